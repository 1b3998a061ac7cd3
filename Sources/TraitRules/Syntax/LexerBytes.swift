/// What a byte means where a token or white space may begin.
enum ByteClass: UInt8 {
  case unknown, space, newline, word, digit, `operator`, period, equal, slash, leftAngle, rightAngle
  case leftParen, rightParen, leftBrace, rightBrace, leftBracket, rightBracket
  case comma, colon, semicolon, at, backslash, quote, pound, dollar, backtick, nonASCII
}

/// All that the lexer wants to know of a byte, in one: a look into a table of 256 is the price of a byte.
struct ByteTraits {
  private var bits: UInt8

  private init(_ byteClass: ByteClass) { bits = byteClass.rawValue }

  @inline(__always)
  var byteClass: ByteClass { unsafeBitCast(bits & 0x1F, to: ByteClass.self) }
  /// The byte goes on with a word that has begun. Bytes outside ASCII have to be decoded to know.
  @inline(__always)
  var continuesWord: Bool { bits & 0x20 != 0 }
  /// An operator after the byte may not be bound to it. Of `/` and the last byte of U+00A0, the one before decides.
  @inline(__always)
  var maySeparateOnLeft: Bool { bits & 0x40 != 0 }
  /// An operator before the byte is not bound to it.
  @inline(__always)
  var separatesOnRight: Bool { bits & 0x80 != 0 }

  /// The byte can be part of an operator. A `.` can be only in one that starts with it.
  @inline(__always)
  var isOperator: Bool {
    switch byteClass {
    case .operator, .period, .equal, .slash, .leftAngle, .rightAngle: true
    default: false
    }
  }

  /// After the last byte nothing goes on, and an operator is not bound.
  @inline(__always)
  static var endOfFile: ByteTraits { ByteTraits(bits: 0x80) }

  @inline(__always)
  private init(bits: UInt8) { self.bits = bits }

  /// Never freed: one for the process. Plain memory, so that a look-up is a load and nothing else.
  nonisolated(unsafe) static let table: UnsafeMutablePointer<ByteTraits> = {
    let table = UnsafeMutablePointer<ByteTraits>.allocate(capacity: 256)
    for byte in UInt8.min...UInt8.max { table[Int(byte)] = ByteTraits(describing: byte) }
    return table
  }()

  /// What an empty file points to: a pointer that is not nil spares every access a question.
  nonisolated(unsafe) static let emptySource: UnsafeMutablePointer<UInt8> = .allocate(capacity: 1)

  private init(describing byte: UInt8) {
    self.init(ByteTraits.byteClass(of: byte))
    let character = Character(Unicode.Scalar(byte))
    if byte < 0x80, character.isLetter || character.isNumber || character == "_" || character == "$" { bits |= 0x20 }
    if byte == 0 || byte == 0xA0 || " \t\r\n([{,;:/".utf8.contains(byte) { bits |= 0x40 }
    if byte == 0 || " \t\r\n)]},;:".utf8.contains(byte) { bits |= 0x80 }
  }

  private static func byteClass(of byte: UInt8) -> ByteClass {
    if byte >= 0x80 { return .nonASCII }
    switch Character(Unicode.Scalar(byte)) {
    // NUL is taken for a space, as the compiler takes it (with a warning).
    case " ", "\t", "\u{B}", "\u{C}", "\0": return .space
    case "\n", "\r": return .newline
    case "a"..."z", "A"..."Z", "_": return .word
    case "0"..."9": return .digit
    case "-", "+", "*", "%", "!", "&", "|", "^", "~", "?": return .operator
    case ".": return .period
    case "=": return .equal
    case "/": return .slash
    case "<": return .leftAngle
    case ">": return .rightAngle
    case "(": return .leftParen
    case ")": return .rightParen
    case "{": return .leftBrace
    case "}": return .rightBrace
    case "[": return .leftBracket
    case "]": return .rightBracket
    case ",": return .comma
    case ":": return .colon
    case ";": return .semicolon
    case "@": return .at
    case "\\": return .backslash
    case "\"", "'": return .quote
    case "#": return .pound
    case "$": return .dollar
    case "`": return .backtick
    default: return .unknown
    }
  }
}
