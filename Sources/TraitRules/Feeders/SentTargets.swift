/// Whose what is sent is: the relays, subjects and observers behind the values that places send into.
extension SendingPlaces {
  /// What a place sends, under what it sends into.
  func notes(at place: Place, in own: OwnCode? = nil) -> [Feeders.Note] {
    all(at: place, in: own).flatMap { sent in
      lowering.alternatives(of: sent.target).flatMap { notes(sent.feeder, into: $0) }
    }
  }

  private func notes(_ feeder: Feeder, into target: Value) -> [Feeders.Note] {
    switch target {
    case .sequence(let chain): return notes(feeder, into: chain)
    case .observer(let ref):
      let observer = lowering.store[ref]
      if let target = observer.target { return notes(feeder, into: target) }
      return observer.handler.isNowhere
        ? [] : [Feeders.Note(source: FedSource(kind: .observer, declaration: observer.place), feeder: feeder)]
    case .object(let ref):
      // A wrapper that takes elements by `on(_:)`, or hands its observer out.
      let type = lowering.store[ref].type
      guard lowering.meaning.isSequence(type) || lowering.meaning.isObserver(type) else { return [] }
      return notes(feeder, into: lowering.chain(target, at: feeder.place))
    default: return []
    }
  }

  private func notes(_ feeder: Feeder, into chain: ChainID, depth: Int = 0) -> [Feeders.Note] {
    guard depth < 8 else { return [] }
    switch lowering.graph[chain] {
    case .fed(let ref):
      let source = lowering.graph[ref]
      return [Feeders.Note(source: source, feeder: asSentWhileMade(feeder, into: source))]
    case .choice(let list): return lowering.graph[list].flatMap { notes(feeder, into: $0, depth: depth + 1) }
    case .part(let inner, _), .seen(let inner, _, _): return notes(feeder, into: inner, depth: depth + 1)
    case .oneOf(let inner):
      var perhaps = feeder
      perhaps.node = lowering.graph.add(.doubted(feeder.node), lowering.graph.trait(of: feeder.node))
      return notes(perhaps, into: inner, depth: depth + 1)
    case .name, .returned, .applied:
      return lowering.definition(of: chain).map { notes(feeder, into: $0, depth: depth + 1) } ?? []
    default: return []
    }
  }

  /// What is sent while an object is made, or by a chain upon subscribing, whoever subscribes to the object is given at
  /// once.
  private func asSentWhileMade(_ feeder: Feeder, into source: FedSource) -> Feeder {
    var early = feeder
    if isSentWhileMade(feeder, source) {
      early.node = contexts.runs(.subscriber, feeder.place, .setWhileMade)
    } else if feeder.subscriber != nil, isDoneWhileMade(feeder.place, source) {
      early.subscriber = nil
    }
    return early
  }
}
