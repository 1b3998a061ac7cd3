/// Which statements of a block may bind a name: where a function has many locals, asking each for each is quadratic.
struct StatementNames {
  private struct Entry: Comparable {
    var word: UInt64
    var statement: NodeID

    static func < (left: Entry, right: Entry) -> Bool { (left.word, left.statement) < (right.word, right.statement) }
  }

  /// In order of the words' hashes, and of the source for each.
  private var entries: [Entry] = []
  /// `guard` statements, whose patterns only looking tells.
  private var guards: [NodeID] = []

  init(_ scope: NodeID, _ tree: SyntaxTree) {
    for statement in tree.children(scope) {
      switch tree[statement].kind {
      case .variableDecl:
        for binding in tree.children(statement) where tree[binding].kind == .patternBinding {
          addNames(in: tree[binding].firstChild, of: statement, tree)
        }
      case .guardStmt: guards.append(statement)
      case .funcDecl: add(statement, of: statement, tree)
      default: break
      }
    }
    entries.sort()
  }

  private mutating func addNames(in pattern: NodeID, of statement: NodeID, _ tree: SyntaxTree) {
    switch tree[pattern].kind {
    case .identifierPattern: add(pattern, of: statement, tree)
    case .tuplePattern: for element in tree.children(pattern) { addNames(in: element, of: statement, tree) }
    default: break
    }
  }

  private mutating func add(_ named: NodeID, of statement: NodeID, _ tree: SyntaxTree) {
    entries.append(Entry(word: WordTable.word(.global, token: tree[named].token, of: tree), statement: statement))
  }

  /// In the order of the source. Words can share a hash: a statement that binds another name may be among them.
  func statements(naming name: String) -> [NodeID] {
    let word = WordTable.word(.global, name)
    let first = entries.partitioningIndex { $0.word >= word }
    let named = entries[first...].prefix { $0.word == word }.map(\.statement)
    return guards.isEmpty ? named : named.isEmpty ? guards : (named + guards).sorted()
  }
}

extension Evaluator {
  /// What the statements of a block bind, read off once.
  func statementNames(in scope: Place) -> StatementNames {
    if let known = statementNamesMemo[scope] { return known }
    let names = StatementNames(scope.node, project.tree(scope))
    statementNamesMemo[scope] = names
    return names
  }
}
