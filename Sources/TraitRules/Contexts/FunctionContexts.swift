/// On which thread a function runs, by what it is and who calls it.
extension Contexts {
  /// Where a function, an accessor or a getter runs, as a node that says more than which.
  ///
  /// - Parameter frame: holds the object that the code runs for, of a subclass or made by a call in sight, and none
  ///   otherwise.
  func definition(ofCode function: Place, _ frame: FrameID = .none) -> ChainID {
    let question = ValueQuestion(kind: .context, place: function, context: frame.number)
    let value = lowering.values.answer(to: question, beyond: .sequence(nobodyCalls(function))) {
      if case .object(let ref) = lowering.store[frame].receiver {
        return .sequence(findContext(of: function, calledFor: lowering.store[ref]))
      }
      return .sequence(findContext(of: function))
    }
    return lowering.chain(value, at: function)
  }

  /// Whether others than its callers in sight say where a function runs.
  func hasContextOfItsOwn(_ function: Place) -> Bool {
    let flags = project.flags(function)
    return !flags.isDisjoint(with: [.isNonisolated, .isAsync, .isOverride]) || isMainByAttribute(function)
      || project.enclosingType(of: function).map { project.declaration($0).kind == .actor } ?? false
      || isolation(of: function) != nil || delegateContext(function) != nil || meaning.isMainType(at: function)
  }

  func nobodyCalls(_ function: Place) -> ChainID {
    runs(.unknown, function, .name(calledName(of: function), .nobodyCalls))
  }

  private func findContext(of function: Place) -> ChainID {
    let flags = project.flags(function)
    if flags.contains(.isNonisolated) { return nonisolatedContext(function) }
    if isIsolatedByAttribute(function) { return main }
    let isolation = isolation(of: function)
    if isolation == .elsewhere { return runs(.background, function, .actorIsOffMain) }
    if isMainByAttribute(function) { return mainOrCalledOffMain(function) }
    if let type = project.enclosingType(of: function) {
      if project.declaration(type).kind == .actor { return runs(.background, function, .actorIsOffMain) }
      if let delegate = delegateContext(function) { return delegate }
      if let threads = LibraryModels.context(of: function, in: type, lowering) {
        return threads == .main ? main : runs(threads, function, .nothing)
      }
    }
    if isolation == .main { return main }
    if isolation != nil || meaning.isMainType(at: function) { return mainOrCalledOffMain(function) }
    if flags.contains(.isAsync) { return runs(.background, function, .asyncIsOffMain) }
    if let property = changedProperty(function) { return changeContext(of: property, function) }
    if let property = readProperty(function) {
      let contexts = reads(of: property).map { context(of: $0) }
      return contexts.isEmpty ? nobodyCalls(function) : lowering.graph.choice(contexts)
    }
    if let told = contextOfTelling(function) ?? contextOfOperation(function) { return told }
    let contexts =
      callsOrUnreached(of: function).map(context(ofCall:)) + referenceContexts(of: function)
      + contextsOfEvents(toldBy: function) + contextsOfInitializersBelow(function)
    return contexts.isEmpty ? nobodyCalls(function) : lowering.graph.choice(contexts)
  }

  /// What no actor holds runs where it is called, and off main where it is `async`.
  private func nonisolatedContext(_ function: Place) -> ChainID {
    if project.flags(function).contains(.isAsync) { return runs(.background, function, .asyncIsOffMain) }
    if let delegate = delegateContext(function) { return delegate }
    let seen =
      project.kind(function) == .funcDecl
      ? callsOrUnreached(of: function).map(context(ofCall:)) + referenceContexts(of: function) : []
    return seen.isEmpty ? runs(.unknown, function, .nonisolatedRunsAnywhere) : lowering.graph.choice(seen)
  }

  private func contextsOfInitializersBelow(_ function: Place) -> [ChainID] {
    guard project.kind(function) == .initDecl else { return [] }
    return lowering.initializersCallingSilently(function).map { context(of: project.child($0, .codeBlock) ?? $0) }
  }

