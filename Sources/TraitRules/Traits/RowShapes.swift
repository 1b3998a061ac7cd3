/// The shapes of rows that differ from the rest, by name: an operator does the same to its elements in every release and
/// on every trait.
extension RowShape {
  /// The shape of a row by what it is called.
  static func of(_ name: String, library: String, isStatic: Bool, labels: [String]) -> RowShape {
    var shape = RowShape()
    shape.elements = elements(of: name, isStatic: isStatic, labels: labels)
    shape.closureInput = closureInputs[name] ?? (isStatic ? .elements : .element)
    if name == "create" { shape.closureInput = .observer }
    for (trait, names) in traitNames where names.contains(name) { shape.traits.insert(trait) }
    if library != "RxSwift" {
      // A library may use RxSwift's words for something else.
      shape.traits.subtract(endings)
    }
    if name == "merge", !labels.contains("maxConcurrent") { shape.traits.remove(.subscribesAtEnd) }
    // Before RxSwift 4 it was `publish().refCount()`, of one subject for ever. (Multicast.swift in 3.6)
    if name == "share", labels.isEmpty { shape.traits.remove(.restarts) }
    if name == "take", labels.contains("scheduler") { shape.traits.insert(.endsByTimer) }
    if name.hasSuffix("notification") { shape.traits.insert(.isNotification) }
    if labels.contains("_"), name.contains("bserve"), !["observe(on:)"].contains(name), labels.first != "on",
      !name.hasPrefix("observeOn")
    {
      shape.traits.insert(.isObservation)
    }
    return shape
  }

  private static func elements(of name: String, isStatic: Bool, labels: [String]) -> ElementEffect {
    if name == "merge" || name == "concat" {
      return isStatic || !labels.isEmpty && labels != ["maxConcurrent"] ? .inputs : .inner
    }
    return name == "map" && labels == ["to"] ? .replaced : elementEffects[name] ?? .same
  }

  private static let elementEffects: [String: ElementEffect] = [
    "map": .made, "compactMap": .made, "flatMapCompact": .made, "unwrapMap": .made, "mapWithIndex": .unknown,
    "flatMap": .inner, "flatMapLatest": .inner, "flatMapFirst": .inner, "concatMap": .inner, "switchLatest": .inner,
    "flatMapWithIndex": .inner, "deferred": .inner, "using": .inner, "flatMapMaybe": .inner,
    "flatMapCompletable": .inner,
    "withLatestFrom": .latest, "withUnretained": .unretained, "combineLatest": .combined, "zip": .combined,
    "amb": .inputs, "just": .argument, "of": .argument, "startWith": .argument, "from": .argumentElements,
    "scan": .accumulated, "reduce": .accumulated, "toArray": .collected, "buffer": .collected,
    "mapTo": .replaced, "mapAt": .made, "mapMany": .unknown, "filterMap": .unknown, "ofType": .unknown,
    "pairwise": .unknown, "nwise": .unknown, "toSortedArray": .collected,
    "enumerated": .indexed, "materialize": .unknown, "dematerialize": .unknown, "groupBy": .unknown,
    "window": .unknown, "decode": .unknown, "create": .unknown,
  ]

  private static let closureInputs: [String: ClosureInput] = [
    "withUnretained": .objectAndElement, "withLatestFrom": .elementAndLatest, "scan": .accumulated,
    "reduce": .accumulated, "bind": .boundItem, "drive": .boundItem, "deferred": .nothing, "using": .resource,
  ]

  /// Those that RxSwift's operators alone have.
  private static let endings: Traits = [
    .sendsAtCompletion, .sendsAtError, .subscribesAtEnd, .endsWithAnElement, .waitsForEnd, .sendsByTimer, .endsWithAny,
    .outlivesArgument, .delaysEnd, .timesOut, .opensAtOnce, .waits, .subscribesAtError,
    .sendsWhatWaits, .endsWithWhatWaits,
  ]

