// Operators as flat sequences, operands, literals.
extension Parser {
  /// Parses an expression with its operators, as a flat sequence.
  ///
  /// - Parameters:
  ///   - isBasic: a brace begins a block, not a trailing closure: conditions, `switch` subjects, `for … in`.
  ///   - isPattern: `let x` and `is T` are allowed as operands.
  mutating func parseExpression(isBasic: Bool = false, isPattern: Bool = false) {
    nested { parser in parser.parseSequence(isBasic: isBasic, isPattern: isPattern) }
  }

  mutating func parseSequence(isBasic: Bool, isPattern: Bool) {
    let mark = pending.count
    let first = token
    var operators = 0
    guard parseOperand(isBasic: isBasic, isPattern: isPattern) else { return }
    while true {
      let at = token
      let operatorMark = pending.count
      switch kind {
      case .op where isBinaryOperator():
        advance()
        finish(.binaryOperator, operatorMark, token: at, first: at)
      case .ampersand where isBinaryOperator():
        advance()
        finish(.binaryOperator, operatorMark, token: at, first: at)
      case .equal:
        guard !isPattern else { return endSequence(mark, first, operators) }
        advance()
        finish(.assignmentOperator, operatorMark, token: at, first: at)
      case .question:
        // A bound `?` was taken by the operand before it.
        advance()
        parseExpression(isBasic: false)
        guard consume(.colon) else {
          finish(.ternaryOperator, operatorMark, token: at, first: at)
          return endSequence(mark, first, operators + 1)
        }
        finish(.ternaryOperator, operatorMark, token: at, first: at)
      case .kwIs, .kwAs:
        var flags: NodeFlags = []
        advance()
        if kind == .question { flags = .isOptional }
        if kind == .exclamation { flags = .isForced }
        if !flags.isEmpty { advance() }
        parseTypeExpression()
        finish(.castOperator, operatorMark, token: at, first: at, flags: flags)
        operators += 1
        continue
      case .arrow:
        advance()
        finish(.binaryOperator, operatorMark, token: at, first: at)
      default:
        return endSequence(mark, first, operators)
      }
      operators += 1
      let before = position
      guard parseOperand(isBasic: isBasic, isPattern: isPattern) || position > before else {
        return endSequence(mark, first, operators)
      }
    }
  }

  @inline(__always)
  private mutating func endSequence(_ mark: Int, _ first: UInt32, _ operators: Int) {
    if operators > 0 { finish(.sequenceExpr, mark, token: first, first: first) }
  }

  /// The compiler's rule: an operator with space on both sides or on neither is binary.
  func isBinaryOperator() -> Bool {
    let flags = current.flags
    let isLeftBound = isSplit || flags.contains(.leftBound)
    return isLeftBound == flags.contains(.rightBound)
  }

  mutating func parseOperand(isBasic: Bool, isPattern: Bool) -> Bool {
    // Prefix words and operators nest to the right without end; they are counted, not recursed into.
    let mark = pending.count
    guard mayBeginPrefix(isPattern: isPattern) else { return parsePostfixed(mark, isBasic: isBasic) }
    var wrappers: [(kind: NodeKind, token: UInt32, flags: NodeFlags)] = []
    prefixes: while true {
      let at = token
      switch kind {
      case .kwTry:
        var flags: NodeFlags = []
        advance()
        if kind == .question, current.flags.contains(.leftBound) {
          flags = .isOptional
          advance()
        } else if kind == .exclamation, current.flags.contains(.leftBound) {
          flags = .isForced
          advance()
        }
        wrappers.append((.tryExpr, at, flags))
      case .identifier where isWord(.await) && isAwait():
        advance()
        wrappers.append((.awaitExpr, at, []))
      case .ampersand:
        advance()
        wrappers.append((.inOutExpr, at, []))
      case .op where isPrefixOperator(), .exclamation:
        advance()
        wrappers.append((.prefixExpr, at, []))
      case .identifier where current.word.precedesOperand && isOperandAfterWord(): advance()
      case .kwRepeat: advance()
      case .kwLet where isPattern, .kwVar where isPattern:
        advance()
        wrappers.append((.valueBinding, at, []))
      case .kwIs where isPattern:
        advance()
        parseTypeExpression()
        finish(.castOperator, pending.count > mark ? pending.count - 1 : mark, token: at, first: at)
        return true
      default: break prefixes
      }
      if kind == .endOfFile { break }
    }
    let hasOperand = parsePostfixed(mark, isBasic: isBasic)
    if wrappers.count > Parser.maximumDepth {
      // Nobody writes this; one wrapper stands for all.
      wrappers.removeSubrange(1...)
    }
    for wrapper in wrappers.reversed() {
      finish(wrapper.kind, mark, token: wrapper.token, first: wrapper.token, flags: wrapper.flags)
    }
    return hasOperand || !wrappers.isEmpty
  }

  /// Whether a prefix that `parseOperand` counts may begin here: most operands have none.
  private func mayBeginPrefix(isPattern: Bool) -> Bool {
    switch kind {
    case .kwTry, .ampersand, .op, .exclamation, .kwRepeat: true
    case .identifier: current.word != .none
    case .kwLet, .kwVar, .kwIs: isPattern
    default: false
    }
  }

  /// An operand without what stands before it, but with what follows.
  private mutating func parsePostfixed(_ mark: Int, isBasic: Bool) -> Bool {
    guard parsePrimary(isBasic: isBasic) else { return false }
    parsePostfix(mark, isBasic: isBasic)
    return true
  }

  func isPrefixOperator() -> Bool {
    let flags = current.flags
    return flags.contains(.rightBound) || !flags.contains(.leftBound)
  }

