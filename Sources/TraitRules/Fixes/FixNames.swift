/// From names to what declares them.
extension Lowering {
  /// The function that a call means, a protocol's requirement included.
  func declaration(calledBy call: Place) -> Place? {
    if let function = function(calledBy: call, .none) { return function }
    guard let callee = project.first(call), project.kind(callee) == .memberExpr, let base = project.first(callee),
      case .object(let ref) = value(of: base),
      let found = meaning.members(named: project.symbol(callee), of: store[ref].type)
    else { return nil }
    return found.functions.first { labelsMatch(call, $0) } ?? found.functions.first
  }
}

extension Project {
  /// The expressions that a function or closure body returns, in source order.
  func returnedExpressions(of body: Place) -> [Place] {
    let tree = tree(body)
    let returned = tree.returnedExpressions(of: body.node, includesDead: true)
    let nodes = returned.isEmpty ? [tree.onlyStatement(of: body.node)].compactMap(\.self) : returned
    return nodes.map { Place(file: body.file, node: $0) }
  }

  /// Whether a place, or anything in it, is what is sought.
  func contains(_ place: Place, where isSought: (Place) -> Bool) -> Bool {
    var waiting = [place]
    while let at = waiting.popLast() {
      if isSought(at) { return true }
      waiting += children(at)
    }
    return false
  }
}
