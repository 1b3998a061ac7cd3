/// `bind(onNext: self.reload)`: a method that is handed to a subscription instead of being called.
extension Evaluator {
  /// Where a function runs that subscriptions are given by its name.
  func referenceContexts(of function: Place) -> [ThreadContext] {
    let references = methodReferences[project.name(function)] ?? []
    return references.prefix(12).compactMap { argument in
      guard counts(argument, for: function), let reference = project.children(argument).last,
        refers(reference, toMethod: function), let call = project.parent(argument),
        let callee = project.children(call).first
      else { return nil }
      let label = project.tree(argument).label(argument.node)
      return callContext(call, callee: callee, argument: argument, label: label, upTo: nil, nil)
        ?? threadContext(of: call)
    }
  }

  private func refers(_ reference: Place, toMethod function: Place) -> Bool {
    switch project.kind(reference) {
    case .identifierExpr:
      guard case .member(_, let members)? = lookUp(project.name(reference), at: reference) else { return false }
      return members.contains { $0.place == function }
    default:
      guard case .functions(let functions, _) = value(of: reference, in: nil) else { return false }
      return functions.contains(function)
    }
  }

  /// Arguments of subscriptions that are bare names, by that name.
  private var methodReferences: [String: [Place]] {
    if let known = methodReferencesMemo { return known }
    var result: [String: [Place]] = [:]
    for word in BindingFinder.words.union(["do"]).sorted() {
      for call in project.calls(of: word) {
        for argument in project.children(call) where project.kind(argument) == .argument {
          guard let operand = project.children(argument).last,
            [.identifierExpr, .memberExpr].contains(project.kind(operand))
          else { continue }
          result[project.name(operand), default: []].append(argument)
        }
      }
    }
    methodReferencesMemo = result
    return result
  }
}
