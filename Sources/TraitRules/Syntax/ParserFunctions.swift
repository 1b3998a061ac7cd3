// Functions, initialisers and subscripts: generics, parameters, results.
extension Parser {
  mutating func parseGenericParameters() {
    guard isOperator("<") else { return }
    let mark = pending.count
    let first = token
    advance(bytes: 1)
    while kind != .endOfFile, !isOperator(">") {
      let before = position
      let parameterMark = pending.count
      let parameterFirst = token
      if isWord(.each) || kind == .kwLet { advance() }
      let name = token
      if isName(kind) { advance() }
      if consume(.colon) { parseTypeExpression() }
      if kind == .equal {
        advance()
        parseTypeExpression()
      }
      finish(.genericParameter, parameterMark, token: name, first: parameterFirst)
      if kind == .kwWhere { parseWhereClause() }
      if !consume(.comma), position == before || !isOperator(">") {
        if position == before { break }
        if kind == .leftParen || kind == .leftBrace { break }
      }
    }
    if isOperator(">") { advance(bytes: 1) }
    finish(.genericParameters, mark, token: first, first: first)
  }

  mutating func parseFunction(_ nodeKind: NodeKind, _ mark: Int, _ first: UInt32, _ modifiers: NodeFlags) {
    var flags = modifiers
    var name = token
    advance()
    switch nodeKind {
    case .funcDecl:
      name = token
      if kind == .op || kind == .equal || kind == .ampersand || kind == .exclamation || kind == .question {
        // An operator's name runs up to its generic parameters or its parameters.
        while kind != .leftParen, kind != .endOfFile, !isGenericListAfterOperatorName() { advance() }
      } else if isName(kind) {
        advance()
      }
    case .initDecl:
      if kind == .question || kind == .exclamation {
        flags.insert(.isOptional)
        advance()
      }
    default: break
    }
    parseGenericParameters()
    parseParameterClause(ofSubscript: nodeKind == .subscriptDecl)
    if isWord(.async) || isWord(.reasync) {
      flags.insert(.isAsync)
      advance()
    }
    if kind == .kwThrows || kind == .kwRethrows {
      if kind == .kwThrows { flags.insert(.isThrowing) }
      advance()
      if kind == .leftParen { skipBalanced() }
    }
    parseReturnClause()
    parseWhereClause()
    if kind == .leftBrace {
      if nodeKind == .subscriptDecl { parseAccessorBlock() } else { parseCodeBlock() }
    }
    finish(nodeKind, mark, token: name, first: first, flags: flags)
  }

  func isGenericListAfterOperatorName() -> Bool {
    isOperator("<") && peekKind() == .identifier
  }

  mutating func parseReturnClause() {
    guard kind == .arrow else { return }
    let mark = pending.count
    let first = token
    advance()
    parseTypeExpression()
    finish(.returnClause, mark, token: first, first: first)
  }

  mutating func parseParameterClause(ofSubscript isSubscript: Bool = false) {
    guard kind == .leftParen else { return }
    let mark = pending.count
    let first = token
    advance()
    while kind != .rightParen, kind != .endOfFile, kind != .rightBrace {
      let before = position
      parseParameter(ofSubscript: isSubscript)
      if kind == .comma { advance() }
      if position == before { skipToken() }
    }
    _ = consume(.rightParen)
    finish(.parameterClause, mark, token: first, first: first)
    // Curried functions of Swift 2.
    while kind == .leftParen, !hasNewlineBefore { skipBalanced() }
  }

  /// A subscript's parameter with one name has no label.
  mutating func parseParameter(ofSubscript isSubscript: Bool = false) {
    let mark = pending.count
    let first = token
    // No modifiers: `weak` in `weak object: Object` is a label.
    while kind == .at { parseAttribute() }
    var label: UInt32 = 0
    var name = token
    while kind == .kwVar || kind == .kwLet || kind == .kwInout, isName(peekKind()) { advance() }
    if isName(kind) {
      if !isSubscript || isName(peekKind()) { label = token }
      name = token
      advance()
      if isName(kind) {
        name = token
        advance()
      }
    }
    if consume(.colon) {
      parseTypeExpression()
      if isOperator(".") { advance() }
    }
    parseInitializerClause()
    finish(.parameter, mark, token: name, first: first, extra: label)
  }
}
