/// What happens at the end of the sequence that a step is called on. It concerns few operators, so it is told by name.
extension CatalogueRow {
  /// Sends an element when the sequence above completes, on the thread where that happens.
  var sendsAtCompletion: Bool { isAmong(CatalogueRow.sendingAtCompletion) }

  /// Sends an element when the sequence above fails, on the thread where that happens.
  var sendsAtError: Bool { isAmong(CatalogueRow.sendingAtError) }

  /// Subscribes to another sequence, or to the same again, when one ends: what that one sends on being subscribed to
  /// comes on the thread where the other ended.
  var subscribesAtEnd: Bool { isAmong(CatalogueRow.subscribingAtEnd) }

  /// Completes with an element, on its thread.
  var endsWithAnElement: Bool { isAmong(CatalogueRow.endingWithAnElement) }

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

  private static let subscribingAtEnd: Set<String> = [
    "concat", "concatMap", "merge", "catch", "catchError", "ifEmpty", "retry", "retryWhen", "andThen", "amb", "timeout",
  ]
}
