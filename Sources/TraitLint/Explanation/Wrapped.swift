/// Text over several lines.
enum Wrapped {
  /// Breaks at blanks, and what is longer than a line before a dot, else anywhere. Every line but the first is two
  /// columns shorter, so that it can be indented.
  static func lines(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    func room() -> Int { width - (lines.isEmpty ? 0 : 2) }
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      var rest = word
      if !line.isEmpty, line.count + 1 + rest.count > room() {
        lines.append(line)
        line = ""
      }
      while rest.count > room() {
        let head = head(of: rest, room())
        lines.append(String(head))
        rest = rest[head.endIndex...]
      }
      line += line.isEmpty ? String(rest) : " " + rest
    }
    return lines + (line.isEmpty && !lines.isEmpty ? [] : [line])
  }

  private static func head(of word: Substring, _ room: Int) -> Substring {
    let head = word.prefix(max(1, room))
    // A break that leaves the line almost empty helps nobody.
    guard let dot = head.lastIndex(of: "."), head.distance(from: head.startIndex, to: dot) > room / 2 else {
      return head
    }
    return head[..<dot]
  }
}
