extension FallbackFinder {
  /// Whether an element that a type alone suggests would say what is not so: that something happened.
  ///
  /// `false` after `filter { $0 }` passes for a success, `()` for an event, and a closure that does not look at its
  /// element does the same for any. Where an error leads to no element, nothing is claimed.
  func wouldClaimAnEvent(at expression: Place, type: String?) -> Bool {
    if let type, ["Void", "()"].contains(type.filter({ !$0.isWhitespace })) { return true }
    if context.analysis.chain(expression).links.contains(where: { $0.row?.selectsElements ?? false }) { return true }
    guard let binding = consumer(of: expression, depth: 0) else { return false }
    switch binding.sink {
    // Whoever reads a relay takes what it sends for something that came.
    case .relay: return true
    case .closure: return ignoresItsElement(binding)
    default: return false
    }
  }

  /// Whether the author does something about an error above: an element that comes after it would take away what
  /// `do(onError: { … })` shows.
  func isToldOfErrors(above expression: Place) -> Bool {
    context.analysis.chain(expression).links.contains { context.isToldOfErrors($0) }
  }

  /// The subscription that a chain leads to, through whatever operators.
  private func consumer(of expression: Place, depth: Int) -> Binding? {
    let project = context.project
    guard depth < 24, let parent = project.parent(expression) else { return nil }
    switch project.kind(parent) {
    case .memberExpr:
      guard let call = project.call(calling: parent) else { return nil }
      return context.bindings[call] ?? consumer(of: call, depth: depth + 1)
    case .optionalChain, .forceUnwrap, .sequenceExpr, .ternaryOperator, .returnStmt, .tryExpr, .codeBlock, .ifExpr,
      .guardStmt, .switchCase, .switchExpr, .doStmt:
      return consumer(of: parent, depth: depth + 1)
    case .closureExpr: return flattened(by: parent).flatMap { consumer(of: $0, depth: depth + 1) }
    default: return nil
    }
  }

  private func ignoresItsElement(_ binding: Binding) -> Bool {
    let project = context.project
    let closure = context.analysis.lowering.arguments(of: binding.call, .none).lazy.map(\.expression)
      .first { project.kind($0) == .closureExpr }
    // The element comes last: `bind(with:)` gives the owner before it.
    return closure.flatMap { project.parameters(ofClosure: $0).last }.map { project.name($0) == "_" } ?? false
  }
}
