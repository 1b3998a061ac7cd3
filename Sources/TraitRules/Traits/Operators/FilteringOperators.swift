/// Steps that let some of the elements through.
enum FilteringOperators {
  static let rows: [CatalogueRow] = choosing + skipping + taking

  private static let choosing: [CatalogueRow] = [
    .step("filter(_:)", throwing: true, twin: .same, "Filter.swift"),
    .step("distinctUntilChanged()", twin: .same, "DistinctUntilChanged.swift"),
    .step("distinctUntilChanged(_:)", throwing: true, twin: .same, "DistinctUntilChanged.swift"),
    .step("distinctUntilChanged(_:comparer:)", throwing: true, twin: .same, "DistinctUntilChanged.swift"),
    .step(
      "distinctUntilChanged(at:)", since: .init(6),
      "DistinctUntilChanged.swift: a Driver takes the key path without the label"),
    .step(
      "ignoreElements()", delivery: .nothing, until: .init(4), now: "ignoreElements()",
      "Filter.swift in 3.6: an Observable of the same elements"),
    .step(
      "ignoreElements()", delivery: .nothing, result: .completable, since: .init(4), until: .init(6),
      now: "ignoreElements()", "Filter.swift in 5.1: a Completable"),
    .step(
      "ignoreElements()", delivery: .nothing, since: .init(6),
      "Filter.swift: an Observable<Never>; completion and errors pass"),
    .step(
      "element(at:)", failure: .adds("there may be no element of that number"), lifetime: .finite, since: .init(6),
      "ElementAt.swift"),
    .step(
      "elementAt(_:)", failure: .adds("there may be no element of that number"), lifetime: .finite,
      deprecated: .init(6), now: "element(at:)", "ElementAt.swift"),
    .step(
      "single()", failure: .adds("there may be none or several elements"), lifetime: .finite,
      "SingleAsync.swift: the first element passes, the second is the error"),
    .step(
      "single(_:)", failure: .adds("there may be none or several elements"), throwing: true, lifetime: .finite,
      "SingleAsync.swift"),
    .step("ifEmpty(default:)", since: .init(3, 2), "DefaultIfEmpty.swift: errors pass"),
  ]

  private static let skipping: [CatalogueRow] = [
    .step("skip(_:)", twin: .same, "Skip.swift: a number of elements"),
    .step("skip(_:scheduler:)", "Skip.swift: a time; the scheduler only measures it"),
    .step("skip(while:)", throwing: true, since: .init(6), "SkipWhile.swift"),
    .step("skipWhile(_:)", throwing: true, deprecated: .init(6), now: "skip(while:)", "SkipWhile.swift"),
    .step(
      "skipWhileWithIndex(_:)", throwing: true, deprecated: .init(4), until: .init(6),
      now: "enumerated().skip(while:).map(_:)", "Deprecated.swift in 5.1"),
    .step(
      "skip(until:)", failure: .inputs, sharing: .inputs, since: .init(6),
      "SkipUntil.swift: errors of the argument come out, its thread does not"),
    .step(
      "skipUntil(_:)", failure: .inputs, sharing: .inputs, deprecated: .init(6), now: "skip(until:)",
      "SkipUntil.swift"),
  ]

  private static let taking: [CatalogueRow] = [
    .step("take(_:)", lifetime: .finite, "Take.swift: a number of elements"),
    .step("takeLast(_:)", lifetime: .finite, "TakeLast.swift: nothing before the stream completes"),
    .step("take(for:scheduler:)", since: .init(6), "Take.swift: a time; the scheduler only measures it"),
    .step("take(_:scheduler:)", deprecated: .init(6), now: "take(for:scheduler:)", "Take.swift"),
    .step("take(while:behavior?:)", throwing: true, since: .init(6), "TakeWithPredicate.swift"),
    .step(
      "takeWhile(_:)", throwing: true, deprecated: .init(6), now: "take(while:behavior:)", "TakeWithPredicate.swift"),
    .step(
      "takeWhileWithIndex(_:)", throwing: true, deprecated: .init(4), until: .init(6),
      now: "enumerated().take(while:).map(_:)", "Deprecated.swift in 5.1"),
    .step(
      "take(until:)", failure: .inputs, sharing: .inputs, since: .init(6),
      "TakeWithPredicate.swift: errors of the argument come out; it must be an Observable, no Driver"),
    .step(
      "take(until:behavior?:)", throwing: true, since: .init(6), "TakeWithPredicate.swift: a predicate"),
    .step(
      "takeUntil(_:predicate:)", throwing: true, since: .init(4, 4), deprecated: .init(6),
      now: "take(until:behavior:)", "TakeWithPredicate.swift"),
    .step(
      "takeUntil(_:)", failure: .inputs, sharing: .inputs, deprecated: .init(6), now: "take(until:)",
      "TakeWithPredicate.swift"),
  ]
}
