/// A step of which the facts are worked out: its row, and what goes in.
struct StepInProgress {
  let fold: FactFold
  let step: GraphStep
  let row: CatalogueRow
  /// Facts of what the step is called on; none for sources.
  let before: Facts

  init(_ fold: FactFold, _ step: GraphStep) {
    self.fold = fold
    self.step = step
    row = fold.catalogue.rows[Int(step.row)]
    var before = step.input.map { fold.facts(of: $0) } ?? Facts()
    // What is dead of a state, whoever reads other parts of it does not miss.
    if !before.failure.endsPerhaps.isNone, let part = fold.definitions.statePart(readBy: step) {
      let read = fold.facts(of: part).failure
      (before.failure.endsStream, before.failure.endsPerhaps) = (read.endsStream, read.endsPerhaps)
    }
    self.before = before
  }

  /// What the step is called on.
  var inputTrait: SequenceTrait { step.input.map { fold.graph.trait(of: $0) } ?? step.trait }

  /// Facts of the sequence that it subscribes to, where facts depend on one.
  var inner: Facts? { step.inner.map { fold.facts(of: $0) } }

  /// Facts of the sequences among its arguments, as far as anybody subscribes to them: what comes in turn has its turn
  /// where all before it have an end.
  var inputs: [Facts] {
    let all = fold.graph[step.inputs].map { fold.facts(of: $0) }
    guard row.shape.traits.contains(.joinsInTurn) else { return all }
    if !row.isStatic, before.lifetime.isEndless { return [] }
    guard let last = all.firstIndex(where: \.lifetime.isEndless) else { return all }
    return Array(all[...last])
  }

  /// The sequences that it joins, its input among them where it is called on one of those.
  var joined: [Facts] { (row.isStatic ? [] : [before]) + inputs }

  /// Whether it has the main scheduler hand on what comes, as `observe(on:)` does.
  var movesToMain: Bool {
    step.scheduler == .main && row.shape.traits.contains(.hops) && !row.shape.traits.contains(.waits)
  }

  /// Whether what it is called on fails in some way, or one of those that it joins as a function of its type.
  func hasFailure(where isMeant: (Failure) -> Bool) -> Bool {
    isMeant(before.failure) || row.isStatic && inputs.contains { isMeant($0.failure) }
  }

  /// The sequences beside its input that it brings in.
  var others: [(trait: SequenceTrait, facts: Facts)] {
    let chains = (step.inner.map { [$0] } ?? []) + fold.graph[step.inputs]
    return chains.map { (fold.trait(of: $0), fold.facts(of: $0)) }
  }

  func cause(_ saying: Reason.RowSaying) -> CauseID { fold.cause(step.place, .row(step.row, saying)) }

  /// Why it can fail: what sends nothing else was written to fail.
  var failureCause: CauseID {
    fold.graph.cause(
      Cause(
        place: step.place, reason: .row(step.row, .adds), isWritten: row.kind == .source && row.delivery == .nothing))
  }

  /// Why it delivers on its scheduler.
  var schedulerCause: CauseID { fold.cause(step.place, .scheduler(step.row, step.schedulerPlace)) }
}

extension FactFold {
  /// What a sequence is, also where it is what a closure returns.
  fileprivate func trait(of chain: ChainID) -> SequenceTrait {
    var current = chain
    var visited: Set<ChainID> = []
    while visited.insert(current).inserted {
      switch graph[current] {
      case .applied, .flattened, .value, .sent: current = definitions.definition(of: current) ?? current
      default: return graph.trait(of: current)
      }
    }
    return graph.trait(of: current)
  }

  /// What a row of the catalogue makes of the facts that go in.
  func facts(of step: GraphStep) -> Facts {
    let step = StepInProgress(self, step)
    // A question that is still open has sent nothing yet.
    if step.before.isNothing { return .nothing }
    var facts = step.before
    transferDelivery(step, &facts)
    transferFailure(step, &facts)
    transferLifetime(step, &facts)
    transferSharing(step, &facts)
    doubtMissed(step, &facts)
    return settled(step, facts)
  }

  /// What the result's type promises.
  private func settled(_ step: StepInProgress, _ facts: Facts) -> Facts {
    var facts = facts
    let sharing = facts.sharing
    if [.shared, .driver, .signal].contains(step.row.receiver) {
      let hole = hole(of: step).or(step.row.closureMayThrow ? facts.failure.possible : .none)
      facts = facts.asDriver(at: step.step.place, hole: hole)
      // `asObservable()` hands out the share that is there.
      if step.row.kind == .conversion, !step.step.trait.isShared { facts.sharing = sharing }
    } else if step.step.trait.isShared {
      facts = facts.asDriver(at: step.step.place, hole: hole(of: step))
    }
    // The trait's share finds one run where the row's own has said already what may be over.
    if step.row.sharing == .shares { facts.sharing.unknown = facts.sharing.unknown.or(sharing.unknown) }
    if step.step.trait == .signal { facts.delivery.replays = false }
    return facts
  }

  /// The one hole in Driver: a closure that throws inside `zip` and `combineLatest`. Later steps do not close it, a
  /// fallback that has it brings it along.
  private func hole(of step: StepInProgress) -> CauseID {
    if step.row.failure != .catches, step.inputTrait.isShared, step.step.input != nil, step.before.failure.canFail {
      return step.before.failure.possible
    }
    return step.others.first { $0.trait.isShared && $0.facts.failure.canFail }?.facts.failure.possible ?? .none
  }
}
