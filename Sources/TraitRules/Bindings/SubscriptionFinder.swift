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
    let files = project.files
    let binding = files.indices.map(Int32.init)
      .filter { files[Int($0)].binds || files[Int($0)].acts || !own.calls(in: $0).isEmpty }
    var found = binding.filter { files[Int($0)].isLinted }.flatMap(calls)
    if files.contains(where: { !$0.isLinted }) {
      found += calls(besides: found, binding)
      found.sort { ($0.call.file, project.node($0.call).token) < ($1.call.file, project.node($1.call).token) }
    }
    var touching = TouchingSteps(found, touches)
    return touching.sortedOut(found)
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
    let steps = [Symbol(.do)] + (isRxSwifts ? lowering.catalogue.stepsWithClosures : [])
    let watched = steps.flatMap { project.calls(of: $0, in: file) }.compactMap(watch)
    return (subscriptions + watched).sorted { project.node($0.call).token < project.node($1.call).token }
  }

  /// `do(onNext:)` or `flatMap` whose closure touches user interface: no subscription, but its thread counts as one's does.
  private func watch(at call: Place) -> SubscriptionCall? {
    guard let callee = project.first(call), project.kind(callee) == .memberExpr, let receiver = project.first(callee),
      !project.isDead(call)
    else { return nil }
    // Most names of steps are other collections'.
    lazy var value = watched(receiver, call).map { value -> Value in
      guard case .sequence(let chain) = value else { return value }
      return .sequence(contexts.goingOn(lowering.wherever(chain, below: call), with: call))
    }
    for argument in lowering.arguments(of: call, .none) {
      guard let (event, touch) = touch(by: argument, of: project.symbol(callee), { value != nil }), let value else {
        continue
      }
      let rules = Dialect.SubscriptionWord(isHandled: true)
      let step = Subscription(
        call: call, callee: callee, word: project.symbol(callee), rules: rules, receiver: receiver, value: value,
        frame: .none)
      var binding = binding(step, .closure(touch), project.outline(touch.place).firstLine, touch.place)
      guard event.canCome(of: binding.facts) else { continue }
      binding.isWatched = true
      binding.event = event
      var found = SubscriptionCall(call: call, callee: callee, kind: .step)
      found.bindings = [binding]
      return found
    }
    return nil
  }

  /// The sequence whose elements a step's closure is handed. What `Observable.zip` is called on is none: its closure runs
  /// where what it makes arrives. A `map` or a `catch` on what is not in sight may be anybody's.
  private func watched(_ receiver: Place, _ call: Place) -> Value? {
    let value = lowering.value(of: receiver)
    let isRxSwiftsAlone = project.first(call).map { project.symbol($0) == .do } ?? false
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

  /// What a step tells one of its closures that touches user interface. What a `flatMap` or a `map` calls, it calls for a
  /// sequence or a value: only what it does besides is a touch, and what shows a screen before it returns.
  private func touch(
    by argument: Argument, of step: Symbol, _ isSequences: () -> Bool
  ) -> (Binding.Event, Touch)? {
    if step == .do {
      // `do { … }` hands its one closure elements.
      let isBare = argument.label.isNone && argument.isTrailing
      guard let event = Self.events[argument.label] ?? (isBare ? .element : nil) else { return nil }
      return touches.firstTouch(in: argument.expression).map { (event, $0) }
    }
    guard argument.label.isNone || argument.label == .resultSelector, let body = body(of: argument.expression),
      let touch = touches.writtenTouch(in: body)
        ?? (isSequences() ? touches.touchBesidesResult(in: body) ?? touches.touchBeforeResult(in: body) : nil),
      !isMade(touch.place, inside: body)
    else { return nil }
    return (.element, touch)
  }

  /// A closure, or the body of the one function that a name means.
  private func body(of expression: Place) -> Place? {
    switch project.kind(expression) {
    case .closureExpr: return expression
    case .identifierExpr, .memberExpr:
      guard case .functions(let ref) = lowering.value(of: expression), lowering.store[ref].places.count == 1 else {
        return nil
      }
      return lowering.store[ref].places.first.flatMap { project.child($0, .codeBlock) }
    default: return nil
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
  /// one stands, and those that mention a name without an object, such as a global, that one reads.
  private func neighbours(of bindings: [Binding]) -> Set<Int32> {
    var files: Set<Int32> = []
    var names: Set<Symbol> = []
    for binding in bindings where binding.isBoundToUI && !binding.facts.sharing.reads.isEmpty {
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
