/// Text as content of an element or value of an attribute.
enum HTMLText {
  static func escaped(_ text: String) -> String {
    SafeText.escaping(text) { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "'": "&#39;"
      case "\n", "\t": nil
      default: SafeText.spelledIfUnsafe(scalar)
      }
    }
  }

  /// A message: what stands between grave accents is code.
  static func message(_ text: String) -> String {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false).map { escaped(String($0)) }
    // An accent without a partner is one.
    guard parts.count % 2 == 1 else { return escaped(text) }
    return parts.enumerated().map { $0.offset % 2 == 1 ? "<code>\($0.element)</code>" : $0.element }.joined()
  }
}
