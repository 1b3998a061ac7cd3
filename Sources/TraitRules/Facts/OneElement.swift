/// Sequences of exactly one element: what `asSingle()` wants.
extension FactFold {
  /// Whether a chain sends one element and then its end, or an error and no element. What cannot be told is not so.
  func sendsExactlyOne(_ chain: ChainID?, depth: Int = 0) -> Bool {
    guard let chain, depth < Self.deepestCount else { return false }
    // Whatever else its steps make of it, a Single is one. (PrimitiveSequence.swift)
    if graph.trait(of: chain) == .single { return true }
    switch graph[chain] {
    case .step(let ref): return sendsExactlyOne(graph[ref], depth + 1)
    case .seen(let inner, _, _): return sendsExactlyOne(inner, depth: depth + 1)
    case .name, .returned, .applied, .value:
      return sendsExactlyOne(definitions.definition(of: chain), depth: depth + 1)
    case .choice(let list):
      return !graph[list].isEmpty && graph[list].allSatisfy { sendsExactlyOne($0, depth: depth + 1) }
    default: return false
    }
  }

  private func sendsExactlyOne(_ step: GraphStep, _ depth: Int) -> Bool {
    let row = catalogue.rows[Int(step.row)]
    let isAboveOne = { self.sendsExactlyOne(step.input, depth: depth) }
    if row.kind == .source { return row.shape.traits.contains(.sendsOne) }
    // `relay.take(1)`: nothing else ends it.
    if row.takesFirst, step.number == 1, let input = step.input, facts(of: input).lifetime.isEndless { return true }
    if row.passesEachElement || row.kind == .conversion && row.failure == .keep && row.delivery == .keep {
      return isAboveOne()
    }
    switch row.failure {
    // In the place of the element that did not come.
    case .catches where row.sendsAtError: return isAboveOne()
    case .catchesIntoInner: return isAboveOne() && sendsExactlyOne(step.inner, depth: depth)
    case .keepOrInner where row.lifetime == .inner: return isAboveOne() && sendsExactlyOne(step.inner, depth: depth)
    default: return false
    }
  }

  /// Longer chains than that are nobody's requests.
  private static let deepestCount = 40
}
