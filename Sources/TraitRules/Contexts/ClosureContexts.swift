/// On which thread a closure runs, by what is done with it.
extension Contexts {
  /// Where a closure runs, or `nil` where it runs with the code around it.
  func closureContext(_ closure: Place, upTo limit: Place?, _ frame: FrameID) -> ChainID? {
    let context = valueContext(of: closure, upTo: limit, frame)
    guard let isolation = isolation(ofClosure: closure) else { return context }
    let there = isolation.isMain ? main : runs(.background, closure, .actorIsOffMain)
    guard let context, case .started(_, let around) = lowering.graph[context] else { return there }
    return lowering.graph.add(.started(there, by: around), .observable)
  }

  /// Where a closure, or a function that is handed on by its name, runs: by what stands around the expression.
  func valueContext(of expression: Place, upTo limit: Place?, _ frame: FrameID) -> ChainID? {
    guard let parent = project.parent(expression) else { return nil }
    switch project.kind(parent) {
    case .callExpr:
      // `{ … }()`: at once.
      return project.first(parent) == expression ? nil : runs(.unknown, expression, .storedRunsWhereCalled)
    case .argument:
      guard let call = project.parent(parent), project.kind(call) == .callExpr, project.first(call) != nil else {
        return nil
      }
      return callContext(call, argument: parent, upTo: limit, frame)
    case .initializerClause:
      guard let binding = project.parent(parent), project.kind(binding) == .patternBinding else {
        return runs(.unknown, expression, .storedRunsWhereCalled)
      }
      return storedContext(in: binding, expression, frame)
    case .sequenceExpr:
      let parts = Array(project.children(parent))
      guard parts.count > 2, project.kind(parts[1]) == .assignmentOperator, parts[0] != expression else {
        // `{ … } as Handler`, `handler ?? { … }`.
        return parts.contains(where: isHandedThrough)
          ? valueContext(of: parent, upTo: limit, frame) : runs(.unknown, expression, .storedRunsWhereCalled)
      }
      guard let variable = lowering.variable(namedBy: parts[0]) else {
        return libraryProperty(parts[0]) ?? runs(.unknown, expression, .storedRunsWhereCalled)
      }
      return storedContext(in: variable, expression, keeper: objectKeeping(in: parts[0], frame))
    case .returnStmt: return returnedContext(of: expression)
    case .tupleExpr where project.children(parent).count == 1, .optionalChain, .forceUnwrap, .ternaryOperator:
      return valueContext(of: parent, upTo: limit, frame)
    case .closureExpr, .codeBlock:
      // The only expression of a body is what the body returns.
      return project.tree(parent).onlyStatement(of: parent.node) == expression.node
        ? returnedContext(of: expression) : nil
    case .arrayExpr, .dictionaryExpr, .tupleExpr: return runs(.unknown, expression, .storedRunsWhereCalled)
    default: return nil
    }
  }

  /// Whether an operator gives one of its operands as it is.
  private func isHandedThrough(_ part: Place) -> Bool {
    switch project.kind(part) {
    case .castOperator: true
    case .binaryOperator: project.name(part) == "??"
    default: false
    }
  }

  /// A closure property of a view from outside, its own class' or another's: it is called on main.
  private func libraryProperty(_ target: Place) -> ChainID? {
    let name = project.symbol(target)
    if Callbacks.mainProperties.contains(project.text(name)) { return main }
    if let context = completionContext(target) { return context }
    if let property = Callbacks.importedProperties[project.text(name)],
      !property.modules.isDisjoint(with: project.file(target).imports)
    {
      return property.effect == .main ? main : runs(.background, target, .name(name, .callsBackOffMain))
    }
    if Callbacks.startedProperties.contains(project.text(name)), project.file(target).imports.contains("Network"),
      let context = startedContext(target)
    {
      return context
    }
    guard project.kind(target) == .memberExpr, let base = project.first(target),
      lowering.isUI(lowering.value(of: base), at: base) == .yes
    else { return nil }
    // What is made anywhere calls its closures anywhere.
    let names = lowering.typeNames(of: lowering.forced(lowering.value(of: base))).map { project.text($0) }
    return names.contains(where: UIClasses.isMadeAnywhere) ? nil : main
  }

