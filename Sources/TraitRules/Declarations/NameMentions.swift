/// The expressions of a file that are names, by name: found in one pass, because each rewritten name asks.
struct NameMentions {
  private struct Mention {
    var word: UInt64
    var node: NodeID
  }

  /// In order of words, and of nodes for each.
  private let mentions: [Mention]

  init(_ tree: SyntaxTree) {
    var found: [Mention] = []
    for index in tree.nodes.indices {
      let node = tree.nodes[index]
      switch node.kind {
      case .identifierExpr, .memberExpr, .keyPathExpr:
        found.append(Mention(word: WordTable.word(.called, token: node.token, of: tree), node: NodeID(index)))
      default: break
      }
    }
    mentions = found.sorted { ($0.word, $0.node) < ($1.word, $1.node) }
  }

  /// The expressions that have a word, in the order of their nodes. Two words can have one hash, so each is to be compared.
  func nodes(with word: UInt64) -> [NodeID] {
    let first = mentions.partitioningIndex { $0.word >= word }
    return mentions[first...].prefix { $0.word == word }.map(\.node)
  }
}
