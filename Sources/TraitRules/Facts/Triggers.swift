/// Which events a chain's elements answer.
extension FactFold {
  /// The controls, relays and other sources that go on by themselves, of which a chain's elements come. None where all
  /// that it sends answers its being subscribed to, as what a request sends does.
  func triggers(of chain: ChainID) -> [Place] {
    var events: Set<Place> = []
    var visited: Set<ChainID> = []
    var open = [chain]
    while let next = open.popLast() {
      guard visited.insert(next).inserted else { continue }
      switch graph[next] {
      case .step(let ref):
        let step = graph[ref]
        let others = catalogue.rows[Int(step.row)].shape.traits.contains(.outlivesArgument) ? [] : graph[step.inputs]
        let above = [step.input, step.inner].compactMap(\.self) + others
        if above.isEmpty, facts(of: next).lifetime.isOngoing { events.insert(step.place) }
        open += above
      case .choice(let list): open += graph[list]
      case .part(let inner, _), .seen(let inner, _, _), .doubted(let inner), .oneOf(let inner), .started(let inner, _),
        .ended(let inner, _), .arrival(let inner), .ending(let inner, _), .onMainUnlessSeen(let inner),
        .configured(let inner?, _, _):
        open.append(inner)
      case .name, .returned, .applied, .flattened, .value, .sent, .code:
        if let definition = definitions.definition(of: next) { open.append(definition) }
      case .fed(let source):
        if graph[source].kind != .created { events.insert(graph[source].declaration) }
      case .typed(_, let place, _), .lost(let place, _), .configured(nil, _, let place): events.insert(place)
      case .asked, .runs: break
      }
    }
    return events.sorted()
  }
}
