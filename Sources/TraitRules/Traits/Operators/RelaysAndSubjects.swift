/// What is pushed into from outside: relays, subjects, and RxSwift 5's `Variable`. They are hot, and deliver on the
/// thread that pushes.
enum RelaysAndSubjects {
  static let rows: [CatalogueRow] = relays + conversions + subjects + variable + pushing

  private static let relays: [CatalogueRow] = [
    relay("init()", "PublishRelay", since: .init(4), "PublishRelay.swift"),
    relay("init(value:)", "BehaviorRelay", since: .init(4), "BehaviorRelay.swift: the value on the subscribing thread"),
    relay("create(bufferSize:)", "ReplayRelay", since: .init(6), "ReplayRelay.swift"),
    relay("createUnbound()", "ReplayRelay", since: .init(6), "ReplayRelay.swift"),
  ]

  private static let subjects: [CatalogueRow] = [
    subject("init()", "PublishSubject", "PublishSubject.swift"),
    subject("init(value:)", "BehaviorSubject", "BehaviorSubject.swift: the value on the subscribing thread"),
    subject("create(bufferSize:)", "ReplaySubject", "ReplaySubject.swift"),
    subject("createUnbounded()", "ReplaySubject", "ReplaySubject.swift"),
    subject("init()", "AsyncSubject", since: .init(3, 3), "AsyncSubject.swift: the last element, at completion"),
  ]

  private static let conversions: [CatalogueRow] = [
    .conversion(
      "asObservable()", on: .relay, result: .observable, since: .init(4), "PublishRelay.swift, BehaviorRelay.swift"),
    .conversion(
      "asDriver()", on: .relay, type: "BehaviorRelay", delivery: .main, failure: .never, sharing: .shares,
      result: .driver, since: .init(4), "BehaviorRelay+Driver.swift: no PublishRelay and no ReplayRelay has it"),
    .conversion(
      "asSignal()", on: .relay, type: "PublishRelay", delivery: .main, failure: .never, sharing: .shares,
      result: .signal, since: .init(4), "PublishRelay+Signal.swift: no other relay has it"),
    .conversion(
      "asInfallible()", on: .relay, result: .infallible, since: .init(6, 6), "BehaviorRelay.swift and the others"),
    .conversion("asObserver()", on: .subject, result: .subject, "PublishSubject.swift and the others"),
  ]

  private static let variable: [CatalogueRow] = [
    .source(
      "init(_:)", on: .variable, type: "Variable", isStatic: false, delivery: .caller, sharing: .hot,
      lifetime: .ongoing, result: .variable, deprecated: .init(5), until: .init(6), now: "BehaviorRelay.init(value:)",
      "Deprecated.swift in 5.1: on the thread that sets value"),
    .conversion(
      "asObservable()", on: .variable, type: "Variable", result: .observable, deprecated: .init(5), until: .init(6),
      now: "BehaviorRelay.asObservable()", "Deprecated.swift in 5.1"),
    .conversion(
      "asDriver()", on: .variable, type: "Variable", delivery: .main, failure: .never, sharing: .shares,
      result: .driver, deprecated: .init(5), until: .init(6), now: "BehaviorRelay.asDriver()",
      "Deprecated.swift in 5.1"),
    .conversion(
      "asSharedSequence(strategy?:)", on: .variable, type: "Variable", delivery: .main, failure: .never,
      sharing: .shares, result: .other, since: .init(3), deprecated: .init(4), until: .init(6), now: "asDriver()",
      "Deprecated.swift in 5.1"),
  ]

  /// What delivers from the calling thread. No sequence comes out of it.
  private static let pushing: [CatalogueRow] = [
    push("accept(_:)", on: .relay, since: .init(4), "PublishRelay.swift, BehaviorRelay.swift: synchronous"),
    push("on(_:)", on: .subject, "PublishSubject.swift and the others: an event, so an error too"),
    push("onNext(_:)", on: .subject, "ObserverType.swift"),
    push("onError(_:)", on: .subject, "ObserverType.swift"),
    push("onCompleted()", on: .subject, "ObserverType.swift"),
    push(
      "value", on: .variable, type: "Variable", until: .init(6), now: "accept(_:)",
      "Deprecated.swift in 5.1: its setter"),
    .source(
      "value", on: .relay, type: "BehaviorRelay", isStatic: false, delivery: .nothing, result: .other,
      since: .init(4), "BehaviorRelay.swift: the element as it is now, no sequence"),
    .source(
      "value()", on: .subject, type: "BehaviorSubject", isStatic: false, delivery: .nothing,
      failure: .adds("throws once the subject has failed"), result: .other,
      "BehaviorSubject.swift: the element as it is now, no sequence"),
  ]

  private static func relay(_ signature: StaticString, _ type: String, since: RxVersion, _ note: String) -> CatalogueRow
  {
    .source(
      signature, on: .relay, type: type, isStatic: signature.hasStaticForm, delivery: .caller, sharing: .hot,
      lifetime: .ongoing, result: .relay, since: since, note)
  }

  private static func subject(
    _ signature: StaticString, _ type: String, since: RxVersion? = nil, _ note: String
  ) -> CatalogueRow {
    .source(
      signature, on: .subject, type: type, isStatic: signature.hasStaticForm, delivery: .caller,
      failure: .adds("an error may be sent into it"), sharing: .hot, lifetime: .ongoing, result: .subject,
      since: since, note)
  }

  private static func push(
    _ signature: StaticString, on receiver: CatalogueRow.Receiver, type: String? = nil, since: RxVersion? = nil,
    until: RxVersion? = nil, now: String? = nil, _ note: String
  ) -> CatalogueRow {
    .end(signature, kind: .sink, on: receiver, type: type, result: .other, since: since, until: until, now: now, note)
  }
}

extension StaticString {
  /// Whether it is a factory (`create(bufferSize:)`) rather than an initialiser.
  fileprivate var hasStaticForm: Bool { withUTF8Buffer { $0.first == UInt8(ascii: "c") } }
}
