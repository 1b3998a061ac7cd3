/// Single, Maybe and Completable. They end after one element, so an error ends nothing that would have gone on.
enum PrimitiveOperators {
  static let rows: [CatalogueRow] = sources + steps + errors + timing + combining + conversions + subscriptions

  private static let sources: [CatalogueRow] = [
    made("just(_:)", delivery: .subscriber, "Single.swift, Maybe.swift"),
    made("just(_:scheduler:)", delivery: .scheduler, "Single.swift, Maybe.swift"),
    made("never()", delivery: .nothing, lifetime: .ongoing, "Single.swift, Maybe.swift, Completable.swift"),
    made("empty()", delivery: .nothing, "Maybe.swift, Completable.swift; a Single has none"),
    made(
      "error(_:)", delivery: .nothing, failure: .adds("error(_:) sends an error"),
      "Single.swift, Maybe.swift, Completable.swift"),
    made(
      "create(subscribe:)", delivery: .caller, failure: .adds("the closure of create may send one"),
      sharing: .effect("the closure of create"), "Single.swift, Maybe.swift, Completable.swift"),
    made(
      "create(detached?:priority?:work:)", delivery: .background, throwing: true, sharing: .effect("the task"),
      since: .init(6, 8), "PrimitiveSequence+Concurrency.swift: Single only"),
    made(
      "deferred(_:)", delivery: .inner, failure: .inner, throwing: true, sharing: .effect("the closure of deferred"),
      lifetime: .inner, "PrimitiveSequence.swift"),
    made(
      "using(_:primitiveSequenceFactory:)", delivery: .inner, failure: .inner, throwing: true,
      sharing: .effect("the closures of using"), lifetime: .inner, since: .init(3, 5), "PrimitiveSequence.swift"),
    made("timer(_:scheduler:)", delivery: .scheduler, "PrimitiveSequence.swift"),
  ]

  private static let steps: [CatalogueRow] = [
    .primitive("map(_:)", throwing: true, twin: .same, "Single.swift, Maybe.swift"),
    .primitive(
      "compactMap(_:)", throwing: true, result: .maybe, since: .init(5, 1), twin: .same, "Single.swift, Maybe.swift"),
    .primitive("filter(_:)", throwing: true, result: .maybe, twin: .same, "Single.swift, Maybe.swift"),
    .primitive(
      "flatMap(_:)", delivery: .inner, failure: .keepOrInner, throwing: true, sharing: .inner, lifetime: .inner,
      twin: .driverArguments, "Single.swift, Maybe.swift"),
    .primitive(
      "flatMapMaybe(_:)", on: .single, delivery: .inner, failure: .keepOrInner, throwing: true, sharing: .inner,
      lifetime: .inner, result: .maybe, since: .init(4, 2), "Single.swift"),
    .primitive(
      "flatMapCompletable(_:)", on: .single, delivery: .inner, failure: .keepOrInner, throwing: true, sharing: .inner,
      lifetime: .inner, result: .completable, since: .init(4, 2), "Single.swift"),
    .primitive(
      "debug(_?:trimOutput?:file?:line?:function?:)", since: .init(3, 4), twin: .same, "PrimitiveSequence.swift"),
    does(
      "do(onNext?:onError?:onCompleted?:onSubscribe?:onSubscribed?:onDispose?:)", on: .primitive, since: .init(3, 3),
      until: .init(5), now: "do(onNext:afterNext:)", "PrimitiveSequence.swift in 3.6, Maybe.swift in 4.5"),
    does(
      "do(onSuccess?:afterSuccess?:onError?:afterError?:onSubscribe?:onSubscribed?:onDispose?:)", on: .single,
      since: .init(5), "Single.swift"),
    does(
      "do(onSuccess?:onError?:onSubscribe?:onSubscribed?:onDispose?:)", on: .single, since: .init(4, 1),
      until: .init(5), now: "do(onNext:afterNext:)", "Single.swift in 4.5"),
    does(
      "do(onNext:onError?:onSubscribe?:onSubscribed?:onDispose?:)", on: .single, since: .init(4),
      deprecated: .init(4, 1),
      until: .init(6), now: "do(onSuccess:onError:)", "Deprecated.swift in 5.1"),
    does(
      "do(onNext?:afterNext?:onError?:afterError?:onCompleted?:afterCompleted?:onSubscribe?:onSubscribed?:onDispose?:)",
      on: .maybe, since: .init(5), "Maybe.swift"),
    does(
      "do(onError?:afterError?:onCompleted?:afterCompleted?:onSubscribe?:onSubscribed?:onDispose?:)",
      on: .completable, since: .init(5), "Completable.swift"),
    does(
      "do(onError?:onCompleted?:onSubscribe?:onSubscribed?:onDispose?:)", on: .completable, since: .init(4),
      until: .init(5), now: "do(onNext:afterNext:)", "Completable.swift in 4.5"),
  ]

