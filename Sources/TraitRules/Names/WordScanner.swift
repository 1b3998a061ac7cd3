/// Reads the roles of a file's words off its tokens, in one pass and without a grammar.
struct WordScanner: ~Copyable {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let tokens: UnsafeBufferPointer<Token>
  private var marks: GrowingBuffer<UInt32>
  /// How many braces are open.
  private var depth = 0
  private var isInCaseList = false
  /// Where the last header that was read ahead ends.
  private var headerEnd = 0
  /// Where the last name of an `import` ends.
  private var importEnd = 0

  static func table(of tokens: [Token], in source: [UInt8]) -> WordTable {
    source.withUnsafeBufferPointer { bytes in
      tokens.withUnsafeBufferPointer { tokens in
        var scanner = WordScanner(bytes: bytes, tokens: tokens)
        scanner.scan()
        return WordTable(marks: scanner.marks.array())
      }
    }
  }

  private init(bytes: UnsafeBufferPointer<UInt8>, tokens: UnsafeBufferPointer<Token>) {
    self.bytes = bytes
    self.tokens = tokens
    marks = GrowingBuffer(capacity: tokens.count / 6)
  }

  private mutating func scan() {
    for index in tokens.indices {
      let token = tokens[index]
      if token.flags.contains(.newlineBefore) { beginLine(at: index) }
      switch token.kind {
      case .identifier: readName(at: index)
      case .leftParen: insertUse(.called, before: index)
      case .leftBrace:
        depth += 1
        insertUse(.called, before: index)
      case .rightBrace: depth = max(0, depth - 1)
      case .equal: insertUse(.assigned, before: index)
      case .op:
        if depth == 0 { insert(.global, index) }
        // `f<T>()` is a call.
        if bytes[Int(token.start)] == UInt8(ascii: "<") { insertUse(.called, before: index) }
        if bytes[Int(token.end) - 1] == UInt8(ascii: "=") { insertUse(.assigned, before: index) }
      case .kwClass, .kwStruct, .kwEnum, .kwProtocol, .kwTypealias, .kwAssociatedtype: readType(after: index)
      case .kwExtension:
        insert(.extended, index + 1)
        readHeader(after: index + 1, role: .extendedMember)
      case .kwFunc: insert(.function, index + 1)
      case .kwSelf where kind(index - 1) == .period: insert(.metatype, index - 2)
      case .kwInit where kind(index - 1) == .period && ![.leftParen, .leftBrace].contains(kind(index + 1)):
        insert(.handedInitializer, index - 2)
      case .kwImport: importEnd = endOfLine(after: index)
      case .kwCase: isInCaseList = true
      default: break
      }
    }
  }

  private mutating func beginLine(at index: Int) {
    if index == 0 || tokens[index - 1].kind != .comma { isInCaseList = false }
    // Braces that `#if` opens twice would hide the rest of the file; nobody begins a member at the margin.
    let start = Int(tokens[index].start)
    if tokens[index].kind != .rightBrace, start == 0 || bytes[start - 1] == UInt8(ascii: "\n") { depth = 0 }
  }

  @inline(__always)
  private mutating func readName(at index: Int) {
    // What a file imports and what its types inherit from are declared elsewhere.
    if depth == 0, index >= headerEnd, index >= importEnd { insert(.global, index) }
    if isInCaseList { insert(.enumCase, index) }
    if tokens[index].word == .actor, index >= headerEnd, kind(index + 1) == .identifier { readType(after: index) }
  }

  /// The role that the token at `index` gives to the name before it: any word but those that declare something.
  /// `f?()` and `f!()` are calls, `x? = 1` is an assignment.
  @inline(__always)
  private mutating func insertUse(_ role: WordRole, before index: Int) {
    var name = index - 1
    while kind(name) == .question || kind(name) == .exclamation { name -= 1 }
    if role == .assigned { name = beforeSubscripts(name) }
    switch kind(name) {
    case .identifier: if !isDeclared(at: name) { insert(role, name) }
    case .kwClass, .kwStruct, .kwEnum, .kwProtocol, .kwTypealias, .kwAssociatedtype, .kwExtension, .kwFunc, .kwCase:
      break
    case .kwInit:
      if callsInitializer(at: name) {
        insert(role, name)
      } else if kind(name - 1) == .period, kind(name + 3) == .colon {
        insert(.initialized, name + 2)
      }
    case let kind: if kind.rawValue >= TokenKind.kwAssociatedtype.rawValue { insert(role, name) }
    }
  }

