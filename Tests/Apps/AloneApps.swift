import Foundation

/// Every carrier alone, below every source: what the linter makes of it, and whether it keeps what the table says.
struct AloneApps: Sendable {
  let many: ManyApps

  /// A carrier below a source, or the source alone; with a share above, in half of them.
  private struct Trial: Sendable {
    var carrier: Int?
    var source: Int
    var isShared: Bool

    var plan: AppPlan {
      let share = isShared ? " > share#1" : ""
      let link = carrier.map { " > [\(Carrier.all[$0].name)]#\($0 + source)" } ?? ""
      // Two sinks, so that what each repeats is seen; of different kinds.
      let text = "\(AppSource.all[source].name)#\(source + 1)\(share)\(link) => `rx.text`#0 + `rx.isHidden`#0"
      return AppPlan(text)!
    }
  }

  /// - Returns: whether the table is right.
  func run() -> Bool {
    let start = Date()
    let trials = ([nil] + Carrier.all.indices.map(Optional.some)).flatMap { carrier in
      AppSource.all.indices.flatMap { source in
        [false, true].map { Trial(carrier: carrier, source: source, isShared: $0) }
      }
    }
    let truths = Truths()
    // What other shapes have found is those shapes' own.
    let criteria = Set(Criterion.allCases).subtracting([.shapeChangesNothing])
    let tally = many.judged(trials.count, criteria: criteria, tell: { truths[$0] = $1.truth }) { index in
      (name: trials[index].plan.description, plan: trials[index].plan)
    }
    let report = AppReport(tally: tally, seconds: Date().timeIntervalSince(start))
    report.printCarriers()
    let wrong = trials.indices.flatMap { index -> [String] in
      guard
        let base = trials.firstIndex(where: {
          $0.carrier == nil && $0.source == trials[index].source && $0.isShared == trials[index].isShared
        })
      else { return [] }
      return contradictions(trials[index], truths[index], truths[base])
    }
    print("\nThe table says otherwise\n------------------------")
    for line in wrong { print(line) }
    if wrong.isEmpty { print("nowhere") }
    report.printViolations()
    report.printFigures("every carrier alone")
    return wrong.isEmpty && tally.refusals.isEmpty
  }

  /// Where a carrier does not keep what the table says, as the first sink shows it.
  private func contradictions(_ trial: Trial, _ truth: AppTruth?, _ base: AppTruth?) -> [String] {
    guard let number = trial.carrier, let truth, let base, truth.sinks.count > 1, base.sinks.count > 1 else {
      return []
    }
    // A relay that nobody listens to yet loses what comes at once.
    guard truth.sinks[0].isReached, base.sinks[0].isReached else { return [] }
    let carrier = Carrier.all[number]
    func differs(_ fault: AppTruth.Fault) -> Bool {
      (truth.sinks[0].faults[fault] == nil) != (base.sinks[0].faults[fault] == nil)
    }
    var facts: [String] = []
    if carrier.keeps.contains(.delivery), differs(.offMain) { facts.append("delivery") }
    if carrier.keeps.contains(.failure), differs(.error) || differs(.ends) { facts.append("failure") }
    if carrier.keeps.contains(.sharing), truth.repeatsEffects != base.repeatsEffects { facts.append("sharing") }
    return facts.map { "\(carrier.name) does not keep \($0): \(trial.plan)" }
  }

  /// What runs showed, by number, gathered on several threads.
  private final class Truths: @unchecked Sendable {
    private let lock = NSLock()
    private var truths: [Int: AppTruth] = [:]

    subscript(index: Int) -> AppTruth? {
      get { lock.withLock { truths[index] } }
      set { lock.withLock { truths[index] = newValue } }
    }
  }
}

extension AppTruth {
  fileprivate var repeatsEffects: Bool { repetitions.contains(where: \.isSurelyEffect) }
}
