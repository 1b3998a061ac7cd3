/// The identifiers of a text.
enum Words {
  static func all(in text: String) -> Set<String> {
    Set(text.split { !isPart($0) }.map(String.init))
  }

  /// The text with another suffix on every word that `suffix` has one for.
  static func replacing(in text: String, _ suffix: (Substring) -> String?) -> String {
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(where: isPart) {
      result += rest[..<start]
      let word = rest[start...].prefix(while: isPart)
      result += word
      if let suffix = suffix(word) { result += suffix }
      rest = rest[word.endIndex...]
    }
    return result + rest
  }

  private static func isPart(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }
}

extension String {
  /// Each line further in.
  func indented(_ levels: Int = 1) -> String {
    let space = String(repeating: "  ", count: levels)
    return split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : space + $0 }
      .joined(separator: "\n")
  }

  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
  var decapitalizedFirst: String { prefix(1).lowercased() + dropFirst() }
}
