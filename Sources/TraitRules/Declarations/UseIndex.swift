/// Where one file calls names and assigns to them.
struct UseIndex {
  /// Marks of words in the upper half, nodes in the lower, sorted: in order of place for each word.
  private let uses: [UInt64]

  init(_ tree: SyntaxTree) {
    var found = GrowingBuffer<UInt64>(capacity: tree.nodes.count / 8)
    for index in 1..<tree.nodes.count {
      // One node in eight goes on from here, so no more than its kind is read of the others.
      let id = NodeID(truncatingIfNeeded: index)
      switch tree.nodes[index].kind {
      case .callExpr:
        if let named = Self.lastName(tree, tree[id].firstChild) { found.append(Self.key(.called, named, id, tree)) }
      case .assignmentOperator, .binaryOperator:
        // Assignments do not chain: whatever compiles has the target first and the operator next.
        let target = tree[tree[id].parent].firstChild
        guard target != 0, tree[target].nextSibling == id, Self.assigns(tree, id),
          let named = Self.lastName(tree, target, throughSubscripts: true)
        else { continue }
        found.append(Self.key(.assigned, named, id, tree))
      default: break
      }
    }
    uses = found.array().sorted()
  }

  /// Call expressions or operators of assignments, in order. Words can share a mark, so each is to be compared.
  func nodes(with word: UInt64) -> [NodeID] {
    let mark = UInt64(WordTable.mark(word))
    var nodes: [NodeID] = []
    for use in uses[uses.partitioningIndex { $0 >> 32 >= mark }...] {
      if use >> 32 != mark { break }
      nodes.append(NodeID(truncatingIfNeeded: use))
    }
    return nodes
  }

  /// The node whose name a use is of.
  static func name(ofUse use: Place, _ role: WordRole, _ project: Project) -> Place? {
    let tree = project.tree(use)
    let target = role == .called ? tree[use.node].firstChild : tree[tree[use.node].parent].firstChild
    return lastName(tree, target, throughSubscripts: role == .assigned).map { Place(file: use.file, node: $0) }
  }

  /// Whether an operator is `=`, or `+=` and relatives.
  static func assigns(_ tree: SyntaxTree, _ id: NodeID) -> Bool {
    guard tree[id].kind == .binaryOperator else { return tree[id].kind == .assignmentOperator }
    return tree.source.withUnsafeBufferPointer { source in
      let range = tree.range(id)
      return isAssignment(UnsafeBufferPointer(rebasing: source[range]))
    }
  }

  /// Whether an operator's text is that of a compound assignment: it ends with `=` and does not compare.
  static func isAssignment(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard text.count > 1, text[text.count - 1] == UInt8(ascii: "=") else { return false }
    switch text[0] {
    case UInt8(ascii: "="), UInt8(ascii: "!"), UInt8(ascii: "~"): return false
    // `<<=` shifts.
    case UInt8(ascii: "<"), UInt8(ascii: ">"): return text.count == 3 && text[1] == text[0]
    default: return true
    }
  }

  private static func key(_ role: WordRole, _ named: NodeID, _ id: NodeID, _ tree: SyntaxTree) -> UInt64 {
    UInt64(WordTable.mark(WordTable.word(role, token: tree[named].token, of: tree))) << 32
      | UInt64(UInt32(bitPattern: id))
  }

  /// The node with the last name of `a.b?.c`.
  private static func lastName(_ tree: SyntaxTree, _ id: NodeID, throughSubscripts: Bool = false) -> NodeID? {
    var current = id
    while current != 0 {
      switch tree[current].kind {
      case .memberExpr, .identifierExpr, .implicitMemberExpr: return current
      case .optionalChain, .forceUnwrap: current = tree[current].firstChild
      case .subscriptExpr where throughSubscripts: current = tree[current].firstChild
      default: return nil
      }
    }
    return nil
  }
}
