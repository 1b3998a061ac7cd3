// Where declarations begin, their modifiers, and types with their members.
extension Parser {
  /// Whether a declaration begins here, attributes and modifiers included.
  func isAtDeclaration() -> Bool {
    var index = position
    while index < tokens.count {
      switch tokens[index].kind {
      case .kwVar, .kwLet, .kwFunc, .kwClass, .kwStruct, .kwEnum, .kwProtocol, .kwExtension, .kwInit, .kwDeinit,
        .kwSubscript, .kwTypealias, .kwAssociatedtype, .kwImport, .kwOperator, .kwPrecedencegroup:
        // `.init`, `self.init` and the like never begin a statement with the bare word outside a type.
        return tokens[index].kind != .kwInit || index > position || isInitializer(at: index)
      case .kwPublic, .kwPrivate, .kwFileprivate, .kwInternal, .kwStatic:
        index = skippedArgument(after: index)
      case .at:
        index = skippedAttribute(at: index)
      case .identifier:
        if tokens[index].word == .actor || tokens[index].word == .macro {
          return index + 1 < tokens.count && tokens[index + 1].kind == .identifier
            && !tokens[index + 1].flags.contains(.newlineBefore)
        }
        guard isModifier(at: index) else { return false }
        index = skippedArgument(after: index)
      case .kwCase:
        // `indirect case` inside an enum.
        return index > position
      default:
        return false
      }
    }
    return false
  }

  func isInitializer(at index: Int) -> Bool {
    guard index + 1 < tokens.count else { return false }
    switch tokens[index + 1].kind {
    case .leftParen, .question, .exclamation: return true
    case .op: return true
    default: return false
    }
  }

  func isModifier(at index: Int) -> Bool {
    let word = tokens[index].word
    guard word.isModifier, index + 1 < tokens.count else { return false }
    switch tokens[index + 1].kind {
    case .leftParen: return word.isModifierWithArgument
    case .identifier, .at: return !tokens[index + 1].flags.contains(.newlineBefore) || word != .async
    case let next: return next.rawValue >= TokenKind.kwAssociatedtype.rawValue
    }
  }

  /// The index behind the word at `index` and its parenthesised argument: `private(set)`.
  func skippedArgument(after index: Int) -> Int {
    guard index + 1 < tokens.count, tokens[index + 1].kind == .leftParen else { return index + 1 }
    return skippedParentheses(at: index + 1)
  }

  func skippedParentheses(at index: Int) -> Int {
    var level = 0
    var index = index
    while index < tokens.count {
      switch tokens[index].kind {
      case .leftParen, .leftBracket, .leftBrace: level += 1
      case .rightParen, .rightBracket, .rightBrace: level -= 1
      case .endOfFile: return index
      default: break
      }
      index += 1
      if level == 0 { return index }
    }
    return index
  }

  func skippedAttribute(at index: Int) -> Int {
    var index = index + 1
    guard index < tokens.count, isName(tokens[index].kind) else { return index }
    if word(at: index).isAttributeWithoutArguments { return index + 1 }
    index += 1
    while tokens[index].kind == .period, isName(tokens[index + 1].kind) { index += 2 }
    // `@Foo<Bar>(…)`: generic arguments of attributes hold no parentheses of interest.
    if index < tokens.count, tokens[index].kind == .op, bytes[Int(tokens[index].start)] == UInt8(ascii: "<") {
      var level = 0
      while index < tokens.count, tokens[index].kind != .endOfFile {
        if tokens[index].kind == .op {
          for at in Int(tokens[index].start)..<Int(tokens[index].end) {
            if bytes[at] == UInt8(ascii: "<") { level += 1 }
            if bytes[at] == UInt8(ascii: ">") { level -= 1 }
          }
        }
        index += 1
        if level <= 0 { break }
      }
    }
    if index < tokens.count, tokens[index].kind == .leftParen, tokens[index].flags.contains(.leftBound) {
      index = skippedParentheses(at: index)
    }
    return index
  }

