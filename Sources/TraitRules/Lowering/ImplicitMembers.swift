/// Members that are written without the type that has them.
extension Lowering {
  /// `.just(1)`, `.empty()`, `.init(…)`: a member of the type that the context gives.
  func implicitMember(_ place: Place, call: Place?, _ frame: FrameID) -> Value {
    let name = project.symbol(place)
    if let context = contextualType(of: call ?? place) {
      let type = typeValue(context, frame)
      if let value = implicitMember(name, of: type, at: place, call: call, frame) { return value }
    }
    if let value = alternative(to: call ?? place, frame) {
      for type in alternatives(of: value) {
        if let value = implicitMember(name, of: type, at: place, call: call, frame) { return value }
      }
    }
    if let call, let value = staticOperatorCall(name, on: .observable, call: call, callee: place, frame) {
      return value
    }
    if let scheduler = schedulerMember(name, of: Symbol(.MainScheduler), at: place),
      name == .instance || name == .asyncInstance
    {
      return scheduler
    }
    if call == nil { return contextualQueue(name, at: place) ?? .enumCase(name) }
    return .lost(place, name)
  }

  private func implicitMember(
    _ name: Symbol, of type: Value, at place: Place, call: Place?, _ frame: FrameID
  ) -> Value? {
    switch type {
    case .object(let ref):
      let object = store[ref]
      if name == .`init`, let call {
        if isInert(object.type) { return type }
        return store.object(
          ObjectValue(type: object.type, site: call, frame: frame, generics: object.generics))
      }
      let value = staticMember(name, of: object.type, at: place, frame)
      return call.map { call in each(value) { apply($0, call: call, frame) } } ?? value
    case .sequence(let chain):
      guard let call else { return nil }
      let trait = graph.trait(of: chain)
      if name == .`init` { return sequenceConstruction(trait, call: call, callee: place, frame) }
      return staticOperatorCall(name, on: trait, call: call, callee: place, frame) ?? type
    case .outside(let ref):
      if name == .`init`, let call { return outsideConstruction(store[ref].type, call: call, callee: call, frame) }
      return schedulerMember(name, of: store[ref].type, at: place, isCalled: call != nil)
        ?? outsideStatic(name, of: store[ref].type, at: place, call: call, frame)
    case .observer(let ref):
      // `var caption: Binder<String> { .init(self) { … } }`
      guard name == .`init`, let call else { return nil }
      return outsideConstruction(project.symbol(store[ref].place), call: call, callee: call, frame)
    case .tuple: return type
    default: return nil
    }
  }

  private func outsideStatic(
    _ name: Symbol, of type: Symbol, at place: Place, call: Place?, _ frame: FrameID
  ) -> Value? {
    let value = outsideStaticMember(name, of: type, at: place)
    if isLost(value) { return nil }
    return call.map { call in each(value) { apply($0, call: call, frame) } } ?? value
  }

  /// `.main`, `.global()` as an argument whose parameter nobody declares in sight.
  private func contextualQueue(_ name: Symbol, at place: Place) -> Value? {
    name == .main ? schedulerMember(name, of: Symbol(.DispatchQueue), at: place) : nil
  }

  /// What an expression stands beside, as another choice of the same type: `a ?? .empty()`, `flag ? a : .empty()`.
  private func alternative(to expression: Place, _ frame: FrameID) -> Value? {
    guard let parent = project.parent(expression) else { return nil }
    if project.kind(parent) == .ternaryOperator { return alternative(to: parent, frame) }
    guard project.kind(parent) == .sequenceExpr else { return nil }
    let parts = Array(project.children(parent))
    guard let index = parts.firstIndex(of: expression) else { return nil }
    let others: [Place]
    if let question = parts.firstIndex(where: { project.kind($0) == .ternaryOperator }) {
      guard parts.count == question + 2 else { return nil }
      others = index == question ? [parts[index + 1]] : [project.first(parts[question])].compactMap(\.self)
    } else if index > 1, project.name(parts[index - 1]) == "??" {
      others = [parts[index - 2]]
    } else {
      return nil
    }
    return others.first { !isImplicitMember($0) }.map { value(of: $0, in: frame) }
  }

  private func isImplicitMember(_ expression: Place) -> Bool {
    var current = expression
    while project.kind(current) == .callExpr, let callee = project.first(current) { current = callee }
    return project.kind(current) == .implicitMemberExpr
  }
}
