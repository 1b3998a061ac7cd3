/// Where sequences begin that nothing flows in before somebody connects them.
extension Contexts {
  /// Where `connect()` is called, by the steps that share what it begins: `publish()`, `replay(1)`.
  func findConnections() -> [Place: [ChainID]] {
    var found: [Place: [ChainID]] = [:]
    for call in project.calls(of: Symbol(.connect)) where !meaning.isTestCode(call.file) && !isInUnreachedCode(call) {
      guard let callee = project.first(call), project.kind(callee) == .memberExpr, let base = project.first(callee),
        project.child(call, .argument) == nil,
        case .sequence(let chain) = lowering.forced(lowering.value(of: base))
      else { continue }
      for share in shares(connectedIn: chain) { found[share, default: []].append(context(ofCall: call)) }
    }
    return found
  }

  private func shares(connectedIn chain: ChainID) -> [Place] {
    var shares: [Place] = []
    var visited: Set<ChainID> = []
    var open = [chain]
    while let at = open.popLast() {
      guard visited.insert(at).inserted else { continue }
      switch lowering.graph[at] {
      case .step(let ref):
        let step = lowering.graph[ref]
        if lowering.catalogue.rows[Int(step.row)].result == .connectable { shares.append(step.place) }
      case .choice(let list): open += lowering.graph[list]
      default: if let definition = lowering.definition(of: at) { open.append(definition) }
      }
    }
    return shares
  }
}