  // MARK: - Stored

  /// Where a closure runs that a variable holds: where the variable is called, or handed on.
  ///
  /// - Parameters:
  ///   - frame: the calls in progress around a local one.
  ///   - keeper: the object whose property it is, where the call is in sight that made it.
  func storedContext(
    in binding: Place, _ closure: Place, _ frame: FrameID = .none, keeper: ObjectValue? = nil
  ) -> ChainID {
    let isLocal = project.enclosingBody(of: binding) != nil
    let own = keeper.map { lowering.selfFrame(lowering.store.object($0), owner: binding) }
    let frame = isLocal ? frame : own ?? .none
    let question = ValueQuestion(
      kind: .context, place: binding, context: frame.number, other: lowering.number(ofClause: cases?.clause))
    let value = lowering.values.answer(to: question, beyond: .plain) {
      let uses = lowering.usesOfStored(binding, isHandedAnywhere: true)
      guard !uses.isEmpty else { return .plain }
      return .sequence(
        lowering.graph.choice(
          uses.filter(mayTell).map { use in
            let kept = isLocal ? nil : keeper.flatMap { keptContext(use, by: $0) }
            return kept ?? useContext(use, within: nil, at: nil, isLocal ? frame : .none)
          }))
    }
    return context(value, orStored: closure)
  }

  /// What is said of where closures run that are kept in one place. Where no use of them is in sight, it is of the closure
  /// itself that nothing is known: others are kept there as well, and whoever is asked about first must not stand for all.
  func context(_ value: Value, orStored closure: Place) -> ChainID {
    value == .plain ? runs(.unknown, closure, .storedRunsWhereCalled) : lowering.chain(value, at: closure)
  }

  /// Where a closure runs that a function returns: what is done with the function's result.
  private func returnedContext(of expression: Place) -> ChainID {
    if cases != nil { return narrowed(to: nil).returnedContext(of: expression) }
    guard let function = project.enclosingFunction(of: expression), project.kind(function) == .funcDecl else {
      // `get { button.onTap }` is what the property holds.
      let property = project.enclosingFunction(of: expression).flatMap(readProperty)
      return property.map { storedContext(in: $0, expression) } ?? runs(.unknown, expression, .storedRunsWhereCalled)
    }
    let question = ValueQuestion(kind: .returnedContext, place: function)
    let value = lowering.values.answer(to: question, beyond: .plain) {
      let contexts = lowering.visibleCalls(of: function).map { call -> ChainID in
        if let outer = project.call(calling: call) { return context(of: outer) }
        return valueContext(of: call, upTo: nil, .none) ?? context(of: call)
      }
      return contexts.isEmpty ? .plain : .sequence(lowering.graph.choice(contexts))
    }
    return context(value, orStored: expression)
  }

  // MARK: - Handed to an operator

