import TraitRules
import TraitRuntime

/// How each operator is rebuilt on the runtime. A row here stands for all rows of the catalogue with its name and, where
/// it gives one, its first label: old spellings included.
struct OperatorRow: Sendable {
  let name: String
  /// The first label that tells it from others of its name.
  let label: String?
  /// Told from others by whether it is called on the type.
  let isStatic: Bool?
  let rebuild: @Sendable (Rebuilding) throws(NotReplayed) -> Built

  init(
    _ name: String, _ label: String? = nil, isStatic: Bool? = nil,
    _ rebuild: @escaping @Sendable (Rebuilding) throws(NotReplayed) -> Built
  ) {
    self.name = name
    self.label = label
    self.isStatic = isStatic
    self.rebuild = rebuild
  }

  /// A row that makes an observable of an observable.
  static func step(
    _ name: String, _ label: String? = nil, isStatic: Bool? = nil,
    _ rebuild: @escaping @Sendable (Observable<Element>, Rebuilding) throws(NotReplayed) -> Observable<Element>
  ) -> OperatorRow {
    OperatorRow(name, label, isStatic: isStatic) { step throws(NotReplayed) in
      .observable(try rebuild(try step.input(), step))
    }
  }
}

extension CatalogueRow {
  /// A library's step that hands elements on, changed or fewer: rebuilt as one that hands all on.
  var changesNothing: Bool { handsOn && failure == .keep }

  /// The same where an element can make it fail: `mapJSON()`.
  var onlyFails: Bool {
    if case .adds = failure { handsOn } else { false }
  }

  /// The facts of a library's source that only registers its subscribers, on the thread that subscribes: of Realm's.
  var notifications: ChainFacts? {
    guard library != "RxSwift", kind == .source, delivery == .subscriber, sharing == .cheap, lifetime == .ongoing else {
      return nil
    }
    return ChainFacts(threads: .subscriber, canFail: failure != .never)
  }

  private var handsOn: Bool {
    library != "RxSwift" && kind == .operator && !isStatic && [.observable, .any].contains(receiver)
      && delivery == .keep
      && sharing == .keep && lifetime == .keep
  }
}

enum OperatorTable {
  static let rows: [OperatorRow] =
    SourceOperators.rows + ElementOperators.rows + ErrorOperators.rows + JoiningOperators.rows + TimeOperators.rows
    + ConversionOperators.rows

  private static let byName = Dictionary(grouping: rows, by: \.name)

  /// How to rebuild a row of the catalogue, if the table knows.
  static func row(for row: CatalogueRow) -> OperatorRow? {
    byName[row.name]?.first { candidate in
      (candidate.label.map { row.labels.first == $0 } ?? true)
        && (candidate.isStatic.map { row.isStatic == $0 } ?? true)
    }
  }
}
