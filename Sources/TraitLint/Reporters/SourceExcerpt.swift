import TraitRules

/// A source line and the line that marks a spot below it.
struct SourceExcerpt: Equatable {
  var line: String
  var marks: String

  /// Longer lines are cut on both sides of the spot.
  private static let widest = 140

  /// nil where the source is not at hand.
  init?(_ location: Location, in sources: SourceTexts) {
    guard let bytes = sources.line(location.line, of: location.path) else { return nil }
    let end = location.endLine == location.line ? location.endColumn - 1 : bytes.count
    var parts = [Part(), Part(), Part()]
    let first = min(max(0, location.column - 1), bytes.count)
    let last = min(max(first, end), bytes.count)
    parts[0] = Part(bytes.prefix(first))
    parts[1] = Part(bytes.dropFirst(first).prefix(last - first))
    parts[2] = Part(bytes.dropFirst(last))
    Self.cut(&parts)
    line = parts.map(\.text).joined()
    while line.hasSuffix(" ") || line.hasSuffix("\t") { line.removeLast() }
    marks = parts[0].blanks + String(repeating: "^", count: max(1, parts[1].width))
  }

  /// A stretch of the line as shown, and as many blanks as it takes columns.
  private struct Part {
    var text = ""
    var blanks = ""
    var width = 0

    init() {}

    init(_ bytes: some Collection<UInt8>) {
      for character in String(decoding: bytes, as: UTF8.self) { append(character) }
    }

    mutating func append(_ character: Character) {
      // A tab stays one in both lines: only the terminal knows how wide it is.
      if character == "\t" {
        text.append("\t")
        blanks.append("\t")
        width += 1
        return
      }
      let shown = SafeText.oneLine(String(character))
      let columns = shown.count == 1 ? DisplayWidth.of(character) : shown.count
      text += shown
      blanks += String(repeating: " ", count: columns)
      width += columns
    }
  }

  private static func cut(_ parts: inout [Part]) {
    guard parts.reduce(0, { $0 + $1.width }) > widest else { return }
    if parts[0].width > widest / 2 {
      var part = Part()
      ("…" + parts[0].text.suffix(widest / 2)).forEach { part.append($0) }
      parts[0] = part
    }
    for index in [1, 2] where parts[index].width > widest / 2 {
      var part = Part()
      (parts[index].text.prefix(widest / 2) + "…").forEach { part.append($0) }
      parts[index] = part
    }
  }
}
