// Statements, conditions and patterns.
extension Parser {
  /// `{ statements }`.
  mutating func parseCodeBlock() {
    nested { parser in
      let mark = parser.pending.count
      let first = parser.token
      parser.advance()
      parser.parseStatements()
      _ = parser.consume(.rightBrace)
      parser.finish(.codeBlock, mark, token: first, first: first)
    }
  }

  /// Statements up to a closing brace, the next case of a switch or the end of a conditional clause.
  mutating func parseStatements(inSwitchCase: Bool = false) {
    while true {
      switch kind {
      case .rightBrace, .endOfFile, .poundElse, .poundElseif, .poundEndif: return
      case .kwCase, .kwDefault:
        if inSwitchCase { return }
      case .at where inSwitchCase:
        // `@unknown default`.
        if word(at: position + 1) == .unknown { return }
      default: break
      }
      let before = position
      parseStatement(inSwitchCase: inSwitchCase)
      if position == before { skipToken() }
    }
  }

  mutating func parseStatement(inSwitchCase: Bool = false) {
    nested { parser in parser.parseStatementUnnested(inSwitchCase: inSwitchCase) }
  }

  private mutating func parseStatementUnnested(inSwitchCase: Bool) {
    // `label: while …`.
    if kind == .identifier, peekKind() == .colon {
      switch peekKind(2) {
      case .kwFor, .kwWhile, .kwRepeat, .kwDo, .kwIf, .kwSwitch:
        advance()
        advance()
      default: break
      }
    }
    let mark = pending.count
    let first = token
    switch kind {
    case .semicolon: advance()
    case .poundIf: parseIfConfig { $0.parseStatements(inSwitchCase: inSwitchCase) }
    case .kwReturn: parseKeywordStatement(.returnStmt)
    case .kwThrow: parseKeywordStatement(.throwStmt)
    case .kwBreak, .kwContinue:
      advance()
      if kind == .identifier, !hasNewlineBefore { advance() }
      finish(.jumpStmt, mark, token: first, first: first)
    case .kwFallthrough: leaf(.jumpStmt)
    case .kwDefer:
      advance()
      if kind == .leftBrace { parseCodeBlock() }
      finish(.deferStmt, mark, token: first, first: first)
    case .kwGuard:
      advance()
      parseConditions()
      if consume(.kwElse), kind == .leftBrace { parseCodeBlock() }
      finish(.guardStmt, mark, token: first, first: first)
    case .kwFor: parseFor()
    case .kwWhile:
      advance()
      parseConditions()
      if kind == .leftBrace { parseCodeBlock() }
      finish(.whileStmt, mark, token: first, first: first)
    case .kwRepeat where peekKind() == .leftBrace:
      advance()
      parseCodeBlock()
      if consume(.kwWhile) { parseExpression() }
      finish(.repeatStmt, mark, token: first, first: first)
    case .kwDo where peekKind() == .leftBrace || peekKind() == .kwThrows:
      advance()
      if consume(.kwThrows), kind == .leftParen { skipBalanced() }
      if kind == .leftBrace { parseCodeBlock() }
      while kind == .kwCatch {
        let clauseMark = pending.count
        let clauseFirst = token
        advance()
        if kind != .leftBrace {
          repeat {
            parsePatternExpression()
            if kind == .kwWhere { parseCaseGuard() }
          } while consume(.comma)
        }
        if kind == .leftBrace { parseCodeBlock() }
        finish(.catchClause, clauseMark, token: clauseFirst, first: clauseFirst)
      }
      finish(.doStmt, mark, token: first, first: first)
    default:
      if isAtDeclaration() { parseDeclaration() } else { parseExpression() }
    }
  }

  private mutating func parseKeywordStatement(_ nodeKind: NodeKind) {
    let mark = pending.count
    let first = token
    advance()
    switch kind {
    case .rightBrace, .semicolon, .endOfFile, .kwCase, .kwDefault, .poundElse, .poundElseif, .poundEndif: break
    default:
      // As the compiler does, an expression on the next line still belongs to `return`, unless a statement begins.
      if !hasNewlineBefore || !isAtStatementKeyword() { parseExpression() }
    }
    finish(nodeKind, mark, token: first, first: first)
  }

  private func isAtStatementKeyword() -> Bool {
    switch kind {
    case .kwReturn, .kwThrow, .kwBreak, .kwContinue, .kwGuard, .kwFor, .kwWhile, .kwRepeat, .kwDo, .kwDefer, .poundIf,
      .kwFallthrough, .at:
      return true
    default: return isAtDeclaration()
    }
  }

  private mutating func parseFor() {
    let mark = pending.count
    let first = token
    advance()
    while kind == .kwTry || isWord(.await) { advance() }
    if kind == .kwCase {
      advance()
      parsePatternExpression()
    } else if kind == .kwVar || kind == .kwLet {
      advance()
      parsePattern()
    } else {
      parsePattern()
    }
    if consume(.colon) { parseTypeExpression() }
    if consume(.kwIn) {
      parseExpression(isBasic: true)
      if kind == .kwWhere { parseCaseGuard(isBasic: true) }
    } else {
      // The C-style loop of Swift 2.
      while kind != .leftBrace, kind != .rightBrace, kind != .endOfFile { skipTokenInHeader() }
    }
    if kind == .leftBrace { parseCodeBlock() }
    finish(.forStmt, mark, token: first, first: first)
  }

