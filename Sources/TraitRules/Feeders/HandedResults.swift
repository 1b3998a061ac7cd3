/// Tells which results a closure is called with: `load { result in single(result) }`.
struct HandedResults {
  let lowering: Lowering
  let frame: FrameID
  private var project: Project { lowering.project }

  struct Results {
    var hasSuccess = false
    var hasFailure = false
  }

  /// - Returns: `nil` where who calls the closure is not all in sight.
  func results(namedBy name: Place) -> Results? {
    guard project.kind(name) == .identifierExpr, let closure = owner(of: name),
      let argument = project.parent(closure), project.kind(argument) == .argument, let call = project.parent(argument),
      project.kind(call) == .callExpr
    else { return nil }
    let functions = lowering.functions(calledBy: call, frame)
    guard !functions.isEmpty, functions.allSatisfy(project.hasBody) else { return nil }
    var results = Results()
    for function in functions {
      guard let parameter = lowering.parameter(taking: argument, of: call, function: function) else { return nil }
      let uses = lowering.uses(of: parameter, in: function)
      guard !uses.isEmpty else { return nil }
      for use in uses { guard add(use, to: &results) else { return nil } }
    }
    return results
  }

  /// The closure whose first parameter a name is.
  private func owner(of name: Place) -> Place? {
    if project.name(name) == "$0" {
      guard let body = project.enclosingBody(of: name), project.kind(body) == .closureExpr else { return nil }
      return body
    }
    guard case .closureParameter(_, _, let owner)? = lowering.meaning.lookUp(project.symbol(name), at: name),
      project.firstParameter(ofClosure: owner).map({ project.symbol($0) }) == project.symbol(name)
    else { return nil }
    return owner
  }

  /// - Returns: whether a use is a call that says what it is made with.
  private func add(_ use: Place, to results: inout Results) -> Bool {
    let callee = project.withItsUnwrapping(use)
    guard let call = project.parent(callee), project.kind(call) == .callExpr, project.first(call) == callee,
      let argument = project.child(call, .argument), let expression = project.first(argument)
    else { return false }
    for branch in project.branches(of: expression) ?? [expression] {
      let text = project.text(branch)
      if text.hasPrefix(".success") {
        results.hasSuccess = true
      } else if text.hasPrefix(".failure") {
        results.hasFailure = true
      } else {
        return false
      }
    }
    return true
  }
}

extension Project {
  /// The two that a `condition ? a : b` chooses from.
  func branches(of expression: Place) -> [Place]? {
    guard kind(expression) == .sequenceExpr, case let parts = Array(children(expression)),
      let mark = parts.firstIndex(where: { kind($0) == .ternaryOperator }), mark + 2 == parts.count,
      let middle = first(parts[mark])
    else { return nil }
    return [middle, parts[mark + 1]]
  }

  /// The result that another is made of, which fails where that does: `result.map { … }`, `result.mapError { … }`.
  func mappedResult(_ expression: Place) -> Place? {
    guard kind(expression) == .callExpr, let callee = first(expression), kind(callee) == .memberExpr,
      ["map", "mapError"].contains(name(callee))
    else { return nil }
    return first(callee)
  }
}
