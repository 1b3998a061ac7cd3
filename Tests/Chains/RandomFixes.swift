import Foundation
import TraitRules

/// Random chains with missing guarantees, fixed in both styles: every safe fix replays clean, brings nothing new, comes to
/// an end, and leaves nothing for a second run. With `TRAITLINT_FIXED`, what came out is written there to be compiled.
struct RandomFixes: Sendable {
  var count: Int
  var seed: UInt64

  private struct Outcome: Sendable {
    var fixes = 0
    var programs = 0
    var faults: [String] = []
  }

  /// - Returns: whether nothing was wrong.
  func run() -> Bool {
    var all = Outcome()
    Spread.over(count, blockSize: 50) { range in
      var outcome = Outcome()
      for index in range { add(index, to: &outcome) }
      return outcome
    } gather: { outcome in
      all.fixes += outcome.fixes
      all.programs += outcome.programs
      all.faults += outcome.faults
    }
    for fault in all.faults.prefix(20) { print(fault) }
    print(
      "seed \(seed): \(count) programs in two styles, \(all.programs) of them fixed by \(all.fixes) safe fixes,",
      "\(all.faults.count) faults")
    return all.faults.isEmpty
  }

  private func add(_ index: Int, to outcome: inout Outcome) {
    let program = RandomRun.program(seed: seed, index: index)
    if program.failsAlways { return }
    for style in FixStyle.allCases {
      let fixed = AppliedFixes(program.source(.typed), style: style)
      if fixed.applied.isEmpty { continue }
      outcome.fixes += fixed.applied.count
      outcome.programs += 1
      var faults = fixed.faults + fixed.faultsAtMendedSinks
      if AppliedFixes(fixed.text, style: style).text != fixed.text { faults.append("a second run changes more") }
      for fault in faults {
        outcome.faults.append("\(index) \(style): \(fault)\n\(program.lines.joined(separator: "\n"))\n\(fixed.text)")
      }
      write(fixed.text, "Fixed\(index)\(style)")
    }
  }

  private func write(_ text: String, _ name: String) {
    guard let folder = ProcessInfo.processInfo.environment["TRAITLINT_FIXED"] else { return }
    let text = text.replacing("RandomViewController", with: name)
    try? Data(text.utf8).write(to: URL(filePath: folder).appending(path: name + ".swift"))
  }
}
