/// Catches errors where they arise, so that the stream around them goes on.
struct ErrorGuard {
  let context: FixContext
  /// Moves what is caught to main as well.
  var hops = false
  private var project: Project { context.project }
  private var analysis: Analysis { context.analysis }
  private var lowering: Lowering { context.analysis.lowering }

  /// What keeps the errors of inner sequences from coming out of `expression`: a catch in every closure on the way that
  /// brings one in, in whatever file it stands.
  func protect(_ expression: Place) throws(NoFix) -> FixDraft {
    var draft = FixDraft()
    try protect(expression, depth: 0, into: &draft)
    guard !draft.isEmpty else { throw NoFix(reason: obstacle(expression)) }
    try context.checkFiles(of: draft)
    return draft
  }

  private func obstacle(_ expression: Place) -> String {
    let failure = analysis.sequence(at: expression).facts.failure
    if let inner = failure.endsStream?.failure ?? failure.inner, inner.kind != .step {
      return "the error has to be caught where the failing sequence is returned, and no rewrite from here reaches that"
    }
    guard failure.canFail else {
      return "nothing between the sequence that fails and the sink can catch its error and keep the stream"
    }
    let reason = ReasonWords(analysis: analysis).text(failure.possible)
    return "\(reason), and that ends the stream wherever it is caught: the step itself has to change"
  }

  private func protect(_ expression: Place, depth: Int, into draft: inout FixDraft) throws(NoFix) {
    guard depth < 6 else { return }
    let chain = analysis.sequence(at: expression).chain
    for step in TraceBuilder(analysis: analysis).steps(of: chain).reversed() {
      guard let made = analysis.graph.step(of: step.chain) else { continue }
      let row = analysis.catalogue.rows[Int(made.row)]
      guard let call = project.parent(made.place), project.kind(call) == .callExpr, let link = analysis.link(call)
      else {
        // `Observable.merge(…)`.
        if row.joinsInputs { for input in inputs(of: made) { try protect(input, depth: depth + 1, into: &draft) } }
        continue
      }
      if row.isFlattening, made.function != .nothing {
        try protect(link, into: &draft)
      } else if row.isFlattening {
        // The sequences are elements: what `map` makes of each.
        if let mapped = analysis.link(link.base), mapped.row?.elements == .made { try protect(mapped, into: &draft) }
      } else if row.joinsInputs {
        for input in inputs(of: made) { try protect(input, depth: depth + 1, into: &draft) }
      }
    }
  }

  /// The argument expressions of a join that can fail.
  private func inputs(of step: GraphStep) -> [Place] {
    guard let call = project.parent(step.place), project.kind(call) == .callExpr else { return [] }
    return lowering.arguments(of: call, .none).filter { !$0.isTrailing && $0.label != .resultSelector }
      .flatMap { argument in
        project.kind(argument.expression) == .arrayExpr
          ? Array(project.children(argument.expression)) : [argument.expression]
      }
      .filter { analysis.sequence(at: $0).facts.failure.canFail }
  }

  // MARK: - Closures

  private func protect(_ link: ChainLink, into draft: inout FixDraft) throws(NoFix) {
    guard let argument = lowering.arguments(of: link.call, .none).last else { return }
    let closure = argument.expression
    guard project.kind(closure) == .closureExpr else {
      return try replaceFunction(closure, of: link, isLabelled: !argument.label.isNone, into: &draft)
    }
    for expression in project.returnedExpressions(of: closure) { try catchAll(expression, into: &draft) }
  }

  /// `flatMap(api.search)` becomes `flatMap { api.search($0).catchAndReturn([]) }`, in parentheses as it was.
  private func replaceFunction(
    _ function: Place, of link: ChainLink, isLabelled: Bool, into draft: inout FixDraft
  ) throws(NoFix) {
    let inner = analysis.sequence(at: link.call)
    guard inner.facts.failure.canFail || inner.facts.failure.endsStream != nil else { return }
    guard !isLabelled, case .functions(let ref) = lowering.value(of: function),
      case let functions = lowering.store[ref].places, functions.count == 1,
      project.parameters(of: functions[0]).count == 1, !project.text(function).contains("("),
      project.kind(function) == .memberExpr
    else {
      throw NoFix(reason: "\(link.name) is given a function, and the error has to be caught in a closure")
    }
    let parameter = project.parameters(of: functions[0])[0]
    let label = project.label(parameter).isNone ? "" : project.text(project.label(parameter)) + ": "
    let type = project.returnType(of: functions[0])
    let fallback =
      FallbackFinder(context: context).fallback(at: link.call)
      ?? type.flatMap { context.elements.argument(of: $0) }
      .flatMap { FallbackFinder(context: context).value(ofType: $0) }.map { .value($0) }
    let isSingle = type.map { [.Single, .Completable].contains(project.symbol($0).known) } ?? false
    let texts = texts(fallback, at: link.call, isSingle: isSingle)
    let call = "{ \(project.text(function))(\(label)$0)"
    try draft.add(
      FixDraft.Change(
        file: function.file, range: context.layout.range(function), text: call + texts.text + " }",
        valueless: texts.valueless.map { call + $0 + " }" }))
  }

  /// Appends a catch to what a closure returns, on each path that can fail.
  private func catchAll(_ expression: Place, into draft: inout FixDraft) throws(NoFix) {
    if project.kind(expression) == .sequenceExpr {
      let parts = Array(project.children(expression))
      for (index, part) in parts.enumerated() {
        switch project.kind(part) {
        case .ternaryOperator: if let middle = project.first(part) { try catchAll(middle, into: &draft) }
        case .callExpr, .memberExpr, .identifierExpr:
          let changes = draft.changes.count
          try catchAll(part, into: &draft)
          let hasDefault = index + 1 < parts.count && project.text(parts[index + 1]) == "??"
          if hasDefault, draft.changes.count > changes { try context.checkThatCallsCanFollow(part) }
        default: continue
        }
      }
      return
    }
    guard [.callExpr, .identifierExpr, .memberExpr].contains(project.kind(expression)) else { return }
    switch lowering.value(of: expression) {
    case .sequence, .asked: break
    default: return
    }
    let sequence = analysis.sequence(at: expression)
    guard sequence.facts.failure.canFail else { return }
    let slot = context.layout.slot(after: expression, next: nil)
    let isSingle = sequence.trait == .single || sequence.trait == .completable
    var texts = texts(FallbackFinder(context: context).fallback(at: expression), at: expression, isSingle: isSingle)
    if hops, !sequence.facts.delivery.threads.isSubset(of: [.main]) {
      let hop = slot.lead + context.spelling(at: expression).observeOnMain
      texts = (hop + slot.lead + texts.text, texts.valueless.map { hop + slot.lead + $0 })
    } else {
      texts = (slot.lead + texts.text, texts.valueless.map { slot.lead + $0 })
    }
    try draft.insert(texts.text, at: slot.offset, in: expression.file, valueless: texts.valueless)
  }

  private func texts(_ fallback: Fallback?, at place: Place, isSingle: Bool) -> (text: String, valueless: String?) {
    let spelling = context.spelling(at: place)
    let empty = (isSingle ? ".asObservable()" : "") + spelling.catchEmpty
    switch fallback {
    case .value(let value)?: return (spelling.catchAndReturn(value), nil)
    case .nothing?: return (empty, nil)
    case .sequence?, nil: return (spelling.catchAndReturn("<#fallback#>"), empty)
    }
  }
}
