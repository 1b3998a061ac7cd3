import Testing

@testable import TraitRules

@Suite struct LexerRegexTests {
  @Test(arguments: [
    "let a = /b c/", "f(/b/, /c/)", "[/b/]", "x = y ? /b/ : /c/", "return /b/", "try? /b/.wholeMatch(in: c)",
    "a.split { /b/ }", "/b/", "case /b/: c", "!/b/.a", "f(/[)]/)", "f(/\\//)", "a = /b[/]/", "\"\\(/b/)\"",
    "x in /b/", "#/b/c/#", "##/b/#c/##", "#/\n b /c\n/#", "#/ b /#", "f(/(a)/)",
  ])
  func theseHoldARegex(_ source: String) {
    #expect(kinds(source).contains(.regex))
    #expect(lexed(source).allSatisfy { !$0.flags.contains(.malformed) })
  }

  @Test(arguments: [
    "a / b / c", "a/b/c", "(a + b) / c / d", "x[0] / 2 / y", "reduce(1, /)", "f(/, b) / c", "a! / b / c", "1 / 2 / 3",
    "self / b / c", "func / (a: A) {} /", "prefix operator /\nb / c", "a /= b / c", "f(a, / b /)", "\"\\(a)\" / b / c",
    "a //b/", "a /*b/*/*/ / c",
  ])
  func theseHoldNone(_ source: String) {
    #expect(!kinds(source).contains(.regex))
  }

  @Test func aRegexIsOneToken() {
    #expect(described("a = /b\\/\"c/.d") == ["identifier a", "equal =", "regex /b\\/\"c/", "period .", "identifier d"])
    #expect(described("f(!/a/)") == ["identifier f", "leftParen (", "exclamation !", "regex /a/", "rightParen )"])
    #expect(described("#/\n \"{ /\n/# a") == ["regex #/\n \"{ /\n/#", "identifier a"])
  }

  @Test func anUnterminatedExtendedRegexCostsItsLine() {
    #expect(described("a = #/b\nc") == ["identifier a", "equal =", "regex #/b", "identifier c"])
    #expect(described("a = #/\nb\nc") == ["identifier a", "equal =", "regex #/", "identifier b", "identifier c"])
  }
}
