import Testing
import TraitReplay
import TraitRules

@Suite("Fixes of random chains hold what they promise")
struct RandomFixTests {
  @Test("A safe fix mends, brings nothing new, and comes to an end", arguments: FixStyle.allCases, [UInt64(1), 2])
  func safe(style: FixStyle, seed: UInt64) {
    var fixes = 0
    for index in 0..<60 {
      let program = RandomRun.program(seed: seed, index: index)
      if program.failsAlways { continue }
      let fixed = AppliedFixes(program.source, style: style)
      fixes += fixed.applied.count
      #expect(fixed.faults == [], "\(program.lines) became \(fixed.text)")
      #expect(fixed.faultsAtMendedSinks == [], "\(program.lines) became \(fixed.text)")
    }
    #expect(fixes > 10)
  }
}
