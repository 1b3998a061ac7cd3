/// The observers that a closure sends into: `{ observer.onNext($0) }` feeds what `observer` does.
struct SentObservers {
  let lowering: Lowering
  private var project: Project { lowering.project }

  /// An observer, or a control's property, by the expression that it is sent into.
  struct Target {
    var value: Value
    var expression: Place
  }

  init(_ lowering: Lowering) { self.lowering = lowering }

  /// In the order of the source; what a subscription inside does is its own.
  func targets(of closure: Place, _ frame: FrameID) -> [Target] {
    // `onNext: observer.onNext`.
    if let target = sentInto(closure) { return targets(at: target, frame) }
    guard project.kind(closure) == .closureExpr else { return [] }
    return sends(in: closure).compactMap { project.first($0).flatMap(sentInto) }.flatMap { targets(at: $0, frame) }
  }

  private func targets(at expression: Place, _ frame: FrameID) -> [Target] {
    lowering.alternatives(of: lowering.value(of: expression, in: frame)).compactMap { value in
      switch value {
      case .observer, .sequence: Target(value: value, expression: expression)
      default: nil
      }
    }
  }

  /// `x` in `x.onNext`.
  private func sentInto(_ method: Place) -> Place? {
    guard project.kind(method) == .memberExpr else { return nil }
    switch lowering.dialect.sendingMethods[project.symbol(method)] {
    case .element?, .event?: break
    default: return nil
    }
    return project.first(method).map(project.unwrapped)
  }

  private func sends(in closure: Place) -> [Place] {
    var found: [Place] = []
    var stack = [closure]
    while let at = stack.popLast() {
      for child in project.children(at) {
        switch project.kind(child) {
        case .funcDecl: continue
        case .ifConfigClause where project.flags(child).contains(.isDead): continue
        case .callExpr:
          guard let callee = project.first(child) else { continue }
          if lowering.dialect.sendingMethods[project.symbol(callee)] != nil { found.append(child) }
          if lowering.dialect.subscriptions[project.symbol(callee)] == nil { stack.append(child) }
        default: stack.append(child)
        }
      }
    }
    return found.sorted()
  }
}
