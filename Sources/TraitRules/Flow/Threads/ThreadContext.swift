/// On which threads a piece of code runs.
struct ThreadContext {
  /// Only threads and their causes matter.
  var facts: Facts

  static func on(_ threads: Threads, _ place: Place, _ reason: String) -> ThreadContext {
    var facts = Facts()
    facts.deliver(on: threads, because: Cause(place: place, reason: reason))
    return ThreadContext(facts: facts)
  }

  static let main = ThreadContext.on(.main, .nowhere, "")
}

extension Evaluator {
  /// Where the code at `place` runs: outward through the closures around it to its function, and from there to the
  /// function's callers.
  ///
  /// - Parameter limit: a closure of `create`: what runs in it at once runs where the subscription does.
  func threadContext(of place: Place, upTo limit: Place? = nil, _ frame: Frame? = nil) -> ThreadContext {
    let tree = project.tree(place)
    var current = place.node
    while current != 0 {
      let at = Place(file: place.file, node: current)
      if at == limit { return .on(.subscriber, at, "runs where the subscription does") }
      switch tree[current].kind {
      case .closureExpr:
        if let context = closureContext(at, upTo: limit, frame) { return context }
      case .funcDecl, .initDecl, .deinitDecl, .accessor, .subscriptDecl:
        return functionContext(at)
      case .accessorBlock where tree[tree.parent(current)].kind == .patternBinding:
        if tree.firstChild(current, .codeBlock) != nil { return functionContext(at) }
      case .classDecl, .structDecl, .enumDecl, .actorDecl, .extensionDecl, .protocolDecl:
        // The initial value of a property.
        return isMainType(at) ? .main : .on(.subscriber, at, "runs where the object is made")
      default: break
      }
      current = tree.parent(current)
    }
    return .main
  }
}
