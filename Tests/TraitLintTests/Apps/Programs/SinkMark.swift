/// Marks in a program's text where its sinks are: directly before the dot of the word that subscribes.
enum SinkMark {
  private static let (start, callStart, end) = ("\u{E000}", "\u{E001}", "\u{E002}")

  /// Before the subscription that feeds the sink.
  static func at(_ number: Int) -> String { "\(start)\(number)\(end)" }
  /// Before a call of what subscribes.
  static func called(_ number: Int) -> String { "\(callStart)\(number)\(end)" }

  /// A mark that was taken out of a text, and where it stood, in UTF-8 bytes.
  struct Found {
    var number: Int
    var isCall: Bool
    var offset: Int
  }

  /// Takes the marks out of a text.
  static func take(from text: String) -> (text: String, found: [Found]) {
    var result = ""
    var found: [Found] = []
    var rest = text[...]
    while let index = rest.firstIndex(where: { String($0) == start || String($0) == callStart }) {
      result += rest[..<index]
      let isCall = String(rest[index]) == callStart
      let tail = rest[rest.index(after: index)...]
      let digits = tail.prefix { $0.isNumber }
      found.append(Found(number: Int(digits) ?? 0, isCall: isCall, offset: result.utf8.count))
      rest = tail[tail.index(after: digits.endIndex)...]
    }
    return (result + rest, found)
  }
}
