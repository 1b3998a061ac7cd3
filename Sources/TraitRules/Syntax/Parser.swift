/// A light, error-tolerant parser: what the linter needs becomes nodes, the rest is skipped with balanced brackets.
///
/// It never fails. Every loop consumes a token or ends; nesting deeper than `maximumDepth` is skipped, so that no input
/// overflows the stack (the compiler itself stops at 256).
struct Parser: ~Copyable {
  static let maximumDepth = 160

  let bytes: UnsafeBufferPointer<UInt8>
  /// The last is the end of the file, which is never passed.
  let tokens: UnsafeBufferPointer<Token>
  var nodes: GrowingBuffer<Node>
  /// Finished nodes that have no parent yet, in source order.
  var pending = GrowingBuffer<NodeID>(capacity: 64)
  /// Index of the current token.
  private(set) var position = 0
  /// The current token. Of an operator that is consumed in part, what is left: `>>` closes two generic argument lists.
  private(set) var current: Token
  /// Some of the current token is consumed.
  private(set) var isSplit = false
  /// The token that ended last.
  var lastConsumed: UInt32 = 0
  var depth = 0
  /// Whether nesting was cut short since this was last reset.
  var hitMaximumDepth = false
  /// Before this token, no `<` in an expression is tried as generic arguments: a try from farther left was too deep.
  var genericArgumentsFrom = 0

  /// - Parameter tokens: the lexer's for `bytes`; they are never empty.
  init(bytes: UnsafeBufferPointer<UInt8>, tokens: UnsafeBufferPointer<Token>) {
    self.bytes = bytes
    self.tokens = tokens
    current = tokens[0]
    // Of 16,000 files of apps, one in twenty-five has more.
    nodes = GrowingBuffer(capacity: tokens.count * 7 / 8 + 16)
    nodes.append(
      Node(
        kind: .none, flags: [], token: 0, extra: 0, first: 0, last: 0, parent: 0, firstChild: 0, nextSibling: 0))
  }

  mutating func parseSourceFile() -> NodeID {
    let mark = pending.count
    if kind == .shebang { advance() }
    while kind != .endOfFile {
      let before = position
      parseStatement()
      if position == before { skipToken() }
    }
    finish(.sourceFile, mark, token: 0, first: 0)
    return pending[mark]
  }
}

// MARK: - Tokens

extension Parser {
  var kind: TokenKind { current.kind }

  var token: UInt32 { UInt32(truncatingIfNeeded: position) }

  var hasNewlineBefore: Bool { current.flags.contains(.newlineBefore) }

  func peekKind(_ offset: Int = 1) -> TokenKind {
    let index = position + offset
    return index < tokens.count ? tokens[index].kind : .endOfFile
  }

  /// The first byte of an operator token that is not consumed yet.
  var operatorByte: UInt8 { bytes[Int(current.start)] }

  /// Whether the current token is an operator, or what is left of one, that starts with `byte`.
  func isOperator(_ byte: Unicode.Scalar) -> Bool { kind == .op && operatorByte == UInt8(ascii: byte) }

  @inline(__always)
  mutating func move(to index: Int) {
    position = index
    current = tokens[index]
    isSplit = false
  }

  @inline(__always)
  mutating func advance() {
    guard kind != .endOfFile else { return }
    lastConsumed = token
    move(to: position + 1)
  }

  /// Consumes `count` bytes of an operator token.
  mutating func advance(bytes count: UInt32) {
    lastConsumed = token
    guard current.start + count < current.end else { return move(to: position + 1) }
    split(after: current.start + count - tokens[position].start)
  }

  /// Makes what is left of the token after its first `count` bytes the current token.
  private mutating func split(after count: UInt32) {
    current = tokens[position]
    current.start += count
    current.flags.remove(.newlineBefore)
    let isOneByte = current.end - current.start == 1
    current.kind =
      switch operatorByte {
      case UInt8(ascii: "?"): .question
      case UInt8(ascii: "!"): .exclamation
      case UInt8(ascii: "="): isOneByte ? .equal : .op
      case UInt8(ascii: "."): isOneByte ? .period : .op
      case UInt8(ascii: "&"): .ampersand
      default: .op
      }
    isSplit = true
  }

  @inline(__always)
  mutating func consume(_ expected: TokenKind) -> Bool {
    guard kind == expected else { return false }
    advance()
    return true
  }

  /// Skips one token, a bracketed group whole.
  mutating func skipToken() {
    switch kind {
    case .leftParen, .leftBrace, .leftBracket: skipBalanced()
    case .string: skipString()
    default: advance()
    }
  }

