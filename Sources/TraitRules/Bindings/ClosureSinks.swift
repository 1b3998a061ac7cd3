/// Closures that elements are handed to.
extension SubscriptionFinder {
  func closureLook(_ subscription: Subscription, _ closure: Place, isLabelled: Bool) -> SubscriptionLook {
    let receivers = lowering.alternatives(of: subscription.value)
    let isChain = receivers.contains(where: isSequence)
    guard isChain || isLabelled && receivers.contains(where: lowering.isLost) else {
      return receivers.contains(where: isObject) || isForeign(closure, subscription) ? .stranger : .unseen
    }
    if let touch = touch(in: closure, subscription.frame) {
      return .subscription(
        binding(subscription, .closure(touch), project.words(touch.place).firstLine, touch.place))
    }
    let sent = chosenObserver(among: SentObservers(lowering).targets(of: closure, subscription.frame))
    if let (observer, expression) = sent, observer.isUI || !observer.isFollowed {
      return .subscription(
        binding(subscription, .observer(observer), project.words(expression).firstLine, expression))
    }
    return .subscription(
      binding(subscription, isInSight(closure, subscription.frame) ? .other : .unknown, "", nil))
  }

  /// Where a closure touches user interface first.
  func touch(in closure: Place, _ frame: FrameID) -> Touch? { touches.firstTouch(in: closure, frame) }

  /// What says most of several observers: user interface, then what was not followed.
  func chosenObserver(
    among targets: [SentObservers.Target], depth: Int = 0
  ) -> (Observer, Place)? {
    let observers = targets.compactMap { target -> (Observer, Place)? in
      switch target.value {
      case .observer(let ref): (settled(lowering.store[ref], depth: depth), target.expression)
      case .sequence(let chain): controlProperty(chain).map { ($0, target.expression) }
      default: nil
      }
    }
    return observers.first { $0.0.isUI } ?? observers.first { !$0.0.isFollowed } ?? observers.first
  }

  /// `cell.bind(model)`: RxSwift's own take a closure there.
  private func isForeign(_ expression: Place, _ subscription: Subscription) -> Bool {
    guard project.kind(expression) != .closureExpr else { return false }
    let value = lowering.value(of: expression, in: subscription.frame)
    return subscription.word == .bind || lowering.alternatives(of: value).contains(where: isObject)
  }

  /// Whether what a subscription runs for each element can be looked into.
  private func isInSight(_ handler: Place, _ frame: FrameID) -> Bool {
    switch project.kind(handler) {
    case .tupleExpr: project.first(handler).map { isInSight($0, frame) } ?? true
    case .closureExpr, .nilLiteral: true
    // `relay.accept`, `observer.onNext`: whatever that is, it is sent on.
    case .memberExpr where lowering.dialect.sendingMethods[project.symbol(handler)] != nil: true
    default:
      lowering.alternatives(of: lowering.value(of: handler, in: frame)).contains { value in
        switch value {
        case .closure, .functions: true
        default: false
        }
      }
    }
  }
}
