/// What happens at the end of the sequence that a step is called on. It concerns few operators, so it is told by name.
extension CatalogueRow {
  /// Sends an element when the sequence above ends, on the thread where that happens.
  var sendsAtEnd: Bool { library == "RxSwift" && CatalogueRow.sendingAtEnd.contains(name) }

  /// Subscribes to another sequence, or to the same again, when one ends: what that one sends on being subscribed to
  /// comes on the thread where the other ended.
  var subscribesAtEnd: Bool { library == "RxSwift" && CatalogueRow.subscribingAtEnd.contains(name) }

  /// Ends the sequence when a time is over, on the scheduler.
  var endsOnScheduler: Bool { name == "take" && labels.contains("scheduler") || name == "timeout" }

  private static let sendingAtEnd: Set<String> = [
    "takeLast", "reduce", "toArray", "ifEmpty", "buffer", "window", "debounce", "throttle", "materialize",
    "catchAndReturn", "catchErrorJustReturn", "catch", "catchError", "asInfallible", "asSingle", "asMaybe", "first",
  ]

  private static let subscribingAtEnd: Set<String> = [
    "concat", "concatMap", "merge", "catch", "catchError", "ifEmpty", "retry", "retryWhen", "andThen", "amb", "timeout",
  ]
}