  /// Where a method of user interface runs, or what observes or sets a property of it: on main, as far as it is UIKit's to
  /// call it, and wherever code in sight calls it, or changes the property, off main. The compiler lets it, where nobody
  /// asked for strict concurrency.
  private func mainOrCalledOffMain(_ function: Place) -> ChainID {
    let declared = changedProperty(function).flatMap { _ in project.enclosingVariable(of: function) } ?? function
    guard !project.flags(declared).contains(.isOverride) else { return main }
    let seen = contextsInSight(of: function).map { lowering.graph.add(.onMainUnlessSeen($0), .observable) }
    let isInSight = !seen.isEmpty && !isMainByAttribute(function) && !isCalledFromOutside(function)
    return lowering.graph.choice(isInSight ? seen : [main] + seen)
  }

  /// Where code in sight calls a function, hands it on by its name, or changes what it observes or sets.
  private func contextsInSight(of function: Place) -> [ChainID] {
    if let property = changedProperty(function) {
      return changes(of: property).filter { !isWhileMade($0) && !isInUnreachedCode($0) }
        .map { certain(context(of: $0), at: $0) }
    }
    let calls = reachedCalls(of: function).filter { !isAwaited($0) }
    return calls.map { certain(context(ofCall: $0), at: $0) } + referenceContexts(of: function)
  }

  /// Whether a library that the type of a function conforms to a protocol of may call it.
  private func isCalledFromOutside(_ function: Place) -> Bool {
    guard !project.flags(function).contains(.isPrivate), changedProperty(function) == nil,
      let type = project.enclosingType(of: function)
    else { return false }
    return meaning.inheritedNames(of: type).contains { project.types(named: $0).isEmpty && !meaning.isUI($0) }
  }

  /// Calls that do not stand in code which nothing runs.
  func reachedCalls(of function: Place) -> [Place] {
    lowering.visibleCalls(of: function).filter { !isInUnreachedCode($0) }
  }

  /// Where nothing else calls a function, what nobody runs is all there is to see.
  func callsOrUnreached(of function: Place) -> [Place] {
    let reached = reachedCalls(of: function)
    return reached.isEmpty ? lowering.visibleCalls(of: function) : reached
  }

  /// Where a call runs: where what it stands in does, and not its own closures.
  func context(ofCall call: Place) -> ChainID { context(of: project.parent(call) ?? call) }

  /// Where a call or a change runs: below a subscription that is no more than possible where its closure asks something
  /// before, for which of its elements lead there depends on values.
  private func certain(_ around: ChainID, at place: Place) -> ChainID {
    guard case .arrival = lowering.graph[around], !isUnconditional(place) else { return around }
    return doubted(around)
  }

  /// Whether each run of the body around a place comes to it: no statement around it or before it asks anything, but for
  /// whether `self` is still there.
  private func isUnconditional(_ place: Place) -> Bool {
    var child = place
    while let at = project.parent(child) {
      switch project.kind(at) {
      case .closureExpr, .funcDecl: return true
      case .codeBlock, .memberExpr, .callExpr, .optionalChain, .forceUnwrap, .sequenceExpr, .tryExpr, .awaitExpr: break
      default: return false
      }
      for before in project.children(at) where before.node < child.node {
        switch project.kind(before) {
        case .guardStmt: if !lowering.asksForSelf(before) { return false }
        case .ifExpr, .switchExpr, .ternaryOperator, .returnStmt, .throwStmt, .doStmt, .forStmt, .whileStmt:
          return false
        case .binaryOperator where ["&&", "||", "??"].contains(project.name(before)): return false
        default: break
        }
      }
      child = at
    }
    return false
  }

  /// Whether a call waits for the thread that the function belongs to.
  func isAwaited(_ call: Place) -> Bool {
    var current = project.parent(call)
    while let at = current, ![.codeBlock, .closureExpr].contains(project.kind(at)) {
      if project.kind(at) == .awaitExpr { return true }
      current = project.parent(at)
    }
    return false
  }

