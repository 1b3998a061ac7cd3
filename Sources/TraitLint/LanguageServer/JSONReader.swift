/// JSON that cannot be read, with the offset of the byte where that shows.
struct JSONError: Error, Equatable {
  var offset: Int
  var message: String
}

/// Reads JSON as RFC 8259 has it, and nothing more lenient.
struct JSONReader {
  private let bytes: [UInt8]
  private var index = 0

  /// Deeper nesting is refused: it is read by recursion, and no message of an editor needs it.
  private static let deepest = 128

  static func read(_ bytes: [UInt8]) throws(JSONError) -> JSONValue {
    if let offset = UTF8Check.firstInvalidByte(in: bytes) {
      throw JSONError(offset: offset, message: "is not UTF-8")
    }
    var reader = JSONReader(bytes: bytes)
    let value = try reader.value(depth: 0)
    reader.skipBlanks()
    guard reader.index == bytes.count else { throw reader.error("the end is expected") }
    return value
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  private func error(_ message: String) -> JSONError { JSONError(offset: index, message: message) }

  private mutating func skipBlanks() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { index += 1 }
  }

  private mutating func take(_ character: Character) -> Bool {
    guard next == character.asciiValue else { return false }
    index += 1
    return true
  }

  private mutating func value(depth: Int) throws(JSONError) -> JSONValue {
    guard depth < Self.deepest else { throw error("is nested more than \(Self.deepest) deep") }
    skipBlanks()
    switch next {
    case UInt8(ascii: "{"): return try object(depth)
    case UInt8(ascii: "["): return try array(depth)
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return try number()
    }
  }

  private mutating func word(_ word: String, _ value: JSONValue) throws(JSONError) -> JSONValue {
    guard bytes[index...].starts(with: word.utf8) else { throw error("a value is expected") }
    index += word.utf8.count
    return value
  }

  private mutating func object(_ depth: Int) throws(JSONError) -> JSONValue {
    index += 1
    var members: [(String, JSONValue)] = []
    skipBlanks()
    if take("}") { return .object(members) }
    repeat {
      skipBlanks()
      guard next == UInt8(ascii: "\"") else { throw error("a member's name is expected") }
      let name = try string()
      skipBlanks()
      guard take(":") else { throw error("':' is expected") }
      members.append((name, try value(depth: depth + 1)))
      skipBlanks()
    } while take(",")
    guard take("}") else { throw error("',' or '}' is expected") }
    return .object(members)
  }

  private mutating func array(_ depth: Int) throws(JSONError) -> JSONValue {
    index += 1
    var elements: [JSONValue] = []
    skipBlanks()
    if take("]") { return .array(elements) }
    repeat {
      elements.append(try value(depth: depth + 1))
      skipBlanks()
    } while take(",")
    guard take("]") else { throw error("',' or ']' is expected") }
    return .array(elements)
  }

  private mutating func number() throws(JSONError) -> JSONValue {
    let start = index
    _ = take("-")
    if !take("0") { guard digits() > 0 else { throw error("a value is expected") } }
    var isInteger = true
    if take(".") {
      isInteger = false
      guard digits() > 0 else { throw error("a digit is expected") }
    }
    if take("e") || take("E") {
      isInteger = false
      if !take("+") { _ = take("-") }
      guard digits() > 0 else { throw error("a digit is expected") }
    }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    if isInteger, let number = Int(text) { return .int(number) }
    return .double(Double(text) ?? .infinity)
  }

  private mutating func digits() -> Int {
    let start = index
    while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { index += 1 }
    return index - start
  }
}

extension JSONReader {
  private mutating func string() throws(JSONError) -> String {
    index += 1
    var text: [UInt8] = []
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        index += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        index += 1
        text += try escape().utf8
      case 0..<0x20: throw error("a control character in a string needs an escape")
      default:
        let start = index
        while let byte = next, byte >= 0x20, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") { index += 1 }
        text += bytes[start..<index]
      }
    }
    throw error("a string ends nowhere")
  }

  private mutating func escape() throws(JSONError) -> String {
    guard let byte = next else { throw error("a string ends nowhere") }
    index += 1
    switch byte {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try unicodeEscape()
    default:
      index -= 1
      throw error("there is no such escape")
    }
  }

  /// Half of a surrogate pair stands for no character; as in other readers it becomes U+FFFD.
  private mutating func unicodeEscape() throws(JSONError) -> String {
    let first = try codeUnit()
    guard UTF16.isLeadSurrogate(first), bytes[index...].starts(with: "\\u".utf8) else {
      return String(decoding: [first], as: UTF16.self)
    }
    let afterFirst = index
    index += 2
    let second = try codeUnit()
    if UTF16.isTrailSurrogate(second) { return String(decoding: [first, second], as: UTF16.self) }
    index = afterFirst
    return "\u{FFFD}"
  }

  private mutating func codeUnit() throws(JSONError) -> UInt16 {
    let digits = bytes[index...].prefix(4)
    let isHexadecimal = digits.allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
    guard digits.count == 4, isHexadecimal, let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16) else {
      throw error("four hexadecimal digits are expected")
    }
    index += 4
    return unit
  }
}

extension JSONValue {
  /// The member of an object; nil where there is none, or where the value is `null`.
  subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self, let value = members.last(where: { $0.0 == name })?.1 else { return nil }
    if case .null = value { return nil }
    return value
  }

  var stringValue: String? { if case .string(let text) = self { text } else { nil } }
  var intValue: Int? { if case .int(let number) = self { number } else { nil } }
  var boolValue: Bool? { if case .bool(let value) = self { value } else { nil } }
  var arrayValue: [JSONValue]? { if case .array(let elements) = self { elements } else { nil } }
}
