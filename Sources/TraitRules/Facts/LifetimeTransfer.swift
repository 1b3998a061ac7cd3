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
      // Of what stays open it makes something that comes again and again, be that made of nothing.
      if row.sendsByTimer, facts.lifetime.isOngoing { facts.lifetime.supply = .lasting }
      // What it sends while a slow request lasts, an error takes away.
      if row.sendsByTimer, facts.failure.canFail {
        facts.lifetime.isOngoingPerhaps = true
        facts.failure.inner = facts.failure.inner ?? InnerFailure(kind: .step, cause: facts.failure.possible)
      }
    case .ongoing:
      facts.lifetime.isOngoing = true
      if row.kind == .source, row.shape.traits.contains(.neverEnds) { facts.lifetime.isEndless = true }
      // `never()` stays open, and nothing comes of it.
      if row.kind == .source, row.delivery == .nothing {
        facts.lifetime.isEndless = true
        facts.lifetime.supply = .once
      }
      // A library's source sends as long as the code runs that makes it send.
      if row.kind == .source, step.step.input == nil, let sender = step.step.inner {
        let sending = lifetime(ofCode: sender)
        facts.lifetime.supply = sending.comesAtOnce ? .missed : sending.lasting
      }
      if step.step.options.contains(.sendsOnce) { facts.lifetime.supply = .once }
    case .finite:
      facts.lifetime.isOngoingPerhaps = (row.waitsForEnd || row.addsFailure) && facts.lifetime.canGoOn
      facts.lifetime.isOngoing = false
      facts.lifetime.isEndless = false
    case .inputs:
      let parts = step.joined
      facts.lifetime.isOngoingPerhaps = (parts + collected(by: step)).contains(where: \.lifetime.canGoOn)
      facts.lifetime.supply = supply(of: parts)
      facts.lifetime.isOngoing =
        row.endsWithAny ? parts.allSatisfy(\.lifetime.isOngoing) : parts.contains(where: \.lifetime.isOngoing)
      facts.lifetime.isEndless =
        row.endsWithAny
        ? !parts.isEmpty && parts.allSatisfy(\.lifetime.isEndless) : parts.contains(where: \.lifetime.isEndless)
      if row.takesOver, step.step.input != nil {
        // The other one may never be asked.
        facts.lifetime.isOngoing = step.before.lifetime.isOngoing
        facts.lifetime.isEndless = step.before.lifetime.isEndless
      } else if row.elements == .combined, parts.contains(where: { !$0.sendsElements && !$0.lifetime.isEndless }) {
        // What ends without an element lets none of the others be combined any more. (CombineLatest.swift)
        facts.lifetime.isEndless = false
      }
      facts.lifetime.hasValue = parts.contains(where: \.lifetime.hasValue)
      facts.lifetime.isMovedToMain = parts.contains(where: \.lifetime.isMovedToMain)
      facts.lifetime.endsForGood = !parts.isEmpty && parts.allSatisfy(\.lifetime.endsForGood)
    case .inner:
      guard let inner = step.inner else { break }
      facts.lifetime.add(inner.lifetime)
      // It ends where both have; and with the outer one alone where that had no element to start an inner one with.
      facts.lifetime.isEndless = row.kind == .source ? inner.lifetime.isEndless : step.before.lifetime.isEndless
    }
    if row.shape.traits.contains(.timesOut) { facts.lifetime.isEndless = false }
    // What is caught is an end, too.
    if row.failure == .catches || row.failure == .catchesIntoInner, step.before.failure.isOpen {
      facts.lifetime.isEndless = false
    }
    if row.failure == .catches || row.failure == .catchesIntoInner, step.before.failure.isOpen, let inner = step.inner {
      facts.lifetime.isOngoingPerhaps = facts.lifetime.isOngoingPerhaps || inner.lifetime.canGoOn
    }
    if step.movesToMain { facts.lifetime.isMovedToMain = true }
    // What the main scheduler has moved once on its way waits for it the second time.
    let waits = step.movesToMain && step.before.lifetime.isMovedToMain
    facts.lifetime.endsAtOnce = !waits && isAtOnce(step, facts, \.endsAtOnce)
    facts.lifetime.mayEndAtOnce =
      isAtOnce(step, facts, \.mayEndAtOnce) || row.takesFirst && step.step.number == 1 && step.before.delivery.replays
      // A throttle has the first element wait for nothing, and the end where that is the only one.
      || row.shape.traits.contains(.endsWithWhatWaits) && step.before.lifetime.mayEndAtOnce
    facts.lifetime.comesAtOnce =
      facts.lifetime.endsAtOnce || !waits && isAtOnce(step, facts, \.comesAtOnce)
      || row.kind == .source && row.delivery == .nothing
      // What was sent too early does not come beside what a step puts before it.
      || row.delivery == .keepOrSubscriber && step.before.lifetime.supply == .missed
      // A throttle has the first element wait for nothing, which may be all there is.
      || row.shape.traits.contains(.endsWithWhatWaits) && step.before.lifetime.comesAtOnce
    facts.lifetime.comesInOneGo =
      facts.lifetime.comesAtOnce || isAtOnce(step, facts, \.comesInOneGo, whereverItRuns: true)
  }

  /// Whether it is over, or all has come, before whoever subscribes has done so, where that is on main.
  ///
  /// - Parameter whereverItRuns: whether a step that takes it elsewhere, and only that, counts as nothing.
  private func isAtOnce(
    _ step: StepInProgress, _ facts: Facts, _ isSo: (Lifetime) -> Bool, whereverItRuns: Bool = false
  ) -> Bool {
    let row = step.row
    if !row.shape.traits.isDisjoint(with: [.delaysEnd, .endsWithWhatWaits]) { return false }
    if let scheduler = step.step.scheduler {
      // What waits is sent with the end.
      if row.shape.traits.contains(.waits) {
        var before = step.before.lifetime
        before.comesAtOnce = before.endsAtOnce
        return isSo(before)
      }
      if scheduler != .main && !whereverItRuns || !row.shape.traits.contains(.hops) { return false }
    }
    if row.takesFirst, step.step.number == 1, facts.delivery.threads == .subscriber { return true }
    switch row.lifetime {
    case .ongoing, .unknown: return false
    case .inputs: return !step.joined.isEmpty && step.joined.allSatisfy { isSo($0.lifetime) }
    case .inner:
      return (row.kind == .source || isSo(step.before.lifetime)) && step.inner.map { isSo($0.lifetime) } ?? false
    case .finite where row.kind == .source:
      return [.subscriber, .nothing].contains(row.delivery) || row.receiver == .shared && row.delivery == .main
    case .keep, .finite:
      guard step.step.input != nil, isSo(step.before.lifetime) else { return false }
      return row.failure != .catchesIntoInner || step.inner.map { isSo($0.lifetime) } ?? false
    }
  }

  /// How surely something of several keeps coming: what sends nothing adds nothing to it.
  private func supply(of parts: [Facts]) -> Lifetime.Supply {
    let sending = parts.filter(\.sendsElements).map(\.lifetime)
    guard var joined = sending.first else { return .lasting }
    for other in sending.dropFirst() {
      joined.supply = joined.supply(with: other)
      joined.isOngoing = joined.isOngoing || other.canGoOn
    }
    return joined.supply
  }

  /// What may be in the one collection that a step joins, each for itself: taken together, they are its elements' kind.
  func collected(by step: StepInProgress) -> [Facts] {
    let inputs = graph[step.step.inputs]
    guard step.row.isStatic, inputs.count == 1 else { return [] }
    return graph.choices(of: inputs[0]).map { facts(of: $0) }
  }
}
