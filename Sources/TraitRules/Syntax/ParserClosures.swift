// Closures with their captures, parameters and effects.
extension Parser {
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
  func signatureEnd() -> Int? {
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

  func skippedGroup(at index: Int, limit: Int) -> Int? {
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

  mutating func parseClosureSignature(until end: Int) {
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
      while position < end, isName(kind), kind != .kwThrows, kind != .kwRethrows, !isWord(.async) {
        leaf(.closureParameter)
        if kind == .comma { advance() }
      }
    }
    while position < end, kind == .kwThrows || kind == .kwRethrows || isWord(.async) {
      advance()
      if kind == .leftParen { skipBalanced() }
    }
    parseReturnClause()
    while position < end { advance() }
    _ = consume(.kwIn)
    finish(.closureSignature, mark, token: first, first: first)
  }

  mutating func parseCaptures(until end: Int) {
    advance()
    while position < end, kind != .rightBracket {
      let before = position
      let mark = pending.count
      let first = token
      // `weak self`, `unowned(safe) x = y`.
      while isWord(.weak) || isWord(.unowned) {
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

  mutating func parseClosureParameters(until end: Int) {
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
