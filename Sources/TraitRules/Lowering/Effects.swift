/// What closures do besides what their step is there for.
extension Lowering {
  /// Whether its closures do something of their own.
  func hasEffect(_ row: CatalogueRow, _ arguments: [Argument]) -> Bool {
    if row.isSideEffect { return !onlyLogs(arguments) }
    return !row.runsInner || arguments.contains { doesMoreThanChain($0.expression) }
  }

  /// Whether a closure does more than to make the chain that it returns: what that one does is its own affair.
  private func doesMoreThanChain(_ closure: Place) -> Bool {
    guard !closure.isNowhere, project.kind(closure) == .closureExpr else { return true }
    return acts(closure, apartFrom: { project.kind($0) == .closureExpr }) { part in
      let isMade = project.first(part).map { project.isCapitalized(project.symbol($0)) } ?? false
      return isMade || alternatives(of: value(of: part)).contains(where: isSequence)
    }
  }

  /// Whether a closure assigns anything, or has a closure in it, or a call that is not said to be idle. What is apart is
  /// not looked at, with all that is in it.
  private func acts(
    _ closure: Place, apartFrom isApart: (Place) -> Bool, besides isIdle: (Place) -> Bool
  ) -> Bool {
    var stack = Array(project.children(closure))
    while let at = stack.popLast() {
      if isApart(at) { continue }
      switch project.kind(at) {
      case .closureSignature: continue
      case .closureExpr: return true
      case .assignmentOperator, .binaryOperator: if UseIndex.assigns(project.tree(at), at.node) { return true }
      case .callExpr: if !isIdle(at) { return true }
      default: break
      }
      stack += project.children(at)
    }
    return false
  }

  /// A `do` that only prints repeats nothing that anyone would miss.
  private func onlyLogs(_ arguments: [Argument]) -> Bool {
    arguments.allSatisfy { argument in
      guard project.kind(argument.expression) == .closureExpr else {
        return project.text(argument.place).hasSuffix("nil")
      }
      return project.children(argument.expression).filter { project.kind($0) != .closureSignature }.allSatisfy {
        project.kind($0) == .callExpr && project.first($0).map { onlyLogs(project.symbol($0)) } ?? false
      }
    }
  }

  /// Whether a function of a name does nothing but tell developers of something.
  func onlyLogs(_ name: Symbol) -> Bool {
    switch name.known {
    case .print?, .debugPrint?, .NSLog?, .os_log?, .dump?, .assertionFailure?, .log?, .debug?, .info?, .verbose?: true
    default: false
    }
  }

  /// Whether the function that `create` is given does no more than to send what is there already, as `just` does:
  /// `observer.onNext(user.name)`. Chains that it subscribes the observer to are looked at for themselves.
  func onlySends(_ function: Place) -> Bool {
    guard project.kind(function) == .closureExpr else { return false }
    let observer = project.firstParameter(ofClosure: function).map { project.name($0) } ?? "$0"
    return !acts(function, apartFrom: { subscribes(observer, by: $0) }) { call in
      project.first(call).map { isPlain($0, observer: observer) } ?? false
    }
  }

  /// `chain.bind(to: observer)`, `chain.subscribe(observer)`.
  private func subscribes(_ observer: String, by call: Place) -> Bool {
    guard project.kind(call) == .callExpr, let callee = project.first(call), project.kind(callee) == .memberExpr,
      dialect.subscriptions[project.symbol(callee)] != nil
    else { return false }
    let all = arguments(of: call, .none)
    return all.count == 1 && project.kind(all[0].expression) == .identifierExpr
      && project.name(all[0].expression) == observer
  }

  /// Whether a call asks nobody for anything: it tells the observer, or makes a value.
  private func isPlain(_ callee: Place, observer: String) -> Bool {
    switch project.kind(callee) {
    case .identifierExpr:
      return project.name(callee) == observer || project.isCapitalized(project.symbol(callee))
    case .memberExpr:
      guard let base = project.first(callee), project.kind(base) == .identifierExpr else { return false }
      return project.name(base) == observer || project.symbol(base) == Symbol(.Disposables)
    default: return false
    }
  }
}
