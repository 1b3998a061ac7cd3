/// Catches errors where they arise, so that the stream around them goes on.
struct ErrorGuard {
  let context: FixContext
  private var project: Project { context.project }
  private var evaluator: Evaluator { context.evaluator }

  /// What keeps the errors of inner sequences from coming out of `expression`.
  func protect(_ expression: Place) throws(NoFix) -> FixDraft {
    var draft = FixDraft()
    try protect(expression, depth: 0, into: &draft)
    guard !draft.isEmpty else { throw NoFix(reason: "the sequence that fails is not in sight, so nothing can catch its error there") }
    return draft
  }

  private func fails(_ expression: Place) -> Bool { evaluator.settledSequence(expression).facts.canFail != nil }

  private func protect(_ expression: Place, depth: Int, into draft: inout FixDraft) throws(NoFix) {
    guard depth < 8, fails(expression) else { return }
    let chain = evaluator.chain(expression)
    for link in chain.links.reversed() where ["flatMap", "flatMapLatest", "flatMapFirst", "concatMap"].contains(link.name) {
      try protect(closureOf: link, depth: depth, into: &draft)
    }
    try protectRoot(chain.root, depth: depth, into: &draft)
  }

  private func protect(closureOf link: ChainLink, depth: Int, into draft: inout FixDraft) throws(NoFix) {
    guard let argument = evaluator.arguments(of: link.call, nil).first,
      let closure = project.children(argument.place).first
    else { return }
    guard project.kind(closure) == .closureExpr else {
      throw NoFix(reason: "\(link.name) is given a function, and the error would have to be caught in a closure")
    }
    for expression in evaluator.returnedExpressions(of: closure) { try catchAll(expression, into: &draft) }
  }

  /// Appends a catch to what a closure returns, on each path that can fail.
  private func catchAll(_ expression: Place, into draft: inout FixDraft) throws(NoFix) {
    if project.kind(expression) == .sequenceExpr {
      let parts = project.children(expression)
      for part in parts where ![.binaryOperator, .ternaryOperator].contains(project.kind(part)) {
        if case .plain = evaluator.value(of: part, in: nil) { continue }
        try catchAll(part, into: &draft)
      }
      for part in parts where project.kind(part) == .ternaryOperator {
        if let middle = project.children(part).first { try catchAll(middle, into: &draft) }
      }
      return
    }
    guard [.callExpr, .identifierExpr, .memberExpr].contains(project.kind(expression)) else { return }
    let sequence = evaluator.settledSequence(expression)
    guard sequence.facts.canFail != nil else { return }
    try append(to: expression, sequence, into: &draft)
  }

  private func append(to expression: Place, _ sequence: RxSequence, into draft: inout FixDraft) throws(NoFix) {
    let slot = context.layout.slot(after: expression, next: nil)
    let spelling = context.spelling(at: expression)
    let empty = (sequence.trait == .single || sequence.trait == .completable ? ".asObservable()" : "") + spelling.catchEmpty
    switch FallbackFinder(context: context).fallback(at: expression) {
    case .value(let value)?:
      try draft.insert(slot.lead + spelling.catchAndReturn(value), at: slot.offset, in: expression.file)
    case .nothing?: try draft.insert(slot.lead + empty, at: slot.offset, in: expression.file)
    case .sequence?, nil:
      try draft.insert(
        slot.lead + spelling.catchAndReturn("<#fallback#>"), at: slot.offset, in: expression.file,
        valueless: slot.lead + empty)
    }
  }

  private func protectRoot(_ root: Place, depth: Int, into draft: inout FixDraft) throws(NoFix) {
    if let binding = evaluator.variable(namedBy: root) {
      guard let initializer = project.child(binding, .initializerClause), let value = project.children(initializer).first
      else { return }
      return try protect(value, depth: depth + 1, into: &draft)
    }
    guard project.kind(root) == .callExpr, let callee = project.children(root).first else { return }
    if project.kind(callee) == .memberExpr, ["combineLatest", "merge", "zip", "concat"].contains(project.name(callee)) {
      for argument in evaluator.arguments(of: root, nil) where !argument.isTrailing && argument.label != "resultSelector" {
        guard let expression = project.children(argument.place).first else { continue }
        let inputs = project.kind(expression) == .arrayExpr ? project.children(expression) : [expression]
        for input in inputs { try protect(input, depth: depth + 1, into: &draft) }
      }
      return
    }
    guard evaluator.settledSequence(root).facts.failsInside, let function = evaluator.functionCalled(by: root, nil),
      let body = project.child(function, .codeBlock)
    else { return }
    for expression in evaluator.returnedExpressions(of: body) { try protect(expression, depth: depth + 1, into: &draft) }
  }
}
