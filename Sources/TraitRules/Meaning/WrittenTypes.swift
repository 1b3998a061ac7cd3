/// Which declaration a written type means, through nesting and aliases.
extension Meaning {
  /// The declaration of the type written at `place`.
  func type(writtenAt place: Place) -> TypeID? {
    writtenTypes.answer(to: place, beyond: nil) { findType(writtenAt: place) }
  }

  private func findType(writtenAt place: Place) -> TypeID? {
    switch project.kind(place) {
    case .optionalType, .tupleTypeElement: return project.first(place).flatMap(type(writtenAt:))
    case .memberType:
      guard let base = project.first(place) else { return nil }
      let name = project.symbol(place)
      if let owner = type(writtenAt: base) { return nestedType(name, in: owner) }
      // `Module.Type`.
      return project.outermostType(named: name, ofModule: project.symbol(base), from: place.file)
    case .simpleType, .identifierExpr:
      let name = project.symbol(place)
      return name == .Self ? project.enclosingType(of: place) : type(named: name, at: place)
    default: return nil
    }
  }

  /// The type that a bare name means at a place.
  func type(named name: Symbol, at place: Place) -> TypeID? {
    type(named: name, in: project.enclosingType(of: place), from: place.file)
  }

  /// - Parameter scope: the type in which the name stands; those around it are looked into, too.
  func type(named name: Symbol, in scope: TypeID?, from file: Int32) -> TypeID? {
    var scope = scope
    while let type = scope {
      if let nested = nestedType(name, in: type) { return nested }
      if project.declaration(type).name == name { return type }
      scope = project.parent(of: type)
    }
    let candidates = project.outermostTypes(named: name, from: file)
    let aliases = project.aliases(named: name)
    if let best = candidates.first {
      if let alias = aliases.first(where: { $0.file == file }) { return type(ofAlias: alias) }
      return best
    }
    return project.nearest(aliases, to: file) { $0 }.first.flatMap(type(ofAlias:))
  }

  private func type(ofAlias alias: Place) -> TypeID? {
    guard let target = project.children(alias).last, project.symbol(target) != project.symbol(alias) else { return nil }
    return type(writtenAt: target)
  }

  /// A nested type or an alias of one, the superclasses' included, and aliases that protocols have.
  func nestedType(_ name: Symbol, in type: TypeID) -> TypeID? {
    if let nested = classesNestedType(name, in: type) { return nested }
    guard let target = inheritedTypealias(name, in: type), project.symbol(target) != name else { return nil }
    return self.type(writtenAt: target)
  }

  private func classesNestedType(_ name: Symbol, in type: TypeID) -> TypeID? {
    var at = type
    // A superclass is one, and a cycle of them does not compile.
    for _ in 0..<64 {
      if let nested = project.contents(of: at).nestedTypes[name] { return nested }
      if let target = typealiasTarget(name, in: at), project.symbol(target) != name {
        return self.type(writtenAt: target)
      }
      guard let superclass = superclass(of: at) else { return nil }
      at = superclass
    }
    return nil
  }

  /// A type that an extension of an outside type declares.
  func nestedType(_ name: Symbol, inOutside outside: Symbol, from file: Int32) -> TypeID? {
    project.outermostTypes(named: name, from: file).first { type in
      project.declaration(type).extensionAround.map(project.extendedName) == outside
    }
  }

  /// The same by an expression that names the outside type, or an alias of it.
  private func outsideNestedType(_ name: Symbol, in base: Place) -> TypeID? {
    guard [.identifierExpr, .memberExpr].contains(project.kind(base)) else { return nil }
    let alias = project.kind(base) == .identifierExpr ? typealiasTarget(writtenAt: base) : nil
    return nestedType(name, inOutside: project.symbol(alias ?? base), from: base.file)
  }

  /// What `typealias name = …` in a type stands for.
  func typealiasTarget(_ name: Symbol, in type: TypeID) -> Place? {
    guard let alias = project.contents(of: type).typealiases[name], project.kind(alias) == .typealiasDecl else {
      return nil
    }
    return project.children(alias).last
  }

  /// What an alias that is written at a place stands for, whether or not that is a type in sight.
  func typealiasTarget(writtenAt place: Place) -> Place? {
    let name = project.symbol(place)
    var scope = project.enclosingType(of: place)
    while let type = scope {
      if let target = inheritedTypealias(name, in: type), project.symbol(target) != name { return target }
      scope = project.parent(of: type)
    }
    let candidates = project.nearest(project.aliases(named: name), to: place.file) { $0 }
    guard let alias = candidates.first, let target = project.children(alias).last, project.symbol(target) != name else {
      return nil
    }
    return target
  }

  /// An alias of a type, its superclasses and its protocols.
  func inheritedTypealias(_ name: Symbol, in type: TypeID) -> Place? {
    firstUpward(from: type) { typealiasTarget(name, in: $0) }
  }

  /// Whether a written type is that of a function, also by an alias.
  func isFunction(_ type: Place) -> Bool { functionType(type) != nil }

  /// The function type that a written type is, an optional one included, or that its alias stands for.
  func functionType(_ type: Place) -> Place? {
    var type = type
    // Aliases of each other do not compile.
    for _ in 0..<16 {
      let next: Place?
      switch project.kind(type) {
      case .functionType: return type
      case .optionalType, .tupleTypeElement: next = project.first(type)
      case .tupleType: next = project.children(type).count == 1 ? project.first(type) : nil
      case .simpleType: next = typealiasTarget(writtenAt: type)
      case .memberType:
        let owner = project.first(type).flatMap { self.type(writtenAt: $0) }
        next = owner.flatMap { inheritedTypealias(project.symbol(type), in: $0) }
      default: next = nil
      }
      guard let next else { return nil }
      type = next
    }
    return nil
  }

  /// Whether a parameter is a function.
  func takesFunction(_ parameter: Place) -> Bool { project.type(ofParameter: parameter).map(isFunction) ?? false }

  /// The type that `Name(…)` or `Outer.Name(…)` makes an object of, by its callee.
  func type(madeBy callee: Place) -> TypeID? {
    if let known = calleeTypeMemo[callee] { return known }
    return stack.answer {
      findType(madeBy: callee)
    } keep: {
      calleeTypeMemo[callee] = .some($0)
    }
  }

  /// The module before a name: `Networking` in `Networking.Client()`, unless something nearer is called so.
  func module(namedBy base: Place) -> Symbol? {
    guard project.kind(base) == .identifierExpr, case let name = project.symbol(base), project.isCapitalized(name),
      project.isModule(name, from: base.file), lookUp(name, at: base) == nil
    else { return nil }
    return name
  }

  private func findType(madeBy callee: Place) -> TypeID? {
    switch project.kind(callee) {
    case .identifierExpr:
      let name = project.symbol(callee)
      if name == .Self { return project.enclosingType(of: callee) }
      guard project.isCapitalized(name) || project.text(name).hasPrefix("_") else { return nil }
      return type(named: name, at: callee)
    case .memberExpr:
      guard let base = project.first(callee) else { return nil }
      guard let owner = type(madeBy: base) else {
        return module(namedBy: base).flatMap {
          project.type(named: project.symbol(callee), ofModule: $0, from: callee.file)
        } ?? outsideNestedType(project.symbol(callee), in: base)
      }
      return nestedType(project.symbol(callee), in: owner)
    // `(any Screen).Input(…)`.
    case .tupleExpr: return project.inParentheses(callee).flatMap(type(madeBy:))
    default: return nil
    }
  }
}
