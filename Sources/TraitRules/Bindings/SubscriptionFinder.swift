/// Finds every subscription and works out what it feeds.
struct SubscriptionFinder {
  let contexts: Contexts
  let fold: FactFold
  let touches: TouchFinder
  private var lowering: Lowering { contexts.lowering }
  private var project: Project { contexts.project }

  init(_ contexts: Contexts, _ fold: FactFold) {
    self.contexts = contexts
    self.fold = fold
    touches = TouchFinder(contexts.lowering)
  }

  /// The subscriptions of the linted files, and those of other files that can run a chain together with one of them,
  /// in order of file and place.
  func bindings() -> [Binding] {
    let files = project.files
    let linted = files.indices.filter { files[$0].isLinted && files[$0].binds }
    var found = linted.flatMap { bindings(in: Int32($0)) }
    guard files.contains(where: { !$0.isLinted }) else { return found }
    let others = neighbours(of: found).filter { !files[Int($0)].isLinted && files[Int($0)].binds }
    found += others.sorted().flatMap(bindings)
    return found.sorted { ($0.call.file, project.node($0.call).token) < ($1.call.file, project.node($1.call).token) }
  }

  private func bindings(in file: Int32) -> [Binding] { candidates(in: file).flatMap(bindings(at:)) }

  /// Files whose subscriptions count together with the given ones (`SharingRule`): those that extend the type in which
  /// one stands, and those that mention a name without an object, such as a global, that one reads.
  private func neighbours(of bindings: [Binding]) -> Set<Int32> {
    var files: Set<Int32> = []
    var names: Set<Symbol> = []
    for binding in bindings where !binding.facts.sharing.reads.isEmpty {
      if let type = project.enclosingType(of: binding.call) { files.formUnion(project.contents(of: type).files) }
      for read in binding.facts.sharing.reads where SharingRule.isForAll(read.name, project) {
        names.insert(project.symbol(read.name.declaration))
      }
    }
    for name in names { files.formUnion(project.files(mentioning: name)) }
    return files
  }

  /// The calls of one file that may be subscriptions, in order; none is looked at.
  func candidates(in file: Int32) -> [Place] {
    var calls: [Place] = []
    for word in lowering.dialect.subscriptions.keys { calls += project.calls(of: word, in: file) }
    return calls.sorted { project.node($0).token < project.node($1).token }
  }

  /// The subscriptions that a call makes: a helper that binds what it is given makes one for each call of it.
  func bindings(at call: Place) -> [Binding] { binding(call, .none).map { [$0] } ?? [] }

  func binding(_ call: Place, _ frame: FrameID) -> Binding? {
    guard let callee = project.first(call), project.kind(callee) == .memberExpr,
      let receiver = project.first(callee), project.kind(receiver) != .superExpr, !isDead(call),
      let word = lowering.dialect.subscriptions[project.symbol(callee)]
    else { return nil }
    let arguments = lowering.arguments(of: call, frame)
    guard let target = sinkArgument(project.symbol(callee), word, arguments) else { return nil }
    let subscription = Subscription(
      call: call, callee: callee, word: project.symbol(callee), rules: word, receiver: receiver, frame: frame)
    if let closure = target.closure { return closureBinding(subscription, closure, isLabelled: target.isLabelled) }
    return observerBinding(subscription, target.arguments)
  }

  private struct Subscription {
    var call: Place
    var callee: Place
    var word: Symbol
    var rules: Dialect.SubscriptionWord
    var receiver: Place
    var frame: FrameID
  }

  /// Code under `#if false`.
  private func isDead(_ place: Place) -> Bool {
    var current = project.parent(place)
    while let at = current {
      if project.kind(at) == .ifConfigClause, project.flags(at).contains(.isDead) { return true }
      current = project.parent(at)
    }
    return false
  }

  // MARK: - Sinks

  private struct Target {
    var closure: Place?
    var isLabelled = false
    var arguments: [Argument] = []
  }

  private func sinkArgument(
    _ word: Symbol, _ rules: Dialect.SubscriptionWord, _ arguments: [Argument]
  ) -> Target? {
    // `subscribe()` feeds nothing, and runs the chain all the same.
    guard let first = arguments.first else { return word == .bind ? nil : Target() }
    if let onNext = arguments.first(where: { $0.label == .onNext || $0.label == .onSuccess }) {
      return Target(closure: onNext.expression, isLabelled: true)
    }
    let isClosure = project.kind(first.expression) == .closureExpr
    if first.label == .to || first.label.isNone && (word == .bindTo || word == .drive) {
      if isClosure { return Target(closure: first.expression, isLabelled: word == .drive) }
      return Target(arguments: arguments.filter { $0.label == .to || $0.label.isNone && !$0.isTrailing })
    }
    if first.label == .with, let closure = arguments.last, closure.isTrailing {
      return Target(closure: closure.expression, isLabelled: true)
    }
    // `subscribe(on:)` is a step of the chain.
    if first.label == .on { return nil }
    // `subscribe(onError: …)` alone.
    if rules.isHandled || rules.provesGuarantees != nil, !first.label.isNone { return Target() }
    guard first.label.isNone else { return nil }
    if rules.isHandled, !isClosure { return Target(arguments: [first]) }
    return Target(closure: first.expression, isLabelled: word != .bind && word != .subscribe)
  }

