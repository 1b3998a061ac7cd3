/// A call of a subscribing word: what is subscribed to, and what the elements are handed to.
extension SubscriptionFinder {
  func look(at call: Place, _ frame: FrameID) -> SubscriptionLook {
    guard let callee = project.first(call), let word = lowering.dialect.subscriptions[project.symbol(callee)] else {
      return .stranger
    }
    if lowering.transformation(by: call) != nil || isSequencesOwn(call) { return .nothing }
    let receiver: Place
    let value: Value
    switch project.kind(callee) {
    case .memberExpr:
      guard let base = project.first(callee), project.kind(base) != .superExpr else { return .stranger }
      receiver = base
      value = lowering.value(of: base, in: frame)
    case .identifierExpr:
      // In an extension of sequences it is one's own.
      receiver = callee
      value = lowering.selfValue(at: callee, frame)
      guard lowering.alternatives(of: value).contains(where: isSequence) else {
        return bareCall(call, callee: callee, frame)
      }
    default: return .stranger
    }
    let subscription = Subscription(
      call: call, callee: callee, word: project.symbol(callee), rules: word, receiver: receiver, value: value,
      frame: frame)
    let arguments = lowering.arguments(of: call, frame)
    switch target(of: subscription, arguments) {
    case .closure(let closure, let isLabelled):
      return withEnds(closureLook(subscription, closure, isLabelled: isLabelled), subscription, arguments)
    case .observers(let observers):
      return withEnds(observerLook(subscription, observers), subscription, arguments)
    case .step: return .nothing
    case .none: return foreignLook(subscription, arguments)
    }
  }

  /// `func subscribe(_ observer:)` of a sequence that is the project's own: what it hands its observer to is what it is, and
  /// feeds whoever subscribes to it.
  private func isSequencesOwn(_ call: Place) -> Bool {
    guard let function = project.enclosingFunction(of: call), project.kind(function) == .funcDecl,
      project.symbol(function) == .subscribe, let type = project.enclosingType(of: function),
      let argument = project.child(call, .argument).flatMap(project.first),
      let parameter = lowering.parameter(namedBy: argument), project.enclosingFunction(of: parameter) == function
    else { return false }
    return lowering.meaning.isSequence(type)
  }

  struct Subscription {
    var call: Place
    var callee: Place
    var word: Symbol
    var rules: Dialect.SubscriptionWord
    var receiver: Place
    /// What is subscribed to.
    var value: Value
    var frame: FrameID
  }

  // MARK: - Sinks

  /// What a call hands the elements to, by its labels; `nil` where RxSwift has no such call.
  private enum Target {
    case closure(Place, isLabelled: Bool)
    /// None where only errors or the end are looked at.
    case observers([Argument])
    /// `subscribe(on:)`.
    case step
  }

  private func target(of subscription: Subscription, _ arguments: [Argument]) -> Target? {
    let (word, rules) = (subscription.word, subscription.rules)
    // `subscribe()` feeds nothing, and runs the chain all the same.
    guard let first = arguments.first else { return word == .bind ? nil : .observers([]) }
    if let onNext = arguments.first(where: { $0.label == .onNext || $0.label == .onSuccess }) {
      return .closure(onNext.expression, isLabelled: true)
    }
    let isClosure = project.kind(first.expression) == .closureExpr
    if first.label == .to || first.label.isNone && rules.takesSinkFirst {
      if isClosure { return .closure(first.expression, isLabelled: word == .drive) }
      return .observers(arguments.filter { $0.label == .to || $0.label.isNone && !$0.isTrailing })
    }
    // Of several trailing closures, the one without a label is told of elements.
    if first.label == .with,
      let closure = arguments.first(where: { $0.isTrailing && $0.label.isNone }) ?? arguments.last, closure.isTrailing
    {
      return .closure(closure.expression, isLabelled: true)
    }
    if first.label == .on { return .step }
    // `subscribe(onError: …)` alone.
    if rules.isHandled || rules.provesGuarantees != nil, !first.label.isNone {
      return arguments.allSatisfy({ Self.endLabels.contains($0.label) || $0.isTrailing }) ? .observers([]) : nil
    }
    guard first.label.isNone else { return nil }
    // `subscribe(weakly { event in … })`: a function that another one makes.
    if rules.isHandled, !isClosure, !isFunction(first.value(lowering)) { return .observers([first]) }
    let hasOthers = arguments.dropFirst().contains { $0.isTrailing && !$0.label.isNone }
    return .closure(first.expression, isLabelled: hasOthers || word != .bind && word != .subscribe)
  }

