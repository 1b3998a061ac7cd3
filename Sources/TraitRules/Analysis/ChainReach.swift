/// Finds the statements that chains lead through: whoever changes none of them changes nothing about the chains.
final class ChainReach {
  private let analysis: Analysis
  /// The statements that are looked for.
  private let wanted: Set<Place>
  private var graph: ChainGraph { analysis.graph }
  private var project: Project { analysis.project }
  /// Of nodes that were come to: many chains lead through the same ones.
  private var nodes: [ChainID: Node] = [:]

  private struct Node {
    var statements: [Place]
    var parts: [ChainID]
  }

  init(_ analysis: Analysis, to wanted: Set<Place>) {
    self.analysis = analysis
    self.wanted = wanted
  }

  /// The wanted ones of the statements and declarations around all that stands in the chains: what a closure is given
  /// comes from the call around it.
  func statements(of chains: [ChainID]) -> Set<Place> {
    var visited = Set(chains)
    var waiting = chains
    var found: Set<Place> = []
    while let chain = waiting.popLast() {
      let node = node(chain)
      found.formUnion(node.statements)
      for part in node.parts where visited.insert(part).inserted { waiting.append(part) }
    }
    return found
  }

  private func node(_ chain: ChainID) -> Node {
    if let known = nodes[chain] { return known }
    let statements = places(of: chain).flatMap { place in
      Self.statements(around: place, project).filter(wanted.contains)
    }
    let node = Node(statements: statements, parts: parts(of: chain))
    nodes[chain] = node
    return node
  }

  /// The statements and declarations around a place, from the nearest on.
  static func statements(around place: Place, _ project: Project) -> [Place] {
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
