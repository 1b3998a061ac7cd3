import TraitRules
import TraitRuntime

/// The world that one rebuilt chain runs in: its clock and threads, its sources, and the record of what happened.
///
/// A run is a few source events with time to settle after each. The world decides, by its schedule, what each source
/// answers; it counts every run of an effect and notes every event that reaches a sink.
final class World {
  let threads = VirtualThreads()
  let schedule: Schedule
  let model: ChainModel
  private(set) var record = Record()
  /// The source event that is being handled; 0 while subscribing.
  private(set) var event = 0

  private var hotSources: [HotSource] = []
  private var relays: [ChainKey: HotSource] = [:]
  private var passes: [FaultPoint: Int] = [:]
  private var ordinals: [ChainKey: UInt64] = [:]
  private var controls: UInt64 = 0
  private var starts = 0
  private let holds = CompositeDisposable()

  static let events = 3
  /// A failing source that is retried for ever would hold up time itself; after this many starts none starts again.
  private static let startLimit = 200
  /// How much may happen in a run: intervals inside `flatMap`s multiply without end.
  private static let stepLimit = 4_000
  private var steps = 0

  init(_ model: ChainModel, _ schedule: Schedule) {
    self.model = model
    self.schedule = schedule
  }

  /// Rebuilds the chains of the subscribers with these indices, subscribes to each, and lets everything happen.
  func run(subscribers: [Int]) throws(NotReplayed) -> Record {
    record.sinks = Array(repeating: [], count: subscribers.count)
    let builder = ChainBuilder(self)
    // What was rebuilt holds this world, which holds the sources.
    defer {
      hotSources = []
      relays = [:]
      builder.forget()
    }
    var chains: [Observable<Element>] = []
    for index in subscribers { chains.append(try builder.chain(model.subscribers[index].chain)) }
    let bag = CompositeDisposable()
    threads.run {
      for (sink, chain) in chains.enumerated() {
        _ = bag.insert(chain.subscribe { [unowned self] in note($0, at: sink) })
      }
      settle(for: schedule.isBurst ? Timing.beforeBurst : Timing.settling)
      for _ in 0..<(schedule.lastEvent ?? World.events) { sendEvents() }
      if schedule.lastEvent != nil { endSources() }
      if schedule.isBurst { settle() }
      event = -1
      bag.dispose()
      holds.dispose()
      // `subscribe(on:)` disposes on its scheduler, too: what still waits there holds its chain.
      _ = threads.advance(by: Timing.settling, limit: World.stepLimit)
    }
    if let failure = builder.failure { throw failure }
    if isExhausted { throw .tooManyEvents }
    return record
  }

  private func sendEvents() {
    event += 1
    // Sources that join while the event is being sent get the next one.
    for source in schedule.isBurst ? hotSources.reversed() : hotSources where source.joined < event {
      threads.perform(on: source.thread(event)) { source.send(event, world: self) }
    }
    if !schedule.isBurst { settle() }
  }

  private func endSources() {
    event += 1
    for source in hotSources { threads.perform(on: source.thread(event)) { source.complete() } }
    if !schedule.isBurst { settle() }
  }

  private func settle(for time: Duration = Timing.settling) {
    if !isExhausted, !threads.advance(by: time, limit: World.stepLimit) { steps = World.stepLimit }
  }

  private func note(_ event: Event<Element>, at sink: Int) {
    guard self.event >= 0, record.sinks[sink].count < 400 else { return }
    let kind: SinkEvent.Kind =
      switch event {
      case .next(let element): .element(element)
      case .error: .error
      case .completed: .completed
      }
    record.sinks[sink].append(SinkEvent(kind: kind, thread: .current, sourceEvent: self.event))
  }

  // MARK: - What a run may cost

  /// More happened than a run may cost: from now on no source sends and no closure makes a sequence, so that it ends.
  var isExhausted: Bool { steps >= World.stepLimit }

  /// Counts something that leads to more: an element sent, a closure run, a sequence rebuilt.
  func countStep() { steps += 1 }

  // MARK: - Holding what is shared

  /// A shared sequence that, once subscribed to, is never let go.
  func held(_ shared: Observable<Element>) -> Observable<Element> {
    var isHeld = false
    return shared.do(onSubscribed: { [unowned self] in
      guard !isHeld else { return }
      isHeld = true
      _ = holds.insert(shared.subscribe())
    })
  }

  // MARK: - What sources and closures ask

  /// Whether the schedule lets `point` fail this time.
  func fails(_ point: FaultPoint) -> Schedule.Fault? {
    countStep()
    let time = passes[point, default: 0] + 1
    passes[point] = time
    record.passes[point] = time
    if case .answer = point, schedule.answers == .failing { return Schedule.Fault(point: point, time: time) }
    guard let fault = schedule.fault, fault.point == point else { return nil }
    let isOneMoreTry =
      fault.outlastsTries && record.faultAt == event && time > fault.time && time < fault.time + Schedule.Fault.tries
    guard fault.time == time || isOneMoreTry else { return nil }
    record.faultAt = record.faultAt ?? event
    return fault
  }

  /// A step that fails where its input has none or too many elements.
  func watched(_ counting: Observable<Element>) -> Observable<Element> {
    counting.do(onError: { [unowned self] error in
      if error is RxError { record.hasFailedByItself = true }
    })
  }

  /// Counts a run of an effect.
  func runEffect(_ key: ChainKey, _ name: String) {
    guard event >= 0 else { return }
    record.effects[key, default: EffectRuns(name: name)].runs.append(event)
  }

  /// Whether a source may start once more.
  func mayStart() -> Bool {
    starts += 1
    countStep()
    return starts < World.startLimit && !isExhausted
  }

  /// A number for a source, in the order in which sources are first met: the same before and after a rewrite, which a
  /// place in the source is not.
  func ordinal(of key: ChainKey) -> UInt64 {
    if let known = ordinals[key] { return known }
    let ordinal = UInt64(ordinals.count + 1)
    ordinals[key] = ordinal
    return ordinal
  }

  /// The same for controls, which are not asked for by name.
  func nextControl() -> UInt64 {
    controls += 1
    return controls << 32
  }

  func relay(_ key: ChainKey, make: () -> HotSource) -> HotSource {
    if let known = relays[key] { return known }
    let source = make()
    relays[key] = source
    return source
  }

  func add(_ source: HotSource) {
    source.joined = event
    hotSources.append(source)
  }
}

/// How long things take. All spans of a chain are replaced by these, so that which comes first is known.
enum Timing {
  static let answer = RxTimeInterval.milliseconds(100)
  static let lateAnswer = RxTimeInterval.seconds(50)
  static let short = RxTimeInterval.seconds(1)
  static let timeout = RxTimeInterval.seconds(30)
  static let period = RxTimeInterval.seconds(40)
  /// Enough for every answer, delay and timeout, and a bounded number of an interval's ticks.
  static let settling = Duration.seconds(100)
  /// Enough for an answer, and no timeout.
  static let beforeBurst = Duration.seconds(10)
}
