/// The one table of what the linter believes, by name.
public struct Catalogue: Sendable {
  public static let standard = Catalogue(rows: (operatorThemes + libraryThemes).flatMap(\.rows))

  public let rows: [CatalogueRow]
  private let byName: [String: [CatalogueRow]]
  /// Indices of rows by the number of their name. Names of rows have the same numbers in every project.
  private let indicesBySymbol: [[Int32]]
  private let bySymbol: [[CatalogueRow]]
  /// Steps that hand each element to a closure, which may do something by the way.
  let stepsWithClosures: [Symbol]
  /// Steps that are there for what they do by the way: `do`, and what RxSwift 2 called it.
  let sideEffects: [Symbol]
  /// Sources that call a closure upon being subscribed to.
  let creations: [Symbol]

  public init(rows: [CatalogueRow]) {
    let rows = rows.enumerated().map { index, row in
      var row = row
      row.index = Int32(index)
      return row
    }
    self.rows = rows
    byName = Dictionary(grouping: rows, by: \.name)
    let table = SymbolTable(rows)
    var indices = [[Int32]](repeating: [], count: table.count)
    for (index, row) in rows.enumerated() {
      if let symbol = table.find(row.name) { indices[Int(symbol.id)].append(Int32(index)) }
    }
    indicesBySymbol = indices
    bySymbol = indices.map { $0.map { rows[Int($0)] } }
    let steps = rows.filter { row in
      guard row.library == "RxSwift" else { return false }
      if row.isStatic { return row.failure == .inputs }
      return row.kind == .operator
        && (row.isFlattening || row.selectsElements || row.asksClosure || row.elements == .made
          || row.labels.last == "resultSelector")
    }
    func names(of rows: [CatalogueRow]) -> [Symbol] {
      Set(rows.compactMap { table.find($0.name) }).sorted { $0.id < $1.id }
    }
    stepsWithClosures = names(of: steps)
    creations = names(
      of: rows.filter {
        $0.library == "RxSwift" && $0.isStatic && ($0.isCreation || [.nothing, .resource].contains($0.closureInput))
      })
    sideEffects = names(of: rows.filter { $0.library == "RxSwift" && $0.isSideEffect })
  }

  /// The rows of a name, by their index, in table order.
  func indices(named name: Symbol) -> [Int32] {
    Int(name.id) < indicesBySymbol.count ? indicesBySymbol[Int(name.id)] : []
  }

  /// The rows of a name in table order.
  func rows(named name: Symbol) -> [CatalogueRow] { Int(name.id) < bySymbol.count ? bySymbol[Int(name.id)] : [] }

  /// The rows of a base name in table order; empty where the catalogue does not know the name. Initialisers have the
  /// name `init` and their type in `type`.
  public func rows(named name: String) -> [CatalogueRow] {
    byName[name, default: []]
  }

  /// Those of them that one type alone has: `visibleHeight` of `RxKeyboard`, `elements` of `Action`, `init` of
  /// `BehaviorRelay`.
  public func rows(named name: String, ofType type: String) -> [CatalogueRow] {
    rows(named: name).filter { $0.type == type }
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

  /// What apps import beside it.
  static let libraryThemes: [(title: String, rows: [CatalogueRow])] = [
    ("Foundation", FoundationSources.rows),
    ("ReactorKit", ReactorKit.rows),
    ("Action", ActionLibrary.rows),
    ("RxSwiftExt", RxSwiftExt.rows),
    ("RxOptional", RxOptional.rows),
    ("Moya", Moya.rows),
    ("RxAlamofire", RxAlamofire.rows),
    ("RxRealm", RxRealm.rows),
    ("RxFirebase", RxFirebase.rows),
    ("Keyboard, gestures, screens and flows", InterfaceLibraries.rows),
    ("Smaller libraries and helpers", SmallLibraries.rows),
  ]
}
