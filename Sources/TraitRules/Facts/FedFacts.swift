/// Facts of what others send into: what its senders bring, and what it does with that.
extension FactFold {
  func fedFacts(of chain: ChainID) -> Facts {
    guard case .fed(let ref) = graph[chain] else { return .nothing }
    let source = graph[ref]
    switch source.kind {
    case .relay(let trait): return relayFacts(trait, source, definitions.feeders(of: chain))
    case .created: return createdFacts(source, graph.trait(of: chain), definitions.feeders(of: chain))
    case .state: return stateFacts(source, definitions.feeders(of: chain))
    case .notification, .property, .defaults, .observer: return sentFacts(source, definitions.feeders(of: chain))
    }
  }

  /// A relay never fails and is shared, but delivers on the thread that sends. A subject passes on errors, too.
  private func relayFacts(_ trait: SequenceTrait, _ source: FedSource, _ feeders: [Feeder]) -> Facts {
    var facts = Facts()
    facts.sharing.isShared = true
    noteLifetime(feeders, of: source, hasValue: trait.holdsValue, &facts)
    let keeps = trait.holdsValue || trait.replaysPast
    facts.lifetime.hasValue = keeps
    if comesTooEarly(feeders) {
      if keeps { facts.lifetime.comesAtOnce = true } else { facts.lifetime.supply = .missed }
    }
    if !keeps { facts.lifetime.comesInOneGo = comeInOneGo(feeders) }
    if trait.isSubject { noteEnd(of: source, fedBy: feeders, &facts.lifetime) }
    facts.lifetime.isEndless = trait.isRelay
    facts.delivery.isFed = true
    facts.failure.isSubject = trait.isSubject
    if trait.holdsValue { facts.delivery.elements = .firstValue }
    facts.delivery.replays = trait.replaysPast
    for feeder in feeders {
      switch feeder.kind {
      case .element, .escape:
        let sent = self.facts(of: feeder.node)
        facts.delivery.elements.join(elements(sentBy: sent))
        joinEnd(ofSender: sent, by: feeder, into: source, to: &facts)
      case .error:
        guard trait.isSubject, let sent = error(sentBy: feeder, .code(feeder.place, .sendsError), &facts.failure) else {
          continue
        }
        facts.failure.possible = facts.failure.possible.joined(with: sent)
        facts.delivery.ends.errors.join(self.facts(of: feeder.node).delivery.elements)
      case .completion: facts.delivery.ends.completions.join(self.facts(of: feeder.node).delivery.elements)
      case .chain, .mutation, .transformation, .action, .whole, .trigger, .mutated:
        join(chainOf: feeder, to: &facts, isKept: keeps, passesEnds: trait.isSubject)
      case .elements: join(chainOf: feeder, to: &facts, isKept: keeps, passesEnds: false)
      }
    }
    if !feeders.contains(where: { !$0.isEnd }) {
      if let writer = definitions.unseenWriter(into: source.declaration) {
        let reason: Reason = writer == source.declaration ? .said(.writtenByOthers) : .code(writer, .mayWrite)
        facts.delivery.elements.join(.unknown, because: cause(writer, reason))
      } else if case let senders = definitions.sendersThroughUnknownObjects(into: source.declaration), !senders.isEmpty
      {
        for sender in senders {
          var sent = elements(sentBy: self.facts(of: sender))
          sent.doubt()
          facts.delivery.elements.join(sent)
        }
      } else if trait.holdsValue {
        // Nobody sends anything after its first value.
        facts.lifetime.supply = .once
        facts.lifetime.comesAtOnce = true
      }
    }
    joinSendersOfUnknown(source, &facts)
    joinSentError(trait, source, feeders, &facts)
    noteBranches(feeders, &facts)
    return facts
  }

  /// What is fed stays open, and has elements as long as one of those has any who feed it.
  ///
  /// - Parameter hasValue: it has a first element of its own.
  func noteLifetime(_ feeders: [Feeder], of source: FedSource, hasValue: Bool, _ facts: inout Facts) {
    facts.lifetime.isOngoing = true
    let senders = feeders.filter { !$0.isEnd }
    let supplies = senders.map { min(lifetime(of: $0).lasting, definitions.supply(of: $0, into: source)) }
    guard let most = supplies.max() else { return }
    facts.lifetime.supply = hasValue || senders.count > 1 ? max(most, .unsure) : most
  }

