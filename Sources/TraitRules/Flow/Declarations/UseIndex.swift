/// Where one file calls names and assigns to them.
struct UseIndex {
  /// Marks of words in the upper half, nodes in the lower, sorted: in order of place for each word.
  private let uses: [UInt64]

  init(_ tree: SyntaxTree) {
    var found = GrowingBuffer<UInt64>(capacity: tree.nodes.count / 8)
    for index in 1..<tree.nodes.count {
      // One node in eight goes on from here, so no more than its kind is read of the others.
      switch tree.nodes[index].kind {
      case .callExpr:
        let id = NodeID(truncatingIfNeeded: index)
        guard let named = Self.lastName(tree, tree[id].firstChild) else { continue }
        found.append(Self.key(WordTable.word(.called, token: tree[named].token, of: tree), id))
      case .assignmentOperator:
        // Assignments do not chain: whatever compiles has the target first and the operator next.
        let id = NodeID(truncatingIfNeeded: index)
        let target = tree[tree[id].parent].firstChild
        guard target != 0, tree[target].nextSibling == id, let named = Self.lastName(tree, target) else { continue }
        found.append(Self.key(WordTable.word(.assigned, token: tree[named].token, of: tree), id))
      default: break
      }
    }
    uses = found.array().sorted()
  }

  /// Call expressions or operators of assignments, in order.
  func nodes(with role: WordRole, _ name: String, in tree: SyntaxTree) -> [NodeID] {
    let mark = UInt64(WordTable.mark(WordTable.word(role, name)))
    var nodes: [NodeID] = []
    for use in uses[uses.partitioningIndex { $0 >> 32 >= mark }...] {
      if use >> 32 != mark { break }
      let id = NodeID(truncatingIfNeeded: use)
      // Words can share a mark.
      let target = role == .called ? tree[id].firstChild : tree[tree[id].parent].firstChild
      if let named = Self.lastName(tree, target), tree.isNamed(named, name) { nodes.append(id) }
    }
    return nodes
  }

  private static func key(_ word: UInt64, _ id: NodeID) -> UInt64 {
    UInt64(WordTable.mark(word)) << 32 | UInt64(UInt32(bitPattern: id))
  }

  /// The node with the last name of `a.b?.c`.
  private static func lastName(_ tree: SyntaxTree, _ id: NodeID) -> NodeID? {
    var current = id
    while current != 0 {
      switch tree[current].kind {
      case .memberExpr, .identifierExpr, .implicitMemberExpr: return current
      case .optionalChain, .forceUnwrap: current = tree[current].firstChild
      default: return nil
      }
    }
    return nil
  }
}
