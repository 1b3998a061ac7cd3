/// Tokens as text, a line each, in a form that other lexers of Swift can print too, so that they can be compared:
///
///     # PATH
///     w OFFSET LENGTH    a name, a reserved word, a number, a directive's word with its pound, the shebang line
///     p OFFSET           one byte of punctuation or of an operator
///     s OFFSET LENGTH    a whole string literal; the code in its interpolations follows
///     r OFFSET LENGTH    a whole regex literal
///
/// Offsets and lengths are in UTF-8 bytes. Bytes that start no token have no line, but for a lone backtick. How operator
/// characters group into tokens does not show, because the parser may regroup them.
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
    // A file without tokens has an empty line, so that every file has a line to compare.
    if tokens.count == 1 { output.append(UInt8(ascii: "\n")) }
    var versions = VersionPlaces()
    for index in tokens.indices {
      let token = tokens[index]
      versions.pass(index, of: tokens, in: source)
      switch token.kind {
      case .float where versions.isInside:
        appendVersion(token, of: source, to: &output)
      case .unknown where source[Int(token.start)] == UInt8(ascii: "`"):
        append("p", token.start, to: &output)
      case .endOfFile, .interpolationStart, .interpolationEnd, .unknown:
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

  /// `10.15` among versions is two numbers.
  private static func appendVersion(_ token: Token, of source: [UInt8], to output: inout [UInt8]) {
    let period = source[Int(token.start)..<Int(token.end)].firstIndex(of: UInt8(ascii: "."))
    guard let period = period.map(UInt32.init) else { return append("w", token, to: &output) }
    append("w", Token(kind: .integer, flags: [], start: token.start, end: period), to: &output)
    append("p", period, to: &output)
    append("w", Token(kind: .integer, flags: [], start: period + 1, end: token.end), to: &output)
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
      .at, .pound, .backslash, .period, .arrow, .equal, .ampersand, .question, .exclamation, .op:
      true
    default:
      false
    }
  }
}

/// Where a number with a period is a version: only the grammar knows, the lexer takes `10.15` for a fraction.
private struct VersionPlaces {
  /// Parentheses open since the one that holds versions, itself included.
  private var depth = 0

  var isInside: Bool { depth > 0 }

  mutating func pass(_ index: Int, of tokens: [Token], in source: [UInt8]) {
    let token = tokens[index]
    switch token.kind {
    case .leftParen where depth > 0 || holdsVersions(index, of: tokens, in: source): depth += 1
    case .rightParen where depth > 0: depth -= 1
    default: break
    }
  }

  private func holdsVersions(_ parenthesis: Int, of tokens: [Token], in source: [UInt8]) -> Bool {
    guard parenthesis > 0 else { return false }
    let name = tokens[parenthesis - 1]
    if name.kind == .poundAvailable || name.kind == .poundUnavailable { return true }
    guard name.kind == .identifier else { return false }
    let text = String(decoding: source[Int(name.start)..<Int(name.end)], as: UTF8.self)
    return parenthesis > 1 && tokens[parenthesis - 2].kind == .at && Self.attributes.contains(text)
  }

  private static let attributes: Set = [
    "available", "backDeployed", "_backDeploy", "_originallyDefinedIn", "_spi_available", "_specialize", "specialize",
  ]
}
