private enum RegexEnd {
  case at(Int)
  /// The literal must be one, but lacks its end: it is taken to reach to here.
  case missing(Int)
}

extension TokenScanner {
  /// Reads a regex whose slash stands at `slash` in the operator run from `operatorStart` to `offset`, and the operator
  /// in front of it, if there is one. False, and nothing is read, if the slash is an operator.
  ///
  /// The compiler decides without its parser, and so can this: by the token before, by the spacing, and by trying.
  mutating func scanBareRegex(at slash: Int, operatorStart: Int) -> Bool {
    guard !isLeftBound(operatorStart) else { return false }
    // One that touches the regex before it looks unbound if that ended in `*/`. The run was read for that regex; read
    // for one regex after the other, it would be read without end.
    if let regex = tokens.last, regex.kind == .regex, Int(regex.end) == operatorStart { return false }
    let previous = tokens.last?.kind
    if previous == .kwFunc || previous == .kwOperator { return false }
    var mustBeRegex = false
    // Spaces on both sides look like an infix operator, which only a place for an expression contradicts.
    if !isRightBound(isLeftBound: false) {
      let followsTry = followsMarkedTry
      guard followsTry || expressionMayStart else { return false }
      switch previous {
      // An operator is an argument here: `reduce(1, /)`.
      case .leftParen, .interpolationStart, .leftBracket, .comma, .colon: mustBeRegex = followsTry
      default: mustBeRegex = true
      }
    }
    guard let end = bareRegexEnd(from: slash, mustBeRegex: mustBeRegex) else { return false }
    if slash > operatorStart {
      lookaheadSteps += offset - slash
      offset = slash
      appendOperator(operatorKind(from: operatorStart), from: operatorStart)
    }
    appendRegex(from: slash, end)
    return true
  }

  /// Reads `#/…/#`, which nothing else can be.
  mutating func scanExtendedRegex(from start: Int, pounds: Int) {
    appendRegex(from: start, extendedRegexEnd(from: start + pounds, pounds: pounds))
  }

  private mutating func appendRegex(from start: Int, _ end: RegexEnd) {
    switch end {
    case .at(let end):
      offset = end
      append(.regex, from: start)
    case .missing(let end):
      offset = end
      append(.regex, from: start, flags: .malformed)
    }
  }

  /// The token before is the mark of `try?` or `try!`: an expression follows, though the mark is a postfix operator.
  private var followsMarkedTry: Bool {
    guard tokens.count >= 2, let mark = tokens.last, mark.kind == .question || mark.kind == .exclamation else {
      return false
    }
    return mark.flags.contains(.leftBound) && tokens[tokens.count - 2].kind == .kwTry
  }

  /// Whether the token before leaves room for an expression, rather than for an infix operator.
  private var expressionMayStart: Bool {
    guard let previous = tokens.last else { return true }
    switch previous.kind {
    case .leftBrace, .leftParen, .leftBracket, .interpolationStart, .semicolon, .comma, .colon, .equal, .unknown:
      return true
    case .question, .exclamation:
      return !previous.flags.contains(.leftBound)
    case .op, .ampersand:
      return !previous.flags.contains(.leftBound) || previous.flags.contains(.rightBound)
    case .poundIf, .poundElseif, .poundElse, .poundEndif:
      return true
    case .kwAny, .kwFalse, .kwNil, .kwSelf, .kwSelfType, .kwSuper, .kwTrue:
      return false
    default:
      return previous.kind.isReservedWord
    }
  }

  /// Where the regex that starts at `slash` ends; nil if it is none. The search stops at the next slash that no
  /// backslash stands before, and one with a backslash before it is left-bound and starts no regex: so no two searches
  /// in vain read the same byte.
  private mutating func bareRegexEnd(from slash: Int, mustBeRegex: Bool) -> RegexEnd? {
    if slash > 0, bytes[slash - 1] == UInt8(ascii: "*") { return nil }
    if commentStarts(at: slash) { return nil }
    let first = byte(at: slash + 1)
    if first == UInt8(ascii: " ") || first == UInt8(ascii: "\t"), !mustBeRegex { return nil }
    var position = slash + 1
    var groups = 0
    var classes = 0
    scan: while position < count {
      switch bytes[position] {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        break scan
      case UInt8(ascii: "\\"):
        // What it escapes is passed with it, but for a line break.
        let escaped = byte(at: position + 1)
        if escaped != UInt8(ascii: "\n"), escaped != UInt8(ascii: "\r"), position + 1 < count { position += 1 }
      case UInt8(ascii: "/"):
        // A comment is likelier than a regex that touches a slash or a star.
        if commentStarts(at: position) { break scan }
        if mustBeRegex || !endsInSpace(position, of: slash) { return .at(position + 1) }
        break scan
      case UInt8(ascii: "("):
        if classes == 0 { groups += 1 }
      case UInt8(ascii: ")") where classes == 0:
        // `a(/, b) / c` has a parenthesis too many for a regex.
        if groups == 0, !mustBeRegex { break scan }
        groups -= groups > 0 ? 1 : 0
      case UInt8(ascii: "["):
        classes += 1
      case UInt8(ascii: "]"):
        classes -= classes > 0 ? 1 : 0
      default:
        break
      }
      position += 1
    }
    if mustBeRegex { return .missing(position) }
    lookaheadSteps += position - slash
    return nil
  }

  /// Whether an unescaped space or tab stands before the slash at `position`.
  private func endsInSpace(_ position: Int, of slash: Int) -> Bool {
    guard bytes[position - 1] == UInt8(ascii: " ") || bytes[position - 1] == UInt8(ascii: "\t") else { return false }
    var backslashes = 0
    while position - 2 - backslashes > slash, bytes[position - 2 - backslashes] == UInt8(ascii: "\\") {
      backslashes += 1
    }
    return backslashes % 2 == 0
  }

  /// Where the regex with `pounds` pounds and its slash at `slash` ends. A line break right after the slash lets it go
  /// on over lines.
  private mutating func extendedRegexEnd(from slash: Int, pounds: Int) -> RegexEnd {
    var position = slash + 1
    while byte(at: position) == UInt8(ascii: " ") || byte(at: position) == UInt8(ascii: "\t") { position += 1 }
    let firstNewline = position
    let isMultiline = byte(at: position) == UInt8(ascii: "\n") || byte(at: position) == UInt8(ascii: "\r")
    if isMultiline, hasUnendingRegex { return .missing(firstNewline) }
    if !isMultiline { position = slash + 1 }
    while position < count {
      switch bytes[position] {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        if !isMultiline { return .missing(position) }
      case UInt8(ascii: "\\"):
        let escaped = byte(at: position + 1)
        if isMultiline || (escaped != UInt8(ascii: "\n") && escaped != UInt8(ascii: "\r")) { position += 1 }
      case UInt8(ascii: "/") where hasPounds(pounds, at: position + 1):
        position += 1 + pounds
        while byte(at: position) == UInt8(ascii: "#") { position += 1 }
        return .at(position)
      default:
        break
      }
      position += 1
    }
    guard isMultiline else { return .missing(count) }
    // What follows is likelier code than regex.
    lookaheadSteps += count - firstNewline
    hasUnendingRegex = true
    return .missing(firstNewline)
  }
}

extension TokenKind {
  fileprivate var isReservedWord: Bool { rawValue >= TokenKind.kwAssociatedtype.rawValue }
}
