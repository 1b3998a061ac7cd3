/// From one trait to another.
enum Conversions {
  static let rows: [CatalogueRow] = toShared + toObservable + toPrimitive + toInfallible + toAsync

  private static let toShared: [CatalogueRow] = [
    .conversion(
      "asDriver(onErrorJustReturn:)", on: .any, delivery: .main, failure: .catches, sharing: .shares, result: .driver,
      twin: .needless, "ObservableConvertibleType+Driver.swift: main first, then the catch, so the element is on main"),
    .conversion(
      "asDriver(onErrorDriveWith:)", on: .any, delivery: .main, failure: .catches, sharing: .shares, result: .driver,
      twin: .needless, "ObservableConvertibleType+Driver.swift"),
    .conversion(
      "asDriver(onErrorRecover:)", on: .any, delivery: .main, failure: .catches, sharing: .shares, result: .driver,
      twin: .needless, "ObservableConvertibleType+Driver.swift: the closure runs on main and returns a Driver"),
    .conversion(
      "asSignal(onErrorJustReturn:)", on: .any, delivery: .main, failure: .catches, sharing: .shares, result: .signal,
      since: .init(4), twin: .same, "ObservableConvertibleType+Signal.swift"),
    .conversion(
      "asSignal(onErrorSignalWith:)", on: .any, delivery: .main, failure: .catches, sharing: .shares, result: .signal,
      since: .init(4), twin: .same, "ObservableConvertibleType+Signal.swift"),
    .conversion(
      "asSignal(onErrorRecover:)", on: .any, delivery: .main, failure: .catches, sharing: .shares, result: .signal,
      since: .init(4), twin: .same, "ObservableConvertibleType+Signal.swift"),
    .conversion(
      "asSharedSequence(sharingStrategy?:onErrorJustReturn:)", on: .any, delivery: .main, failure: .catches,
      sharing: .shares, result: .other, since: .init(3), twin: .needless,
      "ObservableConvertibleType+SharedSequence.swift: as the strategy has it; RxCocoa's two are on main and shared"),
    .conversion(
      "asSharedSequence(sharingStrategy?:onErrorDriveWith:)", on: .any, delivery: .main, failure: .catches,
      sharing: .shares, result: .other, since: .init(3), twin: .needless,
      "ObservableConvertibleType+SharedSequence.swift"),
    .conversion(
      "asSharedSequence(sharingStrategy?:onErrorRecover:)", on: .any, delivery: .main, failure: .catches,
      sharing: .shares, result: .other, since: .init(3), twin: .needless,
      "ObservableConvertibleType+SharedSequence.swift"),
  ]

  private static let toObservable: [CatalogueRow] = [
    .conversion("asObservable()", on: .any, result: .observable, twin: .same, "ObservableConvertibleType.swift"),
    .conversion(
      "asObservable(priority?:)", on: .sequence, type: "AsyncSequence", delivery: .background,
      failure: .adds("the sequence may throw"), sharing: .effect("the iteration"), lifetime: .unknown,
      result: .observable, since: .init(6, 10), "Observable+Concurrency.swift: iterated in a detached task"),
    .conversion(
      "asObservable()", on: .sequence, type: "AsyncSequence", delivery: .unknown,
      failure: .adds("the sequence may throw"), sharing: .effect("the iteration"), lifetime: .unknown,
      result: .observable, since: .init(6, 5), until: .init(6, 10), now: "asObservable(priority:)",
      "Observable+Concurrency.swift in 6.9: iterated in a task"),
  ]

  private static let toPrimitive: [CatalogueRow] = [
    .conversion(
      "asSingle()", failure: .adds("there may be none or several elements"), lifetime: .finite, result: .single,
      since: .init(3, 3), "ObservableType+PrimitiveSequence.swift"),
    .conversion(
      "asMaybe()", failure: .adds("there may be several elements"), lifetime: .finite, result: .maybe,
      since: .init(3, 3), "ObservableType+PrimitiveSequence.swift"),
    .conversion(
      "asCompletable()", delivery: .nothing, lifetime: .finite, result: .completable, since: .init(3, 3),
      "ObservableType+PrimitiveSequence.swift since 3.3.1"),
    .conversion(
      "asCompleteable()", delivery: .nothing, lifetime: .finite, result: .completable, since: .init(3, 3),
      until: .init(3, 4), now: "asCompletable()", "PrimitiveSequence.swift in 3.3.0 alone, misspelt"),
    .conversion(
      "first()", lifetime: .finite, result: .single, since: .init(4, 4),
      "ObservableType+PrimitiveSequence.swift since 4.4.2: nil where the stream is empty, errors pass"),
  ]

  private static let toInfallible: [CatalogueRow] = [
    .conversion(
      "asInfallible(onErrorJustReturn:)", on: .any, failure: .catches, result: .infallible, since: .init(6),
      twin: .same, "ObservableConvertibleType+Infallible.swift"),
    .conversion(
      "asInfallible(onErrorFallbackTo:)", on: .any, delivery: .keepOrInner, failure: .catches, sharing: .inner,
      result: .infallible, since: .init(6), twin: .same, "ObservableConvertibleType+Infallible.swift"),
    .conversion(
      "asInfallible(onErrorRecover:)", on: .any, delivery: .keepOrInner, failure: .catches, sharing: .inner,
      result: .infallible, since: .init(6), twin: .same, "ObservableConvertibleType+Infallible.swift"),
  ]

  private static let toAsync: [CatalogueRow] = [
    .conversion(
      "values", on: .any, result: .other, since: .init(6, 5), twin: .same,
      "Observable+Concurrency.swift: to be awaited; on a Driver it belongs to the main actor")
  ]
}
