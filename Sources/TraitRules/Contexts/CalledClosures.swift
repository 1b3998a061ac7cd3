/// Closures that are handed to a call, by what is called.
extension Contexts {
  /// Where a call runs the closure that it is handed; `nil` where it does so at once.
  func callContext(_ call: Place, argument: Place, upTo limit: Place?, _ frame: FrameID) -> ChainID? {
    guard let callee = project.first(call) else { return nil }
    if let kind = lowering.dialect.observerTypes[lowering.nameMade(by: call)] {
      return arrival(atObserver: call, kind, frame)
    }
    switch project.kind(callee) {
    case .identifierExpr: return bareCallContext(call, callee: callee, argument: argument, frame)
    case .memberExpr: return memberCallContext(call, callee: callee, argument: argument, frame)
    case .implicitMemberExpr:
      if lowering.catalogue.rows(named: project.symbol(callee)).contains(where: \.isStatic),
        case .sequence = lowering.value(of: call, in: frame), lowering.functions(calledBy: call, frame).isEmpty,
        let context = staticOperatorContext(project.symbol(callee), call, frame)
      {
        return context
      }
      return passedContext(call, argument: argument, frame) ?? takersContext(call, upTo: limit, frame)
        ?? makingContext(call, frame) ?? runs(.unknown, call, .name(project.symbol(callee), .decidesWhereClosureRuns))
    default: return nil
    }
  }

  /// What is made as an argument, by who takes it: `alert.addAction(.init(title: title, style: .default) { _ in … })` calls
  /// back on main, as all does that is made for a view, and `queue.asyncAfter(deadline: later, execute: .init { … })` and
  /// `queue.addOperation(BlockOperation { … })` run it where the queue does.
  func takersContext(_ call: Place, upTo limit: Place?, _ frame: FrameID) -> ChainID? {
    guard let argument = project.parent(call), project.kind(argument) == .argument,
      let outer = project.parent(argument), let callee = project.first(outer), project.kind(callee) == .memberExpr,
      let base = project.first(callee)
    else { return nil }
    if lowering.isUI(lowering.value(of: base), at: base) == .yes { return main }
    let isRun = project.label(argument) == .execute || meaning.callback(project.symbol(callee)) == .receiver
    return isRun ? callContext(outer, argument: argument, upTo: limit, frame) : nil
  }

  private func bareCallContext(_ call: Place, callee: Place, argument: Place, _ frame: FrameID) -> ChainID? {
    let name = project.symbol(callee)
    if name == .Task { return taskContext(call, frame) }
    let text = project.text(name)
    if Callbacks.workItems.contains(text) { return workContext(call, frame) }
    if text.hasPrefix("dispatch_"), lowering.functions(calledBy: call, frame).isEmpty {
      if project.text(call).contains("dispatch_get_main_queue") { return main }
      return text.hasSuffix("_sync") ? context(of: call, frame) : runs(.background, call, .dispatchedOffMain)
    }
    if isOfUI(name) { return main }
    if let context = passedContext(call, argument: argument, frame) { return context }
    if let context = makingContext(call, frame) { return context }
    // In an extension of sequences, `map` is theirs, and no collection's.
    if case .sequence(let chain) = lowering.selfValue(at: callee, frame),
      lowering.isKnownOperator(name) || lowering.dialect.subscriptions[name] != nil
    {
      return operatorContext(name, chain, label: project.label(argument), call: call)
    }
    switch meaning.callback(name) {
    case .here?: return nil
    // A method that a library gives to the type which the code around it extends.
    case .queueOrMain? where project.enclosingExternalExtension(of: call) != nil:
      return argumentContext(call, frame) ?? main
    // `async { … }` in an extension of queues.
    case .receiver? where meaning.lookUp(name, at: callee) == nil:
      if let context = ownQueueContext(name, callee, call, frame) { return context }
    // `Thread { … }`.
    case .background? where project.isCapitalized(name) && !project.declaresType(named: name):
      return runs(.background, call, .name(name, .callsBackOffMain))
    default: break
    }
    if let context = importedContext(name, call, frame, importing: { project.file(call).imports }) { return context }
    if let context = argumentContext(call, frame) ?? toldContext(call, callee: callee, argument: argument, frame) {
      return context
    }
    // A method that a view has from out of sight, as where `self` is written.
    if meaning.lookUp(name, at: callee) == nil, meaning.isMainType(at: call) { return main }
    return runs(.unknown, call, .name(name, .decidesWhereClosureRuns))
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
    // A view of the app's own: the initialiser is one that it has from above, out of sight.
    if project.types(named: name).contains(where: { meaning.isUI($0) }) { return main }
    return meaning.callback(name) == .main ? main : nil
  }

  /// `super.init(configureCell: { … })` in a class below one that calls such closures on main.
  private func isOfCallingClass(_ place: Place) -> Bool {
    guard let type = project.enclosingType(of: place) else { return false }
    return meaning.inheritedNames(of: type).contains { meaning.callback($0) == .main }
  }

