/// Subjects that whoever is told their element completes, as what a dialog's result is sent into: they have one.
extension SendingPlaces {
  /// Whether a feeder completes a subject in a closure that each of the subject's own elements is handed to.
  func isEndedByListener(_ feeder: Feeder, _ source: FedSource) -> Bool {
    guard feeder.kind == .completion else { return false }
    var at = feeder.place
    while let around = project.parent(at) {
      switch project.kind(around) {
      case .ifExpr, .switchExpr, .guardStmt, .ternaryOperator, .forStmt, .whileStmt, .repeatStmt, .funcDecl:
        return false
      case .closureExpr: if isToldOf(source, around) { return true }
      default: break
      }
      at = around
    }
    return false
  }

  /// Whether a closure is handed to a subscription to what leads to a source.
  private func isToldOf(_ source: FedSource, _ closure: Place) -> Bool {
    guard let call = lowering.call(taking: closure), let callee = project.first(call),
      lowering.dialect.subscriptions[project.symbol(callee)] != nil, let chain = receiver(of: call)
    else { return false }
    return lowering.alternatives(of: lowering.value(of: chain)).contains { value in
      if case .sequence(let chain) = value { isOnlyOf(source, chain) } else { false }
    }
  }

  /// Whether each of a source's elements is one of a chain's: no step on the way leaves one out or waits for others.
  private func isOnlyOf(_ source: FedSource, _ chain: ChainID) -> Bool {
    var open = [chain]
    var visited: Set<ChainID> = []
    while let at = open.popLast() {
      guard visited.insert(at).inserted else { continue }
      switch lowering.graph[at] {
      case .fed(let ref): guard lowering.graph[ref].declaration == source.declaration else { return false }
      case .step(let ref):
        let step = lowering.graph[ref]
        let row = lowering.catalogue.rows[Int(step.row)]
        guard let input = step.input, step.inner == nil || row.failure == .catches,
          !row.shape.traits.contains(.selectsElements), lowering.graph[step.inputs].isEmpty
        else { return false }
        open.append(input)
      case .choice(let list): open += lowering.graph[list]
      case .seen(let inner, _, _), .part(let inner, _): open.append(inner)
      case .name, .returned, .applied:
        guard let definition = lowering.definition(of: at) else { return false }
        open.append(definition)
      default: return false
      }
    }
    return true
  }

  /// Whether what the closure of a `create` sends stands in one that a function calls again and again.
  func isSentByListener(_ feeder: Feeder, of source: FedSource) -> Bool {
    var at = feeder.place
    while at != source.declaration, let around = project.parent(at) {
      if project.kind(around) == .closureExpr, let callee = lowering.call(taking: around).flatMap(project.first),
        Callbacks.listening.contains(project.name(callee)), project.methods(named: project.symbol(callee)).isEmpty
      {
        return true
      }
      at = around
    }
    return false
  }
}
