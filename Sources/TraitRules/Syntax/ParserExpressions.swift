extension Parser {
  /// Parses an expression with its operators, as a flat sequence.
  ///
  /// - Parameters:
  ///   - isBasic: a brace begins a block, not a trailing closure: conditions, `switch` subjects, `for … in`.
  ///   - isPattern: `let x` and `is T` are allowed as operands.
  mutating func parseExpression(isBasic: Bool = false, isPattern: Bool = false) {
    nested { parser in parser.parseSequence(isBasic: isBasic, isPattern: isPattern) }
  }

  private mutating func parseSequence(isBasic: Bool, isPattern: Bool) {
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

  private mutating func endSequence(_ mark: Int, _ first: UInt32, _ operators: Int) {
    if operators > 0 { finish(.sequenceExpr, mark, token: first, first: first) }
  }

  /// The compiler's rule: an operator with space on both sides or on neither is binary.
  private func isBinaryOperator() -> Bool {
    let flags = tokens[position].flags
    let isLeftBound = consumedBytes > 0 || flags.contains(.leftBound)
    return isLeftBound == flags.contains(.rightBound)
  }

  private mutating func parseOperand(isBasic: Bool, isPattern: Bool) -> Bool {
    // Prefix words and operators nest to the right without end; they are counted, not recursed into.
    let mark = pending.count
    var wrappers: [(kind: NodeKind, token: UInt32, flags: NodeFlags)] = []
    prefixes: while true {
      let at = token
      switch kind {
      case .kwTry:
        var flags: NodeFlags = []
        advance()
        if kind == .question, tokens[position].flags.contains(.leftBound) {
          flags = .isOptional
          advance()
        } else if kind == .exclamation, tokens[position].flags.contains(.leftBound) {
          flags = .isForced
          advance()
        }
        wrappers.append((.tryExpr, at, flags))
      case .identifier where isWord("await") && isAwait():
        advance()
        wrappers.append((.awaitExpr, at, []))
      case .ampersand:
        advance()
        wrappers.append((.inOutExpr, at, []))
      case .op where isPrefixOperator(), .exclamation:
        advance()
        wrappers.append((.prefixExpr, at, []))
      case .identifier
      where
        (isWord("consume") || isWord("copy") || isWord("each") || isWord("any") || isWord("some") || isWord("borrow"))
        && isOperandAfterWord():
        advance()
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
    let hasOperand = parsePrimary(isBasic: isBasic)
    if hasOperand { parsePostfix(mark, isBasic: isBasic) }
    if wrappers.count > Parser.maximumDepth {
      // Nobody writes this; one wrapper stands for all.
      wrappers.removeSubrange(1...)
    }
    for wrapper in wrappers.reversed() {
      finish(wrapper.kind, mark, token: wrapper.token, first: wrapper.token, flags: wrapper.flags)
    }
    return hasOperand || !wrappers.isEmpty
  }

  private func isPrefixOperator() -> Bool {
    let flags = tokens[position].flags
    return flags.contains(.rightBound) || !flags.contains(.leftBound)
  }

  private func isAwait() -> Bool {
    guard position + 1 < tokens.count, !tokens[position + 1].flags.contains(.newlineBefore) else { return false }
    switch peekKind() {
    case .identifier, .dollarIdentifier, .kwSelf, .kwSuper, .kwSelfType, .kwTry, .leftParen, .leftBracket, .pound,
      .string, .backslash, .period, .wildcard:
      return !tokens[position + 1].flags.contains(.leftBound)
    default: return false
    }
  }

  private func isOperandAfterWord() -> Bool {
    guard position + 1 < tokens.count, !tokens[position + 1].flags.contains(.newlineBefore) else { return false }
    return peekKind() == .identifier || peekKind() == .kwSelf || peekKind() == .kwSelfType
  }

  // MARK: - Primaries

  private mutating func parsePrimary(isBasic: Bool) -> Bool {
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
    let end = tokens[position].end
    advance()
    while kind != .endOfFile, tokens[position].start < end {
      if kind == .interpolationStart {
        position += 1
        parseArgumentList(until: .interpolationEnd, limit: end)
        while kind != .interpolationEnd, kind != .endOfFile, tokens[position].start < end { position += 1 }
        if kind == .interpolationEnd, tokens[position].start < end { position += 1 }
      } else {
        position += 1
      }
    }
    consumedBytes = 0
    lastConsumed = string
    finish(.stringLiteral, mark, token: string, first: string)
  }

  private mutating func parseCollection() {
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

  private mutating func parseKeyPath() {
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

  private mutating func parseMacro(isBasic: Bool) {
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

  // MARK: - Postfix

  private mutating func parsePostfix(_ mark: Int, isBasic: Bool) {
    while true {
      let first = firstToken(since: mark)
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
      where tokens[position].flags.contains(.leftBound) && bytes[Int(tokens[position].start)] == UInt8(ascii: "."):
        let name = token
        advance()
        finish(.memberExpr, mark, token: name, first: first)
      case .leftParen where !hasNewlineBefore:
        let at = token
        parseArguments(opening: .leftParen, closing: .rightParen)
        if kind == .leftBrace, !isBasic { parseTrailingClosures() }
        finish(.callExpr, mark, token: at, first: first)
      case .leftBracket where !hasNewlineBefore && tokens[position].flags.contains(.leftBound):
        let at = token
        parseArguments(opening: .leftBracket, closing: .rightBracket)
        finish(.subscriptExpr, mark, token: at, first: first)
      case .leftBrace where !isBasic && canTakeTrailingClosure(mark):
        let at = token
        parseTrailingClosures()
        finish(.callExpr, mark, token: at, first: first)
      case .question where tokens[position].flags.contains(.leftBound):
        let at = token
        advance()
        finish(.optionalChain, mark, token: at, first: first)
      case .exclamation where tokens[position].flags.contains(.leftBound):
        let at = token
        advance()
        finish(.forceUnwrap, mark, token: at, first: first)
      case .op where consumedBytes > 0 && (operatorByte == UInt8(ascii: "?") || operatorByte == UInt8(ascii: "!")):
        advance(bytes: 1)
      case .op where isPostfixOperator():
        let at = token
        advance()
        finish(.postfixOperatorExpr, mark, token: at, first: first)
      case .poundIf where isPostfixDirective():
        parsePostfixDirective(mark, isBasic: isBasic)
      default:
        return
      }
    }
  }

  private func isPostfixOperator() -> Bool {
    let flags = tokens[position].flags
    return flags.contains(.leftBound) && !flags.contains(.rightBound) && consumedBytes == 0
  }

  /// A closure after a name or a call; not after a literal, and not the body of an accessor.
  private func canTakeTrailingClosure(_ mark: Int) -> Bool {
    switch nodes[Int(pending[pending.count - 1])].kind {
    case .identifierExpr, .memberExpr, .implicitMemberExpr, .callExpr, .subscriptExpr, .optionalChain, .forceUnwrap,
      .selfExpr, .superExpr:
      break
    default: return false
    }
    // A brace on a line of its own after a bare name is far more often a block that belongs to something else.
    if hasNewlineBefore, nodes[Int(pending[pending.count - 1])].kind != .callExpr { return false }
    return !isAccessorWord(at: position + 1) || peekKind(2) != .leftBrace && peekKind(2) != .leftParen
  }

  private func isPostfixDirective() -> Bool {
    var index = position + 1
    while index < tokens.count, tokens[index].kind != .endOfFile, !tokens[index].flags.contains(.newlineBefore) {
      index += 1
    }
    guard index < tokens.count, tokens[index].kind == .period else { return false }
    return true
  }

  /// `#if` inside a chain: the first clause that a build can compile goes on with the chain, the others are dropped.
  private mutating func parsePostfixDirective(_ mark: Int, isBasic: Bool) {
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
  }

  /// `(a, b: c)` as `argument` nodes.
  mutating func parseArguments(opening: TokenKind, closing: TokenKind) {
    advance()
    parseArgumentList(until: closing, limit: UInt32.max)
    _ = consume(closing)
  }

  private mutating func parseArgumentList(until closing: TokenKind, limit: UInt32) {
    while kind != closing, kind != .endOfFile, tokens[position].start < limit {
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

  private mutating func parseTrailingClosures() {
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

  // MARK: - Closures

  mutating func parseClosure() {
    nested { parser in
      let mark = parser.pending.count
      let first = parser.token
      parser.advance()
      if let end = parser.signatureEnd() { parser.parseClosureSignature(until: end) }
      parser.parseStatements()
      while parser.kind != .rightBrace, parser.kind != .endOfFile { parser.skipToken() }
      _ = parser.consume(.rightBrace)
      parser.finish(.closureExpr, mark, token: first, first: first)
    }
  }

  /// The index of the `in` that ends a closure's signature, if what follows the brace is one.
  private func signatureEnd() -> Int? {
    var index = position
    // Attributes, captures, parameters, effects and result; a signature is short, so the search is bounded.
    let limit = min(tokens.count, position + 600)
    while index < limit {
      switch tokens[index].kind {
      case .kwIn: return index
      case .leftParen, .leftBracket:
        let end = skippedGroup(at: index, limit: limit)
        guard let end else { return nil }
        index = end
        continue
      case .identifier, .wildcard, .comma, .colon, .arrow, .question, .exclamation, .period, .at, .kwThrows, .kwInout,
        .kwSelf, .kwSelfType, .kwAny, .dollarIdentifier, .ampersand, .kwRethrows, .kwVar, .kwLet, .placeholder:
        break
      case .op:
        switch bytes[Int(tokens[index].start)] {
        case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "?"), UInt8(ascii: "."): break
        default: return nil
        }
      default: return nil
      }
      index += 1
    }
    return nil
  }

  private func skippedGroup(at index: Int, limit: Int) -> Int? {
    var level = 0
    var index = index
    while index < limit {
      switch tokens[index].kind {
      case .leftParen, .leftBracket: level += 1
      case .rightParen, .rightBracket: level -= 1
      case .leftBrace, .rightBrace, .endOfFile: return nil
      default: break
      }
      index += 1
      if level == 0 { return index }
    }
    return nil
  }

  private mutating func parseClosureSignature(until end: Int) {
    let mark = pending.count
    let first = token
    while kind == .at {
      let stop = skippedAttribute(at: position)
      let attributeMark = pending.count
      let attributeFirst = token
      advance()
      let name = token
      while position < min(stop, end) { advance() }
      finish(.attribute, attributeMark, token: name, first: attributeFirst)
    }
    if kind == .leftBracket { parseCaptures(until: end) }
    if kind == .leftParen {
      parseClosureParameters(until: end)
    } else {
      while position < end, isName(kind), kind != .kwThrows, kind != .kwRethrows, !isWord("async") {
        leaf(.closureParameter)
        if kind == .comma { advance() }
      }
    }
    while position < end, kind == .kwThrows || kind == .kwRethrows || isWord("async") {
      advance()
      if kind == .leftParen { skipBalanced() }
    }
    parseReturnClause()
    while position < end { advance() }
    _ = consume(.kwIn)
    finish(.closureSignature, mark, token: first, first: first)
  }

  private mutating func parseCaptures(until end: Int) {
    advance()
    while position < end, kind != .rightBracket {
      let before = position
      let mark = pending.count
      let first = token
      // `weak self`, `unowned(safe) x = y`.
      while isWord("weak") || isWord("unowned") {
        advance()
        if kind == .leftParen { skipBalanced() }
      }
      let name = token
      if isName(kind) { advance() }
      if consume(.equal) { parseExpression() }
      finish(.capture, mark, token: name, first: first)
      if kind == .comma { advance() }
      if position == before { skipToken() }
    }
    _ = consume(.rightBracket)
  }

  private mutating func parseClosureParameters(until end: Int) {
    advance()
    while position < end, kind != .rightParen {
      let before = position
      let mark = pending.count
      let first = token
      var name = token
      while kind == .kwVar || kind == .kwLet || kind == .kwInout { advance() }
      if kind == .leftParen {
        // Swift 3's nested tuple of parameters.
        parseClosureParameters(until: end)
        continue
      }
      if isName(kind) {
        name = token
        advance()
        if isName(kind) {
          name = token
          advance()
        }
      }
      if consume(.colon) {
        parseTypeExpression()
        if kind == .op { advance() }
      }
      finish(.closureParameter, mark, token: name, first: first)
      if kind == .comma { advance() }
      if position == before { skipToken() }
    }
    if position < end { _ = consume(.rightParen) }
  }
}
