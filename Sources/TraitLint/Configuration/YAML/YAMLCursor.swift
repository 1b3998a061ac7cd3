/// A position in the text of a YAML file, and the moves that every part of the grammar makes.
struct YAMLCursor {
  let bytes: [UInt8]
  var index = 0
  private var line = 1
  private var lineStart = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { (index, lineStart) = (3, 3) }
  }

  var place: TextPlace { TextPlace(line: line, column: index - lineStart + 1) }
  /// Blanks before `index` on its line, if nothing else stands there.
  var column: Int { index - lineStart }
  var isAtEnd: Bool { index >= bytes.count }
  var isAtLineEnd: Bool { isAtEnd || bytes[index] == UInt8(ascii: "\n") || bytes[index] == UInt8(ascii: "\r") }

  func peek(_ distance: Int = 0) -> UInt8? {
    index + distance < bytes.count ? bytes[index + distance] : nil
  }

  func isAt(_ character: Unicode.Scalar) -> Bool { peek() == UInt8(ascii: character) }

  /// Whether a blank, a line break or the end comes after `distance` more bytes.
  func isBlank(at distance: Int) -> Bool {
    guard let byte = peek(distance) else { return true }
    return byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\n")
      || byte == UInt8(ascii: "\r")
  }

  mutating func advance() {
    if bytes[index] == UInt8(ascii: "\n") {
      line += 1
      lineStart = index + 1
    }
    index += 1
  }

  /// Passes the blanks of a line and a comment, which needs a blank before it.
  mutating func skipBlanks() {
    while let byte = peek(), byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") { advance() }
    if isAt("#"), column == 0 || bytes[index - 1] == UInt8(ascii: " ") || bytes[index - 1] == UInt8(ascii: "\t") {
      while !isAtLineEnd { advance() }
    }
  }

  /// Moves to the first byte of the next line that holds more than blanks and comments. Says where that line is
  /// indented by a tab, which YAML forbids: what looks aligned in one editor is not in another.
  mutating func skipToContent() throws(YAMLError) {
    while !isAtEnd {
      if column == 0 {
        while isAt(" ") { advance() }
        if isAt("\t") {
          let tab = place
          skipBlanks()
          if !isAtLineEnd { throw YAMLError(place: tab, message: "a tab cannot indent; use spaces") }
        }
      }
      skipBlanks()
      guard isAtLineEnd, !isAtEnd else { return }
      passLineBreak()
    }
  }

  /// After a value on a line: nothing but a comment may follow.
  mutating func expectLineEnd(after what: String) throws(YAMLError) {
    skipBlanks()
    guard isAtLineEnd else {
      throw YAMLError(place: place, message: "unexpected text after \(what)")
    }
  }

  private mutating func passLineBreak() {
    if isAt("\r"), peek(1) == UInt8(ascii: "\n") { index += 1 }
    if isAt("\r") {
      line += 1
      index += 1
      lineStart = index
    } else {
      advance()
    }
  }

  /// Moves over white space of any kind and comments, as between the tokens of a flow collection.
  mutating func skipAcrossLines() {
    while !isAtEnd {
      skipBlanks()
      guard isAtLineEnd, !isAtEnd else { return }
      passLineBreak()
    }
  }

  func text(from start: Int) -> String { String(decoding: bytes[start..<index], as: UTF8.self) }
}
