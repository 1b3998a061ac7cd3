import TraitRules

/// The three facts of each binding, shown behind the word that subscribes.
struct FactHints {
  let chains: [TracedChain]

  func hints(in document: OpenDocument, at range: Range<TextPosition>) -> JSONValue {
    let hints = chains.compactMap { chain -> JSONValue? in
      guard chain.isUI, let step = chain.trace.last else { return nil }
      let place = document.text.position(of: chain.location.end)
      guard range.lowerBound <= place, place <= range.upperBound else { return nil }
      return .object([
        ("position", place.json), ("label", .string(Self.label(step))), ("paddingLeft", .bool(true)),
        ("tooltip", .string(Self.tooltip(step, of: chain))),
      ])
    }
    return .array(hints)
  }

  private static func label(_ step: TraceStep) -> String {
    let marks = Guarantee.allCases.map { guarantee in
      switch step.standing(guarantee) {
      case .held: "✓"
      case .lost: "✗"
      case .open: "?"
      }
    }
    return zip(marks, [step.delivery, step.failure, step.sharing]).map { "\($0) \($1)" }.joined(separator: "  ")
  }

  private static func tooltip(_ step: TraceStep, of chain: TracedChain) -> String {
    SafeText.visible(
      """
      elements: \(step.delivery)
      an error: \(step.failure)
      for several subscribers: \(step.sharing)
      at \(chain.sink)
      """)
  }
}
