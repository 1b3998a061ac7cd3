/// The expressions of a file that are names, by name: found in one pass, because each rewritten name asks.
struct NameMentions {
  private struct Mention {
    var word: UInt64
    var node: NodeID
  }

  private let tree: SyntaxTree
  /// In order of words, and of nodes for each.
  private let mentions: [Mention]

  init(_ tree: SyntaxTree) {
    self.tree = tree
    var found: [Mention] = []
    tree.source.withUnsafeBufferPointer { source in
      for index in tree.nodes.indices {
        let node = tree.nodes[index]
        switch node.kind {
        case .identifierExpr, .memberExpr, .keyPathExpr:
          let range = Self.range(tree.tokens[Int(node.token)], source)
          let word = WordTable.word(.called, source.baseAddress! + range.lowerBound, range.count)
          found.append(Mention(word: word, node: NodeID(index)))
        default: break
        }
      }
    }
    mentions = found.sorted { ($0.word, $0.node) < ($1.word, $1.node) }
  }

  /// The expressions whose token is this name, with or without backticks, in the order of their nodes.
  func nodes(named name: String) -> [NodeID] {
    let word = WordTable.word(.called, name)
    var (low, high) = (0, mentions.count)
    while low < high {
      let middle = (low + high) / 2
      if mentions[middle].word < word { low = middle + 1 } else { high = middle }
    }
    // Two words can have one hash.
    return mentions[low...].prefix { $0.word == word }.map(\.node).filter { tree.name($0) == name }
  }

  /// A name's bytes, without backticks.
  private static func range(_ token: Token, _ source: UnsafeBufferPointer<UInt8>) -> Range<Int> {
    let range = Int(token.start)..<Int(token.end)
    return range.count > 2 && source[range.lowerBound] == UInt8(ascii: "`") ? range.dropFirst().dropLast() : range
  }
}
