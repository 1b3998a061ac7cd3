import Testing

@testable import TraitRules

/// Small sources that go through every state of the lexer.
private let trickySources: [String] = [
  "\u{FEFF}#!/usr/bin/env swift\r\nimport A\r\n#if os(iOS) && !B\nlet c = #\"d\\#(e + \"f\\(g)\")\"#\n#endif\n",
  "/* a /* b */ \"c\" */ let `d e` = $0.f?.g!.h[1].0.2 ?? 0x1F.8p-3 // i",
  "\"\"\"\n  a \\(b(\"c\\(d)\") { $0 / 2 }) \\\n  \"\" e\n  \"\"\" + ##\"f\"# \\##(g) \"##",
  "f(/a\\/(b)[)]/, x / y / z, !/c/) ; try? /d/ ; #/e\n/#/#; ##/ \n f /# \n/##",
  "<#a#> <# b <#c#> x<<#d#> @e(f: .g) func +/(h: inout I) -> J? { 12abc 1.5e+ 0b2 .init }",
  "<<<<<<< a\nb\n=======\nc\n>>>>>>> d\n>>>> e\nf\n<<<<\ng a ⊕ é\u{301} “h” \u{A0}i\0j 'k' \\.l",
  "#\"\"\"#; #\"\"\"\n\\#(a) \\(b)\n\"\"\"#; \"\\(\"\\(\"\\(x)\")\")\" \"y\\(z\n\"\\(\"\"\"\nw\n\"\"\")\"",
]

/// The same numbers on every machine and every run.
struct Xorshift: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}

@Suite struct LexerTotalityTests {
  @Test(arguments: trickySources.indices)
  func everyPrefixAndSuffix(_ index: Int) {
    let bytes = Array(trickySources[index].utf8)
    for cut in 0...bytes.count {
      #expect(totalityViolation(Array(bytes[..<cut])) == nil, "prefix of \(cut)")
      #expect(totalityViolation(Array(bytes[cut...])) == nil, "suffix from \(cut)")
    }
  }

  @Test(arguments: trickySources.indices)
  func everyByteLostOrReplaced(_ index: Int) {
    let bytes = Array(trickySources[index].utf8)
    for position in bytes.indices {
      var damaged = bytes
      damaged.remove(at: position)
      #expect(totalityViolation(damaged) == nil, "without byte \(position)")
      for replacement: UInt8 in [0, 0x0A, 0x0D, 0x22, 0x23, 0x28, 0x29, 0x2F, 0x5C, 0x80, 0xC2, 0xEF, 0xF0, 0xFF] {
        damaged = bytes
        damaged[position] = replacement
        #expect(totalityViolation(damaged) == nil, "byte \(position) as \(replacement)")
      }
    }
  }

  @Test func randomBytesAndRandomSyntax() {
    var random = Xorshift(state: 0x9E37_79B9_7F4A_7C15)
    let pieces = [
      "\"", "\"\"\"", "#", "##", "\\(", "\\#(", "(", ")", "/", "/*", "*/", "//", "\n", "\r\n", " ", "a", "_", "1", ".",
      "0x", "e", "<#", "#>", "`", "$", "?", "!", "<", ">", "=", "'", "{", "}", "é", "⊕", "\u{FEFF}", "\u{A0}", "\0",
    ].map { Array($0.utf8) }
    for _ in 0..<2000 {
      let noise = (0..<Int.random(in: 0..<60, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) }
      #expect(totalityViolation(noise) == nil, "\(noise)")
      let syntax = (0..<Int.random(in: 0..<40, using: &random)).flatMap { _ in pieces.randomElement(using: &random)! }
      #expect(totalityViolation(syntax) == nil, "\(String(decoding: syntax, as: UTF8.self))")
    }
  }

  @Test(
    arguments: [
      [], [0], [0xEF], [0xEF, 0xBB], [0xEF, 0xBB, 0xBF], [0x61, 0xEF, 0xBB, 0xBF, 0x62],
      [0xEF, 0xBB, 0xBF, 0x23, 0x21],
      [0x80, 0x80, 0x61], [0xC0, 0xAF], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0x61, 0xE2, 0x8A],
      [0x22, 0xFF, 0x22],
      [0x0D, 0x61, 0x0D], [0x2F, 0x2A, 0x0D], [0x22, 0x5C], [0x22, 0x5C, 0x28], [0x23, 0x22, 0x5C, 0x23, 0x28], [0x60],
    ] as [[UInt8]])
  func oddBytes(_ bytes: [UInt8]) {
    #expect(totalityViolation(bytes) == nil)
  }

  @Test func badBytesAreTokensOfTheirOwn() {
    let tokens = lexed([0x61, 0x20, 0xFF, 0x80, 0x20, 0x62])
    #expect(tokens.map(\.kind) == [.identifier, .unknown, .identifier, .endOfFile])
    #expect(tokens[1].flags.contains(.malformed))
  }
}
