/// Finds every subscription and works out what it feeds.
struct SubscriptionFinder {
  let contexts: Contexts
  let fold: FactFold
  let touches: TouchFinder
  let own: SubscribingFunctions
  let agreement = CallersAgreement()
  var lowering: Lowering { contexts.lowering }
  var project: Project { contexts.project }

  init(_ contexts: Contexts, _ fold: FactFold, original: Original<SubscribingFunctions>? = nil) {
    self.contexts = contexts
    self.fold = fold
    touches = TouchFinder(contexts, fold)
    own = SubscribingFunctions(contexts, original: original)
  }

  /// The subscriptions of the linted files, and those of other files that can run a chain together with one of them,
  /// in order of file and place.
  func bindings() -> [Binding] { calls().flatMap(\.bindings) }

  /// The calls that make them, and those that only look as if they did.
  func calls() -> [SubscriptionCall] {
    let (files, binding) = (project.files, binding)
    var found = binding.filter { files[Int($0)].isLinted }.flatMap(calls)
    if !project.isWhollyLinted {
      found += calls(besides: found, binding)
      found.sort { ($0.call.file, project.node($0.call).token) < ($1.call.file, project.node($1.call).token) }
    }
    return sortedOut(found)
  }

  /// The subscriptions of all files, whichever are linted: what is bound to a relay may be shown anywhere.
  func bindingsAnywhere() -> [Binding] { sortedOut(binding.flatMap(calls)).flatMap(\.bindings) }

  private func sortedOut(_ found: [SubscriptionCall]) -> [SubscriptionCall] {
    var touching = TouchingSteps(found, touches) { step in project.call(calling: step).flatMap(watch) }
    return touching.sortedOut(found)
  }

  /// The files that may have any.
  private var binding: [Int32] {
    let files = project.files
    return files.indices.map(Int32.init)
      .filter { files[Int($0)].binds || files[Int($0)].acts || !own.calls(in: $0).isEmpty }
  }

  /// Those of files that are not linted and can run a chain together with one of the given.
  private func calls(besides found: [SubscriptionCall], _ binding: [Int32]) -> [SubscriptionCall] {
    let files = project.files
    let neighbours = neighbours(of: found.flatMap(\.bindings))
    return binding.filter { !files[Int($0)].isLinted && neighbours.contains($0) }.flatMap(calls)
  }

  private func calls(in file: Int32) -> [SubscriptionCall] {
    let subscriptions = candidates(in: file).compactMap(call(at:))
    // A `map` is mostly another collection's: it counts where RxSwift is named, or is seen to be at work.
    let isRxSwifts = project.files[Int(file)].namesRxSwift || subscriptions.contains { $0.kind != .stranger }
    let steps = lowering.catalogue.sideEffects + (isRxSwifts ? lowering.catalogue.stepsWithClosures : [])
    let watched = steps.flatMap { project.calls(of: $0, in: file) }.compactMap(watch)
    let creations = isRxSwifts ? lowering.catalogue.creations.flatMap { project.calls(of: $0, in: file) } : []
    return (subscriptions + watched + creations.compactMap(watchCreation)).sorted {
      project.node($0.call).token < project.node($1.call).token
    }
  }

  /// `do(onNext:)` or `flatMap` whose closure touches user interface: no subscription, but its thread counts as one's does.
  private func watch(at call: Place) -> SubscriptionCall? {
    guard let callee = project.first(call), let receiver = receiver(ofStep: callee), !project.isDead(call) else {
      return nil
    }
    // Most names of steps are other collections'.
    lazy var value = watched(receiver, call).map { value -> Value in
      guard case .sequence(let chain) = value else { return value }
      return .sequence(contexts.goingOn(lowering.wherever(chain, below: call), with: call))
    }
    let arguments = lowering.arguments(of: call, .none)
    if lowering.catalogue.sideEffects.contains(project.symbol(callee)),
      let (touch, context) = arguments.lazy.compactMap(touchUponSubscribing).first, let value
    {
      return step(call, callee, receiver, value, touch, .element, told: context)
    }
    for argument in arguments {
      guard let (events, touch) = touch(by: argument, of: project.symbol(callee), { value != nil }), let value else {
        continue
      }
      let steps = events.compactMap { step(call, callee, receiver, value, touch, $0) }
      // Of several ends the one for which most is to be said.
      if let worst = steps.min(by: { rank($0) < rank($1) }) { return worst }
    }
    return nil
  }

  private func rank(_ step: SubscriptionCall) -> Int {
    let threads = step.bindings.first?.arriving.threads ?? []
    return threads.contains(.background) ? 0 : threads.contains(.unknown) ? 1 : 2
  }

