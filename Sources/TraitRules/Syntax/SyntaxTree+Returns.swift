extension SyntaxTree {
  /// What the `return`s of a body return, in the order of the source; those of functions, closures and types inside it
  /// are theirs.
  ///
  /// - Parameter includesDead: also those in clauses of an `#if` that no build takes.
  func returnedExpressions(of body: NodeID, includesDead: Bool = false) -> [NodeID] {
    var returned: [NodeID] = []
    var stack = [body]
    while let at = stack.popLast() {
      for child in children(at) {
        switch self[child].kind {
        case .returnStmt: if self[child].firstChild != 0 { returned.append(self[child].firstChild) }
        case .closureExpr, .funcDecl, .classDecl, .structDecl, .enumDecl, .accessorBlock: break
        case .ifConfigClause where self[child].flags.contains(.isDead) && !includesDead: break
        default: stack.append(child)
        }
      }
    }
    return returned.sorted { self[$0].first < self[$1].first }
  }

  /// The one statement of a body that has no other.
  func onlyStatement(of body: NodeID) -> NodeID? {
    let statements = children(body).filter { self[$0].kind != .closureSignature }
    return statements.count == 1 ? statements.first : nil
  }
}
