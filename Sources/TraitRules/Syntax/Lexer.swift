/// Turns the bytes of a Swift file into tokens. Total: any bytes give tokens, none overlap but those of a string's
/// interpolations, which lie inside it.
public enum Lexer {
  /// The tokens of `source`, the last of kind `endOfFile`, in time linear in its length.
  ///
  /// Offsets have 32 bits: of a file of 4 GiB or more, the rest is not looked at.
  public static func tokens(of source: UnsafeBufferPointer<UInt8>) -> [Token] {
    var scanner = TokenScanner(source)
    scanner.scan()
    return scanner.tokens.array()
  }
}

/// The lexer's state: a place in the bytes, the tokens so far, and the strings whose interpolations are being read.
///
/// The stack of open strings is the only thing that grows with nesting; there is no recursion, so no input can
/// overflow the call stack.
struct TokenScanner: ~Copyable {
  let bytes: UnsafePointer<UInt8>
  let count: Int
  let traits: UnsafePointer<ByteTraits>
  let keywords: UnsafePointer<Keywords.Slot>
  /// Where the last line break is, -1 if there is none. Nothing that starts before it on a line needs to ask for the
  /// end of the file at every byte.
  let lastLineBreak: Int
  /// Where the text begins: after a byte order mark, if there is one.
  var contentStart = 0
  var offset = 0
  var tokens: GrowingBuffer<Token>
  /// A line break was passed since the last token.
  var passedNewline = true
  /// Strings inside whose interpolations `offset` stands, the innermost last.
  var openStrings: [OpenString] = []
  var hasUnterminatedComment = false
  /// A `#/` of several lines was seen to have no end in the rest of the file. To search it again for each such opening
  /// would take quadratic time.
  var hasUnendingRegex = false
  /// Kinds of conflict that were seen to have no end in the rest of the file.
  var unendingConflicts: [ConflictMarker] = []
  /// Bytes looked at by scans that can fail and leave `offset` where it was. Everything else advances, so this is
  /// what could make the lexer slower than linear; the tests bound it.
  var lookaheadSteps = 0

  init(_ source: UnsafeBufferPointer<UInt8>) {
    count = source.baseAddress == nil ? 0 : min(source.count, Int(UInt32.max))
    bytes = source.baseAddress ?? UnsafePointer(ByteTraits.emptySource)
    traits = UnsafePointer(ByteTraits.table)
    keywords = UnsafePointer(Keywords.slots)
    lastLineBreak = source.prefix(count).lastIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? -1
    // Real code has a token every seven or eight bytes.
    tokens = GrowingBuffer(capacity: count / 6 + 8)
  }

  /// The byte at `position`, or 0 after the end. A NUL in the file reads the same, so whoever must tell them apart
  /// asks for `count` as well.
  @inline(__always)
  func byte(at position: Int) -> UInt8 {
    position < count ? bytes[position] : 0
  }

  @inline(__always)
  func traits(at position: Int) -> ByteTraits {
    position < count ? traits[Int(bytes[position])] : ByteTraits.endOfFile
  }

  mutating func scan() {
    skipPreamble()
    while true {
      // A space is what most tokens begin with; without it the jump below is guessed right more often.
      if offset < count, bytes[offset] == UInt8(ascii: " ") { offset &+= 1 }
      guard offset < count else { break }
      switch traits[Int(bytes[offset])].byteClass {
      case .space: offset += 1
      case .newline: passNewline()
      case .word: scanWord()
      case .digit: scanNumber()
      case .operator: scanOperator()
      case .period: scanPeriod()
      case .equal: scanEqual()
      case .slash: scanSlash()
      case .leftAngle: scanLeftAngle()
      case .leftParen: openParenthesis()
      case .rightParen: closeParenthesis()
      case .leftBrace: appendByte(.leftBrace)
      case .rightBrace: appendByte(.rightBrace)
      case .leftBracket: appendByte(.leftBracket)
      case .rightBracket: appendByte(.rightBracket)
      case .comma: appendByte(.comma)
      case .colon: appendByte(.colon)
      case .semicolon: appendByte(.semicolon)
      case .at: appendByte(.at)
      case .backslash: appendByte(.backslash)
      case .quote: scanString(from: offset, pounds: 0)
      case .pound: scanPound()
      case .dollar: scanDollar()
      case .backtick: scanBacktick()
      case .rightAngle: if !skipConflict(.perforce) { scanOperator() }
      case .nonASCII: scanNonASCII()
      case .unknown: scanUnknown(length: 1)
      }
    }
    closeStringsAtEndOfFile()
    append(.endOfFile, from: count, flags: hasUnterminatedComment ? .malformed : [])
  }

  /// Appends the token that ends at `offset`.
  @inline(__always)
  mutating func append(
    _ kind: TokenKind, from start: Int, flags extra: TokenFlags = [], word: ContextualWord = .none
  ) {
    var flags = extra
    if passedNewline {
      flags.insert(.newlineBefore)
      passedNewline = false
    }
    if isLeftBound(start) { flags.insert(.leftBound) }
    tokens.append(
      Token(
        kind: kind, flags: flags, start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: offset),
        word: word))
  }

  @inline(__always)
  mutating func appendByte(_ kind: TokenKind) {
    let start = offset
    offset += 1
    append(kind, from: start)
  }

  /// Whether nothing separates the token that starts at `start` from what precedes it. An opening bracket, a comma,
  /// a semicolon, a colon and the end of a comment separate like white space.
  @inline(__always)
  func isLeftBound(_ start: Int) -> Bool {
    guard start > contentStart else { return false }
    let previous = bytes[start - 1]
    guard traits[Int(previous)].maySeparateOnLeft else { return true }
    switch previous {
    case UInt8(ascii: "/"): return start - contentStart < 2 || bytes[start - 2] != UInt8(ascii: "*")
    case 0xA0: return start - contentStart < 2 || bytes[start - 2] != 0xC2  // U+00A0, the space that does not break
    default: return false
    }
  }
}
