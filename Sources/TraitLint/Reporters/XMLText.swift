/// Text as the value of an XML attribute or between tags.
enum XMLText {
  static func escaped(_ text: String) -> String {
    SafeText.escaping(text) { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "'": "&apos;"
      // As themselves, a reader would turn them into blanks.
      case "\n": "&#10;"
      case "\r": "&#13;"
      case "\t": "&#9;"
      // XML 1.0 has no way to write these at all.
      case "\u{FFFE}", "\u{FFFF}": ""
      default: SafeText.spelledIfUnsafe(scalar)
      }
    }
  }
}
