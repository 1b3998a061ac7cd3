/// RxCocoa's traits of controls. Main and without errors is what their implementor promises; the types do not see to
/// it, and they do not share: each subscriber adds a target and reads the value again, which costs nothing.
enum ControlTraits {
  static let rows: [CatalogueRow] = events + properties + observers

  private static let events: [CatalogueRow] = [
    control("init(events:)", on: .controlEvent, type: "ControlEvent", result: .controlEvent, "ControlEvent.swift"),
    .conversion("asControlEvent()", on: .controlEvent, result: .controlEvent, "ControlEvent.swift"),
    .conversion(
      "asDriver()", on: .controlEvent, delivery: .main, failure: .never, sharing: .shares, result: .driver,
      "ControlEvent+Driver.swift: replays the last event to who comes late, which asSignal() does not"),
    .conversion(
      "asSignal()", on: .controlEvent, delivery: .main, failure: .never, sharing: .shares, result: .signal,
      since: .init(4, 1), "ControlEvent+Signal.swift"),
    .conversion("asInfallible()", on: .controlEvent, result: .infallible, since: .init(6, 6), "ControlEvent.swift"),
    .conversion("asObservable()", on: .controlEvent, result: .observable, "ControlEvent.swift"),
  ]

  private static let properties: [CatalogueRow] = [
    control(
      "init(values:valueSink:)", on: .controlProperty, type: "ControlProperty", result: .controlProperty,
      "ControlProperty.swift: subscribes on main and does not observe there"),
    .conversion("asControlProperty()", on: .controlProperty, result: .controlProperty, "ControlProperty.swift"),
    .conversion(
      "asDriver()", on: .controlProperty, delivery: .main, failure: .never, sharing: .shares, result: .driver,
      "ControlProperty+Driver.swift"),
    .conversion("asObservable()", on: .controlProperty, result: .observable, "ControlProperty.swift"),
    .conversion(
      "changed", on: .controlProperty, result: .controlEvent, since: .init(3, 1),
      "ControlProperty.swift: without the value at subscription"),
    .conversion(
      "orEmpty", on: .controlProperty, result: .controlProperty, since: .init(3),
      "ControlProperty.swift: nil becomes an empty string"),
  ]

  /// What takes elements without being a sequence.
  private static let observers: [CatalogueRow] = [
    observer(
      "init(_:scheduler?:binding:)", "Binder", since: .init(4),
      "Binder.swift: moves each element to the scheduler, by default main; an error stops a debug build"),
    observer(
      "init(UIElement:binding:)", "UIBindingObserver", since: .init(2, 2), deprecated: .init(4), until: .init(6),
      now: "Binder.init(_:scheduler:binding:)",
      "Deprecated.swift in 5.1: moves to main since 3.1, before that it stops the program off main"),
    observer("init(_:)", "AnyObserver", "AnyObserver.swift"),
    observer("init(eventHandler:)", "AnyObserver", "AnyObserver.swift: the closure runs on the delivering thread"),
    observer("on(_:)", "AnyObserver", "AnyObserver.swift"),
    observer("on(_:)", "Binder", since: .init(4), "Binder.swift"),
    observer(
      "on(_:)", "UIBindingObserver", since: .init(2, 2), deprecated: .init(4), until: .init(6), now: "Binder.on(_:)",
      "Deprecated.swift in 5.1"),
    .end(
      "on(_:)", kind: .sink, on: .controlProperty, result: .other,
      "ControlProperty.swift: hands the event to the sink that it was made with"),
    observer("asObserver()", "AnyObserver", "AnyObserver.swift"),
    observer("asObserver()", "Binder", since: .init(4), "Binder.swift"),
    observer(
      "asObserver()", "UIBindingObserver", since: .init(2, 2), deprecated: .init(4), until: .init(6),
      now: "Binder.asObserver()", "Deprecated.swift in 5.1"),
    observer("mapObserver(_:)", "AnyObserver", since: .init(3), "AnyObserver.swift: a throwing closure sends an error"),
  ]

  private static func control(
    _ signature: StaticString, on receiver: CatalogueRow.Receiver, type: String, result: CatalogueRow.ResultTrait,
    _ note: String
  ) -> CatalogueRow {
    .source(
      signature, on: receiver, type: type, isStatic: false, delivery: .mainByContract, lifetime: .ongoing,
      result: result, note)
  }

  private static func observer(
    _ signature: StaticString, _ type: String, since: RxVersion? = nil, deprecated: RxVersion? = nil,
    until: RxVersion? = nil, now: String? = nil, _ note: String
  ) -> CatalogueRow {
    .end(
      signature, kind: .sink, on: .library, type: type, result: .other, since: since, deprecated: deprecated,
      until: until, now: now, note)
  }
}
