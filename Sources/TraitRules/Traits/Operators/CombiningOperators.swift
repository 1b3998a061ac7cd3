/// Steps with several inputs.
enum CombiningOperators {
  static let rows: [CatalogueRow] = joining + sequencing + sampling

  private static let joining: [CatalogueRow] = [
    .joining(
      "merge(_:…)", since: .init(3, 3), twin: .driverArguments,
      "Merge.swift: several sequences or one collection of them"),
    .joining(
      "combineLatest(_:…)", since: .init(3, 3), twin: .driverArguments,
      "CombineLatest+arity.swift, CombineLatest+Collection.swift"),
    .joining(
      "combineLatest(_:…resultSelector:)", throwing: true, twin: .driverArguments,
      "CombineLatest+arity.swift; over a collection since 5.0; the closure may throw on a Driver too"),
    .joining(
      "combineLatest(_:_:)", throwing: true, since: .init(3), until: .init(5), now: "combineLatest(_:resultSelector:)",
      twin: .driverArguments, "CombineLatest+Collection.swift in 4.5: a collection and a closure"),
    .joining(
      "zip(_:…)", since: .init(3, 3), twin: .driverArguments, "Zip+arity.swift, Zip+Collection.swift"),
    .joining(
      "zip(_:…resultSelector:)", throwing: true, twin: .driverArguments,
      "Zip+arity.swift; over a collection since 5.0; the closure may throw on a Driver too"),
    .joining(
      "zip(_:_:)", throwing: true, since: .init(3), until: .init(5), now: "zip(_:resultSelector:)",
      twin: .driverArguments, "Zip+Collection.swift in 4.5: a collection and a closure"),
    .joining("amb(_:)", since: .init(3), "Amb.swift: whoever reacts first, with an element or an error"),
    .joining("amb(_:)", isStatic: false, "Amb.swift"),
  ]

  private static let sequencing: [CatalogueRow] = [
    .joining("concat(_:)", since: .init(3), twin: .driverArguments, "Concat.swift: a collection"),
    .joining(
      "concat(_:…)", since: .init(3), "Concat.swift: several sequences; a Driver has only the form with a collection"),
    .joining(
      "concat(_:)", isStatic: false, "Concat.swift: the argument is never reached if the receiver does not complete"),
    .joining(
      "ifEmpty(switchTo:)", isStatic: false, since: .init(3, 2), "SwitchIfEmpty.swift: errors pass"),
    .step(
      "startWith(_:)", delivery: .keepOrSubscriber, twin: .same,
      "StartWith.swift: the element comes on the subscribing thread, below an observe(on:) too"),
    .step(
      "startWith(_:…)", delivery: .keepOrSubscriber, "StartWith.swift: a Driver takes exactly one element"),
  ]

  private static let sampling: [CatalogueRow] = [
    .step(
      "withLatestFrom(_:)", failure: .inputs, sharing: .inputs, twin: .driverArguments,
      "WithLatestFrom.swift: on the receiver's thread; errors of both"),
    .step(
      "withLatestFrom(_:resultSelector:)", failure: .inputs, throwing: true, sharing: .inputs, twin: .driverArguments,
      "WithLatestFrom.swift; on a Driver the argument must be a Driver and the closure cannot throw"),
    .step(
      "sample(_:defaultValue?:)", delivery: .sampler, failure: .inputs, sharing: .inputs, since: .init(6),
      "Sample.swift: on the thread of the argument"),
    .step(
      "sample(_:)", delivery: .sampler, failure: .inputs, sharing: .inputs, until: .init(6),
      now: "sample(_:defaultValue:)", "Sample.swift in 5.1"),
  ]
}
