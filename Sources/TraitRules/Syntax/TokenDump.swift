/// Tokens as text, a line each, in a form that other lexers of Swift can print too, so that they can be compared:
///
///     # PATH
///     w OFFSET LENGTH    a name, a reserved word, a number, a directive's word with its pound, the shebang line
///     p OFFSET           one byte of punctuation or of an operator
///     s OFFSET LENGTH    a whole string literal; the code in its interpolations follows
///     r OFFSET LENGTH    a whole regex literal
///
/// Offsets and lengths are in UTF-8 bytes. How operator characters group into tokens does not show, because the parser
/// may regroup them.
public enum TokenDump {
  /// The tokens of `source`, each line ending in a line break.
  public static func lines(for source: [UInt8], path: String) -> String {
    var output: [UInt8] = []
    write(source, path: path, into: &output)
    return String(decoding: output, as: UTF8.self)
  }

  /// Appends the same lines to `output`.
  public static func write(_ source: [UInt8], path: String, into output: inout [UInt8]) {
    let tokens = source.withUnsafeBufferPointer(Lexer.tokens(of:))
    output.append(contentsOf: "# \(path)\n".utf8)
    for token in tokens {
      switch token.kind {
      case .endOfFile, .interpolationStart, .interpolationEnd:
        break
      case .string:
        append("s", token, to: &output)
      case .regex:
        append("r", token, to: &output)
      case let kind where kind.isPunctuation:
        for offset in token.start..<token.end { append("p", offset, to: &output) }
      default:
        append("w", token, to: &output)
      }
    }
  }

  private static func append(_ letter: Unicode.Scalar, _ token: Token, to output: inout [UInt8]) {
    append(letter, token.start, to: &output)
    output[output.count - 1] = UInt8(ascii: " ")
    appendDecimal(token.end - token.start, to: &output)
    output.append(UInt8(ascii: "\n"))
  }

  private static func append(_ letter: Unicode.Scalar, _ offset: UInt32, to output: inout [UInt8]) {
    output.append(UInt8(ascii: letter))
    output.append(UInt8(ascii: " "))
    appendDecimal(offset, to: &output)
    output.append(UInt8(ascii: "\n"))
  }

  private static func appendDecimal(_ number: UInt32, to output: inout [UInt8]) {
    if number >= 10 { appendDecimal(number / 10, to: &output) }
    output.append(UInt8(ascii: "0") + UInt8(number % 10))
  }
}

extension TokenKind {
  fileprivate var isPunctuation: Bool {
    switch self {
    case .leftParen, .rightParen, .leftBrace, .rightBrace, .leftBracket, .rightBracket, .comma, .colon, .semicolon,
      .at, .pound, .backslash, .period, .arrow, .equal, .ampersand, .question, .exclamation, .op, .unknown:
      true
    default:
      false
    }
  }
}
