import Testing

@testable import TraitRules

/// Sources made to hurt: deep, or full of beginnings without an end. Each is repeated to 40,000 bytes.
private let hostileUnits: [(name: String, unit: String)] = [
  ("comments", "/*"), ("closed comments after operators", "+/**/"), ("parentheses", "("), ("brackets", "[{("),
  ("interpolations", "\"\\("), ("raw interpolations", "#\"\\#("), ("multi-line interpolations", "\"\"\"\n\\("),
  ("raw strings that may be of one line", "#\"\"\"\\#("), ("their ends", "#\"\"\"\\#(a)\"# "),
  ("pounds", "#"), ("quotes", "\""), ("backslashes", "\\"), ("strings of pounds", "\"##"), ("slashes", "= / "),
  ("regexes", "(/a"), ("regexes with escapes", "(/\\"), ("regexes with a parenthesis too many", "(/\\)"),
  ("regexes with a parenthesis too few", "(/(\\/"), ("regex ends after spaces", "(/a /"),
  ("regexes in operators", "+/+*/"), ("extended regexes", "#/"),
  ("extended regexes of several lines", "#/\n"), ("placeholders", "<#"), ("placeholders in operators", "+<#a"),
  ("backticks", "`a\n"), ("hexadecimal fractions", "0xF.F"), ("conflicts", "\n<<<<<<< a"),
  ("other conflicts", "\n>>>> a"),
  ("operators", "<"), ("bad bytes", "\u{FFFF}"), ("combining marks", "+\u{301}"), ("directives", "#iff"),
]

@Suite struct LexerScaleTests {
  /// Counted, not timed: the lexer goes forward but for scans that give up, and these count their bytes.
  @Test(arguments: hostileUnits.indices)
  func whatIsReadInVainStaysLinear(_ index: Int) {
    let (name, unit) = hostileUnits[index]
    let bytes = Array(repeatElement(Array(unit.utf8), count: 40_000 / unit.utf8.count).joined()) + Array("a".utf8)
    #expect(lookaheadSteps(bytes) <= 10 * bytes.count, "\(name)")
    #expect(lexed(bytes).last?.end == UInt32(bytes.count))
  }

  @Test func poundsOfEveryNumber() {
    // Each opening asks for one pound less than the one before, so that none can rely on the search of another.
    let openings = (1...600).reversed().map { String(repeating: "#", count: $0) + "/\n" }.joined()
    #expect(lookaheadSteps(Array(openings.utf8)) <= 2 * openings.utf8.count)
    let strings = (1...600).reversed().map { String(repeating: "#", count: $0) + "\"\"\"\\#(" }.joined()
    #expect(lookaheadSteps(Array(strings.utf8)) <= 10 * strings.utf8.count)
  }

  @Test func aHundredThousandNestedInterpolations() {
    let depth = 100_000
    let source = String(repeating: "\"\\(", count: depth) + "a" + String(repeating: ")\"", count: depth)
    let tokens = lexed(source)
    #expect(tokens.count == 3 * depth + 2)
    #expect(tokens.allSatisfy { !$0.flags.contains(.malformed) })
    #expect(tokens[0].end == UInt32(source.utf8.count))
    #expect(tokens[2 * depth].kind == .identifier)
  }
}
