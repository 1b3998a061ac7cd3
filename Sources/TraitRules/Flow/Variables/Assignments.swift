/// What is assigned to a stored property or a local, and in which call of the initialiser.
extension Evaluator {
  /// The two sides of an assignment.
  func assignment(_ at: Place) -> (target: Place, source: Place)? {
    guard let sequence = project.parent(at), project.kind(sequence) == .sequenceExpr else { return nil }
    let parts = Array(project.children(sequence))
    guard let index = parts.firstIndex(of: at), index > 0, index + 1 < parts.count else { return nil }
    return (parts[index - 1], parts[index + 1])
  }

  /// The type that the declaration of an assignment's target is written with.
  func declaredType(ofTarget target: Place) -> Place? {
    switch project.kind(target) {
    case .optionalChain, .forceUnwrap: return project.children(target).first.flatMap(declaredType(ofTarget:))
    case .identifierExpr:
      switch lookUp(project.name(target), at: target) {
      case .local(let binding, _)?: return declaredType(of: binding)
      case .member(_, let members)?: return members.first.flatMap { declaredType(of: $0.place) }
      default: return nil
      }
    case .memberExpr:
      guard let base = project.children(target).first, case .instance(let instance) = value(of: base, in: nil) else {
        return nil
      }
      return findMember(instance.type, project.name(target))?.members.first.flatMap { declaredType(of: $0.place) }
    default: return nil
    }
  }

  /// What a stored property is assigned, in initialisers and elsewhere.
  func assignedValues(_ name: String, owner: TypeID, receiver: Value?, _ frame: Frame?) -> [Value] {
    var values: [Value] = []
    let property = project.contents(of: owner).members[name]?.first { $0.kind == .variable }
    let assignments = property.map { project.assignments(to: name, declaredAt: $0.place) }
    for at in (assignments ?? project.assignments(to: name)).prefix(400) {
      guard let (target, source) = assignment(at), assigns(target, name: name, owner: owner) else { continue }
      let value = value(of: source, in: initializerFrame(around: at, owner: owner, receiver: receiver))
      if !value.isPlain { values.append(value) }
      if values.count >= 16 { break }
    }
    return values
  }

  func assigns(_ target: Place, name: String, owner: TypeID) -> Bool {
    let enclosing = project.enclosingType(of: target)
    switch project.kind(target) {
    case .identifierExpr:
      guard let enclosing, isSame(enclosing, orInherits: owner) else { return false }
      if case .member? = lookUp(name, at: target) { return true }
      return false
    case .memberExpr:
      guard var base = project.children(target).first else { return false }
      while project.kind(base) == .optionalChain || project.kind(base) == .forceUnwrap {
        guard let inner = project.children(base).first else { return false }
        base = inner
      }
      if project.kind(base) == .selfExpr {
        guard let enclosing else { return false }
        return isSame(enclosing, orInherits: owner)
      }
      switch value(of: base, in: nil) {
      case .instance(let instance): return isSame(instance.type, orInherits: owner)
      case .metatype(let type): return isSame(type, orInherits: owner)
      default: return false
      }
    default: return false
    }
  }

  /// Whether one of two types is the other, or inherits from it.
  func areRelated(_ type: TypeID, _ other: TypeID) -> Bool {
    isSame(type, orInherits: other) || isSame(other, orInherits: type)
  }

  func isSame(_ type: TypeID, orInherits other: TypeID) -> Bool {
    firstUpward(from: type) { $0 == other ? true : nil } ?? false
  }

  /// The frame of the initialiser around `at`, where the object's making is in sight.
  private func initializerFrame(around at: Place, owner: TypeID, receiver: Value?) -> Frame? {
    guard case .instance(let instance)? = receiver else { return nil }
    let selfFrame = frame(for: receiver, owner: at)
    guard let construction = instance.construction, let function = enclosingFunction(of: at),
      project.kind(function) == .initDecl
    else { return selfFrame }
    let made = arguments(of: construction.place, construction.frame)
    // Another initialiser than the one that was called: reached through it, with arguments of its own.
    guard accepts(function, made) else { return selfFrame }
    let frame = Frame(owner: function, parent: nil, selfValue: receiver.map { LazyValue($0) })
    bind(made, toParametersOf: function, in: frame)
    return frame
  }

  func enclosingFunction(of place: Place) -> Place? {
    let tree = project.tree(place)
    var current = place.node
    while current != 0 {
      switch tree[current].kind {
      case .funcDecl, .initDecl, .subscriptDecl, .deinitDecl, .accessor: return Place(file: place.file, node: current)
      case .classDecl, .structDecl, .enumDecl, .actorDecl, .extensionDecl: return nil
      default: current = tree.parent(current)
      }
    }
    return nil
  }
}
