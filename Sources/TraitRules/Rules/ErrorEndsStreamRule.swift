/// The error is caught, but outside the inner sequence, so the stream ends with it.
enum ErrorEndsStreamRule: Rule {
  static let id = RuleID.errorEndsStream

  static let documentation = RuleDocumentation(
    summary: "an error is caught outside the sequence that fails, so the first one ends the stream",
    severity: .warning,
    isOnByDefault: true,
    whatItDoes: """
      Reports a UI binding whose errors are caught below the `flatMap` that brings them in: the catch delivers its \
      fallback and completes, and the taps or queries above it go nowhere from then on. So does what a step above the \
      catch shows, or sends into a relay that is bound to user interface.
      """,
    why: "The screen looks alive and does not answer any more. Caught inside the closure, an error costs one answer.",
    example: """
      query.rx.text.orEmpty
        .flatMapLatest { api.search($0) }
        .asDriver(onErrorJustReturn: [])
      """,
    useInstead: """
      query.rx.text.orEmpty.asDriver()
        .flatMapLatest { api.search($0).asDriver(onErrorJustReturn: []) }
      """,
    fixSafety: """
      moving the catch inward keeps its fallback value, in whatever file the sequence that fails stands. It is unsafe where \
      the catch makes something of the error itself. Where no catch says what an error becomes, a value that the type alone \
      suggests is taken only where all that is done with it is to show it, and shows as nothing; else an error brings none.
      """,
    knownLimits: """
      A chain that ends by itself after one answer, such as a request made once, is not reported. An error that reaches a \
      `subscribe` is its author's business; what was caught above it never does, and is reported.
      """)

  static func check(_ binding: Binding, _ context: RuleContext) -> Finding? {
    guard binding.isUI || binding.shownText != nil else { return nil }
    let failure = binding.facts.failure
    guard let end = failure.endsStream else {
      guard binding.isUI else { return nil }
      let isSaid = failure.endsPerhaps.isNone || failure.isOpen || isStartedAnew(binding)
      return isSaid ? nil : undecided(failure.endsPerhaps, binding, context)
    }
    // What subscribes to the whole says so of the whole.
    if binding.isWatched, end.isBelow { return nil }
    if !end.failure.endsSubject, isStartedAnew(binding) { return nil }
    return context.reporter.finding(
      id, .warning, end.failure.cause.isLikely ? .likely : .certain, at: binding,
      "the first error ends \(end.isBranch ? "one of the streams that feed" : "the stream that feeds") "
        + "`\(binding.shownText ?? binding.sinkText)`: \(context.words.text(end))",
      related: context.reporter.related(end), suggestion: Suggestion.advice(end.failure, context.analysis))
  }

  /// Whether whoever sends something into the stream has just subscribed to it: nobody listens to one that is over.
  private static func isStartedAnew(_ binding: Binding) -> Bool {
    binding.fold.isStartedOnce(binding.chain, bySubscribingAt: binding.call)
  }

  private static func undecided(_ cause: CauseID, _ binding: Binding, _ context: RuleContext) -> Finding {
    context.reporter.finding(
      id, .warning, .unproven, at: binding,
      "nothing in sight shows that the stream that feeds `\(binding.sinkText)` outlives its first error: "
        + context.words.text(cause),
      related: context.reporter.related(cause))
  }
}
