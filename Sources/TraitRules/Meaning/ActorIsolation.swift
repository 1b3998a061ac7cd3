/// To which actor a declaration is isolated.
enum Isolation {
  /// To the main actor, as sources in sight ask.
  case main
  /// To the main actor, as UIKit asks. Calls from elsewhere compile where nobody asked for strict concurrency.
  case mainByFramework
  /// To no actor that runs on main: to a global actor of the app's own, or `@concurrent`.
  case elsewhere

  var isMain: Bool { self != .elsewhere }
}

/// Isolation as the compiler infers it: from attributes, from what a declaration overrides, from the requirement that it
/// meets where the conformance is stated, and from its type. (SE-0316: "Global actor inference")
extension Meaning {
  /// The isolation of a function, an initialiser, a subscript or a variable.
  func isolation(of declaration: Place) -> Isolation? {
    let flags = project.flags(declaration)
    if flags.contains(.isNonisolated) { return nil }
    if let own = isolation(byAttributesOf: declaration) { return own }
    guard project.parent(declaration).map({ project.kind($0) }) == .memberBlock else {
      return isolation(aroundLocal: declaration)
    }
    guard let around = project.declarationAround(declaration) else { return nil }
    guard let type = project.enclosingType(of: declaration) else { return isolation(byAttributesOf: around) }
    if flags.contains(.isOverride), let above = isolation(overriddenBy: declaration, in: type) { return above }
    if let required = isolation(requiredOf: declaration, statedAt: around, of: type) { return required }
    return isolation(byAttributesOf: around) ?? isolation(ofType: type)
  }

  /// The isolation of a type, by itself or by those above it that its own declaration names. A conformance that an
  /// extension states isolates no more than what meets its requirements there.
  func isolation(ofType type: TypeID) -> Isolation? {
    if let known = isolationMemo[type] { return known }
    return stack.answer {
      findIsolation(ofType: type)
    } keep: {
      isolationMemo[type] = $0
    }
  }

  private func findIsolation(ofType type: TypeID) -> Isolation? {
    var visited: Set = [type]
    var waiting = [type]
    var found: Isolation?
    while let next = waiting.popLast() {
      let declaration = project.declaration(next)
      if let own = declaration.attributes.lazy.compactMap(isolation(byAttribute:)).first { return own }
      let written = inheritedTypes(of: next, statedAt: declaration.place)
      if written.contains(where: isOnMainByFramework) { found = .mainByFramework }
      for above in superTypes(of: next, writtenAt: written) where visited.insert(above).inserted {
        waiting.append(above)
      }
    }
    return found
  }

  /// The isolation that attributes say which stand at a declaration or a closure's signature.
  func isolation(byAttributesOf place: Place) -> Isolation? {
    for child in project.children(place) where project.kind(child) == .attribute {
      if let found = isolation(byAttribute: project.symbol(child)) { return found }
    }
    return nil
  }

  private func isolation(byAttribute name: Symbol) -> Isolation? {
    if name == .MainActor { return .main }
    if name == .concurrent || isGlobalActor(name) { return .elsewhere }
    return nil
  }

  /// An actor of the app's own; `@UIActor class Screen` has another than its name says, where that is an alias.
  private func isGlobalActor(_ name: Symbol) -> Bool {
    project.isCapitalized(name)
      && project.types(named: name).contains { project.declaration($0).attributes.contains(Symbol(.globalActor)) }
  }

  /// A function in another one is isolated as that is.
  private func isolation(aroundLocal declaration: Place) -> Isolation? {
    guard project.kind(declaration) == .funcDecl, let body = project.enclosingBody(of: declaration),
      [.funcDecl, .initDecl].contains(project.kind(body))
    else { return nil }
    return isolation(of: body)
  }

  private func isolation(overriddenBy declaration: Place, in type: TypeID) -> Isolation? {
    var at = superclass(of: type)
    // A superclass is one, and a cycle of them does not compile.
    for _ in 0..<64 {
      guard let above = at else { return nil }
      if let overridden = namesake(of: declaration, in: above) { return isolation(of: overridden) }
      at = superclass(of: above)
    }
    return nil
  }

  private func isolation(requiredOf declaration: Place, statedAt around: Place, of type: TypeID) -> Isolation? {
    let written = inheritedTypes(of: type, statedAt: around)
    for stated in superTypes(of: type, writtenAt: written) where project.declaration(stated).kind == .protocol {
      let required = firstUpward(from: stated) { above in
        namesake(of: declaration, in: above).flatMap { isolation(of: $0) }
      }
      if let required { return required }
    }
    return written.contains(where: isOnMainByFramework) && isHandedUI(declaration) ? .mainByFramework : nil
  }

  /// Whether the first parameter of a function is user interface, as that of a delegate's methods is.
  private func isHandedUI(_ function: Place) -> Bool {
    guard let first = project.parameters(of: function).first, let type = project.type(ofParameter: first),
      project.kind(type) == .simpleType
    else { return false }
    return isUI(project.symbol(type))
  }

  /// The member of a type that has the name and the labels of another declaration.
  private func namesake(of declaration: Place, in type: TypeID) -> Place? {
    let isFunction = project.kind(declaration) == .funcDecl
    let named = isFunction ? declaration : project.child(declaration, .patternBinding).flatMap { project.first($0) }
    guard isFunction || project.kind(declaration) == .variableDecl, let named else { return nil }
    let found = (project.contents(of: type).members[project.symbol(named)] ?? []).lazy
      .filter { $0.kind == (isFunction ? .function : .variable) }.map(\.place)
    guard isFunction else { return found.first.flatMap { project.parent($0) } }
    let labels = project.parameters(of: declaration).map { project.label($0) }
    return found.first { project.parameters(of: $0).map { project.label($0) } == labels }
  }

  /// What an inheritance clause names that stands at a type's declaration or at one of its extensions.
  private func inheritedTypes(of type: TypeID, statedAt place: Place) -> [Place] {
    project.contents(of: type).inheritedTypes.filter { project.declarationAround($0) == place }
  }

  private func isOnMainByFramework(_ written: Place) -> Bool {
    names(writtenAt: written).contains { name in
      IsolatedProtocols.areOnMain(project.text(name)) && project.types(named: name).isEmpty
    }
  }
}

extension Project {
  /// The type's declaration or the extension that a place stands in.
  fileprivate func declarationAround(_ place: Place) -> Place? {
    var current = parent(place)
    while let at = current, !kind(at).declaresType { current = parent(at) }
    return current
  }
}
