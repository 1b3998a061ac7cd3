/// A catch as its author wrote it, put where the error arises: `load().catch { [weak self] in self?.show($0); … }`.
struct MovedCatch {
  let context: FixContext
  private let link: ChainLink
  private var project: Project { context.project }

  init?(context: FixContext, call: Place) {
    guard let link = context.analysis.link(call) else { return nil }
    self.context = context
    self.link = link
  }

  /// Its text, from the period on.
  ///
  /// - Returns: `nil` where it would mean something else behind an expression.
  func text(at expression: Place, takenFrom draft: inout FixDraft) throws(NoFix) -> String? {
    guard project.isInside(expression, link.call), link.row?.kind == .operator,
      let moved = moved(to: expression), let first = moved.first, isUnderstood(at: expression, moved)
    else { return nil }
    let end = context.layout.range(link.call).upperBound
    if moved.count > 1 {
      try draft.remove(context.layout.removal(of: first).lowerBound..<end, in: link.call.file)
    } else {
      draft.movedCatches.insert(link.call)
    }
    let range = context.layout.period(of: first.callee)..<end
    return String(decoding: project.tree(link.call).source[range], as: UTF8.self)
  }

  /// The links that go in: the catch, and with it the steps above it that make other elements of each.
  private func moved(to expression: Place) -> [ChainLink]? {
    let links = context.analysis.chain(link.call).links
    guard
      let flattening = links.lastIndex(where: {
        project.isInside(expression, $0.call) && !project.isInside(expression, $0.base)
      })
    else { return nil }
    var steps = links[(flattening + 1)...].dropLast()
    // `map { load($0) }.switchLatest()`.
    if let next = steps.first, next.row?.isFlattening ?? false, arguments(of: next).isEmpty {
      steps = steps.dropFirst()
    }
    if steps.allSatisfy({ $0.row?.passesElements ?? false }) { return [link] }
    guard steps.allSatisfy({ $0.row?.callsForEachElement ?? false }), isIdleWithoutErrorsInside,
      isOnlyResult(expression)
    else { return nil }
    return steps + [link]
  }

  /// Whether a closure returns nothing else, and does not say what.
  private func isOnlyResult(_ expression: Place) -> Bool {
    guard let closure = project.enclosingBody(of: expression), project.kind(closure) == .closureExpr else {
      return false
    }
    let isSaid = project.resultType(ofClosure: closure) != nil
    return !isSaid && project.returnedExpressions(of: closure) == [expression]
  }

  /// Whether the closures around an expression leave the names that it uses as they are.
  private func isUnderstood(at expression: Place, _ moved: [ChainLink]) -> Bool {
    let arguments = moved.flatMap(arguments)
    if arguments.contains(where: { project.kind($0) != .closureExpr && readsSelfUnsaid($0) }) { return false }
    let used = usedNames(in: arguments)
    var body = project.enclosingBody(of: expression)
    while let closure = body, closure != link.call, project.isInside(closure, link.call) {
      guard project.kind(closure) == .closureExpr else { return false }
      let parts = project.child(closure, .closureSignature).map { Array(project.children($0)) } ?? []
      for part in parts where used.contains(project.name(part)) {
        switch project.kind(part) {
        case .closureParameter: return false
        case .capture where project.text(part).hasPrefix("weak") || project.first(part) != nil:
          guard arguments.allSatisfy({ capturesWeakly(project.name(part), $0) }) else { return false }
        default: continue
        }
      }
      body = project.enclosingBody(of: closure)
    }
    return true
  }

  /// `catch(recover)`: in a closure, `self` has to be written.
  private func readsSelfUnsaid(_ argument: Place) -> Bool {
    let lowering = context.analysis.lowering
    return project.contains(argument) { at in
      guard project.kind(at) == .identifierExpr else { return false }
      switch lowering.meaning.lookUp(project.symbol(at), at: at) {
      case .member?, .externalMember?: return true
      default: return false
      }
    }
  }

  private func arguments(of link: ChainLink) -> [Place] {
    context.analysis.lowering.arguments(of: link.call, .none).map(\.expression)
  }

  private func usedNames(in arguments: [Place]) -> Set<String> {
    var names: Set<String> = []
    for argument in arguments {
      var stack = [argument]
      while let at = stack.popLast() {
        switch project.kind(at) {
        case .selfExpr: names.insert("self")
        case .identifierExpr, .capture: names.insert(project.name(at))
        default: break
        }
        stack += project.children(at)
      }
    }
    return names
  }

  /// Whether a closure captures a name as the one around it does, so that it is optional in both, or does not use it.
  private func capturesWeakly(_ name: String, _ argument: Place) -> Bool {
    if !usedNames(in: [argument]).contains(name) { return true }
    guard let signature = project.child(argument, .closureSignature) else { return false }
    return project.children(signature).contains {
      project.kind($0) == .capture && project.name($0) == name && project.first($0) == nil
        && project.text($0).hasPrefix("weak")
    }
  }

  /// Takes it away where it stood, if no error comes there any more: there is one step that brings errors in, and what is
  /// above that has none.
  func removeIfIdle(from draft: inout FixDraft) throws(NoFix) {
    guard isIdleWithoutErrorsInside else { return }
    try draft.remove(context.layout.removal(of: link), in: link.call.file)
  }

  private var isIdleWithoutErrorsInside: Bool {
    let chain = context.analysis.chain(link.base)
    let failing = chain.links.filter { $0.row.map { $0.failure != .keep } ?? true }
    return failing.count == 1 && failing[0].row?.isFlattening ?? false
      && !context.analysis.sequence(at: failing[0].base).facts.failure.isOpen
      && !chain.links.contains { link in
        context.analysis.lowering.throwsInClosure(context.analysis.lowering.arguments(of: link.call, .none))
      }
  }
}
