/// Which row of the catalogue a call means, of those with its name.
extension Evaluator {
  /// The row whose receiver and labels fit a call best.
  func bestRow(_ name: String, arguments: [Argument], trait: SequenceTrait, isStatic: Bool) -> CatalogueRow? {
    var best: CatalogueRow?
    var bestScore = -1
    for row in catalogue.rows(named: name) where row.isStatic == isStatic && !row.isProperty {
      guard let receiverScore = score(row.receiver, trait) else { continue }
      var score = receiverScore * 4 + labelScore(row, arguments) * 10 + (row.removed == nil ? 1 : 0)
      // `take(until:)` takes another sequence or a predicate.
      if row.failure == .inputs, !row.isStatic, !row.closureMayThrow, hasClosure(arguments) { score -= 1 }
      if score > bestScore {
        best = row
        bestScore = score
      }
    }
    return best
  }

  private func hasClosure(_ arguments: [Argument]) -> Bool {
    arguments.contains { argument in
      project.children(argument.place).first.map { project.kind($0) == .closureExpr } ?? false
    }
  }

  func labelScore(_ row: CatalogueRow, _ arguments: [Argument]) -> Int {
    let hasTrailing = arguments.first { $0.isTrailing } != nil
    let written = arguments.filter { !$0.isTrailing || $0.label != nil }.map { $0.label ?? "_" }
    return row.accepts(labels: written, trailingClosure: hasTrailing) ? 2 : 0
  }

  /// How well a row's receiver fits, or `nil`.
  private func score(_ receiver: CatalogueRow.Receiver, _ trait: SequenceTrait) -> Int? {
    switch (receiver, trait) {
    case (.driver, .driver), (.signal, .signal), (.single, .single), (.maybe, .maybe), (.completable, .completable),
      (.infallible, .infallible), (.controlEvent, .controlEvent), (.controlProperty, .controlProperty),
      (.connectable, .connectable), (.variable, .variable):
      return 4
    case (.shared, .driver), (.shared, .signal), (.primitive, .single), (.primitive, .maybe),
      (.primitive, .completable):
      return 3
    case (.relay, _) where trait.isRelay: return 4
    case (.subject, _) where trait.isSubject: return 4
    case (.any, _): return 1
    case (.observable, .driver), (.observable, .signal): return nil
    case (.observable, _): return 2
    case (.sequence, _): return 0
    default: return nil
    }
  }

  func resultTrait(_ row: CatalogueRow, _ trait: SequenceTrait) -> SequenceTrait {
    switch row.result {
    case .observable: return .observable
    case .infallible: return .infallible
    case .driver: return .driver
    case .signal: return .signal
    case .single: return .single
    case .maybe: return .maybe
    case .completable: return .completable
    case .controlEvent: return .controlEvent
    case .controlProperty: return .controlProperty
    case .connectable: return .connectable
    case .same:
      return trait.isRelay || trait.isSubject || trait == .controlEvent || trait == .controlProperty
        ? .observable : trait
    case .subject: return .publishSubject
    case .relay: return .publishRelay
    case .variable: return .variable
    case .disposable, .other: return .observable
    }
  }
}
