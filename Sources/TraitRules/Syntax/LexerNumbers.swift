// Integers and floating-point numbers.
extension TokenScanner {
  mutating func scanNumber() {
    let start = offset
    // After a member's period, `0.1` is two tuple indices and no fraction.
    let isTupleIndex = tokens.last?.kind == .period
    let isHexadecimal = bytes[start] == UInt8(ascii: "0") && byte(at: start + 1) == UInt8(ascii: "x")
    let kind = isHexadecimal ? scanHexadecimal() : scanDecimal(isTupleIndex: isTupleIndex)
    // Letters that belong to no number (`12abc`) stay with it, as in the compiler.
    let end = offset
    skipWord()
    append(kind, from: start, flags: offset > end ? .malformed : [])
  }

  /// Also octal and binary: their digits are decimal digits, and that they are few is the compiler's business.
  private mutating func scanDecimal(isTupleIndex: Bool) -> TokenKind {
    let radixLetter = byte(at: offset + 1)
    if bytes[offset] == UInt8(ascii: "0"), radixLetter == UInt8(ascii: "o") || radixLetter == UInt8(ascii: "b") {
      offset += 2
      skipDigits()
      return .integer
    }
    skipDigits()
    var kind = TokenKind.integer
    if byte(at: offset) == UInt8(ascii: ".") {
      guard !isTupleIndex, isDigit(byte(at: offset + 1)) else { return .integer }
      offset += 1
      skipDigits()
      kind = .float
    }
    if byte(at: offset) | 0x20 == UInt8(ascii: "e") {
      kind = .float
      offset += 1
      skipSign()
      skipDigits()
    }
    return kind
  }

  /// `0xFF.p1` has no digit after the point, `0xFF.description` no exponent: both are an integer and a member. So is
  /// `0xFF.A`, until the exponent that a hexadecimal fraction must have.
  private mutating func scanHexadecimal() -> TokenKind {
    offset += 2
    skipHexadecimalDigits()
    let integerEnd = offset
    if byte(at: offset) == UInt8(ascii: "."), isHexadecimalDigit(byte(at: offset + 1)) {
      offset += 1
      skipHexadecimalDigits()
    }
    if byte(at: offset) | 0x20 == UInt8(ascii: "p") {
      let exponent = offset + 1
      offset = exponent
      skipSign()
      if isDigit(byte(at: offset)) {
        skipDigits()
        return .float
      }
    }
    lookaheadSteps += offset - integerEnd
    offset = integerEnd
    return .integer
  }

  private mutating func skipSign() {
    let sign = byte(at: offset)
    if sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") { offset += 1 }
  }

  private mutating func skipDigits() {
    while isDigit(byte(at: offset)) || byte(at: offset) == UInt8(ascii: "_") { offset += 1 }
  }

  private mutating func skipHexadecimalDigits() {
    while isHexadecimalDigit(byte(at: offset)) || byte(at: offset) == UInt8(ascii: "_") { offset += 1 }
  }

  @inline(__always)
  private func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

  @inline(__always)
  private func isHexadecimalDigit(_ byte: UInt8) -> Bool {
    isDigit(byte) || (byte | 0x20) &- UInt8(ascii: "a") < 6
  }
}
