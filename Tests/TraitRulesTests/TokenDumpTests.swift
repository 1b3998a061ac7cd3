import Testing

@testable import TraitRules

@Suite struct TokenDumpTests {
  private func lines(_ source: String) -> [Substring] {
    TokenDump.lines(for: Array(source.utf8), path: "A.swift").split(separator: "\n", omittingEmptySubsequences: false)
  }

  @Test func everyFormOfLine() {
    #expect(
      lines("#if a\nb >>= \"c\\(d)\" + #e(/f/)\n#endif") == [
        "# A.swift", "w 0 3", "w 4 1", "w 6 1", "p 8", "p 9", "p 10", "s 12 7", "w 16 1", "p 20", "p 22", "w 23 1",
        "p 24",
        "r 25 3", "p 28", "w 30 6", "",
      ])
  }

  @Test func versionsAreTwoNumbersAndFractionsOne() {
    #expect(
      lines("@available(iOS 9.1, *) f(9.1)") == [
        "# A.swift", "p 0", "w 1 9", "p 10", "w 11 3", "w 15 1", "p 16", "w 17 1", "p 18", "p 20", "p 21", "w 23 1",
        "p 24",
        "w 25 3", "p 28", "",
      ])
  }

  @Test func anEmptyFileHasAnEmptyLine() {
    #expect(lines("// nothing\n") == ["# A.swift", "", ""])
  }
}
