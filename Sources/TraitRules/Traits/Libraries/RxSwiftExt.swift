/// RxSwiftExt. Read in its 6.x sources, a file an operator.
enum RxSwiftExt {
  static let rows: [CatalogueRow] = elementwise + errors + joining + timing + sources + driver + subscriptions

  private static let elementwise: [CatalogueRow] = [
    step("unwrap()", twin: .same, "unwrap.swift: without the nils"),
    step("mapTo(_:)", twin: .same, "mapTo.swift"),
    step("map(to:)", twin: .same, "mapTo.swift"),
    step("mapAt(_:)", "mapAt.swift: a key path"),
    step("mapMany(_:)", throwing: true, "mapMany.swift: over the elements of a collection"),
    step("filterMap(_:)", throwing: true, "filterMap.swift"),
    step("ignore(_:…)", "ignore.swift"),
    step("ignoreWhen(_:)", throwing: true, "ignoreWhen.swift"),
    step("ofType(_:)", "ofType.swift"),
    step("not()", twin: .same, "not.swift"),
    step("distinct()", twin: .same, "distinct.swift: no element twice, ever"),
    step("distinct(_:)", throwing: true, twin: .same, "distinct.swift"),
    step("pairwise()", "nwise.swift"),
    step("nwise(_:)", "nwise.swift"),
    step("count()", lifetime: .finite, "count.swift: one number, when the stream completes"),
    step("count(_:)", throwing: true, lifetime: .finite, "count.swift"),
    step("toSortedArray(by:)", lifetime: .finite, result: .single, "toSortedArray.swift: when the stream completes"),
    step("toSortedArray(ascending?:)", lifetime: .finite, result: .single, "toSortedArray.swift"),
    step("and()", lifetime: .finite, result: .maybe, "and.swift"),
    step("partition(_:)", throwing: true, sharing: .shares, result: .other, "partition.swift: a pair of sequences"),
    step("withUnretained(_:)", until: .init(6), "withUnretained.swift in 5.x; RxSwift 6 has its own"),
    step("withUnretained(_:resultSelector:)", until: .init(6), "withUnretained.swift in 5.x; RxSwift 6 has its own"),
    step(
      "apply(_:)", delivery: .unknown, failure: .unknown, sharing: .unknown,
      "apply.swift: whatever the closure makes of the whole sequence"),
  ]

  private static let errors: [CatalogueRow] = [
    step("catchErrorJustComplete()", failure: .catches, twin: .needless, "catchErrorJustComplete.swift"),
    step("ignoreErrors()", failure: .retries, twin: .needless, "ignoreErrors.swift: retries for ever"),
    step("ignoreErrors(_:)", failure: .unknown, "ignoreErrors.swift: retries as the closure has it"),
    step("retry(_:scheduler?:shouldRetry?:)", "retryWithBehavior.swift: a number of attempts, after which it fails"),
    step("repeatWithBehavior(_:scheduler?:shouldRepeat?:)", "repeatWithBehavior.swift: errors pass"),
    step("elements()", "materialized+elements.swift: of events"),
    step("errors()", "materialized+elements.swift: of events, as elements"),
  ]

  private static let joining: [CatalogueRow] = [
    step("merge(with:)", delivery: .inputs, failure: .inputs, sharing: .inputs, "mergeWith.swift"),
    step(
      "zip(with:resultSelector:)", delivery: .inputs, failure: .inputs, throwing: true, sharing: .inputs,
      "zipWith.swift"),
    step("cascade(_:)", delivery: .inputs, failure: .inputs, sharing: .inputs, "cascade.swift"),
    .made(
      by: library, "cascade(_:)", on: .observable, isStatic: true, delivery: .inputs, failure: .inputs,
      sharing: .inputs, lifetime: .inputs, "cascade.swift"),
    .made(
      by: library, "and(_:…)", on: .observable, isStatic: true, delivery: .inputs, failure: .inputs, sharing: .inputs,
      lifetime: .finite, result: .maybe, "and.swift"),
  ]