  /// What a step or a source does by the way.
  ///
  /// - Parameter told: where it is told of something, if not where the events of the sequence come.
  private func step(
    _ call: Place, _ callee: Place, _ receiver: Place, _ value: Value, _ touch: Touch, _ event: Binding.Event,
    told: ChainID? = nil
  ) -> SubscriptionCall? {
    let rules = Dialect.SubscriptionWord(isHandled: true)
    let step = Subscription(
      call: call, callee: callee, word: project.symbol(callee), rules: rules, receiver: receiver, value: value,
      frame: .none)
    var binding = binding(step, .closure(touch), project.outline(touch.place).firstLine, touch.place)
    guard event.canCome(of: binding.facts) else { return nil }
    binding.isWatched = true
    binding.event = event
    binding.told = told
    var found = SubscriptionCall(call: call, callee: callee, kind: .step)
    found.bindings = [binding]
    return found
  }

  /// What `do(onSubscribe:)` shows where it is seen to be subscribed to off main.
  private func touchUponSubscribing(_ argument: Argument) -> (Touch, ChainID)? {
    switch argument.label.known {
    case .onSubscribe?, .onSubscribed?: return touchUponSubscribing(argument.expression)
    default: return nil
    }
  }

  /// Who subscribes is on main, as far as nobody in sight is not.
  private func touchUponSubscribing(_ closure: Place) -> (Touch, ChainID)? {
    guard let touch = touches.firstTouch(in: closure),
      let context = contexts.closureContext(closure, upTo: nil, .none),
      fold.facts(of: context).delivery.elements.threads.contains(.background)
    else { return nil }
    return (touch, context)
  }

  /// `create { … }` or `deferred { … }` whose closure touches user interface, where it is seen to be subscribed to off
  /// main. One that stands in the closure of a `flatMap` is looked into with that.
  private func watchCreation(at call: Place) -> SubscriptionCall? {
    guard let callee = project.first(call), [.memberExpr, .implicitMemberExpr].contains(project.kind(callee)),
      !project.isDead(call), project.enclosingBody(of: call).flatMap(project.parent).map(project.kind) != .argument,
      let closure = lowering.arguments(of: call, .none).map(\.expression).first(where: {
        project.kind($0) == .closureExpr
      }), case let value = lowering.value(of: call), isOfSequences(value),
      let (touch, context) = touchUponSubscribing(closure)
    else { return nil }
    return step(call, callee, callee, value, touch, .element, told: context)
  }

  /// What a step is called on. In an extension of sequences a bare name is one's own.
  private func receiver(ofStep callee: Place) -> Place? {
    switch project.kind(callee) {
    case .memberExpr: project.first(callee)
    case .identifierExpr where project.enclosingExternalExtension(of: callee) != nil: callee
    default: nil
    }
  }

  /// The sequence whose elements a step's closure is handed. What `Observable.zip` is called on is none: its closure runs
  /// where what it makes arrives. A `map` or a `catch` on what is not in sight may be anybody's.
  private func watched(_ receiver: Place, _ call: Place) -> Value? {
    let value =
      receiver == project.first(call) ? lowering.selfValue(at: receiver, .none) : lowering.value(of: receiver)
    let isRxSwiftsAlone =
      project.first(call).map { lowering.catalogue.sideEffects.contains(project.symbol($0)) } ?? false
    if isRxSwiftsAlone ? isOfSequences(value) : lowering.alternatives(of: value).contains(where: isSeenSequence) {
      return value
    }
    if isRxSwiftsAlone, case .lost = value { return value }
    switch value {
    case .metatype, .outsideMetatype:
      let made = lowering.value(of: call)
      return isOfSequences(made) ? made : nil
    default: return nil
    }
  }

  private func isSeenSequence(_ value: Value) -> Bool {
    if case .asked = value { false } else { isSequence(value) }
  }

  private func isOfSequences(_ value: Value) -> Bool { lowering.alternatives(of: value).contains(where: isSequence) }

  /// What a step may tell one of its closures that touches user interface. What a `flatMap` or a `map` calls, it calls for a
  /// sequence or a value: only what it does besides is a touch, and what shows a screen before it returns.
  private func touch(
    by argument: Argument, of step: Symbol, _ isSequences: () -> Bool
  ) -> ([Binding.Event], Touch)? {
    if lowering.catalogue.sideEffects.contains(step) {
      // `do { … }` hands its one closure elements.
      let isBare = argument.label.isNone && (argument.isTrailing || step != .do)
      let events = Self.events(toldTo: argument.label) + (isBare ? [Self.told(bySideEffect: project.text(step))] : [])
      if events.isEmpty { return nil }
      return touches.firstTouch(in: argument.expression).map { (events, $0) }
    }
    guard let event = told(argument, by: step), let found = touch(inStepsClosure: argument.expression, isSequences)
    else { return nil }
    return ([event], found)
  }

