/// What closures do besides what their step is there for.
extension Lowering {
  /// Whether its closures do something of their own.
  func hasEffect(_ row: CatalogueRow, _ arguments: [Argument]) -> Bool {
    if row.isSideEffect { return !onlyLogs(arguments) }
    return !row.runsInner || arguments.contains { doesMoreThanChain($0.expression) }
  }

  /// Whether a closure does more than to make the chain that it returns, and what that is made of: what a chain does is its
  /// own affair.
  private func doesMoreThanChain(_ closure: Place) -> Bool {
    guard !closure.isNowhere, project.kind(closure) == .closureExpr else { return true }
    var known: Set<Place> = []
    return doesMoreThanChain(body: closure, &known)
  }

  /// - Parameter known: functions that were looked at already, each once however many call it.
  private func doesMoreThanChain(body: Place, _ known: inout Set<Place>) -> Bool {
    acts(body) { part in
      switch project.kind(part) {
      case .closureExpr: return .apart
      case .callExpr:
        guard let callee = project.first(part) else { return nil }
        let isMade = project.isCapitalized(project.symbol(callee))
        return isMade || alternatives(of: value(of: part)).contains(where: isSequence) || reads(callee)
          || onlyComputes(part, &known) ? .idle : nil
      default: return nil
      }
    }
  }

  /// Whether all that a call can mean is in sight and does no more than to find out what it returns.
  private func onlyComputes(_ call: Place, _ known: inout Set<Place>) -> Bool {
    let functions = functions(calledBy: call, .none)
    return !functions.isEmpty
      && functions.allSatisfy { function in
        guard known.insert(function).inserted else { return true }
        guard project.kind(function) == .funcDecl, let body = project.child(function, .codeBlock) else { return false }
        return !doesMoreThanChain(body: body, &known)
      }
  }

  /// What is known of a part of a closure.
  private enum Part {
    /// It does nothing, apart from what stands in it.
    case idle
    /// Neither it nor what stands in it counts.
    case apart
  }

  /// Whether a closure assigns anything, calls anything or has a closure in it of which nothing else is known.
  private func acts(_ closure: Place, _ known: (Place) -> Part?) -> Bool {
    var stack = Array(project.children(closure))
    while let at = stack.popLast() {
      let part = known(at)
      if part == .apart { continue }
      switch project.kind(at) {
      case .closureSignature: continue
      case .closureExpr, .callExpr: if part == nil { return true }
      case .assignmentOperator, .binaryOperator:
        if part == nil, UseIndex.assigns(project.tree(at), at.node) { return true }
      default: break
      }
      stack += project.children(at)
    }
    return false
  }

  /// A `do` that only prints, itself or through functions, repeats nothing that anyone would miss; one that does nothing
  /// neither.
  private func onlyLogs(_ arguments: [Argument]) -> Bool {
    arguments.allSatisfy { argument in
      if project.text(argument.place).hasSuffix("nil") { return true }
      if project.kind(argument.expression) == .closureExpr { return onlyLogs(body: argument.expression) }
      guard case .functions(let ref) = forced(value(of: argument.expression)) else { return false }
      return onlyLog(store[ref].places)
    }
  }

  /// Whether functions, all in sight, and what they call do no more than to print.
  private func onlyLog(_ functions: [Place], below callers: Set<Place> = []) -> Bool {
    !functions.isEmpty
      && functions.allSatisfy { function in
        if callers.contains(function) { return true }
        let body = project.kind(function) == .closureExpr ? function : project.child(function, .codeBlock)
        return body.map { onlyLogs(body: $0, below: callers.union([function])) } ?? false
      }
  }

  private func onlyLogs(body: Place, below callers: Set<Place> = []) -> Bool {
    project.children(body).filter { project.kind($0) != .closureSignature }.allSatisfy { statement in
      guard project.kind(statement) == .callExpr, let callee = project.first(statement) else { return false }
      return onlyLogs(project.symbol(callee)) || onlyLog(functions(calledBy: statement, .none), below: callers)
    }
  }

  /// Whether a function of a name does nothing but tell developers of something.
  func onlyLogs(_ name: Symbol) -> Bool {
    switch name.known {
    case .print?, .debugPrint?, .NSLog?, .os_log?, .dump?, .assertionFailure?, .log?, .debug?, .info?, .verbose?: true
    default: false
    }
  }

  /// Whether the function that `create` is given does no more than to send what is there already, as `just` does, or to
  /// register for what comes, as `rx.notification` does: `observer.onNext(user.name)`. Chains that it subscribes the
  /// observer to are looked at for themselves.
  func onlySends(_ function: Place) -> Bool {
    guard project.kind(function) == .closureExpr else { return false }
    let observer = project.firstParameter(ofClosure: function).map { project.name($0) } ?? "$0"
    return !acts(function) { part in
      switch project.kind(part) {
      case .callExpr:
        if subscribes(observer, by: part) { return .apart }
        guard let callee = project.first(part) else { return nil }
        return isPlain(callee, observer: observer) || registers(part, callee) || reads(callee) ? .idle : nil
      case .closureExpr:
        guard let call = call(taking: part), let callee = project.first(call) else { return nil }
        // What is done at the end ends what was begun.
        if makesDisposable(callee) { return .apart }
        return registers(call, callee) ? .idle : nil
      case .assignmentOperator, .binaryOperator:
        // `token = center.addObserver(…)`.
        let target = project.parent(part).flatMap(project.first).flatMap(variable(namedBy:))
        return target.map { project.isInside($0, function) } ?? false ? .idle : nil
      default: return nil
      }
    }
  }

  /// The call that a closure is an argument of.
  func call(taking closure: Place) -> Place? {
    guard let argument = project.parent(closure), project.kind(argument) == .argument else { return nil }
    return project.parent(argument)
  }

  /// `Disposables.create`, `AnonymousDisposable`.
  private func makesDisposable(_ callee: Place) -> Bool {
    let maker = project.kind(callee) == .memberExpr ? project.first(callee) : callee
    return maker.map { dialect.disposableMakers.contains(project.symbol($0)) } ?? false
  }

  /// Whether a call only looks up what is kept: `defaults.string(forKey: "name")`.
  private func reads(_ callee: Place) -> Bool {
    project.kind(callee) == .memberExpr && isMethod(callee, in: .readings)
  }

  /// Whether a method is one that a table has for the class, out of sight, of what it is called on.
  func isMethod(_ callee: Place, in table: LastingMethods) -> Bool {
    guard table.names.contains(project.name(callee)), let base = project.first(callee).map(project.unwrapped),
      case .outside(let ref) = forced(value(of: base))
    else { return false }
    return table.byClass[project.text(store[ref].type)]?.contains(project.name(callee)) ?? false
  }

  /// Whether a call does no more than to register with a framework for what comes.
  private func registers(_ call: Place, _ callee: Place) -> Bool {
    guard project.kind(callee) == .memberExpr, Callbacks.registrations.contains(project.name(callee)) else {
      return false
    }
    let all = arguments(of: call, .none)
    // A remote database's `observe(.value)` asks a server.
    let isOfEvent = all.contains { $0.label.isNone && project.kind($0.expression) == .implicitMemberExpr }
    return !isOfEvent && functions(calledBy: call, .none).isEmpty
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
    // A case of an enum's, mostly in a pattern.
    case .implicitMemberExpr: return true
    case .memberExpr:
      guard let base = project.first(callee), project.kind(base) == .identifierExpr else { return false }
      return project.name(base) == observer || makesDisposable(callee)
    default: return false
    }
  }
}
