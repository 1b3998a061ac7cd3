/// Whether each subscriber runs a side effect again after an operator.
extension Evaluator {
  func applySharing(_ step: OperatorStep, _ facts: inout Facts) {
    switch step.row.sharing {
    case .keep: if step.row.kind == .operator, step.row.delivery != .nothing { facts.isShared = false }
    case .hot: facts.share()
    case .cheap:
      facts.effect = nil
      facts.reads = []
      facts.unknownSharing = nil
      facts.isShared = false
    case .effect(let effect):
      if step.row.name == "do" || step.row.name.hasPrefix("doOn"), onlyLogs(step.arguments) { break }
      facts.isShared = false
      facts.effect = facts.effect ?? Cause(place: step.place, reason: "\(effect) runs again")
    case .inner:
      guard let inner = step.inner else { break }
      if step.row.failure == .catchesIntoInner, inner.facts.effect == nil, inner.facts.unknownSharing == nil { break }
      facts.isShared = false
      facts.effect = facts.effect ?? inner.facts.effect
      facts.reads.join(inner.facts.reads)
      facts.unknownSharing = facts.unknownSharing ?? inner.facts.unknownSharing
    case .inputs:
      if step.row.isStatic {
        facts.effect = nil
        facts.sharedEffect = nil
        facts.reads = []
        facts.unknownSharing = nil
      }
      for input in inputs(step.arguments) { facts.addSharing(of: input.facts) }
      facts.isShared = false
    case .shares: facts.share(at: step.place)
    case .unknown: facts.unknownSharing = Cause(place: step.place, reason: "\(step.row.name) decides that")
    }
  }

  /// Whether the handler of `retry(when:)` sends an error itself: then errors come out.
  func givesUp(_ arguments: [Argument]) -> Bool {
    arguments.contains { project.text($0.place).contains(".error(") || project.text($0.place).contains("throw ") }
  }

  /// A `do` that only prints repeats nothing that anyone would miss.
  func onlyLogs(_ arguments: [Argument]) -> Bool {
    let logs: Set<String> = [
      "print", "debugPrint", "NSLog", "os_log", "dump", "assertionFailure", "log", "debug", "info", "verbose",
    ]
    return arguments.allSatisfy { argument in
      guard let closure = project.children(argument.place).first, project.kind(closure) == .closureExpr else {
        return project.text(argument.place).hasSuffix("nil")
      }
      return project.children(closure).filter { project.kind($0) != .closureSignature }.allSatisfy { statement in
        guard project.kind(statement) == .callExpr, let callee = project.children(statement).first else { return false }
        return logs.contains(project.name(callee))
      }
    }
  }
}
