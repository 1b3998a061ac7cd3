/// Which mutations of a reactor assign a property of its state: the cases of `reduce`.
extension Evaluator {
  /// The names of those mutations; `nil` where `reduce` does not show it.
  func mutations(assigning property: String, in reactor: TypeID) -> Set<String>? {
    let functions = (findMember(reactor, "reduce")?.members ?? []).filter { hasBody($0.place) }.map(\.place)
    guard functions.count == 1, let function = functions.first, let body = project.child(function, .codeBlock),
      let mutation = parameters(of: function).first(where: { project.tree($0).label($0.node) == "mutation" })
    else { return nil }
    return Reduction(project: project, property: property, mutation: project.name(mutation)).mutations(in: body)
  }
}

/// A walk through `reduce` in search of what writes one property.
private struct Reduction {
  let project: Project
  let property: String
  /// How the body names the mutation.
  let mutation: String

  /// The names of the cases that write the property; `nil` where code writes it outside a case.
  func mutations(in body: Place) -> Set<String>? {
    var result: Set<String> = []
    var stack = [body]
    while let at = stack.popLast() {
      if project.kind(at) == .switchExpr, project.children(at).first.map({ project.text($0) }) == mutation {
        for branch in project.children(at) where project.kind(branch) == .switchCase && writes(in: branch) {
          let names = project.children(branch).filter { project.kind($0) == .casePattern }.map(caseName)
          guard !names.isEmpty, !names.contains(nil) else { return nil }
          result.formUnion(names.compactMap { $0 })
        }
        continue
      }
      if isWrite(at) { return nil }
      stack += project.children(at)
    }
    return result
  }

  /// `.name`, `.name(let x)`, `let .name(x)`.
  private func caseName(_ pattern: Place) -> String? {
    var current = pattern
    while let first = project.children(current).first {
      switch project.kind(first) {
      case .implicitMemberExpr, .memberExpr: return project.name(first)
      default: current = first
      }
    }
    return nil
  }

  private func writes(in branch: Place) -> Bool {
    var stack = [branch]
    while let at = stack.popLast() {
      if isWrite(at) { return true }
      stack += project.children(at)
    }
    return false
  }

  /// Whether an expression assigns the property, changes it in place, or replaces the whole state.
  private func isWrite(_ place: Place) -> Bool {
    switch project.kind(place) {
    case .memberExpr: return project.name(place) == property && isChanged(place)
    case .assignmentOperator:
      guard let sequence = project.parent(place), let target = project.children(sequence).first else { return false }
      return project.kind(target) == .identifierExpr && project.name(target) != "_"
    case .inOutExpr: return project.children(place).first.map { project.kind($0) == .identifierExpr } ?? false
    case .returnStmt: return project.children(place).first.map { project.kind($0) == .callExpr } ?? false
    default: return false
    }
  }

  /// Whether a member stands on the left of an assignment, is handed on as `inout`, or is what a statement calls.
  private func isChanged(_ member: Place) -> Bool {
    var current = member
    while let parent = project.parent(current) {
      switch project.kind(parent) {
      case .memberExpr, .optionalChain, .forceUnwrap, .subscriptExpr, .callExpr:
        guard project.children(parent).first == current else { return false }
        current = parent
      case .inOutExpr: return true
      case .sequenceExpr:
        let parts = Array(project.children(parent))
        guard parts.first == current, parts.count > 1 else { return false }
        let symbol = project.text(parts[1])
        return symbol.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!=="].contains(symbol)
      case .codeBlock, .switchCase, .ifConfigClause: return project.kind(current) == .callExpr
      default: return false
      }
    }
    return false
  }
}
