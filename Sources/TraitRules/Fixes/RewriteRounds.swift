/// Tells which rewrites can be followed together. Following many takes little longer than following one, and a rewrite
/// that touches no statement of a chain changes nothing about that chain.
struct RewriteRounds {
  private let project: Project
  private let reach: ChainReach
  private(set) var rounds: [Round] = []

  /// Rewrites that have nothing to do with each other.
  struct Round {
    /// Those of all of them.
    fileprivate(set) var edits: Set<Edit> = []
    /// The statements that are edited, each the innermost, and those that the chains lead through.
    fileprivate var edited: Set<Place> = []
    fileprivate var reached: Set<Place> = []
  }

  init(_ analysis: Analysis) {
    project = analysis.project
    reach = ChainReach(analysis)
  }

  /// - Parameters:
  ///   - rewrite: has no edit twice.
  ///   - chains: what the rewrite is judged by.
  /// - Returns: the number of its round.
  mutating func add(_ rewrite: [Edit], in files: [String: Int32], judgedBy chains: [ChainID]) -> Int {
    let reached = reach.statements(of: chains)
    let edited = Set(rewrite.compactMap { edit in files[edit.path].flatMap { statement(at: edit.start, in: $0) } })
    let fitting = rounds.firstIndex { $0.fits(rewrite, edited, reached) } ?? rounds.count
    if fitting == rounds.count { rounds.append(Round()) }
    rounds[fitting].edits.formUnion(rewrite)
    rounds[fitting].edited.formUnion(edited)
    rounds[fitting].reached.formUnion(reached)
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
  fileprivate func fits(_ rewrite: [Edit], _ edited: Set<Place>, _ reached: Set<Place>) -> Bool {
    guard self.edited.isDisjoint(with: reached), self.reached.isDisjoint(with: edited) else { return false }
    return rewrite.allSatisfy { edit in edits.contains(edit) || !edits.contains { $0.touches(edit) } }
  }
}

extension Edit {
  /// Whether one of two edits would stand in, or beside, the other.
  fileprivate func touches(_ other: Edit) -> Bool {
    path == other.path && start <= other.end && other.start <= end
  }
}
