/// Who takes the elements of a name, by whatever steps, names, functions and relays they come there.
final class NameSubscribers {
  /// What lies between a name and those who take its elements.
  struct Below {
    var bindings: [Binding] = []
    /// Each with what goes into it.
    var steps: [(step: GraphStep, input: ChainID)] = []
  }

  private let analysis: Analysis
  private let bindings: [Binding]
  private var graph: ChainGraph { analysis.graph }
  /// Of each node, those that are made of it, and those that it is sent into.
  private lazy var edges = findEdges()

  private struct Edges {
    var users: [ChainID: [ChainID]] = [:]
    var fed: [ChainID: [ChainID]] = [:]
    /// Of each declaration, the nodes of what it holds.
    var names: [Place: [ChainID]] = [:]
  }

  init(_ analysis: Analysis, of bindings: [Binding]) {
    self.analysis = analysis
    self.bindings = bindings
  }

  /// - Parameter throughFeeds: what is sent into a relay or a subject counts as the name's, too.
  func below(_ name: Place, throughFeeds: Bool) -> Below { below(nodes(of: name), throughFeeds: throughFeeds) }

  /// The nodes of what a declaration holds.
  func nodes(of name: Place) -> [ChainID] { edges.names[name] ?? [] }

  func below(_ chains: [ChainID], throughFeeds: Bool) -> Below {
    let visited = reached(from: chains, throughFeeds: throughFeeds)
    var below = Below(bindings: bindings.filter { visited.contains($0.chain) })
    for chain in visited.sorted(by: { $0.number < $1.number }) where !chains.contains(chain) {
      guard let step = graph.step(of: chain), let input = step.input, visited.contains(input) else { continue }
      below.steps.append((step, input))
    }
    return below
  }

  /// Whether the elements of something else each subscribe to a name anew: `refreshes.flatMapLatest { name }`.
  func areStartedByElements(_ chains: [ChainID]) -> Bool {
    let reached = reached(from: chains, throughFeeds: false)
    return reached.contains { chain in
      guard let step = graph.step(of: chain), let input = step.input, let inner = step.inner else { return false }
      return reached.contains(inner) && !reached.contains(input) && analysis.catalogue.rows[Int(step.row)].isFlattening
    }
  }

  /// The chains themselves and all that is made of them.
  private func reached(from chains: [ChainID], throughFeeds: Bool) -> Set<ChainID> {
    var visited = Set(chains)
    var waiting = chains
    while let chain = waiting.popLast() {
      let next = (edges.users[chain] ?? []) + (throughFeeds ? edges.fed[chain] ?? [] : [])
      for user in next where visited.insert(user).inserted { waiting.append(user) }
    }
    return visited
  }

  private func findEdges() -> Edges {
    var edges = Edges()
    var visited: Set<ChainID> = []
    var waiting = bindings.map(\.chain).filter { visited.insert($0).inserted }
    while let chain = waiting.popLast() {
      if case .name(let declaration, _, _) = graph[chain] { edges.names[declaration, default: []].append(chain) }
      let parts = graph.startedParts(of: chain, analysis.definitions.definition)
      for part in parts { edges.users[part, default: []].append(chain) }
      var feeding: [ChainID] = []
      if case .fed = graph[chain] { feeding = analysis.definitions.feeders(of: chain).map(\.node) }
      for feeder in feeding { edges.fed[feeder, default: []].append(chain) }
      for next in parts + feeding where visited.insert(next).inserted { waiting.append(next) }
    }
    return edges
  }
}
