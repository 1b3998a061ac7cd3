/// What came of many programs.
struct AppTally: Sendable {
  struct Entry: Sendable {
    /// How `--one` shows the program: `SEED:INDEX`, or its plan.
    var name: String
    var plan: AppPlan
    var violation: Violation
  }

  var programs = 0
  var sinks = 0
  /// Sinks that nothing ever reached, of which no run can say anything.
  var unreached = 0
  var undecided = 0
  var unseen = 0
  var faults: [String: Int] = [:]
  /// What the generator has to answer for: programs that do not compile, or stop.
  var refusals: [String] = []
  var violations: [Entry] = []
  var shares = AppShares()
  /// How often each ordered pair of carriers stood side by side.
  var pairs: [AppShares.Pair: Int] = [:]

  mutating func add(_ judgement: Judgement, named name: String) {
    programs += 1
    guard let truth = judgement.truth, !truth.hasStopped else {
      refusals.append("\(name): \(judgement.refusal ?? "it stops when it is run")")
      return
    }
    for (number, sink) in judgement.text.sinks.enumerated() {
      sinks += 1
      if !truth.sinks[number].isReached { unreached += 1 }
      for fault in truth.sinks[number].faults.keys { faults[fault.rawValue, default: 0] += 1 }
      let seen = judgement.view.view(of: sink).sink
      if seen == nil { unseen += 1 }
      if seen?.undecided.isEmpty == false { undecided += 1 }
    }
    if !truth.repetitions.isEmpty { faults["sharing", default: 0] += 1 }
    refusals += truth.mistakes.map { "\(name): \($0)" }
    violations += judgement.violations.map { Entry(name: name, plan: judgement.plan, violation: $0) }
    let carriers = judgement.plan.carriers
    for (first, second) in zip(carriers, carriers.dropFirst()) {
      pairs[AppShares.Pair(first: first, second: second), default: 0] += 1
    }
  }

  mutating func join(_ other: AppTally) {
    programs += other.programs
    sinks += other.sinks
    unreached += other.unreached
    undecided += other.undecided
    unseen += other.unseen
    faults.merge(other.faults, uniquingKeysWith: +)
    refusals += other.refusals
    violations += other.violations
    shares.join(other.shares)
    pairs.merge(other.pairs, uniquingKeysWith: +)
  }

  /// The first violation of each kind, then the second of each …; one of a kind for a program.
  var violationsInTurn: [Entry] {
    var kinds: [String: [Entry]] = [:]
    var seen: Set<String> = []
    for entry in violations.sorted(by: { $0.name < $1.name }) {
      let kind = "\(entry.violation.criterion.rawValue) \(entry.violation.subject)"
      if seen.insert("\(kind) \(entry.name)").inserted { kinds[kind, default: []].append(entry) }
    }
    let most = kinds.values.map(\.count).max() ?? 0
    return (0..<most).flatMap { turn in
      kinds.keys.sorted().compactMap { kind in kinds[kind].flatMap { turn < $0.count ? $0[turn] : nil } }
    }
  }
}
