/// Finds every subscription and works out what it feeds.
struct SubscriptionFinder {
  let contexts: Contexts
  let fold: FactFold
  let touches: TouchFinder
  let own: SubscribingFunctions
  private var lowering: Lowering { contexts.lowering }
  private var project: Project { contexts.project }

  init(_ contexts: Contexts, _ fold: FactFold) {
    self.contexts = contexts
    self.fold = fold
    touches = TouchFinder(contexts.lowering)
    own = SubscribingFunctions(contexts)
  }

  /// The subscriptions of the linted files, and those of other files that can run a chain together with one of them,
  /// in order of file and place.
  func bindings() -> [Binding] { calls().flatMap(\.bindings) }

  /// The calls that make them, and those that only look as if they did.
  func calls() -> [SubscriptionCall] {
    let files = project.files
    let binding = files.indices.map(Int32.init).filter { files[Int($0)].binds || !own.calls(in: $0).isEmpty }
    var found = binding.filter { files[Int($0)].isLinted }.flatMap(calls)
    guard files.contains(where: { !$0.isLinted }) else { return found }
    let neighbours = neighbours(of: found.flatMap(\.bindings))
    found += binding.filter { !files[Int($0)].isLinted && neighbours.contains($0) }.flatMap(calls)
    return found.sorted { ($0.call.file, project.node($0.call).token) < ($1.call.file, project.node($1.call).token) }
  }

  private func calls(in file: Int32) -> [SubscriptionCall] {
    let calls = candidates(in: file).compactMap(call(at:)) + project.calls(of: Symbol(.do), in: file).compactMap(watch)
    return calls.sorted { project.node($0.call).token < project.node($1.call).token }
  }

  /// `do(onNext:)` whose closure touches user interface: no subscription, but its thread counts as one's does.
  private func watch(at call: Place) -> SubscriptionCall? {
    guard let callee = project.first(call), project.kind(callee) == .memberExpr, let receiver = project.first(callee),
      !project.isDead(call)
    else { return nil }
    let value = lowering.value(of: receiver)
    guard lowering.alternatives(of: value).contains(where: isSequence) else { return nil }
    for argument in lowering.arguments(of: call, .none) where Self.elementLabels.contains(argument.label) {
      guard let touch = touch(in: argument.expression, .none) else { continue }
      let rules = Dialect.SubscriptionWord(isHandled: true)
      let step = Subscription(
        call: call, callee: callee, word: project.symbol(callee), rules: rules, receiver: receiver, value: value,
        frame: .none)
      var binding = binding(step, .closure(touch), project.words(touch.place).firstLine, touch.place)
      binding.isWatched = true
      var found = SubscriptionCall(call: call, callee: callee, kind: .step)
      found.bindings = [binding]
      return found
    }
    return nil
  }

