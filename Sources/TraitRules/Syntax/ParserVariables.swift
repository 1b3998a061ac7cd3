// Stored and computed properties, locals, and the cases of enums.
extension Parser {
  mutating func parseInitializerClause() {
    guard kind == .equal else { return }
    let mark = pending.count
    let first = token
    advance()
    parseExpression()
    finish(.initializerClause, mark, token: first, first: first)
  }

  mutating func parseVariable(_ mark: Int, _ first: UInt32, _ modifiers: NodeFlags) {
    var flags = modifiers
    if kind == .kwLet { flags.insert(.isLet) }
    advance()
    repeat {
      let bindingMark = pending.count
      let bindingFirst = token
      parsePattern()
      let name = pending.count > bindingMark ? nodes[Int(pending[bindingMark])].token : bindingFirst
      if kind == .colon {
        let typeMark = pending.count
        let typeFirst = token
        advance()
        parseTypeExpression()
        finish(.typeAnnotation, typeMark, token: typeFirst, first: typeFirst)
      }
      parseInitializerClause()
      if kind == .leftBrace, !hasNewlineBefore || word(at: position + 1).opensAccessor || !flags.contains(.isLet) {
        parseAccessorBlock()
      }
      finish(.patternBinding, bindingMark, token: name, first: bindingFirst, flags: flags)
    } while consume(.comma)
    finish(.variableDecl, mark, token: first, first: first, flags: flags)
  }

  func isAtAccessor() -> Bool {
    var index = position
    while index < tokens.count {
      if tokens[index].kind == .at {
        index = skippedAttribute(at: index)
      } else if tokens[index].kind == .kwPrivate || tokens[index].word == .mutating
        || tokens[index].word == .nonmutating
      {
        index += 1
      } else {
        break
      }
    }
    guard word(at: index).opensAccessor, index + 1 < tokens.count else { return false }
    switch tokens[index + 1].kind {
    case .leftBrace, .rightBrace, .leftParen, .kwThrows: return true
    case .identifier: return tokens[index + 1].word.opensAccessor || tokens[index + 1].word == .async
    default: return false
    }
  }

  mutating func parseAccessorBlock() {
    let mark = pending.count
    let first = token
    advance()
    if isAtAccessor() {
      while isAtAccessor() {
        let accessorMark = pending.count
        let accessorFirst = token
        while !current.word.opensAccessor { advance() }
        let name = token
        advance()
        var parameter: UInt32 = 0
        if kind == .leftParen {
          if isName(peekKind()) { parameter = token + 1 }
          skipBalanced()
        }
        while kind == .kwThrows || isWord(.async) { advance() }
        if kind == .leftBrace { parseCodeBlock() }
        finish(.accessor, accessorMark, token: name, first: accessorFirst, extra: parameter)
      }
    } else {
      let bodyMark = pending.count
      parseStatements()
      finish(.codeBlock, bodyMark, token: first, first: first)
    }
    while kind != .rightBrace, kind != .endOfFile { skipToken() }
    _ = consume(.rightBrace)
    finish(.accessorBlock, mark, token: first, first: first)
  }

  mutating func parseEnumCase(_ mark: Int, _ first: UInt32, _ flags: NodeFlags) {
    advance()
    repeat {
      let elementMark = pending.count
      let name = token
      if isName(kind) { advance() }
      if kind == .leftParen {
        advance()
        while kind != .rightParen, kind != .endOfFile, kind != .rightBrace {
          let before = position
          let parameterMark = pending.count
          let parameterFirst = token
          let label = parseElementLabel()
          parseTypeExpression()
          parseInitializerClause()
          finish(.enumCaseParameter, parameterMark, token: parameterFirst, first: parameterFirst, extra: label)
          if kind == .comma { advance() }
          if position == before { skipToken() }
        }
        _ = consume(.rightParen)
      }
      parseInitializerClause()
      finish(.enumCaseElement, elementMark, token: name, first: name)
    } while consume(.comma)
    finish(.enumCaseDecl, mark, token: first, first: first, flags: flags)
  }
}
