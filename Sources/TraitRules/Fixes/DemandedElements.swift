extension FallbackFinder {
  /// Whether a step further down takes more from the elements than a value has that a type alone suggests: what is `nil` or
  /// empty stops the app there, and what is `false` says what nobody knows.
  func isTakenAsMore(_ value: String, below expression: Place, depth: Int) -> Bool {
    guard depth < 16, let parent = project.parent(expression) else { return false }
    switch project.kind(parent) {
    case .closureExpr: return flattened(by: parent).map { isTakenAsMore(value, below: $0, depth: depth + 1) } ?? false
    case .memberExpr:
      guard let call = project.parent(parent), project.kind(call) == .callExpr else { return false }
      let closures = lowering.arguments(of: call, .none).map(\.expression).filter { project.kind($0) == .closureExpr }
      // What a subscription decides by is told as a doubt. (`DecidingClosures`)
      let isSink = context.bindings[call] != nil
      return closures.contains { closure in
        // `names.isEmpty ? "" : names[0]` asks before it takes.
        let decides = DecidingClosures(context: context).decidesByElement(closure)
        return decides ? !isSink && ["false", "true"].contains(value) : forces(closure, more: value)
      }
        || isPassing(call) && isTakenAsMore(value, below: call, depth: depth + 1)
    case .argument, .initializerClause, .patternBinding: return false
    default: return isTakenAsMore(value, below: parent, depth: depth + 1)
    }
  }

  /// `{ image in crop(image!) }`; of a collection `{ $0[row] }` and `{ $0.first! }`.
  private func forces(_ closure: Place, more value: String) -> Bool {
    let whole = value == "nil"
    guard whole || value == "[]" else { return false }
    var stack = Array(project.children(closure))
    while let at = stack.popLast() {
      let operand = project.first(at)
      switch project.kind(at) {
      case .forceUnwrap:
        let forced = whole ? operand : operand.flatMap(project.first)
        if forced.map({ isElement($0, of: closure) }) ?? false { return true }
      case .subscriptExpr where !whole: if operand.map({ isElement($0, of: closure) }) ?? false { return true }
      default: break
      }
      stack += project.children(at)
    }
    return false
  }

  private func isElement(_ name: Place, of closure: Place) -> Bool {
    guard project.kind(name) == .identifierExpr else { return false }
    if project.name(name) == "$0" { return true }
    guard case .closureParameter(_, _, let owner)? = lowering.meaning.lookUp(project.symbol(name), at: name) else {
      return false
    }
    return owner == closure
  }
}
