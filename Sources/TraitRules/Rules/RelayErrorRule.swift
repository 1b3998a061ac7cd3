/// An error can reach a relay that is bound to.
enum RelayErrorRule: Rule {
  static let id = RuleID.relayError

  static let documentation = RuleDocumentation(
    summary: "an error can reach a relay that is bound to",
    severity: .error,
    isOnByDefault: false,
    whatItDoes: """
      Reports a `bind` to a relay whose chain can end with an error: `bind(to: relay)`, or a closure of `bind` that \
      hands its elements to one; and a `subscribe(onNext:)` that feeds one, or a subject, and is over with the first \
      error of a sequence inside.
      """,
    why: """
      A relay takes no errors. One that is bound into it stops a debug build; in a release build a line is printed and \
      nothing feeds the relay any more, while all who read it wait. It is off by default because no view is at fault yet: \
      turn it on where view models bind their requests to relays.
      """,
    example: """
      refresh
        .flatMapLatest { api.load() }
        .bind(to: items)
      """,
    useInstead: """
      refresh
        .flatMapLatest { api.load().catchAndReturn([]) }
        .bind(to: items)
      """,
    fixSafety: """
      a Driver feeds the relay where the call is seen to be on main, else the error is caught; safe where the fallback \
      value is certain from the source.
      """,
    knownLimits: """
      A `subscribe(onNext:)` of a chain that ends with its one answer anyway is not reported. A subject that is \
      bound to takes errors and hands them on, to be reported where they arrive.
      """)

  static func check(_ binding: Binding, _ context: RuleContext) -> Finding? {
    // What `drive` and `emit` subscribe to cannot fail.
    guard case .relay(let isClosure) = binding.sink, !binding.isDriven else { return nil }
    if binding.isSubscription { return ended(binding, context) }
    return context.arrivingError(id, at: binding) { message(binding, context, isClosure: isClosure, $0) }
  }

  /// A subscription that would have gone on and is over with the first error.
  private static func ended(_ binding: Binding, _ context: RuleContext) -> Finding? {
    let failure = binding.facts.failure
    guard let inner = failure.inner, failure.canFail, binding.facts.lifetime.isOngoing else { return nil }
    let isLikely = inner.cause.isLikely
    return context.reporter.finding(
      id, .warning, isLikely ? .likely : .certain, at: binding,
      "the first error ends this subscription and leaves `\(binding.sinkText)` unfed from then on: "
        + context.words.text(inner.cause),
      related: context.reporter.related(inner.cause), suggestion: Suggestion.advice(inner, context.analysis))
  }

  private static func message(
    _ binding: Binding, _ context: RuleContext, isClosure: Bool, _ reason: String
  ) -> String {
    let closure = context.function(binding) ?? "this closure's binding"
    let (reached, fed) =
      isClosure ? (closure, "`\(binding.sinkText)`") : ("`\(binding.sinkText)`", "the relay")
    return
      "an error can reach \(reached), which stops a debug build and leaves \(fed) unfed in a release build: \(reason)"
  }
}
