import TraitRules

/// How long the parts of a run took.
struct Timings {
  private let start = System.seconds
  private var last = System.seconds
  private var lines: [String] = []

  /// Ends a part that began where the one before ended.
  mutating func mark(_ name: String) {
    let now = System.seconds
    lines.append("\(Count.milliseconds(now - last))  \(name)\n")
    last = now
  }

  /// What the part that ended last was made of.
  mutating func add(_ phases: PhaseTimes) {
    let parts = [
      ("read files", phases.read), ("look for RxSwift", phases.look), ("lex", phases.lex), ("parse", phases.parse),
      ("follow chains", phases.follow), ("judge, draft fixes", phases.judge), ("replay", phases.replay),
    ]
    for (name, duration) in parts {
      lines.append("\(Count.milliseconds(duration / .seconds(1)))    of all threads: \(name)\n")
    }
  }

  var total: Double { last - start }

  var text: String { lines.joined() }
}