  private static let timing: [CatalogueRow] = [
    step("pausable(_:)", failure: .inputs, sharing: .inputs, "pausable.swift: as withLatestFrom"),
    step(
      "pausableBuffered(_:limit?:flushOnCompleted?:flushOnError?:)", delivery: .inputs, failure: .inputs,
      sharing: .inputs, "pausableBuffered.swift: what waited comes on the pauser's thread"),
    step(
      "bufferWithTrigger(_:)", delivery: .inputs, sharing: .inputs,
      "bufferWithTrigger.swift: on the trigger's thread, the last on the receiver's; the trigger's errors are dropped"),
  ]

  private static let sources: [CatalogueRow] = [
    .made(
      by: library, "once(_:)", on: .observable, isStatic: true, delivery: .subscriber, sharing: .cheap,
      lifetime: .finite, "once.swift: only the first subscriber gets the element"),
    .made(
      by: library, "fromAsync(_:)", on: .observable, isStatic: true, delivery: .caller,
      sharing: .effect("the asynchronous call"), lifetime: .finite, "fromAsync.swift"),
    .made(
      by: library, "fromAsync(_:)", on: .single, isStatic: true, delivery: .caller,
      failure: .adds("the call may fail"), sharing: .effect("the asynchronous call"), lifetime: .finite,
      result: .single, "fromAsync.swift"),
    .made(
      by: library, "reachedBottom(offset?:)", on: .reactive, type: "UIScrollView", delivery: .mainByContract,
      result: .controlEvent, "UIScrollView+reachedBottom.swift"),
    .made(
      by: library, "animate(afterDelay?:)", on: .reactive, type: "UIViewPropertyAnimator", delivery: .main,
      sharing: .effect("an animation"), lifetime: .finite, result: .completable, "UIViewPropertyAnimator+Rx.swift"),
  ]

  private static let driver: [CatalogueRow] = [
    .shared(of: library, "unwrap()", "unwrap+SharedSequence.swift"),
    .shared(of: library, "mapTo(_:)", "mapTo+RxCocoa.swift"),
    .shared(of: library, "map(to:)", "mapTo+RxCocoa.swift"),
    .shared(of: library, "not()", "not+RxCocoa.swift"),
    .shared(of: library, "distinct()", "distinct+RxCocoa.swift"),
    .shared(of: library, "distinct(_:)", "distinct+RxCocoa.swift"),
    .shared(of: library, "partition(_:)", result: .other, "partition+RxCocoa.swift: a pair of sequences"),
  ]

  private static let subscriptions: [CatalogueRow] = [
    .end(of: library, "subscribe(weak:_:)", "ObservableType+Weak.swift"),
    .end(
      of: library, "subscribe(weak:onNext?:onError?:onCompleted?:onDisposed?:)", "ObservableType+Weak.swift"),
    .end(of: library, "subscribeNext(weak:_:)", "ObservableType+Weak.swift"),
    .end(of: library, "subscribeError(weak:_:)", "ObservableType+Weak.swift"),
    .end(of: library, "subscribeCompleted(weak:_:)", "ObservableType+Weak.swift"),
  ]

  private static let library = "RxSwiftExt"

  private static func step(
    _ signature: StaticString, delivery: CatalogueRow.DeliveryEffect = .keep,
    failure: CatalogueRow.FailureEffect = .keep, throwing: Bool = false, sharing: CatalogueRow.SharingEffect = .keep,
    lifetime: CatalogueRow.LifetimeEffect = .keep, result: CatalogueRow.ResultTrait = .observable,
    until: RxVersion? = nil, twin: CatalogueRow.DriverTwin = .missing, _ note: String
  ) -> CatalogueRow {
    .step(
      of: library, signature, delivery: delivery, failure: failure, throwing: throwing, sharing: sharing,
      lifetime: lifetime, result: result, until: until, twin: twin, note)
  }
}
