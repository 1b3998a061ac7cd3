import TraitRules

/// What all runs of a chain have shown.
public struct Evidence: Sendable {
  /// How many ways of behaving were tried.
  public var schedules: Int
  /// In the order of the subscribers.
  public var sinks: [SinkEvidence]
  /// Effects that several subscribers run more often than one alone.
  public var repeatedEffects: [RepeatedEffect]

  init(runs: ReplayRuns) {
    schedules = runs.others.count + 1
    sinks = runs.subscribers.indices.map { SinkEvidence(sink: $0, runs: runs) }
    repeatedEffects = RepeatedEffect.all(in: runs)
  }

  /// No guarantee was seen broken.
  public var isClean: Bool { violations.isEmpty }

  /// What was seen to go wrong, in words, the sinks in order.
  public var violations: [String] { sinks.flatMap(\.violations) + repeatedEffects.map(\.words) }
}

/// What reached one sink.
public struct SinkEvidence: Sendable {
  /// The sink in the source's words.
  public var name: String
  /// Whether an element, and whether an error, can do harm there.
  private let isUI: Bool
  private let isRelay: Bool
  private let isSubscription: Bool
  /// Threads on which elements came.
  public var threads: Set<ReplayThread> = []
  public var receivedError = false
  public var receivedCompletion = false
  /// The first source event after a fault that brought elements without the fault and none with it, although no error
  /// reached the sink: the stream had ended.
  public var silentAfterFault: Int?
  /// The source event of that fault; 0 where the stream failed before it had begun.
  var faultBeforeSilence: Int?
  /// The same where an error did reach the sink.
  public var deadAfterError: Int?

  init(sink: Int, runs: ReplayRuns) {
    let subscriber = runs.model.subscribers[runs.subscribers[sink]]
    name = subscriber.sink
    isUI = subscriber.isUI
    isRelay = subscriber.isRelay
    isSubscription = subscriber.isSubscription
    let plain = runs.plain.sinks[sink]
    add(plain)
    let choices = runs.others.filter { $0.schedule.fault == nil && $0.schedule.choice > 0 }
    // A fault at the second answer first: a stream that has worked and then falls silent says most.
    for (schedule, record) in runs.others.sorted(by: { $0.schedule.fault?.time ?? 0 > $1.schedule.fault?.time ?? 0 }) {
      add(record.sinks[sink])
      guard let fault = schedule.fault, let faultAt = record.faultAt, !endsSource(fault.point, runs) else {
        continue
      }
      let reference =
        schedule.choice == 0
        ? plain : choices.first { $0.schedule.choice == schedule.choice }?.record.sinks[sink] ?? plain
      addSilence(after: faultAt, record.sinks[sink], reference)
    }
  }

  private mutating func add(_ events: [SinkEvent]) {
    for event in events {
      switch event.kind {
      case .element: threads.insert(event.thread)
      case .error: receivedError = true
      case .completed: receivedCompletion = true
      }
    }
  }

  /// Whether a fault there is the end of a source that goes on otherwise: that nothing comes after it is no wonder.
  private func endsSource(_ point: FaultPoint, _ runs: ReplayRuns) -> Bool {
    switch point {
    case .subject: true
    case .closure: false
    case .answer(let key): runs.ongoingSources.contains(key)
    }
  }

  private mutating func addSilence(after fault: Int, _ events: [SinkEvent], _ reference: [SinkEvent]) {
    // A stream that ends by itself is not silenced.
    if reference.contains(where: { $0.element == nil }) { return }
    for sourceEvent in (fault + 1)..<max(fault + 2, World.events + 1) {
      guard reference.contains(where: { $0.sourceEvent == sourceEvent && $0.element != nil }) else { continue }
      if events.contains(where: { $0.sourceEvent == sourceEvent && $0.element != nil }) { return }
      if events.contains(where: { $0.kind == .error }) {
        deadAfterError = deadAfterError ?? sourceEvent
      } else if events.contains(where: { $0.kind == .completed }) {
        silentAfterFault = silentAfterFault ?? sourceEvent
        faultBeforeSilence = max(fault, faultBeforeSilence ?? 0)
      }
      return
    }
  }

  /// The guarantees that were seen broken, in words.
  public var violations: [String] { broken.map(\.words) }

  var broken: [Violation] {
    guard isUI || isRelay else { return [] }
    var result: [Violation] = []
    for thread in [ReplayThread.background, .unknown] where isUI && threads.contains(thread) {
      let words = thread == .background ? "background" : "a thread that is not known"
      result.append(Violation(kind: .delivery, words: "delivered on \(words) at `\(name)`"))
    }
    if isSubscription { return result }
    if receivedError { result.append(Violation(kind: .failure, words: "an error reached `\(name)`")) }
    if let event = deadAfterError {
      result.append(
        Violation(kind: .failure, words: "source event \(event) after an error: 0 elements at `\(name)`"))
    }
    if let event = silentAfterFault {
      result.append(
        Violation(kind: .end, words: "source event \(event) after a failed request: 0 elements at `\(name)`"))
    }
    return result
  }

  struct Violation {
    enum Kind { case delivery, failure, end }

    var kind: Kind
    var words: String
  }
}

/// An effect that subscribers run once each, or that one runs several times.
public struct RepeatedEffect: Sendable {
  /// `search(_:)`.
  public var name: String
  /// The source event of the most runs, 0 for subscribing, and how many those were.
  public var sourceEvent: Int
  public var runs: Int
  /// The runs that would do: those that one subscriber alone needs for it.
  public var runsAlone: Int

  static func all(in runs: ReplayRuns) -> [RepeatedEffect] {
    runs.together.map { all(in: $0, moreThanIn: runs.alone) } ?? []
  }

  /// - Parameter others: runs of which none needs to have as many.
  static func all(in together: Record, moreThanIn others: [Record]) -> [RepeatedEffect] {
    var result: [RepeatedEffect] = []
    for (key, effect) in together.effects {
      // What happens upon subscribing counts too, but an event says more.
      for event in Set(effect.runs).sorted(by: { ($0 == 0 ? .max : $0) < ($1 == 0 ? .max : $1) }) {
        let together = effect.runs.count { $0 == event }
        let alone = others.map { $0.effects[key]?.runs.count { $0 == event } ?? 0 }.max() ?? 0
        guard together > alone, alone > 0 else { continue }
        result.append(RepeatedEffect(name: effect.name, sourceEvent: event, runs: together, runsAlone: alone))
        break
      }
    }
    // Effects of one name in the order of how often they run, since tables have none.
    return result.sorted {
      ($0.sourceEvent, $0.name, $0.runs, $0.runsAlone) < ($1.sourceEvent, $1.name, $1.runs, $1.runsAlone)
    }
  }

  var words: String {
    if sourceEvent == 0 { return "\(runs) runs of \(name) upon subscribing" }
    // A closure of the chain's own asks nobody for anything.
    return name.hasSuffix(")") ? "\(runs) requests for 1 event: \(name)" : "\(runs) runs of \(name) for 1 event"
  }
}
