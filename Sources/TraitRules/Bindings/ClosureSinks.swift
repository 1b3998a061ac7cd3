/// Closures that elements are handed to.
extension SubscriptionFinder {
  func closureLook(_ subscription: Subscription, _ closure: Place, isLabelled: Bool) -> SubscriptionLook {
    let receivers = lowering.alternatives(of: subscription.value)
    let isChain = receivers.contains(where: isSequence)
    guard isChain || isLabelled && receivers.contains(where: lowering.isLost) else {
      return receivers.contains(where: isObject) || isForeign(closure, subscription) ? .stranger : .unseen
    }
    if let touch = touches.firstTouch(in: closure, subscription.frame) {
      let binding = binding(subscription, .closure(touch), project.outline(touch.place).firstLine, touch.place)
      if !isLabelled, subscription.word == .subscribe, let atEnds = byEnds(binding, closure, subscription.frame) {
        return .subscription(atEnds)
      }
      if touch.isAway, touch.move != .toMain, binding.arriving.threads.isDisjoint(with: [.background, .unknown]) {
        // Off main, and not by the chain's doing.
        return .subscription(self.binding(subscription, .unknown, "", nil))
      }
      let isHandedObject = lowering.arguments(of: subscription.call, subscription.frame).first?.label == Symbol(.with)
      return .subscription(byCases(binding, closure, isHandedObject: isHandedObject, subscription.frame))
    }
    let targets = SentObservers(lowering).targets(of: closure, subscription.frame)
    let sent = chosenObserver(among: targets)
    if let (observer, expression) = sent, observer.isUI || !observer.isFollowed {
      return .subscription(
        binding(subscription, .observer(observer), project.outline(expression).firstLine, expression))
    }
    let takesElements = isLabelled || subscription.word == .bind
    if let relay = targets.first(where: { isFed($0, withElementsAlone: takesElements) })?.expression {
      return .subscription(
        binding(subscription, .relay(isClosure: true), project.outline(relay).firstLine, relay))
    }
    // What a queue runs off main is not the chain's doing, and no reason to call it clean.
    let isKnown =
      isInSight(closure, subscription.frame) && !touches.touchesAway(in: closure, subscription.frame)
    return .subscription(binding(subscription, isKnown ? .other : .unknown, "", nil))
  }

  /// The same with the closures that are told of the end and touch user interface:
  /// `subscribe(onNext: save, onError: { label.text = … })`. Where elements touch none, the first of them is the sink.
  func withEnds(_ look: SubscriptionLook, _ subscription: Subscription, _ arguments: [Argument]) -> SubscriptionLook {
    guard case .subscription(var binding) = look else { return look }
    let ends = arguments.flatMap { argument -> [Binding.End] in
      var events = Self.events(toldTo: argument.label).filter { $0 != .element }
      if events.isEmpty, let event = endToldBare(argument, arguments) { events = [event] }
      guard !events.isEmpty, let touch = touches.firstTouch(in: argument.expression, subscription.frame) else {
        return []
      }
      return events.filter { $0.canCome(of: binding.facts) }.map {
        Binding.End(event: $0, touch: touch, text: project.outline(touch.place).firstLine)
      }
    }
    if binding.isUI {
      binding.ends = ends
    } else if let first = ends.first {
      binding = binding.atEnd(first)
      binding.ends = Array(ends.dropFirst())
    }
    return .subscription(binding)
  }

  /// `subscribe(onSuccess: { … }) { error in … }`: what comes after a closure of elements and takes something is told of
  /// errors.
  private func endToldBare(_ argument: Argument, _ arguments: [Argument]) -> Binding.Event? {
    guard argument.isTrailing, argument.label.isNone, project.kind(argument.expression) == .closureExpr,
      arguments.contains(where: { !Self.events(toldTo: $0.label).isEmpty }),
      project.takesInput(argument.expression)
    else { return nil }
    return .error
  }

  /// What a closure may be told of, by its label. Whoever waits for the disposal is told with either end, and of no
  /// thread's if somebody disposes of it. (Do.swift, Sink.swift)
  static func events(toldTo label: Symbol) -> [Binding.Event] {
    switch label.known {
    case .onNext?, .afterNext?, .onSuccess?, .afterSuccess?: [.element]
    case .onError?, .onFailure?, .afterError?: [.error]
    case .onCompleted?, .afterCompleted?: [.completion]
    case .onDispose?, .onDisposed?: [.error, .completion]
    default: []
    }
  }

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

  /// Whether a target is fed by the closure for as long as the subscription lives, and not told of its end: a relay, or a
  /// subject where the closure is given elements alone.
  private func isFed(_ target: SentObservers.Target, withElementsAlone takesElements: Bool) -> Bool {
    guard case .sequence(let chain) = target.value else { return false }
    let trait = lowering.graph.trait(of: chain)
    return trait.isRelay || takesElements && trait.isSubject
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
    default: isFunction(lowering.value(of: handler, in: frame))
    }
  }
}
