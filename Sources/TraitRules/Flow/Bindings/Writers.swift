/// A place where elements or errors are sent into a relay or subject.
struct Writer {
  enum Kind {
    /// `accept`, `onNext`, `value =`: on the thread that runs the call.
    case element
    /// `onError`.
    case error
    /// `bind(to:)`, `drive`, `emit(to:)`, `subscribe`: on the chain's threads, with its errors.
    case chain(Place)
  }

  var place: Place
  var kind: Kind
}

extension Evaluator {
  /// Facts with all references to relays replaced by what their writers bring.
  func resolved(_ facts: Facts) -> Facts {
    var result = facts
    result.relays = []
    result.subjects = []
    for relay in facts.relays {
      let written = writtenFacts(relay)
      result.threads.formUnion(written.threads)
      result.background = result.background ?? written.background
      result.unknownThread = result.unknownThread ?? written.unknownThread
    }
    for subject in facts.subjects {
      let written = writtenFacts(subject)
      result.canFail = result.canFail ?? written.canFail
      result.unknownFailure = result.unknownFailure ?? written.unknownFailure
    }
    joinEndsOfSubjects(into: &result, written: writtenFacts)
    return result
  }

  /// What the visible writers of a relay or subject bring.
  private func writtenFacts(_ identity: Place) -> Facts {
    if let known = relayFacts[identity] { return known }
    // Relays that feed each other: what is being worked out adds nothing new.
    guard relaysInProgress.insert(identity).inserted else { return Facts() }
    defer { relaysInProgress.remove(identity) }
    relaySteps = relaysInProgress.count == 1 ? 0 : relaySteps + 1
    // What is inside a cycle is worked out again on every way to it; many relays that feed many are past counting.
    guard relaySteps < 2_000 else {
      return .unknown(Cause(place: identity, reason: "too many relays feed each other"))
    }
    var facts = Facts()
    for writer in writers(of: identity) {
      switch writer.kind {
      case .element:
        var context = resolved(writerContext(writer, identity))
        context.doubtAssumedThreads()
        if let cause = context.background { context.background = Cause(place: writer.place, reason: cause.reason) }
        facts.joinThreads(of: context)
      case .error:
        facts.canFail = facts.canFail ?? Cause(place: writer.place, reason: "an error is sent here")
      case .chain(let chain):
        let sequence = asSequence(value(of: chain, in: nil), at: chain)
        var written = resolved(sequence.facts)
        written.doubtAssumedThreads()
        facts.joinThreads(of: written)
        facts.joinFailure(of: written)
      }
    }
    // Inside a cycle the result lacks what the relays being worked out will add; only the outermost one is whole.
    if relaysInProgress.count == 1 { relayFacts[identity] = facts }
    return facts
  }

  /// Where an `accept` runs. One in the initialiser of the relay's own type happens before anybody subscribes.
  private func writerContext(_ writer: Writer, _ identity: Place) -> Facts {
    if let function = enclosingFunction(of: writer.place), project.kind(function) == .initDecl,
      project.enclosingType(of: function) == project.enclosingType(of: identity), isInBody(writer.place, of: function)
    {
      return ThreadContext.on(.subscriber, writer.place, "set while the object is made").facts
    }
    return threadContext(of: writer.place).facts
  }

  private func isInBody(_ place: Place, of function: Place) -> Bool {
    var current = project.parent(place)
    while let at = current, at != function {
      if project.kind(at) == .closureExpr { return false }
      current = project.parent(at)
    }
    return true
  }

  func writers(of identity: Place) -> [Writer] {
    if writersByIdentity == nil { collectWriters() }
    let written = (writersByIdentity?[identity] ?? []) + writersThroughWrapper(of: identity)
    // Those taken over from before a rewrite may stand in files that nothing else has led to yet.
    project.enter(written.map(\.place.file))
    return written.filter { counts($0.place, for: identity) }
  }
}
