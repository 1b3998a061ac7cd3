/// Sequences of exactly one element: what `asSingle()` wants.
struct OneElement {
  let fold: FactFold
  /// A chain that leads back to itself has no end in sight.
  private var known: [ChainID: Bool] = [:]

  init(_ fold: FactFold) { self.fold = fold }

  /// Whether a chain sends one element and then its end, or an error and no element. What cannot be told is not so.
  mutating func isAll(of chain: ChainID?) -> Bool {
    guard let chain else { return false }
    if let known = known[chain] { return known }
    known[chain] = false
    let answer = find(chain)
    known[chain] = answer
    return answer
  }

  private mutating func find(_ chain: ChainID) -> Bool {
    // Whatever else its steps make of it, a Single is one. (PrimitiveSequence.swift)
    if fold.graph.trait(of: chain) == .single { return true }
    switch fold.graph[chain] {
    case .step(let ref): return isAll(of: fold.graph[ref])
    case .seen(let inner, _, _): return isAll(of: inner)
    case .name, .returned, .applied, .value: return isAll(of: fold.definitions.definition(of: chain))
    case .choice(let list):
      let parts = fold.graph[list]
      return !parts.isEmpty && parts.count { isAll(of: $0) } == parts.count
    default: return false
    }
  }

  private mutating func isAll(of step: GraphStep) -> Bool {
    let row = fold.catalogue.rows[Int(step.row)]
    if row.kind == .source { return row.shape.traits.contains(.sendsOne) }
    // `relay.take(1)`: nothing else ends it.
    if row.takesFirst, step.number == 1, let input = step.input, fold.facts(of: input).lifetime.isEndless {
      return true
    }
    if row.passesEachElement || row.kind == .conversion && row.failure == .keep && row.delivery == .keep {
      return isAll(of: step.input)
    }
    // Whoever comes late is given the element and the end once more, or begins anew. (ShareReplayScope.swift)
    if row.sharing == .shares, step.options.contains(.replays) { return isAll(of: step.input) }
    switch row.failure {
    // In the place of the element that did not come.
    case .catches where row.sendsAtError && !row.sendsAtCompletion: return isAll(of: step.input)
    case .catchesIntoInner,
      .keepOrInner where row.lifetime == .inner:
      return isAll(of: step.input) && isAll(of: step.inner)
    default: return false
    }
  }
}
