/// Whether each subscriber runs a side effect again after a step.
extension FactFold {
  func transferSharing(_ step: StepInProgress, _ facts: inout Facts) {
    if step.movesToMain { facts.sharing.moveToMain() }
    if step.row.delivery == .subscriberOnScheduler, step.step.scheduler != .main, !step.before.lifetime.canGoOn {
      facts.sharing.subscribeApart()
    }
    switch step.row.sharing {
    case .keep:
      if step.row.kind == .operator, step.row.delivery != .nothing { facts.sharing.isShared = false }
      if definitions.hasEffect(step.step) { repeatEffect(of: step, &facts) }
    case .hot: facts.sharing.share(at: nil)
    // A source: nothing comes before it.
    case .cheap: break
    case .made:
      facts.sharing.effect = step.cause(.effectRunsAgain)
      facts.sharing.share(at: step.step.place)
    case .effect:
      guard definitions.hasEffect(step.step) else {
        if step.row.runsInner { transferInnerSharing(step, &facts) }
        break
      }
      repeatEffect(of: step, &facts)
    case .inner: transferInnerSharing(step, &facts)
    case .inputs:
      for input in step.inputs { add(input.sharing, to: &facts.sharing) }
      facts.sharing.isShared = false
    case .shares:
      // On a Driver a step can join others, each with a past of its own.
      if step.inputTrait.isShared {
        for input in step.inputs { add(input.sharing, to: &facts.sharing) }
        if let inner = step.inner {
          add(ofEachElement(remade(inner.sharing, by: step), of: step), to: &facts.sharing)
        }
      }
      // A Driver's `do` runs once for its subscribers.
      if definitions.hasEffect(step.step) {
        facts.sharing.effect = facts.sharing.effect.or(step.cause(.effectRunsAgain))
      }
      if step.row.restarts || step.step.trait.isShared, !step.step.options.contains(.isForever) {
        // A Driver's step is what is shared, not what comes into it: its throttle can keep an end waiting.
        let shared = step.step.trait.isShared ? facts : step.before
        facts.sharing.share(
          at: step.step.place, whileConnectedTo: shared.lifetime, comesAtOnce: step.before.delivery.comesAtOnce)
      } else {
        facts.sharing.share(at: step.step.place)
      }
      // A share without replay hands on what its source gives the first subscriber at once, and the others nothing.
      facts.delivery.replays = facts.delivery.replays || isReplaying(step)
      if !isReplaying(step) {
        facts.delivery.elements.mayLackFirst = facts.delivery.threads.contains(.subscriber)
        facts.lifetime.hasValue = false
      }
    case .unknown: facts.sharing.unknown = step.cause(.decides)
    }
  }

  private func repeatEffect(of step: StepInProgress, _ facts: inout Facts) {
    facts.sharing.isShared = false
    facts.sharing.effect = facts.sharing.effect.or(step.cause(.effectRunsAgain))
    facts.sharing.isAnewByUse = false
  }

  /// The causes that come first in the chain are told first.
  private func add(_ other: Sharing, to sharing: inout Sharing) {
    let effect = sharing.effect.or(other.effect)
    sharing.add(other)
    sharing.effect = effect
  }

  private func transferInnerSharing(_ step: StepInProgress, _ facts: inout Facts) {
    guard let inner = step.inner else { return }
    let made = remade(inner.sharing, by: step)
    if step.row.failure == .catchesIntoInner {
      guard step.before.failure.isOpen, made.repeats || !made.unknown.isNone else { return }
    }
    facts.sharing.isShared = false
    if made.repeats { facts.sharing.isAnewByUse = false }
    let kept = (made.restarts ? made.sharedEffect : .none).joined(with: made.sharedInside)
    facts.sharing.sharedInside = facts.sharing.sharedInside.joined(with: kept)
    facts.sharing.effect = facts.sharing.effect.or(made.effect)
    for read in ofEachElement(made, of: step).reads where !facts.sharing.reads.contains(read) {
      facts.sharing.reads.append(read)
    }
    facts.sharing.unknown = facts.sharing.unknown.or(inner.sharing.unknown)
  }

  /// What a closure's sequence reads, which the events that the step's input sends run. What it keeps to one run, or
  /// reads off a property that makes a new one at every use, is each element's own: another step that reads the name is
  /// none of its subscribers.
  private func ofEachElement(_ inner: Sharing, of step: StepInProgress) -> Sharing {
    var sharing = inner
    sharing.reads.removeAll { $0.run != nil || $0.name.isComputed }
    // What goes on answers its own events from then on, and those of the input only begin it.
    guard !sharing.reads.isEmpty, let input = step.step.input, step.inner?.lifetime.isOngoing != true else {
      return sharing
    }
    let events = triggers(of: input)
    for index in sharing.reads.indices { sharing.reads[index].answer(events) }
    return sharing
  }

  /// What a closure returns, where the closure runs once a subscriber: a share that it makes is made anew by each run,
  /// and keeps nothing to one.
  private func remade(_ inner: Sharing, by step: StepInProgress) -> Sharing {
    guard !inner.repeats, !inner.sharedEffect.isNone else { return inner }
    var sharing = inner
    for (index, read) in inner.reads.enumerated() {
      if let run = read.run, isMade(run, by: step) { sharing.reads[index].run = nil }
    }
    let made = inner.sharedEffects.first { $0.run.map { isMade($0, by: step) } ?? false }
    // What a name or a relay keeps was made before.
    let isKept = inner.sharedEffects.allSatisfy { effect in
      effect.isHeld || effect.run.map { !definitions.isMadeByCalls($0) || isMade($0, around: step) } ?? false
    }
    guard made != nil || inner.reads.isEmpty && !isKept || sharing.reads != inner.reads else { return inner }
    sharing.effect = made?.cause ?? inner.sharedEffect
    sharing.sharedEffects = []
    return sharing
  }

  /// Whether a place is inside the closure of a step, or of the `map` above that made the sequences it flattens.
  private func isMade(_ place: Place, by step: StepInProgress) -> Bool {
    if case .closure = step.step.function {
      guard let closure = definitions.place(ofClosure: step.step.function) else { return false }
      return definitions.isInside(place, closure)
    }
    guard let home = definitions.enclosingBody(of: step.step.place), let around = definitions.enclosingBody(of: place)
    else { return false }
    return around != home && definitions.isInside(place, home)
  }

  /// Whether the body that a step's closure is written in made it, before any element came.
  private func isMade(_ place: Place, around step: StepInProgress) -> Bool {
    guard let body = definitions.enclosingBody(of: place) else { return false }
    return definitions.isInside(definitions.place(ofClosure: step.step.function) ?? step.step.place, body)
  }

  /// Whether a share gives late subscribers what they missed.
  private func isReplaying(_ step: StepInProgress) -> Bool {
    step.step.options.contains(.replays) || step.step.input != nil && step.inputTrait == .driver
  }
}
