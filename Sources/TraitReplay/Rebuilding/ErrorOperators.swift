import TraitRules
import TraitRuntime

/// Steps that deal with errors, and those after which subscribers share.
enum ErrorOperators {
  static let rows: [OperatorRow] = catching + retrying + sharing

  private static let catching: [OperatorRow] = [
    .step("catch", "_") { input, step throws(NotReplayed) in recovered(input, step) },
    OperatorRow("catch", "sequence") { step throws(NotReplayed) in .observable(.catch(sequence: try step.arguments()))
    },
    .step("catchError", isStatic: false) { input, step throws(NotReplayed) in recovered(input, step) },
    OperatorRow("catchError", isStatic: true) { step throws(NotReplayed) in
      .observable(.catch(sequence: try step.arguments()))
    },
    .step("catchAndReturn") { input, step throws(NotReplayed) in input.catchAndReturn(step.element) },
    .step("catchErrorJustReturn") { input, step throws(NotReplayed) in input.catchAndReturn(step.element) },
  ]

  private static func recovered(_ input: Observable<Element>, _ step: Rebuilding) -> Observable<Element> {
    input.catch { _ in
      try step.call()
      return step.inner()
    }
  }

  private static let retrying: [OperatorRow] = [
    .step("retry", "when") { input, step throws(NotReplayed) in asHandled(input, step) },
    .step("retryWhen") { input, step throws(NotReplayed) in asHandled(input, step) },
    .step("retry", "_") { input, step throws(NotReplayed) in input.retry(step.number(or: 2)) },
    .step("retry") { input, step throws(NotReplayed) in forever(input, step) },
  ]

  /// A subject that is over fails whoever subscribes, at once and again: without bound, this would hold up time.
  private static func forever(_ input: Observable<Element>, _ step: Rebuilding) -> Observable<Element> {
    Observable.deferred { [world = step.world] in world.mayStart() ? input : .never() }.retry()
  }

  /// Where the handler may let an error out, once more and then not again: when it does is not in sight, and this shows
  /// both.
  private static func asHandled(_ input: Observable<Element>, _ step: Rebuilding) -> Observable<Element> {
    if step.step.handlesAllErrors { return forever(input, step) }
    return input.retry { (errors: Observable<any Error>) in
      errors.enumerated().map { attempt in
        if attempt.index > 0 { throw ReplayError() }
      }
    }
  }

  private static let sharing: [OperatorRow] = [
    OperatorRow("share") { step throws(NotReplayed) in
      try shared(
        step, replay: max(0, min(step.step.number ?? 0, 2)),
        scope: step.step.isForever ? .forever : .whileConnected)
    },
    OperatorRow("shareReplay") { step throws(NotReplayed) in try shared(step, replay: 1, scope: .forever) },
    OperatorRow("shareReplayLatestWhileConnected") { step throws(NotReplayed) in
      try shared(step, replay: 1, scope: .whileConnected)
    },
    OperatorRow("publish") { step throws(NotReplayed) in .connectable(try step.sharedInput().publish()) },
    OperatorRow("replay") { step throws(NotReplayed) in .connectable(try step.sharedInput().replay(step.number(or: 1)))
    },
    OperatorRow("replayAll") { step throws(NotReplayed) in .connectable(try step.sharedInput().replayAll()) },
    OperatorRow("refCount") { step throws(NotReplayed) in
      guard case .connectable(let connectable) = try step.receiver() else { throw step.notReplayed }
      return .observable(step.shared(connectable.refCount()))
    },
  ]

  private static func shared(
    _ step: Rebuilding, replay: Int, scope: SubjectLifetimeScope
  ) throws(NotReplayed) -> Built {
    .observable(step.shared(try step.sharedInput().share(replay: replay, scope: scope)))
  }
}
