/// Rows of libraries beside RxSwift. Their versions are the library's own.
extension CatalogueRow {
  /// A sequence that a library makes.
  static func made(
    by library: String, _ signature: StaticString, on receiver: Receiver = .library, type: String? = nil,
    isStatic: Bool = false, delivery: DeliveryEffect, failure: FailureEffect = .never, throwing: Bool = false,
    sharing: SharingEffect = .cheap, lifetime: LifetimeEffect = .ongoing, result: ResultTrait = .observable,
    since: RxVersion? = nil, until: RxVersion? = nil, _ note: String
  ) -> CatalogueRow {
    CatalogueRow(
      signature, kind: .source, on: receiver, type: type, library: library, isStatic: isStatic, delivery: delivery,
      failure: failure, throwing: throwing, sharing: sharing, lifetime: lifetime, result: result, since: since,
      until: until, note: note)
  }

  /// A library's step of an observable.
  static func step(
    of library: String, _ signature: StaticString, on receiver: Receiver = .observable,
    delivery: DeliveryEffect = .keep,
    failure: FailureEffect = .keep, throwing: Bool = false, sharing: SharingEffect = .keep,
    lifetime: LifetimeEffect = .keep, result: ResultTrait = .observable, until: RxVersion? = nil,
    twin: DriverTwin = .missing, _ note: String
  ) -> CatalogueRow {
    CatalogueRow(
      signature, kind: .operator, on: receiver, library: library, delivery: delivery, failure: failure,
      throwing: throwing, sharing: sharing, lifetime: lifetime, result: result, until: until, twin: twin, note: note)
  }

  /// A library's step of a Driver or a Signal.
  static func shared(
    of library: String, _ signature: StaticString, throwing: Bool = false, result: ResultTrait = .same, _ note: String
  ) -> CatalogueRow {
    CatalogueRow(
      signature, kind: .operator, on: .shared, library: library, delivery: .main, failure: .never, throwing: throwing,
      sharing: .shares, result: result, twin: .same, note: note)
  }

  /// A library's own way to subscribe or to bind.
  static func end(
    of library: String, _ signature: StaticString, on receiver: Receiver = .observable, kind: Kind = .subscription,
    result: ResultTrait = .disposable, _ note: String
  ) -> CatalogueRow {
    CatalogueRow(signature, kind: kind, on: receiver, library: library, delivery: .nothing, result: result, note: note)
  }
}