  /// Skips from an opening bracket to behind the one that closes it. A closing brace that nothing in the group opened
  /// ends it too, so that a missing parenthesis costs no more than the block it stands in.
  mutating func skipBalanced() {
    var parens = 0
    var brackets = 0
    var braces = 0
    repeat {
      switch kind {
      case .leftParen: parens += 1
      case .rightParen: parens = max(0, parens - 1)
      case .leftBracket: brackets += 1
      case .rightBracket: brackets = max(0, brackets - 1)
      case .leftBrace: braces += 1
      case .rightBrace:
        if braces == 0 { return }
        braces -= 1
      case .endOfFile: return
      default: break
      }
      advance()
    } while parens + brackets + braces > 0
  }

  /// Skips a string with the code inside its interpolations.
  mutating func skipString() {
    let string = token
    let end = current.end
    advance()
    while kind != .endOfFile, current.start < end { move(to: position + 1) }
    lastConsumed = string
  }

  /// Whether the current token is the contextual word `word`.
  func isWord(_ word: ContextualWord) -> Bool { current.word == word }

  /// The contextual word that the token at `index` is.
  func word(at index: Int) -> ContextualWord { index < tokens.count ? tokens[index].word : .none }

  /// Whether a token can be a name after a period or as a label: any word, reserved or not.
  func isName(_ kind: TokenKind) -> Bool {
    switch kind {
    case .identifier, .dollarIdentifier, .wildcard: return true
    default: return kind.rawValue >= TokenKind.kwAssociatedtype.rawValue
    }
  }
}

// MARK: - Nodes

extension Parser {
  /// Makes a node of the pending nodes above `mark`, and makes it pending itself.
  mutating func finish(
    _ kind: NodeKind, _ mark: Int, token: UInt32, first: UInt32, extra: UInt32 = 0, flags: NodeFlags = []
  ) {
    let id = NodeID(truncatingIfNeeded: nodes.count)
    var firstChild: NodeID = 0
    var last = max(lastConsumed, first)
    if mark < pending.count {
      firstChild = pending[mark]
      var child = Int(firstChild)
      nodes[child].parent = id
      for index in mark + 1..<pending.count {
        let sibling = pending[index]
        nodes[child].nextSibling = sibling
        child = Int(sibling)
        nodes[child].parent = id
      }
      // Where something is missing, its node stands for the token that comes instead, and has not consumed it.
      let lastOfChildren = nodes[child].last
      if tokens[Int(lastOfChildren)].end > tokens[Int(last)].end { last = lastOfChildren }
      discard(to: mark)
    }
    nodes.append(
      Node(
        kind: kind, flags: flags, token: token, extra: extra, first: first, last: last, parent: 0,
        firstChild: firstChild, nextSibling: 0))
    pending.append(id)
  }

  /// A node of the one token that is current, which is consumed.
  mutating func leaf(_ kind: NodeKind, flags: NodeFlags = []) {
    let at = token
    advance()
    finish(kind, pending.count, token: at, first: at, flags: flags)
  }

  /// The first token of the pending node at `mark`.
  func firstToken(since mark: Int) -> UInt32 { nodes[Int(pending[mark])].first }

  /// The node that became pending last.
  var newest: Node { nodes[Int(pending[pending.count - 1])] }

  /// Throws away what became pending since `mark`.
  mutating func discard(to mark: Int) { pending.truncate(to: mark) }

  /// Where to go back to when a guess was wrong.
  struct Checkpoint {
    var position: Int
    var consumedBytes: UInt32
    var lastConsumed: UInt32
    var pending: Int
    var nodes: Int
  }

  func checkpoint() -> Checkpoint {
    Checkpoint(
      position: position, consumedBytes: current.start - tokens[position].start, lastConsumed: lastConsumed,
      pending: pending.count, nodes: nodes.count)
  }

  mutating func restore(_ checkpoint: Checkpoint) {
    move(to: checkpoint.position)
    if checkpoint.consumedBytes > 0 { split(after: checkpoint.consumedBytes) }
    lastConsumed = checkpoint.lastConsumed
    pending.truncate(to: checkpoint.pending)
    nodes.truncate(to: checkpoint.nodes)
  }

  /// Runs `body` one level deeper, or skips a token where the nesting is too deep.
  mutating func nested(_ body: (inout Parser) -> Void) {
    guard depth < Parser.maximumDepth else {
      hitMaximumDepth = true
      let at = token
      skipToken()
      finish(.skipped, pending.count, token: at, first: at)
      return
    }
    depth += 1
    body(&self)
    depth -= 1
  }
}
