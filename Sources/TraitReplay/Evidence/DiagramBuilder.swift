import TraitRules

/// Draws one run as marbles.
struct DiagramBuilder {
  let model: ChainModel
  /// The subscribers of the model that took part.
  let subscribers: [Int]
  let schedule: Schedule
  let record: Record
  /// The same run in which nothing fails, to tell which elements are what.
  let plain: Record
  /// Which of the sinks are drawn.
  let sinks: [Int]

  /// More than a few lanes or marks are no drawing any more.
  private static let mostEffects = 3
  private static let mostMarks = 12

  func diagram() -> MarbleDiagram {
    let events = shownEvents
    func cells(_ marks: (Int) -> [MarbleDiagram.Mark]) -> [[MarbleDiagram.Mark]] {
      events.map { Array(marks($0).prefix(DiagramBuilder.mostMarks)) }
    }
    var lanes: [MarbleDiagram.Lane] = []
    if hasSource { lanes.append(.init(kind: .source, name: "source", cells: cells(sent))) }
    for (name, runs) in effects.prefix(DiagramBuilder.mostEffects) {
      lanes.append(
        .init(
          kind: .effect, name: name,
          cells: cells { event in
            runs.filter { $0.event == event }.map { .init($0.fails ? .failedRun : .run, origin: event) }
          }))
    }
    for sink in sinks {
      lanes.append(.init(kind: .sink, name: subscriber(sink).sink, cells: cells { received($0, sink) }))
    }
    return MarbleDiagram(title: title, columns: events.map(columnTitle), lanes: lanes)
  }

  // MARK: - Columns

  private var shownEvents: [Int] {
    var events = Set(record.sinks.joined().map(\.sourceEvent)).union(record.effects.values.flatMap(\.runs))
    if hasSource { events.formUnion(1..<(endEvent ?? World.events + 1)) }
    if let endEvent { events.insert(endEvent) }
    return events.isEmpty ? [0] : events.sorted()
  }

  private func columnTitle(_ event: Int) -> String {
    event == 0 ? "subscribed" : event == endEvent ? "the end" : "event \(event)"
  }

  /// In place of which event the sources end, if they do.
  private var endEvent: Int? { schedule.lastEvent.map { $0 + 1 } }

  // MARK: - Lanes

  private var hasSource: Bool {
    sinks.contains { subscriber($0).chain.contains(\.isSource) }
  }

  private func subscriber(_ sink: Int) -> ChainSubscriber { model.subscribers[subscribers[sink]] }

  private func sent(_ event: Int) -> [MarbleDiagram.Mark] {
    if event == 0 {
      return sinks.contains { subscriber($0).chain.contains(\.hasValue) } ? [.init(.element, origin: 0)] : []
    }
    if event == endEvent { return [.init(.completed, origin: event)] }
    if let failed = sourceFailure {
      if event == failed { return [.init(.error, origin: event)] }
      // Of several sources the others go on, but what they send is not what the run is about.
      if event > failed { return [] }
    }
    return [.init(.element, origin: event)]
  }

  /// The event in place of which the source itself fails.
  private var sourceFailure: Int? {
    switch schedule.fault?.point {
    case .subject: record.faultAt
    case .answer(let key): probe(key)?.isOngoing == true ? record.faultAt : nil
    case .closure, nil: nil
    }
  }

  private var effects: [(name: String, runs: [(event: Int, fails: Bool)])] {
    var failing: ChainKey?
    if case .answer(let key) = schedule.fault?.point, probe(key)?.isOngoing == false { failing = key }
    var result: [(name: String, runs: [(event: Int, fails: Bool)])] = []
    for (key, effect) in record.effects.sorted(by: { $0.key.order < $1.key.order }) {
      let failed = key == failing ? schedule.fault.map { $0.time - 1 } : nil
      let failsAlways = schedule.answers == .failing && probe(key) != nil
      result.append((effect.name, effect.runs.enumerated().map { ($0.element, failsAlways || $0.offset == failed) }))
    }
    // What fails is shown although asking for it is no effect.
    if let failing, record.effects[failing] == nil, let event = record.faultAt {
      result.insert((probe(failing)?.name ?? "source", [(event, true)]), at: 0)
    }
    return result
  }

  private func received(_ event: Int, _ sink: Int) -> [MarbleDiagram.Mark] {
    record.sinks[sink].filter { $0.sourceEvent == event }.map { received in
      let isOnMain = received.thread == .main
      switch received.kind {
      case .error: return .init(.error, origin: event, isOnMain: isOnMain)
      case .completed: return .init(.completed, origin: event, isOnMain: isOnMain)
      case .element(let element):
        guard schedule.fault != nil else {
          return .init(.element, origin: event, isOnMain: isOnMain)
        }
        let same = plain.sinks[sink].filter { $0.element == element }
        let origin = (same.first { $0.sourceEvent == event } ?? same.first)?.sourceEvent
        return .init(origin == nil ? .otherElement : .element, origin: origin ?? event, isOnMain: isOnMain)
      }
    }
  }

  // MARK: - Title

  private var title: String {
    guard let fault = schedule.fault else { return quietTitle }
    switch fault.point {
    case .answer(let key):
      let name = probe(key)?.name ?? "the source"
      let end = fault.isAfterElement ? " ends with an error" : " is an error"
      return (probe(key)?.isOngoing == true ? "event \(fault.time) of `\(name)`" : "answer \(fault.time) of `\(name)`")
        + end
    case .closure(let key): return "call \(fault.time) of the closure of `\(stepName(key))` throws"
    case .subject: return "the source fails instead of sending event \(fault.time)"
    }
  }

  private var quietTitle: String {
    if schedule.holdsShares { return "all subscribers at once, nothing fails" }
    if schedule.isBurst { return "source events come one right after the other" }
    if let lastEvent = schedule.lastEvent {
      return lastEvent == 0 ? "the sources end before anything comes" : "the sources end after event \(lastEvent)"
    }
    switch schedule.answers {
    case .once: return schedule.choice > 0 ? "another branch is taken" : "nothing fails"
    case .ongoing: return "answers come and no end"
    case .empty: return "answers are empty"
    case .late: return "answers come late"
    case .failing: return "every answer is an error"
    }
  }

  // MARK: - Names

  private func probe(_ key: ChainKey) -> ChainProbe? {
    var found: ChainProbe?
    for subscriber in model.subscribers {
      subscriber.chain.forEach { if case .probe(let probe) = $0.kind, probe.key == key { found = probe } }
    }
    return found
  }

  private func stepName(_ key: ChainKey) -> String {
    var name: String?
    for subscriber in model.subscribers {
      subscriber.chain.forEach { if case .step(let step) = $0.kind, step.key == key { name = step.row.name } }
    }
    return name ?? "an operator"
  }
}

extension ChainNode {
  /// Sends by itself, event by event.
  fileprivate var isSource: Bool {
    switch kind {
    case .control, .relay, .shared: true
    case .probe(let probe): probe.isShared || probe.isOngoing
    case .step, .named, .made, .choice: false
    }
  }

  /// Has an element for whoever subscribes.
  fileprivate var hasValue: Bool {
    switch kind {
    case .control(let hasValue): hasValue
    case .relay(let relay, _): relay == .behaviorRelay || relay == .behaviorSubject
    case .shared, .probe, .step, .named, .made, .choice: false
    }
  }

  fileprivate func contains(_ isWanted: (ChainNode) -> Bool) -> Bool {
    var isFound = false
    forEach { if isWanted($0) { isFound = true } }
    return isFound
  }
}
