extension Project {
  /// Whether code stands in the `else` of a `guard`, or in a branch that returns from a body after it.
  func isOnEarlyExit(_ place: Place, of body: Place) -> Bool { earlyExit(around: place, in: body) != nil }

  /// The `guard` or the `if` that is left early around a place.
  func earlyExit(around place: Place, in body: Place) -> Place? {
    var current = parent(place)
    while let at = current, at != body {
      switch kind(at) {
      case .closureExpr: return nil
      case .guardStmt: return at
      case .codeBlock:
        if let choice = parent(at), kind(choice) == .ifExpr, let last = children(at).last, kind(last) == .returnStmt {
          return choice
        }
      default: break
      }
      current = parent(at)
    }
    return nil
  }
}
