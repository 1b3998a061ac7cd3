/// On which thread a type's code runs for one of its objects, or for those of one subclass: others are called elsewhere.
extension Contexts {
  /// A method, as it is called for the objects of a subclass, or for the one that a call made.
  func code(_ function: Place, calledFor object: ObjectValue) -> ChainID {
    code(function, lowering.selfFrame(lowering.store.object(object), owner: function))
  }

  func findContext(of function: Place, calledFor object: ObjectValue) -> ChainID {
    if meaning.isMainType(at: function) || isMainByAttribute(function) || isolation(of: function) != nil {
      return definition(ofCode: function)
    }
    if !object.site.isNowhere {
      // Made once, by that call, whichever initialisers it leads through.
      if project.kind(function) == .initDecl, let type = project.enclosingType(of: function),
        type == object.type || meaning.inherits(object.type, from: type)
      {
        return context(of: object.site)
      }
      if let property = changedProperty(function) {
        let all = changes(of: property)
        if all.isEmpty { return definition(ofCode: function) }
        let changes = all.filter { !isWhileMade($0) && mayBe($0, aChangeOf: object) }
        return lowering.graph.choice(
          changes.filterOrAll { !isInUnreachedCode($0) }.map {
            context(of: $0, isOnSelf: isChangeOfSelf($0), calledFor: object)
          })
      }
    }
    let calls = callsOrUnreached(of: function)
    if calls.isEmpty || !referenceContexts(of: function).isEmpty { return definition(ofCode: function) }
    return lowering.graph.choice(
      calls.filter { mayBe($0, calledFor: object) }.map {
        context(of: $0, isOnSelf: isCalledOnSelf($0), calledFor: object)
      })
  }

  /// Whether a call can be one for an object: `self` is of the type that the call stands in.
  private func mayBe(_ call: Place, calledFor object: ObjectValue) -> Bool {
    if isCalledOnSelf(call) { return isRelated(selfAt: call, object) }
    guard let callee = project.first(call), project.kind(callee) == .memberExpr, let base = project.first(callee) else {
      return true
    }
    return mayStand(base, for: object)
  }

  private func mayBe(_ change: Place, aChangeOf object: ObjectValue) -> Bool {
    if isChangeOfSelf(change) { return isRelated(selfAt: change, object) }
    return changedBase(of: change).map { mayStand($0, for: object) } ?? true
  }

  private func isRelated(selfAt place: Place, _ object: ObjectValue) -> Bool {
    project.enclosingType(of: place).map { meaning.areRelated($0, object.type) } ?? true
  }

  /// Whether an expression can stand for an object: one that another call made is another one.
  private func mayStand(_ base: Place, for object: ObjectValue) -> Bool {
    lowering.alternatives(of: lowering.value(of: base)).contains { value in
      guard case .object(let ref) = value else { return true }
      let other = lowering.store[ref]
      if !object.site.isNowhere, !other.site.isNowhere, other.type == object.type {
        return other.site == object.site && mayBeKept(other.keeper, where: object.keeper)
      }
      return meaning.areRelated(other.type, object.type)
    }
  }

  private func mayBeKept(_ one: Place, where other: Place) -> Bool { one.isNowhere || other.isNowhere || one == other }

  private func isCalledOnSelf(_ call: Place) -> Bool {
    guard let callee = project.first(call) else { return false }
    if project.kind(callee) == .identifierExpr { return true }
    return project.first(callee).map { isSelf(project.unwrapped($0)) } ?? false
  }

  private func isSelf(_ base: Place) -> Bool { [.selfExpr, .superExpr].contains(project.kind(base)) }

  private func isChangeOfSelf(_ change: Place) -> Bool {
    // A call of what sets something of whatever object.
    if project.kind(change) == .callExpr { return false }
    return changedBase(of: change).map(isSelf) ?? true
  }

  /// Whose property an assignment changes; `nil` where it is named alone.
  private func changedBase(of change: Place) -> Place? {
    if project.kind(change) == .callExpr { return nil }
    // `panel[keyPath: path] = x`.
    if project.kind(change) == .subscriptExpr { return project.first(change).map(project.unwrapped) }
    guard let sequence = project.parent(change), let target = project.first(sequence).map(project.unwrapped),
      project.kind(target) == .memberExpr
    else { return nil }
    return project.first(target).map(project.unwrapped)
  }

  /// Where code runs that is for an object: what leads to it in the same type is for that one as well, with what that one
  /// was made with.
  private func context(of place: Place, isOnSelf: Bool, calledFor object: ObjectValue) -> ChainID {
    guard isOnSelf, let function = project.enclosingFunction(of: place),
      let owner = project.enclosingType(of: function), meaning.inherits(object.type, from: owner),
      owner != object.type || !object.site.isNowhere
    else { return context(ofCall: place) }
    let frame = lowering.selfFrame(lowering.store.object(object), owner: function)
    let around = context(of: project.parent(place) ?? place, frame)
    return around == code(function) ? code(function, calledFor: object) : around
  }

  // MARK: - What an object keeps

  /// The object whose property is assigned to, where the call that made it is in sight.
  func objectKeeping(in target: Place, _ frame: FrameID) -> ObjectValue? {
    let target = project.unwrapped(target)
    let value: Value
    switch project.kind(target) {
    case .memberExpr:
      guard let base = project.first(target) else { return nil }
      value = lowering.forced(lowering.value(of: base, in: frame))
    case .identifierExpr: value = lowering.selfValue(at: target, frame)
    default: return nil
    }
    guard case .object(let ref) = value, !lowering.store[ref].site.isNowhere else { return nil }
    return lowering.store[ref]
  }

  /// Where a closure runs that a property of one object holds: where that object's is called. What others of its type do
  /// with theirs is nothing to it.
  func keptContext(_ use: Place, by object: ObjectValue) -> ChainID? {
    let isOnSelf: Bool
    switch project.kind(use) {
    case .memberExpr:
      guard let base = project.first(use).map(project.unwrapped) else { return nil }
      guard mayStand(base, for: object) else { return lowering.graph.choice([]) }
      isOnSelf = isSelf(base)
    default: isOnSelf = true
    }
    guard isOnSelf, let function = project.enclosingFunction(of: use),
      let owner = project.enclosingType(of: function), meaning.inherits(object.type, from: owner)
    else { return nil }
    let frame = lowering.selfFrame(lowering.store.object(object), owner: function)
    let context = useContext(use, within: nil, at: nil, frame)
    guard context == code(function) else { return context }
    // Who else has the object may call it.
    let isCalled =
      hasContextOfItsOwn(function) || !referenceContexts(of: function).isEmpty
      || callsOrUnreached(of: function).contains { mayBe($0, calledFor: object) }
    return isCalled ? code(function, calledFor: object) : nobodyCalls(function)
  }
}
