/// What is assigned to a stored property, and in which call of the initialiser.
extension Lowering {
  struct AssignedValue {
    var value: Value
    /// The expression on the right.
    var source: Place
    /// The operator.
    var place: Place
  }

  /// The two sides of a plain assignment, by its operator.
  func assignment(_ at: Place) -> (target: Place, source: Place)? {
    guard project.kind(at) == .assignmentOperator, let sequence = project.parent(at),
      project.kind(sequence) == .sequenceExpr
    else { return nil }
    let parts = Array(project.children(sequence))
    guard let index = parts.firstIndex(of: at), index > 0, index + 1 < parts.count else { return nil }
    return (parts[index - 1], parts[index + 1])
  }

  /// What a stored property is assigned, in initialisers and elsewhere.
  func assignedValues(_ name: Symbol, binding: Place, owner: TypeID, receiver: Value) -> [AssignedValue] {
    var result: [AssignedValue] = []
    var reader = owner
    // Of what a superclass declares, each subclass has its own.
    if case .object(let ref) = receiver { reader = store[ref].type }
    for at in project.changes(of: name, declaredAt: binding) {
      guard meaning.counts(at, for: binding), let (target, source) = assignment(at),
        assigns(target, name: name, owner: owner, readBy: reader)
      else { continue }
      let function = project.enclosingFunction(of: at)
      let frames = assignmentFrames(around: at, function, owner: owner, receiver: receiver)
      guard !frames.isEmpty else { continue }
      var assigned = join(frames.map { assignedValue(source, after: at, $0) })
      if assigned == .plain || assigned == .nothing { continue }
      if project.kind(project.unwrapped(target)) == .subscriptExpr {
        // `items[key] = x` gives a collection an element; of any other type, its subscript is called.
        guard case .array? = project.declaredType(of: binding).map({ typeValue($0) }) else { continue }
        assigned = store.array(of: assigned)
      }
      result.append(AssignedValue(value: assigned, source: source, place: at))
    }
    return result
  }

  /// What is assigned to a property that an extension gives to a type from outside.
  func valuesAssigned(toOutsideMember name: Symbol, declaredAt binding: Place) -> [Value] {
    changes(ofOutsideMember: name, declaredAt: binding).compactMap { at in
      assignment(at).map { assignedValue($0.source, after: at, .none) }
    }
  }

  /// What assigns a property that an extension gives to a type from outside; none where something of that name is assigned
  /// of which nobody knows whose it is.
  func changes(ofOutsideMember name: Symbol, declaredAt binding: Place) -> [Place] {
    var changes: [Place] = []
    for at in project.changes(of: name, declaredAt: binding) {
      guard meaning.counts(at, for: binding), let (target, _) = assignment(at), let owner = owner(ofAssigned: target)
      else { continue }
      let owners = typeNames(of: forced(owner))
      if owners.isEmpty { return [] }
      let meant = meaning.outsideMembers(named: name, of: owners, from: target.file)
      if meant.contains(where: { $0.place == binding }) { changes.append(at) }
    }
    return changes
  }

  /// Whose member stands on the left of an assignment; `nil` where that is a local name.
  private func owner(ofAssigned target: Place) -> Value? {
    switch project.kind(target) {
    case .memberExpr: return project.first(target).map { value(of: project.unwrapped($0)) } ?? .lost(target, .none)
    case .identifierExpr:
      if case .local? = meaning.lookUp(project.symbol(target), at: target) { return nil }
      return selfValue(at: target, .none)
    default: return .lost(target, .none)
    }
  }

  /// The right side of an assignment, which may be a choice of several operands.
  func assignedValue(_ source: Place, after at: Place, _ frame: FrameID) -> Value {
    guard let sequence = project.parent(at) else { return .plain }
    let parts = Array(project.children(sequence))
    guard let index = parts.firstIndex(of: at), index + 2 < parts.count else { return value(of: source, in: frame) }
    return operands(parts[(index + 1)...], at: sequence, frame)
  }