  private static let errors: [CatalogueRow] = [
    .primitive(
      "catch(_:)", delivery: .keepOrInner, failure: .catchesIntoInner, throwing: true, sharing: .inner,
      since: .init(6), twin: .needless, "PrimitiveSequence.swift"),
    .primitive(
      "catchError(_:)", delivery: .keepOrInner, failure: .catchesIntoInner, throwing: true, sharing: .inner,
      deprecated: .init(6), now: "catch(_:)", twin: .needless, "PrimitiveSequence.swift"),
    .primitive("catchAndReturn(_:)", failure: .catches, since: .init(6), twin: .needless, "Single.swift, Maybe.swift"),
    .primitive(
      "catchErrorJustReturn(_:)", failure: .catches, since: .init(4, 2), deprecated: .init(6),
      now: "catchAndReturn(_:)", twin: .needless, "Single.swift, Maybe.swift"),
    .primitive("retry()", failure: .retries, "PrimitiveSequence.swift"),
    .primitive("retry(_:)", "PrimitiveSequence.swift: a number of attempts"),
    .primitive("retry(when:)", failure: .handler, since: .init(6), "PrimitiveSequence.swift"),
    .primitive(
      "retryWhen(_:)", failure: .handler, deprecated: .init(6), now: "retry(when:)", "PrimitiveSequence.swift"),
    .primitive("ifEmpty(default:)", on: .maybe, result: .single, since: .init(4, 2), "Maybe.swift"),
    .primitive(
      "ifEmpty(switchTo:)", on: .maybe, delivery: .inputs, failure: .inputs, sharing: .inputs, since: .init(4, 2),
      "Maybe.swift: a Single where the argument is one"),
  ]

  private static let timing: [CatalogueRow] = [
    .primitive("observe(on:)", delivery: .scheduler, since: .init(6), twin: .needless, "PrimitiveSequence.swift"),
    .primitive(
      "observeOn(_:)", delivery: .scheduler, deprecated: .init(6), now: "observe(on:)", twin: .needless,
      "PrimitiveSequence.swift"),
    .primitive("subscribe(on:)", delivery: .subscriberOnScheduler, since: .init(6), "PrimitiveSequence.swift"),
    .primitive(
      "subscribeOn(_:)", delivery: .subscriberOnScheduler, deprecated: .init(6), now: "subscribe(on:)",
      "PrimitiveSequence.swift"),
    .primitive("delaySubscription(_:scheduler:)", delivery: .subscriberOnScheduler, "PrimitiveSequence.swift"),
    .primitive("delay(_:scheduler:)", delivery: .scheduler, twin: .withoutScheduler, "PrimitiveSequence.swift"),
    .primitive(
      "timeout(_:scheduler:)", failure: .adds("times out"), since: .init(3, 6),
      "PrimitiveSequence.swift"),
    .primitive(
      "timeout(_:other:scheduler:)", delivery: .unknown, failure: .inputs, sharing: .inputs, since: .init(3, 6),
      "PrimitiveSequence.swift"),
  ]

  private static let combining: [CatalogueRow] = [
    joined("zip(_:…)", "PrimitiveSequence+Zip+arity.swift; a collection since 4.2; Completable's since 5.0"),
    joined("zip(_:…resultSelector:)", throwing: true, "PrimitiveSequence+Zip+arity.swift; a collection since 5.0"),
    joined(
      "zip(_:_:)", on: .single, throwing: true, since: .init(4, 2), until: .init(5), now: "zip(_:resultSelector:)",
      "Single.swift in 4.5: a collection and a closure"),
    joined(
      "merge(_:…)", on: .completable, since: .init(3, 5), deprecated: .init(5), until: .init(6), now: "zip(_:)",
      "Deprecated.swift in 5.1"),
    joined("concat(_:…)", on: .completable, since: .init(3, 6), "Completable.swift"),
    joined("concat(_:)", on: .completable, isStatic: false, since: .init(3, 6), "Completable.swift"),
    .joining(
      "andThen(_:)", on: .completable, isStatic: false, result: .other, since: .init(3, 6),
      "Completable+AndThen.swift: the trait of the argument"),
  ]

