import TraitRules

/// Rebuilds chains on the bundled runtime and runs them in every way of a small bounded set: each source that can fail
/// failing at each of its first answers, answers that come late, never or without an element, source events that follow
/// each other at once, screens that go away.
public enum Replay {
  /// Runs the chains of a model, subscribed to together.
  ///
  /// - Parameter subscribers: which of the model's; all by default.
  /// - Throws: `NotReplayed` where a step can't be rebuilt.
  public static func run(_ model: ChainModel, subscribers: [Int]? = nil) throws(NotReplayed) -> Evidence {
    try Evidence(runs: runs(of: model, subscribers: subscribers ?? Array(model.subscribers.indices)))
  }

  /// All runs of the bounded set, or those in which nothing is made to fail: most of them are the others. Each has a world
  /// of its own, so threads share them out.
  static func runs(
    of model: ChainModel, subscribers: [Int], withFaults: Bool = true, threads: Int = 1
  ) throws(NotReplayed) -> ReplayRuns {
    var shape = ChainShape()
    for index in subscribers { shape.add(model.subscribers[index].chain) }
    let plain = try World(model, .plain).run(subscribers: subscribers)
    var runs = ReplayRuns(model: model, subscribers: subscribers, plain: plain)
    try add((1..<max(1, min(shape.alternatives, choiceLimit))).map { Schedule(choice: $0) }, to: &runs, threads)
    let choices = [plain] + runs.others.map(\.record)
    if subscribers.count > 1 { try count(&runs, choices.count) }
    try add(quietSchedules(shape) + (withFaults ? faults(in: choices, shape) : []), to: &runs, threads)
    return runs
  }

  private static func add(_ schedules: [Schedule], to runs: inout ReplayRuns, _ threads: Int) throws(NotReplayed) {
    let (model, subscribers) = (runs.model, runs.subscribers)
    let records = Parallel(threads: threads).mapDeeply(schedules.count) { index in
      Result { () throws(NotReplayed) in try World(model, schedules[index]).run(subscribers: subscribers) }
    }
    for (schedule, record) in zip(schedules, records) { runs.others.append((schedule, try record.get())) }
  }

  /// Counts effects with all subscribers and with each alone, taking the branch in which they differ.
  private static func count(_ runs: inout ReplayRuns, _ choices: Int) throws(NotReplayed) {
    for choice in 0..<choices {
      runs.counting = Schedule(holdsShares: true, choice: choice)
      runs.together = try World(runs.model, runs.counting).run(subscribers: runs.subscribers)
      runs.alone = []
      for index in runs.subscribers {
        runs.alone.append(try World(runs.model, runs.counting).run(subscribers: [index]))
      }
      if !RepeatedEffect.all(in: runs).isEmpty { return }
    }
  }

  /// Effects that one subscriber alone runs more often than it would if what has a name were shared: its chain comes
  /// by a cold name on several ways.
  static func effectsRepeated(within subscriber: Int, of runs: ReplayRuns) throws(NotReplayed) -> [RepeatedEffect] {
    let choices = Set([0] + runs.others.map(\.schedule.choice)).sorted()
    for choice in choices {
      let schedule = Schedule(holdsShares: true, choice: choice)
      let alone = try World(runs.model, schedule).run(subscribers: [subscriber])
      let shared = try World(runs.model, schedule.withSharedNames).run(subscribers: [subscriber])
      let effects = RepeatedEffect.all(in: alone, moreThanIn: [shared])
      if !effects.isEmpty { return effects }
    }
    return []
  }

  /// How many different faults are tried; the first points that a chain passes are its own.
  private static let faultLimit = 24
  private static let choiceLimit = 4

  /// Those that set no fault and take the first branch.
  private static func quietSchedules(_ shape: ChainShape) -> [Schedule] {
    var result = [Schedule(isBurst: true)]
    for lastEvent in [0, 1, World.events] { result.append(Schedule(lastEvent: lastEvent)) }
    result.append(Schedule(isBurst: true, lastEvent: World.events))
    if shape.asks {
      for answers in [Schedule.Answers.ongoing, .empty, .late, .failing] { result.append(Schedule(answers: answers)) }
      for answers in [Schedule.Answers.ongoing, .late] { result.append(Schedule(answers: answers, isBurst: true)) }
    }
    return result
  }

  /// Those in which something fails that a run without faults has passed.
  ///
  /// - Parameter records: a run for each choice of branches: what one branch passes, another may not.
  private static func faults(in records: [Record], _ shape: ChainShape) -> [Schedule] {
    var faults: [Schedule] = []
    for (choice, record) in records.enumerated() {
      for (point, passes) in record.passes {
        for time in 1...min(passes, 2) {
          faults.append(Schedule(fault: .init(point: point, time: time), choice: choice))
          if case .closure = point { continue }
          faults.append(Schedule(fault: .init(point: point, time: time, isAfterElement: true), choice: choice))
          if !shape.triesAgain { continue }
          faults.append(Schedule(fault: .init(point: point, time: time, outlastsTries: true), choice: choice))
        }
      }
    }
    // In an order of their own, so that what is dropped does not depend on hashing.
    faults.sort { $0.order < $1.order }
    return Array(faults.prefix(faultLimit))
  }
}

/// What of a chain decides which schedules differ.
private struct ChainShape {
  var alternatives = 1
  /// It has sources that answer when asked.
  var asks = false
  /// It has steps that subscribe once more after an error.
  var triesAgain = false

  mutating func add(_ chain: ChainNode) {
    chain.forEach { node in
      switch node.kind {
      case .choice(let nodes): alternatives = max(alternatives, nodes.count)
      case .probe: asks = true
      case .step(let step) where step.row.name.hasPrefix("retry"): triesAgain = true
      default: break
      }
    }
  }
}

extension Schedule {
  fileprivate var order: [UInt64] {
    guard let fault else { return [] }
    return [UInt64(fault.time), UInt64(choice)] + fault.point.order + [
      fault.isAfterElement ? 1 : 0, fault.outlastsTries ? 1 : 0,
    ]
  }
}

extension FaultPoint {
  /// Points of a kind in the order of the source.
  var order: [UInt64] {
    switch self {
    case .answer(let key): [0] + key.order
    case .closure(let key): [1] + key.order
    case .subject(let key): [2] + key.order
    }
  }
}

extension [UInt64] {
  static func < (left: [UInt64], right: [UInt64]) -> Bool { left.lexicographicallyPrecedes(right) }
}

/// The records of all runs.
struct ReplayRuns {
  var model: ChainModel
  var subscribers: [Int]
  var plain: Record
  /// All at once and each by itself, with shares held; where there are several.
  var counting = Schedule.counting
  var together: Record?
  var alone: [Record] = []
  var others: [(schedule: Schedule, record: Record)] = []
  /// Sources that go on after their elements, whoever reads them. Each fault of each sink asks.
  let ongoingSources: Set<ChainKey>

  init(model: ChainModel, subscribers: [Int], plain: Record) {
    self.model = model
    self.subscribers = subscribers
    self.plain = plain
    var ongoing: Set<ChainKey> = []
    for subscriber in model.subscribers {
      subscriber.chain.forEach { node in
        if case .probe(let probe) = node.kind, probe.isOngoing { ongoing.insert(probe.key) }
      }
    }
    ongoingSources = ongoing
  }
}
