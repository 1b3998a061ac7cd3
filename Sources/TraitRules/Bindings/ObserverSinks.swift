/// Observers that elements are handed to.
extension SubscriptionFinder {
  func observerLook(_ subscription: Subscription, _ arguments: [Argument]) -> SubscriptionLook {
    var chosen: (observer: Observer, argument: Argument)?
    var isModel = false
    var relay: Argument?
    var isLost = false
    var isForeign = false
    var isOwn = false
    for argument in arguments {
      for value in lowering.alternatives(of: argument.value(lowering)) {
        switch value {
        case .observer(let ref):
          let observer = settled(lowering.store[ref])
          if chosen == nil || observer.isUI && !(chosen?.observer.isUI ?? false) { chosen = (observer, argument) }
        case .sequence(let chain):
          if let observer = controlProperty(chain) {
            if chosen == nil || observer.isUI && !(chosen?.observer.isUI ?? false) { chosen = (observer, argument) }
          } else {
            isModel = true
            if lowering.graph.trait(of: chain).isRelay { relay = relay ?? argument }
          }
        case .lost, .asked, .nothing: isLost = true
        case .object(let ref):
          if let observer = ownObserver(lowering.store[ref]) {
            isOwn = chosen == nil
            chosen = chosen ?? (observer, argument)
          } else if isObserver(lowering.store[ref]) {
            isLost = true
          } else {
            isForeign = true
          }
        case .closure, .functions: isLost = true
        default: isForeign = true
        }
      }
    }
    let receivers = lowering.alternatives(of: subscription.value)
    let isChain = receivers.contains(where: isSequence)
    if chosen == nil, !isModel, !isChain {
      return isForeign || receivers.contains(where: isObject) || arguments.isEmpty ? .stranger : .unseen
    }
    if !isChain, chosen?.observer.isUI != true, receivers.contains(where: isObject) { return .stranger }
    var found: Binding
    if let chosen {
      found = binding(subscription, .observer(chosen.observer), sinkText(chosen.argument), chosen.argument.place)
    } else if let relay {
      found = binding(subscription, .relay(isClosure: false), sinkText(relay), relay.place)
    } else {
      found = binding(subscription, isModel || !isLost ? .other : .unknown, "", nil)
    }
    // `subscribe(observer)` is `bind(to: observer)` (ObservableType+Bind.swift), whose errors the observer gets; what its
    // own class does with one is its author's business.
    if !arguments.isEmpty, !isOwn { found.isSubscription = false }
    return .subscription(found)
  }

  /// An object that takes elements by a method of its own.
  func isObserver(_ object: ObjectValue) -> Bool {
    lowering.meaning.inheritedNames(of: object.type).contains { lowering.dialect.observerTypes[$0] != nil }
  }

  /// An observer whose closure is in sight feeds user interface if that does.
  func settled(_ observer: Observer, depth: Int = 0) -> Observer {
    guard !observer.isUI, !observer.handler.isNowhere, depth < Self.deepestCall else { return observer }
    var observer = observer
    observer.isUI = touches.firstTouch(in: observer.handler, observer.frame) != nil
    if observer.isUI { return observer }
    // One that hands on what it is given is what it hands it to.
    let sent = SentObservers(lowering).targets(of: observer.handler, observer.frame)
    if let (inner, _) = chosenObserver(among: sent, depth: depth + 1), inner.isUI { return inner }
    return observer
  }

  /// `label.rx.text` where it is a control's property, of user interface or of something else.
  func controlProperty(_ chain: ChainID) -> Observer? {
    switch lowering.graph[chain] {
    case .typed(.controlProperty, let place, _):
      guard project.kind(place) == .memberExpr, let rx = project.first(place), let base = project.first(rx) else {
        return Observer(kind: .controlProperty, isUI: true, place: place)
      }
      let isUI = lowering.isUI(lowering.value(of: base), at: base) != .no
      return Observer(kind: .controlProperty, isUI: isUI, place: place)
    // `field.rx.text.orEmpty`.
    case .step(let step) where lowering.graph.trait(of: chain) == .controlProperty:
      return lowering.graph[step].input.flatMap(controlProperty)
    case .seen(_, .controlProperty, let place):
      return Observer(kind: .controlProperty, isUI: true, place: place)
    case .name, .returned:
      guard lowering.graph.trait(of: chain) == .controlProperty else { return nil }
      return lowering.definition(of: chain).flatMap(controlProperty)
        ?? Observer(kind: .controlProperty, isUI: true, place: lowering.place(of: chain))
    default: return nil
    }
  }

  func sinkText(_ argument: Argument) -> String { project.outline(argument.expression).firstLine }

  func isSequence(_ value: Value) -> Bool {
    switch value {
    case .sequence, .asked: true
    case .object(let ref): lowering.meaning.isSequence(lowering.store[ref].type)
    default: false
    }
  }

  func isObject(_ value: Value) -> Bool {
    switch value {
    case .object, .outside, .plain, .array, .tuple, .metatype, .outsideMetatype, .bool, .enumCase, .closure, .functions,
      .keyPath, .scheduler, .observer, .reactive:
      true
    default: false
    }
  }
}
