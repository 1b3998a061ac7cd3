/// Steps after which subscribers share one run of what is above. What is below runs once a subscriber.
enum SharingOperators {
  static let rows: [CatalogueRow] = [
    .step(
      "share(replay?:scope?:)", sharing: .shares, since: .init(3, 5), twin: .needless,
      "ShareReplayScope.swift: replay 0, whileConnected; in 3.5 and 3.6 the scope has no default"),
    .step(
      "share()", sharing: .shares, until: .init(4), now: "share(replay:scope:)", twin: .needless,
      "Multicast.swift in 3.6: one subject for ever, so a share that has ended stays so"),
    .step(
      "shareReplay(_:)", sharing: .shares, deprecated: .init(4), until: .init(6), now: "share(replay:scope:)",
      twin: .needless, "Deprecated.swift in 5.1: replays for ever, an error too"),
    .step(
      "shareReplayLatestWhileConnected()", sharing: .shares, deprecated: .init(4), until: .init(6),
      now: "share(replay:scope:)", twin: .needless, "Deprecated.swift in 5.1: the same as share(replay: 1)"),
    .step(
      "publish()", sharing: .shares, result: .connectable, twin: .needless,
      "Multicast.swift: nothing flows before connect() or refCount()"),
    .step("replay(_:)", sharing: .shares, result: .connectable, twin: .needless, "Multicast.swift"),
    .step("replayAll()", sharing: .shares, result: .connectable, twin: .needless, "Multicast.swift"),
    .step("multicast(_:)", sharing: .shares, result: .connectable, twin: .needless, "Multicast.swift"),
    .step(
      "multicast(makeSubject:)", sharing: .shares, result: .connectable, since: .init(3, 5), twin: .needless,
      "Multicast.swift"),
    .step(
      "multicast(_:selector:)", delivery: .inner, failure: .inner, throwing: true, sharing: .inner,
      "Multicast.swift: shared inside the closure only"),
    .step("refCount()", on: .connectable, twin: .needless, "Multicast.swift"),
    .end("connect()", kind: .connect, on: .connectable, "ConnectableObservableType.swift"),
  ]
}
