/// Expressions beside their `?` and `!`, and within parentheses.
extension Project {
  /// `x` of `x?` and `x!`, however many of those stand behind it.
  func unwrapped(_ expression: Place) -> Place {
    var expression = expression
    while [.optionalChain, .forceUnwrap].contains(kind(expression)), let inner = first(expression) {
      expression = inner
    }
    return expression
  }

  /// The outermost `x?` or `x!` around `x`, which may be `x` itself.
  func withItsUnwrapping(_ expression: Place) -> Place {
    var expression = expression
    while let parent = parent(expression), [.optionalChain, .forceUnwrap].contains(kind(parent)) { expression = parent }
    return expression
  }

  /// `x` of `(x)`; `nil` for a tuple of several or of none.
  func inParentheses(_ tuple: Place) -> Place? {
    guard children(tuple).count == 1, let only = first(tuple) else { return nil }
    return kind(only) == .argument ? first(only) : only
  }

  /// The call of which an expression is what is called.
  func call(calling callee: Place) -> Place? {
    parent(callee).flatMap { kind($0) == .callExpr && first($0) == callee ? $0 : nil }
  }

  /// The call of a method on an expression, as of an operator on a sequence.
  func methodCall(on expression: Place) -> (call: Place, callee: Place)? {
    guard let callee = parent(expression), kind(callee) == .memberExpr, first(callee) == expression,
      let call = call(calling: callee)
    else { return nil }
    return (call, callee)
  }

  /// Whether an expression stands on the left of a plain assignment.
  func isAssigned(_ expression: Place) -> Bool {
    let next = node(expression).nextSibling
    return next != 0 && tree(expression).kind(next) == .assignmentOperator
  }
}