  /// A subject ends with a chain that it is subscribed to, and then has no more elements of any; so does one that is
  /// completed by whoever sends it an element, as what answers one question is, or by whoever is told one.
  private func noteEnd(of subject: FedSource, fedBy feeders: [Feeder], _ lifetime: inout Lifetime) {
    if answersOnce(feeders) || feeders.contains(where: { definitions.isEndedByListener($0, subject) }) {
      (lifetime.isOngoing, lifetime.isOngoingPerhaps, lifetime.endsForGood) = (false, false, true)
      return
    }
    let ending = feeders.filter { $0.kind == .chain }.map { self.lifetime(of: $0) }.filter { !$0.isOngoing }
    guard !ending.isEmpty else { return }
    lifetime.isOngoing = false
    lifetime.isOngoingPerhaps = ending.allSatisfy(\.isOngoingPerhaps)
    lifetime.endsForGood = !lifetime.isOngoingPerhaps
  }

  private func answersOnce(_ feeders: [Feeder]) -> Bool {
    let ends = feeders.filter { $0.kind == .completion }
    let senders = feeders.filter { !$0.isEnd }
    return !ends.isEmpty && !senders.isEmpty
      && senders.allSatisfy { sender in
        guard sender.kind == .element, let body = definitions.enclosingBody(of: sender.place) else { return false }
        return ends.contains { $0.place > sender.place && definitions.enclosingBody(of: $0.place) == body }
      }
  }

  func lifetime(of feeder: Feeder) -> Lifetime {
    switch feeder.kind {
    case .chain, .elements, .action: facts(of: feeder.node).lifetime
    default: lifetime(ofCode: feeder.node)
    }
  }

  /// Whether code runs again and again, as it does for all that is known; what runs for each element does while those
  /// come, and what such code calls as well.
  func lifetime(ofCode context: ChainID) -> Lifetime {
    var visited: Set<ChainID> = []
    return lifetime(ofCode: context, &visited)
  }

  private func lifetime(ofCode context: ChainID, _ visited: inout Set<ChainID>) -> Lifetime {
    var joined = Lifetime()
    switch graph[context] {
    case .arrival(let inner):
      joined = facts(of: inner).lifetime
      guard case .started(_, let starter) = graph[inner] else { break }
      // What is started again and again goes on so. Of a function whom no element has run, it comes when that is called.
      guard case .code = graph[starter] else {
        joined.add(facts(of: starter).lifetime)
        break
      }
      let callers = lifetime(ofCallersOf: starter)
      if callers.canGoOn { joined.add(callers) }
      // What it has at once comes with the element that runs it.
      guard isRunByElements(starter) else { break }
      joined.mayEndAtOnce = joined.mayEndAtOnce && callers.mayEndAtOnce
      joined.endsAtOnce = joined.endsAtOnce && callers.endsAtOnce
      joined.comesAtOnce = joined.comesAtOnce && callers.comesAtOnce
      joined.comesInOneGo = joined.comesInOneGo && callers.comesInOneGo
    case .choice(let list): for part in graph[list] { joined.add(lifetime(ofCode: part, &visited)) }
    case .onMainUnlessSeen(let inner): return lifetime(ofCode: inner, &visited)
    case .started(_, let starter):
      joined = lifetime(ofCode: starter, &visited)
      (joined.mayEndAtOnce, joined.endsAtOnce) = (false, false)
      (joined.comesAtOnce, joined.comesInOneGo) = (false, false)
    case .code:
      guard visited.insert(context).inserted, let definition = definitions.definition(of: context) else { break }
      return lifetime(ofCode: definition, &visited)
    default: joined.isOngoing = true
    }
    return joined
  }

  /// How long closures that elements are given to go on calling a function. Of its other callers nothing shows that they do
  /// so again.
  func lifetime(ofCallersOf code: ChainID) -> Lifetime {
    callers.answer(to: code, beyond: Lifetime()) { findLifetime(ofCallersOf: code) }
  }

  /// Whether a closure that elements are given to calls a function, be it by way of others.
  func isRunByElements(_ context: ChainID) -> Bool {
    if let known = runsByElements[context] { return known }
    let isRun = findWhetherRunByElements(context)
    runsByElements[context] = isRun
    return isRun
  }

