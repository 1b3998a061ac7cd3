/// The one table of what the linter believes, by name.
public struct Catalogue: Sendable {
  public static let standard = Catalogue(rows: operators + libraries)

  public let rows: [CatalogueRow]
  private let byName: [String: [Int]]

  public init(rows: [CatalogueRow]) {
    self.rows = rows
    byName = Dictionary(grouping: rows.indices, by: { rows[$0].name })
  }

  /// The rows of a base name in table order; empty where the catalogue does not know the name. Initialisers have the
  /// name `init` and their type in `type`.
  public func rows(named name: String) -> [CatalogueRow] {
    byName[name, default: []].map { rows[$0] }
  }

  /// RxSwift, RxRelay and RxCocoa, by theme.
  static let operatorThemes: [(title: String, rows: [CatalogueRow])] = [
    ("Sources", ObservableSources.rows),
    ("Transforming", TransformingOperators.rows),
    ("Filtering", FilteringOperators.rows),
    ("Combining", CombiningOperators.rows),
    ("Error handling", ErrorHandlingOperators.rows),
    ("Sharing", SharingOperators.rows),
    ("Timing", TimingOperators.rows),
    ("Conversions", Conversions.rows),
    ("Subscriptions and bindings", Subscriptions.rows),
    ("Relays and subjects", RelaysAndSubjects.rows),
    ("Controls and observers", ControlTraits.rows),
    ("Driver and Signal", SharedSequenceOperators.rows),
    ("Infallible", InfallibleOperators.rows),
    ("Single, Maybe and Completable", PrimitiveOperators.rows),
    ("RxSwift 2", RxSwift2Operators.rows),
  ]

  private static let operators: [CatalogueRow] = operatorThemes.flatMap(\.rows)
  private static let libraries: [CatalogueRow] = []
}