  /// Of closures that are given elements.
  private static let elementLabels: Set<Symbol> = Set(
    [.onNext, .afterNext, .onSuccess, .afterSuccess].map { Symbol($0 as KnownName) })

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
    calls += own.calls(in: file).filter { call in
      lowering.dialect.subscriptions[project.symbol(project.first(call) ?? call)] == nil
    }
    return calls.sorted { project.node($0).token < project.node($1).token }
  }

  /// The subscriptions that a call makes.
  func bindings(at call: Place) -> [Binding] { self.call(at: call)?.bindings ?? [] }

  /// `nil` for what is no call that anybody makes, and for what each caller of its function makes for itself.
  private func call(at call: Place) -> SubscriptionCall? {
    guard !project.isDead(call), !own.isCallers(call) else { return nil }
    let name = project.kind(call) == .callExpr ? project.first(call) ?? call : call
    if !own.functions(calledBy: call).isEmpty {
      let handed = handed(at: call, name, path: [])
      if !handed.bindings.isEmpty { return SubscriptionCall(call: call, callee: name, handed.bindings) }
      if handed.isUnseen { return SubscriptionCall(call: call, callee: name, kind: .unknown) }
      // What its body calls is somebody else's word.
      guard lowering.dialect.subscriptions[project.symbol(name)] != nil else { return nil }
      return SubscriptionCall(call: call, callee: name, kind: .stranger)
    }
    switch look(at: call, .none) {
    case .subscription(let binding): return SubscriptionCall(call: call, callee: name, [binding])
    case .stranger: return SubscriptionCall(call: call, callee: name, kind: .stranger)
    case .unseen: return SubscriptionCall(call: call, callee: name, kind: .unknown)
    case .nothing: return nil
    }
  }

  // MARK: - Functions that subscribe what they are given

  /// A call that was entered on the way to a subscription.
  private struct Entry {
    var call: Place
    var function: Place
    var frame: FrameID
  }

  /// What functions do with what a call hands in.
  private struct Handed {
    var bindings: [Binding] = []
    /// They may subscribe to more.
    var isUnseen = false
  }

  private static let deepestCall = 4

  /// What the functions that a call means subscribe of what it hands in, as subscriptions of that call.
  ///
  /// - Parameter path: the calls that lead to it, from the outermost on.
  private func handed(at call: Place, _ name: Place, path: [Entry]) -> Handed {
    guard path.count < Self.deepestCall else { return Handed(isUnseen: true) }
    var found = Handed()
    let outer = path.last?.frame ?? .none
    for function in functions(calledBy: call, outer) where !path.contains(where: { $0.function == function }) {
      let frame = lowering.frame(of: call, entering: function, outer)
      let path = path + [Entry(call: call, function: function, frame: frame)]
      for inner in own.subscriptions(in: function) {
        if !own.functions(calledBy: inner).isEmpty {
          let further = handed(at: inner, name, path: path)
          found.bindings += further.bindings
          found.isUnseen = found.isUnseen || further.isUnseen
          continue
        }
        switch look(at: inner, frame) {
        case .subscription(let binding): found.bindings.append(moved(binding, name, path))
        case .unseen: found.isUnseen = true
        case .stranger, .nothing: continue
        }
      }
    }
    return found
  }

  /// The functions that a call enters: one of its overloads, of each type that the object can be of.
  private func functions(calledBy call: Place, _ frame: FrameID) -> [Place] {
    let fitting = lowering.fitting(own.functions(calledBy: call), lowering.arguments(of: call, frame))
    var owners: Set<TypeID?> = []
    return fitting.filter { owners.insert(project.enclosingType(of: $0)).inserted }
  }

  /// A subscription in a function, as one of the call that hands its chain in.
  private func moved(_ binding: Binding, _ name: Place, _ path: [Entry]) -> Binding {
    let call = path[0].call
    var moved = binding
    moved.inside = binding.call
    moved.call = call
    moved.callee = name
    moved.word = project.symbol(name)
    moved.receiver = given(binding.receiver, path) ?? handedIn(at: call)
    guard let place = binding.sinkPlace, let expression = sink(binding.sink, place, path) else { return moved }
    moved.sinkText = project.words(expression).firstLine
    moved.sinkPlace = expression
    return moved
  }

  /// What the outermost call hands in that is fed: its observer, or what its closure touches.
  private func sink(_ sink: Binding.Sink, _ place: Place, _ path: [Entry]) -> Place? {
    switch sink {
    case .observer(let observer):
      var expression = project.kind(place) == .argument ? project.first(place) ?? place : place
      // `$0` of a loop over them is not how they are called.
      if project.name(expression).hasPrefix("$") { return handedIn(observer, at: path[0].call) }
      for entry in path.reversed() where project.isInside(expression, entry.function) {
        guard root(of: expression) == expression, let next = given(expression, entry) else { return expression }
        expression = next
      }
      return expression
    case .closure: return touched(place, path)
    case .other, .unknown: return nil
    }
  }

  /// What the outermost call hands in for an expression in the function that it leads to; `nil` where that is no more
  /// than what another function says.
  private func given(_ expression: Place, _ path: [Entry]) -> Place? {
    var expression = expression
    for entry in path.reversed() {
      guard let next = given(expression, entry) else { return nil }
      expression = next
    }
    return expression
  }

  /// What one call hands in.
  private func given(_ expression: Place, _ entry: Entry) -> Place? {
    guard project.isInside(expression, entry.function), let root = root(of: expression) else { return nil }
    if let parameter = lowering.parameter(namedBy: root) {
      let arguments = lowering.arguments(of: entry.call, .none)
      guard let taken = lowering.matched(entry.function, arguments), let index = taken.firstIndex(of: parameter) else {
        return nil
      }
      return arguments[index].expression
    }
    guard isSelf(root), project.kind(entry.call) == .callExpr, let callee = project.first(entry.call),
      project.kind(callee) == .memberExpr
    else { return nil }
    return project.first(callee)
  }

  /// `self`, or a member of it.
  private func isSelf(_ root: Place) -> Bool {
    if project.kind(root) == .selfExpr { return true }
    guard !project.name(root).hasPrefix("$") else { return false }
    switch lowering.meaning.lookUp(project.symbol(root), at: root) {
    case .member?, .externalMember?, nil: return true
    default: return false
    }
  }

  /// What the closure that the outermost call hands in touches.
  private func touched(_ place: Place, _ path: [Entry]) -> Place? {
    var place = place
    for index in path.indices.reversed() where project.isInside(place, path[index].function) {
      guard let next = given(place, path[index]) else { return place }
      place = next
      guard project.kind(place) == .closureExpr else { continue }
      guard let touch = touches.firstTouch(in: place, index > 0 ? path[index - 1].frame : .none) else { return nil }
      place = touch.place
    }
    return place
  }

  /// What a chain begins with: `items` in `items.map { … }.asDriver()`.
  private func root(of expression: Place) -> Place? {
    var current = expression
    while true {
      switch project.kind(current) {
      case .identifierExpr, .selfExpr: return current
      case .memberExpr, .callExpr, .optionalChain, .forceUnwrap, .argument, .inOutExpr:
        guard let inner = project.first(current) else { return nil }
        current = inner
      default: return nil
      }
    }
  }

  /// The argument that an observer was handed in by.
  private func handedIn(_ observer: Observer, at call: Place) -> Place? {
    lowering.arguments(of: call, .none).first { argument in
      lowering.alternatives(of: argument.value(lowering)).contains { value in
        switch value {
        case .observer(let ref): lowering.store[ref].place == observer.place
        case .sequence(let chain): controlProperty(chain)?.place == observer.place
        default: false
        }
      }
    }?.expression
  }

  /// The sequence among what a call hands in, for its words.
  private func handedIn(at call: Place) -> Place {
    let arguments = lowering.arguments(of: call, .none)
    let sequence = arguments.first { lowering.alternatives(of: $0.value(lowering)).contains(where: isSequence) }
    return sequence?.expression ?? project.first(call) ?? call
  }

  // MARK: - A call of a subscribing word

  private func look(at call: Place, _ frame: FrameID) -> SubscriptionLook {
    guard let callee = project.first(call), let word = lowering.dialect.subscriptions[project.symbol(callee)] else {
      return .stranger
    }
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
    case .closure(let closure, let isLabelled): return closureLook(subscription, closure, isLabelled: isLabelled)
    case .observers(let observers): return observerLook(subscription, observers)
    case .step: return .nothing
    case .none: return foreignLook(subscription, arguments)
    }
  }

  private struct Subscription {
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
    if first.label == .to || first.label.isNone && (word == .bindTo || word == .drive) {
      if isClosure { return .closure(first.expression, isLabelled: word == .drive) }
      return .observers(arguments.filter { $0.label == .to || $0.label.isNone && !$0.isTrailing })
    }
    if first.label == .with, let closure = arguments.last, closure.isTrailing {
      return .closure(closure.expression, isLabelled: true)
    }
    if first.label == .on { return .step }
    // `subscribe(onError: …)` alone.
    if rules.isHandled || rules.provesGuarantees != nil, !first.label.isNone {
      return arguments.allSatisfy({ Self.endLabels.contains($0.label) || $0.isTrailing }) ? .observers([]) : nil
    }
    guard first.label.isNone else { return nil }
    if rules.isHandled, !isClosure { return .observers([first]) }
    return .closure(first.expression, isLabelled: word != .bind && word != .subscribe)
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

  /// An object of user interface that takes elements by a method of its own.
  private func interface(_ object: ObjectValue) -> Observer? {
    guard isObserver(object), lowering.meaning.isUI(object.type) else { return nil }
    return Observer(kind: .custom, isUI: true, hops: false, place: project.declaration(object.type).place)
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

  // MARK: - Observers

  private func observerLook(_ subscription: Subscription, _ arguments: [Argument]) -> SubscriptionLook {
    var chosen: (observer: Observer, argument: Argument)?
    var isModel = false
    var isLost = false
    var isForeign = false
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
        case .lost, .asked, .nothing: isLost = true
        case .object(let ref):
          if let observer = interface(lowering.store[ref]) {
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
    guard let chosen else {
      return .subscription(binding(subscription, isModel || !isLost ? .other : .unknown, "", nil))
    }
    return .subscription(
      binding(subscription, .observer(chosen.observer), sinkText(chosen.argument), chosen.argument.place))
  }

  /// An object that takes elements by a method of its own.
  private func isObserver(_ object: ObjectValue) -> Bool {
    lowering.meaning.inheritedNames(of: object.type).contains { lowering.dialect.observerTypes[$0] != nil }
  }

  /// An observer whose closure is in sight feeds user interface if that does.
  private func settled(_ observer: Observer, depth: Int = 0) -> Observer {
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
  private func controlProperty(_ chain: ChainID) -> Observer? {
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
    case .object, .outside, .plain, .array, .tuple, .metatype, .outsideMetatype, .bool, .enumCase, .closure, .functions,
      .keyPath, .scheduler, .observer, .reactive:
      true
    default: false
    }
  }

  // MARK: - Closures

  private func closureLook(_ subscription: Subscription, _ closure: Place, isLabelled: Bool) -> SubscriptionLook {
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

  /// Where a closure touches user interface first. What it hands to a function that runs it on main is moved there.
  private func touch(in closure: Place, _ frame: FrameID) -> Touch? {
    guard var touch = touches.firstTouch(in: closure, frame) else { return nil }
    if !touch.isMoved, project.isInside(touch.place, closure), isHandedOn(touch.place, in: closure) {
      touch.isMoved = fold.facts(of: contexts.context(of: touch.place)).delivery.elements.threads == .main
    }
    return touch
  }

  /// Whether a place stands in a closure inside another.
  private func isHandedOn(_ place: Place, in closure: Place) -> Bool {
    var current = project.parent(place)
    while let at = current, at != closure {
      if project.kind(at) == .closureExpr { return true }
      current = project.parent(at)
    }
    return false
  }

  /// What says most of several observers: user interface, then what was not followed.
  private func chosenObserver(
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

  // MARK: - The chain

  private func binding(
    _ subscription: Subscription, _ sink: Binding.Sink, _ text: String, _ place: Place?
  ) -> Binding {
    var chain = lowering.chain(subscription.value, readAt: subscription.receiver, subscription.frame)
    if let proven = provenTrait(subscription), !lowering.graph.trait(of: chain).isShared {
      chain = lowering.seen(chain, as: proven, at: subscription.callee)
    }
    return Binding(
      call: subscription.call, callee: subscription.callee, word: subscription.word, receiver: subscription.receiver,
      chain: chain, trait: lowering.graph.trait(of: chain), facts: fold.facts(of: chain), sink: sink, sinkText: text,
      sinkPlace: place, isSubscription: subscription.rules.isHandled,
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
