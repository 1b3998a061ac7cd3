/// The one table of what the linter believes, by name.
public struct Catalogue: Sendable {
  public static let standard = Catalogue(rows: [])

  public let rows: [CatalogueRow]
  private let byName: [String: [Int]]

  public init(rows: [CatalogueRow]) {
    self.rows = rows
    byName = Dictionary(grouping: rows.indices, by: { rows[$0].name })
  }

  /// The rows of a base name in table order; empty where the catalogue does not know the name.
  public func rows(named name: String) -> [CatalogueRow] {
    byName[name, default: []].map { rows[$0] }
  }
}