  /// Whether what stands on the left of an assignment is a property of a type, or of one that inherits it.
  ///
  /// - Parameter reader: the type of the object that it is read from.
  func assigns(_ target: Place, name: Symbol, owner: TypeID, readBy reader: TypeID) -> Bool {
    func isOf(_ type: TypeID) -> Bool {
      // What a protocol's extension does, it does for all who conform.
      isConformer(owner, of: type)
        || meaning.inherits(type, from: owner) && (reader == owner || meaning.areRelated(type, reader))
    }
    switch project.kind(target) {
    case .identifierExpr:
      guard project.symbol(target) == name, let enclosing = project.enclosingType(of: target),
        isOf(enclosing), case .member? = meaning.lookUp(name, at: target)
      else { return false }
      return true
    case .memberExpr:
      guard project.symbol(target) == name, let base = project.first(target).map(project.unwrapped) else {
        return false
      }
      if project.kind(base) == .selfExpr {
        return project.enclosingType(of: target).map(isOf) ?? false
      }
      return alternatives(of: value(of: base)).contains { receiver in
        switch handedObject(receiver, having: name) {
        case .object(let ref): isOf(store[ref].type)
        case .metatype(let type): isOf(type)
        default: false
        }
      }
    case .optionalChain, .forceUnwrap, .subscriptExpr:
      return project.first(target).map { assigns($0, name: name, owner: owner, readBy: reader) } ?? false
    default: return false
    }
  }

  func isConformer(_ type: TypeID, of protocolType: TypeID) -> Bool {
    project.declaration(protocolType).kind == .protocol && meaning.inherits(type, from: protocolType)
  }

  /// The frames in which an assigned expression is looked at: in an initialiser whose call is in sight, with the
  /// arguments of that call; none in one that did not make the object.
  func assignmentFrames(around at: Place, _ function: Place?, owner: TypeID, receiver: Value) -> [FrameID] {
    // What stands in another type's code speaks of that one's self.
    guard case .object(let ref) = receiver, let enclosing = project.enclosingType(of: at),
      meaning.areRelated(enclosing, store[ref].type)
    else { return [.none] }
    let object = store[ref]
    let own = selfFrame(receiver, owner: at)
    guard let function, project.kind(function) == .initDecl else { return [own] }
    guard !object.site.isNowhere else {
      return makings(agreeingWith: object)?.compactMap { frame(ofInitializer: function, making: $0) } ?? [own]
    }
    if let made = frame(ofInitializer: function, making: object) { return [made] }
    return isPassedOver(function, making: object) ? [] : [own]
  }

  /// Whether an object was made by another initialiser of its type, and not by way of this one.
  private func isPassedOver(_ initializer: Place, making object: ObjectValue) -> Bool {
    let own = project.contents(of: object.type).initializers
    guard own.contains(initializer),
      let called = self.initializer(of: object.type, taking: arguments(of: object.site, object.frame), at: object.site),
      own.contains(called)
    else { return false }
    return called != initializer && !delegates(called)
  }

  /// A property of a type with a memberwise initialiser: what the visible calls of it pass.
  func memberwiseValue(_ name: Symbol, owner: TypeID, receiver: Value) -> Value? {
    guard project.contents(of: owner).initializers.isEmpty, project.declaration(owner).kind == .struct else {
      return nil
    }
    if case .object(let ref) = receiver, !store[ref].site.isNowhere {
      let object = store[ref]
      return memberwiseValue(name, owner: owner, arguments(of: object.site, object.frame))
    }
    let passed = makingCalls(of: owner, receiver).compactMap {
      memberwiseValue(name, owner: owner, arguments(of: $0, .none))
    }
    return passed.isEmpty ? nil : join(passed)
  }

  private func makingCalls(of type: TypeID, _ object: Value) -> [Place] {
    guard case .object(let ref) = object, let made = makings(agreeingWith: store[ref]) else {
      return constructions(of: type)
    }
    return made.map(\.site)
  }

  private func memberwiseValue(_ name: Symbol, owner: TypeID, _ arguments: [Argument]) -> Value? {
    if let labelled = arguments.first(where: { $0.label == name }) { return labelled.value(self) }
    guard let trailing = arguments.first(where: { $0.isTrailing && $0.label.isNone }),
      propertyTakingTrailingClosure(of: owner, besides: arguments.map(\.label))?.name == name
    else { return nil }
    return trailing.value(self)
  }

  /// The type that the declaration of an assignment's target is written with.
  func declaredType(ofTarget target: Place) -> Place? {
    switch project.kind(target) {
    case .optionalChain, .forceUnwrap: return project.first(target).flatMap(declaredType(ofTarget:))
    case .identifierExpr:
      switch meaning.lookUp(project.symbol(target), at: target) {
      case .local(let binding, _)?: return project.declaredType(of: binding)
      case .member(let found)?: return found.members.first.flatMap { project.declaredType(of: $0.place) }
      default: return nil
      }
    case .memberExpr:
      guard let base = project.first(target), case .object(let ref)? = alternatives(of: value(of: base)).first else {
        return nil
      }
      return meaning.members(named: project.symbol(target), of: store[ref].type)?.members.first
        .flatMap { project.declaredType(of: $0.place) }
    default: return nil
    }
  }
}
