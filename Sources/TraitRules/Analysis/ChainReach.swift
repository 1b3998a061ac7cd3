/// Finds the statements that chains lead through: whoever changes none of them changes nothing about the chains.
struct ChainReach {
  let analysis: Analysis
  private var graph: ChainGraph { analysis.graph }
  private var project: Project { analysis.project }

  init(_ analysis: Analysis) { self.analysis = analysis }

  /// The statements and declarations around all that stands in the chains: what a closure is given comes from the call
  /// around it.
  func statements(of chains: [ChainID]) -> Set<Place> {
    var visited = Set(chains)
    var waiting = chains
    var found: Set<Place> = []
    while let chain = waiting.popLast() {
      for place in places(of: chain) {
        // Around a statement that is there, all others are.
        for statement in statements(around: place) where !found.insert(statement).inserted { break }
      }
      for part in parts(of: chain) where visited.insert(part).inserted { waiting.append(part) }
    }
    return found
  }

  /// The statements and declarations around a place, from the nearest on.
  func statements(around place: Place) -> [Place] {
    guard !place.isNowhere else { return [] }
    var statements: [Place] = []
    var current = place
    while let parent = project.parent(current) {
      switch project.kind(parent) {
      case .codeBlock, .memberBlock, .closureExpr, .switchCase, .ifConfigClause, .sourceFile: statements.append(current)
      default: break
      }
      current = parent
    }
    return statements
  }

  /// Where something of a node is written that its facts depend on. Of a body, only what it returns is, which is a node
  /// of its own.
  private func places(of chain: ChainID) -> [Place] {
    switch graph[chain] {
    case .returned, .code: []
    case .fed(let ref): [graph[ref].declaration, graph[ref].site] + feeders(of: chain).map(\.place)
    default: [analysis.lowering.place(of: chain)]
    }
  }

  /// The nodes that a node's facts are made of.
  private func parts(of chain: ChainID) -> [ChainID] {
    switch graph[chain] {
    case .fed: feeders(of: chain).flatMap { [$0.node] + ($0.subscriber.map { [$0] } ?? []) }
    case .ending(let inner, _): [inner]
    case .started(let inner, let starter): [inner, starter]
    case .code: analysis.definitions.definition(of: chain).map { [$0] } ?? []
    default: StartedChains(analysis.definitions).parts(of: chain)
    }
  }

  private func feeders(of chain: ChainID) -> [Feeder] { analysis.definitions.feeders(of: chain) }
}