  /// Whether a value may be code that is in sight.
  func isFunction(_ value: Value) -> Bool {
    lowering.alternatives(of: value).contains { value in
      switch value {
      case .closure, .functions: true
      default: false
      }
    }
  }

  /// Of closures that are told of everything but elements.
  private static let endLabels: Set<Symbol> = Set(
    [.onError, .onFailure, .onCompleted, .onDisposed, .onDispose, .onSubscribe, .onSubscribed, .with]
      .map { Symbol($0 as KnownName) })

  /// A call whose labels are not RxSwift's: of a sequence it is a library's own subscription, else somebody else's word.
  private func foreignLook(_ subscription: Subscription, _ arguments: [Argument]) -> SubscriptionLook {
    guard lowering.alternatives(of: subscription.value).contains(where: isSequence),
      project.sequenceFunctions(named: subscription.word).isEmpty
    else { return .stranger }
    if let closure = arguments.last, project.kind(closure.expression) == .closureExpr {
      return closureLook(subscription, closure.expression, isLabelled: true)
    }
    return .unseen
  }

  /// An object that takes elements by a method of its own: user interface, or what touches that there.
  func ownObserver(_ object: ObjectValue) -> Observer? {
    guard isObserver(object) else { return nil }
    var observer = Observer(kind: .custom, isUI: true, hops: false, place: project.declaration(object.type).place)
    if lowering.meaning.isUI(object.type) { return observer }
    guard let found = lowering.meaning.members(named: Symbol(.on), of: object.type)?.functions,
      let on = found.first(where: project.hasBody), let body = project.child(on, .codeBlock)
    else { return nil }
    observer.handler = on
    observer.isUI = touches.writtenTouch(in: body) != nil
    // One that hands on what it is told may lead to any other: that is not followed.
    if !observer.isUI, touches.firstTouch(inFunction: on, isStrict: false) != nil { return nil }
    return observer
  }

  /// `bind(…)` of the object itself or of a function: a subscription only if it is handed a sequence.
  private func bareCall(_ call: Place, callee: Place, _ frame: FrameID) -> SubscriptionLook {
    guard lowering.functions(calledBy: call, frame).isEmpty else { return .stranger }
    let carries = lowering.arguments(of: call, frame).contains { argument in
      lowering.alternatives(of: argument.value(lowering)).contains { value in
        if case .observer = value { return true }
        return isSequence(value)
      }
    }
    return carries ? .unseen : .stranger
  }

  // MARK: - The chain

  func binding(
    _ subscription: Subscription, _ sink: Binding.Sink, _ text: String, _ place: Place?
  ) -> Binding {
    var chain = lowering.chain(subscription.value, readAt: subscription.receiver, subscription.frame)
    if let proven = provenTrait(subscription), !lowering.graph.trait(of: chain).isShared {
      chain = lowering.seen(chain, as: proven, at: subscription.callee)
    }
    return Binding(
      call: subscription.call, callee: subscription.callee, word: subscription.word, receiver: subscription.receiver,
      chain: chain, trait: lowering.graph.trait(of: chain), fold: fold, sink: sink, sinkText: text,
      sinkPlace: place, isSubscription: subscription.rules.isHandled,
      isDriven: subscription.rules.provesGuarantees != nil)
  }

  /// `drive` and `emit` exist for nothing else, unless the project declares one of its own.
  private func provenTrait(_ subscription: Subscription) -> SequenceTrait? {
    guard let trait = subscription.rules.provesGuarantees else { return nil }
    let isOwn = project.sequenceFunctions(named: subscription.word).contains { function in
      guard let name = project.extendedName(around: function) else { return false }
      let extended = lowering.dialect.sequenceTypes[name] ?? lowering.dialect.traitsOfProtocols[name]
      return !(extended?.isShared ?? false)
    }
    return isOwn ? nil : trait
  }
}
