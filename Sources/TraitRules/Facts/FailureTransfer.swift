/// Whether errors come after a step, and whether one ended the stream before it.
extension FactFold {
  func transferFailure(_ step: StepInProgress, _ facts: inout Facts) {
    switch step.row.failure {
    case .keep:
      if step.row.handlesErrors, !canFailAgain(step.before) { leaveOpen(step, &facts) }
      // The fallback is all that would have come.
      if step.row.takesFirst, step.step.number == 1, let end = facts.failure.endsStream, isHandedFallback(of: end, step)
      {
        facts.failure.endsStream = nil
      }
    case .never:
      facts.failure.cannotFail()
      if step.inputTrait.isShared { joinEnds(of: step, into: &facts) }
      // What a library's source sends where code runs, it sends no more once that has ended.
      if step.row.kind == .source, step.step.input == nil, let sender = step.inner {
        facts.failure.joinEnd(sender.failure)
      }
    case .inner:
      facts.failure.cannotFail()
      if let inner = step.inner { facts.failure.join(inner.failure) }
    case .keepOrInner: transferInnerFailure(step, &facts)
    case .inputs: transferInputFailure(step, &facts)
    case .adds:
      switch addsFailure(step) {
      case true?: add(step.failureCause, step, &facts)
      case false?: break
      case nil: facts.failure.unknown = facts.failure.unknown.joined(with: step.cause(.adds))
      }
    case .catches:
      noteEndUnlessReplaced(step, &facts)
      facts.failure.cannotFail()
      // A fallback that goes on can have ended before its time too.
      if step.before.failure.isOpen, let inner = step.inner { facts.failure.joinPossibleEnd(of: inner.failure) }
    case .catchesIntoInner: transferReplacement(step, &facts)
    case .retries: facts.failure.cannotFail()
    case .handler: transferHandledFailure(step, &facts)
    case .unknown: leaveOpen(step, &facts)
    }
    if let read = step.step.reads, step.row.failure != .catches {
      let ended = self.facts(of: read).failure
      if ended.canFail { fail(step, because: ended.possible, &facts) }
      facts.failure.unknown = facts.failure.unknown.joined(with: ended.unknown)
    }
    if step.step.options.contains(.throwing), step.row.failure != .catches { transferThrown(step, &facts) }
  }

  /// Whether an element that a catch sends for an error reaches a step, whatever the elements are.
  private func isHandedFallback(of end: StreamEnd, _ step: StepInProgress) -> Bool {
    var above = step.step.input.flatMap(graph.step(of:))
    while let at = above {
      let row = catalogue.rows[Int(at.row)]
      if at.place == end.place { return row.failure == .catches && row.sendsAtError }
      guard row.passesEachElement else { return false }
      above = at.input.flatMap(graph.step(of:))
    }
    return false
  }

  /// What a closure of the step throws; one that is handed errors runs for none where none come.
  private func transferThrown(_ step: StepInProgress, _ facts: inout Facts) {
    let thrown = step.cause(.closureThrows)
    if !step.row.handlesErrors || step.hasFailure(where: \.canFail) {
      fail(step, because: thrown, &facts)
    } else if step.hasFailure(where: \.isOpen) {
      facts.failure.unknown = facts.failure.unknown.joined(with: thrown)
    }
  }

  /// Whether what its row adds can come; `nil` where nothing says it.
  private func addsFailure(_ step: StepInProgress) -> Bool? {
    guard let canFail = definitions.canAddFailure(step.row) else { return nil }
    let before = step.before.lifetime
    if !canFail || step.row.shape.traits.contains(.failsAtEnd) && before.isEndless { return false }
    if step.row.countsElements, step.row.kind == .conversion {
      var one = OneElement(self)
      if one.isAll(of: step.step.input) { return false }
    }
    // How many elements there are of what does not go on for certain, facts do not say.
    return step.row.countsElements && before.lasting != .lasting ? nil : true
  }

  /// Who makes a sequence of errors decides by that one's errors which of them come out.
  private func transferHandledFailure(_ step: StepInProgress, _ facts: inout Facts) {
    guard let handler = step.inner, !handler.failure.isOpen || handler.failure.canFail else {
      return leaveOpen(step, &facts)
    }
    if handler.failure.canFail { return }
    facts.failure.cannotFail()
    // One that ends, or sends nothing, ends the stream instead of starting it again.
    let (before, goesOn) = (step.before, handler.sendsElements && handler.lifetime.isOngoing)
    if !goesOn, before.failure.failsInside, before.lifetime.lasting > .once {
      facts.failure.endsPerhaps = facts.failure.endsPerhaps.joined(with: before.failure.possible)
    }
  }

  /// Whether what is tried again fails again for certain: what is hot sends an element once, and starts nothing more by it.
  /// More come only where it is seen to last.
  private func canFailAgain(_ facts: Facts) -> Bool {
    if facts.lifetime.endsForGood { return false }
    guard facts.lifetime.supply < .lasting, let inner = facts.failure.inner, inner.kind == .flattened else {
      return true
    }
    return inner.startsAgain
  }

