import TraitRules

/// A step of a chain as it is drawn: what it says, and what it did to each guarantee.
struct ChainRow {
  enum Change {
    /// The guarantee goes here, or was never there.
    case lost
    case won
    /// The error is caught, and the stream ends with it.
    case ended
    /// From here on, nothing in sight decides it.
    case unsettled
  }

  struct Cell {
    /// `off main`, `possible`, `repeated` …
    var word: String
    var standing: Standing
    var change: Change?
    /// A finding at the end of the chain is about it.
    var isReported = false
  }

  var location: Location
  var text: String
  var cells: [Guarantee: Cell]
  var notes: [StepNote]
  /// What the chain feeds.
  var isSink = false

  func cell(_ guarantee: Guarantee) -> Cell { cells[guarantee] ?? Cell(word: "", standing: .open) }

  /// The steps of a chain that has findings, and what it feeds.
  static func all(_ group: [Finding]) -> [ChainRow] {
    guard let first = group.first else { return [] }
    return all(first.trace, sink: first.sink, at: first.location, findings: group)
  }

  /// The steps of a chain and what it feeds.
  static func all(
    _ trace: [TraceStep], sink: String, at location: Location, findings: [Finding] = []
  ) -> [ChainRow] {
    let rules = findings.map(\.rule)
    let endings = Set(findings.filter { $0.rule == .errorEndsStream }.flatMap(\.related).map(\.location))
    var rows: [ChainRow] = []
    var isEnded = false
    for (index, step) in trace.enumerated() {
      let before = index > 0 ? trace[index - 1] : nil
      var cells: [Guarantee: Cell] = [:]
      for guarantee in Guarantee.allCases {
        let standing = step.standing(guarantee)
        cells[guarantee] = Cell(
          word: word(step, guarantee), standing: standing,
          change: change(from: before?.standing(guarantee) ?? .held, to: standing))
      }
      // No error comes any more, but neither does anything else.
      if endings.contains(step.location) || isEnded {
        cells[.failure] = Cell(word: "ends", standing: .lost, change: isEnded ? nil : .ended)
        isEnded = true
      }
      rows.append(
        ChainRow(location: step.location, text: shortened(step, after: before), cells: cells, notes: step.notes))
    }
    guard let last = rows.last, !sink.isEmpty else { return rows }
    var end = ChainRow(location: location, text: sink, cells: last.cells, notes: [], isSink: true)
    for guarantee in Guarantee.allCases {
      end.cells[guarantee]?.change = nil
      end.cells[guarantee]?.isReported = rules.contains { $0.guarantee == guarantee }
    }
    // Behind a share of its own, a chain can still be a second run of the name that it begins with.
    if rules.contains(.sharing) { end.cells[.sharing]?.word = "repeated" }
    return rows + [end]
  }

  private static func change(from before: Standing, to after: Standing) -> Change? {
    switch (before, after) {
    case (_, _) where before == after: nil
    case (_, .lost): .lost
    case (_, .held): .won
    case (_, .open): .unsettled
    }
  }

  private static func word(_ step: TraceStep, _ guarantee: Guarantee) -> String {
    switch guarantee {
    case .delivery: step.delivery == "main or off main" ? "mixed" : step.delivery
    case .failure: step.failure
    case .sharing: step.sharing
    }
  }

  /// `.orEmpty` instead of `field.rx.text.orEmpty` below `field.rx.text`.
  private static func shortened(_ step: TraceStep, after before: TraceStep?) -> String {
    guard let before, step.text.hasPrefix(before.text + ".") else { return step.text }
    return String(step.text.dropFirst(before.text.count))
  }
}
