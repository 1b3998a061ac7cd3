/// What the closures of operators do that outlasts them, though the operator is there for something else: a `map` that
/// deletes a record, a `filter` that sends a warning into a relay. Only what is seen to do so counts: most closures of
/// these operators do nothing but work a value out.
extension Lowering {
  /// Whether a closure, or functions that are named instead, do something lasting.
  func lasts(_ function: Value) -> Bool {
    switch function {
    case .closure(let ref): isLasting(store[ref].place)
    case .functions(let ref): areLasting(store[ref].places)
    default: false
    }
  }

  /// Of several that may be meant, all are.
  private func areLasting(_ functions: [Place]) -> Bool {
    !functions.isEmpty
      && functions.allSatisfy { function in
        project.kind(function) == .funcDecl
          && project.child(function, .codeBlock).map { isLasting($0) } ?? false
      }
  }

  private func isLasting(_ body: Place) -> Bool {
    lasting.answer(to: body, beyond: false) {
      var stack = Array(project.children(body))
      while let at = stack.popLast() {
        switch project.kind(at) {
        case .funcDecl, .closureSignature: continue
        case .ifConfigClause where project.flags(at).contains(.isDead): continue
        // Another's to run, unless who is handed it is known to do so there and then.
        case .closureExpr where !runsInPlace(at): continue
        case .callExpr: if isLastingCall(at, in: body) { return true }
        case .assignmentOperator: if setsVariable(at, in: body) { return true }
        default: break
        }
        stack += project.children(at)
      }
      return false
    }
  }

  private func runsInPlace(_ closure: Place) -> Bool {
    guard let callee = call(taking: closure).flatMap({ project.first($0) }) else { return false }
    return Callbacks.rows[project.name(callee)] == .here
  }

  private func isLastingCall(_ call: Place, in body: Place) -> Bool {
    guard let callee = project.first(call).map(project.unwrapped) else { return false }
    switch project.kind(callee) {
    case .memberExpr:
      guard let base = project.first(callee).map(project.unwrapped), isHeld(base, in: body) else { return false }
      let name = project.symbol(callee)
      if dialect.sendingMethods[name] != nil { return sends(into: base, in: body) }
      if Self.posting.contains(name), postedName(call) != nil { return true }
      if isMethod(callee, in: .writings), functions(calledBy: call, .none).isEmpty { return true }
    case .identifierExpr: break
    default: return false
    }
    return areLasting(functions(calledBy: call, .none))
  }

  /// Whether an object is `self`, or named by properties, parameters and what a closure captures alone. What calls make is
  /// not asked for: that would follow all the code that is behind them, for closures that mostly do nothing but work a
  /// value out.
  private func isHeld(_ object: Place, in body: Place) -> Bool {
    switch project.kind(object) {
    case .selfExpr: return true
    case .identifierExpr:
      if let variable = variable(namedBy: object) { return !project.isInside(variable, body) }
      return parameter(namedBy: object) != nil || project.isCapitalized(project.symbol(object))
    case .memberExpr: return project.first(object).map { isHeld(project.unwrapped($0), in: body) } ?? false
    default: return false
    }
  }

  /// `page.value = 1`, where `page` is a `Variable`.
  private func setsVariable(_ assignment: Place, in body: Place) -> Bool {
    guard let target = project.parent(assignment).flatMap(project.first), project.kind(target) == .memberExpr,
      project.symbol(target) == Symbol(.value), let base = project.first(target).map(project.unwrapped),
      isHeld(base, in: body),
      case .sequence(let chain) = forced(value(of: base)), graph.trait(of: chain) == .variable
    else { return false }
    return sends(into: base, in: body)
  }

  /// Whether something is a relay, a subject or an observer that was there before.
  private func sends(into base: Place, in body: Place) -> Bool {
    if let variable = variable(namedBy: base), project.isInside(variable, body) { return false }
    switch forced(value(of: base)) {
    case .sequence(let chain): return graph.trait(of: chain).isRelay || graph.trait(of: chain).isSubject
    case .observer: return true
    default: return false
    }
  }
}
