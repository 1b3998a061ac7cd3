extension Project {
  /// Whether code stands in the `else` of a `guard`, or in a branch that returns from a body after it.
  func isOnEarlyExit(_ place: Place, of body: Place) -> Bool {
    var current = parent(place)
    while let at = current, at != body {
      switch kind(at) {
      case .closureExpr: return false
      case .guardStmt: return true
      case .codeBlock where parent(at).map(kind) == .ifExpr:
        if let last = children(at).last, kind(last) == .returnStmt { return true }
      default: break
      }
      current = parent(at)
    }
    return false
  }
}
