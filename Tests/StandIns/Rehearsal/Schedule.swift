/// How the world behaves in one run: which requests fail, how long they take, what is used when.
public struct Schedule: Sendable {
  enum Failing: Equatable, Sendable {
    case never, always
    /// What is asked for at this event alone.
    case at(Int)
    /// What is asked for from one event to another: who tries again fails again.
    case during(ClosedRange<Int>)

    /// The event after which all goes well again.
    var last: Int? {
      switch self {
      case .never, .always: nil
      case .at(let event): event
      case .during(let events): events.upperBound
      }
    }
  }

  var name: String
  var failing = Failing.never
  /// The only request that fails, by its name; all do where there is none.
  var request: String?
  /// How long a request takes, in milliseconds.
  var latency = 20
  /// Whether the first events come all at once.
  var isBurst = false
  /// Whether queues other than main's take their time, and concurrent ones do what comes first last.
  var hasSlowQueues = false
  /// The only control that is used, by its index.
  var hand: Int?
  /// The only sink that subscribes.
  var sink: Int?

  static let plain = Schedule(name: "all goes well")

  func fails(_ request: String, at event: Int) -> Bool {
    if let only = self.request, only != request { return false }
    switch failing {
    case .never: return false
    case .always: return true
    case .at(let only): return event == only
    case .during(let events): return events.contains(event)
    }
  }

  func uses(_ hand: Int) -> Bool { self.hand == nil || self.hand == hand }
  func isBurst(after event: Int) -> Bool { isBurst && event < 3 }

  /// Whether nothing fails and nothing is late, so that a fix may change nothing about the elements.
  var isFaultless: Bool { failing == .never && !hasSlowQueues }

  /// Every way in which the world takes its time and nothing fails, for a program with so many controls.
  static func faultless(hands: Int) -> [Schedule] {
    var all = [plain]
    all.append(Schedule(name: "answers overlap", latency: 1_400))
    all.append(Schedule(name: "events come at once", isBurst: true))
    all.append(Schedule(name: "queues are slow", hasSlowQueues: true))
    if hands > 1 { all += (0..<hands).map { Schedule(name: "only control \($0) is used", hand: $0) } }
    return all
  }

  /// Every way in which these requests fail.
  static func failing(_ requests: [String]) -> [Schedule] {
    if requests.isEmpty { return [] }
    var all: [Schedule] = []
    let targets: [String?] = [nil] + (requests.count > 1 ? requests.map(Optional.some) : [])
    for request in targets {
      let what = request.map { "request \($0)" } ?? "every request"
      all.append(Schedule(name: "\(what) fails", failing: .always, request: request))
      all.append(Schedule(name: "\(what) fails as the screen opens", failing: .at(0), request: request))
      for event in 1...2 {
        all.append(Schedule(name: "\(what) fails at event \(event)", failing: .at(event), request: request))
      }
      all.append(Schedule(name: "\(what) fails from event 1 to 4", failing: .during(1...4), request: request))
      // What another request must bring first may come in time for a listener only where all are slow.
      all.append(
        Schedule(name: "\(what) fails, and answers overlap", failing: .always, request: request, latency: 1_400))
    }
    all.append(Schedule(name: "every request fails late at event 1", failing: .at(1), latency: 1_400))
    // Longer than anything waits, and before the next event.
    all.append(Schedule(name: "every request fails after a while", failing: .always, latency: 500))
    all.append(
      Schedule(name: "every request fails at event 1, and events come at once", failing: .at(1), isBurst: true))
    // What is late may come where the error no longer does, and the other way round.
    all.append(Schedule(name: "every request fails, and queues are slow", failing: .always, hasSlowQueues: true))
    all.append(
      Schedule(name: "every request fails at event 1, and queues are slow", failing: .at(1), hasSlowQueues: true))
    return all
  }
}
