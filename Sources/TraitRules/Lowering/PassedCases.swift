/// Closures that let some cases of an enumeration through and drop the others.
extension Lowering {
  /// `{ if case .title(let text) = $0 { return text }; return nil }`: the cases of which something comes out; `nil` where
  /// those are not all that do.
  func casesPassed(by closure: Place, _ frame: FrameID) -> Value? {
    var names: Set<Symbol> = []
    for expression in returnedExpressions(of: closure, frame) where !isDropped(expression) {
      guard let known = cases(leadingTo: expression, in: closure, told: { self.closure(told: $0) == closure }) else {
        return nil
      }
      names.formUnion(known)
    }
    return anyOf(names)
  }

  /// One of some cases; `nil` where one of those is no case of the project's own.
  func anyOf(_ names: Set<Symbol>) -> Value? {
    let cases = names.sorted { $0.id < $1.id }.filter { !project.enumCases(named: $0).isEmpty }
    return cases.isEmpty || cases.count < names.count ? nil : join(cases.map { .enumCase($0) })
  }

  /// The case of the project's own that an expression makes, be it by way of a local name for that.
  func caseMade(by expression: Place) -> Symbol? {
    var made = expression
    while project.kind(made) == .identifierExpr, let binding = variable(namedBy: made),
      project.enclosingBody(of: binding) != nil, project.flags(binding).contains(.isLet),
      let initial = project.initialValue(of: binding), initial != made
    {
      made = initial
    }
    return project.caseMade(by: made).flatMap { project.enumCases(named: $0).isEmpty ? nil : $0 }
  }

  /// `nil`, `false`, `.empty()`, `Observable.never()`.
  private func isDropped(_ expression: Place) -> Bool {
    switch project.kind(expression) {
    case .nilLiteral: return true
    case .booleanLiteral: return project.text(expression) == "false"
    case .callExpr:
      guard let callee = project.first(expression), [.implicitMemberExpr, .memberExpr].contains(project.kind(callee))
      else { return false }
      return catalogue.rows(named: project.symbol(callee)).contains {
        $0.kind == .source && $0.delivery == .nothing && !$0.addsFailure
      }
    default: return false
    }
  }

  /// The cases of what a body is told for which code is that stands in it; `nil` where it is for any.
  ///
  /// - Parameter isTold: whether an expression names what the body is told.
  func cases(leadingTo place: Place, in body: Place, told isTold: @escaping (Place) -> Bool) -> Set<Symbol>? {
    var child = place
    while let at = project.parent(child), child != body {
      if let names = cases(leadingTo: child, among: at, isTold) { return names }
      child = at
    }
    return nil
  }

  private func cases(leadingTo child: Place, among parent: Place, _ isTold: @escaping (Place) -> Bool) -> Set<Symbol>? {
    switch project.kind(parent) {
    case .switchExpr:
      guard project.kind(child) == .switchCase, let subject = project.first(parent), isTold(subject) else { return nil }
      return project.caseNames(of: child)
    case .ifExpr:
      let parts = Array(project.children(parent))
      guard project.kind(child) == .codeBlock, let index = parts.firstIndex(of: child) else { return nil }
      return parts[..<index].reversed().prefix { project.kind($0) != .codeBlock }.lazy
        .compactMap { self.caseMatched(by: $0, isTold) }.first.map { [$0] }
    case .codeBlock, .closureExpr, .switchCase:
      let guards = project.children(parent).filter { project.kind($0) == .guardStmt && $0.node < child.node }
      return guards.lazy.flatMap { self.project.children($0) }.compactMap { self.caseMatched(by: $0, isTold) }.first
        .map { [$0] }
    default: return nil
    }
  }

  /// `case .title(let text) = $0`.
  private func caseMatched(by condition: Place, _ isTold: @escaping (Place) -> Bool) -> Symbol? {
    guard project.kind(condition) == .caseCondition, let subject = project.children(condition).last, isTold(subject)
    else { return nil }
    return project.caseName(condition)
  }

  /// Whether a filter is for cases, and not for a type.
  func namesCases(_ filter: Value) -> Bool {
    alternatives(of: filter).allSatisfy { if case .enumCase = $0 { true } else { false } }
  }
}
