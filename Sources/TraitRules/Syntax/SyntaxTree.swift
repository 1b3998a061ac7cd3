#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A parsed file: its bytes, its tokens and its nodes. Children come before their parents in `nodes`, so a pass over
/// everything is a loop over an array and needs no recursion.
public final class SyntaxTree: @unchecked Sendable {  // Nothing changes after `init`.
  public let source: [UInt8]
  public let tokens: [Token]
  /// Owned by the tree. Not an array: the inference reads nodes more often than anything else, and an array would count
  /// references each time.
  public let nodes: UnsafeBufferPointer<Node>
  public let root: NodeID

  /// Parses `source`. Never fails: what makes no sense becomes `unknownExpr` or `skipped`.
  public convenience init(parsing source: [UInt8]) {
    self.init(source: source, tokens: source.withUnsafeBufferPointer { Lexer.tokens(of: $0) })
  }

  /// - Parameter tokens: the lexer's for `source`.
  init(source: [UInt8], tokens: [Token]) {
    self.source = source
    self.tokens = tokens
    (nodes, root) = source.withUnsafeBufferPointer { bytes in
      tokens.withUnsafeBufferPointer { tokens in
        var parser = Parser(bytes: bytes, tokens: tokens)
        let root = parser.parseSourceFile()
        return (parser.nodes.released(), root)
      }
    }
  }

  deinit { free(UnsafeMutableRawPointer(mutating: nodes.baseAddress)) }

  @inlinable public subscript(id: NodeID) -> Node { nodes[Int(id)] }

  @inlinable public func kind(_ id: NodeID) -> NodeKind { nodes[Int(id)].kind }

  @inlinable public func parent(_ id: NodeID) -> NodeID { nodes[Int(id)].parent }

  /// The children in source order.
  @inlinable public func children(_ id: NodeID) -> ChildSequence {
    ChildSequence(tree: self, next: self[id].firstChild)
  }

  public func firstChild(_ id: NodeID, _ kind: NodeKind) -> NodeID? {
    var child = self[id].firstChild
    while child != 0 {
      if self[child].kind == kind { return child }
      child = self[child].nextSibling
    }
    return nil
  }

  /// The text of a token, without the backticks of an escaped identifier.
  public func text(token index: UInt32) -> String {
    // Asked for too often for a slice, which would be counted as one more owner of the source.
    let range = nameRange(token: index)
    return source.withUnsafeBufferPointer { String(decoding: UnsafeBufferPointer(rebasing: $0[range]), as: UTF8.self) }
  }

  /// Byte offsets of a token, without the backticks of an escaped identifier.
  func nameRange(token index: UInt32) -> Range<Int> {
    source.withUnsafeBufferPointer { tokens[Int(index)].nameRange(in: $0) }
  }

  /// The text of the token that names a node.
  public func name(_ id: NodeID) -> String { text(token: self[id].token) }

  /// The text of the label's token, `nil` where there is none or where it is `_`.
  public func label(_ id: NodeID) -> String? {
    let extra = self[id].extra
    guard extra != 0, tokens[Int(extra)].kind != .wildcard else { return nil }
    return text(token: extra)
  }

  /// Whether another text is the same but for blanks and comments: it has the same tree, node for node.
  func hasSameTokens(_ other: SyntaxTree) -> Bool {
    guard tokens.count == other.tokens.count else { return false }
    return source.withUnsafeBufferPointer { bytes in
      other.source.withUnsafeBufferPointer { others in
        zip(tokens, other.tokens).allSatisfy { one, another in
          one.kind == another.kind && one.flags == another.flags && one.end - one.start == another.end - another.start
            && bytes[Int(one.start)..<Int(one.end)].elementsEqual(others[Int(another.start)..<Int(another.end)])
        }
      }
    }
  }

  /// Byte offsets of a node's first byte and of the byte after its last.
  public func range(_ id: NodeID) -> Range<Int> {
    let node = self[id]
    let start = Int(tokens[Int(node.first)].start)
    return start..<max(start, Int(tokens[Int(node.last)].end))
  }

  /// A node's source, as written.
  public func text(_ id: NodeID) -> String {
    String(decoding: source[range(id)], as: UTF8.self)
  }

  /// The closest ancestor, the node itself included, for which `predicate` holds.
  public func ancestor(of id: NodeID, where predicate: (NodeKind) -> Bool) -> NodeID? {
    var current = id
    while current != 0 {
      if predicate(self[current].kind) { return current }
      current = self[current].parent
    }
    return nil
  }
}

/// A node's children.
public struct ChildSequence: Sequence, IteratorProtocol {
  @usableFromInline let tree: SyntaxTree
  @usableFromInline var following: NodeID

  @inlinable init(tree: SyntaxTree, next: NodeID) {
    self.tree = tree
    following = next
  }

  @inlinable public mutating func next() -> NodeID? {
    guard following != 0 else { return nil }
    defer { following = tree.nodes[Int(following)].nextSibling }
    return following
  }
}
