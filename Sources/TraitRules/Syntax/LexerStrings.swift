/// A string literal whose end has not been reached.
struct OpenString {
  enum Quote {
    case single, double, triple
  }

  /// The index of its token, whose end is filled in at the end.
  var token: Int
  var quote: Quote
  /// How many pounds its closing quote and its escapes have.
  var pounds: Int
  /// Parentheses open in the interpolation that is being read, its own not counted.
  var parentheses = 0
}

extension TokenScanner {
  /// Reads a literal that starts at `start` with `pounds` pounds and a quote.
  mutating func scanString(from start: Int, pounds: Int) {
    let quoteOffset = start + pounds
    let quote: OpenString.Quote
    if bytes[quoteOffset] == UInt8(ascii: "'") {
      quote = .single
    } else if byte(at: quoteOffset + 1) == UInt8(ascii: "\""), byte(at: quoteOffset + 2) == UInt8(ascii: "\""),
      !closesOnItsLine(quoteOffset, pounds: pounds)
    {
      quote = .triple
    } else {
      quote = .double
    }
    offset = quoteOffset + (quote == .triple ? 3 : 1)
    append(.string, from: start)
    scanStringText(OpenString(token: tokens.count - 1, quote: quote, pounds: pounds))
  }

  /// Whether `#"""` begins a string of one line that starts with quotes, as `#"""#` does: it does if the line has its
  /// closing quote.
  ///
  /// Only while few strings are open. A string that closes on its line is read to its end next, and one that does not
  /// goes on at the next line or in an interpolation, so a byte is looked at once for each string that it lies in;
  /// nobody nests nine of these on a line.
  private mutating func closesOnItsLine(_ quoteOffset: Int, pounds: Int) -> Bool {
    guard pounds > 0, openStrings.count < 8 else { return false }
    var position = quoteOffset + 1
    defer { lookaheadSteps += position - quoteOffset }
    while position < count {
      switch bytes[position] {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return false
      case UInt8(ascii: "\""):
        position += 1
        // The two quotes that could make it a multi-line opening count too: `#""#` never comes here.
        if hasPounds(pounds, at: position) { return true }
      default: position += 1
      }
    }
    return false
  }

  @inline(__always)
  func hasPounds(_ pounds: Int, at position: Int) -> Bool {
    var found = 0
    while found < pounds, byte(at: position + found) == UInt8(ascii: "#") { found += 1 }
    return found == pounds
  }

  /// Reads the text of a string from `offset` to its end or to its next interpolation, where the string is put on the
  /// stack and the main loop takes over.
  mutating func scanStringText(_ string: OpenString) {
    while offset < count {
      switch bytes[offset] {
      case UInt8(ascii: "\""):
        if passClosingQuote(of: string) { return finish(string) }
      case UInt8(ascii: "'") where string.quote == .single:
        offset += 1
        return finish(string)
      case UInt8(ascii: "\\"):
        let start = offset
        offset += 1
        guard hasPounds(string.pounds, at: offset) else { continue }
        offset += string.pounds
        switch byte(at: offset) {
        case UInt8(ascii: "("):
          offset += 1
          append(.interpolationStart, from: start)
          openStrings.append(string)
          return
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "'"):
          offset += 1
        default:
          break
        }
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        guard string.quote == .triple else { return finish(string, isTerminated: false) }
        offset += 1
      default:
        offset += 1
      }
    }
    finish(string, isTerminated: false)
  }

  /// Moves `offset` over the closing quote, or over a quote that is only text.
  @inline(__always)
  private mutating func passClosingQuote(of string: OpenString) -> Bool {
    switch string.quote {
    case .single:
      offset += 1
      return false
    case .double:
      offset += 1
    case .triple:
      guard byte(at: offset + 1) == UInt8(ascii: "\""), byte(at: offset + 2) == UInt8(ascii: "\"") else {
        offset += 1
        return false
      }
      guard hasPounds(string.pounds, at: offset + 3) else {
        offset += 1
        return false
      }
      offset += 3
    }
    guard hasPounds(string.pounds, at: offset) else { return false }
    offset += string.pounds
    // Pounds too many are part of the mistake, not of the code after it.
    if string.pounds > 0 { while byte(at: offset) == UInt8(ascii: "#") { offset += 1 } }
    return true
  }

  private mutating func finish(_ string: OpenString, isTerminated: Bool = true) {
    tokens[string.token].end = UInt32(truncatingIfNeeded: offset)
    if !isTerminated { tokens[string.token].flags.insert(.malformed) }
  }

  @inline(__always)
  mutating func openParenthesis() {
    if !openStrings.isEmpty { openStrings[openStrings.count - 1].parentheses += 1 }
    appendByte(.leftParen)
  }

  @inline(__always)
  mutating func closeParenthesis() {
    guard let string = openStrings.last else { return appendByte(.rightParen) }
    if string.parentheses > 0 {
      openStrings[openStrings.count - 1].parentheses -= 1
      return appendByte(.rightParen)
    }
    appendByte(.interpolationEnd)
    openStrings.removeLast()
    scanStringText(string)
  }

  /// A string of one line ends with it, also inside an interpolation.
  mutating func closeStringsAtEndOfLine() {
    while let string = openStrings.last, string.quote != .triple { abandonInnermostString() }
  }

  mutating func closeStringsAtEndOfFile() {
    while !openStrings.isEmpty { abandonInnermostString() }
  }

  /// Ends the innermost string here. Its interpolation gets an end of no length, so that starts and ends always pair.
  private mutating func abandonInnermostString() {
    append(.interpolationEnd, from: offset, flags: .malformed)
    let string = openStrings.removeLast()
    finish(OpenString(token: string.token, quote: string.quote, pounds: string.pounds), isTerminated: false)
  }
}