  /// Parses attributes and modifiers and returns what they say.
  mutating func parseModifiers() -> NodeFlags {
    var flags: NodeFlags = []
    while true {
      switch kind {
      case .at: parseAttribute()
      case .kwPrivate, .kwFileprivate:
        // `private(set)` leaves the getter visible.
        flags.insert(peekKind() == .leftParen ? .isSetPrivately : .isPrivate)
        advance()
        if kind == .leftParen { skipBalanced() }
      case .kwPublic:
        advance()
        if kind == .leftParen { skipBalanced() } else { flags.insert(.isOpenOrPublic) }
      case .kwInternal:
        advance()
        if kind == .leftParen { skipBalanced() }
      case .kwStatic:
        flags.insert(.isStatic)
        advance()
      case .kwClass:
        // `class var`, `class func`; a class declaration has its name next.
        switch peekKind() {
        case .kwVar, .kwFunc, .kwLet, .kwSubscript: break
        default: guard isModifierFollowedByMember() else { return flags }
        }
        flags.insert(.isStatic)
        advance()
      case .identifier where isModifier(at: position):
        switch current.word {
        case .lazy: flags.insert(.isLazy)
        case .override: flags.insert(.isOverride)
        case .nonisolated: flags.insert(.isNonisolated)
        case .mutating: flags.insert(.isMutating)
        case .open: flags.insert(.isOpenOrPublic)
        default: break
        }
        advance()
        if kind == .leftParen { skipBalanced() }
      default:
        return flags
      }
    }
  }

  mutating func parseAttribute() {
    let first = token
    let mark = pending.count
    let end = skippedAttribute(at: position)
    var last = min(position + 1, tokens.count - 1)
    // `@Module.Name` is what `@Name` is.
    while last + 2 < end, tokens[last + 1].kind == .period, isName(tokens[last + 2].kind) { last += 2 }
    let name = UInt32(last)
    advance()
    // Those that the compiler knows take words of their own: `@available(iOS 17, *)`, `@objc(add:to:)`.
    let start = Int(tokens[Int(name)].start)
    let isDeclared = start < bytes.count && (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[start])
    while position < end, !isDeclared || kind != .leftParen { advance() }
    if position < end {
      let closing = tokens[end - 1].start
      advance()
      parseArgumentList(until: .rightParen, limit: closing)
    }
    while position < end { advance() }
    finish(.attribute, mark, token: name, first: first)
  }

  func isModifierFollowedByMember() -> Bool {
    position + 1 < tokens.count && isModifier(at: position + 1) && tokens[position + 1].kind == .identifier
  }

  /// Parses a declaration with its attributes and modifiers.
  mutating func parseDeclaration() {
    nested { parser in
      let mark = parser.pending.count
      let first = parser.token
      let flags = parser.parseModifiers()
      switch parser.kind {
      case .kwImport: parser.parseImport(mark, first)
      case .kwClass: parser.parseType(.classDecl, mark, first, flags)
      case .kwStruct: parser.parseType(.structDecl, mark, first, flags)
      case .kwEnum: parser.parseType(.enumDecl, mark, first, flags)
      case .kwProtocol: parser.parseType(.protocolDecl, mark, first, flags)
      case .kwExtension: parser.parseType(.extensionDecl, mark, first, flags)
      case .identifier where parser.isWord(.actor): parser.parseType(.actorDecl, mark, first, flags)
      case .kwFunc: parser.parseFunction(.funcDecl, mark, first, flags)
      case .kwInit: parser.parseFunction(.initDecl, mark, first, flags)
      case .kwSubscript: parser.parseFunction(.subscriptDecl, mark, first, flags)
      case .kwDeinit:
        let name = parser.token
        parser.advance()
        if parser.kind == .leftBrace { parser.parseCodeBlock() }
        parser.finish(.deinitDecl, mark, token: name, first: first, flags: flags)
      case .kwVar, .kwLet: parser.parseVariable(mark, first, flags)
      case .kwCase: parser.parseEnumCase(mark, first, flags)
      case .kwTypealias: parser.parseAlias(.typealiasDecl, mark, first, flags)
      case .kwAssociatedtype: parser.parseAlias(.associatedtypeDecl, mark, first, flags)
      default: parser.parseOtherDeclaration(mark, first, flags)
      }
    }
  }

