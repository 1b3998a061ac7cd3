/// What closures and functions throw.
extension Lowering {
  /// Whether a closure argument can throw: it has a `try` that nothing in it catches, or a `throw`.
  ///
  /// - Parameter asRun: whether what a run can meet counts alone: neither reading subjects' values, of which the chain's
  ///   facts know more, nor calling what was handed in and throws nothing. The compiler asks for `try` there all the same.
  func throwsInClosure(_ arguments: [Argument], asRun: Bool = false) -> Bool {
    arguments.contains { argument in
      guard !argument.expression.isNowhere else { return false }
      switch project.kind(argument.expression) {
      case .closureExpr:
        return uncaught(in: argument.expression).contains {
          !asRun || project.kind($0) == .throwStmt
            || !readsSubjects($0) && !callsHandedAlone($0, argument.frame)
        }
      case .memberExpr, .identifierExpr:
        let functions = functions(namedBy: argument)
        return !functions.isEmpty && functions.allSatisfy { project.flags($0).contains(.isThrowing) }
          && (!asRun || functions.contains { !throwsNothing($0) })
      default: return false
      }
    }
  }

  /// The functions or initialisers that are handed over by their name, with the labels that this is written with.
  private func functions(namedBy argument: Argument) -> [Place] {
    let name = argument.expression
    var named: [Place] = []
    if case .functions(let ref) = argument.value(self) {
      named = store[ref].places
    } else if project.kind(name) == .memberExpr, project.symbol(name) == .`init`, let base = project.first(name),
      case .metatype(let type) = value(of: base, in: argument.frame)
    {
      named = project.contents(of: type).initializers
    }
    guard let labels = project.labels(ofName: name) else {
      // Operators hand their closure one element, be it a tuple.
      let single = named.filter { project.parameters(of: $0).count == 1 }
      return single.isEmpty ? named : single
    }
    return named.filter { project.parameters(of: $0).map(project.label) == labels }
  }

  /// Whether what a `try` marks is calls of closures and functions that have a name, as what was handed in has, and none of
  /// which throws: `try transform($0)`, or `try elements.map(transform)` where the callee throws what that throws.
  ///
  /// - Parameter callers: the closures and functions whose calls lead here: one that calls itself adds nothing.
  func callsHandedAlone(_ attempt: Place, _ frame: FrameID, from callers: Set<Place> = []) -> Bool {
    var hasHanded = false
    var stack = Array(project.children(attempt))
    while let at = stack.popLast() {
      switch project.kind(at) {
      case .closureExpr:
        for inner in uncaught(in: at) {
          guard project.kind(inner) == .tryExpr, callsHandedAlone(inner, frame, from: callers) else { return false }
          hasHanded = true
        }
        continue
      case .callExpr:
        guard let callee = project.first(at) else { return false }
        let called = function(named: callee, frame)
        if called == nil {
          let functions = functions(calledBy: at, frame)
          let isKnown = functions.isEmpty && (throwsArgumentsAlone(callee) || isSequenceMethod(callee))
          guard isKnown || !functions.isEmpty, functions.allSatisfy({ throwsNothing($0, from: callers) }) else {
            return false
          }
          hasHanded = hasHanded || !functions.isEmpty
        }
        let handed =
          called.map { [$0] } ?? arguments(of: at, frame).compactMap { function(named: $0.expression, frame) }
        if handed.contains(where: { throwsWhenCalled($0, from: callers) }) { return false }
        hasHanded = hasHanded || !handed.isEmpty
      case .awaitExpr, .subscriptExpr, .macroExpr, .unknownExpr: return false
      default: break
      }
      stack += project.children(at)
    }
    return hasHanded
  }

  /// Whether a name is that of a function of the standard library's that throws what it is handed throws.
  private func throwsArgumentsAlone(_ callee: Place) -> Bool {
    project.kind(callee) == .memberExpr && StandardFunctions.rethrowing.contains(project.text(project.symbol(callee)))
  }

  /// Whether a name is that of an operator or of a conversion: `map`, `asObservable()`. None throws by itself: an error of
  /// theirs is an event. What reads a subject's value, or waits for one, does.
  private func isSequenceMethod(_ callee: Place) -> Bool {
    project.kind(callee) == .memberExpr
      && catalogue.rows(named: project.symbol(callee)).contains { row in
        !row.isStatic && [.operator, .conversion].contains(row.kind)
      }
  }

