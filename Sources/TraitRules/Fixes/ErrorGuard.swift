/// Catches errors where they arise, so that the stream around them goes on.
struct ErrorGuard {
  let context: FixContext
  /// Moves what is caught to main as well.
  var hops = false
  private var project: Project { context.project }
  private var analysis: Analysis { context.analysis }
  private var lowering: Lowering { context.analysis.lowering }

  /// What keeps the errors of inner sequences from coming out of `expression`: a catch in every closure on the way that
  /// brings one in, in whatever file it stands. Where a stream that feeds it is what ends, the way to that one's.
  func protect(_ expression: Place) throws(NoFix) -> FixDraft {
    let sequence = analysis.sequence(at: expression)
    var draft = FixDraft()
    var way = ProtectedWay(analysis)
    var caught: [ChainID] = []
    try protect(sequence.chain, &way, .none, into: &draft, &caught)
    if let end = sequence.facts.failure.endsStream, !way.passes(end.place) {
      (draft, caught) = (FixDraft(), [])
      way = ProtectedWay(analysis, to: end.place)
      try protect(sequence.chain, &way, .none, into: &draft, &caught)
    }
    let others = OtherSubscribers(context: context)
    if caught.contains(where: { others.handleErrors(of: $0, besides: expression) { way.passes($0.place) } }) {
      draft.doubt("another subscriber handles errors that no longer reach it")
    }
    guard !draft.isEmpty else { throw NoFix(reason: obstacle(expression)) }
    for call in draft.movedCatches.sorted() { try MovedCatch(context: context, call: call)?.removeIfIdle(from: &draft) }
    try context.checkFiles(of: draft)
    return draft
  }

  private func obstacle(_ expression: Place) -> String {
    let failure = analysis.sequence(at: expression).facts.failure
    if let inner = failure.endsStream?.failure ?? failure.inner, inner.kind != .step {
      return "the error has to be caught at the sequence that fails, and no place for that catch was found"
    }
    guard failure.canFail else {
      return "nothing between the sequence that fails and the sink can catch its error and keep the stream"
    }
    let reason = ReasonWords(analysis: analysis).text(failure.possible)
    return "\(reason), and that ends the stream wherever it is caught: the step itself has to change"
  }

  /// Walks from a sink to the sources, on all ways that a chain can have come.
  ///
  /// - Parameter caught: the chains out of which errors come no more.
  private func protect(
    _ chain: ChainID, _ way: inout ProtectedWay, _ written: WrittenFallback, into draft: inout FixDraft,
    _ caught: inout [ChainID]
  ) throws(NoFix) {
    guard let next = way.next(from: chain) else { return }
    switch next {
    case .step(let made):
      let changes = draft.changes.count
      let after = try protect(made, &way, written, into: &draft)
      if draft.changes.count > changes { caught.append(chain) }
      if let input = made.input { try protect(input, &way, after, into: &draft, &caught) }
    case .same(let chains): for chain in chains { try protect(chain, &way, written, into: &draft, &caught) }
    case .feeders(let chains): for chain in chains { try protect(chain, &way, .none, into: &draft, &caught) }
    }
  }

  /// - Returns: what the elements that go into the step fall back to.
  private func protect(
    _ made: GraphStep, _ way: inout ProtectedWay, _ written: WrittenFallback, into draft: inout FixDraft
  ) throws(NoFix) -> WrittenFallback {
    let row = analysis.catalogue.rows[Int(made.row)]
    let call = project.parent(made.place).flatMap { project.kind($0) == .callExpr ? $0 : nil }
    if row.failure == .catches || row.failure == .catchesIntoInner {
      // Another error instead of one is no fallback.
      if let inner = made.inner, isOnlyAnError(analysis.fold.facts(of: inner)) { return written }
      return call.map { written.caught(by: $0, named: project.name(made.place), row, context) } ?? .lost(row.name)
    }
    guard let call, let link = analysis.link(call) else {
      // `Observable.merge(…)`, or a step whose receiver is not written.
      if row.joinsInputs, way.isOpen { try protectInputs(of: made, row, &way, written, into: &draft) }
      return written.above(row)
    }
    guard way.isOpen else { return written.above(row) }
    if context.isToldOfErrors(link) { draft.doubt("`do(onError:)` is told of no error any more") }
    // What is caught further up is not tried again.
    let failsInside = made.input.map { analysis.fold.facts(of: $0).failure.failsInside } ?? false
    if failsInside, row.shape.traits.contains(.subscribesAtError), row.handlesErrors {
      draft.doubt("`\(link.name)` is told of no error any more")
    }
    if row.isFlattening, made.function != .nothing {
      try protect(link, made, written, into: &draft)
    } else if row.isFlattening {
      // The sequences are elements: what `map` makes of each.
      if let mapped = analysis.link(link.base), mapped.row?.elements == .made {
        try protect(mapped, made, written, into: &draft)
      }
    } else if row.joinsInputs || row.elements == .latest {
      try protectInputs(of: made, row, &way, written, into: &draft)
    }
    return written.above(row)
  }

