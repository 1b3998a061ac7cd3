/// Observers of the project's own: `on(_:)` of a type that conforms to `ObserverType` runs where the elements come of what
/// is bound to it. (ObserverType.swift)
extension Contexts {
  func contextsOfEvents(toldBy function: Place) -> [ChainID] {
    guard project.kind(function) == .funcDecl, project.symbol(function) == Symbol(.on),
      let type = project.enclosingType(of: function), meaning.isObserver(type)
    else { return [] }
    let calls = lowering.dialect.subscriptions.keys.flatMap { project.calls(of: $0) }.sorted()
    return calls.compactMap { call in
      guard !isInUnreachedCode(call), let callee = project.first(call), project.kind(callee) == .memberExpr,
        let base = project.first(callee), isHanded(call, observerOf: type)
      else { return nil }
      let chain = lowering.chain(lowering.forced(lowering.value(of: base)), at: base)
      return operatorContext(project.symbol(callee), chain, label: .none, call: call)
    }
  }

  private func isHanded(_ call: Place, observerOf type: TypeID) -> Bool {
    lowering.arguments(of: call, .none).contains { argument in
      guard !argument.expression.isNowhere, project.kind(argument.expression) != .closureExpr else { return false }
      return lowering.alternatives(of: lowering.forced(argument.value(lowering))).contains { value in
        if case .object(let ref) = value { lowering.store[ref].type == type } else { false }
      }
    }
  }
}
