/// The cases of an enumeration that code is for.
extension Lowering {
  /// One of some cases; `nil` where one of those is no case of the project's own.
  ///
  /// - Parameter chain: the sequence whose elements they are of, where those may be `Result`s.
  func anyOf(_ names: Set<Symbol>, of chain: ChainID? = nil) -> Value? {
    let cases = names.sorted { $0.id < $1.id }.filter { !project.enumCases(named: $0).isEmpty }
    guard cases.isEmpty || cases.count < names.count else { return join(cases.map { .enumCase($0) }) }
    guard !names.isEmpty, names.isSubset(of: Self.casesOfResult), let chain,
      case .outside(let ref) = forced(element(of: chain)), store[ref].type == Symbol(.Result)
    else { return nil }
    return join(names.sorted { $0.id < $1.id }.map { .enumCase($0) })
  }

  private static let casesOfResult: Set<Symbol> = [Symbol(.success), Symbol(.failure)]

  /// The case of the project's own, or of a `Result`, that an expression makes, be it by way of a local name for that.
  func caseMade(by expression: Place) -> Symbol? {
    var made = expression
    while project.kind(made) == .identifierExpr, let binding = variable(namedBy: made),
      project.enclosingBody(of: binding) != nil, project.flags(binding).contains(.isLet),
      let initial = project.initialValue(of: binding), initial != made
    {
      made = initial
    }
    return project.caseMade(by: made).flatMap {
      project.enumCases(named: $0).isEmpty && !Self.casesOfResult.contains($0) ? nil : $0
    }
  }

  /// The cases of what a body is told for which code is that stands in it; `nil` where it is for any.
  ///
  /// - Parameter isTold: whether an expression names what the body is told.
  func cases(leadingTo place: Place, in body: Place, told isTold: (Place) -> Bool) -> Set<Symbol>? {
    known(at: place, in: body) { clause, subject in
      isTold(subject) ? project.caseNames(of: clause) : nil
    } byCondition: {
      caseMatched(by: $0, isTold).map { [$0] } ?? casesAsked(for: $0, isTold)
    }
  }

  /// What is known where code stands in a body: by the clause of a `switch` around it, with what that one is about, by the
  /// conditions of an `if` around it or of a `guard` before it. The nearest of them says it.
  func known<Known>(
    at place: Place, in body: Place, byClause: (Place, Place) -> Known?, byCondition: (Place) -> Known?
  ) -> Known? {
    var child = place
    while let at = project.parent(child), child != body {
      if let known = known(at: child, among: at, byClause, byCondition) { return known }
      child = at
    }
    return nil
  }

  private func known<Known>(
    at child: Place, among parent: Place, _ byClause: (Place, Place) -> Known?, _ byCondition: (Place) -> Known?
  ) -> Known? {
    switch project.kind(parent) {
    case .switchExpr:
      guard project.kind(child) == .switchCase, let subject = project.first(parent) else { return nil }
      return byClause(child, subject)
    case .ifExpr:
      let parts = Array(project.children(parent))
      guard project.kind(child) == .codeBlock, let index = parts.firstIndex(of: child) else { return nil }
      return first(of: parts[..<index].reversed().prefix { project.kind($0) != .codeBlock }, byCondition)
    case .codeBlock, .closureExpr, .switchCase:
      let guards = project.children(parent).filter { project.kind($0) == .guardStmt && $0.node < child.node }
      return first(of: guards.flatMap { project.children($0) }, byCondition)
    default: return nil
    }
  }

  private func first<Known>(of conditions: [Place], _ byCondition: (Place) -> Known?) -> Known? {
    for condition in conditions {
      if let known = byCondition(condition) { return known }
    }
    return nil
  }

  /// `case .title(let text) = $0`.
  private func caseMatched(by condition: Place, _ isTold: (Place) -> Bool) -> Symbol? {
    guard project.kind(condition) == .caseCondition, let subject = project.children(condition).last, isTold(subject)
    else { return nil }
    return project.caseName(condition)
  }

  /// Whether a filter is for cases, and not for a type.
  func namesCases(_ filter: Value) -> Bool {
    alternatives(of: filter).allSatisfy { if case .enumCase = $0 { true } else { false } }
  }
}
