/// Streams that have one element for each subscription: whoever subscribes sends it right then.
extension FactFold {
  /// Whether all that starts a chain is sent once by the code that subscribes to it at a call, so that whoever sends again
  /// subscribes again. Of what is not in sight, and of what its end ends for all, that is not so.
  func isStartedOnce(_ chain: ChainID, bySubscribingAt call: Place) -> Bool {
    guard !facts(of: chain).lifetime.endsForGood else { return false }
    var senders = 0
    var visited: Set<ChainID> = []
    var open = [chain]
    while let next = open.popLast() {
      guard visited.insert(next).inserted else { continue }
      switch graph[next] {
      case .step(let ref):
        guard let above = outerParts(of: next, graph[ref]) else { return false }
        open += above
      case .choice(let list): open += graph[list]
      case .part(let inner, _), .seen(let inner, _, _), .doubted(let inner), .oneOf(let inner), .started(let inner, _):
        open.append(inner)
      case .name, .returned, .applied, .flattened, .value, .sent:
        guard let definition = definitions.definition(of: next) else { return false }
        open.append(definition)
      case .fed(let ref):
        guard case .relay(let trait) = graph[ref].kind, !trait.holdsValue, !trait.replaysPast else { return false }
        let feeders = definitions.feeders(of: next).filter { !$0.isEnd }
        guard feeders.allSatisfy({ $0.kind == .element && definitions.isSentAlong($0, withSubscribingAt: call) }) else {
          return false
        }
        senders += feeders.count
      default: return false
      }
      if senders > 1 { return false }
    }
    return senders == 1
  }

  /// What a step has its own elements of, one by one; `nil` where it sends more than one by itself, or goes on for all.
  private func outerParts(of chain: ChainID, _ step: GraphStep) -> [ChainID]? {
    let row = catalogue.rows[Int(step.row)]
    guard !step.options.contains(.isForever), !row.sendsByTimer else { return nil }
    if let input = step.input {
      // What is put before the elements is another one.
      guard row.delivery != .keepOrSubscriber else { return nil }
      return [input] + (row.shape.traits.contains(.outlivesArgument) ? [] : graph[step.inputs])
    }
    let inputs = graph[step.inputs]
    if !inputs.isEmpty { return inputs }
    if row.lifetime == .inner, let inner = step.inner { return [inner] }
    let lifetime = facts(of: chain).lifetime
    return lifetime.isOngoing && lifetime.supply > .once ? nil : []
  }
}