  /// Whether a function has no `throws`, or nothing in its body that would make use of it.
  private func throwsNothing(_ function: Place, from callers: Set<Place> = []) -> Bool {
    if !project.flags(function).contains(.isThrowing) || callers.contains(function) { return true }
    guard let body = project.child(function, .codeBlock) else { return false }
    return uncaught(in: body).allSatisfy {
      project.kind($0) == .tryExpr && callsHandedAlone($0, .none, from: callers.union([function]))
    }
  }

  /// What a name stands for that is a closure or functions.
  private func function(named name: Place, _ frame: FrameID) -> Value? {
    guard !name.isNowhere, project.kind(name) == .identifierExpr else { return nil }
    let value = forced(value(of: name, in: frame))
    switch value {
    case .closure, .functions: return value
    default: return nil
    }
  }

  private func throwsWhenCalled(_ function: Value, from callers: Set<Place>) -> Bool {
    switch function {
    case .closure(let ref):
      let closure = store[ref]
      guard !callers.contains(closure.place) else { return false }
      let callers = callers.union([closure.place])
      return uncaught(in: closure.place).contains {
        project.kind($0) == .throwStmt || !callsHandedAlone($0, closure.frame, from: callers)
      }
    case .functions(let ref): return store[ref].places.contains { !throwsNothing($0, from: callers) }
    default: return true
    }
  }

  /// The `try`s and `throw`s whose errors leave a closure's or a function's own statements.
  func uncaught(in body: Place) -> [Place] {
    if let known = uncaughtMemo[body] { return known }
    var found: [Place] = []
    var stack = [body]
    while let at = stack.popLast() {
      for child in project.children(at) {
        switch project.kind(child) {
        case .tryExpr:
          if project.flags(child).isDisjoint(with: [.isOptional, .isForced]) { found.append(child) }
          stack.append(child)
        case .throwStmt: found.append(child)
        case .closureExpr, .funcDecl: break
        case .doStmt:
          // Its own catch clauses take the errors; what those throw counts.
          let clauses = project.children(child).filter { project.kind($0) == .catchClause }
          if clauses.isEmpty { stack.append(child) } else { stack += clauses }
        case .ifConfigClause where project.flags(child).contains(.isDead): break
        case .guardStmt where asksForSelf(child): break
        default: stack.append(child)
        }
      }
    }
    found.sort()
    uncaughtMemo[body] = found
    return found
  }

  /// Whether a closure throws nothing but what a function does that finds a value to be of another type:
  /// `try castOrThrow(Int.self, $0[1])`.
  func throwsAtCastsAlone(_ argument: Argument) -> Bool {
    guard !argument.expression.isNowhere, project.kind(argument.expression) == .closureExpr else { return true }
    return uncaught(in: argument.expression).allSatisfy { attempt in
      guard let call = project.first(attempt), project.kind(call) == .callExpr else { return false }
      let functions = functions(calledBy: call, .none)
      return !functions.isEmpty
        && functions.allSatisfy { function in uncaught(in: function).allSatisfy(isBelowCast) }
    }
  }

  /// `guard let value = object as? Value else { throw … }`.
  private func isBelowCast(_ thrown: Place) -> Bool {
    guard project.kind(thrown) == .throwStmt, let block = project.parent(thrown), let statement = project.parent(block),
      [.guardStmt, .ifExpr].contains(project.kind(statement))
    else { return false }
    var stack = project.children(statement).filter { project.kind($0) != .codeBlock }
    while let at = stack.popLast() {
      if project.kind(at) == .castOperator { return true }
      stack += project.children(at)
    }
    return false
  }

  /// `guard let self else { … }`: what is thrown there, nobody is left to be told of.
  func asksForSelf(_ statement: Place) -> Bool {
    project.children(statement).allSatisfy { part in
      switch project.kind(part) {
      case .codeBlock: true
      case .optionalBinding:
        project.symbol(part) == .self || project.children(part).contains { project.kind($0) == .selfExpr }
      default: false
      }
    }
  }
}
