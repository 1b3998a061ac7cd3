/// A light, error-tolerant parser: what the linter needs becomes nodes, the rest is skipped with balanced brackets.
///
/// It never fails. Every loop consumes a token or ends; nesting deeper than `maximumDepth` is skipped, so that no input
/// overflows the stack (the compiler itself stops at 256).
struct Parser {
  static let maximumDepth = 160

  let bytes: UnsafeBufferPointer<UInt8>
  let tokens: [Token]
  var nodes: [Node]
  /// Finished nodes that have no parent yet, in source order.
  var pending: [NodeID] = []
  /// Index of the current token.
  var position = 0
  /// How many bytes of the current operator token are consumed: `>>` closes two generic argument lists.
  var consumedBytes = 0
  /// The token that ended last.
  var lastConsumed: UInt32 = 0
  var depth = 0
  /// Whether nesting was cut short since this was last reset.
  var hitMaximumDepth = false
  /// Before this token, no `<` in an expression is tried as generic arguments: a try from farther left was too deep.
  var genericArgumentsFrom = 0

  init(bytes: UnsafeBufferPointer<UInt8>, tokens: [Token]) {
    self.bytes = bytes
    self.tokens = tokens
    nodes = []
    nodes.reserveCapacity(tokens.count + 2)
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
    return finish(.sourceFile, mark, token: 0, first: 0)
  }
}

// MARK: - Tokens

extension Parser {
  var kind: TokenKind {
    consumedBytes == 0 ? tokens[position].kind : splitKind
  }

  /// The kind of what is left of a split operator.
  private var splitKind: TokenKind {
    let token = tokens[position]
    switch bytes[Int(token.start) + consumedBytes] {
    case UInt8(ascii: "?"): return .question
    case UInt8(ascii: "!"): return .exclamation
    case UInt8(ascii: "="): return Int(token.end) - Int(token.start) - consumedBytes == 1 ? .equal : .op
    case UInt8(ascii: "."): return Int(token.end) - Int(token.start) - consumedBytes == 1 ? .period : .op
    case UInt8(ascii: "&"): return .ampersand
    default: return .op
    }
  }

  var token: UInt32 { UInt32(position) }

  var hasNewlineBefore: Bool { consumedBytes == 0 && tokens[position].flags.contains(.newlineBefore) }

  func peekKind(_ offset: Int = 1) -> TokenKind {
    let index = position + offset
    return index < tokens.count ? tokens[index].kind : .endOfFile
  }

  /// The first byte of an operator token that is not consumed yet.
  var operatorByte: UInt8 {
    let token = tokens[position]
    let at = Int(token.start) + consumedBytes
    return at < bytes.count && at < Int(token.end) ? bytes[at] : 0
  }

  mutating func advance() {
    guard tokens[position].kind != .endOfFile else { return }
    lastConsumed = UInt32(position)
    consumedBytes = 0
    position += 1
  }

  /// Consumes `count` bytes of an operator token.
  mutating func advance(bytes count: Int) {
    let token = tokens[position]
    consumedBytes += count
    lastConsumed = UInt32(position)
    if Int(token.start) + consumedBytes >= Int(token.end) {
      consumedBytes = 0
      position += 1
    }
  }

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
      switch tokens[position].kind {
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
    let end = tokens[position].end
    advance()
    while tokens[position].kind != .endOfFile, tokens[position].start < end { position += 1 }
    lastConsumed = string
  }

  /// Whether the current token is the contextual word `word`.
  func isWord(_ word: StaticString) -> Bool { isWord(word, at: position) }

  func isWord(_ word: StaticString, at index: Int) -> Bool {
    guard index < tokens.count else { return false }
    let token = tokens[index]
    guard token.kind == .identifier, Int(token.end - token.start) == word.utf8CodeUnitCount else { return false }
    let start = Int(token.start)
    let text = word.utf8Start
    for offset in 0..<word.utf8CodeUnitCount where bytes[start + offset] != text[offset] { return false }
    return true
  }

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
  @discardableResult
  mutating func finish(
    _ kind: NodeKind, _ mark: Int, token: UInt32, first: UInt32, extra: UInt32 = 0, flags: NodeFlags = []
  ) -> NodeID {
    let id = NodeID(nodes.count)
    var firstChild: NodeID = 0
    var last = max(lastConsumed, first)
    if mark < pending.count {
      firstChild = pending[mark]
      // Where something is missing, its node stands for the token that comes instead, and has not consumed it.
      let lastOfChildren = nodes[Int(pending[pending.count - 1])].last
      if tokens[Int(lastOfChildren)].end > tokens[Int(last)].end { last = lastOfChildren }
      for index in mark..<pending.count {
        nodes[Int(pending[index])].parent = id
        if index + 1 < pending.count { nodes[Int(pending[index])].nextSibling = pending[index + 1] }
      }
      discard(to: mark)
    }
    nodes.append(
      Node(
        kind: kind, flags: flags, token: token, extra: extra, first: first, last: last, parent: 0,
        firstChild: firstChild, nextSibling: 0))
    pending.append(id)
    return id
  }

  /// A node of the one token that is current, which is consumed.
  mutating func leaf(_ kind: NodeKind, flags: NodeFlags = []) {
    let at = token
    advance()
    finish(kind, pending.count, token: at, first: at, flags: flags)
  }

  /// The first token of the pending node on top.
  func firstToken(since mark: Int) -> UInt32 { nodes[Int(pending[mark])].first }

  /// Throws away what became pending since `mark`.
  mutating func discard(to mark: Int) {
    // `removeSubrange` would be a call into the library for what is mostly one element.
    while pending.count > mark { pending.removeLast() }
  }

  /// Where to go back to when a guess was wrong.
  struct Checkpoint {
    var position: Int
    var consumedBytes: Int
    var lastConsumed: UInt32
    var pending: Int
    var nodes: Int
  }

  func checkpoint() -> Checkpoint {
    Checkpoint(
      position: position, consumedBytes: consumedBytes, lastConsumed: lastConsumed, pending: pending.count,
      nodes: nodes.count)
  }

  mutating func restore(_ checkpoint: Checkpoint) {
    position = checkpoint.position
    consumedBytes = checkpoint.consumedBytes
    lastConsumed = checkpoint.lastConsumed
    pending.removeSubrange(checkpoint.pending...)
    nodes.removeSubrange(checkpoint.nodes...)
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
