/// Reads the scalars of a YAML file: plain, in single quotes, in double quotes.
struct YAMLScalarReader {
  /// Whether a key and its colon begin here.
  func isKeyAhead(_ cursor: YAMLCursor) -> Bool {
    var ahead = cursor
    if ahead.isAt("\"") || ahead.isAt("'") {
      guard (try? quoted(&ahead)) != nil else { return false }
      ahead.skipBlanks()
      return ahead.isAt(":") && ahead.isBlank(at: 1)
    }
    if ahead.isAt("[") || ahead.isAt("{") { return false }
    while !ahead.isAtLineEnd {
      if ahead.isAt(":"), ahead.isBlank(at: 1) { return true }
      if let byte = ahead.peek(), Self.isSpace(byte), ahead.peek(1) == UInt8(ascii: "#") { return false }
      ahead.advance()
    }
    return false
  }

  /// A key and its colon.
  func key(_ cursor: inout YAMLCursor) throws(YAMLError) -> String {
    let node = try scalar(&cursor, isInFlow: false, isKey: true)
    cursor.skipBlanks()
    cursor.advance()
    return node.text ?? ""
  }

  func scalar(_ cursor: inout YAMLCursor, isInFlow: Bool, isKey: Bool = false) throws(YAMLError) -> YAMLNode {
    let place = cursor.place
    if cursor.isAt("\"") || cursor.isAt("'") {
      return YAMLNode(value: .scalar(try quoted(&cursor), isQuoted: true), place: place)
    }
    if let reason = Self.refusal(cursor, isInFlow: isInFlow) { throw YAMLError(place: place, message: reason) }
    let start = cursor.index
    var end = start
    while !cursor.isAtLineEnd {
      if cursor.isAt("#"), cursor.index > start, Self.isSpace(cursor.bytes[cursor.index - 1]) { break }
      if cursor.isAt(":") {
        if isKey, cursor.isBlank(at: 1) { break }
        if isInFlow, cursor.isBlank(at: 1) || Self.isFlowIndicator(cursor.peek(1)) { break }
        if cursor.isBlank(at: 1) {
          throw YAMLError(place: cursor.place, message: "text with ': ' in it needs quotes")
        }
      }
      if isInFlow, Self.isFlowIndicator(cursor.peek()) { break }
      cursor.advance()
      if !Self.isSpace(cursor.bytes[cursor.index - 1]) { end = cursor.index }
    }
    let text = String(decoding: cursor.bytes[start..<end], as: UTF8.self)
    let isNull = !isKey && (text == "null" || text == "~")
    return YAMLNode(value: isNull ? .null : .scalar(text, isQuoted: false), place: place)
  }

  /// Why no plain scalar begins here.
  private static func refusal(_ cursor: YAMLCursor, isInFlow: Bool) -> String? {
    guard let byte = cursor.peek() else { return "a value is missing" }
    switch Unicode.Scalar(byte) {
    case "&", "*":
      return cursor.isAt("*")
        ? "a pattern that begins with '*' needs quotes: \"*…\"" : "anchors ('&name') are not read here"
    case "!": return "tags ('!name') are not read here; text that begins with '!' needs quotes"
    case "|", ">": return "block text ('|', '>') is not read here; put the text in quotes on one line"
    case "%", "@", "`": return "text that begins with '\(Unicode.Scalar(byte))' needs quotes"
    case "?" where cursor.isBlank(at: 1): return "keys of several lines ('? ') are not read here"
    case "-" where cursor.isBlank(at: 1): return "a list item cannot stand here"
    case ":" where cursor.isBlank(at: 1): return "a key is missing before ':'"
    case ",", "]", "}":
      return isInFlow ? "a value is missing" : "text that begins with '\(Unicode.Scalar(byte))' needs quotes"
    case "[", "{": return "a key cannot be a list or a mapping"
    default: return nil
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

  private static func isFlowIndicator(_ byte: UInt8?) -> Bool {
    guard let byte else { return false }
    return ",[]{}".utf8.contains(byte)
  }

  // MARK: Quotes

  private func quoted(_ cursor: inout YAMLCursor) throws(YAMLError) -> String {
    let place = cursor.place
    let quote = cursor.bytes[cursor.index]
    cursor.advance()
    var text: [UInt8] = []
    while !cursor.isAtLineEnd {
      let byte = cursor.bytes[cursor.index]
      if byte == quote {
        cursor.advance()
        guard quote == UInt8(ascii: "'"), cursor.peek() == quote else { return String(decoding: text, as: UTF8.self) }
        text.append(quote)
        cursor.advance()
      } else if byte == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
        text += String(try escape(&cursor)).utf8
      } else {
        text.append(byte)
        cursor.advance()
      }
    }
    throw YAMLError(place: place, message: "this quote is not closed on its line")
  }

  private func escape(_ cursor: inout YAMLCursor) throws(YAMLError) -> Unicode.Scalar {
    let place = cursor.place
    cursor.advance()
    guard !cursor.isAtLineEnd else { throw YAMLError(place: place, message: "this escape is not complete") }
    let letter = Unicode.Scalar(cursor.bytes[cursor.index])
    cursor.advance()
    switch letter {
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "0": return "\0"
    case "b": return "\u{8}"
    case "f": return "\u{c}"
    case "e": return "\u{1b}"
    case "\"", "\\", "/", " ": return letter
    case "x": return try scalar(digits: 2, &cursor, place)
    case "U": return try scalar(digits: 8, &cursor, place)
    case "u":
      let first = try number(digits: 4, &cursor, place)
      // JSON writes what lies beyond 16 bits as two halves.
      if (0xD800..<0xDC00).contains(first), cursor.isAt("\\"), cursor.peek(1) == UInt8(ascii: "u") {
        cursor.advance()
        cursor.advance()
        let second = try number(digits: 4, &cursor, place)
        guard (0xDC00..<0xE000).contains(second) else {
          throw YAMLError(place: place, message: "this escape names no character")
        }
        return try Self.scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00), place)
      }
      return try Self.scalar(first, place)
    default:
      throw YAMLError(place: place, message: "there is no escape '\\\(letter)'; a backslash itself is '\\\\'")
    }
  }

  private func scalar(digits: Int, _ cursor: inout YAMLCursor, _ place: TextPlace) throws(YAMLError) -> Unicode.Scalar {
    try Self.scalar(try number(digits: digits, &cursor, place), place)
  }

  private static func scalar(_ value: UInt32, _ place: TextPlace) throws(YAMLError) -> Unicode.Scalar {
    guard let scalar = Unicode.Scalar(value) else {
      throw YAMLError(place: place, message: "this escape names no character")
    }
    return scalar
  }

  private func number(digits: Int, _ cursor: inout YAMLCursor, _ place: TextPlace) throws(YAMLError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<digits {
      guard let byte = cursor.peek(), let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw YAMLError(place: place, message: "this escape takes \(digits) hexadecimal digits")
      }
      value = value << 4 | UInt32(digit)
      cursor.advance()
    }
    return value
  }
}
