/// What rows of one kind have in common, so that a table says only what is particular to each.
extension CatalogueRow {
  /// A step of an observable.
  static func step(
    _ signature: StaticString, on receiver: Receiver = .observable, type: String? = nil,
    delivery: DeliveryEffect = .keep,
    failure: FailureEffect = .keep, throwing: Bool = false, sharing: SharingEffect = .keep,
    lifetime: LifetimeEffect = .keep, result: ResultTrait = .observable, since: RxVersion? = nil,
    deprecated: RxVersion? = nil, until: RxVersion? = nil, now: String? = nil, twin: DriverTwin = .missing,
    _ note: String
  ) -> CatalogueRow {
    CatalogueRow(
      signature, kind: .operator, on: receiver, type: type, delivery: delivery, failure: failure, throwing: throwing,
      sharing: sharing, lifetime: lifetime, result: result, since: since, deprecated: deprecated, until: until,
      now: now, twin: twin, note: note)
  }

  /// A step whose elements come from what its closure returns, or from the sequences that are its elements.
  static func flattening(
    _ signature: StaticString, on receiver: Receiver = .observable, throwing: Bool = true,
    result: ResultTrait = .observable, since: RxVersion? = nil, deprecated: RxVersion? = nil, until: RxVersion? = nil,
    now: String? = nil, twin: DriverTwin = .missing, _ note: String
  ) -> CatalogueRow {
    CatalogueRow(
      signature, kind: .operator, on: receiver, delivery: .inner, failure: .keepOrInner, throwing: throwing,
      sharing: .inner, lifetime: .inner, result: result, since: since, deprecated: deprecated, until: until, now: now,
      twin: twin,
      note: note)
  }

  /// A step of which every input, the receiver included, has its say in all three facts.
  static func joining(
    _ signature: StaticString, on receiver: Receiver = .observable, isStatic: Bool = true, throwing: Bool = false,
    result: ResultTrait = .observable, since: RxVersion? = nil, deprecated: RxVersion? = nil, until: RxVersion? = nil,
    now: String? = nil, twin: DriverTwin = .missing, _ note: String
  ) -> CatalogueRow {
    CatalogueRow(
      signature, kind: .operator, on: receiver, isStatic: isStatic, delivery: .inputs, failure: .inputs,
      throwing: throwing, sharing: .inputs, lifetime: .inputs, result: result, since: since, deprecated: deprecated,
      until: until, now: now, twin: twin, note: note)
  }

  /// Where a chain begins. Most sources cannot fail, cost nothing and end.
  static func source(
    _ signature: StaticString, on receiver: Receiver = .observable, type: String? = nil, isStatic: Bool = true,
    delivery: DeliveryEffect, failure: FailureEffect = .never, throwing: Bool = false, sharing: SharingEffect = .cheap,
    lifetime: LifetimeEffect = .finite, result: ResultTrait = .observable, since: RxVersion? = nil,
    deprecated: RxVersion? = nil, until: RxVersion? = nil, now: String? = nil, twin: DriverTwin = .missing,
    _ note: String
  ) -> CatalogueRow {
    CatalogueRow(
      signature, kind: .source, on: receiver, type: type, isStatic: isStatic, delivery: delivery, failure: failure,
      throwing: throwing, sharing: sharing, lifetime: lifetime, result: result, since: since, deprecated: deprecated,
      until: until, now: now, twin: twin, note: note)
  }

  /// From one trait to another.
  static func conversion(
    _ signature: StaticString, on receiver: Receiver = .observable, type: String? = nil,
    delivery: DeliveryEffect = .keep, failure: FailureEffect = .keep, sharing: SharingEffect = .keep,
    lifetime: LifetimeEffect = .keep, result: ResultTrait, since: RxVersion? = nil, deprecated: RxVersion? = nil,
    until: RxVersion? = nil, now: String? = nil, twin: DriverTwin = .missing, _ note: String
  ) -> CatalogueRow {
    CatalogueRow(
      signature, kind: .conversion, on: receiver, type: type, delivery: delivery, failure: failure, sharing: sharing,
      lifetime: lifetime, result: result, since: since, deprecated: deprecated, until: until, now: now, twin: twin,
      note: note)
  }

  /// Where a chain ends: a subscription, or a binding to a sink. Nothing comes out.
  static func end(
    _ signature: StaticString, kind: Kind, on receiver: Receiver = .observable, type: String? = nil,
    result: ResultTrait = .disposable, since: RxVersion? = nil, deprecated: RxVersion? = nil, until: RxVersion? = nil,
    now: String? = nil, twin: DriverTwin = .missing, _ note: String
  ) -> CatalogueRow {
    CatalogueRow(
      signature, kind: kind, on: receiver, type: type, delivery: .nothing, failure: .keep, result: result,
      since: since, deprecated: deprecated, until: until, now: now, twin: twin, note: note)
  }

  /// A step of a Driver or a Signal: on main, without errors, shared again after it. Closures do not throw there
  /// unless the row says so.
  static func shared(
    _ signature: StaticString, on receiver: Receiver = .shared, isStatic: Bool = false,
    delivery: DeliveryEffect = .main, throwing: Bool = false, sharing: SharingEffect = .shares,
    lifetime: LifetimeEffect = .keep, result: ResultTrait = .same, since: RxVersion? = nil,
    deprecated: RxVersion? = nil, until: RxVersion? = nil, now: String? = nil, twin: DriverTwin = .same, _ note: String
  ) -> CatalogueRow {
    CatalogueRow(
      signature, kind: .operator, on: receiver, isStatic: isStatic, delivery: delivery, failure: .never,
      throwing: throwing, sharing: sharing, lifetime: lifetime, result: result, since: since, deprecated: deprecated,
      until: until, now: now, twin: twin, note: note)
  }

  /// A step of an Infallible, which exists from RxSwift 6 on.
  static func infallible(
    _ signature: StaticString, delivery: DeliveryEffect = .keep, failure: FailureEffect = .never,
    throwing: Bool = false, sharing: SharingEffect = .keep, lifetime: LifetimeEffect = .keep,
    since: RxVersion = RxVersion(6), twin: DriverTwin = .missing, _ note: String
  ) -> CatalogueRow {
    CatalogueRow(
      signature, kind: .operator, on: .infallible, delivery: delivery, failure: failure, throwing: throwing,
      sharing: sharing, lifetime: lifetime, result: .infallible, since: since, twin: twin, note: note)
  }

  /// A step of a Single, a Maybe or a Completable.
  static func primitive(
    _ signature: StaticString, on receiver: Receiver = .primitive, delivery: DeliveryEffect = .keep,
    failure: FailureEffect = .keep, throwing: Bool = false, sharing: SharingEffect = .keep,
    lifetime: LifetimeEffect = .keep, result: ResultTrait = .same, since: RxVersion = RxVersion(3, 3),
    deprecated: RxVersion? = nil, until: RxVersion? = nil, now: String? = nil, twin: DriverTwin = .missing,
    _ note: String
  ) -> CatalogueRow {
    CatalogueRow(
      signature, kind: .operator, on: receiver, delivery: delivery, failure: failure, throwing: throwing,
      sharing: sharing, lifetime: lifetime, result: result, since: since, deprecated: deprecated, until: until,
      now: now, twin: twin, note: note)
  }
}
