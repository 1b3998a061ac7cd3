/// RxCocoa's extensions of Foundation. Which members `rx` has is in `ReactiveMembers`; here is what their sequences do.
enum FoundationSources {
  static let rows: [CatalogueRow] = requests + notifications + observation

  private static let requests: [CatalogueRow] = [
    request("response(request:)"), request("data(request:)"), request("json(request:options?:)"), request("json(url:)"),
    request("rx_response(_:)", until: .init(3)), request("rx_data(_:)", until: .init(3)),
    request("rx_JSON(_:)", until: .init(3)),
  ]

  private static let notifications: [CatalogueRow] = [
    made("notification(_:object?:)", type: "NotificationCenter", "NotificationCenter+Rx.swift: on the posting thread"),
    made(
      "rx_notification(_:object?:)", type: "NSNotificationCenter", until: .init(3),
      "NSNotificationCenter+Rx.swift in 2.6"),
  ]

  private static let observation: [CatalogueRow] = [
    made("observe(_:_:options?:retainSelf?:)", type: "NSObject", "NSObject+Rx.swift: on the thread that changes it"),
    made("observe(_:options?:)", type: "NSObject", "NSObject+Rx.swift: a key path"),
    made("observeWeakly(_:_:options?:)", type: "NSObject", "NSObject+Rx.swift"),
    made("sentMessage(_:)", type: "NSObject", "NSObject+Rx.swift: before the method, on the calling thread"),
    made("methodInvoked(_:)", type: "NSObject", "NSObject+Rx.swift: after the method, on the calling thread"),
    made("deallocated", type: "NSObject", lifetime: .finite, "NSObject+Rx.swift: on the thread that lets go"),
    made("deallocating", type: "NSObject", lifetime: .finite, "NSObject+Rx.swift"),
    made("rx_observe(_:_:options?:retainSelf?:)", type: "NSObject", until: .init(3), "NSObject+Rx.swift in 2.6"),
    made("rx_observeWeakly(_:_:options?:)", type: "NSObject", until: .init(3), "NSObject+Rx.swift in 2.6"),
    made("rx_sentMessage(_:)", type: "NSObject", until: .init(3), "NSObject+Rx.swift in 2.6"),
    made("rx_deallocated", type: "NSObject", lifetime: .finite, until: .init(3), "NSObject+Rx.swift in 2.6"),
    made("rx_deallocating", type: "NSObject", lifetime: .finite, until: .init(3), "NSObject+Rx.swift in 2.6"),
  ]

  private static func request(_ signature: StaticString, until: RxVersion? = nil) -> CatalogueRow {
    .source(
      signature, on: .reactive, type: "URLSession", isStatic: false, delivery: .background,
      failure: .adds("a request can fail"), sharing: .effect("a request"), until: until,
      "URLSession+Rx.swift: on the session's queue, which is no main queue unless the app made it one")
  }

  private static func made(
    _ signature: StaticString, type: String, lifetime: CatalogueRow.LifetimeEffect = .ongoing,
    until: RxVersion? = nil, _ note: String
  ) -> CatalogueRow {
    .source(
      signature, on: .reactive, type: type, isStatic: false, delivery: .caller, lifetime: lifetime, until: until, note)
  }
}
