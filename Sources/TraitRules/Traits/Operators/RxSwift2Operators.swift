/// Spellings of RxSwift 2, all gone in 3.0. Those that 3.0 kept under another name stand beside their successors.
enum RxSwift2Operators {
  static let rows: [CatalogueRow] = sideEffects + subscriptions + collections

  private static let sideEffects: [CatalogueRow] = [
    does("doOn(_:)", now: "do(onNext:)", "Observable+Single.swift in 2.6: a closure of events"),
    does(
      "doOn(onNext?:onError?:onCompleted?:)", now: "do(onNext:onError:onCompleted:)", "Observable+Single.swift in 2.6"),
    does("doOnNext(_:)", since: .init(2, 2), now: "do(onNext:)", "Observable+Single.swift in 2.6"),
    does("doOnError(_:)", since: .init(2, 2), now: "do(onError:)", "Observable+Single.swift in 2.6: handles nothing"),
    does("doOnCompleted(_:)", since: .init(2, 2), now: "do(onCompleted:)", "Observable+Single.swift in 2.6"),
  ]

  private static let subscriptions: [CatalogueRow] = [
    ended("subscribeNext(_:)", now: "subscribe(onNext:)"),
    ended("subscribeError(_:)", now: "subscribe(onError:)"),
    ended("subscribeCompleted(_:)", now: "subscribe(onCompleted:)"),
    ended("subscribeSafe(_:)", now: "subscribe(_:)"),
  ]

  /// On a Swift collection of sequences, or of elements.
  private static let collections: [CatalogueRow] = [
    .source(
      "toObservable()", on: .sequence, isStatic: false, delivery: .subscriber, until: .init(3), now: "from(_:)",
      "Observable+Creation.swift in 2.6"),
    .source(
      "toObservable(_:)", on: .sequence, isStatic: false, delivery: .scheduler, until: .init(3),
      now: "from(_:scheduler:)", "Observable+Creation.swift in 2.6"),
    joined("combineLatest(_:)", throwing: true, now: "combineLatest(_:resultSelector:)"),
    joined("zip(_:)", throwing: true, now: "zip(_:resultSelector:)"),
    joined("concat()", now: "concat(_:)"),
    joined("amb()", now: "amb(_:)"),
    joined("catchError()", now: "catchError(_:)"),
  ]

  private static func does(
    _ signature: StaticString, since: RxVersion? = nil, now: String, _ note: String
  ) -> CatalogueRow {
    .step(
      signature, throwing: true, sharing: .effect("the closure of do"), since: since, until: .init(3), now: now,
      twin: .same, note)
  }

  private static func ended(_ signature: StaticString, now: String) -> CatalogueRow {
    .end(signature, kind: .subscription, until: .init(3), now: now, "Observable+Extensions.swift in 2.6")
  }

  private static func joined(_ signature: StaticString, throwing: Bool = false, now: String) -> CatalogueRow {
    .joining(
      signature, on: .sequence, isStatic: false, throwing: throwing, until: .init(3), now: now,
      "Observable+Multiple.swift in 2.6")
  }
}
