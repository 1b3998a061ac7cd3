// What stands between tokens: comments, line breaks, conflict markers, bytes that no token starts with.
extension TokenScanner {
  /// The byte order mark and the line that names an interpreter.
  mutating func skipPreamble() {
    if byte(at: 0) == 0xEF, byte(at: 1) == 0xBB, byte(at: 2) == 0xBF {
      contentStart = 3
      offset = 3
    }
    if byte(at: offset) == UInt8(ascii: "#"), byte(at: offset + 1) == UInt8(ascii: "!") {
      let start = offset
      skipToEndOfLine()
      append(.shebang, from: start)
    }
  }

  /// A line break ends every string of one line in whose interpolation it stands.
  mutating func passNewline() {
    if !openStrings.isEmpty { closeStringsAtEndOfLine() }
    passedNewline = true
    offset += 1
    skipIndentation()
  }

  /// A quarter of all bytes indents, so they are read eight at a time.
  @inline(__always)
  private mutating func skipIndentation() {
    while offset + 8 <= count {
      let others = eightBytes(at: offset) ^ 0x2020_2020_2020_2020
      // Each space became a zero; the first byte is the lowest.
      guard others == 0 else {
        offset += others.trailingZeroBitCount / 8
        return
      }
      offset += 8
    }
  }

  /// The first byte in the lowest bits. There must be eight.
  @inline(__always)
  private func eightBytes(at position: Int) -> UInt64 {
    UInt64(littleEndian: UnsafeRawPointer(bytes + position).loadUnaligned(as: UInt64.self))
  }

  /// A line comment is a fifth of what there is to read, so it is read eight bytes at a time.
  @inline(__always)
  mutating func skipToEndOfLine() {
    var position = offset
    while position + 8 <= count {
      let eight = eightBytes(at: position)
      if hasZeroByte(eight ^ 0x0A0A_0A0A_0A0A_0A0A) || hasZeroByte(eight ^ 0x0D0D_0D0D_0D0D_0D0D) { break }
      position += 8
    }
    while position < count, bytes[position] != UInt8(ascii: "\n"), bytes[position] != UInt8(ascii: "\r") {
      position += 1
    }
    offset = position
  }

  /// A byte is zero where subtracting one borrows and it was below 0x80.
  @inline(__always)
  private func hasZeroByte(_ word: UInt64) -> Bool {
    (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080 != 0
  }

  @inline(__always)
  mutating func scanSlash() {
    switch byte(at: offset + 1) {
    case UInt8(ascii: "/"): skipToEndOfLine()
    case UInt8(ascii: "*"): skipBlockComment()
    default: scanOperator()
    }
  }

  /// Block comments nest; a counter is all that takes.
  mutating func skipBlockComment() {
    offset += 2
    var depth = 1
    while offset < count {
      let current = bytes[offset]
      offset += 1
      switch current {
      case UInt8(ascii: "*") where byte(at: offset) == UInt8(ascii: "/"):
        offset += 1
        depth -= 1
        if depth == 0 { return }
      case UInt8(ascii: "/") where byte(at: offset) == UInt8(ascii: "*"):
        offset += 1
        depth += 1
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        passedNewline = true
      default:
        break
      }
    }
    hasUnterminatedComment = true
  }

  /// A character outside ASCII where a token may begin.
  mutating func scanNonASCII() {
    let (scalar, length) = decodedScalar(at: offset)
    guard let scalar else { return scanUnknown(length: length) }
    if UnicodeClass.continuesIdentifier(scalar) { return scanWord() }
    if UnicodeClass.startsOperator(scalar) { return scanOperator() }
    switch scalar {
    // Taken for spaces, as the compiler takes them.
    case 0xA0, 0xFEFF: offset += length
    default: scanUnknown(length: length)
    }
  }

  mutating func scanUnknown(length: Int) {
    let start = offset
    offset += length
    append(.unknown, from: start, flags: .malformed)
  }
}
