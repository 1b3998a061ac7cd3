import Testing
import TraitRules

@Suite("One chain written in several ways has one set of facts")
struct LayoutTests {
  @Test("Lines, comments, returns, parentheses and names between change nothing", arguments: [UInt64(1), 2, 3])
  func sameFacts(seed: UInt64) {
    for index in 0..<60 {
      let program = RandomRun.program(seed: seed, index: index)
      let facts = facts(program, .oneLine)
      #expect(facts.count == program.sinks.count)
      for layout in Layout.allCases where layout != .oneLine {
        #expect(self.facts(program, layout) == facts, "\(layout): \(program.source(layout))")
      }
    }
  }

  /// By sink, in the order of the source.
  private func facts(_ program: RandomProgram, _ layout: Layout) -> [ChainFacts] {
    let models = Linter().chains([SourceFile(path: "Random.swift", bytes: Array(program.source(layout).utf8))])
    return models.flatMap(\.subscribers).sorted { $0.sink < $1.sink }.map(\.facts)
  }
}
