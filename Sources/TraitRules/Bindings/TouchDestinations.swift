/// Where the closures in a body run: only what runs there, or is moved to main from there, counts as that body's.
extension TouchFinder {
  enum Destination {
    case here, main, elsewhere
    /// On a queue, whichever that is.
    case away
    /// Where a function runs it, or whoever calls it by its name, which takes facts to say.
    case handed
  }

  /// Where the call that takes a closure runs it.
  func destination(of closure: Place, _ frame: FrameID) -> Destination {
    guard let argument = project.parent(closure), project.kind(argument) == .argument,
      let call = project.parent(argument), let callee = project.first(call)
    else { return destination(ofHeld: closure) }
    let name = project.symbol(callee)
    if lowering.dialect.subscriptions[name] != nil || isPart(ofSequence: call, name) { return .elsewhere }
    switch project.kind(callee) {
    case .memberExpr where name == .run || lowering.meaning.callback(name) == .receiver || name == .perform:
      let queue = project.first(callee)
      let base = queue.map { project.text($0) } ?? ""
      if ["DispatchQueue.main", "OperationQueue.main", "RunLoop.main", "MainActor"].contains(base) { return .main }
      // A function of the app's that has a queue's word for its name says itself what it does.
      if !lowering.functions(calledBy: call, frame).isEmpty { return .handed }
      if let queue, lowering.threads(ofQueueAt: queue, frame) == .main { return .main }
      // Who waits for a queue does its work.
      return name == .sync ? .here : .away
    case .identifierExpr where project.text(name) == "dispatch_async":
      return project.text(call).contains("dispatch_get_main_queue") ? .main : .away
    // What is user interface's is only touched on main there: the compiler has a task hop to the main actor for it.
    case .identifierExpr where name == .Task && lowering.meaning.lookUp(name, at: callee) == nil: return .main
    // What is to be done on disposal is done wherever somebody disposes.
    case .memberExpr
    where project.text(name) == "create" && project.first(callee).map { project.text($0) } == "Disposables":
      return .elsewhere
    case .memberExpr where project.first(callee).map { lowering.meaning.beginsTask(name, of: $0) } == true: return .main
    case .identifierExpr where name == .DispatchWorkItem: return .elsewhere
    default: return .handed
    }
  }

  /// What is kept for whoever calls it: by a name, a property, whoever gets it returned. Where that is called in the same
  /// code, the calls tell.
  private func destination(ofHeld closure: Place) -> Destination {
    guard let parent = project.parent(closure) else { return .here }
    switch project.kind(parent) {
    case .initializerClause: return isCalledNearby(parent) ? .handed : .elsewhere
    case .returnStmt: return .elsewhere
    case .sequenceExpr:
      return project.children(parent).contains { project.kind($0) == .assignmentOperator } ? .elsewhere : .here
    default: return .here
    }
  }

  /// Whether code calls the local name that a closure is bound to.
  private func isCalledNearby(_ initializer: Place) -> Bool {
    guard let binding = project.parent(initializer) else { return false }
    return lowering.usesOfStored(binding).contains { project.call(calling: project.withItsUnwrapping($0)) != nil }
  }

  /// Where a function takes a closure that it is handed, whoever calls: to main, or nobody in sight says where, as for a
  /// library's `Utils.onMainThread { … }`.
  func move(ofHanded closure: Place, _ frame: FrameID) -> Touch.Move {
    guard let call = project.parent(closure).flatMap({ project.parent($0) }),
      let context = contexts.closureContext(closure, upTo: nil, frame)
    else { return .none }
    if case .runs(.unknown, let cause) = lowering.graph[context],
      case .name(_, .decidesWhereClosureRuns) = lowering.graph[cause].reason
    {
      return .perhaps
    }
    let here = contexts.context(of: call, frame)
    // A view's method is taken to be called on main: what runs in place does so only if that is true.
    let choices = lowering.graph.choices(of: context)
    if choices.contains(here) { return .none }
    let threads = fold.facts(of: context).delivery.elements.threads
    if threads == .main { return .toMain }
    // In place only where it was asked for something of the thread that is not followed, or by an early exit.
    return choices.contains(contexts.doubted(here)) && !threads.contains(.background) ? .perhaps : .none
  }

  /// Whether a function takes a closure that it is handed to where nothing but background queues run it.
  func isRunOffMain(_ closure: Place, _ frame: FrameID) -> Bool {
    guard let call = project.parent(closure).flatMap({ project.parent($0) }),
      let context = contexts.closureContext(closure, upTo: nil, frame),
      !lowering.graph.choices(of: context).contains(contexts.context(of: call, frame))
    else { return false }
    return fold.facts(of: context).delivery.elements.threads == .background
  }

  /// Whether a call makes a sequence: what its closure does, it does when that runs.
  private func isPart(ofSequence call: Place, _ name: Symbol) -> Bool {
    guard !lowering.catalogue.indices(named: name).isEmpty, isSequence(call) else { return false }
    // A `map` of something out of sight that nobody keeps is there for what its closure does: an optional's.
    return !isDropped(call) || isSequence(beginning(of: call))
  }

  /// What stands before all operators.
  private func beginning(of call: Place) -> Place {
    var at = call
    while project.kind(at) == .callExpr, let callee = project.first(at), project.kind(callee) == .memberExpr,
      !lowering.catalogue.indices(named: project.symbol(callee)).isEmpty, let receiver = project.first(callee)
    {
      at = receiver
    }
    return at
  }

  private func isSequence(_ expression: Place) -> Bool {
    lowering.alternatives(of: lowering.value(of: expression)).contains(where: lowering.isSequence)
  }

  /// `event.element.map { … }` by itself, or behind `_ =`.
  private func isDropped(_ call: Place) -> Bool {
    if isStatement(call) { return true }
    guard let sequence = project.parent(call), project.kind(sequence) == .sequenceExpr,
      let target = project.first(sequence)
    else { return false }
    return project.kind(target) == .identifierExpr && project.name(target) == "_"
  }
}