  private static let conversions: [CatalogueRow] = [
    .conversion(
      "asObservable()", on: .primitive, result: .observable, since: .init(3, 3), twin: .same, "PrimitiveSequence.swift"),
    .conversion("asMaybe()", on: .single, result: .maybe, since: .init(4, 2), "Single.swift"),
    .conversion(
      "asCompletable()", on: .single, delivery: .nothing, result: .completable, since: .init(4, 2), "Single.swift"),
    .conversion("primitiveSequence", on: .primitive, result: .same, since: .init(3, 3), "PrimitiveSequence.swift"),
    .conversion(
      "value", on: .primitive, result: .other, since: .init(6, 5), "PrimitiveSequence+Concurrency.swift: to be awaited"),
  ]

  private static let subscriptions: [CatalogueRow] = [
    ended("subscribe(_:)", on: .primitive, "Single.swift, Maybe.swift, Completable.swift: a closure of events"),
    ended("subscribe(onSuccess?:onFailure?:onDisposed?:)", on: .single, since: .init(6), "Single.swift"),
    ended(
      "subscribe(onSuccess?:onError:onDisposed?:)", on: .single, since: .init(6), deprecated: .init(6),
      now: "subscribe(onSuccess:onFailure:onDisposed:)", "Single.swift"),
    ended("subscribe(with:onSuccess?:onFailure?:onDisposed?:)", on: .single, since: .init(6, 1), "Single.swift"),
    ended(
      "subscribe(onSuccess?:onError?:)", on: .single, since: .init(3, 4), until: .init(6),
      now: "subscribe(onSuccess:onFailure:onDisposed:)", "Single.swift in 5.1"),
    ended("subscribe(onSuccess?:onError?:onCompleted?:onDisposed?:)", on: .maybe, since: .init(6), "Maybe.swift"),
    ended(
      "subscribe(with:onSuccess?:onError?:onCompleted?:onDisposed?:)", on: .maybe, since: .init(6, 1), "Maybe.swift"),
    ended(
      "subscribe(onSuccess?:onError?:onCompleted?:)", on: .maybe, since: .init(3, 4), until: .init(6),
      now: "subscribe(onSuccess:onError:onCompleted:onDisposed:)", "Maybe.swift in 5.1"),
    ended("subscribe(onCompleted?:onError?:onDisposed?:)", on: .completable, since: .init(6), "Completable.swift"),
    ended(
      "subscribe(with:onCompleted?:onError?:onDisposed?:)", on: .completable, since: .init(6, 1), "Completable.swift"),
    ended(
      "subscribe(onCompleted?:onError?:)", on: .completable, since: .init(3, 4), until: .init(6),
      now: "subscribe(onCompleted:onError:onDisposed:)", "Completable.swift in 5.1"),
  ]

  private static func made(
    _ signature: StaticString, delivery: CatalogueRow.DeliveryEffect, failure: CatalogueRow.FailureEffect = .never,
    throwing: Bool = false, sharing: CatalogueRow.SharingEffect = .cheap,
    lifetime: CatalogueRow.LifetimeEffect = .finite, since: RxVersion = RxVersion(3, 3), _ note: String
  ) -> CatalogueRow {
    .source(
      signature, on: .primitive, delivery: delivery, failure: failure, throwing: throwing, sharing: sharing,
      lifetime: lifetime, result: .same, since: since, note)
  }

  private static func does(
    _ signature: StaticString, on receiver: CatalogueRow.Receiver, since: RxVersion, deprecated: RxVersion? = nil,
    until: RxVersion? = nil, now: String? = nil, _ note: String
  ) -> CatalogueRow {
    .primitive(
      signature, on: receiver, throwing: true, sharing: .effect("the closure of do"), since: since,
      deprecated: deprecated, until: until, now: now, note)
  }

  private static func joined(
    _ signature: StaticString, on receiver: CatalogueRow.Receiver = .primitive, isStatic: Bool = true,
    throwing: Bool = false, since: RxVersion = RxVersion(3, 3), deprecated: RxVersion? = nil, until: RxVersion? = nil,
    now: String? = nil, _ note: String
  ) -> CatalogueRow {
    .joining(
      signature, on: receiver, isStatic: isStatic, throwing: throwing, result: .same, since: since,
      deprecated: deprecated, until: until, now: now, note)
  }

  private static func ended(
    _ signature: StaticString, on receiver: CatalogueRow.Receiver, since: RxVersion = RxVersion(3, 3),
    deprecated: RxVersion? = nil, until: RxVersion? = nil, now: String? = nil, _ note: String
  ) -> CatalogueRow {
    .end(
      signature, kind: .subscription, on: receiver, since: since, deprecated: deprecated, until: until, now: now, note)
  }
}
