/// Whether each subscriber runs a side effect again after an operator.
extension Evaluator {
  func applySharing(_ step: OperatorStep, _ facts: inout Facts) {
    switch step.row.sharing {
    case .keep: if step.row.kind == .operator, step.row.delivery != .nothing { facts.isShared = false }
    case .hot: facts.share()
    // A source: nothing comes before it.
    case .cheap: break
    case .effect(let effect):
      if step.row.name == "do" || step.row.name.hasPrefix("doOn"), onlyLogs(step.arguments) { break }
      facts.isShared = false
      facts.effect = facts.effect ?? Cause(place: step.place, reason: "\(effect) runs again")
    case .inner:
      guard let inner = step.inner else { break }
      let made = remade(inner.facts, by: step)
      let before = step.input.facts
      if step.row.failure == .catchesIntoInner, !before.fails && before.unknownFailure == nil { break }
      if step.row.failure == .catchesIntoInner, made.effect == nil, made.unknownSharing == nil { break }
      facts.isShared = false
      facts.effect = facts.effect ?? made.effect
      facts.reads.join(made.reads)
      facts.unknownSharing = facts.unknownSharing ?? inner.facts.unknownSharing
    case .inputs:
      for input in inputs(step.arguments) { facts.addSharing(of: input.facts) }
      facts.isShared = false
    case .shares:
      // On a Driver a step can join others, each with a past of its own.
      if step.input.trait.isShared {
        for other in others(step) { facts.addSharing(of: other.facts) }
      }
      facts.share(at: step.place)
      // A share without replay hands on what its source gives the first subscriber at once.
      facts.replays = facts.replays || isReplaying(step)
    case .unknown: facts.unknownSharing = Cause(place: step.place, reason: "\(step.row.name) decides that")
    }
  }

  /// The facts of what a closure returns, where the closure runs once a subscriber: a share that it makes is made anew
  /// by each run, and keeps nothing to one.
  private func remade(_ inner: Facts, by step: OperatorStep) -> Facts {
    guard inner.effect == nil, let hidden = inner.sharedEffect else { return inner }
    var facts = inner
    for (index, read) in inner.reads.enumerated() {
      if let run = read.run, isInClosure(run, of: step) { facts.reads[index].run = nil }
    }
    let made = inner.sharedEffects.first { $0.run.map { isInClosure($0, of: step) } ?? false }
    guard made != nil || inner.reads.isEmpty || facts.reads != inner.reads else { return inner }
    facts.effect = made?.cause ?? hidden
    facts.sharedEffects = []
    return facts
  }

  /// Whether a place is inside the closure of a step, or of the `map` above that made the sequences it flattens.
  private func isInClosure(_ place: Place, of step: OperatorStep) -> Bool {
    if let closure = closureArgument(step.arguments)?.place { return project.isInside(place, closure) }
    guard let home = project.enclosingFunction(of: step.place) else { return false }
    return project.enclosingFunction(of: place) != home && project.isInside(place, home)
  }

  /// Whether a share gives late subscribers what they missed.
  private func isReplaying(_ step: OperatorStep) -> Bool {
    switch step.row.name {
    case "replay", "replayAll", "shareReplay", "shareReplayLatestWhileConnected", "asDriver": true
    case "share": step.arguments.contains { $0.label == "replay" && !project.text($0.place).hasSuffix(" 0") }
    default: step.input.trait == .driver
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
