/// On which thread a closure runs, by what is done with it.
extension Contexts {
  /// Where a closure runs, or `nil` where it runs with the code around it.
  func closureContext(_ closure: Place, upTo limit: Place?, _ frame: FrameID) -> ChainID? {
    if isIsolatedToMain(closure) { return main }
    return valueContext(of: closure, upTo: limit, frame)
  }

  func isIsolatedToMain(_ closure: Place) -> Bool {
    guard let signature = project.child(closure, .closureSignature) else { return false }
    return project.hasAttribute(signature, [.MainActor])
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
      return storedContext(in: binding, expression)
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
      return storedContext(in: variable, expression)
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
    if let modules = Callbacks.backgroundProperties[project.text(name)],
      !modules.isDisjoint(with: project.file(target).imports)
    {
      return runs(.background, target, .name(name, .callsBackOffMain))
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
  func storedContext(in binding: Place, _ closure: Place) -> ChainID {
    let question = ValueQuestion(kind: .context, place: binding)
    let value = lowering.values.answer(to: question, beyond: .sequence(runs(.unknown, closure, .storedRunsWhereCalled)))
    {
      let contexts = lowering.usesOfStored(binding, isHandedAnywhere: true).map { use in
        useContext(use, within: nil, at: nil)
      }
      guard !contexts.isEmpty else { return .sequence(runs(.unknown, closure, .storedRunsWhereCalled)) }
      return .sequence(lowering.graph.choice(contexts))
    }
    return lowering.chain(value, at: closure)
  }

  /// Where a closure runs that a function returns: what is done with the function's result.
  private func returnedContext(of expression: Place) -> ChainID {
    guard let function = project.enclosingFunction(of: expression), project.kind(function) == .funcDecl else {
      return runs(.unknown, expression, .storedRunsWhereCalled)
    }
    let unknown = Value.sequence(runs(.unknown, expression, .storedRunsWhereCalled))
    let question = ValueQuestion(kind: .returnedContext, place: function)
    let value = lowering.values.answer(to: question, beyond: unknown) {
      let contexts = lowering.visibleCalls(of: function).map { call -> ChainID in
        if let outer = project.call(calling: call) { return context(of: outer) }
        return valueContext(of: call, upTo: nil, .none) ?? context(of: call)
      }
      return contexts.isEmpty ? unknown : .sequence(lowering.graph.choice(contexts))
    }
    return lowering.chain(value, at: expression)
  }

  // MARK: - Handed to a call

  /// Where a call runs the closure that it is handed; `nil` where it does so at once.
  func callContext(_ call: Place, argument: Place, upTo limit: Place?, _ frame: FrameID) -> ChainID? {
    guard let callee = project.first(call) else { return nil }
    if let kind = lowering.dialect.observerTypes[lowering.nameMade(by: call)] {
      return arrival(atObserver: call, kind)
    }
    switch project.kind(callee) {
    case .identifierExpr: return bareCallContext(call, callee: callee, argument: argument, frame)
    case .memberExpr: return memberCallContext(call, callee: callee, argument: argument, frame)
    case .implicitMemberExpr:
      return passedContext(call, argument: argument, frame) ?? takersContext(call, upTo: limit, frame)
        ?? makingContext(call, frame) ?? runs(.unknown, call, .name(project.symbol(callee), .decidesWhereClosureRuns))
    default: return nil
    }
  }

  /// What is made as an argument, by who takes it: `alert.addAction(.init(title: title, style: .default) { _ in … })` calls
  /// back on main, as all does that is made for a view, and `queue.asyncAfter(deadline: later, execute: .init { … })` runs
  /// the work item where the queue does.
  private func takersContext(_ call: Place, upTo limit: Place?, _ frame: FrameID) -> ChainID? {
    guard let argument = project.parent(call), project.kind(argument) == .argument,
      let outer = project.parent(argument), let callee = project.first(outer), project.kind(callee) == .memberExpr,
      let base = project.first(callee)
    else { return nil }
    if lowering.isUI(lowering.value(of: base), at: base) == .yes { return main }
    return project.label(argument) == .execute ? callContext(outer, argument: argument, upTo: limit, frame) : nil
  }

  private func bareCallContext(_ call: Place, callee: Place, argument: Place, _ frame: FrameID) -> ChainID? {
    let name = project.symbol(callee)
    if name == .Task { return taskContext(call) }
    let text = project.text(name)
    if text.hasPrefix("dispatch_") {
      return project.text(call).contains("dispatch_get_main_queue") ? main : runs(.background, call, .dispatchedOffMain)
    }
    if isOfUI(name) { return main }
    if let context = passedContext(call, argument: argument, frame) { return context }
    if let context = makingContext(call, frame) { return context }
    switch meaning.callback(name) {
    case .here?: return nil
    // A method that a library gives to the type which the code around it extends.
    case .queueOrMain? where project.enclosingExternalExtension(of: call) != nil:
      return argumentContext(call, frame) ?? main
    default: break
    }
    if let context = importedContext(name, call, frame, importing: { project.file(call).imports }) { return context }
    if case .sequence(let chain) = lowering.selfValue(at: callee, frame),
      lowering.isKnownOperator(name) || lowering.dialect.subscriptions[name] != nil
    {
      return operatorContext(name, chain, label: project.label(argument), call: call)
    }
    return argumentContext(call, frame) ?? runs(.unknown, call, .name(name, .decidesWhereClosureRuns))
  }

  /// Whether what is made of a type answers what happens to views.
  private func isOfUI(_ type: Symbol) -> Bool {
    type == .UIAlertAction || type == .ASWebAuthenticationSession || meaning.isUI(type)
  }

  /// Where what a call makes, an object of a type out of sight, calls closures back that its initialiser takes.
  private func makingContext(_ call: Place, _ frame: FrameID) -> ChainID? {
    let name = lowering.nameMade(by: call)
    if isOfUI(name) { return main }
    if let context = LibraryModels.context(ofClosureMaking: name, call: call, lowering) { return context }
    return meaning.callback(name) == .main ? main : nil
  }

  /// `super.init(configureCell: { … })` in a class below one that calls such closures on main.
  private func isOfCallingClass(_ place: Place) -> Bool {
    guard let type = project.enclosingType(of: place) else { return false }
    return meaning.inheritedNames(of: type).contains { meaning.callback($0) == .main }
  }

  /// What runs in an observer's own closure runs where elements are sent into it, of a binder on its scheduler.
  private func arrival(atObserver call: Place, _ kind: ObserverKind) -> ChainID {
    let sent = lowering.graph.fed(FedSource(kind: .observer, declaration: call), .observable)
    let arriving = kind == .binder ? lowering.seen(sent, as: .driver, at: call) : sent
    return lowering.graph.add(.arrival(arriving), .observable)
  }

  private func memberCallContext(_ call: Place, callee: Place, argument: Place, _ frame: FrameID) -> ChainID? {
    guard let base = project.first(callee) else { return nil }
    let name = project.symbol(callee)
    if name == .`init`, project.kind(base) == .superExpr, isOfCallingClass(callee) { return main }
    let receiver = lowering.forced(lowering.value(of: base, in: frame))
    let label = project.label(argument)
    switch receiver {
    case .sequence(let chain):
      // `session.request(url).validate().responseData { … }`
      if isAssumed(chain) {
        if let known = libraryCallback(name, base: base, receiver, call: call, frame) { return known }
        if !lowering.isKnownOperator(name), let context = passedContext(call, argument: argument, frame) {
          return context
        }
      }
      return operatorContext(name, chain, label: label, call: call)
    case .lost, .asked:
      // That it is a sequence was only assumed: a library's object can have any methods.
      if lowering.isKnownOperator(name, labelledAs: lowering.arguments(of: call, frame)),
        meaning.callback(name) != .here
      {
        return operatorContext(name, lowering.chain(receiver, at: base), label: label, call: call)
      }
    case .outsideMetatype(let type) where lowering.dialect.sequenceTypes[type] != nil:
      return staticOperatorContext(name, call, frame)
    case .metatype(let type) where lowering.dialect.sequenceTypes[project.declaration(type).name] != nil:
      return staticOperatorContext(name, call, frame)
    // A closure that the standard library is handed runs at once; one that the project's extension of it is, where that says.
    case .array, .plain, .tuple: return passedContext(call, argument: argument, frame)
    case .observer(let ref) where lowering.store[ref].isUI: return main
    default: break
    }
    // A name of Foundation's can be the app's own.
    if declaresFunction(name, receiver), let context = passedContext(call, argument: argument, frame) { return context }
    if isWorkBlock(argument, of: call, named: name) { return runs(.background, call, .name(name, .callsBackOffMain)) }
    if let known = libraryCallback(name, base: base, receiver, call: call, frame) { return known }
    if let context = passedContext(call, argument: argument, frame) { return context }
    if name == .`init`, let context = makingContext(call, frame) { return context }
    if let context = importedContext(name, call, frame, importing: { imports(inViewOf: base, frame) }) {
      return context
    }
    if meaning.callback(name) == .here { return nil }
    // A transaction of Realm's runs at once.
    if ["write", "safeWrite"].contains(project.text(name)), project.text(base).lowercased().contains("realm") {
      return nil
    }
    if let queue = argumentContext(call, frame) { return queue }
    if lowering.isUI(receiver, at: base) == .yes { return main }
    return runs(.unknown, call, .name(name, .decidesWhereClosureRuns))
  }

  /// Where a library that is imported calls back, by the name that is called; `.some(nil)` for at once.
  private func importedContext(
    _ name: Symbol, _ call: Place, _ frame: FrameID, importing imports: () -> Set<String>
  ) -> ChainID?? {
    switch Callbacks.effect(of: project.text(name), importing: imports) {
    case .queueOrMain?: .some(argumentContext(call, frame, labels: Self.allQueueLabels) ?? main)
    case .main?: .some(main)
    case .background?: .some(runs(.background, call, .name(name, .callsBackOffMain)))
    case .here?: .some(argumentContext(call, frame, labels: Self.allQueueLabels))
    default: nil
    }
  }

  /// The modules that the file of an expression imports, and those that the one imports in which the function is declared
  /// that the expression begins with: of what that returns, a caller need not import the module.
  private func imports(inViewOf expression: Place, _ frame: FrameID) -> Set<String> {
    let imports = project.file(expression).imports
    var at = expression
    while project.kind(at) == .callExpr, let callee = project.first(at) {
      if let function = lowering.functions(calledBy: at, frame).first {
        return imports.union(project.file(function).imports)
      }
      guard project.kind(callee) == .memberExpr, let base = project.first(callee) else { break }
      at = base
    }
    return imports
  }

  private func declaresFunction(_ name: Symbol, _ receiver: Value) -> Bool {
    let type: TypeID
    switch receiver {
    case .object(let ref): type = lowering.store[ref].type
    case .metatype(let own): type = own
    default: return false
    }
    return meaning.members(named: name, of: type)?.functions.isEmpty == false
  }

  /// Whether an argument is the closure that does the work, and not the one that is told how it went.
  private func isWorkBlock(_ argument: Place, of call: Place, named name: Symbol) -> Bool {
    Callbacks.worksOffMain.contains(project.text(name)) && project.label(argument).isNone
      && project.children(call).first { project.kind($0) == .argument } == argument
  }

  /// Whether nothing but the operators on it says that something is a sequence.
  private func isAssumed(_ chain: ChainID) -> Bool {
    var visited: Set<ChainID> = []
    var source = chain
    while visited.insert(source).inserted {
      switch lowering.graph[source] {
      case .asked, .lost: return true
      case .step(let ref): source = lowering.graph[ref].input ?? source
      case .name, .value: source = lowering.definition(of: source) ?? source
      default: return false
      }
    }
    return false
  }

  /// The closure of an operator runs where the elements above it arrive; that of an error, where the error does.
  private func operatorContext(_ name: Symbol, _ chain: ChainID, label: Symbol, call: Place) -> ChainID? {
    if label.isNone, fillsCells(call) {
      // A table asks for its cells on main, as long as elements come. (UITableView+Rx.swift)
      return lowering.graph.add(.arrival(lowering.seen(chain, as: .driver, at: call)), .observable)
    }
    let isDriver = lowering.graph.trait(of: chain).isShared
    if lowering.dialect.subscriptions[name]?.provesGuarantees != nil, !isDriver { return main }
    switch label.known {
    // With the end of the sequence, or before it, where somebody disposes of it. (Do.swift, Sink.swift)
    case .onDisposed?, .onDispose?:
      let ends = [ChainGraph.EndKind.error, .completion].map {
        lowering.graph.add(.ending(chain, $0), .observable)
      }
      return lowering.graph.choice(ends + [runs(.unknown, call, .disposalAnywhere)])
    case .onSubscribe?, .onSubscribed?: return runs(.subscriber, call, .runsWhereSubscribed)
    default: break
    }
    // On main, and no more once the stream has ended.
    if isDriver { return lowering.graph.add(.arrival(chain), .observable) }
    switch label.known {
    case .onError?, .afterError?, .onFailure?: return lowering.graph.add(.ending(chain, .error), .observable)
    case .onCompleted?, .afterCompleted?: return lowering.graph.add(.ending(chain, .completion), .observable)
    default: break
    }
    let rows = lowering.catalogue.rows(named: name).filter { !$0.isStatic }
    if rows.contains(where: { $0.failure == .catchesIntoInner }) {
      return lowering.graph.add(.ending(chain, .error), .observable)
    }
    return lowering.graph.add(.arrival(chain), .observable)
  }

  /// `bind(to: tableView.rx.items(cellIdentifier: id)) { row, element, cell in … }`: what follows is the items' argument.
  private func fillsCells(_ call: Place) -> Bool {
    guard let items = project.child(call, .argument).flatMap(project.first), project.kind(items) == .callExpr,
      let callee = project.first(items), project.kind(callee) == .memberExpr, project.symbol(callee) == .items
    else { return false }
    return project.first(callee).map { project.kind($0) == .memberExpr && project.symbol($0) == .rx } ?? false
  }

  private func staticOperatorContext(_ name: Symbol, _ call: Place, _ frame: FrameID) -> ChainID? {
    let rows = lowering.catalogue.rows(named: name).filter(\.isStatic)
    if rows.contains(where: { $0.isCreation || $0.closureInput == .nothing || $0.closureInput == .resource }) {
      return whereSubscribed(call)
    }
    guard case .sequence(let chain) = lowering.value(of: call, in: frame) else { return nil }
    return lowering.graph.add(.arrival(chain), .observable)
  }

  /// Where a sequence that a call makes is subscribed to: below a `flatMap` whose closure has its function make it, where
  /// elements come to that operator; else by whoever wants it.
  private func whereSubscribed(_ making: Place) -> ChainID {
    let anywhere = runs(.subscriber, making, .runsWhereSubscribed)
    guard let function = project.enclosingFunction(of: making), project.kind(function) == .funcDecl,
      project.isDirectly(making, in: function)
    else { return anywhere }
    let contexts = lowering.visibleCalls(of: function).map { flattens($0) ? context(of: $0) : anywhere }
    return contexts.isEmpty ? anywhere : lowering.graph.choice(contexts)
  }

  /// Whether a call stands directly in the closure of an operator that subscribes to what it returns, there.
  private func flattens(_ call: Place) -> Bool {
    guard let closure = project.enclosingBody(of: call), project.kind(closure) == .closureExpr,
      let argument = project.parent(closure), project.kind(argument) == .argument,
      let outer = project.parent(argument), project.kind(outer) == .callExpr, let callee = project.first(outer),
      project.kind(callee) == .memberExpr,
      lowering.catalogue.rows(named: project.symbol(callee)).contains(where: \.isFlattening)
    else { return false }
    // `load().subscribe(on: queue)` subscribes elsewhere.
    var at = project.parent(call)
    while let above = at, above != closure {
      if project.kind(above) == .memberExpr,
        lowering.catalogue.rows(named: project.symbol(above)).contains(where: { $0.delivery == .subscriberOnScheduler })
      {
        return false
      }
      at = project.parent(above)
    }
    return true
  }

  // MARK: - Tasks

  /// `Task { … }`: on the actor around it, else on no thread in particular.
  func taskContext(_ call: Place) -> ChainID {
    isOnMainActor(call) ? main : runs(.background, call, .taskIsOffMain)
  }

  /// Whether code is isolated to the main actor by what encloses it.
  private func isOnMainActor(_ place: Place) -> Bool {
    var current = project.parent(place)
    while let at = current {
      switch project.kind(at) {
      case .closureExpr: if isIsolatedToMain(at) { return true }
      case .funcDecl, .initDecl, .variableDecl:
        if project.hasAttribute(at, [.MainActor]) { return true }
        if project.flags(at).contains(.isNonisolated) { return false }
      case .classDecl, .structDecl, .enumDecl, .actorDecl, .extensionDecl: return meaning.isMainType(at: at)
      default: break
      }
      current = project.parent(at)
    }
    return false
  }
}
