import Testing

@testable import TraitRules

/// No input stops it: what people never commit, but type, paste and merge all day.
///
/// Counts are chosen so that a debug build needs about a second; `Tests/fuzz.sh` goes on from there.
@Suite struct DamagedSourceTests {
  private static let fixtures = FixtureSources.all.map(\.bytes)

  private func syntaxViolation(_ bytes: [UInt8]) -> String? {
    totalityViolation(bytes) ?? treeViolation(SyntaxTree(parsing: bytes))
  }

  @Test func theFixturesThemselvesAreWellFormed() {
    #expect(Self.fixtures.count > 200)
    for bytes in Self.fixtures { #expect(syntaxViolation(bytes) == nil) }
  }

  /// Of every fixture some prefixes, each fixture others.
  @Test func prefixes() {
    var random = Xorshift(state: 0x5851_F42D_4C95_7F2D)
    for (number, bytes) in Self.fixtures.enumerated() {
      for _ in 0..<2 {
        let prefix = Array(bytes.prefix(Int.random(in: 0...bytes.count, using: &random)))
        #expect(syntaxViolation(prefix) == nil, "\(String(decoding: prefix, as: UTF8.self))")
      }
      guard number % 3 == 0 else { continue }
      let prefix = Array(bytes.prefix(Int.random(in: 0...bytes.count, using: &random)))
      #expect(lintViolation(prefix) == nil, "\(String(decoding: prefix, as: UTF8.self))")
    }
  }

  @Test func deletionsOfAByte() {
    var random = Xorshift(state: 0x2545_F491_4F6C_DD1D)
    for (number, bytes) in Self.fixtures.enumerated() where !bytes.isEmpty {
      for turn in 0..<2 {
        var damaged = bytes
        damaged.remove(at: Int.random(in: 0..<bytes.count, using: &random))
        #expect(syntaxViolation(damaged) == nil, "\(String(decoding: damaged, as: UTF8.self))")
        if turn == 0, number % 3 == 0 {
          #expect(lintViolation(damaged) == nil, "\(String(decoding: damaged, as: UTF8.self))")
        }
      }
    }
  }

  @Test func mutationsAndSplices() {
    var random = Xorshift(state: 0x9E37_79B9_7F4A_7C15)
    for turn in 0..<600 {
      let other = Self.fixtures.randomElement(using: &random)!
      let damaged = Damage.mutate(Self.fixtures.randomElement(using: &random)!, with: other, using: &random)
      #expect(syntaxViolation(damaged) == nil, "turn \(turn)")
      if turn % 6 == 0 { #expect(lintViolation(damaged) == nil, "turn \(turn)") }
    }
  }

  @Test(arguments: ["\r", "\r\n", "\u{2028}", "\u{B}", "\u{0}"])
  func otherLineBreaks(_ lineBreak: String) {
    for bytes in Self.fixtures.prefix(20) {
      let text = String(decoding: bytes, as: UTF8.self).replacing("\n", with: lineBreak)
      #expect(syntaxViolation(Array(text.utf8)) == nil)
      #expect(lintViolation(Array(text.utf8)) == nil)
    }
  }
}
