/// Tells which rewrites can be followed together. Following many takes little longer than following one, and a rewrite
/// that touches no statement of a chain changes nothing about that chain.
struct RewriteRounds {
  private let project: Project
  private let reach: ChainReach
  private(set) var rounds: [Round] = []

  /// Rewrites that have nothing to do with each other, but for the edits that they share.
  struct Round {
    fileprivate(set) var edits: Set<Edit> = []
    fileprivate var rewrites: [Rewrite] = []
  }

  fileprivate struct Rewrite {
    /// Each with the innermost statement that it changes.
    var edits: [Edit: Place?]
    /// The statements that the chains lead through.
    var reached: Set<Place>

    /// Whether the other one changes what this one is judged by, and this one does not.
    func feels(_ other: Rewrite) -> Bool {
      other.edits.contains { edit, statement in
        edits[edit] == nil && statement.map(reached.contains) ?? false
      }
    }
  }

  init(_ analysis: Analysis) {
    project = analysis.project
    reach = ChainReach(analysis)
  }

  /// - Parameters:
  ///   - edits: has none twice.
  ///   - chains: what the rewrite is judged by.
  /// - Returns: the number of its round.
  mutating func add(_ edits: [Edit], in files: [String: Int32], judgedBy chains: [ChainID]) -> Int {
    let statements = edits.map { edit in (edit, files[edit.path].flatMap { statement(at: edit.start, in: $0) }) }
    let rewrite = Rewrite(
      edits: Dictionary(uniqueKeysWithValues: statements), reached: reach.statements(of: chains))
    let fitting = rounds.firstIndex { $0.fits(rewrite) } ?? rounds.count
    if fitting == rounds.count { rounds.append(Round()) }
    rounds[fitting].edits.formUnion(edits)
    rounds[fitting].rewrites.append(rewrite)
    return fitting
  }

  private func statement(at offset: Int, in file: Int32) -> Place? {
    let tree = project.files[Int(file)].tree
    var place = Place(file: file, node: tree.root)
    while let inner = project.children(place).first(where: { tree.range($0.node).contains(offset) }) { place = inner }
    return reach.statements(around: place).first
  }
}

extension RewriteRounds.Round {
  fileprivate func fits(_ rewrite: RewriteRounds.Rewrite) -> Bool {
    rewrites.allSatisfy { !$0.feels(rewrite) && !rewrite.feels($0) }
      && rewrite.edits.keys.allSatisfy { edit in edits.contains(edit) || !edits.contains { $0.touches(edit) } }
  }
}

extension Edit {
  /// Whether one of two edits would stand in, or beside, the other.
  fileprivate func touches(_ other: Edit) -> Bool {
    path == other.path && start <= other.end && other.start <= end
  }
}
