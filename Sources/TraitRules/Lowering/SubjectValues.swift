/// `try subject.value()`: it throws the error that ended the subject, and nothing before. (BehaviorSubject.swift: or that it
/// was disposed of, which nobody does who reads it.)
extension Lowering {
  /// Whether all that a `try` covers is reading values of subjects.
  func readsSubjects(_ expression: Place) -> Bool {
    let subjects = valuesRead(in: expression)
    return !subjects.isEmpty
      && subjects.allSatisfy { base in
        guard let base else { return false }
        let values = alternatives(of: value(of: base))
        return !values.isEmpty
          && values.allSatisfy { value in
            guard case .sequence(let chain) = value else { return false }
            return graph.trait(of: chain) == .behaviorSubject
          }
      }
  }

  /// The subjects whose values closures read with a `try` that nothing in them catches, as one of several; `nil` where
  /// there is none.
  func subjectsRead(in arguments: [Argument]) -> ChainID? {
    var subjects: [ChainID] = []
    for argument in arguments
    where !argument.expression.isNowhere && project.kind(argument.expression) == .closureExpr {
      for attempt in uncaught(in: argument.expression)
      where project.kind(attempt) == .tryExpr && readsSubjects(attempt) {
        for case let base? in valuesRead(in: attempt) { subjects.append(chain(value(of: base), at: base)) }
      }
    }
    return subjects.isEmpty ? nil : graph.choice(subjects)
  }

  /// `x` of each `x.value()` in an expression; `nil` for any other call.
  private func valuesRead(in expression: Place) -> [Place?] {
    var found: [Place?] = []
    var stack = Array(project.children(expression))
    while let at = stack.popLast() {
      switch project.kind(at) {
      case .closureExpr: found.append(nil)
      case .callExpr:
        guard let callee = project.first(at), project.kind(callee) == .memberExpr, project.symbol(callee) == .value,
          project.children(at).allSatisfy({ project.kind($0) != .argument })
        else {
          found.append(nil)
          continue
        }
        found.append(project.first(callee))
      default: stack += project.children(at)
      }
    }
    return found
  }
}