  private func findWhetherRunByElements(_ context: ChainID) -> Bool {
    var visited: Set<ChainID> = []
    var waiting = [context]
    while let at = waiting.popLast() {
      guard visited.insert(at).inserted else { continue }
      switch graph[at] {
      case .arrival, .started: return true
      case .choice(let list): waiting += graph[list]
      case .onMainUnlessSeen(let inner): waiting.append(inner)
      case .code: if let definition = definitions.definition(of: at) { waiting.append(definition) }
      default: break
      }
    }
    return false
  }

  private func findLifetime(ofCallersOf context: ChainID) -> Lifetime {
    var joined = Lifetime()
    switch graph[context] {
    case .arrival, .started: return lifetime(ofCode: context)
    case .choice(let list): for part in graph[list] { joined.add(lifetime(ofCallersOf: part)) }
    case .onMainUnlessSeen(let inner): return lifetime(ofCallersOf: inner)
    case .code: if let definition = definitions.definition(of: context) { return lifetime(ofCallersOf: definition) }
    default: break
    }
    return joined
  }

  /// Where others feed the same, they go on.
  private func noteBranches(_ feeders: [Feeder], _ facts: inout Facts) {
    guard feeders.count(where: { !$0.isEnd }) > 1 else { return }
    facts.failure.endsStream = facts.failure.endsStream?.asBranch
  }

  /// The error that code sends into a subject is the end of it, and of all that would have been sent later. One that is
  /// completed as well, or made for each call, has one answer to give.
  private func joinSentError(
    _ trait: SequenceTrait, _ source: FedSource, _ feeders: [Feeder], _ facts: inout Facts
  ) {
    guard trait.isSubject, feeders.contains(where: { $0.kind == .error }),
      feeders.contains(where: { $0.kind == .element }), !feeders.contains(where: { $0.kind == .completion }),
      definitions.enclosingBody(of: source.declaration) == nil
    else { return }
    let answers = feeders.allSatisfy { feeder in
      (feeder.kind == .element || feeder.kind == .error) && definitions.answersWhatMakingAsked(feeder, source)
    }
    if answers {
      facts.failure.failsInsidePerhaps = true
      return
    }
    var inner = InnerFailure(kind: .sent, cause: facts.failure.possible)
    inner.endsSubject = true
    facts.failure.inner = facts.failure.inner.map { $0.joined(with: inner) } ?? inner
  }

  /// What a feeder's chain brings. What comes at once comes where it is subscribed to, where that is seen to be off main.
  ///
  /// - Parameter isKept: whether it reaches those who come later.
  private func subscribed(_ feeder: Feeder, isKept: Bool = false) -> Facts {
    var sent = facts(of: feeder.node)
    guard sent.delivery.threads.contains(.subscriber), let subscriber = feeder.subscriber,
      case let around = facts(of: subscriber).delivery.elements, !around.background.isNone
    else { return sent }
    sent.delivery.elements.join(isKept ? .background : .unknown, because: around.background)
    return sent
  }

  /// Where what is sent into a relay comes. What its sender has at once comes where that one subscribes, on main as far as
  /// is seen (`subscribed(_:)`), and not where somebody subscribes to the relay.
  ///
  /// - Parameter isHeard: whether somebody listens from the beginning. Where nobody may, the value that its sender begins
  ///   with may be missed, or come late, where somebody subscribes.
  private func elements(sentBy sender: Facts, isHeard: Bool = false) -> EndThreads {
    var delivery = sender.delivery
    delivery.doubtAssumed()
    if !isHeard { delivery.elements.sendOn() }
    if delivery.elements.removeSubscriber() { delivery.threads.insert(.main) }
    return delivery.elements
  }

  /// Code that runs for each element sends nothing any more once the stream of those has ended.
  private func joinEnd(ofSender sender: Facts, by feeder: Feeder, into source: FedSource, to facts: inout Facts) {
    guard sender.failure.endsStream != nil || !sender.failure.endsPerhaps.isNone,
      // Of code that an object runs once nothing more would have come, whatever made the object.
      definitions.supply(of: feeder, into: source) > .once
    else { return }
    // What a step of that stream throws ends it wherever it is caught, and is said there: an error of what it brings in
    // need not.
    if sender.failure.endsStream?.failure.kind == .step { return }
    facts.failure.joinEnd(sender.failure)
  }

