/// Driver and Signal. Every step is on main, without errors and shared again after it; `twin` says whether an
/// observable's step of that name can stand there as it is.
enum SharedSequenceOperators {
  static let rows: [CatalogueRow] = sources + steps + combining + timing + conversions + removed

  private static let sources: [CatalogueRow] = [
    raw("just(_:)", lifetime: .finite, "SharedSequence.swift: not shared, which costs nothing"),
    raw("of(_:…)", lifetime: .finite, "SharedSequence.swift: the first at once on main, the rest a turn later"),
    raw("from(_:)", lifetime: .finite, since: .init(3, 5), "SharedSequence.swift"),
    raw("from(optional:)", lifetime: .finite, since: .init(3, 5), "SharedSequence.swift"),
    raw("empty()", delivery: .nothing, lifetime: .finite, "SharedSequence.swift"),
    raw("never()", delivery: .nothing, lifetime: .ongoing, "SharedSequence.swift"),
    .source(
      "deferred(_:)", on: .shared, delivery: .main, sharing: .shares, lifetime: .inner, result: .same, twin: .same,
      "SharedSequence.swift: the closure cannot throw"),
    .source(
      "interval(_:)", on: .shared, delivery: .main, sharing: .shares, lifetime: .ongoing, result: .same,
      since: .init(2, 2), twin: .same, "SharedSequence.swift: on main, so there is no scheduler"),
    .source(
      "timer(_:period:)", on: .shared, delivery: .main, sharing: .shares, lifetime: .ongoing, result: .same,
      since: .init(2, 2), twin: .same, "SharedSequence.swift: the period is required"),
    .source(
      "createUnsafe(source:)", on: .shared, delivery: .unknown, failure: .unknown, sharing: .unknown,
      lifetime: .unknown, result: .same, since: .init(3), twin: .same,
      "SharedSequence.swift: for strategies of one's own; nothing is seen to"),
    .source(
      "createUnsafe(_:)", on: .driver, delivery: .unknown, failure: .unknown, sharing: .unknown, lifetime: .unknown,
      result: .driver, until: .init(3), twin: .same, "Driver.swift in 2.6"),
  ]

  private static let steps: [CatalogueRow] = [
    .shared("map(_:)", "SharedSequence+Operators.swift"),
    .shared("compactMap(_:)", since: .init(5, 1), "SharedSequence+Operators.swift"),
    .shared("filter(_:)", "SharedSequence+Operators.swift"),
    .shared("scan(_:accumulator:)", "SharedSequence+Operators.swift: there is no scan(into:)"),
    .shared("skip(_:)", since: .init(2, 2), "SharedSequence+Operators.swift: a number of elements only"),
    .shared(
      "startWith(_:)", delivery: .keepOrSubscriber, since: .init(2, 2),
      "SharedSequence+Operators.swift: exactly one element, on the subscribing thread"),
    .shared("distinctUntilChanged()", "SharedSequence+Operators.swift"),
    .shared("distinctUntilChanged(_:)", "SharedSequence+Operators.swift: a key path goes without the label at:"),
    .shared("distinctUntilChanged(_:comparer:)", "SharedSequence+Operators.swift"),
    .shared(
      "debug(_?:trimOutput?:file?:line?:function?:)", since: .init(3, 4), "SharedSequence+Operators.swift since 3.4.1"),
    .shared(
      "debug(_?:file?:line?:function?:)", until: .init(3, 4), now: "debug(_:trimOutput:file:line:function:)",
      "SharedSequence+Operators.swift in 3.4.0"),
    .shared(
      "do(onNext?:afterNext?:onCompleted?:afterCompleted?:onSubscribe?:onSubscribed?:onDispose?:)", since: .init(5),
      "SharedSequence+Operators.swift: no onError, and the closures run once for all subscribers"),
    .shared(
      "do(onNext?:onCompleted?:onSubscribe?:onSubscribed?:onDispose?:)", since: .init(4), until: .init(5),
      now: "do(onNext:afterNext:)",
      "SharedSequence+Operators.swift in 4.5"),
    .shared(
      "do(onNext?:onCompleted?:onSubscribe?:onDispose?:)", since: .init(3), until: .init(4),
      now: "do(onNext:afterNext:)",
      "SharedSequence+Operators.swift in 3.6"),
    .shared(
      "flatMap(_:)", lifetime: .inner, twin: .driverArguments,
      "SharedSequence+Operators.swift: the closure returns a Driver or a Signal"),
    .shared("flatMapFirst(_:)", lifetime: .inner, twin: .driverArguments, "SharedSequence+Operators.swift"),
    .shared("flatMapLatest(_:)", lifetime: .inner, twin: .driverArguments, "SharedSequence+Operators.swift"),
    .shared("merge()", lifetime: .inner, "SharedSequence+Operators.swift: the elements are Drivers"),
    .shared("merge(maxConcurrent:)", lifetime: .inner, "SharedSequence+Operators.swift"),
    .shared("switchLatest()", lifetime: .inner, "SharedSequence+Operators.swift"),
    .shared(
      "withUnretained(_:)", on: .signal, since: .init(6),
      "SharedSequence+Operators.swift: a Driver's was there in 6.0 only"),
    .shared("withUnretained(_:resultSelector:)", on: .signal, since: .init(6), "SharedSequence+Operators.swift"),
    .shared(
      "withUnretained(_:)", on: .driver, since: .init(6), until: .init(6, 1), now: "drive(with:onNext:)",
      twin: .missing, "SharedSequence+Operators.swift: declared unavailable from 6.1 on"),
    .shared(
      "withUnretained(_:resultSelector:)", on: .driver, since: .init(6), until: .init(6, 1),
      now: "drive(with:onNext:)", twin: .missing,
      "SharedSequence+Operators.swift: declared unavailable from 6.1 on"),
  ]