  private mutating func skipTokenInHeader() {
    if kind == .leftParen || kind == .leftBracket { skipBalanced() } else { advance() }
  }

  private mutating func parseCaseGuard(isBasic: Bool = false) {
    let mark = pending.count
    let first = token
    advance()
    parseExpression(isBasic: isBasic)
    finish(.whereClause, mark, token: first, first: first)
  }

  /// The conditions of `if`, `guard` and `while`.
  mutating func parseConditions() {
    repeat {
      let mark = pending.count
      let first = token
      switch kind {
      case .kwLet, .kwVar:
        advance()
        let name = token
        if kind == .leftParen || kind == .wildcard {
          parsePattern()
        } else if isName(kind) {
          advance()
        }
        if consume(.colon) { parseTypeExpression() }
        if kind == .equal {
          advance()
          parseExpression(isBasic: true)
        }
        finish(.optionalBinding, mark, token: name, first: first)
        // Swift 2: `if let a = b where c`.
        if kind == .kwWhere { parseCaseGuard(isBasic: true) }
      case .kwCase:
        advance()
        parsePatternExpression()
        if consume(.colon) { parseTypeExpression() }
        if kind == .equal {
          advance()
          parseExpression(isBasic: true)
        }
        finish(.caseCondition, mark, token: first, first: first)
      case .poundAvailable, .poundUnavailable:
        advance()
        if kind == .leftParen { skipBalanced() }
      default:
        let before = position
        parseExpression(isBasic: true)
        if kind == .kwWhere { parseCaseGuard(isBasic: true) }
        if position == before { return }
      }
    } while consume(.comma)
  }

  /// `if …` as statement or expression. `else if` is a loop, so that no chain of them is too long.
  mutating func parseIf() {
    let mark = pending.count
    let first = token
    advance()
    parseConditions()
    if kind == .leftBrace { parseCodeBlock() }
    while kind == .kwElse {
      advance()
      if consume(.kwIf) {
        parseConditions()
        if kind == .leftBrace { parseCodeBlock() }
        continue
      }
      if kind == .leftBrace { parseCodeBlock() }
      break
    }
    finish(.ifExpr, mark, token: first, first: first)
  }

  mutating func parseSwitch() {
    let mark = pending.count
    let first = token
    advance()
    parseExpression(isBasic: true)
    if consume(.leftBrace) {
      parseSwitchCases()
      while kind != .rightBrace, kind != .endOfFile { skipToken() }
      _ = consume(.rightBrace)
    }
    finish(.switchExpr, mark, token: first, first: first)
  }

  private mutating func parseSwitchCases() {
    while true {
      switch kind {
      case .at:
        let end = skippedAttribute(at: position)
        while position < end { advance() }
      case .kwCase, .kwDefault: parseSwitchCase()
      case .poundIf: parseIfConfig { $0.parseSwitchCases() }
      default: return
      }
    }
  }

  private mutating func parseSwitchCase() {
    let mark = pending.count
    let first = token
    let isDefault = kind == .kwDefault
    advance()
    if !isDefault {
      repeat {
        let patternMark = pending.count
        let patternFirst = token
        parsePatternExpression()
        if kind == .kwWhere { parseCaseGuard() }
        finish(.casePattern, patternMark, token: patternFirst, first: patternFirst)
      } while consume(.comma)
    }
    _ = consume(.colon)
    parseStatements(inSwitchCase: true)
    finish(.switchCase, mark, token: first, first: first)
  }

  // MARK: - Patterns

  /// The pattern of a declaration or a loop.
  mutating func parsePattern() {
    nested { parser in
      let mark = parser.pending.count
      let first = parser.token
      switch parser.kind {
      case .wildcard: parser.leaf(.wildcardPattern)
      case .leftParen:
        parser.advance()
        while parser.kind != .rightParen, parser.kind != .endOfFile, parser.kind != .rightBrace {
          let before = parser.position
          if parser.isName(parser.kind), parser.peekKind() == .colon {
            parser.advance()
            parser.advance()
          }
          parser.parsePattern()
          if parser.kind == .comma { parser.advance() }
          if parser.position == before { parser.skipToken() }
        }
        _ = parser.consume(.rightParen)
        parser.finish(.tuplePattern, mark, token: first, first: first)
      case .kwLet, .kwVar:
        parser.advance()
        parser.parsePattern()
      default:
        if parser.isName(parser.kind) { parser.leaf(.identifierPattern) }
      }
    }
  }

  /// The pattern of a `case`: an expression in which `let` and `var` bind names.
  mutating func parsePatternExpression() {
    parseExpression(isBasic: true, isPattern: true)
  }
}
