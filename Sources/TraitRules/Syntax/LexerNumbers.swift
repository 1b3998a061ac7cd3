// Integers and floating-point numbers.
extension TokenScanner {
  mutating func scanNumber() {
    if bytes[offset] == UInt8(ascii: "0"), byte(at: offset + 1) == UInt8(ascii: "x") {
      scanHexadecimal()
    } else {
      scanDecimal()
    }
  }

  /// Also octal and binary: their digits are decimal digits, and that they are few is the compiler's business.
  private mutating func scanDecimal() {
    let start = offset
    let radixLetter = byte(at: offset + 1)
    if bytes[offset] == UInt8(ascii: "0"), radixLetter == UInt8(ascii: "o") || radixLetter == UInt8(ascii: "b") {
      offset += 2
      skipDigits()
      return appendWithLetters(.integer, from: start)
    }
    // After a member's period, `0.1` is two tuple indices and no fraction.
    let isTupleIndex = tokens.last?.kind == .period
    skipDigits()
    var hasFraction = false
    if byte(at: offset) == UInt8(ascii: ".") {
      guard !isTupleIndex, isDigit(byte(at: offset + 1)) else { return append(.integer, from: start) }
      offset += 1
      skipDigits()
      hasFraction = true
    }
    if byte(at: offset) | 0x20 == UInt8(ascii: "e") {
      offset += 1
      skipSign()
      skipDigits()
      appendWithLetters(.float, from: start)
    } else if hasFraction {
      append(.float, from: start)
    } else {
      appendWithLetters(.integer, from: start)
    }
  }

  /// `0xFF.p1` has no digit after the point, `0xFF.description` no exponent: both are an integer and a member. So is
  /// `0xFF.A`, until the exponent that a hexadecimal fraction must have.
  private mutating func scanHexadecimal() {
    let start = offset
    offset += 2
    skipHexadecimalDigits()
    let integerEnd = offset
    if byte(at: offset) == UInt8(ascii: "."), isHexadecimalDigit(byte(at: offset + 1)) {
      offset += 1
      skipHexadecimalDigits()
    }
    if byte(at: offset) | 0x20 == UInt8(ascii: "p") {
      offset += 1
      skipSign()
      if isDigit(byte(at: offset)) {
        skipDigits()
        return appendWithLetters(.float, from: start)
      }
    }
    lookaheadSteps += offset - integerEnd
    offset = integerEnd
    appendWithLetters(.integer, from: start)
  }

  /// Letters that belong to no number (`12abc`) stay with it, as in the compiler.
  private mutating func appendWithLetters(_ kind: TokenKind, from start: Int) {
    let end = offset
    skipWord()
    append(kind, from: start, flags: offset > end ? .malformed : [])
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