  private static let combining: [CatalogueRow] = [
    .shared(
      "merge(_:…)", isStatic: true, lifetime: .inputs, since: .init(3, 3), twin: .driverArguments,
      "SharedSequence+Operators.swift"),
    .shared(
      "concat(_:)", isStatic: true, lifetime: .inputs, since: .init(3), twin: .driverArguments,
      "SharedSequence+Operators.swift: a collection; there is no instance form"),
    .shared(
      "combineLatest(_:…)", isStatic: true, lifetime: .inputs, since: .init(3, 4), twin: .driverArguments,
      "SharedSequence+Operators+arity.swift since 3.4.1: all Drivers or all Signals"),
    .shared(
      "combineLatest(_:…resultSelector:)", isStatic: true, throwing: true, lifetime: .inputs, twin: .driverArguments,
      "SharedSequence+Operators+arity.swift: a throwing closure fails even a Driver; a collection since 5.0"),
    .shared(
      "combineLatest(_:_:)", isStatic: true, lifetime: .inputs, since: .init(3), until: .init(5),
      now: "combineLatest(_:resultSelector:)", twin: .driverArguments,
      "SharedSequence+Operators.swift in 4.5: a collection and a closure"),
    .shared(
      "zip(_:…)", isStatic: true, lifetime: .inputs, since: .init(3, 4), twin: .driverArguments,
      "SharedSequence+Operators+arity.swift since 3.4.1"),
    .shared(
      "zip(_:…resultSelector:)", isStatic: true, throwing: true, lifetime: .inputs, twin: .driverArguments,
      "SharedSequence+Operators+arity.swift: a throwing closure fails even a Driver; a collection since 5.0"),
    .shared(
      "zip(_:_:)", isStatic: true, lifetime: .inputs, since: .init(3), until: .init(5), now: "zip(_:resultSelector:)",
      twin: .driverArguments, "SharedSequence+Operators.swift in 4.5: a collection and a closure"),
    .shared("withLatestFrom(_:)", twin: .driverArguments, "SharedSequence+Operators.swift: a Driver or a Signal"),
    .shared(
      "withLatestFrom(_:resultSelector:)", twin: .driverArguments,
      "SharedSequence+Operators.swift: the same strategy, and the closure cannot throw"),
  ]

  private static let timing: [CatalogueRow] = [
    .shared("debounce(_:)", "SharedSequence+Operators.swift: on main, so there is no scheduler"),
    .shared("throttle(_:latest?:)", since: .init(3, 4), "SharedSequence+Operators.swift"),
    .shared(
      "throttle(_:)", until: .init(3, 4), now: "throttle(_:latest:)",
      "SharedSequence+Operators.swift in 3.3; in 2.x it does what debounce does"),
    .shared("delay(_:)", since: .init(3, 6), "SharedSequence+Operators.swift"),
  ]

  private static let conversions: [CatalogueRow] = [
    converted(
      "asObservable()", result: .observable, "SharedSequence.swift: still shared; what follows runs once a subscriber"),
    converted("asDriver()", on: .driver, result: .driver, "Driver.swift"),
    converted("asSignal()", on: .signal, result: .signal, since: .init(4), "Signal.swift"),
    converted("asSharedSequence()", result: .same, since: .init(3), "SharedSequence.swift"),
    converted("asInfallible()", result: .infallible, since: .init(6, 6), "SharedSequence.swift"),
    converted(
      "values", result: .other, since: .init(6, 5), "SharedSequence+Concurrency.swift: belongs to the main actor"),
  ]

  /// Spellings of 2.x.
  private static let removed: [CatalogueRow] = [
    .shared("doOn(_:)", on: .driver, until: .init(3), now: "do(onNext:)", "Driver+Operators.swift in 2.6"),
    .shared(
      "doOn(onNext?:onError?:onCompleted?:)", on: .driver, until: .init(3), now: "do(onNext:onCompleted:)",
      "Driver+Operators.swift in 2.6"),
    .shared(
      "doOnNext(_:)", on: .driver, since: .init(2, 2), until: .init(3), now: "do(onNext:)",
      "Driver+Operators.swift in 2.6"),
    .shared(
      "doOnCompleted(_:)", on: .driver, since: .init(2, 2), until: .init(3), now: "do(onCompleted:)",
      "Driver+Operators.swift in 2.6"),
    .end(
      "driveNext(_:)", kind: .sink, on: .driver, until: .init(3), now: "drive(onNext:)",
      "Driver+Subscription.swift in 2.6"),
  ]

  /// A Driver that begins without being shared: nothing costs enough to share it.
  private static func raw(
    _ signature: StaticString, delivery: CatalogueRow.DeliveryEffect = .main, lifetime: CatalogueRow.LifetimeEffect,
    since: RxVersion? = nil, _ note: String
  ) -> CatalogueRow {
    .source(
      signature, on: .shared, delivery: delivery, lifetime: lifetime, result: .same, since: since, twin: .same, note)
  }

  private static func converted(
    _ signature: StaticString, on receiver: CatalogueRow.Receiver = .shared, result: CatalogueRow.ResultTrait,
    since: RxVersion? = nil, _ note: String
  ) -> CatalogueRow {
    .conversion(
      signature, on: receiver, delivery: .main, failure: .never, sharing: .keep, result: result, since: since,
      twin: .same, note)
  }
}