  /// Whether a function is isolated to main, or marked for UIKit to call, which it does on main. A property is marked with
  /// `@objc` to be observed.
  func isMainByAttribute(_ function: Place) -> Bool {
    let declaration = declaration(of: function)
    return project.hasAttribute(declaration, [.MainActor, .IBAction, .IBOutlet])
      || declaration == function && project.hasAttribute(declaration, [.objc])
  }

  /// To which actor a function is isolated, or the variable that it reads, sets or observes.
  func isolation(of function: Place) -> Isolation? { meaning.isolation(of: declaration(of: function)) }

  private func isIsolatedByAttribute(_ function: Place) -> Bool {
    project.hasAttribute(declaration(of: function), [.MainActor])
  }

  private func declaration(of function: Place) -> Place {
    guard [.accessor, .accessorBlock].contains(project.kind(function)) else { return function }
    return project.enclosingVariable(of: function) ?? function
  }

  /// A function's name; of what a property does to be read, the property's.
  private func calledName(of function: Place) -> Symbol {
    guard project.kind(function) != .funcDecl else { return project.symbol(function) }
    return project.symbol(project.enclosingBinding(of: function).flatMap { project.first($0) } ?? function)
  }

  // MARK: - Properties

  /// The property whose `set`, `didSet` or `willSet` this is.
  func changedProperty(_ accessor: Place) -> Place? {
    guard project.kind(accessor) == .accessor else { return nil }
    switch project.symbol(accessor).known {
    case .set?, .didSet?, .willSet?: return project.parent(accessor).flatMap { project.parent($0) }
    default: return nil
    }
  }

  /// The property whose getter this is.
  func readProperty(_ accessor: Place) -> Place? {
    switch project.kind(accessor) {
    case .accessorBlock: break
    case .accessor where project.symbol(accessor) == .get: break
    default: return nil
    }
    return project.enclosingBinding(of: accessor)
  }

  /// Places that read a computed property, by a requirement that it implements, too.
  private func reads(of property: Place) -> [Place] {
    guard let owner = project.enclosingType(of: property), let pattern = project.first(property) else { return [] }
    let name = project.symbol(pattern)
    let isPrivate = project.parent(property).map { project.flags($0).contains(.isPrivate) } ?? false
    return (isPrivate ? [property.file] : project.files(mentioning: name)).flatMap {
      project.mentions(of: name, in: $0)
    }.filter { use in
      guard [.identifierExpr, .memberExpr].contains(project.kind(use)), meaning.counts(use, for: property),
        let read = lowering.variable(namedBy: use)
      else { return false }
      if read == property { return true }
      guard let other = project.enclosingType(of: read), project.declaration(other).kind == .protocol else {
        return false
      }
      return project.first(read).map { project.symbol($0) } == name && meaning.inherits(owner, from: other)
    }.sorted()
  }

  /// What observes or sets a property runs where the property is changed.
  private func changeContext(of property: Place, _ accessor: Place) -> ChainID {
    let changes = changes(of: property).filter { !isWhileMade($0) }
    let contexts = changes.filterOrAll { !isInUnreachedCode($0) }.map { context(of: $0) }
    return contexts.isEmpty ? nobodySets(accessor) : lowering.graph.choice(contexts)
  }

  func nobodySets(_ accessor: Place) -> ChainID {
    runs(.unknown, accessor, .name(calledName(of: accessor), .nobodySets))
  }

  /// Whether what changes is a property of an object that the same body has just made for itself: nobody knows that one
  /// yet who could observe it.
  func isWhileMade(_ change: Place) -> Bool {
    guard let sequence = project.parent(change), let target = project.first(sequence),
      project.kind(target) == .memberExpr, let base = project.first(target), project.kind(base) == .identifierExpr,
      case .local(let binding, _)? = meaning.lookUp(project.symbol(base), at: base),
      project.enclosingBody(of: binding) == project.enclosingBody(of: change),
      let initial = project.initialValue(of: binding), project.flags(binding).contains(.isLet)
    else { return false }
    var made = initial
    while [.sequenceExpr, .tryExpr, .forceUnwrap, .optionalChain].contains(project.kind(made)),
      let inner = project.first(made)
    {
      made = inner
    }
    guard project.kind(made) == .callExpr, let callee = project.first(made) else { return false }
    return meaning.type(madeBy: callee) != nil
  }