  /// The closure of an operator runs where the elements above it arrive; that of an error, where the error does.
  func operatorContext(_ name: Symbol, _ chain: ChainID, label: Symbol, call: Place) -> ChainID? {
    let told = narrowed(chain, handedBy: name, label: label)
    let chain = lowering.dialect.subscriptions[name] != nil ? startedAgain(told, by: call) : told
    if label.isNone, fillsCells(call) {
      // A table asks for its cells on main, when elements come and whenever it is scrolled, be they over by then.
      // (UITableView+Rx.swift, `subscribeProxyDataSource` of DelegateProxyType.swift)
      let elements = lowering.graph.add(.arrival(lowering.seen(chain, as: .driver, at: call)), .observable)
      return lowering.graph.choice([elements, main])
    }
    // `subscribe { event in switch event { case .error: … } }`.
    if label.isNone, let end = cases?.end, lowering.dialect.subscriptions[name] != nil {
      return lowering.graph.add(.ending(chain, end), .observable)
    }
    // `bind(to: show)` calls a function with the whole sequence, there and then. (ObservableType+Bind.swift: `bind(to:)`)
    if label == .to, lowering.dialect.subscriptions[name] != nil { return context(ofCall: call) }
    let isDriver = lowering.graph.trait(of: chain).isShared
    if let proven = lowering.dialect.subscriptions[name]?.provesGuarantees, !isDriver {
      return lowering.graph.add(.arrival(lowering.seen(chain, as: proven, at: call)), .observable)
    }
    switch label.known {
    // With the end of the sequence, or before it, where somebody disposes of it. (Do.swift, Sink.swift)
    case .onDisposed?, .onDispose?:
      let ends = [ChainGraph.EndKind.error, .completion].map {
        lowering.graph.add(.ending(chain, $0), .observable)
      }
      return lowering.graph.choice(ends + [runs(.unknown, call, .disposalAnywhere)])
    case .onSubscribe?, .onSubscribed?: return whereSubscribed(call)
    default: break
    }
    // On main, and no more once the stream has ended.
    if isDriver { return lowering.graph.add(.arrival(chain), .observable) }
    let wherever = lowering.wherever(chain, below: call)
    let isStep = lowering.dialect.subscriptions[name] == nil
    switch label.known {
    case .onError?, .afterError?, .onFailure?:
      let failing = isStep ? goingOn(wherever, with: call) : wherever
      return lowering.graph.add(.ending(failing, .error), .observable)
    case .onCompleted?, .afterCompleted?: return lowering.graph.add(.ending(wherever, .completion), .observable)
    default: break
    }
    let rows = lowering.catalogue.rows(named: name).filter { !$0.isStatic }
    if rows.contains(where: { $0.failure == .catchesIntoInner || $0.kind == .conversion }) {
      let failing = goingOn(wherever, with: call, isCaughtByIt: true)
      // `asDriver { error in … }` moves the error to main before it asks.
      return rows.contains { $0.delivery == .main }
        ? lowering.graph.add(.arrival(lowering.seen(failing, as: .driver, at: call)), .observable)
        : lowering.graph.add(.ending(failing, .error), .observable)
    }
    return lowering.graph.add(.arrival(isStep ? goingOn(wherever, with: call) : wherever), .observable)
  }

  /// Where what a call makes, or calls upon subscribing, is subscribed to.
  private func subscribing(to call: Place) -> ChainID {
    let anywhere = runs(.subscriber, call, .runsWhereSubscribed)
    let moved = lowering.wherever(anywhere, below: call)
    return moved == anywhere ? anywhere : lowering.graph.add(.arrival(moved), .observable)
  }

  /// What a closure subscribes to that elements are given to: once more with each of them, for as long as those come. What
  /// a function subscribes to that such a closure calls, too: who calls it, facts ask where it matters.
  private func startedAgain(_ chain: ChainID, by call: Place) -> ChainID {
    guard let body = project.enclosingBody(of: call) else { return chain }
    let starter: ChainID = context(of: body)
    switch lowering.graph[starter] {
    case .arrival(let outer): return lowering.graph.add(.started(chain, by: outer), lowering.graph.trait(of: chain))
    case .code: return lowering.graph.add(.started(chain, by: starter), lowering.graph.trait(of: chain))
    default: return chain
    }
  }

  /// `bind(to: tableView.rx.items(cellIdentifier: id)) { row, element, cell in … }`: what follows is the items' argument.
  private func fillsCells(_ call: Place) -> Bool {
    guard let items = project.child(call, .argument).flatMap(project.first), project.kind(items) == .callExpr,
      let callee = project.first(items), project.kind(callee) == .memberExpr, project.symbol(callee) == .items
    else { return false }
    return project.first(callee).map { project.kind($0) == .memberExpr && project.symbol($0) == .rx } ?? false
  }

  func staticOperatorContext(_ name: Symbol, _ call: Place, _ frame: FrameID) -> ChainID? {
    let rows = lowering.catalogue.rows(named: name).filter(\.isStatic)
    if rows.contains(where: { $0.isCreation || $0.closureInput == .nothing || $0.closureInput == .resource }) {
      return whereSubscribed(call)
    }
    guard case .sequence(let chain) = lowering.value(of: call, in: frame) else { return nil }
    return lowering.graph.add(.arrival(chain), .observable)
  }