  func isAwait() -> Bool {
    guard position + 1 < tokens.count, !tokens[position + 1].flags.contains(.newlineBefore) else { return false }
    switch peekKind() {
    case .identifier, .dollarIdentifier, .kwSelf, .kwSuper, .kwSelfType, .kwTry, .leftParen, .leftBracket, .pound,
      .string, .backslash, .period, .wildcard:
      return !tokens[position + 1].flags.contains(.leftBound)
    default: return false
    }
  }

  func isOperandAfterWord() -> Bool {
    guard position + 1 < tokens.count, !tokens[position + 1].flags.contains(.newlineBefore) else { return false }
    return peekKind() == .identifier || peekKind() == .kwSelf || peekKind() == .kwSelfType
  }

  // MARK: - Primaries

  mutating func parsePrimary(isBasic: Bool) -> Bool {
    let mark = pending.count
    let first = token
    switch kind {
    case .identifier, .dollarIdentifier, .kwSelfType, .kwAny:
      advance()
      parseGenericArgumentsInExpression()
      finish(.identifierExpr, mark, token: first, first: first)
    case .wildcard: leaf(.identifierExpr)
    case .kwSelf: leaf(.selfExpr)
    case .kwSuper: leaf(.superExpr)
    case .kwInit:
      // `init(…)` called inside an initialiser of Swift 2 code, or something broken.
      leaf(.identifierExpr)
    case .period:
      guard isName(peekKind()) else {
        leaf(.unknownExpr)
        return true
      }
      advance()
      let name = token
      advance()
      parseGenericArgumentsInExpression()
      finish(.implicitMemberExpr, mark, token: name, first: first)
    case .integer, .float: leaf(.numberLiteral)
    case .kwTrue, .kwFalse: leaf(.booleanLiteral)
    case .kwNil: leaf(.nilLiteral)
    case .regex: leaf(.regexLiteral)
    case .string: parseString()
    case .placeholder: leaf(.placeholderExpr)
    case .leftParen:
      parseArguments(opening: .leftParen, closing: .rightParen)
      finish(.tupleExpr, mark, token: first, first: first)
    case .leftBracket: parseCollection()
    case .leftBrace: parseClosure()
    case .backslash: parseKeyPath()
    case .pound, .poundAvailable, .poundUnavailable: parseMacro(isBasic: isBasic)
    case .kwIf: parseIf()
    case .kwSwitch: parseSwitch()
    case .kwDo where peekKind() == .leftBrace:
      advance()
      parseCodeBlock()
      finish(.doStmt, mark, token: first, first: first)
    case .op:
      // An operator as a function: `reduce(0, +)`.
      leaf(.identifierExpr)
    case .unknown: leaf(.unknownExpr)
    default: return false
    }
    return true
  }

  mutating func parseString() {
    let mark = pending.count
    let string = token
    let end = current.end
    advance()
    while kind != .endOfFile, current.start < end {
      if kind == .interpolationStart {
        move(to: position + 1)
        parseArgumentList(until: .interpolationEnd, limit: end)
        while kind != .interpolationEnd, kind != .endOfFile, current.start < end { move(to: position + 1) }
        if kind == .interpolationEnd, current.start < end { move(to: position + 1) }
      } else {
        move(to: position + 1)
      }
    }
    lastConsumed = string
    finish(.stringLiteral, mark, token: string, first: string)
  }

  mutating func parseCollection() {
    let mark = pending.count
    let first = token
    advance()
    var isDictionary = false
    while kind != .rightBracket, kind != .endOfFile, kind != .rightBrace {
      let before = position
      if kind == .colon {
        isDictionary = true
        advance()
      } else if kind == .comma || isDirective {
        skipDirectiveOrToken()
      } else {
        parseExpression()
      }
      if position == before { skipToken() }
    }
    _ = consume(.rightBracket)
    finish(isDictionary ? .dictionaryExpr : .arrayExpr, mark, token: first, first: first)
  }

  var isDirective: Bool {
    switch kind {
    case .poundIf, .poundElse, .poundElseif, .poundEndif: return true
    default: return false
    }
  }

  /// Inside lists, every clause of `#if` counts.
  mutating func skipDirectiveOrToken() {
    let hasCondition = kind == .poundIf || kind == .poundElseif
    advance()
    if hasCondition { while kind != .endOfFile, !hasNewlineBefore { advance() } }
  }

  mutating func parseKeyPath() {
    let first = token
    let mark = pending.count
    advance()
    var name = first
    loop: while !hasNewlineBefore {
      switch kind {
      case .period, .question, .exclamation: advance()
      case .leftBracket: skipBalanced()
      case .op where operatorByte == UInt8(ascii: "."): advance()
      case .op where operatorByte == UInt8(ascii: "<") && name != first:
        let before = position
        parseGenericArgumentsInExpression()
        if position == before { break loop }
      case _
      where isName(kind)
        && (tokens[Int(lastConsumed)].kind == .period || lastConsumed == first || tokens[Int(lastConsumed)].kind == .op):
        name = token
        advance()
      case .leftParen where name != first && lastConsumed == name:
        break loop
      default: break loop
      }
    }
    discard(to: mark)
    finish(.keyPathExpr, mark, token: name, first: first)
  }

  mutating func parseMacro(isBasic: Bool) {
    let mark = pending.count
    let first = token
    let isBare = kind != .pound
    advance()
    var name = first
    if !isBare, isName(kind) {
      name = token
      advance()
      parseGenericArgumentsInExpression()
    }
    if kind == .leftParen, !hasNewlineBefore {
      parseArguments(opening: .leftParen, closing: .rightParen)
    }
    if kind == .leftBrace, !isBasic, !hasNewlineBefore { parseTrailingClosures() }
    finish(.macroExpr, mark, token: name, first: first)
  }
}
