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
  func text(at expression: Place) -> String? {
    guard project.isInside(expression, link.call), isUnderstood(at: expression) else { return nil }
    let range = context.layout.period(of: link.callee)..<context.layout.range(link.call).upperBound
    return String(decoding: project.tree(link.call).source[range], as: UTF8.self)
  }

  /// Whether the closures around an expression leave the names that it uses as they are.
  private func isUnderstood(at expression: Place) -> Bool {
    if arguments.contains(where: { project.kind($0) != .closureExpr && readsSelfUnsaid($0) }) { return false }
    let used = usedNames
    var body = project.enclosingBody(of: expression)
    while let closure = body, closure != link.call, project.isInside(closure, link.call) {
      guard project.kind(closure) == .closureExpr else { return false }
      let parts = project.child(closure, .closureSignature).map { Array(project.children($0)) } ?? []
      for part in parts where used.contains(project.name(part)) {
        switch project.kind(part) {
        case .closureParameter: return false
        case .capture where project.text(part).hasPrefix("weak") || project.first(part) != nil:
          guard capturesWeakly(project.name(part)) else { return false }
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

  private var arguments: [Place] { context.analysis.lowering.arguments(of: link.call, .none).map(\.expression) }

  private var usedNames: Set<String> {
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

  /// Whether its own closure captures a name as the one around it does, so that it is optional in both.
  private func capturesWeakly(_ name: String) -> Bool {
    arguments.contains { argument in
      guard let signature = project.child(argument, .closureSignature) else { return false }
      return project.children(signature).contains {
        project.kind($0) == .capture && project.name($0) == name && project.first($0) == nil
          && project.text($0).hasPrefix("weak")
      }
    }
  }

  /// Takes it away where it stood, if no error comes there any more: there is one step that brings errors in, and what is
  /// above that has none.
  func removeIfIdle(from draft: inout FixDraft) throws(NoFix) {
    let chain = context.analysis.chain(link.base)
    let failing = chain.links.filter { $0.row.map { $0.failure != .keep } ?? true }
    guard failing.count == 1, failing[0].row?.isFlattening ?? false,
      !context.analysis.sequence(at: failing[0].base).facts.failure.isOpen,
      !chain.links.contains(where: { context.analysis.lowering.throwsInClosure(closures(of: $0)) })
    else { return }
    try draft.remove(context.layout.removal(of: link), in: link.call.file)
  }

  private func closures(of link: ChainLink) -> [Argument] {
    context.analysis.lowering.arguments(of: link.call, .none)
  }
}
