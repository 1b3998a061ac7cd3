/// Infallible, RxSwift 6's observable that says it cannot fail. Where its type does not keep the promise (a closure
/// that may throw, an inner sequence that is no Infallible) the row says so.
enum InfallibleOperators {
  static let rows: [CatalogueRow] = sources + steps + combining + timing + conversions

  private static let sources: [CatalogueRow] = [
    made("just(_:)", delivery: .subscriber, "Infallible+Operators.swift"),
    made("just(_:scheduler:)", delivery: .scheduler, "Infallible+Operators.swift"),
    made("of(_:…)", delivery: .subscriber, "Infallible+Operators.swift"),
    made("of(_:…scheduler:)", delivery: .scheduler, "Infallible+Operators.swift"),
    made("from(_:)", delivery: .subscriber, "Infallible+Operators.swift"),
    made("from(_:scheduler:)", delivery: .scheduler, "Infallible+Operators.swift"),
    made("empty()", delivery: .nothing, "Infallible+Operators.swift"),
    made("never()", delivery: .nothing, lifetime: .ongoing, "Infallible+Operators.swift"),
    made(
      "create(subscribe:)", delivery: .caller, sharing: .effect("the closure of create"), lifetime: .unknown,
      "Infallible+Create.swift"),
    made(
      "deferred(_:)", delivery: .inner, throwing: true, sharing: .effect("the closure of deferred"),
      lifetime: .inner, "Infallible+Operators.swift: the closure may throw"),
  ]

  private static let steps: [CatalogueRow] = [
    .infallible("map(_:)", twin: .same, "Infallible+Operators.swift: the closure cannot throw"),
    .infallible("compactMap(_:)", twin: .same, "Infallible+Operators.swift"),
    .infallible("filter(_:)", twin: .same, "Infallible+Operators.swift"),
    .infallible("scan(_:accumulator:)", twin: .same, "Infallible+Operators.swift"),
    .infallible("scan(into:accumulator:)", "Infallible+Operators.swift"),
    .infallible("distinctUntilChanged()", twin: .same, "Infallible+Operators.swift"),
    .infallible("distinctUntilChanged(_:)", throwing: true, twin: .same, "Infallible+Operators.swift"),
    .infallible("distinctUntilChanged(_:comparer:)", throwing: true, twin: .same, "Infallible+Operators.swift"),
    .infallible("distinctUntilChanged(at:)", "Infallible+Operators.swift"),
    .infallible(
      "do(onNext?:afterNext?:onCompleted?:afterCompleted?:onSubscribe?:onSubscribed?:onDispose?:)", throwing: true,
      sharing: .effect("the closure of do"), twin: .same, "Infallible+Operators.swift"),
    .infallible(
      "debug(_?:trimOutput?:file?:line?:function?:)", since: .init(6, 6), twin: .same, "Infallible+Debug.swift"),
    .infallible("skip(while:)", throwing: true, "Infallible+Operators.swift"),
    .infallible(
      "skip(until:)", failure: .inputs, sharing: .inputs,
      "Infallible+Operators.swift: takes an Observable that may fail"),
    .infallible("take(_:)", lifetime: .finite, "Infallible+Operators.swift"),
    .infallible("take(for:scheduler:)", "Infallible+Operators.swift"),
    .infallible("take(while:behavior?:)", throwing: true, "Infallible+Operators.swift"),
    .infallible(
      "take(until:)", failure: .inputs, sharing: .inputs,
      "Infallible+Operators.swift: takes an Observable that may fail"),
    .infallible("take(until:behavior?:)", throwing: true, "Infallible+Operators.swift"),
    .infallible("share(replay?:scope?:)", sharing: .shares, twin: .needless, "Infallible+Operators.swift"),
    .infallible("withUnretained(_:)", "Infallible+Operators.swift"),
    .infallible("withUnretained(_:resultSelector:)", "Infallible+Operators.swift"),
    .infallible(
      "flatMap(_:)", delivery: .inner, failure: .keepOrInner, sharing: .inner, lifetime: .inner, twin: .driverArguments,
      "Infallible+Operators.swift: the closure may return what can fail"),
    .infallible(
      "flatMapFirst(_:)", delivery: .inner, failure: .keepOrInner, sharing: .inner, lifetime: .inner,
      twin: .driverArguments, "Infallible+Operators.swift"),
    .infallible(
      "flatMapLatest(_:)", delivery: .inner, failure: .keepOrInner, sharing: .inner, lifetime: .inner,
      twin: .driverArguments, "Infallible+Operators.swift"),
    .infallible(
      "concatMap(_:)", delivery: .inner, failure: .keepOrInner, sharing: .inner, lifetime: .inner,
      "Infallible+Operators.swift"),
  ]

