/// One step of a chain: a row's effects on the three facts, the element and the trace.
extension Evaluator {
  func apply(_ effect: Vocabulary.Effect, to facts: inout Facts, at place: Place, name: String) {
    let cause = Cause(place: place, reason: "the configuration says so of \(name)")
    switch effect.delivery {
    case "main"?: facts.deliver(on: .main, because: cause)
    case "background"?: facts.deliver(on: .background, because: cause)
    default: break
    }
    switch effect.failure {
    case "never"?: facts.cannotFail()
    case "possible"?:
      facts.cannotFail()
      facts.canFail = cause
    default: break
    }
    switch effect.sharing {
    case "shared"?: facts.share()
    case "harmless"?:
      facts.effect = nil
      facts.reads = []
    case "repeated"?: facts.effect = cause
    default: break
    }
  }

  /// What a row of the catalogue makes of a sequence.
  func apply(
    _ row: CatalogueRow, to sequence: RxSequence, arguments: [Argument], at place: Place, _ frame: Frame?
  ) -> Value {
    switch row.kind {
    case .subscription, .sink, .connect: return .plain
    case .source, .operator, .conversion: break
    }
    var step = OperatorStep(row: row, input: sequence, arguments: arguments, place: place)
    step.inner = inner(of: row, sequence: sequence, arguments: arguments, at: place) ?? sharedInner(step)
    var result = RxSequence(trait: resultTrait(row, sequence.trait), facts: sequence.facts, trace: nil)
    applyDelivery(step, &result.facts)
    applyFailure(step, &result.facts)
    applySharing(step, &result.facts)
    applyLifetime(step, &result.facts)
    if row.receiver == .shared || row.receiver == .driver || row.receiver == .signal {
      let hole = hole(of: step) ?? (row.closureMayThrow ? result.facts.canFail : nil)
      result.facts = result.facts.asDriver(at: place, hole: hole)
    } else if result.trait.isShared {
      result.facts = result.facts.asDriver(at: place, hole: hole(of: step))
    }
    if result.trait == .signal { result.facts.replays = false }
    followState(step, &result)
    result.element = element(step)
    result.model = node(of: step)
    result.trace = TraceNode(
      place: place, facts: result.facts, notes: notes(step, before: sequence.facts, after: result.facts),
      previous: sequence.trace)
    return .sequence(result)
  }

  private func applyLifetime(_ step: OperatorStep, _ facts: inout Facts) {
    let row = step.row
    switch row.lifetime {
    case .keep, .unknown:
      facts.endsEarly = facts.endsEarly || row.endsWithAnElement
      // Of a `take(until:)`, a fallback is the end as any other element is.
      if row.endsWithAnElement, inputs(step.arguments).contains(where: \.facts.sendsFallback) {
        facts.endsPerhaps = true
      }
      // What it sends while a slow request lasts, an error takes away.
      if row.sendsByTimer, let cause = facts.canFail {
        facts.isOngoingPerhaps = true
        facts.failsInside = true
        facts.innerFailure = facts.innerFailure ?? InnerFailure(kind: .step, cause: cause)
      }
    case .ongoing: facts.isOngoing = true
    case .finite:
      facts.isOngoingPerhaps = (row.waitsForEnd || row.addsFailure) && facts.canGoOn
      facts.isOngoing = false
    case .inputs:
      let parts = (row.isStatic ? [] : [step.input.facts]) + inputs(step.arguments).map(\.facts)
      facts.isOngoingPerhaps = parts.contains(where: \.canGoOn)
      facts.isOngoing = row.endsWithAny ? parts.allSatisfy(\.isOngoing) : parts.contains(where: \.isOngoing)
    case .inner: if let inner = step.inner { facts.joinLifetime(of: inner.facts) }
    }
    if row.failure == .catches || row.failure == .catchesIntoInner, step.input.facts.isOpenToFailure,
      let inner = step.inner
    {
      facts.isOngoingPerhaps = facts.isOngoingPerhaps || inner.facts.canGoOn
    }
  }

  /// The one hole in Driver: a closure that throws inside `zip` and `combineLatest`. Later steps do not close it, a
  /// fallback that has it brings it along.
  private func hole(of step: OperatorStep) -> Cause? {
    let sequences = (step.row.failure == .catches ? [] : [step.input]) + others(step)
    return sequences.lazy.filter(\.trait.isShared).compactMap(\.facts.canFail).first
  }

  /// The sequences beside its input that a step brings in.
  func others(_ step: OperatorStep) -> [RxSequence] { [step.inner].compactMap(\.self) + inputs(step.arguments) }

  /// A step in progress: everything that its effects depend on.
  struct OperatorStep {
    var row: CatalogueRow
    var input: RxSequence
    var arguments: [Argument]
    var place: Place
    /// What the closure returns, or what the elements are.
    var inner: RxSequence?
  }

  /// What a step did to a guarantee, in words.
  func notes(_ step: OperatorStep, before: Facts, after: Facts) -> [StepNote] {
    var notes: [StepNote] = []
    if before.canFail == nil, let failure = after.canFail {
      notes.append(StepNote(.failure, failure.place == step.place ? failure.reason : "can fail: \(failure.reason)"))
    } else if before.canFail != nil, after.canFail == nil, after.unknownFailure == nil {
      notes.append(StepNote(.failure, "errors end here"))
    }
    if !before.threads.contains(.background), after.threads.contains(.background), let cause = after.background {
      notes.append(StepNote(.delivery, "leaves main: \(cause.reason)"))
    } else if before.threads.contains(.background), after.threads == .main {
      notes.append(StepNote(.delivery, "back on main"))
    } else if after.isMainByDefault, !before.isMainByDefault {
      notes.append(StepNote(.delivery, "\(step.row.library) answers on main by default"))
    }
    if before.effect == nil, let effect = after.effect {
      notes.append(StepNote(.sharing, effect.reason + " for each subscriber"))
    }
    if before.effect != nil, after.isShared, after.effect == nil {
      notes.append(StepNote(.sharing, "shared from here on"))
    }
    if before.endsStream == nil, after.endsStream != nil {
      notes.append(StepNote(.failure, "outside the sequence that fails: the first error ends the stream"))
    }
    return notes
  }
}
