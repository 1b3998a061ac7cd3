/// Whether a stream goes on after a step.
extension FactFold {
  func transferLifetime(_ step: StepInProgress, _ facts: inout Facts) {
    let row = step.row
    if row.endsWithAnElement || row.waitsForEnd { facts.lifetime.isEndless = false }
    switch row.lifetime {
    case .keep, .unknown:
      facts.lifetime.endsEarly = facts.lifetime.endsEarly || row.endsWithAnElement
      // Of a `take(until:)`, a fallback is the end as any other element is.
      if row.endsWithAnElement, step.inputs.contains(where: \.failure.sendsFallback) {
        facts.failure.endsPerhaps = facts.failure.endsPerhaps.or(step.cause(.decides))
      }
      // What it sends while a slow request lasts, an error takes away.
      if row.sendsByTimer, facts.failure.canFail {
        facts.lifetime.isOngoingPerhaps = true
        facts.failure.inner = facts.failure.inner ?? InnerFailure(kind: .step, cause: facts.failure.possible)
      }
    case .ongoing:
      facts.lifetime.isOngoing = true
      // `never()` stays open, and nothing comes of it.
      if row.kind == .source, row.delivery == .nothing {
        facts.lifetime.isEndless = true
        facts.lifetime.supply = .once
      }
      // A library's source sends as long as the code runs that makes it send.
      if row.kind == .source, step.step.input == nil, let sender = step.step.inner {
        let sending = lifetime(ofCode: sender)
        facts.lifetime.supply = sending.endsAtOnce ? .missed : sending.lasting
      }
    case .finite:
      facts.lifetime.isOngoingPerhaps = (row.waitsForEnd || row.addsFailure) && facts.lifetime.canGoOn
      facts.lifetime.isOngoing = false
      facts.lifetime.isEndless = false
    case .inputs:
      let parts = step.joined
      facts.lifetime.isOngoingPerhaps = (parts + collected(by: step)).contains(where: \.lifetime.canGoOn)
      facts.lifetime.supply = parts.filter(\.lifetime.canGoOn).map(\.lifetime.supply).max() ?? .lasting
      facts.lifetime.isOngoing =
        row.endsWithAny ? parts.allSatisfy(\.lifetime.isOngoing) : parts.contains(where: \.lifetime.isOngoing)
      facts.lifetime.isEndless = !parts.isEmpty && parts.allSatisfy(\.lifetime.isEndless)
      facts.lifetime.hasValue = parts.contains(where: \.lifetime.hasValue)
      facts.lifetime.endsForGood = !parts.isEmpty && parts.allSatisfy(\.lifetime.endsForGood)
    case .inner:
      guard let inner = step.inner else { break }
      facts.lifetime.add(inner.lifetime)
      // It ends where both have; and with the outer one alone where that had no element to start an inner one with.
      facts.lifetime.isEndless = row.kind == .source ? inner.lifetime.isEndless : step.before.lifetime.isEndless
    }
    // What is caught is an end, too.
    if row.failure == .catches || row.failure == .catchesIntoInner, step.before.failure.isOpen {
      facts.lifetime.isEndless = false
    }
    if row.failure == .catches || row.failure == .catchesIntoInner, step.before.failure.isOpen, let inner = step.inner {
      facts.lifetime.isOngoingPerhaps = facts.lifetime.isOngoingPerhaps || inner.lifetime.canGoOn
    }
    facts.lifetime.endsAtOnce = endsAtOnce(step, facts)
  }

  /// Whether it is over before whoever subscribes has done so, where that is on main.
  private func endsAtOnce(_ step: StepInProgress, _ facts: Facts) -> Bool {
    let row = step.row
    if row.shape.traits.contains(.delaysEnd) { return false }
    if let scheduler = step.step.scheduler {
      // What waits is sent with the end.
      if row.shape.traits.contains(.waits) { return step.before.lifetime.endsAtOnce }
      if scheduler != .main || !row.shape.traits.contains(.hops) { return false }
    }
    if row.takesFirst, step.step.number == 1, facts.delivery.threads == .subscriber { return true }
    switch row.lifetime {
    case .ongoing, .unknown: return false
    case .inputs: return !step.joined.isEmpty && step.joined.allSatisfy(\.lifetime.endsAtOnce)
    case .inner:
      return (row.kind == .source || step.before.lifetime.endsAtOnce) && step.inner?.lifetime.endsAtOnce == true
    case .finite where row.kind == .source:
      return [.subscriber, .nothing].contains(row.delivery) || row.receiver == .shared && row.delivery == .main
    case .keep, .finite:
      guard step.step.input != nil, step.before.lifetime.endsAtOnce else { return false }
      return row.failure != .catchesIntoInner || step.inner?.lifetime.endsAtOnce == true
    }
  }

  /// What may be in the one collection that a step joins, each for itself: taken together, they are its elements' kind.
  private func collected(by step: StepInProgress) -> [Facts] {
    let inputs = graph[step.step.inputs]
    guard step.row.isStatic, inputs.count == 1 else { return [] }
    return graph.choices(of: inputs[0]).map { facts(of: $0) }
  }
}