  /// Places that change a property: assignments, calls of mutating methods, subscripts, members of it.
  func changes(of property: Place) -> [Place] {
    if project.kind(property) == .subscriptDecl {
      return project.enclosingType(of: property).map(changes(bySubscriptsOf:)) ?? []
    }
    guard let name = project.first(property).map({ project.symbol($0) }) else { return [] }
    guard let owner = project.enclosingType(of: property) else {
      return lowering.changes(ofOutsideMember: name, declaredAt: property)
    }
    if name == .wrappedValue, isWrapper(owner) { return propertiesWrapped(by: property).flatMap { changes(of: $0) } }
    var found = project.changes(of: name, declaredAt: property).filter { at in
      guard meaning.counts(at, for: property), let sequence = project.parent(at), let target = project.first(sequence)
      else { return false }
      return lowering.assigns(target, name: name, owner: owner, readBy: owner)
    }
    found += mutations(of: name, property, owner) + changesByKeyPath(of: name, owner)
    return found.sorted()
  }

  /// `items.append(x)`, `model.items[0].name = y`.
  private func mutations(of name: Symbol, _ property: Place, _ owner: TypeID) -> [Place] {
    let flags = project.parent(property).map(project.flags) ?? []
    let isOfType = !flags.isDisjoint(with: [.isPrivate, .isLet])
    let files = isOfType ? project.contents(of: owner).files.sorted() : project.files(mentioning: name)
    return files.flatMap { file -> [Place] in
      project.enter([file])
      return project.mentions(of: name, in: file).filter {
        meaning.counts($0, for: property) && isChangedInPlace($0)
          && lowering.assigns($0, name: name, owner: owner, readBy: owner)
      }
    }
  }

  func isWrapper(_ type: TypeID) -> Bool {
    project.declaration(type).attributes.contains { $0 == .propertyWrapper }
  }

  /// The properties that are wrapped by the type of a `wrappedValue`.
  func propertiesWrapped(by property: Place) -> [Place] {
    guard let owner = project.enclosingType(of: property) else { return [] }
    return project.bindings(withAttribute: project.declaration(owner).name)
  }

  // MARK: - References and delegates

  /// Where a library calls a method: where others of its methods are called, on what is not the project's.
  private func contextOfTelling(_ function: Place) -> ChainID? {
    guard project.kind(function) == .funcDecl, let told = Callbacks.told[project.name(function)],
      let type = project.enclosingType(of: function),
      meaning.inheritedNames(of: type).contains(project.symbols.intern(told.conformance))
    else { return nil }
    let calls = told.where.flatMap { project.calls(of: project.symbols.intern($0)) }.filter { call in
      guard let callee = project.first(call), project.kind(callee) == .memberExpr else { return false }
      return isOfLibrary(call, callee, for: type) && !isInUnreachedCode(call)
    }
    let contexts = calls.map(context(ofCall:))
    return contexts.isEmpty ? nil : lowering.graph.choice(contexts)
  }

  /// `store.dispatch(action)`, and `store.subscribe(self)` in the type that is told.
  private func isOfLibrary(_ call: Place, _ callee: Place, for type: TypeID) -> Bool {
    if lowering.dialect.subscriptions[project.symbol(callee)] != nil {
      guard project.enclosingType(of: call) == type, let argument = project.child(call, .argument),
        let first = project.first(argument)
      else { return false }
      return project.kind(first) == .selfExpr
    }
    return lowering.functions(calledBy: call, .none).isEmpty
  }

  /// Where a function runs that is handed on by its name.
  func referenceContexts(of function: Place) -> [ChainID] {
    lowering.references(to: function).compactMap { reference in
      isInSelector(reference) ? selectorContext(of: reference) : contextHavingValue(reference)
    } + unappliedContexts(of: function)
  }

