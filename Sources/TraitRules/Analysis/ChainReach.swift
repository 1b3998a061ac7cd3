/// Finds the statements that chains lead through: whoever changes none of them changes nothing about the chains.
final class ChainReach {
  private let analysis: Analysis
  /// The statements that are looked for.
  private let wanted: Set<Place>
  private var graph: ChainGraph { analysis.graph }
  private var project: Project { analysis.project }
  /// Of nodes that were come to, by number: many chains lead through the same ones.
  private var nodes: [Node?] = []
  /// By number of node, the walk that came to it last. Walks are many and long, and this is cheaper than a set for each.
  private var visits: [Int] = []
  private var walk = 0

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
    walk += 1
    var waiting = chains.filter(isNew)
    var found: Set<Place> = []
    while let chain = waiting.popLast() {
      let node = node(chain)
      for statement in node.statements { found.insert(statement) }
      for part in node.parts where isNew(part) { waiting.append(part) }
    }
    return found
  }

  /// What is known of chains that are asked about one after the other: by number of node, whether it leads to some places.
  struct Known {
    fileprivate var leads: [Bool?] = []
  }

  /// Whether a chain leads through one of some of the wanted statements.
  func leads(_ chain: ChainID, to statements: Set<Place>, _ known: inout Known) -> Bool {
    walk += 1
    var waiting = [chain].filter(isNew)
    var visited: [Int] = []
    var isFound = false
    while let next = waiting.popLast() {
      let number = Int(next.number)
      if number >= known.leads.count { known.leads += repeatElement(nil, count: nodes.count - known.leads.count) }
      if let leads = known.leads[number] {
        if leads { isFound = true }
        if isFound { break }
        continue
      }
      let node = node(next)
      visited.append(number)
      if node.statements.contains(where: statements.contains) {
        known.leads[number] = true
        isFound = true
        break
      }
      for part in node.parts where isNew(part) { waiting.append(part) }
    }
    // Of all that led nowhere nothing leads there; of what was come to on the way, nobody knows which did.
    if isFound { known.leads[Int(chain.number)] = true } else { for number in visited { known.leads[number] = false } }
    return isFound
  }

  /// Whether this walk has not come to a node before.
  private func isNew(_ chain: ChainID) -> Bool {
    let number = Int(chain.number)
    if number >= visits.count {
      let missing = number + 1 - visits.count
      visits += repeatElement(0, count: missing)
      nodes += repeatElement(nil, count: missing)
    }
    defer { visits[number] = walk }
    return visits[number] != walk
  }

  private func node(_ chain: ChainID) -> Node {
    if let known = nodes[Int(chain.number)] { return known }
    let statements = places(of: chain).flatMap { place in
      Self.statements(around: place, project).filter(wanted.contains)
    }
    let node = Node(statements: statements, parts: parts(of: chain))
    nodes[Int(chain.number)] = node
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

  private func parts(of chain: ChainID) -> [ChainID] { analysis.definitions.parts(of: chain) }
  private func feeders(of chain: ChainID) -> [Feeder] { analysis.definitions.feeders(of: chain) }
}

extension ChainDefinitions {
  /// The nodes that a node's facts are made of.
  func parts(of chain: ChainID) -> [ChainID] {
    switch graph[chain] {
    case .fed: feeders(of: chain).flatMap { [$0.node] + ($0.subscriber.map { [$0] } ?? []) }
    case .ending(let inner, _): [inner]
    case .started(let inner, let other), .ended(let inner, let other): [inner, other]
    case .code: definition(of: chain).map { [$0] } ?? []
    default: StartedChains(self).parts(of: chain)
    }
  }
}
