/// The cases that chains make their elements.
extension Lowering {
  /// `map(Feed.item)`, `map { .item($0) }`, and what hands its elements on; `nil` where it may be any.
  func casesMade(by chain: ChainID) -> Set<Symbol>? {
    var visited: Set<ChainID> = []
    return casesMade(by: chain, &visited)
  }

  private func casesMade(by chain: ChainID, _ visited: inout Set<ChainID>) -> Set<Symbol>? {
    // A chain that leads back to itself makes nothing there that it does not make otherwise.
    guard visited.insert(chain).inserted else { return [] }
    switch graph[chain] {
    case .step(let ref):
      let (step, row) = (graph[ref], catalogue.rows[Int(graph[ref].row)])
      switch row.elements {
      case .same: return step.input.flatMap { casesMade(by: $0, &visited) }
      case .made: return casesMade(byFunctionOf: step)
      case .inputs:
        return casesMade(byAllOf: [step.input].compactMap(\.self) + graph[step.inputs], &visited)
      default: return nil
      }
    case .name, .returned, .applied, .value: return definition(of: chain).flatMap { casesMade(by: $0, &visited) }
    case .part(let inner, _), .seen(let inner, _, _): return casesMade(by: inner, &visited)
    case .choice(let list): return casesMade(byAllOf: graph[list], &visited)
    default: return nil
    }
  }

  private func casesMade(byAllOf chains: [ChainID], _ visited: inout Set<ChainID>) -> Set<Symbol>? {
    var all: Set<Symbol> = []
    for chain in chains {
      guard let cases = casesMade(by: chain, &visited) else { return nil }
      all.formUnion(cases)
    }
    return all
  }

  private func casesMade(byFunctionOf step: GraphStep) -> Set<Symbol>? {
    if case .closure(let ref) = forced(step.function) {
      let closure = store[ref]
      let made = returnedExpressions(of: closure.place, closure.frame).map(caseMade)
      return made.isEmpty || made.contains(nil) ? nil : Set(made.compactMap(\.self))
    }
    guard let call = project.call(calling: step.place), let argument = project.child(call, .argument),
      let function = project.first(argument)
    else { return nil }
    return caseMade(by: function).map { [$0] }
  }
}
