/// Closures that are kept for later: in work items, operations and arrays.
extension Contexts {
  /// Where a queue runs a work item, or whoever performs it.
  func workContext(_ making: Place, _ frame: FrameID) -> ChainID {
    let unknown = runs(.unknown, making, .storedRunsWhereCalled)
    guard let binding = lowering.storage(ofClosure: making) else {
      return takersContext(making, upTo: nil, frame) ?? unknown
    }
    let contexts = lowering.usesOfStored(binding, isHandedAnywhere: true).compactMap { use -> ChainID? in
      let item = project.withItsUnwrapping(use)
      guard let parent = project.parent(item) else { return nil }
      switch project.kind(parent) {
      case .argument: return valueContext(of: item, upTo: nil, frame)
      case .memberExpr: return Self.performing.contains(project.name(parent)) ? context(of: use, frame) : nil
      // Another one takes its place.
      case .sequenceExpr where project.first(parent) == item: return nil
      default: return unknown
      }
    }
    return contexts.isEmpty ? unknown : lowering.graph.choice(contexts)
  }

  private static let performing: Set<String> = ["perform", "start", "main"]

  /// Where closures run that an array keeps: where each of its elements is called.
  func keptContext(in array: Place, _ closure: Place) -> ChainID {
    let question = ValueQuestion(kind: .keptContext, place: array)
    let value = lowering.values.answer(to: question, beyond: .plain) {
      let called = lowering.usesOfStored(array, isHandedAnywhere: true).flatMap { elements(ofKept: $0) }
      if called.isEmpty { return .plain }
      return .sequence(lowering.graph.choice(called.map { useContext($0, within: nil, at: nil) }))
    }
    return context(value, orStored: closure)
  }

  /// What names each element of an array where that is gone through: `$0` in `handlers.forEach { $0() }`, `handler` in
  /// `for handler in handlers`, and `handlers[0]` itself.
  private func elements(ofKept use: Place) -> [Place] {
    guard let parent = project.parent(use) else { return [] }
    switch project.kind(parent) {
    case .subscriptExpr: return project.first(parent) == use ? [parent] : []
    case .forStmt:
      guard let pattern = project.first(parent) else { return [] }
      return project.mentions(of: project.symbol(pattern), in: use.file).filter { mention in
        guard project.kind(mention) == .identifierExpr,
          case .loopVariable(_, let loop)? = meaning.lookUp(project.symbol(mention), at: mention)
        else { return false }
        return loop == parent
      }
    case .memberExpr:
      guard meaning.callback(project.symbol(parent)) == .here, let call = project.call(calling: parent),
        let argument = project.child(call, .argument), let closure = project.first(argument),
        project.kind(closure) == .closureExpr
      else { return [] }
      return lowering.uses(ofParameter: 0, ofClosure: closure)
    default: return []
    }
  }

  /// The array that `handlers.append(handler)` adds to, of functions.
  func arrayKeeping(closureOf callee: Place) -> Place? {
    guard Lowering.appending.contains(project.symbol(callee)), let base = project.first(callee),
      let array = lowering.variable(namedBy: base), isOfFunctions(array)
    else { return nil }
    return array
  }

  /// `[() -> Void]`.
  private func isOfFunctions(_ variable: Place) -> Bool {
    guard let type = project.declaredType(of: variable), project.kind(type) == .arrayType,
      let element = project.first(type)
    else { return false }
    return meaning.isFunction(element)
  }
}
