/// Where operations run that an app declares, or is told of.
extension Contexts {
  /// The work of an operation runs on the queues that it is added to. (NSOperation.h: `main`)
  func contextOfOperation(_ function: Place) -> ChainID? {
    guard project.kind(function) == .funcDecl, project.flags(function).contains(.isOverride),
      project.symbol(function) == .main, let type = project.enclosingType(of: function), isOperation(named: type)
    else { return nil }
    let contexts = project.calls(of: project.symbols.intern("addOperation")).compactMap { call -> ChainID? in
      guard meaning.counts(call, for: function), let callee = project.first(call), project.kind(callee) == .memberExpr,
        let queue = project.first(callee), let added = lowering.arguments(of: call, .none).first,
        mayBe(added, of: type)
      else { return nil }
      return queueContext(queue, lowering.forced(lowering.value(of: queue)), call, .none)
    }
    return contexts.isEmpty ? nil : lowering.graph.choice(contexts)
  }

  /// `operation.completionBlock = { … }`: on no thread that the operation was told. (NSOperation.h)
  func completionContext(_ target: Place) -> ChainID? {
    guard project.kind(target) == .memberExpr, project.name(target) == "completionBlock",
      let operation = project.first(target),
      case let names = lowering.typeNames(of: lowering.forced(lowering.value(of: operation))),
      names.contains(where: { Callbacks.operations.contains(project.text($0)) })
    else { return nil }
    return runs(.background, target, .name(project.symbol(target), .callsBackOffMain))
  }

  private func isOperation(named type: TypeID) -> Bool {
    meaning.inheritedNames(of: type).contains { Callbacks.operations.contains(project.text($0)) }
  }
}