  private func touch(inStepsClosure expression: Place, _ isSequences: () -> Bool) -> Touch? {
    let found = bodies(of: expression).map { body -> Touch? in
      let touch =
        touches.writtenTouch(in: body)
        ?? (isSequences() ? touches.touchBesidesResult(in: body) ?? touches.touchBeforeResult(in: body) : nil)
      return touch.flatMap { isMade($0.place, inside: body) ? nil : $0 }
    }
    return Touch.byOne(of: found)
  }

  /// What the one closure of `do { … }` is told of, or that of RxSwift 2's `doOnError { … }`.
  private static func told(bySideEffect name: String) -> Binding.Event {
    switch name {
    case "doOnError": .error
    case "doOnCompleted": .completion
    default: .element
    }
  }

  /// What a step that is there for what its closure returns calls an argument with, if it calls it.
  private func told(_ argument: Argument, by step: Symbol) -> Binding.Event? {
    if lowering.catalogue.rows(named: step).contains(where: { $0.failure == .catchesIntoInner }) { return .error }
    if argument.label.isNone { return .element }
    return Self.askedByLabel[project.text(argument.label)]
  }

  /// Closures that steps ask something of elements, by their labels; what `reduce` makes of its result, it makes at the end.
  private static let askedByLabel: [String: Binding.Event] = [
    "resultSelector": .element, "accumulator": .element, "keySelector": .element, "comparer": .element,
    "while": .element, "until": .element, "predicate": .element, "mapResult": .completion,
  ]

  /// A closure, or the bodies of the functions that a name can mean.
  private func bodies(of expression: Place) -> [Place] {
    switch project.kind(expression) {
    case .closureExpr: return [expression]
    case .identifierExpr, .memberExpr:
      guard case .functions(let ref) = lowering.value(of: expression), lowering.store[ref].places.count == 1 else {
        return []
      }
      return lowering.implementations(of: lowering.store[ref], at: expression)
        .compactMap { project.child($0, .codeBlock) }
    default: return []
    }
  }

  /// A view that a body makes for itself is nobody else's yet; one that it only names anew is whose it was.
  private func isMade(_ touched: Place, inside body: Place) -> Bool {
    var root = touched
    while let inner = project.first(root), project.kind(root) != .identifierExpr { root = inner }
    guard project.kind(root) == .identifierExpr,
      case .local(let binding, _) = lowering.meaning.lookUp(project.symbol(root), at: root),
      project.isInside(binding, body)
    else { return false }
    // What stands in its own initial value is another of that name.
    guard let named = project.initialValue(of: binding), project.kind(named) == .identifierExpr,
      !project.isInside(touched, binding)
    else { return true }
    return isMade(named, inside: body)
  }

  /// Files whose subscriptions count together with the given ones (`SharingRule`): those that extend the type in which
  /// one stands, those of the object whose name one reads, and of a name without an object, such as a global, those that
  /// mention it.
  private func neighbours(of bindings: [Binding]) -> Set<Int32> {
    var files: Set<Int32> = []
    var names: Set<Symbol> = []
    for binding in bindings where !binding.isSubscription && !binding.facts.sharing.reads.isEmpty {
      if let type = project.enclosingType(of: binding.call) { files.formUnion(project.contents(of: type).files) }
      for name in binding.facts.sharing.reads.map(\.name) {
        files.insert(name.declaration.file)
        if name.isForAll(project) {
          names.insert(project.symbol(name.declaration))
        } else if let type = project.enclosingType(of: name.declaration) {
          files.formUnion(project.contents(of: type).files)
        }
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
    guard !project.isDead(call) else { return nil }
    let name = project.kind(call) == .callExpr ? project.first(call) ?? call : call
    if own.isCallers(call) {
      return agreement.binding(at: call, self).map { SubscriptionCall(call: call, callee: name, [$0]) }
    }
    if !own.functions(calledBy: call).isEmpty {
      let handed = self.handed(at: call, name, path: [])
      if !handed.bindings.isEmpty { return SubscriptionCall(call: call, callee: name, handed.bindings) }
      if handed.isShown { return SubscriptionCall(call: call, callee: name, kind: .interface) }
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
}