  private static let traitNames: [(Traits, Set<String>)] = [
    (
      .sendsAtCompletion,
      [
        "takeLast", "reduce", "toArray", "ifEmpty", "buffer", "window", "debounce", "materialize",
        "asSingle", "asMaybe", "first",
      ]
    ),
    (
      .sendsAtError,
      ["catchAndReturn", "catchErrorJustReturn", "catch", "catchError", "asInfallible", "materialize"]
    ),
    (
      .subscribesAtEnd,
      [
        "concat", "concatMap", "merge", "catch", "catchError", "ifEmpty", "retry", "retryWhen", "andThen", "amb",
        "timeout",
      ]
    ),
    (
      .endsWithAnElement,
      ["take", "takeWhile", "takeUntil", "element", "elementAt", "single", "first", "asSingle", "asMaybe"]
    ),
    (.subscribesAtError, ["catch", "catchError", "retry", "retryWhen", "timeout"]),
    (.waitsForEnd, ["takeLast", "reduce", "toArray"]),
    (.sendsByTimer, ["buffer", "window"]),
    (.neverEnds, ["interval", "timer", "repeatElement"]),
    // Just.swift, URLSession+Rx.swift
    (.sendsOne, ["just", "response", "data", "json", "rx_response", "rx_data", "rx_JSON"]),
    (.endsWithAny, ["zip", "amb", "catch", "catchError"]),
    (.outlivesArgument, ["withLatestFrom"]),
    (.delaysEnd, ["delay"]),
    (.timesOut, ["timeout"]),
    (.opensAtOnce, ["window"]),
    (.waits, ["debounce"]),
    (.sendsWhatWaits, ["debounce", "takeLast"]),
    (.endsWithWhatWaits, ["throttle"]),
    (.handsWhole, ["apply"]),
    (.replays, ["replay", "replayAll", "shareReplay", "shareReplayLatestWhileConnected", "asDriver"]),
    (.isCreation, ["create"]),
    (.isSideEffect, ["do", "doOn", "doOnNext", "doOnError", "doOnCompleted"]),
    (.dropsRepetitions, ["distinctUntilChanged"]),
    (
      .runsInner,
      [
        "flatMap", "flatMapLatest", "flatMapFirst", "switchLatest", "deferred", "asDriver", "asSignal",
        "asSharedSequence", "merge",
      ]
    ),
    (.flattensElements, ["switchLatest", "merge", "concat"]),
    (.selectsElements, ["filter"]),
    (.callsForEachElement, ["map", "compactMap", "filter"]),
    (
      .asksClosure,
      [
        "scan", "reduce", "withUnretained", "distinctUntilChanged", "groupBy", "single", "take", "takeWhile",
        "takeWhileWithIndex", "takeUntil", "skip", "skipWhile", "skipWhileWithIndex", "mapWithIndex",
        "flatMapWithIndex",
      ]
    ),
    (.unwrapsElements, ["compactMap"]),
    (.takesFirst, ["take"]),
    (.skipsFirst, ["skip"]),
    (.takesNumber, ["retry", "take", "skip", "takeLast", "elementAt", "replay", "shareReplay"]),
    (
      .holdsBack,
      [
        "takeLast", "reduce", "toArray", "buffer", "window", "element", "elementAt", "single", "asSingle", "asMaybe",
        "skipWhile", "skipWhileWithIndex", "skipUntil", "sample", "pairwise", "nwise", "pausable", "pausableBuffered",
        "delaySubscription",
      ]
    ),
    (.restarts, ["share", "shareReplayLatestWhileConnected", "asDriver", "asSignal"]),
    (.hops, ["observe", "observeOn", "subscribe", "subscribeOn", "debounce"]),
    (.countsElements, ["single", "asSingle", "asMaybe", "element", "elementAt"]),
    (.failsAtEnd, ["element", "elementAt"]),
    (.joinsInTurn, ["concat", "andThen"]),
    (
      .handlesErrors,
      ["catch", "catchError", "catchErrorJustReturn", "catchAndReturn", "retry", "retryWhen", "materialize"]
    ),
  ]
}
