/// Whether errors come after an operator, and whether one ended the stream before it.
extension Evaluator {
  func applyFailure(_ step: OperatorStep, _ facts: inout Facts) {
    let before = facts
    switch step.row.failure {
    case .keep: break
    case .never:
      facts.cannotFail()
      if step.input.trait.isShared { joinEnds(of: step, into: &facts) }
    case .inner:
      facts.cannotFail()
      if let inner = step.inner { facts.joinFailure(of: inner.facts) }
    case .keepOrInner:
      guard let inner = step.inner else { break }
      let ends = facts.endsStream
      facts.joinFailure(of: inner.facts)
      // Where the outer sequence goes on, its next element starts another one.
      facts.endsStream = ends ?? (before.isOngoing ? nil : inner.facts.endsStream)
      if before.endsEarly { facts.joinPossibleEnd(of: inner.facts) }
      if let cause = inner.facts.canFail, before.canGoOn {
        facts.failsInside = true
        facts.innerFailure = InnerFailure(kind: .flattened, cause: cause)
      }
      // An error before the first inner sequence takes that away, too.
      let isBeforeStart = before.isOpenToFailure && !before.canGoOn && inner.facts.canGoOn
      if isBeforeStart || inner.facts.unknownFailure != nil && before.canGoOn { facts.failsInsidePerhaps = true }
    case .inputs:
      let all = inputs(step.arguments)
      for input in all { facts.joinFailure(of: input.facts) }
      let parts = (step.row.isStatic ? [] : [before]) + all.map(\.facts)
      if let failing = parts.indices.first(where: { parts[$0].fails && isOngoing(parts, besides: $0) }) {
        facts.failsInside = true
        facts.innerFailure =
          parts[failing].innerFailure
          ?? parts[failing].canFail.map { InnerFailure(kind: .joined, cause: $0) }
      } else if facts.isOpenToFailure, parts.contains(where: \.canGoOn) {
        // Sequences out of an array are one part: which of them fails is not told apart.
        facts.failsInsidePerhaps = true
      }
    case .adds(let reason):
      let cause = Cause(place: step.place, reason: reason)
      facts.canFail = facts.canFail ?? cause
      if before.canGoOn, step.row.kind != .source {
        facts.failsInside = true
        facts.innerFailure = InnerFailure(kind: .step, cause: cause)
      }
    case .catches:
      noteEnd(step, before, &facts)
      facts.cannotFail()
      // A fallback that goes on can have ended before its time too.
      if before.isOpenToFailure, let inner = step.inner { facts.joinPossibleEnd(of: inner.facts) }
    case .catchesIntoInner:
      noteEnd(step, before, &facts)
      facts.cannotFail()
      if let inner = step.inner, before.isOpenToFailure {
        let ends = facts.endsStream
        facts.joinFailure(of: inner.facts)
        facts.endsStream = ends
        facts.joinPossibleEnd(of: inner.facts)
        // `catch { _ in .error(other) }` fails as before, only differently.
        if inner.facts.canFail != nil {
          facts.endsStream = before.endsStream
          facts.failsInside = facts.failsInside || before.failsInside
        }
      }
    case .retries: facts.cannotFail()
    case .unknown:
      if let failure = facts.canFail, !givesUp(step.arguments) {
        facts.canFail = nil
        facts.unknownFailure = Cause(place: step.place, reason: "\(step.row.name) decides that; \(failure.reason)")
      }
    }
    if step.row.closureMayThrow, step.row.failure != .catches, throwsInClosure(step.arguments) {
      let cause = Cause(place: step.place, reason: "the closure of \(step.row.name) can throw")
      facts.canFail = facts.canFail ?? cause
      if before.canGoOn || step.row.isStatic && inputs(step.arguments).contains(where: \.facts.canGoOn) {
        facts.failsInside = true
        facts.innerFailure = InnerFailure(kind: .step, cause: cause)
      }
    }
  }

  /// A join of Drivers has the ends of all; the inner sequence's is the stream's own where nothing starts another.
  private func joinEnds(of step: OperatorStep, into facts: inout Facts) {
    var parts = inputs(step.arguments).map(\.facts)
    if !step.input.facts.isOngoing, let inner = step.inner { parts.append(inner.facts) }
    facts.sendsFallback = facts.sendsFallback || others(step).contains(where: \.facts.sendsFallback)
    for part in parts {
      facts.endsStream = facts.endsStream ?? part.endsStream
      facts.endsPerhaps = facts.endsPerhaps || part.endsPerhaps
    }
  }

  /// Whether a join of several sequences would go on if this one were over.
  private func isOngoing(_ parts: [Facts], besides index: Int) -> Bool {
    parts.indices.contains { $0 != index && parts[$0].canGoOn }
  }

  /// Whether a closure argument can throw: it has a `try` that nothing in it catches, or a `throw`.
  func throwsInClosure(_ arguments: [Argument]) -> Bool {
    arguments.contains { argument in
      guard let expression = project.children(argument.place).first else { return false }
      switch project.kind(expression) {
      case .closureExpr: return canThrow(expression)
      case .memberExpr, .identifierExpr:
        guard case .functions(let functions, _) = argument.value.value else { return false }
        return functions.allSatisfy { project.node($0).flags.contains(.isThrowing) }
      default: return false
      }
    }
  }

  /// Whether an error can leave a closure's or a function's own statements.
  func canThrow(_ body: Place) -> Bool {
    if let known = canThrowMemo[body] { return known }
    let answer = findThrow(in: body)
    canThrowMemo[body] = answer
    return answer
  }

  private func findThrow(in closure: Place) -> Bool {
    let tree = project.tree(closure)
    var stack = [closure.node]
    while let at = stack.popLast() {
      for child in tree.children(at) {
        switch tree[child].kind {
        case .tryExpr:
          if tree[child].flags.isDisjoint(with: [.isOptional, .isForced]) { return true }
          stack.append(child)
        case .throwStmt: return true
        case .closureExpr, .funcDecl: break
        case .doStmt:
          // Its own catch clauses take the errors; what those throw counts.
          let clauses = tree.children(child).filter { tree[$0].kind == .catchClause }
          if clauses.isEmpty { stack.append(child) } else { stack += clauses }
        case .ifConfigClause where tree[child].flags.contains(.isDead): break
        default: stack.append(child)
        }
      }
    }
    return false
  }
}
