/// Where a closure is read that a parameter, a variable or an `if let` holds, and what it is called with there.
extension Lowering {
  /// The expressions in a function that read one of its parameters, but for those that ask whether it is `nil`.
  func uses(of parameter: Place, in function: Place) -> [Place] {
    project.mentions(of: project.symbol(parameter), in: function.file).filter { use in
      guard project.kind(use) == .identifierExpr, project.isInside(use, function),
        case .parameter(let read, _)? = meaning.lookUpUnwrapped(project.symbol(use), at: use)
      else { return false }
      return read == parameter && !isComparedWithNil(use)
    }
  }

  /// The expressions in a closure that read one of its parameters, by its position.
  func uses(ofParameter index: Int, ofClosure closure: Place) -> [Place] {
    let named = project.parameters(ofClosure: closure)
    guard named.isEmpty || named.indices.contains(index) else { return [] }
    let name = named.isEmpty ? project.symbols.intern("$\(index)") : project.symbol(named[index])
    return project.mentions(of: name, in: closure.file).filter { use in
      guard project.kind(use) == .identifierExpr, project.isInside(use, closure), !isComparedWithNil(use) else {
        return false
      }
      if named.isEmpty { return project.enclosingClosure(of: use) == closure }
      guard case .closureParameter(_, _, let read)? = meaning.lookUpUnwrapped(name, at: use) else { return false }
      return read == closure
    }
  }

  /// The uses of the name that `if let name = expression` gives a value; `nil` where it gives none.
  func usesOfBound(_ expression: Place) -> [Place]? {
    guard let parent = project.parent(expression), project.kind(parent) == .optionalBinding,
      let statement = project.parent(parent)
    else { return nil }
    let scope = project.kind(statement) == .guardStmt ? project.parent(statement) ?? statement : statement
    return project.mentions(of: project.symbol(parent), in: parent.file).filter { use in
      guard project.kind(use) == .identifierExpr, project.isInside(use, scope),
        case .optionalBinding(let bound)? = meaning.lookUp(project.symbol(use), at: use)
      else { return false }
      return bound == parent
    }
  }

  /// The expressions that read a variable which holds a closure, in order of file and place.
  ///
  /// - Parameter isHandedAnywhere: whether what hands it on is looked for in all files, and not where it is declared alone:
  ///   calls are indexed, and what else names it is not.
  func usesOfStored(_ binding: Place, isHandedAnywhere: Bool = false) -> [Place] {
    guard let pattern = project.first(binding), project.kind(pattern) == .identifierPattern else { return [] }
    let name = project.symbol(pattern)
    let isLocal = project.enclosingBody(of: binding) != nil
    let isPrivate = project.parent(binding).map { project.flags($0).contains(.isPrivate) } ?? false
    var uses = isLocal || isPrivate ? [] : Set(project.calls(of: name).compactMap { project.first($0) })
    // What is written as something else than a function holds none that anybody hands on.
    let isHanded =
      isHandedAnywhere && !isLocal && !isPrivate
      && project.declaredType(of: binding).map(meaning.isFunction) ?? true
    for file in isHanded ? project.files(handing: name) : [binding.file] {
      uses.formUnion(project.mentions(of: name, in: file))
    }
    let named = uses.map(project.unwrapped).filter { use in
      meaning.counts(use, for: binding) && !project.isAssigned(use) && !isComparedWithNil(use)
        && variable(namedBy: use) == binding
    }
    return (named + usesOfNewValue(in: binding)).sorted()
  }

  /// What a property that keeps nothing itself does with what is assigned to it: `set { button.onTap = newValue }`.
  private func usesOfNewValue(in binding: Place) -> [Place] {
    guard let block = project.child(binding, .accessorBlock),
      let setter = project.children(block).first(where: {
        project.kind($0) == .accessor && project.symbol($0) == .set
      })
    else { return [] }
    let name = project.label(setter).isNone ? Symbol(.newValue) : project.label(setter)
    return project.mentions(of: name, in: binding.file).map(project.unwrapped).filter { use in
      guard project.isInside(use, setter), !isComparedWithNil(use),
        case .accessorValue(setter)? = meaning.lookUp(name, at: use)
      else { return false }
      return true
    }
  }

  /// `handler == nil`: whether there is a closure, nobody calls it for.
  private func isComparedWithNil(_ use: Place) -> Bool {
    guard let parent = project.parent(use), project.kind(parent) == .sequenceExpr else { return false }
    let parts = Array(project.children(parent))
    guard let index = parts.firstIndex(of: use) else { return false }
    return [index - 1, index + 1].contains { at in
      guard parts.indices.contains(at), ["==", "!="].contains(project.name(parts[at])) else { return false }
      let other = at < index ? at - 1 : at + 1
      return parts.indices.contains(other) && project.kind(parts[other]) == .nilLiteral
    }
  }

  // MARK: - What it is called with

  /// What a closure is called with, by what becomes of it at a place: called, bound to another name, stored, handed on.
  ///
  /// - Parameters:
  ///   - frame: the call in progress of the function around the place.
  ///   - known: places that were looked at on the way.
  func inputs(where use: Place, _ frame: FrameID = .none, known: inout Set<Place>) -> [[Value]] {
    guard known.insert(use).inserted, known.count < 200 else { return [] }
    let expression = project.withItsUnwrapping(use)
    if let bound = usesOfBound(expression) { return bound.flatMap { inputs(where: $0, frame, known: &known) } }
    guard let parent = project.parent(expression) else { return [] }
    switch project.kind(parent) {
    case .callExpr where project.first(parent) == expression:
      return [arguments(of: parent, frame).map { $0.value(self) }]
    case .argument:
      guard let call = project.parent(parent), project.kind(call) == .callExpr else { return [] }
      return functions(calledBy: call, frame).filter(project.hasBody).flatMap { function -> [[Value]] in
        guard let parameter = parameter(taking: parent, of: call, function: function) else { return [] }
        return uses(of: parameter, in: function).flatMap { inputs(where: $0, known: &known) }
      }
    default:
      guard let stored = storage(ofClosure: expression) else { return [] }
      return usesOfStored(stored).flatMap { inputs(where: $0, known: &known) }
    }
  }

  /// Each input of several calls.
  func joined(_ calls: [[Value]]) -> [Value]? {
    guard let count = calls.map(\.count).max(), count > 0 else { return nil }
    return (0..<count).map { index in join(calls.filter { $0.count > index }.map { $0[index] }) }
  }
}
