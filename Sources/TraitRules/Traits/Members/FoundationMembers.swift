/// Members of Foundation's classes, from RxCocoa/Foundation. `FoundationSources` says what they bring.
enum FoundationMembers {
  static let rows: [ReactiveMember] = [
    object, notificationCenter, session,
  ].flatMap { $0 }

  private static let object: [ReactiveMember] = ReactiveMember.of(
    "NSObject",
    [
      .observable("deallocated", "Void"),
      .observable("deallocating", "Void"),
      .observable("methodInvoked(_:)", "[Any]"),
      .observable("sentMessage(_:)", "[Any]"),
      .observable("observe(_:_:options:retainSelf:)", "Element?"),
      .observable("observe(_:options:)", "Element", since: .init(6)),
      .observable("observeWeakly(_:_:options:)", "Element?"),
    ])

  private static let notificationCenter: [ReactiveMember] = ReactiveMember.of(
    "NotificationCenter",
    [
      .observable("notification(_:object:)", "Notification")
    ])

  private static let session: [ReactiveMember] = ReactiveMember.of(
    "URLSession",
    [
      .observable("data(request:)", "Data"),
      .observable("json(request:)", "Any", until: .init(3, 1)),
      .observable("json(request:options:)", "Any", since: .init(3, 1)),
      .observable("json(url:)", "Any"),
      .observable("response(request:)", "(response: HTTPURLResponse, data: Data)"),
      .other("shouldLogRequest", "(URLRequest) -> Bool", since: .init(6)),
    ])
}
