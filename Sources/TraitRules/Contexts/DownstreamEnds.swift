/// What steps further down do to code that a step runs: where an error is caught below, the stream is over for all of them.
extension Contexts {
  /// A chain whose elements, or errors, a step's closure is handed, for as long as what is made of it goes on.
  ///
  /// - Parameter isCaughtByIt: the step lets no error through itself.
  func goingOn(_ chain: ChainID, with call: Place, isCaughtByIt: Bool = false) -> ChainID {
    var climb = Climb(contexts: self)
    guard let caught = climb.catching(below: call) ?? (isCaughtByIt ? call : nil),
      case .sequence(let whole) = lowering.value(of: caught)
    else { return chain }
    return lowering.graph.add(
      .ended(chain, by: whole), lowering.graph.trait(of: chain), nesting: lowering.graph.nesting(of: chain))
  }
}

/// The way from a call to what is made of it: operators that are called on it, names, and functions and closures that return
/// it.
private struct Climb {
  private let contexts: Contexts
  private var visited: Set<Place> = []

  private var lowering: Lowering { contexts.lowering }
  private var project: Project { contexts.project }

  private static let mostSteps = 64

  init(contexts: Contexts) { self.contexts = contexts }

  /// The last call below one that lets no error through.
  mutating func catching(below call: Place) -> Place? {
    var found: Place?
    var current: Place? = call
    for _ in 0..<Self.mostSteps {
      guard let expression = current, visited.insert(expression).inserted else { break }
      if let outer = project.methodCall(on: expression) {
        if lowering.dialect.subscriptions[project.symbol(outer.callee)] != nil { break }
        if isCatch(outer.callee) { found = outer.call }
        current = outer.call
      } else {
        current = expressionMade(of: expression)
      }
    }
    return found
  }

  private func isCatch(_ callee: Place) -> Bool {
    lowering.catalogue.rows(named: project.symbol(callee)).contains { row in
      !row.isStatic && (row.failure == .catches || row.failure == .catchesIntoInner)
    }
  }

  /// What has the same elements, or those of what an expression is for, in another place.
  private func expressionMade(of expression: Place) -> Place? {
    guard let parent = project.parent(expression) else { return nil }
    switch project.kind(parent) {
    case .tryExpr, .forceUnwrap, .optionalChain: return parent
    case .initializerClause: return project.parent(parent).flatMap(onlyUse(of:))
    case .returnStmt: return project.enclosingBody(of: parent).flatMap(callRunning)
    case .codeBlock, .closureExpr:
      guard project.tree(parent).onlyStatement(of: parent.node) == expression.node else { return nil }
      return project.enclosingBody(of: expression).flatMap(callRunning)
    default: return nil
    }
  }

  /// The one place that reads a local name.
  private func onlyUse(of binding: Place) -> Place? {
    guard project.kind(binding) == .patternBinding, let body = project.enclosingBody(of: binding),
      let pattern = project.first(binding), project.kind(pattern) == .identifierPattern
    else { return nil }
    let uses = project.mentions(of: project.symbol(pattern), in: binding.file).filter { use in
      guard project.kind(use) == .identifierExpr, project.isInside(use, body),
        case .local(binding, _)? = lowering.meaning.lookUp(project.symbol(use), at: use)
      else { return false }
      return true
    }
    return uses.count == 1 ? uses[0] : nil
  }

  /// The `flatMap` whose closure returns what the body does, or the only call of its function.
  private func callRunning(_ body: Place) -> Place? {
    if project.kind(body) == .closureExpr {
      guard let call = lowering.call(taking: body), project.kind(call) == .callExpr,
        let callee = project.first(call), project.kind(callee) == .memberExpr,
        lowering.catalogue.rows(named: project.symbol(callee)).contains(where: \.isFlattening)
      else { return nil }
      return call
    }
    guard let function = project.enclosingFunction(of: body), project.kind(function) == .funcDecl else { return nil }
    let calls = lowering.visibleCalls(of: function).filter { !contexts.isInUnreachedCode($0) }
    return calls.count == 1 ? calls[0] : nil
  }
}
