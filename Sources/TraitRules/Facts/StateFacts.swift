/// Facts of a reactor's state: what its `mutate` and `transform` bring, and what becomes of that.
extension FactFold {
  /// It never fails and is shared. From ReactorKit 2.1 on it comes on the thread on which `mutate` made its mutation;
  /// before, on main. (Reactor.swift of both.) A pulse comes only with those mutations that assign its property.
  /// (Reactor+Pulse.swift.)
  func stateFacts(_ source: FedSource, _ feeders: [Feeder]) -> Facts {
    var facts = Facts()
    facts.sharing.isShared = true
    noteLifetime(
      feeders.filter { $0.kind == .action || $0.kind == .transformation }, of: source, hasValue: true, &facts)
    let makers = feeders.filter { $0.kind == .mutation || $0.kind == .transformation }
    facts.lifetime.comesAtOnce =
      comesTooEarly(feeders.filter { $0.kind == .action })
      && makers.allSatisfy { self.facts(of: $0.node).lifetime.comesAtOnce }
    // Nothing but what its `transform` makes of it ends it.
    facts.lifetime.isEndless = !feeders.contains { $0.kind == .transformation }
    noteTransformedEnds(of: source, feeders, &facts.failure)
    for feeder in feeders where feeder.kind == .mutation {
      noteSubjectThatIsOver(self.facts(of: feeder.node).failure, &facts.failure)
    }
    if definitions.statesComeOnMain == true {
      facts.delivery.threads = .main
      return facts
    }
    facts.delivery.elements = .firstValue
    facts.lifetime.hasValue = true
    // Actions come from views mostly, so nothing is made of threads that are not in sight.
    for feeder in feeders where feeder.kind == .action {
      facts.delivery.elements.join(offMain(feeder.node))
    }
    for feeder in makers {
      var sent = self.facts(of: feeder.node).delivery
      sent.doubtAssumed()
      // What a mutation delivers at once comes where the action was sent.
      if sent.threads.remove(.subscriber) != nil { sent.threads.insert(.main) }
      facts.delivery.elements.join(sent.elements)
    }
    if definitions.statesComeOnMain == nil { facts.delivery.doubt() }
    return facts
  }

  /// What a transformation lets through ends all of the state. What it catches ends what it had of that: which of several
  /// branches brings what somebody looks at, `reduce` shows of those that make mutations, and of no others.
  private func noteTransformedEnds(of source: FedSource, _ feeders: [Feeder], _ failure: inout Failure) {
    func end(_ kind: Feeder.Kind) -> StreamEnd? {
      feeders.first { $0.kind == kind }.flatMap { facts(of: $0.node).failure.endsStream }
    }
    let (triggered, mutated) = (end(.trigger), end(.mutated))
    for feeder in feeders where [.transformation, .whole, .trigger].contains(feeder.kind) {
      let sent = facts(of: feeder.node).failure
      if let inner = sent.inner, sent.canFail {
        let end = StreamEnd(kind: .transformed, place: feeder.place, failure: inner)
        failure.endsStream = failure.endsStream?.or(end) ?? end
      }
      if feeder.kind == .whole, sent.endsStream?.isBranch != false { continue }
      guard let end = sent.endsStream, end.isBranch else {
        failure.joinEnd(sent)
        continue
      }
      if !source.isWholeState, end.place == mutated?.place, end.place != triggered?.place {
        failure.joinEnd(sent)
      } else {
        failure.joinPossibleEnd(of: sent)
      }
    }
  }
}