  /// What runs in an observer's own closure runs where elements are sent into it, of a binder on its scheduler.
  private func arrival(atObserver call: Place, _ kind: ObserverKind, _ frame: FrameID) -> ChainID {
    let sent = lowering.graph.fed(FedSource(kind: .observer, declaration: call), .observable)
    let there = lowering.graph.add(.arrival(sent), .observable)
    guard kind == .binder else { return there }
    // Binder.swift: `scheduler: ImmediateSchedulerType = MainScheduler()`.
    if let scheduler = lowering.arguments(of: call, frame).first(where: { $0.label == .scheduler }) {
      let (threads, isCurrent) = lowering.threads(ofScheduler: scheduler)
      if isCurrent { return there }
      if threads != .main {
        let moved = runs(threads, call, .code(scheduler.place, .callsBackOn))
        return lowering.graph.add(.started(moved, by: there), .observable)
      }
    }
    return lowering.graph.add(.arrival(lowering.seen(sent, as: .driver, at: call)), .observable)
  }

  private func memberCallContext(_ call: Place, callee: Place, argument: Place, _ frame: FrameID) -> ChainID? {
    guard let base = project.first(callee) else { return nil }
    let name = project.symbol(callee)
    if name == .`init`, project.kind(base) == .superExpr, isOfCallingClass(callee) { return main }
    if let array = arrayKeeping(closureOf: callee) { return keptContext(in: array, argument) }
    if let context = publisherContext(name, base, call, frame) { return context }
    let receiver = lowering.forced(lowering.value(of: base, in: frame))
    let label = project.label(argument)
    switch receiver {
    case .sequence(let chain):
      // `session.request(url).validate().responseData { … }`
      if isAssumed(chain) {
        if let known = libraryCallback(name, base: base, receiver, call: call, frame) { return known }
        if let context = continuedContext(name, call, base, frame) { return context }
        // `rows.enumerated().forEach { … }` is no sequence's.
        if meaning.callback(name) == .here, !lowering.isKnownOperator(name) { return nil }
      }
      // An operator or a subscription of the app's own says itself what it does above its closure.
      if !lowering.isKnownOperator(name), lowering.dialect.subscriptions[name] == nil,
        let context = passedContext(call, argument: argument, frame)
      {
        return context
      }
      return operatorContext(name, chain, label: label, call: call)
    case .lost, .asked:
      if let context = continuedContext(name, call, base, frame) { return context }
      // That it is a sequence was only assumed: a library's object can have any methods.
      if lowering.isKnownOperator(name, labelledAs: lowering.arguments(of: call, frame)),
        meaning.callback(name) == nil
      {
        return operatorContext(name, lowering.chain(receiver, at: base), label: label, call: call)
      }
    case .outsideMetatype(let type) where lowering.dialect.sequenceTypes[type] != nil:
      return passedContext(call, argument: argument, frame) ?? staticOperatorContext(name, call, frame)
    case .metatype(let type) where lowering.dialect.sequenceTypes[project.declaration(type).name] != nil:
      return staticOperatorContext(name, call, frame)
    // A closure that the standard library is handed runs at once; one that the project's extension of it is, where that says.
    case .array, .plain, .tuple: return passedContext(call, argument: argument, frame)
    case .observer(let ref) where lowering.store[ref].isUI: return main
    default: break
    }
    // A name of Foundation's can be the app's own.
    if declaresFunction(name, receiver), let context = passedContext(call, argument: argument, frame) { return context }
    // `observe(\.name) { object, change in … }`: where the property is set. (NSKeyValueObserving.h)
    if name == .observe, let property = lowering.observedProperty(of: receiver, lowering.arguments(of: call, frame)) {
      let set = lowering.graph.fed(FedSource(kind: .property, declaration: property), .observable)
      return lowering.graph.add(.arrival(set), .observable)
    }
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
    if lowering.isUI(receiver, at: base) == .yes {
      // Of a view that may not be there, these are `Optional`'s, which runs them at once.
      return [.map, .flatMap].contains(name.known) ? nil : main
    }
    if let context = toldContext(call, callee: callee, argument: argument, frame) { return context }
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

  /// Where a library calls back by a name that sequences have too, once one above that they have not says whose chain it
  /// is: `loaded().done { … }.catch { … }`.
  private func continuedContext(_ name: Symbol, _ call: Place, _ base: Place, _ frame: FrameID) -> ChainID?? {
    lazy var imports = imports(inViewOf: base, frame)
    var at = base
    while project.kind(at) == .callExpr, let callee = project.first(at), project.kind(callee) == .memberExpr {
      let above = project.symbol(callee)
      if !lowering.isKnownOperator(above), Callbacks.effect(of: project.text(above), importing: { imports }) != nil {
        return importedContext(name, call, frame, importing: { imports })
      }
      guard let next = project.first(callee) else { break }
      at = next
    }
    return nil
  }

  /// The modules that the file of an expression imports, and those that the one imports in which the function or the
  /// variable is declared that the expression begins with: of what that gives, a caller need not import the module.
  private func imports(inViewOf expression: Place, _ frame: FrameID) -> Set<String> {
    let imports = project.file(expression).imports
    var at = expression
    while true {
      if let variable = lowering.variable(namedBy: at) { return imports.union(project.file(variable).imports) }
      guard project.kind(at) == .callExpr, let callee = project.first(at) else { break }
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
    Callbacks.worksOffMain[project.text(name)] == project.text(project.label(argument))
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
      case .configured(let input?, _, _): source = input
      case .name, .value: source = lowering.definition(of: source) ?? source
      default: return false
      }
    }
    return false
  }
}