  /// Where a method runs that is named by its type: where it is given its object, `Screen.refresh(screen)`, what is made
  /// of that is called.
  private func unappliedContexts(of function: Place) -> [ChainID] {
    guard project.kind(function) == .funcDecl, !project.flags(function).contains(.isStatic),
      let owner = project.enclosingType(of: function)
    else { return [] }
    let name = project.symbol(function)
    return project.files(mentioning: name).flatMap { file in
      project.enter([file])
      return project.mentions(of: name, in: file).compactMap { use -> ChainID? in
        guard meaning.counts(use, for: function), isOfType(use, owner) else { return nil }
        guard let applied = project.call(calling: use) else {
          return isInSelector(use) ? nil : contextHavingValue(use)
        }
        return project.call(calling: applied).map(context(ofCall:)) ?? contextHavingValue(applied)
      }
    }
  }

  /// Where a function runs that an expression gives, which is handed to somebody, kept or called at once.
  private func contextHavingValue(_ expression: Place) -> ChainID {
    valueContext(of: expression, upTo: nil, .none) ?? context(of: expression)
  }

  /// Whether a name is read of a class itself, or of one above or below it.
  private func isOfType(_ use: Place, _ owner: TypeID) -> Bool {
    guard project.kind(use) == .memberExpr, let base = project.first(use), project.kind(base) == .identifierExpr,
      project.isCapitalized(project.symbol(base)), case .metatype(let type) = lowering.value(of: base)
    else { return false }
    return meaning.areRelated(type, owner)
  }

  /// Methods of delegates that the system calls.
  private func delegateContext(_ function: Place) -> ChainID? {
    guard project.kind(function) == .funcDecl, let first = project.parameters(of: function).first,
      let type = project.type(ofParameter: first), [.simpleType, .optionalType].contains(project.kind(type))
    else { return nil }
    let name = project.symbol(project.kind(type) == .optionalType ? project.first(type) ?? type : type)
    let text = project.text(name)
    if let context = contextOfSetup(by: text, of: function) { return context }
    if Callbacks.backgroundDelegates.contains(text) {
      return runs(.background, function, .name(name, .callsDelegateOffMain))
    }
    let isUI = meaning.isUI(name) || meaning.isNamedLikeUI(name) && project.types(named: name).isEmpty
    return isUI || Callbacks.mainDelegates.contains(text) ? main : nil
  }

  /// Where an object calls its delegate, by the calls that tell it of that one: with a queue or without one.
  private func contextOfSetup(by name: String, of function: Place) -> ChainID? {
    guard let setups = Callbacks.delegateSetups[name], let type = project.enclosingType(of: function) else {
      return nil
    }
    for setup in setups {
      let contexts = project.calls(of: project.symbols.intern(setup.function)).compactMap { call in
        meaning.counts(call, for: function) ? context(ofDelegate: type, toldBy: call, setup) : nil
      }
      if !contexts.isEmpty { return lowering.graph.choice(contexts) }
    }
    return nil
  }

  /// Where a call has a delegate called; `nil` where it tells of another one.
  private func context(ofDelegate type: TypeID, toldBy call: Place, _ setup: Callbacks.DelegateSetup) -> ChainID? {
    let arguments = lowering.arguments(of: call, .none)
    guard arguments.contains(where: { project.text($0.label) == setup.label && mayBe($0, of: type) }) else {
      return nil
    }
    let queue = arguments.first { [.delegateQueue, .queue].contains($0.label.known) && lowering.namesQueue($0) }
    guard let queue else {
      let called = project.symbols.intern(setup.function)
      return setup.isMain ? main : runs(.background, call, .name(called, .callsDelegateOffMain))
    }
    let threads = lowering.threads(ofQueue: queue)
    return threads == .main ? main : runs(threads, call, .code(queue.place, .callsBackOn))
  }

  /// Whether what a call is handed is an object of a type, or of one above or below it.
  func mayBe(_ argument: Argument, of type: TypeID) -> Bool {
    if project.kind(argument.expression) == .selfExpr { return project.enclosingType(of: argument.place) == type }
    return lowering.alternatives(of: lowering.forced(argument.value(lowering))).contains { value in
      if case .object(let ref) = value { meaning.areRelated(lowering.store[ref].type, type) } else { false }
    }
  }
}
