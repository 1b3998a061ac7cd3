import TraitRules
import TraitRuntime

/// One step being rebuilt: what the operator table's rows need to know of it.
struct Rebuilding {
  let step: ChainStep
  let world: World
  private let builder: ChainBuilder
  private let scope: Scope

  init(_ step: ChainStep, _ builder: ChainBuilder, _ scope: Scope) {
    self.step = step
    self.builder = builder
    self.scope = scope
    world = builder.world
  }

  func run() throws(NotReplayed) -> Built {
    if let built = try SharedOperators.rebuild(self) { return built }
    if let row = OperatorTable.row(for: step.row) { return try row.rebuild(self) }
    if step.row.changesNothing { return .observable(try input().map(transform)) }
    if let facts = step.row.notifications {
      let probe = ChainProbe(name: step.row.signature, key: step.key, facts: facts, isOngoing: true)
      return .observable(Sources.probe(probe, in: world))
    }
    guard step.row.onlyFails else { throw notReplayed }
    return .observable(
      try input().map { element in
        if world.fails(.closure(step.key)) != nil { throw ReplayError() }
        return try transform(element)
      })
  }

  var notReplayed: NotReplayed { NotReplayed(operatorName: step.row.signature) }

  // MARK: - Inputs

  func receiver() throws(NotReplayed) -> Built {
    guard let input = step.input else { throw notReplayed }
    return try builder.build(input, in: scope)
  }

  func input() throws(NotReplayed) -> Observable<Element> { builder.observable(try receiver()) }

  /// The receiver of a step that shares it; endless where shares are to be held.
  func sharedInput() throws(NotReplayed) -> Observable<Element> { endless(try input()) }

  func endless(_ input: Observable<Element>) -> Observable<Element> {
    guard world.schedule.holdsShares else { return input }
    return input.catch { _ in .never() }.concat(Observable.never())
  }

  /// What a step that shares returns.
  func shared(_ observable: Observable<Element>) -> Observable<Element> {
    world.schedule.holdsShares ? world.held(observable) : observable
  }

  /// The argument sequences as they are.
  func builtArguments() throws(NotReplayed) -> [Built] {
    var result: [Built] = []
    for input in step.inputs { result.append(try builder.build(input, in: scope)) }
    return result
  }

  func arguments() throws(NotReplayed) -> [Observable<Element>] { try builtArguments().map { builder.observable($0) } }

  func firstArgument() throws(NotReplayed) -> Observable<Element> {
    guard let first = try arguments().first else { throw notReplayed }
    return first
  }

  /// A sequence that is named rather than made by a closure.
  func fallback() throws(NotReplayed) -> Built {
    guard let inner = step.inner else { throw notReplayed }
    return try builder.build(inner, in: scope)
  }

  // MARK: - Closures

  /// What the closure returns, in a new run of it.
  func innerBuilt() -> Built { builder.made(step.inner, in: scope) }

  func inner() -> Observable<Element> { builder.observable(innerBuilt()) }

  /// Runs a closure that may be the one to throw.
  func call() throws {
    world.countStep()
    if step.throwing, world.fails(.closure(step.key)) != nil { throw ReplayError() }
  }

  /// What a closure makes of an element.
  func transform(_ element: Element) throws -> Element {
    try call()
    return element.passed(through: salt)
  }

  /// The same where the closure may have an effect besides.
  func runTransform(_ element: Element) throws -> Element {
    runEffect()
    return try transform(element)
  }

  func accept(_ element: Element) throws -> Bool {
    try call()
    return true
  }

  func join(_ elements: [Element]) throws -> Element {
    try call()
    return .joined(elements)
  }

  func join(_ one: Element, _ other: Element) throws -> Element {
    try call()
    return one.joined(with: other)
  }

  /// The same for one operator before and after a rewrite.
  var salt: UInt64 { step.row.name.utf8.reduce(7) { $0 &* 31 &+ UInt64($1) } }

  /// Counts the run of a closure that has an effect.
  func runEffect() { if step.hasEffect { world.runEffect(step.key, step.row.name) } }

  // MARK: - Schedulers and numbers

  /// Where the scheduler argument runs its work.
  var scheduler: any SchedulerType {
    guard let threads = step.scheduler else { return MainScheduler.instance }
    switch threads.worst {
    case .main: return MainScheduler.instance
    case let thread: return world.threads.scheduler(thread.rawValue)
    }
  }

  /// As `scheduler`, where staying on the current thread is possible too.
  var immediateScheduler: any ImmediateSchedulerType {
    step.scheduler == nil ? CurrentThreadScheduler.instance : scheduler
  }

  func number(or standard: Int) -> Int { step.number.map { max(1, min($0, 3)) } ?? standard }

  /// A source that starts anew for each subscriber, but not for ever.
  func source(_ make: @escaping () throws -> Observable<Element>) -> Built {
    .observable(Observable.deferred { [world] in world.mayStart() ? try make() : .never() })
  }

  var element: Element { Element(salt) }
}