  private static let combining: [CatalogueRow] = [
    .infallible(
      "startWith(_:)", delivery: .keepOrSubscriber, twin: .same, "Infallible+Operators.swift: exactly one element"),
    .infallible(
      "withLatestFrom(_:)", failure: .inputs, sharing: .inputs, twin: .driverArguments, "Infallible+Operators.swift"),
    .infallible(
      "withLatestFrom(_:resultSelector:)", failure: .inputs, throwing: true, sharing: .inputs, twin: .driverArguments,
      "Infallible+Operators.swift"),
    .infallible(
      "concat(_:)", delivery: .inputs, failure: .inputs, sharing: .inputs, lifetime: .inputs,
      "Infallible+Operators.swift: takes an Observable that may fail"),
    joined("concat(_:…)", twin: .missing, "Infallible+Operators.swift"),
    joined("merge(_:…)", "Infallible+Operators.swift: a collection that is no array is concatenated in all of 6.x"),
    joined(
      "combineLatest(_:…)", since: .init(6, 6),
      "Infallible+CombineLatest+arity.swift, Infallible+CombineLatest+Collection.swift"),
    joined(
      "combineLatest(_:…resultSelector:)", throwing: true,
      "Infallible+CombineLatest+arity.swift; a collection since 6.6; the closure may throw"),
    joined("zip(_:…resultSelector:)", throwing: true, "Infallible+Zip+arity.swift: the closure may throw"),
  ]

  private static let timing: [CatalogueRow] = [
    .infallible(
      "debounce(_:scheduler:)", delivery: .keepOrScheduler, twin: .withoutScheduler, "Infallible+Operators.swift"),
    .infallible(
      "throttle(_:latest?:scheduler:)", delivery: .keepOrScheduler, twin: .withoutScheduler,
      "Infallible+Operators.swift; there is no observe(on:)"),
  ]

  private static let conversions: [CatalogueRow] = [
    .conversion(
      "asObservable()", on: .infallible, result: .observable, since: .init(6), twin: .same, "Infallible.swift"),
    .conversion(
      "asDriver()", on: .infallible, delivery: .main, failure: .never, sharing: .shares, result: .driver,
      since: .init(6, 6), twin: .same, "Infallible+Driver.swift: there is no asSignal()"),
    .conversion(
      "values", on: .infallible, result: .other, since: .init(6, 5), twin: .same, "Infallible+Concurrency.swift"),
  ]

  private static func made(
    _ signature: StaticString, delivery: CatalogueRow.DeliveryEffect, throwing: Bool = false,
    sharing: CatalogueRow.SharingEffect = .cheap, lifetime: CatalogueRow.LifetimeEffect = .finite, _ note: String
  ) -> CatalogueRow {
    .source(
      signature, on: .infallible, delivery: delivery, throwing: throwing, sharing: sharing, lifetime: lifetime,
      result: .infallible, since: .init(6), note)
  }

  private static func joined(
    _ signature: StaticString, throwing: Bool = false, since: RxVersion = RxVersion(6),
    twin: CatalogueRow.DriverTwin = .driverArguments, _ note: String
  ) -> CatalogueRow {
    .joining(signature, on: .infallible, throwing: throwing, result: .infallible, since: since, twin: twin, note)
  }
}
