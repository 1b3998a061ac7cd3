/// RxOptional: optionals and collections as elements.
enum RxOptional {
  static let rows: [CatalogueRow] = observable + driver

  private static let observable: [CatalogueRow] = [
    .step(of: library, "filterNil()", twin: .same, "Observable+Optional.swift"),
    .step(of: library, "filterNil(_:)", throwing: true, "Observable+Optional.swift"),
    .step(of: library, "filterNilKeepOptional()", twin: .same, "Observable+Optional.swift"),
    .step(of: library, "replaceNilWith(_:)", twin: .same, "Observable+Optional.swift"),
    .step(of: library, "errorOnNil(_?:)", failure: .adds("a nil is an error"), "Observable+Optional.swift"),
    .step(
      of: library, "catchOnNil(_:)", delivery: .keepOrInner, failure: .keepOrInner, throwing: true, sharing: .inner,
      twin: .driverArguments, "Observable+Optional.swift: handles nils, not errors"),
    .step(of: library, "filterEmpty()", twin: .same, "Observable+Occupiable.swift"),
    .step(
      of: library, "errorOnEmpty(_?:)", failure: .adds("an empty collection is an error"),
      "Observable+Occupiable.swift"),
    .step(
      of: library, "catchOnEmpty(_:)", delivery: .keepOrInner, failure: .keepOrInner, throwing: true, sharing: .inner,
      twin: .driverArguments, "Observable+Occupiable.swift: handles empty collections, not errors"),
  ]

  private static let driver: [CatalogueRow] = [
    .shared(of: library, "filterNil()", "SharedSequence+Optional.swift"),
    .shared(of: library, "filterNilKeepOptional()", "SharedSequence+Optional.swift"),
    .shared(of: library, "replaceNilWith(_:)", "SharedSequence+Optional.swift"),
    .shared(of: library, "catchOnNil(_:)", "SharedSequence+Optional.swift"),
    .shared(of: library, "filterEmpty()", "SharedSequence+Occupiable.swift"),
    .shared(of: library, "catchOnEmpty(_:)", "SharedSequence+Occupiable.swift"),
  ]

  private static let library = "RxOptional"
}
