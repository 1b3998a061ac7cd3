extension RuleContext {
  /// What a rule says of a binding that an error can reach, or of which nothing shows that none does.
  ///
  /// - Parameter message: what is said of an error that can come, for the given reason.
  func arrivingError(_ id: RuleID, at binding: Binding, _ message: (String) -> String) -> Finding? {
    let failure = binding.facts.failure
    if failure.canFail {
      let isLikely = failure.possible.isLikely
      return reporter.finding(
        id, isLikely ? .warning : .error, isLikely ? .likely : .certain, at: binding,
        message(words.text(failure.possible)), related: reporter.related(failure.possible),
        suggestion: Suggestion.text(for: binding, self))
    }
    if !failure.unknown.isNone, !binding.isDriven {
      return reporter.finding(
        id, .error, .unproven, at: binding,
        "nothing in sight shows that no error reaches `\(binding.sinkText)`: \(words.text(failure.unknown))",
        related: reporter.related(failure.unknown))
    }
    return nil
  }
}
