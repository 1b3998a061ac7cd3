/// Many random programs, one after the other: what came of them.
struct RandomRun {
  private(set) var fine = 0
  /// How many were not run, by reason.
  private(set) var notReplayed: [String: Int] = [:]
  /// How many were contradicted.
  private(set) var contradicted = 0
  /// The smallest form of some of those, as Swift.
  private(set) var failures: Set<String> = []

  private let failureLimit: Int

  init(failureLimit: Int = 12) { self.failureLimit = failureLimit }

  /// The program of a seed and a number is always the same.
  static func program(seed: UInt64, index: Int) -> RandomProgram {
    var random = SeededGenerator(seed: seed &* 1_000_003 &+ UInt64(index))
    return RandomProgram.random(rows: 8, using: &random)
  }

  mutating func add(_ program: RandomProgram) {
    switch Verdict(program) {
    case .fine: fine += 1
    case .notReplayed(let reason): notReplayed[reason, default: 0] += 1
    case .contradicted(let kind, _):
      contradicted += 1
      guard failures.count < failureLimit else { return }
      let smallest = program.shrunk(kind: kind)
      if case .contradicted(_, let words) = Verdict(smallest) {
        failures.insert((smallest.lines + [words]).joined(separator: "\n  "))
      }
    }
  }
}
