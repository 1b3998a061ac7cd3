/// Chains with a step whose closure touches user interface: whoever subscribes to one feeds that, whatever else it does.
struct TouchingSteps {
  private let definitions: any ChainDefinitions
  private var graph: ChainGraph { definitions.graph }
  /// The names of the steps that touch.
  private let steps: Set<Place>
  /// Nodes from which none is reached.
  private var without: Set<ChainID> = []

  init(_ calls: [SubscriptionCall], _ definitions: any ChainDefinitions) {
    self.definitions = definitions
    steps = Set(calls.filter { $0.kind == .step }.map(\.callee))
  }

  /// The calls, with subscriptions that feed nothing else as what they are.
  mutating func sortedOut(_ calls: [SubscriptionCall]) -> [SubscriptionCall] {
    guard !steps.isEmpty else { return calls }
    var sorted = calls
    for index in sorted.indices where sorted[index].kind == .other {
      if sorted[index].bindings.contains(where: { reachesOne(from: $0.chain) }) { sorted[index].kind = .interface }
    }
    return sorted
  }

  private mutating func reachesOne(from chain: ChainID) -> Bool {
    var visited: Set = [chain]
    var waiting = [chain]
    while let node = waiting.popLast() {
      if without.contains(node) { continue }
      if case .step(let ref) = graph[node], steps.contains(graph[ref].place) { return true }
      for part in parts(of: node) where visited.insert(part).inserted { waiting.append(part) }
    }
    without.formUnion(visited)
    return false
  }

  /// The nodes that run when a node is subscribed to. What feeds a relay runs whether or not anybody listens to it.
  private func parts(of chain: ChainID) -> [ChainID] {
    switch graph[chain] {
    case .step(let ref):
      let step = graph[ref]
      return [step.input, step.inner].compactMap(\.self) + graph[step.inputs]
    case .choice(let list): return graph[list]
    case .seen(let inner, _, _), .arrival(let inner), .doubted(let inner), .started(let inner, _): return [inner]
    case .configured(let inner, _, _): return inner.map { [$0] } ?? []
    case .name, .returned, .applied, .flattened, .value, .sent:
      return definitions.definition(of: chain).map { [$0] } ?? []
    case .code, .ending, .fed, .typed, .lost, .asked, .runs: return []
    }
  }
}
