// Types, and generic arguments told from comparisons.
extension Parser {
  /// Parses a type; consumes nothing where none begins.
  mutating func parseTypeExpression() {
    nested { parser in parser.parseTypeUnnested() }
  }

  private mutating func parseTypeUnnested() {
    let mark = pending.count
    let first = token
    skipTypeSpecifiers()
    guard parseTypePrimary() else { return }
    parseTypePostfix(mark)
    // `A & B`.
    while kind == .ampersand || isOperator("&") {
      advance()
      skipTypeSpecifiers()
      let operand = pending.count
      guard parseTypePrimary() else { break }
      parseTypePostfix(operand)
      finish(.compositionType, mark, token: first, first: first)
    }
    // `(A) async throws -> B`: right-associative, as a loop over results.
    var arrows = 0
    while true {
      let start = position
      if isWord(.async) || isWord(.reasync) { advance() }
      if kind == .kwThrows || kind == .kwRethrows {
        advance()
        if kind == .leftParen { skipBalanced() }
      }
      guard kind == .arrow else {
        if position != start, arrows == 0 {
          move(to: start)
          lastConsumed = UInt32(max(0, start - 1))
        }
        break
      }
      advance()
      skipTypeSpecifiers()
      let result = pending.count
      guard parseTypePrimary() else { break }
      parseTypePostfix(result)
      arrows += 1
    }
    for _ in 0..<min(arrows, 1) { finish(.functionType, mark, token: first, first: first) }
  }

  private mutating func skipTypeSpecifiers() {
    while true {
      switch kind {
      case .at:
        let end = skippedAttribute(at: position)
        advance()
        while position < end { advance() }
      case .kwInout: advance()
      case .identifier:
        guard current.word.specifiesType else { return }
        let next = peekKind()
        guard isName(next) || next == .leftParen || next == .leftBracket || next == .at else { return }
        guard !(position + 1 < tokens.count && tokens[position + 1].flags.contains(.newlineBefore)) else { return }
        advance()
      case .kwRepeat: advance()
      case .op where operatorByte == UInt8(ascii: "~"): advance()
      default: return
      }
    }
  }

  private mutating func parseTypePrimary() -> Bool {
    let mark = pending.count
    let first = token
    switch kind {
    case .identifier, .kwSelfType, .kwAny, .wildcard, .kwSelf, .dollarIdentifier:
      advance()
      if isOperator("<") { parseGenericArguments() }
      finish(.simpleType, mark, token: first, first: first)
      while kind == .period, isName(peekKind()) {
        advance()
        let name = token
        advance()
        if isOperator("<") { parseGenericArguments() }
        finish(.memberType, mark, token: name, first: first)
      }
      return true
    case .leftParen:
      advance()
      while kind != .rightParen, kind != .endOfFile, kind != .rightBrace {
        let before = position
        let elementMark = pending.count
        let elementFirst = token
        let label = parseElementLabel()
        parseTypeExpression()
        if kind == .op { advance() }
        parseInitializerClause()
        finish(.tupleTypeElement, elementMark, token: elementFirst, first: elementFirst, extra: label)
        if kind == .comma { advance() }
        if position == before { skipToken() }
      }
      _ = consume(.rightParen)
      finish(.tupleType, mark, token: first, first: first)
      return true
    case .leftBracket:
      advance()
      parseTypeExpression()
      var isDictionary = false
      if consume(.colon) {
        isDictionary = true
        parseTypeExpression()
      }
      while kind != .rightBracket, kind != .endOfFile, kind != .rightBrace { skipToken() }
      _ = consume(.rightBracket)
      finish(isDictionary ? .dictionaryType : .arrayType, mark, token: first, first: first)
      return true
    case .placeholder:
      leaf(.simpleType)
      return true
    default:
      return false
    }
  }

  /// Whether a mark stands right behind what it marks: the `??` of `value as? Int ?? 0` belongs to no type.
  private var isPostfixMark: Bool { isSplit || current.flags.contains(.leftBound) }

  private mutating func parseTypePostfix(_ mark: Int) {
    while !hasNewlineBefore {
      switch kind {
      case .question where isPostfixMark, .exclamation where isPostfixMark:
        let first = firstToken(since: mark)
        // Of `?>` in `<Box<Int>?>`, the rest of a token that began with another `>`, only the mark.
        advance(bytes: 1)
        finish(.optionalType, mark, token: first, first: first)
      case .op where isPostfixMark && (operatorByte == UInt8(ascii: "?") || operatorByte == UInt8(ascii: "!")):
        let first = firstToken(since: mark)
        advance(bytes: 1)
        finish(.optionalType, mark, token: first, first: first)
      case .period where isName(peekKind()):
        let first = firstToken(since: mark)
        advance()
        let name = token
        advance()
        finish(.memberType, mark, token: name, first: first)
      case .op where operatorByte == UInt8(ascii: "."):
        return
      default: return
      }
    }
  }

  /// `<A, B>`, from the `<` on.
  mutating func parseGenericArguments() {
    let mark = pending.count
    let first = token
    advance(bytes: 1)
    while kind != .endOfFile, !isOperator(">") {
      let before = (position, current.start)
      if kind == .integer { leaf(.simpleType) } else { parseTypeExpression() }
      if kind == .comma { advance() } else { break }
      if (position, current.start) == before { break }
    }
    if isOperator(">") { advance(bytes: 1) }
    finish(.genericArguments, mark, token: first, first: first)
  }

  /// After a name in an expression: parses `<…>` as generic arguments where the compiler would, else nothing.
  @inline(__always)
  mutating func parseGenericArgumentsInExpression() {
    if isOperator("<"), !isSplit, position >= genericArgumentsFrom { tryGenericArguments() }
  }

  private mutating func tryGenericArguments() {
    hitMaximumDepth = false
    // A comparison has space on both sides or none; the list of types decides, and what follows its end.
    let start = checkpoint()
    let limit = position + 400
    advance(bytes: 1)
    let mark = pending.count
    let first = UInt32(start.position)
    var isList = false
    while position < limit {
      let before = (position, current.start)
      parseTypeExpression()
      if (position, current.start) == before { break }
      if kind == .comma {
        advance()
        continue
      }
      isList = isOperator(">")
      break
    }
    guard isList else {
      // Each token is then tried a bounded number of times, however many of them nest.
      if hitMaximumDepth || position >= limit { genericArgumentsFrom = start.position + Parser.maximumDepth }
      return restore(start)
    }
    advance(bytes: 1)
    guard canFollowGenericArguments() else { return restore(start) }
    finish(.genericArguments, mark, token: first, first: first)
  }

  /// `name:` or `label name:` before the type of an element of a tuple or of an enum's case: the token that names it, 0
  /// where nothing does.
  mutating func parseElementLabel() -> UInt32 {
    guard isName(kind) else { return 0 }
    let names: UInt32 = peekKind() == .colon ? 1 : isName(peekKind()) && peekKind(2) == .colon ? 2 : 0
    guard names > 0 else { return 0 }
    let label = token + names - 1
    for _ in 0...names { advance() }
    return label
  }

  private func canFollowGenericArguments() -> Bool {
    if hasNewlineBefore { return true }
    switch kind {
    case .leftParen, .rightParen, .rightBracket, .leftBrace, .rightBrace, .period, .comma, .semicolon, .colon, .equal,
      .endOfFile, .question, .exclamation:
      return true
    case .leftBracket: return current.flags.contains(.leftBound)
    case .op: return operatorByte == UInt8(ascii: ">") || operatorByte == UInt8(ascii: ".")
    default: return false
    }
  }
}