  /// `x[key]` is `x`; a subscript longer than anybody writes is left alone.
  private func beforeSubscripts(_ end: Int) -> Int {
    var index = end
    while kind(index) == .rightBracket {
      var depth = 0
      let limit = max(0, index - 64)
      repeat {
        if kind(index) == .rightBracket { depth += 1 }
        if kind(index) == .leftBracket { depth -= 1 }
        index -= 1
      } while depth > 0 && index > limit
      while kind(index) == .question || kind(index) == .exclamation { index -= 1 }
    }
    return index
  }

  /// `func f()` calls nothing, and `let x = 1` assigns to nothing.
  private func isDeclared(at index: Int) -> Bool {
    switch kind(index - 1) {
    case .kwFunc, .kwLet, .kwVar: true
    default: false
    }
  }

  /// `Type.init`, and `.init` where a written type says whose: not as an argument or as an element.
  ///
  /// Of `super.init` and `self.init` it is known whose they are: those of a type are looked for in its own files and
  /// its subclasses'.
  private func callsInitializer(at index: Int) -> Bool {
    guard kind(index - 1) == .period else { return false }
    switch kind(index - 2) {
    case .kwSuper, .kwSelf, .leftParen, .leftBracket, .comma: return false
    case .colon:
      let isLabel = kind(index - 4) == .leftParen || kind(index - 4) == .comma && !isInCaseList
      return !(isLabel && kind(index - 3) == .identifier)
    default: return true
    }
  }

  private func endOfLine(after index: Int) -> Int {
    var end = index + 1
    while end < tokens.count, !tokens[end].flags.contains(.newlineBefore), tokens[end].kind != .semicolon { end += 1 }
    return end
  }

  private mutating func readType(after index: Int) {
    // `class func`, `class var`.
    guard kind(index + 1) == .identifier else { return }
    insert(.type, index + 1)
    readHeader(after: index + 1, role: nil)
  }

  /// Reads names up to the brace: in the given role before the colon, as inherited after it.
  ///
  /// What stands after `typealias Handler =` is what `Handler` hands on to those that conform to it.
  private mutating func readHeader(after index: Int, role: WordRole?) {
    var role = role
    let isAlias = index > 0 && kind(index - 1) == .kwTypealias
    var isTarget = false
    headerEnd = index + 1
    while headerEnd < tokens.count {
      switch tokens[headerEnd].kind {
      case .colon: role = .inherited
      case .equal where isAlias && role == nil:
        role = .inherited
        isTarget = true
      case _ where isAlias && tokens[headerEnd].flags.contains(.newlineBefore): return
      case .identifier:
        if let role { insert(role, headerEnd) }
        if isTarget { insert(.aliased, headerEnd) }
      // `protocol P: class`.
      case .kwClass where kind(headerEnd + 1) != .identifier: break
      case .leftBrace, .rightBrace, .semicolon, .equal, .endOfFile, .kwClass, .kwStruct, .kwEnum, .kwProtocol,
        .kwTypealias, .kwAssociatedtype, .kwExtension, .kwFunc, .kwVar, .kwLet:
        return
      default: break
      }
      headerEnd += 1
    }
  }

  private func kind(_ index: Int) -> TokenKind { tokens.indices.contains(index) ? tokens[index].kind : .endOfFile }

  private mutating func insert(_ role: WordRole, _ index: Int) {
    guard index >= 0, index < tokens.count, let base = bytes.baseAddress else { return }
    let name = tokens[index].nameRange(in: bytes)
    marks.append(WordTable.mark(WordTable.word(role, hash: NameHash.hash(base + name.lowerBound, name.count))))
  }
}