  /// Whether errors come out is for somebody to decide who is not in sight.
  private func leaveOpen(_ step: StepInProgress, _ facts: inout Facts) {
    guard facts.failure.canFail else { return }
    facts.failure.unknown = cause(step.step.place, .decides(step.step.row, facts.failure.possible))
    facts.failure.possible = .none
  }

  /// A closure of the step throws.
  private func fail(_ step: StepInProgress, because thrown: CauseID, _ facts: inout Facts) {
    facts.failure.possible = facts.failure.possible.or(thrown)
    if step.before.lifetime.canGoOn || step.row.isStatic && step.inputs.contains(where: \.lifetime.canGoOn) {
      noteStep(step, because: thrown, &facts)
    }
  }

  /// A step ends a stream that would have gone on; of one that begins out of sight, nobody knows whether it would have.
  private func noteStep(_ step: StepInProgress, because cause: CauseID, _ facts: inout Facts) {
    let before = step.before
    if !before.lifetime.isOngoing, !before.failure.unknown.isNone, before.failure.inner == nil {
      facts.failure.failsInsidePerhaps = true
    } else {
      facts.failure.inner = InnerFailure(kind: .step, cause: cause)
    }
  }

  private func add(_ cause: CauseID, _ step: StepInProgress, _ facts: inout Facts) {
    facts.failure.possible = facts.failure.possible.or(cause)
    if step.before.lifetime.canGoOn, step.row.kind != .source { noteStep(step, because: cause, &facts) }
  }

  private func transferInnerFailure(_ step: StepInProgress, _ facts: inout Facts) {
    guard let inner = step.inner else { return }
    let before = step.before
    let (end, endsPerhaps) = (facts.failure.endsStream, facts.failure.endsPerhaps)
    let upstream = facts.failure.possible
    facts.failure.join(inner.failure)
    facts.failure.possible = upstream.or(inner.failure.possible)
    // Where the outer sequence goes on, its next element starts another one.
    let later = before.lifetime.isOngoing ? nil : inner.failure.endsStream
    facts.failure.endsStream = end?.or(later) ?? later
    if before.lifetime.isOngoing { facts.failure.endsPerhaps = endsPerhaps }
    if before.lifetime.isOngoing { noteSubjectThatIsOver(inner.failure, &facts.failure) }
    if before.lifetime.endsEarly { facts.failure.joinPossibleEnd(of: inner.failure) }
    if inner.failure.canFail, before.lifetime.canGoOn {
      var failure = InnerFailure(kind: .flattened, cause: inner.failure.possible)
      failure.mayEndSubject = facts.failure.inner.map { $0.endsSubject || $0.mayEndSubject } ?? false
      // What a share kept is gone with its last subscriber, which may be the one that is tried again.
      failure.startsAgain = before.lifetime.hasValue || before.delivery.replays && !before.sharing.restarts
      facts.failure.inner = failure
    }
    // An error before the first inner sequence takes that away, too.
    let isBeforeStart = before.failure.isOpen && !before.lifetime.canGoOn && inner.lifetime.canGoOn
    if isBeforeStart || !inner.failure.unknown.isNone && before.lifetime.canGoOn {
      facts.failure.failsInsidePerhaps = true
    }
  }

  /// An inner sequence that ends with a subject: that is over for the next one, too, unless each has a subject of its own.
  func noteSubjectThatIsOver(_ inner: Failure, _ failure: inout Failure) {
    guard let end = inner.endsStream?.failure, end.endsSubject || end.mayEndSubject else { return }
    failure.endsPerhaps = failure.endsPerhaps.joined(with: end.cause)
  }

  private func transferInputFailure(_ step: StepInProgress, _ facts: inout Facts) {
    // Of those that are tried one after the other, the last one's error comes out.
    if step.row.isStatic, step.row.shape.traits.contains(.subscribesAtError), let last = step.inputs.last {
      facts.failure.join(last.failure)
      for earlier in step.inputs.dropLast() {
        facts.failure.joinEnd(earlier.failure)
        noteEnd(of: earlier, step, &facts)
      }
      return
    }
    let all = step.inputs
    let (own, upstream) = (facts.failure.endsStream, facts.failure.possible)
    for input in all { facts.failure.join(input.failure) }
    facts.failure.possible = all.reduce(upstream) { $0.or($1.failure.possible) }
    if goesOnWithOthers(step) { facts.failure.endsStream = facts.failure.endsStream?.asBranch }
    if step.row.shape.traits.contains(.outlivesArgument) {
      // It goes on with the last element that its argument had.
      facts.failure.endsStream = own
    }
    let parts = step.joined
    let isInTurn = step.row.shape.traits.contains(.joinsInTurn)
    // What only reads the last element of another has none without its own.
    let readsAlone = step.row.shape.traits.contains(.outlivesArgument) && !step.row.isStatic
    let failing = parts.indices.first { index in
      parts[index].failure.canFail && !(readsAlone && index == 0)
        && parts.indices.contains { (isInTurn ? $0 > index : $0 != index) && parts[$0].lifetime.canGoOn }
    }
    if let failing {
      let own = parts[failing].failure.inner
      var inner = own ?? InnerFailure(kind: .joined, cause: parts[failing].failure.possible)
      inner.lost = max(own?.lost ?? .missed, lost(with: failing, of: parts))
      facts.failure.inner = inner
    } else if facts.failure.isOpen, !isInTurn || parts.count == 1, parts.contains(where: \.lifetime.canGoOn) {
      // Sequences out of an array are one part: which of them fails is not told apart.
      facts.failure.failsInsidePerhaps = true
    }
  }

