/// Catches errors where they arise, so that the stream around them goes on.
struct ErrorGuard {
  let context: FixContext
  /// Moves what is caught to main as well.
  var hops = false
  private var project: Project { context.project }
  private var evaluator: Evaluator { context.evaluator }

  static let flattening: Set<String> = ["flatMap", "flatMapLatest", "flatMapFirst", "concatMap"]
  private static let combining: Set<String> = ["combineLatest", "merge", "zip", "concat"]

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
    guard let cause = evaluator.settledSequence(expression).facts.canFail else {
      return "the sequence that fails is not in sight, so nothing can catch its error there"
    }
    return "\(cause.reason), and that ends the stream wherever it is caught: the step itself has to change"
  }

  private func protect(_ expression: Place, depth: Int, into draft: inout FixDraft) throws(NoFix) {
    guard depth < 6 else { return }
    var step = evaluator.settledSequence(expression).trace
    var visited: Set<Place> = []
    while let node = step {
      step = node.previous
      guard node.place.file >= 0, visited.insert(node.place).inserted, project.kind(node.place) == .memberExpr,
        let call = project.parent(node.place), project.kind(call) == .callExpr,
        let base = project.children(node.place).first
      else { continue }
      let name = project.name(node.place)
      if Self.flattening.contains(name) {
        try protect(ChainLink(call: call, callee: node.place, base: base, name: name), into: &draft)
      } else if ["switchLatest", "merge", "concat"].contains(name), evaluator.arguments(of: call, nil).isEmpty {
        // The sequences are elements: what `map` makes of each.
        if let mapped = evaluator.chain(base).links.last, mapped.name == "map" { try protect(mapped, into: &draft) }
      } else if Self.combining.contains(name) {
        for input in inputs(of: call) { try protect(input, depth: depth + 1, into: &draft) }
      }
    }
  }

  private func inputs(of call: Place) -> [Place] {
    evaluator.arguments(of: call, nil).filter { !$0.isTrailing && $0.label != "resultSelector" }
      .compactMap { project.children($0.place).first }
      .flatMap { project.kind($0) == .arrayExpr ? Array(project.children($0)) : [$0] }
      .filter { evaluator.settledSequence($0).facts.canFail != nil }
  }

  // MARK: - Closures

  private func protect(_ link: ChainLink, into draft: inout FixDraft) throws(NoFix) {
    guard let argument = evaluator.arguments(of: link.call, nil).last,
      let closure = project.children(argument.place).first
    else { return }
    guard project.kind(closure) == .closureExpr else {
      return try replaceFunction(closure, of: link, isLabelled: argument.label != nil, into: &draft)
    }
    for expression in evaluator.returnedExpressions(of: closure) { try catchAll(expression, into: &draft) }
  }

  /// `flatMap(api.search)` becomes `flatMap { api.search($0).catchAndReturn([]) }`, in parentheses as it was.
  private func replaceFunction(
    _ function: Place, of link: ChainLink, isLabelled: Bool, into draft: inout FixDraft
  ) throws(NoFix) {
    let inner = evaluator.settledSequence(link.call)
    guard inner.facts.canFail != nil || inner.facts.endsStream != nil else { return }
    guard !isLabelled, case .functions(let functions, _) = evaluator.value(of: function, in: nil),
      functions.count == 1, evaluator.parameters(of: functions[0]).count == 1, !project.text(function).contains("("),
      project.kind(function) == .memberExpr
    else {
      throw NoFix(reason: "\(link.name) is given a function, and the error has to be caught in a closure")
    }
    let parameter = evaluator.parameters(of: functions[0])[0]
    let label = project.tree(parameter).label(parameter.node).map { $0 + ": " } ?? ""
    let type = project.child(functions[0], .returnClause).flatMap { project.children($0).first }
    let fallback =
      FallbackFinder(context: context).fallback(at: link.call)
      ?? type.flatMap { context.elements.argument(of: $0) }
      .flatMap { FallbackFinder(context: context).value(ofType: $0) }.map { .value($0) }
    let isSingle = type.map { ["Single", "Completable"].contains(project.name($0)) } ?? false
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
        case .ternaryOperator: if let middle = project.children(part).first { try catchAll(middle, into: &draft) }
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
    switch evaluator.value(of: expression, in: nil) {
    case .sequence, .unseenCall: break
    default: return
    }
    let sequence = evaluator.settledSequence(expression)
    guard sequence.facts.canFail != nil else { return }
    let slot = context.layout.slot(after: expression, next: nil)
    let isSingle = sequence.trait == .single || sequence.trait == .completable
    var texts = texts(FallbackFinder(context: context).fallback(at: expression), at: expression, isSingle: isSingle)
    if hops, !sequence.facts.threads.isSubset(of: [.main]) {
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
