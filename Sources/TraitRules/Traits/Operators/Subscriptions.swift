/// Where a chain ends. The thread and the error arrive at the observer as they are; what happens then is the sink's
/// affair.
enum Subscriptions {
  static let rows: [CatalogueRow] = bindings + subscribing + driving + emitting + disposing

  private static let bindings: [CatalogueRow] = [
    .end(
      "bind(to:)", kind: .sink, since: .init(3, 4),
      "Observable+Bind.swift: an observer, a relay (4.1) or a function of the sequence"),
    .end(
      "bind(to:…)", kind: .sink, since: .init(5),
      "Observable+Bind.swift: several observers of one type, one subscription"),
    .end(
      "bind(to:curriedArgument:)", kind: .sink, result: .other, since: .init(3, 4),
      "Observable+Bind.swift: mostly rx.items with its closure behind it"),
    .end("bind(onNext:)", kind: .sink, since: .init(3, 4), "Observable+Bind.swift: an error stops a debug build"),
    .end("bind(with:onNext:)", kind: .sink, since: .init(6, 1), "Observable+Bind.swift: holds the object weakly"),
    .end(
      "bindTo(_:)", kind: .sink, deprecated: .init(3, 4), until: .init(6), now: "bind(to:)", "Deprecated.swift in 5.1"),
    .end(
      "bindTo(_:curriedArgument:)", kind: .sink, result: .other, deprecated: .init(3, 4), until: .init(6),
      now: "bind(to:curriedArgument:)", "Deprecated.swift in 5.1"),
    .end(
      "bindNext(_:)", kind: .sink, deprecated: .init(3, 4), until: .init(6), now: "bind(onNext:)",
      "Deprecated.swift in 5.1"),
    .end("bind(to:…)", kind: .sink, on: .infallible, since: .init(6), "Infallible+Bind.swift"),
    .end(
      "bind(to:curriedArgument:)", kind: .sink, on: .infallible, result: .other, since: .init(6),
      "Infallible+Bind.swift"),
    .end(
      "bind(onNext:)", kind: .sink, on: .infallible, since: .init(6), "Infallible+Bind.swift: there is no bind(with:)"),
  ]

  private static let subscribing: [CatalogueRow] = [
    .end("subscribe(_:)", kind: .subscription, "Observable.swift: an observer or a closure of events"),
    .end("subscribe()", kind: .subscription, "ObservableType+Extensions.swift: every closure left out"),
    .end(
      "subscribe(onNext?:onError?:onCompleted?:onDisposed?:)", kind: .subscription,
      "ObservableType+Extensions.swift: an error without onError is printed in a debug build"),
    .end(
      "subscribe(with:onNext?:onError?:onCompleted?:onDisposed?:)", kind: .subscription, since: .init(6, 1),
      "ObservableType+Extensions.swift"),
    .end(
      "subscribe(file?:line?:function?:onNext?:onError?:onCompleted?:onDisposed?:)", kind: .subscription,
      since: .init(3), until: .init(4), now: "subscribe(onNext:onError:onCompleted:onDisposed:)",
      "ObservableType+Extensions.swift in 3.6"),
    .end("subscribe(_:)", kind: .subscription, on: .infallible, since: .init(6), "Infallible.swift"),
    .end(
      "subscribe(onNext?:onCompleted?:onDisposed?:)", kind: .subscription, on: .infallible, since: .init(6),
      "Infallible.swift"),
    .end(
      "subscribe(with:onNext?:onCompleted?:onDisposed?:)", kind: .subscription, on: .infallible, since: .init(6, 1),
      "Infallible.swift"),
  ]

  private static let driving: [CatalogueRow] = [
    .end("drive()", kind: .sink, on: .driver, since: .init(6), twin: .same, "Driver+Subscription.swift"),
    .end(
      "drive(_:)", kind: .sink, on: .driver, twin: .same,
      "Driver+Subscription.swift: stops the program off the main thread; never a PublishRelay"),
    .end(
      "drive(_:…)", kind: .sink, on: .driver, since: .init(6), twin: .same,
      "Driver+Subscription.swift: several observers of one type"),
    .end(
      "drive(_:curriedArgument:)", kind: .sink, on: .driver, result: .other, twin: .same, "Driver+Subscription.swift"),
    .end(
      "drive(onNext?:onCompleted?:onDisposed?:)", kind: .sink, on: .driver, twin: .same,
      "Driver+Subscription.swift: the label is needed, a bare closure can mean a function of the sequence"),
    .end(
      "drive(with:onNext?:onCompleted?:onDisposed?:)", kind: .sink, on: .driver, since: .init(6, 1), twin: .same,
      "Driver+Subscription.swift"),
  ]

  private static let emitting: [CatalogueRow] = [
    .end("emit()", kind: .sink, on: .signal, since: .init(6), "Signal+Subscription.swift"),
    .end(
      "emit(to:)", kind: .sink, on: .signal, since: .init(4),
      "Signal+Subscription.swift: from any thread; a BehaviorRelay from 4.3; no rx.items"),
    .end("emit(to:…)", kind: .sink, on: .signal, since: .init(6), "Signal+Subscription.swift"),
    .end(
      "emit(onNext?:onCompleted?:onDisposed?:)", kind: .sink, on: .signal, since: .init(4), "Signal+Subscription.swift"),
    .end(
      "emit(with:onNext?:onCompleted?:onDisposed?:)", kind: .sink, on: .signal, since: .init(6, 1),
      "Signal+Subscription.swift"),
  ]

  /// What follows a subscription. The receiver is no sequence.
  private static let disposing: [CatalogueRow] = [
    .end(
      "disposed(by:)", kind: .subscription, on: .library, type: "Disposable", result: .other, since: .init(3, 2),
      "DisposeBag.swift"),
    .end("dispose()", kind: .subscription, on: .library, type: "Disposable", result: .other, "Disposable.swift"),
    .end(
      "addDisposableTo(_:)", kind: .subscription, on: .library, type: "Disposable", result: .other,
      deprecated: .init(4), until: .init(6), now: "disposed(by:)", "Deprecated.swift in 5.1"),
    .end("init()", kind: .subscription, on: .library, type: "DisposeBag", result: .other, "DisposeBag.swift"),
    .end(
      "init(disposing:…)", kind: .subscription, on: .library, type: "DisposeBag", result: .other, since: .init(4, 3),
      "DisposeBag.swift"),
    .end(
      "init(builder:)", kind: .subscription, on: .library, type: "DisposeBag", result: .other, since: .init(6),
      "DisposeBag.swift"),
    .end(
      "insert(_:…)", kind: .subscription, on: .library, type: "DisposeBag", result: .other, since: .init(3),
      "DisposeBag.swift"),
    .end(
      "insert(builder:)", kind: .subscription, on: .library, type: "DisposeBag", result: .other, since: .init(6),
      "DisposeBag.swift"),
    .end(
      "addDisposable(_:)", kind: .subscription, on: .library, type: "DisposeBag", result: .other, until: .init(3),
      now: "insert(_:)", "DisposeBag.swift in 2.6"),
  ]
}
