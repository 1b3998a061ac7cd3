/// What runs when a chain is subscribed to.
struct StartedChains {
  let definitions: any ChainDefinitions
  private var graph: ChainGraph { definitions.graph }

  init(_ definitions: any ChainDefinitions) { self.definitions = definitions }

  /// The nodes that a node starts with it.
  func parts(of chain: ChainID) -> [ChainID] { graph.startedParts(of: chain, definitions.definition(of:)) }

  /// The functions, closures and computed properties that each use of a chain runs, be it by way of others. What a stored
  /// name holds, or a local one outside of all these, was there before.
  func bodiesEntered(by chain: ChainID, within body: Place) -> [Place] {
    var visited: Set = [chain]
    var waiting = [chain]
    var entered: [Place] = []
    while let node = waiting.popLast() {
      switch graph[node] {
      case .returned(let body, _): entered.append(body)
      case .name(let declaration, _, _) where definitions.isComputed(declaration): entered.append(declaration)
      case .name(let declaration, _, _), .part(_, let declaration):
        guard ([body] + entered).contains(where: { definitions.isInside(declaration, $0) }) else { continue }
      case .sent: continue
      default: break
      }
      for part in parts(of: node) where visited.insert(part).inserted { waiting.append(part) }
    }
    return entered
  }

  /// The functions that `create` is given in a chain: they run first of all, and where the chain is subscribed to, unless a
  /// `subscribe(on:)` takes them elsewhere.
  func created(in chain: ChainID) -> [FedSource] {
    var visited: Set = [chain]
    var waiting = [chain]
    var found: [FedSource] = []
    while let node = waiting.popLast() {
      if case .fed(let ref) = graph[node], graph[ref].kind == .created { found.append(graph[ref]) }
      if let step = graph.step(of: node),
        Catalogue.standard.rows[Int(step.row)].delivery == .subscriberOnScheduler
      {
        continue
      }
      for part in parts(of: node) where visited.insert(part).inserted { waiting.append(part) }
    }
    return found
  }
}