  /// How surely something would have come of joined sequences without one that fails. What fails of the same cause may
  /// be the same run, and then has no more than that one.
  private func lost(with failing: Int, of parts: [Facts]) -> Lifetime.Supply {
    let others = parts.indices.filter { $0 != failing }.map { index in
      let isAlike = parts[index].failure.possible == parts[failing].failure.possible
      return isAlike ? min(parts[index].lifetime.lasting, .unsure) : parts[index].lifetime.lasting
    }
    return others.max() ?? .lasting
  }

  private func transferReplacement(_ step: StepInProgress, _ facts: inout Facts) {
    let before = step.before
    noteEndUnlessReplaced(step, &facts)
    facts.failure.cannotFail()
    guard let inner = step.inner, before.failure.isOpen else { return }
    let end = facts.failure.endsStream
    facts.failure.join(inner.failure)
    facts.failure.endsStream = end
    facts.failure.joinPossibleEnd(of: inner.failure)
    // `catch { _ in .error(other) }` fails as before, only differently.
    if inner.failure.canFail {
      facts.failure.endsStream = before.failure.endsStream
      facts.failure.inner = facts.failure.inner ?? before.failure.inner
    }
  }

  /// What a catch brings back has not ended.
  private func noteEndUnlessReplaced(_ step: StepInProgress, _ facts: inout Facts) {
    let before = step.before
    switch replacementGoesOn(step) {
    case .always: facts.failure.sendsFallback = facts.failure.sendsFallback || before.failure.isOpen
    case .never: noteEnd(of: before, step, &facts)
    case .perhaps:
      let end = facts.failure.endsStream
      noteEnd(of: before, step, &facts)
      guard facts.failure.endsStream != end else { return }
      facts.failure.endsStream = end
      facts.failure.endsPerhaps = facts.failure.endsPerhaps.joined(with: before.failure.possible)
    }
  }

  /// Whether a step joins sequences of which the others go on where one has ended.
  private func goesOnWithOthers(_ step: StepInProgress) -> Bool {
    !step.row.endsWithAny && graph[step.step.inputs].count + (step.row.isStatic ? 0 : 1) > 1
  }

  /// A join of Drivers has the ends of all; the inner sequence's is the stream's own where nothing starts another.
  private func joinEnds(of step: StepInProgress, into facts: inout Facts) {
    let outlives = step.row.shape.traits.contains(.outlivesArgument)
    var parts = outlives ? [] : step.inputs
    if !step.before.lifetime.isOngoing, let inner = step.inner { parts.append(inner) }
    facts.failure.sendsFallback =
      facts.failure.sendsFallback || step.others.contains(where: \.facts.failure.sendsFallback)
    let isBranch = goesOnWithOthers(step)
    for part in parts {
      let end = isBranch ? part.failure.endsStream?.asBranch : part.failure.endsStream
      facts.failure.endsStream = facts.failure.endsStream?.or(end) ?? end
      facts.failure.endsPerhaps = facts.failure.endsPerhaps.joined(with: part.failure.endsPerhaps)
    }
  }

  /// An error of an inner sequence, caught outside it, ends a stream that would have gone on.
  private func noteEnd(of before: Facts, _ step: StepInProgress, _ facts: inout Facts) {
    facts.failure.sendsFallback = facts.failure.sendsFallback || before.failure.isOpen
    // Where nothing more would have come, nothing is lost.
    let lasting = min(before.lifetime.lasting, before.failure.inner?.lost ?? .lasting)
    guard before.failure.failsInside || before.failure.failsInsidePerhaps, lasting > .once else { return }
    guard before.failure.canFail, let failure = before.failure.inner, lasting == .lasting else {
      let error = before.failure.possible.or(before.failure.unknown)
      facts.failure.endsPerhaps = facts.failure.endsPerhaps.joined(with: error)
      return
    }
    let end = StreamEnd(kind: .caught(row: step.step.row), place: step.step.place, failure: failure)
    facts.failure.endsStream = facts.failure.endsStream?.or(end) ?? end
  }
}
