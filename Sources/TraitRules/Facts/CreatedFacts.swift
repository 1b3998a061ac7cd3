/// Facts of what the closure of `create` sends.
extension FactFold {
  /// `create { observer in … }`: its closure shows on which threads elements are sent and whether an error is.
  func createdFacts(_ source: FedSource, _ trait: SequenceTrait, _ feeders: [Feeder]) -> Facts {
    let place = source.site.isNowhere ? source.declaration : source.site
    var facts = Facts()
    if !source.onlySends { facts.sharing.effect = cause(place, .said(.createRunsAgain)) }
    var escapes: [Feeder] = []
    for feeder in feeders {
      let sent = self.facts(of: feeder.node)
      switch feeder.kind {
      case .element, .elements: facts.delivery.elements.join(sent.delivery.elements)
      case .error:
        guard let error = error(sentBy: feeder, .said(.createSendsError), &facts.failure) else { continue }
        facts.failure.possible = facts.failure.possible.joined(with: error)
        facts.delivery.ends.errors.join(sent.delivery.elements)
      case .completion: facts.delivery.ends.completions.join(sent.delivery.elements)
      case .chain:
        facts.delivery.join(sent.delivery)
        facts.failure.join(sent.failure)
        facts.failure.endsStream = nil
        // Else the closure as a whole is the effect that runs again, this one with it.
        if source.onlySends { facts.sharing.add(sent.sharing) }
      case .escape: escapes.append(feeder)
      case .mutation, .transformation, .action, .whole, .trigger, .mutated: break
      }
    }
    if let escape = escapes.first { join(escape, to: &facts, isAlone: feeders.count == escapes.count, at: place) }
    let sends = feeders.contains { [.element, .elements, .chain].contains($0.kind) }
    if sends, !trait.isPrimitive { facts.lifetime = createdLifetime(feeders, of: source) }
    if facts.lifetime.supply == .missed { facts.delivery.doubt() }
    return facts
  }

  /// The observer is handed on: whoever takes it there most likely uses it there.
  private func join(_ escape: Feeder, to facts: inout Facts, isAlone: Bool, at place: Place) {
    let isUnseen = graph[graph.cause(ofRun: escape.node)].reason == .said(.createNotInSight)
    if isUnseen {
      facts.failure.unknown = cause(place, .said(.createNotInSight))
      facts.delivery.elements.join(self.facts(of: escape.node).delivery.elements)
      return
    }
    let handedOn = cause(escape.place, .said(.observerHandedOn))
    if !facts.failure.canFail { facts.failure.unknown = handedOn }
    let context = self.facts(of: escape.node).delivery.elements
    if context.threads == .background {
      facts.delivery.elements.join(context)
    } else if facts.delivery.threads.isEmpty {
      facts.delivery.elements.join(.unknown, because: handedOn)
    }
  }

  /// Nothing ends what its closure ends nowhere. What only hands on a chain's end goes on as that does.
  private func createdLifetime(_ feeders: [Feeder], of source: FedSource) -> Lifetime {
    var joined = Lifetime()
    joined.isEndless = true
    // What a listener sends goes on until an error comes, for it may be told of many before.
    let isListening =
      !feeders.contains { $0.kind == .completion || $0.kind == .escape }
      && feeders.contains { $0.kind == .element && definitions.isSentByListener($0, of: source) }
    var supplies: [Lifetime.Supply] = []
    var endsItself = false
    for feeder in feeders {
      switch feeder.kind {
      case .element, .elements:
        joined.isOngoing = true
        supplies.append(supply(ofCode: feeder.node))
      case .chain:
        let sent = facts(of: feeder.node).lifetime
        join(end: sent, to: &joined, &endsItself)
        supplies.append(sent.supply)
      case .completion, .error:
        guard case .ending(let chain, let kind) = graph[feeder.node] else {
          endsItself = endsItself || !isListening
          joined.isEndless = false
          continue
        }
        let ending = facts(of: chain)
        if kind == .error, !ending.failure.isOpen { continue }
        if kind == .completion, ending.lifetime.isEndless { continue }
        joined.isEndless = false
        if kind == .completion, !ending.lifetime.isOngoing { endsItself = true }
      case .escape, .mutation, .transformation, .action, .whole, .trigger, .mutated: endsItself = true
      }
    }
    joined.supply = isListening ? .lasting : supplies.max() ?? .once
    return endsItself ? Lifetime() : joined
  }

  private func join(end sent: Lifetime, to joined: inout Lifetime, _ endsItself: inout Bool) {
    guard sent.isOngoing else { return endsItself = true }
    joined.isOngoing = true
    joined.isEndless = joined.isEndless && sent.isEndless
  }

  /// Whether code that sends does so again: for each element of a chain, as those come. Of other code nothing shows it.
  private func supply(ofCode context: ChainID) -> Lifetime.Supply {
    switch graph[context] {
    case .arrival: lifetime(ofCode: context).lasting
    case .choice(let list): graph[list].map { supply(ofCode: $0) }.max() ?? .once
    case .started(_, let starter): supply(ofCode: starter)
    default: .once
    }
  }
}