  /// Functions that return what others make, one after the other.
  private static let mostHelpers = 4

  /// Where a sequence that a call makes is subscribed to: below a `flatMap` whose closure has its function make it, or that
  /// is handed the function, where elements come to that operator; else by whoever wants it.
  private func whereSubscribed(_ making: Place) -> ChainID {
    whereSubscribed(making, anywhere: subscribing(to: making), depth: 0)
  }

  /// - Parameters:
  ///   - call: what returns it.
  ///   - anywhere: where whoever wants it subscribes to what is made, through however many functions it comes.
  private func whereSubscribed(_ call: Place, anywhere: ChainID, depth: Int) -> ChainID {
    guard depth < Self.mostHelpers, let function = project.enclosingFunction(of: call),
      project.kind(function) == .funcDecl, project.isDirectly(call, in: function)
    else { return anywhere }
    let called = lowering.visibleCalls(of: function).map { call in
      if flattens(call) { return context(of: call) }
      return isReturned(call) ? whereSubscribed(call, anywhere: anywhere, depth: depth + 1) : anywhere
    }
    let handed = lowering.references(to: function).compactMap { reference in
      isFlattening(reference) ? valueContext(of: reference, upTo: nil, .none) : nil
    }
    let contexts = called + handed
    return contexts.isEmpty ? anywhere : lowering.graph.choice(contexts)
  }

  /// Whether a function returns what a call in it makes, with steps on it or not, which leave it where it is subscribed to.
  private func isReturned(_ call: Place) -> Bool {
    var at = call
    while let parent = project.parent(at), project.first(parent) == at,
      [.memberExpr, .callExpr, .tryExpr, .optionalChain, .forceUnwrap].contains(project.kind(parent))
    {
      if movesSubscribing(parent) { return false }
      at = parent
    }
    guard let parent = project.parent(at) else { return false }
    return project.kind(parent) == .returnStmt
      || project.kind(parent) == .codeBlock && project.tree(parent).onlyStatement(of: parent.node) == at.node
  }

  /// `load().subscribe(on: queue)` subscribes elsewhere.
  private func movesSubscribing(_ member: Place) -> Bool {
    project.kind(member) == .memberExpr
      && lowering.catalogue.rows(named: project.symbol(member)).contains { $0.delivery == .subscriberOnScheduler }
  }

  /// Whether an operator subscribes to what a function makes that it is handed, there.
  private func isFlattening(_ function: Place) -> Bool {
    guard let argument = project.parent(function), project.kind(argument) == .argument,
      let outer = project.parent(argument), project.kind(outer) == .callExpr, let callee = project.first(outer),
      project.kind(callee) == .memberExpr
    else { return false }
    return lowering.catalogue.rows(named: project.symbol(callee)).contains(where: \.isFlattening)
  }

  /// Whether a call stands directly in the closure of an operator that subscribes to what it returns, there.
  private func flattens(_ call: Place) -> Bool {
    guard let closure = project.enclosingBody(of: call), project.kind(closure) == .closureExpr, isFlattening(closure)
    else { return false }
    var at = project.parent(call)
    while let above = at, above != closure {
      if movesSubscribing(above) { return false }
      at = project.parent(above)
    }
    return true
  }

  // MARK: - Tasks

  /// `Task { … }`: on the actor around it, else on no thread in particular.
  func taskContext(_ call: Place, _ frame: FrameID) -> ChainID {
    forEachRun(around: call, isOnMainActor(call, frame) ? main : runs(.background, call, .taskIsOffMain))
  }

  /// Where code runs that is put on a queue or into a task. In a closure which elements are given to, it runs no more once
  /// those have ended.
  func forEachRun(around call: Place, _ context: ChainID) -> ChainID {
    guard let body = project.enclosingBody(of: call), project.kind(body) == .closureExpr else { return context }
    let around: ChainID = self.context(of: body)
    switch lowering.graph[around] {
    case .arrival, .started: return lowering.graph.add(.started(context, by: around), .observable)
    default: return context
    }
  }
}
