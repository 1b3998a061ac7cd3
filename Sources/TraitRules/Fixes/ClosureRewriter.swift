/// Makes a closure of `flatMap` return a Driver on every path.
struct ClosureRewriter {
  let context: FixContext
  private var project: Project { context.project }

  func rewrite(_ closure: Place, _ rewriter: DriverRewriter, into draft: inout FixDraft) throws(NoFix) {
    let returned = context.project.returnedExpressions(of: closure)
    guard !returned.isEmpty else { throw NoFix(reason: "what the closure returns is not in sight") }
    try declareResult(closure, into: &draft)
    for expression in returned { try convert(expression, rewriter, into: &draft) }
  }

  /// `-> Observable<Int>` of a closure that says what it returns.
  private func declareResult(_ closure: Place, into draft: inout FixDraft) throws(NoFix) {
    guard let signature = project.child(closure, .closureSignature),
      let clause = project.child(signature, .returnClause), let type = project.first(clause)
    else { return }
    if context.analysis.lowering.dialect.sequenceTypes[project.symbol(type)]?.isShared ?? false { return }
    try nameDriver(type, into: &draft)
  }

  /// Writes `Driver` for the name of another sequence type.
  func nameDriver(_ type: Place, into draft: inout FixDraft) throws(NoFix) {
    guard context.analysis.isColdSequenceType(type) else {
      throw NoFix(reason: "`\(project.text(type).firstLine)` cannot become a Driver")
    }
    let token = project.tree(type).tokens[Int(project.node(type).token)]
    try draft.replace(Int(token.start)..<Int(token.end), in: type.file, with: driver(at: type))
    draft.filesUsingCocoa.insert(type.file)
  }

  /// Where the project has a type of that name, RxCocoa's is meant.
  private func driver(at place: Place) -> String {
    if case .type? = context.analysis.meaning.lookUp(Symbol(.Driver), at: place) { return "RxCocoa.Driver" }
    return "Driver"
  }

  /// Makes what stands in an expression's place a Driver, whichever of its branches is taken.
  func convert(_ expression: Place, _ rewriter: DriverRewriter, into draft: inout FixDraft) throws(NoFix) {
    switch project.kind(expression) {
    case .sequenceExpr: return try convertChoice(expression, rewriter, into: &draft)
    case .tupleExpr where project.children(expression).count == 1:
      let inner = project.first(expression).flatMap { project.first($0) }
      return try convert(inner ?? expression, rewriter, into: &draft)
    case .callExpr: if try convertMade(expression, into: &draft) { return }
    case .identifierExpr, .memberExpr, .optionalChain, .forceUnwrap, .subscriptExpr: break
    default: throw NoFix(reason: "what `\(project.text(expression).firstLine)` gives cannot be made a Driver")
    }
    switch context.analysis.lowering.value(of: expression) {
    case .array, .plain, .closure, .functions, .tuple, .observer, .scheduler:
      throw NoFix(reason: "the closure returns no sequence in sight")
    case .sequence(let chain) where context.analysis.graph.trait(of: chain).isShared: return
    default: try rewriter.rewrite(expression, next: nil, .late, into: &draft)
    }
  }

  /// `a ?? b`, `condition ? a : b`: each branch.
  private func convertChoice(_ expression: Place, _ rewriter: DriverRewriter, into draft: inout FixDraft) throws(NoFix)
  {
    let parts = Array(project.children(expression))
    guard parts.count == 3 else { throw NoFix(reason: "the closure returns what cannot be followed") }
    switch project.kind(parts[1]) {
    case .ternaryOperator:
      guard let middle = project.first(parts[1]) else { throw NoFix(reason: "the closure cannot be followed") }
      try convert(middle, rewriter, into: &draft)
      try convert(parts[2], rewriter, into: &draft)
    case .binaryOperator where project.name(parts[1]) == "??":
      try context.checkThatCallsCanFollow(parts[0])
      try convert(parts[0], rewriter, into: &draft)
      try convert(parts[2], rewriter, into: &draft)
    default: throw NoFix(reason: "the closure returns what cannot be followed")
    }
  }

  /// `.just(x)` and `Observable.just(x)`, which a Driver has too. Returns whether the call is one of those.
  private func convertMade(_ call: Place, into draft: inout FixDraft) throws(NoFix) -> Bool {
    guard let callee = project.first(call) else { return false }
    let errors = MadeErrors(context: context)
    if errors.isOne(call) {
      if project.kind(callee) == .memberExpr, let base = project.first(callee) { try nameDriver(base, into: &draft) }
      try errors.replace(call, isSingle: false, into: &draft)
      return true
    }
    let name = project.name(callee)
    let made: Set<String> = ["just", "empty", "never", "of", "from"]
    switch project.kind(callee) {
    case .implicitMemberExpr:
      guard made.contains(name), hasNoScheduler(call) else {
        throw NoFix(reason: "the closure returns .\(name), which a Driver does not have")
      }
      return true
    case .memberExpr:
      guard let base = project.first(callee), context.analysis.isColdSequenceType(base), made.contains(name),
        hasNoScheduler(call)
      else { return false }
      try nameDriver(base, into: &draft)
      return true
    default: return false
    }
  }

  private func hasNoScheduler(_ call: Place) -> Bool {
    context.analysis.lowering.arguments(of: call, .none).allSatisfy { $0.label != .scheduler }
  }
}