  /// What runs off main and sends into something by its name, of an object of which nothing is known, may send into this.
  private func joinSendersOfUnknown(_ source: FedSource, _ facts: inout Facts) {
    for sender in definitions.sendersThroughUnknownObjects(into: source.declaration) {
      var around = offMain(sender)
      around.doubt()
      facts.delivery.elements.join(around)
    }
  }

  /// What a chain brings that is bound to a relay or a subject; a subject passes on its error and its end.
  private func join(chainOf feeder: Feeder, to facts: inout Facts, isKept: Bool, passesEnds: Bool) {
    let sent = subscribed(feeder, isKept: isKept)
    facts.delivery.elements.join(elements(sentBy: sent))
    // A chain that ended with its first error feeds nothing any more, whatever it fed.
    facts.failure.joinEnd(sent.failure)
    guard passesEnds else { return }
    facts.failure.possible = facts.failure.possible.joined(with: sent.failure.possible)
    facts.failure.unknown = facts.failure.unknown.joined(with: sent.failure.unknown)
    facts.delivery.ends.join(sent.ends)
    if var inner = sent.failure.inner {
      inner.endsSubject = true
      facts.failure.inner = facts.failure.inner.map { $0.joined(with: inner) } ?? inner
    }
    facts.failure.failsInsidePerhaps = facts.failure.failsInsidePerhaps || sent.failure.failsInsidePerhaps
  }

  /// The error that a feeder sends: one that only hands on the error of a chain sends none where that cannot fail.
  func error(sentBy feeder: Feeder, _ reason: Reason, _ failure: inout Failure) -> CauseID? {
    guard case .ending(let chain, .error) = graph[feeder.node] else { return cause(feeder.place, reason) }
    let handedOn = facts(of: chain).failure
    if handedOn.canFail { return cause(feeder.place, reason, isLikely: handedOn.possible.isLikely) }
    failure.unknown = failure.unknown.joined(with: handedOn.unknown)
    return nil
  }

  /// Of where code runs, what is known to be off main, or to be perhaps.
  func offMain(_ node: ChainID) -> EndThreads {
    if case .doubted(let certain) = graph[node] {
      var doubted = offMain(certain)
      doubted.doubt()
      return doubted
    }
    var sent = EndThreads()
    let elements = facts(of: node).delivery.elements
    if !elements.background.isNone {
      sent.join(.background, because: elements.background)
      sent.standIn = elements.standIn
    }
    // Where a thread off main was seen, and it is not certain that anything comes on it.
    if !elements.unknown.isNone, graph[elements.unknown].reason.namesThread {
      sent.join(.unknown, because: elements.unknown)
    }
    return sent
  }

  /// Notifications, changes of properties, what an observer is given: on the thread of whoever causes them.
  private func sentFacts(_ source: FedSource, _ feeders: [Feeder]) -> Facts {
    var facts = Facts()
    noteLifetime(feeders, of: source, hasValue: false, &facts)
    facts.lifetime.endsAtOnce = source.kind == .observer && comesTooEarly(feeders)
    facts.lifetime.mayEndAtOnce = facts.lifetime.endsAtOnce
    facts.lifetime.comesAtOnce = facts.lifetime.endsAtOnce
    guard !feeders.isEmpty else {
      let reason: Reason.Saying = source.kind == .observer ? .observerRunsWhereElementsCome : .sourceNotInSight
      facts.delivery.elements = EndThreads(threads: .unknown, unknown: cause(source.declaration, .said(reason)))
      return facts
    }
    for feeder in feeders {
      let sent = subscribed(feeder)
      // An observer is told there and then.
      facts.delivery.elements.join(elements(sentBy: sent, isHeard: source.kind == .observer))
      switch feeder.kind {
      case .error, .completion: break
      case .chain, .elements: facts.failure.joinEnd(sent.failure)
      default: joinEnd(ofSender: sent, by: feeder, into: source, to: &facts)
      }
    }
    noteBranches(feeders, &facts)
    return facts
  }
}

extension ChainGraph {
  /// Why code runs where a node says.
  func cause(ofRun chain: ChainID) -> CauseID {
    if case .runs(_, let cause) = self[chain] { return cause }
    return .none
  }
}
