/// Tells which rewrites can be followed together. Following many takes little longer than following one, and a rewrite
/// that touches no statement of a chain changes nothing about that chain.
struct RewriteRounds {
  /// Of each edit the innermost statement that it changes.
  private let statements: [Edit: Place?]
  let reach: ChainReach
  private(set) var rounds: [Round] = []

  /// Rewrites that have nothing to do with each other, but for the edits that they share.
  struct Round {
    fileprivate(set) var edits: Set<Edit> = []
    fileprivate var rewrites: [Rewrite] = []
  }

  fileprivate struct Rewrite {
    /// Each with the innermost statement that it changes.
    var edits: [Edit: Place?]
    /// The changed statements that the chains lead through.
    var reached: Set<Place>

    /// Whether the other one changes what this one is judged by, and this one does not.
    func feels(_ other: Rewrite) -> Bool {
      other.edits.contains { edit, statement in
        edits[edit] == nil && statement.map(reached.contains) ?? false
      }
    }
  }

  /// - Parameter edits: those of all rewrites that are added.
  init(_ analysis: Analysis, of edits: Set<Edit>, in files: [String: Int32]) {
    let project = analysis.project
    statements = Dictionary(
      uniqueKeysWithValues: edits.map { edit in
        (edit, files[edit.path].flatMap { Self.statement(at: edit.start, in: $0, project) })
      })
    reach = ChainReach(analysis, to: Set(statements.values.compactMap(\.self)))
  }

  /// - Parameters:
  ///   - edits: has none twice.
  ///   - chains: what the rewrite is judged by.
  /// - Returns: the number of its round.
  mutating func add(_ edits: [Edit], judgedBy chains: [ChainID]) -> Int {
    let rewrite = Rewrite(
      edits: Dictionary(uniqueKeysWithValues: edits.map { ($0, statements[$0] ?? nil) }),
      reached: reach.statements(of: chains))
    let fitting = rounds.firstIndex { $0.fits(rewrite) } ?? rounds.count
    if fitting == rounds.count { rounds.append(Round()) }
    rounds[fitting].edits.formUnion(edits)
    rounds[fitting].rewrites.append(rewrite)
    return fitting
  }

  /// The statements that some edits change; `nil` where they are not all known.
  func changed(by edits: Set<Edit>) -> Set<Place>? {
    var changed: Set<Place> = []
    for edit in edits {
      guard let statement = statements[edit] ?? nil else { return nil }
      changed.insert(statement)
    }
    return changed
  }

  /// Whether some edits change subscriptions, or what their chains lead through.
  func change(_ edits: Set<Edit>, _ subscriptions: [Binding], _ project: Project) -> Bool {
    let own = subscriptions.flatMap { ChainReach.statements(around: $0.call, project) }
    let reached = reach.statements(of: subscriptions.map(\.chain)).union(own)
    return edits.contains { (statements[$0] ?? nil).map(reached.contains) ?? false }
  }

  private static func statement(at offset: Int, in file: Int32, _ project: Project) -> Place? {
    let tree = project.files[Int(file)].tree
    var place = Place(file: file, node: tree.root)
    while let inner = project.children(place).first(where: { tree.range($0.node).contains(offset) }) { place = inner }
    return ChainReach.statements(around: place, project).first
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
