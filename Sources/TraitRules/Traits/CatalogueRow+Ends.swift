/// What happens at the end of the sequence that a step is called on. It concerns few operators, so it is told by name.
extension CatalogueRow {
  /// Sends an element when the sequence above completes, on the thread where that happens.
  var sendsAtCompletion: Bool { isAmong(CatalogueRow.sendingAtCompletion) }

  /// Sends an element when the sequence above fails, on the thread where that happens.
  var sendsAtError: Bool { isAmong(CatalogueRow.sendingAtError) }

  /// Subscribes to another sequence, or to the same again, when one ends: what that one sends on being subscribed to
  /// comes on the thread where the other ended.
  var subscribesAtEnd: Bool {
    isAmong(CatalogueRow.subscribingAtEnd) && (name != "merge" || labels.contains("maxConcurrent"))
  }

  /// Completes with an element, on its thread.
  var endsWithAnElement: Bool { isAmong(CatalogueRow.endingWithAnElement) }

  /// Sends nothing before the sequence above completes.
  var waitsForEnd: Bool { isAmong(CatalogueRow.waitingForEnd) }

  /// Sends by its timer as long as the sequence above lasts, whether or not that sends anything.
  var sendsByTimer: Bool { isAmong(CatalogueRow.sendingByTimer) }

  /// Of several inputs, one that ends is the end.
  var endsWithAny: Bool { isAmong(CatalogueRow.endingWithAny) }

  var addsFailure: Bool { if case .adds = failure { true } else { false } }

  private func isAmong(_ names: Set<String>) -> Bool { library == "RxSwift" && names.contains(name) }

  private static let sendingAtCompletion: Set<String> = [
    "takeLast", "reduce", "toArray", "ifEmpty", "buffer", "window", "debounce", "throttle", "materialize", "asSingle",
    "asMaybe", "first",
  ]

  private static let sendingAtError: Set<String> = [
    "catchAndReturn", "catchErrorJustReturn", "catch", "catchError", "asInfallible", "materialize",
  ]

  private static let endingWithAnElement: Set<String> = [
    "take", "takeWhile", "takeUntil", "element", "elementAt", "single", "first", "asSingle", "asMaybe",
  ]

  private static let waitingForEnd: Set<String> = ["takeLast", "reduce", "toArray"]

  private static let sendingByTimer: Set<String> = ["buffer", "window"]

  private static let endingWithAny: Set<String> = ["zip", "amb", "catch", "catchError"]

  private static let subscribingAtEnd: Set<String> = [
    "concat", "concatMap", "merge", "catch", "catchError", "ifEmpty", "retry", "retryWhen", "andThen", "amb", "timeout",
  ]
}
