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

  /// The subjects whose values closures read with a `try` of their own, as one of several; `nil` where there is none.
  func subjectsRead(in arguments: [Argument]) -> ChainID? {
    var subjects: [ChainID] = []
    for argument in arguments
    where !argument.expression.isNowhere && project.kind(argument.expression) == .closureExpr
      && canThrow(argument.expression)
    {
      var stack = [argument.expression]
      while let at = stack.popLast() {
        for child in project.children(at) {
          switch project.kind(child) {
          case .closureExpr, .funcDecl: continue
          case .tryExpr where project.flags(child).isDisjoint(with: [.isOptional, .isForced]):
            guard readsSubjects(child) else { continue }
            for base in valuesRead(in: child) {
              if let base { subjects.append(chain(value(of: base), at: base)) }
            }
          default: stack.append(child)
          }
        }
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
