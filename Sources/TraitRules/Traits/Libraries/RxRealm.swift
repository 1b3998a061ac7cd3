/// RxRealm. Realm notifies on the thread that asked to be notified, which is the subscribing one.
enum RxRealm {
  /// What its notifications may bring, as long as Realm has it.
  static let failure = CatalogueRow.FailureEffect.adds("Realm may report an error")
  /// The first release of Realm whose notifications of a collection bring no errors. (RealmCollection.swift of 10.29)
  static let withoutErrors = RxVersion(10, 29)

  static let rows: [CatalogueRow] = [
    notification("collection(from:synchronousStart?:on?:)"),
    notification("array(from:synchronousStart?:on?:)"),
    notification("changeset(from:synchronousStart?:on?:)"),
    notification("arrayWithChangeset(from:synchronousStart?:on?:)"),
    .made(
      by: "RxRealm", "from(object:emitInitialValue?:properties?:)", on: .observable, isStatic: true,
      delivery: .subscriber, failure: .adds("the object may be deleted"), "RxRealm.swift"),
    .made(
      by: "RxRealm", "propertyChanges(object:)", on: .observable, isStatic: true, delivery: .subscriber,
      failure: .adds("the object may be deleted"), "RxRealm.swift"),
    .made(
      by: "RxRealm", "from(realm:)", on: .observable, isStatic: true, delivery: .subscriber, "RxRealm.swift"),
    sink("add(update?:onError?:)"), sink("add(configuration?:update?:onError?:)"),
    sink("delete(onError?:)"),
  ]

  private static func notification(_ signature: StaticString) -> CatalogueRow {
    .made(
      by: "RxRealm", signature, on: .observable, isStatic: true, delivery: .subscriber,
      failure: failure, "RxRealm.swift: on the queue of on: where one is given")
  }

  private static func sink(_ signature: StaticString) -> CatalogueRow {
    .end(
      of: "RxRealm", signature, on: .reactive, kind: .sink, result: .other, "RxRealm.swift: writes to the realm, no UI")
  }
}