  // MARK: - Observers

  private func observerBinding(_ subscription: Subscription, _ arguments: [Argument]) -> Binding? {
    var chosen: (observer: Observer, argument: Argument)?
    var isModel = false
    var isLost = false
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
          }
        case .lost, .asked: isLost = true
        default: break
        }
      }
    }
    let value = lowering.value(of: subscription.receiver, in: subscription.frame)
    let isChain = lowering.alternatives(of: value).contains(where: isSequence)
    if chosen == nil, !isModel, !isChain { return nil }
    if !isChain, chosen?.observer.isUI != true {
      guard !lowering.alternatives(of: value).contains(where: isObject) else { return nil }
    }
    guard let chosen else {
      return binding(subscription, value, isModel || arguments.isEmpty || !isLost ? .other : .unknown, "", nil)
    }
    return binding(
      subscription, value, .observer(chosen.observer), sinkText(chosen.argument), chosen.argument.place)
  }

  /// An observer whose closure is in sight feeds user interface if that does.
  private func settled(_ observer: Observer) -> Observer {
    guard !observer.isUI, !observer.handler.isNowhere else { return observer }
    var observer = observer
    observer.isUI = touches.firstTouch(in: observer.handler, observer.frame) != nil
    return observer
  }

  /// `label.rx.text` where it is a control's property, of user interface or of something else.
  private func controlProperty(_ chain: ChainID) -> Observer? {
    switch lowering.graph[chain] {
    case .typed(.controlProperty, let place, _):
      guard project.kind(place) == .memberExpr, let rx = project.first(place), let base = project.first(rx) else {
        return Observer(kind: .controlProperty, isUI: true, place: place)
      }
      let isUI = lowering.isUI(lowering.value(of: base), at: base) != .no
      return Observer(kind: .controlProperty, isUI: isUI, place: place)
    case .seen(_, .controlProperty, let place):
      return Observer(kind: .controlProperty, isUI: true, place: place)
    case .name, .returned:
      guard lowering.graph.trait(of: chain) == .controlProperty else { return nil }
      return lowering.definition(of: chain).flatMap(controlProperty)
        ?? Observer(kind: .controlProperty, isUI: true, place: lowering.place(of: chain))
    default: return nil
    }
  }

  func sinkText(_ argument: Argument) -> String { project.words(argument.expression).firstLine }

  private func isSequence(_ value: Value) -> Bool {
    switch value {
    case .sequence, .asked: true
    case .object(let ref): lowering.meaning.isSequence(lowering.store[ref].type)
    default: false
    }
  }

  private func isObject(_ value: Value) -> Bool {
    switch value {
    case .object, .outside, .plain, .array, .tuple: true
    default: false
    }
  }

  // MARK: - Closures

  private func closureBinding(_ subscription: Subscription, _ closure: Place, isLabelled: Bool) -> Binding? {
    let value = lowering.value(of: subscription.receiver, in: subscription.frame)
    let isChain = lowering.alternatives(of: value).contains(where: isSequence)
    guard isChain || isLabelled && lowering.alternatives(of: value).contains(where: lowering.isLost) else { return nil }
    let touch = touches.firstTouch(in: closure, subscription.frame)
    return binding(
      subscription, value, touch.map { .closure($0) } ?? .other, touch.map { project.words($0.place).firstLine } ?? "",
      touch?.place)
  }

  // MARK: - The chain

  private func binding(
    _ subscription: Subscription, _ value: Value, _ sink: Binding.Sink, _ text: String, _ place: Place?
  ) -> Binding {
    var chain = lowering.chain(value, readAt: subscription.receiver, subscription.frame)
    if let proven = provenTrait(subscription), !lowering.graph.trait(of: chain).isShared {
      chain = lowering.seen(chain, as: proven, at: subscription.callee)
    }
    return Binding(
      call: subscription.call, callee: subscription.callee, word: subscription.word, receiver: subscription.receiver,
      chain: chain, trait: lowering.graph.trait(of: chain), facts: fold.facts(of: chain), sink: sink, sinkText: text,
      sinkPlace: place, frame: subscription.frame, isSubscription: subscription.rules.isHandled,
      isDriven: subscription.rules.provesGuarantees != nil)
  }

  /// `drive` and `emit` exist for nothing else, unless the project declares one of its own.
  private func provenTrait(_ subscription: Subscription) -> SequenceTrait? {
    guard let trait = subscription.rules.provesGuarantees else { return nil }
    let isOwn = project.sequenceFunctions(named: subscription.word).contains { function in
      guard let at = project.enclosingExternalExtension(of: function) else { return false }
      let name = project.symbol(at)
      let extended = lowering.dialect.sequenceTypes[name] ?? lowering.dialect.traitsOfProtocols[name]
      return !(extended?.isShared ?? false)
    }
    return isOwn ? nil : trait
  }
}

extension String {
  /// The first line, shortened: for naming an expression in a message.
  var firstLine: String {
    let end = utf8.firstIndex { $0 == 0x0A || $0 == 0x0D } ?? endIndex
    let line = self[..<end]
    // No text has more characters than bytes.
    return line.utf8.count > 60 && line.count > 60 ? line.prefix(57) + "…" : String(line)
  }
}