  /// Where a join ends with the error of a part, that is caught inside the part or, if the part fails itself, behind it.
  private func protectInputs(
    of made: GraphStep, _ row: CatalogueRow, _ way: inout ProtectedWay, _ written: WrittenFallback,
    into draft: inout FixDraft
  ) throws(NoFix) {
    let written = row.elements == .inputs ? written : written.above(row)
    for input in inputs(of: made) {
      let changes = draft.changes.count
      var caught: [ChainID] = []
      try protect(analysis.sequence(at: input).chain, &way, written, into: &draft, &caught)
      let facts = analysis.sequence(at: input).facts
      guard draft.changes.count == changes, !facts.failure.failsInside, !isOnlyAnError(facts) else { continue }
      try catchAll(input, written, into: &draft)
      // Without a value of its own, a part that is combined with others takes theirs away.
      if row.elements == .combined, draft.changes.count > changes, draft.changes.last.map(isValueless) ?? false {
        throw NoFix(
          reason: "what `\(project.words(input).firstLine)` falls back to, so that the others go on, is not known")
      }
    }
  }

  private func isOnlyAnError(_ facts: Facts) -> Bool { facts.failure.canFail && facts.delivery.threads.isEmpty }

  private func isValueless(_ change: FixDraft.Change) -> Bool {
    change.valueless != nil || change.text.contains(".empty()")
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

  private func protect(
    _ link: ChainLink, _ made: GraphStep, _ written: WrittenFallback, into draft: inout FixDraft
  ) throws(NoFix) {
    guard let argument = lowering.arguments(of: link.call, .none).last else { return }
    let closure = argument.expression
    guard project.kind(closure) == .closureExpr else {
      return try replaceFunction(closure, of: link, isLabelled: !argument.label.isNone, written, into: &draft)
    }
    let handed = made.inner.flatMap { ProtectedWay.closure(handedTo: closure, $0, analysis) }
    // One that others may call as well is left alone: its error is caught at this call.
    let returning = handed.flatMap { isHanded($0, toFunctionAround: closure) ? $0 : nil } ?? closure
    let returned = project.returnedExpressions(of: returning)
    // Where one path fails, so may another that was lost sight of.
    let fails = returned.contains { analysis.sequence(at: $0).facts.failure.canFail }
    for expression in returned { try catchAll(expression, written, alsoLost: fails, into: &draft) }
  }

  /// Whether a closure is an argument of the function that another one stands in.
  private func isHanded(_ handed: Place, toFunctionAround closure: Place) -> Bool {
    guard let call = lowering.call(taking: handed), let function = project.enclosingFunction(of: closure) else {
      return false
    }
    return lowering.functions(calledBy: call, .none).contains(function)
  }

  /// What a method is named of, where that is had of `self`: as the method's name did, the closure holds that and not
  /// `self`. `api` of `api.search`, `[api = self.api]` of `self.api.search`.
  private func captured(by method: Place) -> (list: String, name: String)? {
    guard let object = project.first(method), project.kind(object) != .selfExpr else { return nil }
    var root = object
    while [.memberExpr, .forceUnwrap].contains(project.kind(root)), let base = project.first(root) { root = base }
    var named = object
    if project.kind(named) == .forceUnwrap, let inner = project.first(named) { named = inner }
    guard isOfSelf(root), [.identifierExpr, .memberExpr].contains(project.kind(named)) else { return nil }
    let (name, text) = (project.name(named), project.text(object))
    return (name == text ? name : "\(name) = \(text)", name)
  }

  private func isOfSelf(_ root: Place) -> Bool {
    if project.kind(root) == .selfExpr { return true }
    guard project.kind(root) == .identifierExpr,
      case .member(let found)? = lowering.meaning.lookUp(project.symbol(root), at: root)
    else { return false }
    return found.variable != nil
  }

  /// `flatMap(api.search)` becomes `flatMap { [api] in api.search($0).catchAndReturn([]) }`, in parentheses as it was.
  private func replaceFunction(
    _ function: Place, of link: ChainLink, isLabelled: Bool, _ written: WrittenFallback, into draft: inout FixDraft
  ) throws(NoFix) {
    let inner = analysis.sequence(at: link.call)
    guard inner.facts.failure.canFail || inner.facts.failure.endsStream != nil else { return }
    guard !isLabelled, case .functions(let ref) = lowering.value(of: function),
      case let functions = lowering.store[ref].places, functions.count == 1,
      project.parameters(of: functions[0]).count == 1, let name = calledName(of: function)
    else {
      throw NoFix(reason: "\(link.name) is given a function, and the error has to be caught in a closure")
    }
    let parameter = project.parameters(of: functions[0])[0]
    let label = project.label(parameter).isNone ? "" : project.text(project.label(parameter)) + ": "
    let type = project.returnType(of: functions[0])
    let fallback = fallback(
      at: link.call, type: type.flatMap { context.elements.argument(of: $0) }, written, &draft)
    let isSingle = type.map { [.Single, .Completable].contains(project.symbol($0).known) } ?? false
    let texts = texts(fallback, at: link.call, isSingle: isSingle)
    let captured = captured(by: function)
    let list = captured.map { "[\($0.list)] in " } ?? ""
    let method = captured.map { "\($0.name).\(project.name(function))" } ?? name
    let call = "{ \(list)\(method)(\(label)$0)"
    try draft.add(
      FixDraft.Change(
        file: function.file, range: context.layout.range(function), text: call + texts.text + " }",
        valueless: texts.valueless.map { call + $0 + " }" }))
  }

  /// What a function is called by in a closure: `api.search` for `api.search(_:)`, `self.search` for a method `search`.
  private func calledName(of function: Place) -> String? {
    let text = project.text(function)
    let labels = project.labels(ofName: function) == nil ? nil : text.lastIndex(of: "(")
    let name = String(text[..<(labels ?? text.endIndex)])
    if name.contains("(") { return nil }
    switch project.kind(function) {
    case .memberExpr: return name
    case .identifierExpr:
      guard case .member? = lowering.meaning.lookUp(project.symbol(function), at: function) else { return name }
      return "self." + name
    default: return nil
    }
  }

  /// Appends a catch to what a closure returns, on each path that can fail.
  private func catchAll(
    _ expression: Place, _ written: WrittenFallback, alsoLost: Bool = false, into draft: inout FixDraft
  ) throws(NoFix) {
    if project.kind(expression) == .sequenceExpr {
      let parts = Array(project.children(expression))
      for (index, part) in parts.enumerated() {
        switch project.kind(part) {
        case .ternaryOperator: if let middle = project.first(part) { try catchAll(middle, written, into: &draft) }
        case .callExpr, .memberExpr, .identifierExpr:
          let changes = draft.changes.count
          try catchAll(part, written, into: &draft)
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
    let isLost = alsoLost && sequence.trait == .observable && sequence.facts.failure.isOpen
    guard sequence.facts.failure.canFail || isLost else { return }
    let isSingle = sequence.trait == .single || sequence.trait == .completable
    let errors = MadeErrors(context: context)
    noteOtherCallers(around: expression, &draft)
    if errors.isOne(expression) { return try errors.replace(expression, isSingle: isSingle, into: &draft) }
    let slot = context.layout.slot(after: expression, next: nil)
    if case .handler(let call, _) = written, !hops,
      let moved = try MovedCatch(context: context, call: call)?.text(at: expression, takenFrom: &draft)
    {
      let lead = isSingle ? slot.lead + ".asObservable()" + slot.lead : slot.lead
      return try draft.insert(lead + moved, at: slot.offset, in: expression.file)
    }
    var fallback = fallback(at: expression, written, &draft)
    if isSingle, fallback == .nothing { fallback = try valueOfSingle(expression, &draft) ?? fallback }
    var texts = texts(fallback, at: expression, isSingle: isSingle)
    if hops, !sequence.facts.delivery.threads.isSubset(of: [.main]) {
      let hop = slot.lead + context.spelling(at: expression).observeOnMain
      texts = (hop + slot.lead + texts.text, texts.valueless.map { hop + slot.lead + $0 })
    } else {
      texts = (slot.lead + texts.text, texts.valueless.map { slot.lead + $0 })
    }
    try draft.insert(texts.text, at: slot.offset, in: expression.file, valueless: texts.valueless)
  }

  /// A closure that says that it returns a Single, or returns others beside this one, has to have an element.
  private func valueOfSingle(_ expression: Place, _ draft: inout FixDraft) throws(NoFix) -> Fallback? {
    guard let body = project.enclosingBody(of: expression), project.kind(body) == .closureExpr else { return nil }
    let isSaid = project.resultType(ofClosure: body) != nil
    guard isSaid || project.returnedExpressions(of: body).count > 1 else { return nil }
    guard let value = context.elements.type(of: expression).flatMap(FallbackFinder(context: context).value(ofType:))
    else { throw NoFix(reason: "the closure has to return a Single, and what that falls back to is not known") }
    draft.doubt("after an error, `\(value)` would pass for what came, and the type alone suggests it")
    return .value(value)
  }

  /// A function that others call as well hands them no error any more.
  private func noteOtherCallers(around expression: Place, _ draft: inout FixDraft) {
    guard let function = project.enclosingFunction(of: expression), project.kind(function) == .funcDecl,
      case let calls = lowering.visibleCalls(of: function).count, calls > 1
    else { return }
    draft.doubt(
      "`\(project.name(function))` is called in \(calls) places, and none of them is told of the error any more")
  }

  /// What the author wrote, on the way to the sink or below the closure; else what the type says.
  private func fallback(
    at place: Place, type: String? = nil, _ written: WrittenFallback, _ draft: inout FixDraft
  ) -> Fallback? {
    switch written {
    case .lost(let name), .handler(_, let name):
      draft.doubt("what `\(name)` makes of the error is not made any more")
    case .none, .found: break
    }
    let here = FallbackFinder(context: context).find(at: place, type: type)
    if case .found(let fallback, _, _) = written, !here.isWritten { return fallback }
    here.note(in: &draft)
    return here.fallback
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
