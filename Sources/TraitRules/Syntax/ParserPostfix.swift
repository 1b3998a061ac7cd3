// What follows an operand: members, calls, subscripts, trailing closures, and the arguments inside.
extension Parser {
  mutating func parsePostfix(_ mark: Int, isBasic: Bool) {
    let first = firstToken(since: mark)
    while true {
      switch kind {
      case .period:
        guard isName(peekKind()) || peekKind() == .integer || peekKind() == .leftParen else {
          // A period before something else: an unfinished chain.
          advance()
          continue
        }
        advance()
        if kind == .leftParen { continue }
        let name = token
        advance()
        parseGenericArgumentsInExpression()
        finish(.memberExpr, mark, token: name, first: first)
      case .float
      where current.flags.contains(.leftBound) && operatorByte == UInt8(ascii: "."):
        let name = token
        advance()
        finish(.memberExpr, mark, token: name, first: first)
      case .leftParen where !hasNewlineBefore && isLabelList:
        // `add(_:)` is the method itself, not a call of it.
        while kind != .rightParen { advance() }
        advance()
        nodes[Int(pending[pending.count - 1])].last = lastConsumed
      case .leftParen where !hasNewlineBefore:
        let at = token
        parseArguments(opening: .leftParen, closing: .rightParen)
        if kind == .leftBrace, !isBasic, !opensAccessors { parseTrailingClosures() }
        finish(.callExpr, mark, token: at, first: first)
      case .leftBracket where !hasNewlineBefore && current.flags.contains(.leftBound):
        let at = token
        parseArguments(opening: .leftBracket, closing: .rightBracket)
        finish(.subscriptExpr, mark, token: at, first: first)
      case .leftBrace where !isBasic && canTakeTrailingClosure(mark):
        let at = token
        parseTrailingClosures()
        finish(.callExpr, mark, token: at, first: first)
      case .question where current.flags.contains(.leftBound):
        let at = token
        advance()
        finish(.optionalChain, mark, token: at, first: first)
      case .exclamation where current.flags.contains(.leftBound):
        let at = token
        advance()
        finish(.forceUnwrap, mark, token: at, first: first)
      case .op where isSplit && (operatorByte == UInt8(ascii: "?") || operatorByte == UInt8(ascii: "!")):
        advance(bytes: 1)
      case .op where isPostfixOperator():
        let at = token
        advance()
        finish(.postfixOperatorExpr, mark, token: at, first: first)
      case .poundIf where isPostfixDirective():
        parsePostfixDirective(mark, first: first, isBasic: isBasic)
      default:
        return
      }
    }
  }

  /// Whether `(a:b:)` follows.
  private var isLabelList: Bool {
    var offset = 1
    while isName(peekKind(offset)), peekKind(offset + 1) == .colon { offset += 2 }
    return offset > 1 && peekKind(offset) == .rightParen
  }

  func isPostfixOperator() -> Bool {
    let flags = current.flags
    return flags.contains(.leftBound) && !flags.contains(.rightBound) && !isSplit
  }

  /// A closure after a name or a call; not after a literal, and not the body of an accessor.
  func canTakeTrailingClosure(_ mark: Int) -> Bool {
    switch newest.kind {
    case .identifierExpr, .memberExpr, .implicitMemberExpr, .callExpr, .subscriptExpr, .optionalChain, .forceUnwrap,
      .selfExpr, .superExpr:
      break
    default: return false
    }
    // A brace on a line of its own after a bare name is far more often a block that belongs to something else.
    if hasNewlineBefore, newest.kind == .identifierExpr { return false }
    return !opensAccessors
  }

  /// `var limit = Limit() { didSet { … } }`: the brace opens what observes the variable. A closure can begin with a call
  /// of `set(x)`, and with no `set(x) { … }` that anybody writes.
  private var opensAccessors: Bool {
    guard word(at: position + 1).opensAccessor else { return false }
    if peekKind(2) == .leftBrace { return true }
    return peekKind(2) == .leftParen && peekKind(4) == .rightParen && peekKind(5) == .leftBrace
  }

  func isPostfixDirective() -> Bool {
    var index = position + 1
    while index < tokens.count, tokens[index].kind != .endOfFile, !tokens[index].flags.contains(.newlineBefore) {
      index += 1
    }
    guard index < tokens.count, tokens[index].kind == .period else { return false }
    return true
  }

  /// `#if` inside a chain: the first clause that a build can compile goes on with the chain, the others are dropped.
  mutating func parsePostfixDirective(_ mark: Int, first: UInt32, isBasic: Bool) {
    let directive = token
    var isTaken = false
    while isDirective, kind != .poundEndif {
      let isDead = kind != .poundElse && peekKind() == .kwFalse
      skipDirectiveOrToken()
      if !isTaken, !isDead {
        isTaken = true
        guard depth < Parser.maximumDepth else { return }
        depth += 1
        parsePostfix(mark, isBasic: isBasic)
        depth -= 1
      }
      while !isDirective, kind != .endOfFile, kind != .rightBrace { skipToken() }
    }
    _ = consume(.poundEndif)
    if isTaken { finish(.postfixIfConfigExpr, mark, token: directive, first: first) }
  }

  /// `(a, b: c)` as `argument` nodes.
  mutating func parseArguments(opening: TokenKind, closing: TokenKind) {
    advance()
    parseArgumentList(until: closing, limit: UInt32.max)
    _ = consume(closing)
  }

  mutating func parseArgumentList(until closing: TokenKind, limit: UInt32) {
    while kind != closing, kind != .endOfFile, current.start < limit {
      if kind == .rightBrace || kind == .rightParen || kind == .rightBracket { return }
      if isDirective {
        skipDirectiveOrToken()
        continue
      }
      let before = position
      let mark = pending.count
      let first = token
      var label: UInt32 = 0
      if isName(kind), peekKind() == .colon {
        label = token
        advance()
        advance()
      }
      parseExpression(isBasic: false, isPattern: kind == .kwLet || kind == .kwVar)
      finish(.argument, mark, token: first, first: first, extra: label)
      if kind == .comma { advance() }
      if position == before { skipToken() }
    }
  }

  mutating func parseTrailingClosures() {
    let mark = pending.count
    let first = token
    parseClosure()
    finish(.argument, mark, token: first, first: first, flags: .isTrailing)
    while isName(kind), peekKind() == .colon, peekKind(2) == .leftBrace, kind != .kwDefault, kind != .kwCase {
      let argumentMark = pending.count
      let label = token
      advance()
      advance()
      parseClosure()
      finish(.argument, argumentMark, token: label, first: label, extra: label, flags: .isTrailing)
    }
  }
}
