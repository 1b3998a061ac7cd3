@testable import TraitRules

/// Ways of damaging a source, as interrupted typing, bad merges and hostile hands do.
enum Damage {
  /// Bytes and words that begin or end something, or that belong nowhere.
  static let pieces: [[UInt8]] =
    [
      "(", ")", "[", "]", "{", "}", "<", ">", "\"", "\"\"\"", "\\(", "#\"", "\"#", "/", "/*", "*/", "//", "\n", "\r",
      "\r\n", ".", ",", ":", ";", "?", "!", "=", "->", "&", "@", "#if x\n", "#else\n", "#endif\n", "case ", "in ",
      "let ",
      "func ", "class A {", "self", ".map", ".bind(to: ", "$0", "`", "<#", "#>", "\u{FEFF}", "\u{A0}", "é", "😀",
    ].map { Array($0.utf8) } + [
      [0], [0xFF], [0x80], [0xC0, 0xAF], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE2],
    ]

  /// One to four changes at random places.
  static func mutate(_ bytes: [UInt8], with other: [UInt8], using random: inout Xorshift) -> [UInt8] {
    var bytes = bytes
    for _ in 0...Int.random(in: 0...3, using: &random) {
      let start = Int.random(in: 0...bytes.count, using: &random)
      let end = min(bytes.count, start + Int.random(in: 0...40, using: &random))
      switch Int.random(in: 0...5, using: &random) {
      case 0: bytes.removeSubrange(start..<end)
      case 1: bytes.insert(contentsOf: bytes[start..<end], at: Int.random(in: 0...bytes.count, using: &random))
      case 2: bytes.replaceSubrange(start..<min(end, start + 1), with: pieces.randomElement(using: &random)!)
      case 3: bytes.insert(contentsOf: pieces.randomElement(using: &random)!, at: start)
      case 4:
        let from = Int.random(in: 0...other.count, using: &random)
        bytes.insert(contentsOf: other[from..<min(other.count, from + 200)], at: start)
      default:
        // The rest of the file comes from elsewhere.
        let from = Int.random(in: 0...other.count, using: &random)
        bytes.replaceSubrange(start..., with: other[from...])
      }
    }
    return bytes
  }
}

/// Lints with every rule and every fix, and says what does not hold of the report.
func lintViolation(_ bytes: [UInt8]) -> String? {
  var linter = Linter(rules: { _ in Set(RuleID.allCases) })
  linter.trial = { _ in SaidTrial() }
  let files = [SourceFile(path: "A.swift", bytes: bytes)]
  return reportViolation(linter.lint(files), on: files)
}