  mutating func parseImport(_ mark: Int, _ first: UInt32) {
    advance()
    switch kind {
    case .kwClass, .kwStruct, .kwEnum, .kwProtocol, .kwFunc, .kwVar, .kwLet, .kwTypealias:
      if !hasNewlineBefore { advance() }
    default: break
    }
    let name = token
    if isName(kind) { advance() }
    while kind == .period || (kind == .op && !hasNewlineBefore) {
      advance()
      if isName(kind), !hasNewlineBefore { advance() }
    }
    finish(.importDecl, mark, token: name, first: first)
  }

  mutating func parseType(_ nodeKind: NodeKind, _ mark: Int, _ first: UInt32, _ flags: NodeFlags) {
    advance()
    var name = token
    if nodeKind == .extensionDecl {
      parseTypeExpression()
      if pending.count > mark { name = newest.token }
    } else {
      if isName(kind) { advance() }
      parseGenericParameters()
    }
    parseInheritance()
    parseWhereClause()
    if kind == .leftBrace { parseMemberBlock(isEnum: nodeKind == .enumDecl) }
    finish(nodeKind, mark, token: name, first: first, flags: flags)
  }

  mutating func parseInheritance() {
    guard kind == .colon else { return }
    let mark = pending.count
    let first = token
    advance()
    while true {
      if kind == .kwClass { advance() } else { parseTypeExpression() }
      guard consume(.comma) else { break }
    }
    finish(.inheritanceClause, mark, token: first, first: first)
  }

  mutating func parseWhereClause() {
    guard kind == .kwWhere else { return }
    let mark = pending.count
    let first = token
    advance()
    repeat {
      let before = position
      parseTypeExpression()
      if kind == .colon || (kind == .op && !hasNewlineBefore) || kind == .equal {
        advance()
        if kind == .equal { advance() }
        parseTypeExpression()
      }
      if position == before { break }
    } while consume(.comma)
    finish(.whereClause, mark, token: first, first: first)
  }

  mutating func parseMemberBlock(isEnum: Bool) {
    let mark = pending.count
    let first = token
    advance()
    parseMembers()
    _ = consume(.rightBrace)
    finish(.memberBlock, mark, token: first, first: first)
  }

  /// Members up to a closing brace or the end of a conditional clause.
  mutating func parseMembers() {
    while true {
      switch kind {
      case .rightBrace, .endOfFile, .poundElse, .poundElseif, .poundEndif: return
      case .poundIf: parseIfConfig { $0.parseMembers() }
      case .semicolon: advance()
      case .kwCase: parseDeclaration()
      default:
        let before = position
        if isAtDeclaration() {
          parseDeclaration()
        } else {
          // A macro expansion, a placeholder, or something broken: a statement's worth of it.
          parseStatement()
        }
        if position == before { skipToken() }
      }
    }
  }

  mutating func parseAlias(_ nodeKind: NodeKind, _ mark: Int, _ first: UInt32, _ flags: NodeFlags) {
    advance()
    let name = token
    if isName(kind) { advance() }
    parseGenericParameters()
    if consume(.colon) { parseTypeExpression() }
    if consume(.equal) { parseTypeExpression() }
    parseWhereClause()
    finish(nodeKind, mark, token: name, first: first, flags: flags)
  }

  /// `operator`, `precedencegroup`, `macro`: nothing that a chain can need.
  mutating func parseOtherDeclaration(_ mark: Int, _ first: UInt32, _ flags: NodeFlags) {
    let name = token
    if kind != .rightBrace { skipToken() }
    while kind != .endOfFile, kind != .rightBrace, !hasNewlineBefore, kind != .semicolon { skipToken() }
    if kind == .leftBrace { skipBalanced() }
    finish(.otherDecl, mark, token: name, first: first, flags: flags)
  }
}
