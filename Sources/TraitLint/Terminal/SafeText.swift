/// Text from source files, paths and commits on its way out. It may hold anything, also sequences that a terminal would
/// obey or that would end a line of a format made of lines.
enum SafeText {
  /// With control characters spelled out (`\u{1b}`), line breaks and tabs excepted.
  static func visible(_ text: String) -> String {
    escaping(text) { scalar in
      if scalar == "\n" || scalar == "\t" { return nil }
      return spelledIfUnsafe(scalar)
    }
  }

  /// As `visible`, on one line.
  static func oneLine(_ text: String) -> String {
    escaping(text) { scalar in
      switch scalar {
      case "\n": "\\n"
      case "\r": "\\r"
      case "\t": "\\t"
      default: spelledIfUnsafe(scalar)
      }
    }
  }

  /// With the scalars replaced for which `replacement` has something.
  static func escaping(_ text: String, _ replacement: (Unicode.Scalar) -> String?) -> String {
    // By scalars: `\r\n` is one character, and so is a letter with whatever combines with it.
    var result = String.UnicodeScalarView()
    var isChanged = false
    for scalar in text.unicodeScalars {
      if let replaced = replacement(scalar) {
        result.append(contentsOf: replaced.unicodeScalars)
        isChanged = true
      } else {
        result.append(scalar)
      }
    }
    return isChanged ? String(result) : text
  }

  /// `\u{1b}` for control characters of both sets and for the marks that reorder what follows them on the screen.
  static func spelledIfUnsafe(_ scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069:
      "\\u{\(String(scalar.value, radix: 16))}"
    default: nil
    }
  }
}
