/// Closures that functions of the project take: where they are called, and on which thread.
extension Contexts {
  /// Follows a closure into the functions that it can be passed to: where those call it is where it runs.
  func passedContext(_ call: Place, argument: Place, _ frame: FrameID) -> ChainID? {
    var functions = lowering.functions(calledBy: call, frame)
    if functions.isEmpty {
      if let context = memberwiseContext(call, argument: argument) { return context }
      functions = lowering.functionsOfOutsideTypes(calledBy: call, frame)
    }
    if functions.isEmpty { return nil }
    let question = ValueQuestion(
      kind: .context, place: argument, context: frame.number, other: lowering.number(ofClause: cases?.clause))
    let value = lowering.values.answer(to: question, beyond: .plain) {
      var contexts: [ChainID] = []
      var isFollowed = false
      for function in functions where project.hasBody(function) {
        guard let parameter = lowering.parameter(taking: argument, of: call, function: function) else { continue }
        let inside = self.contexts(ofParameter: parameter, function, call, frame)
        // A function that never speaks of a closure never runs it, nor one that tells it other cases.
        isFollowed =
          isFollowed || !inside.isEmpty || !isMentioned(parameter, in: function)
          || cases != nil && !lowering.uses(of: parameter, in: function).contains(where: mayTell)
        contexts += inside
      }
      return isFollowed ? .sequence(lowering.graph.choice(contexts)) : .plain
    }
    switch value {
    case .sequence(let chain): return chain
    // A function that hands a closure on to itself adds nothing to where that runs.
    case .nothing: return lowering.graph.choice([])
    default: return nil
    }
  }

  /// Where a function runs that a closure is called with, as that one runs it: `work(success, failure)`.
  func toldContext(_ call: Place, callee: Place, argument: Place, _ frame: FrameID) -> ChainID? {
    let arguments = project.children(call).filter { project.kind($0) == .argument }
    let values = lowering.alternatives(of: lowering.value(of: callee, in: frame))
    let closures = values.compactMap { value -> Place? in
      if case .closure(let ref) = value { lowering.store[ref].place } else { nil }
    }
    guard let index = arguments.firstIndex(of: argument), !closures.isEmpty, closures.count == values.count else {
      return nil
    }
    let question = ValueQuestion(
      kind: .context, place: argument, context: frame.number, other: lowering.number(ofClause: cases?.clause))
    let value = lowering.values.answer(to: question, beyond: .sequence(runs(.unknown, call, .storedRunsWhereCalled))) {
      let uses = closures.flatMap { lowering.uses(ofParameter: index, ofClosure: $0) }
      return .sequence(lowering.graph.choice(uses.filter(mayTell).map { useContext($0, within: nil, at: nil) }))
    }
    return lowering.chain(value, at: argument)
  }

  private func isMentioned(_ parameter: Place, in function: Place) -> Bool {
    guard let body = project.child(function, .codeBlock) else { return true }
    return project.mentions(of: project.symbol(parameter), in: function.file).contains { project.isInside($0, body) }
  }

  /// A closure that a struct without an initialiser of its own keeps runs where its property is called.
  private func memberwiseContext(_ call: Place, argument: Place) -> ChainID? {
    lowering.memberwiseProperty(takenBy: argument, of: call).map { storedContext(in: $0, argument) }
  }

  /// - Parameter frame: the calls in progress around the call.
  private func contexts(
    ofParameter parameter: Place, _ function: Place, _ call: Place, _ frame: FrameID
  ) -> [ChainID] {
    // A method of sequences runs its closure where the elements of that very sequence arrive, one of queues on that very
    // queue, what is told a queue on it, as do the methods of an object that was; and of two closures one may decide where
    // the other runs, as what says which way to go does.
    let isOwn =
      lowering.isOfSequences(function) || lowering.isOfQueues(function) || lowering.takesQueue(function)
      || lowering.isOfObjectWithQueue(function) || lowering.takesFlag(function) || project.kind(function) == .initDecl
      || project.parameters(of: function).count(where: meaning.takesFunction) > 1
    var uses = lowering.uses(of: parameter, in: function)
    // What else the call hands over, and what its object was made with, can leave some of them out.
    let isChosen =
      uses.count > 1 && (project.parameters(of: function).count > 1 || project.enclosingType(of: function) != nil)
    let entered = isOwn || isChosen ? lowering.frame(of: call, entering: function, frame) : .none
    if isChosen { uses.removeAll { lowering.isLeftOut($0, of: function, entered) } }
    let inner = isOwn ? entered : .none
    uses = uses.filter(mayTell)
    let early = uses.filter { isDoubtfulExit($0, of: function) }
    return uses.map { use in
      let context = useContext(use, within: function, at: call, around: frame, inner)
      // Whether the early exit is ever taken depends on values; what the other way brings is what the function is for. So
      // does whether there is a queue.
      let isDoubtful =
        uses.count > early.count && early.contains(use) || lowering.isForLackOfQueue(use, in: function, entered)
      guard isDoubtful else { return context }
      return doubted(context)
    }
  }

  /// Whether a use of a closure stands on an early exit of a function, which may never be taken; in a closure of one, which
  /// runs when something has gone one way or the other, whether it is for lack of `self`.
  private func isDoubtfulExit(_ use: Place, of function: Place) -> Bool {
    guard let exit = project.earlyExit(around: use, in: function) else { return false }
    return project.isDirectly(exit, in: function) || lowering.asksForSelf(exit)
  }

  /// Whether a use of a closure may tell it of one of the cases that are looked at.
  func mayTell(_ use: Place) -> Bool {
    guard let cases, let event = event(toldBy: use) else { return true }
    return cases.allow(event, project)
  }

  /// What a closure is called with.
  private func event(toldBy use: Place) -> Place? {
    project.call(calling: project.withItsUnwrapping(use)).flatMap { project.child($0, .argument) }.flatMap(
      project.first)
  }

  /// The same cases, of what is told to the closure that tells on what it is told: `{ result in completion(result) }`.
  private func cases(toldOnBy use: Place) -> EventCases? {
    guard var told = cases, let event = event(toldBy: use), let closure = lowering.closure(told: event) else {
      return nil
    }
    told.closure = closure
    return told
  }

  /// Where a use of a closure runs it: a call of it, or what it is handed on to.
  ///
  /// - Parameters:
  ///   - function: the function whose parameter the closure is.
  ///   - call: the call that handed it in: what the function does at once runs there.
  ///   - outer: the calls in progress around that call.
  func useContext(
    _ use: Place, within function: Place?, at call: Place?, around outer: FrameID = .none, _ frame: FrameID = .none
  ) -> ChainID {
    let expression = project.withItsUnwrapping(use)
    if let made = project.call(calling: expression) {
      return here(made, within: function, at: call, around: outer, frame, told: cases(toldOnBy: use))
    }
    // `handler.map { $0() }`, `if let handler { handler() }`: what is done with it there.
    if let bound = lowering.usesOfBound(expression) {
      let contexts = bound.map { useContext($0, within: function, at: call, around: outer, frame) }
      if !contexts.isEmpty { return lowering.graph.choice(contexts) }
    }
    guard let context = valueContext(of: expression, upTo: nil, frame) else {
      return here(expression, within: function, at: call, around: outer, frame)
    }
    guard let function, let call else { return context }
    return entered(context, function, by: call, around: outer)
  }

  /// Of what runs where a function does, whoever calls that: where the one call does that is looked at.
  private func entered(_ context: ChainID, _ function: Place, by call: Place, around outer: FrameID) -> ChainID {
    rewritten(context) { part, rewritten in
      switch lowering.graph[part] {
      case .code(function, .none) where !isKeptOnActor(function, calledBy: call): self.context(of: call, outer)
      case .doubted(let inner): doubted(rewritten(inner))
      default: part
      }
    }
  }

  /// A context with each of the parts that it is a choice of changed.
  ///
  /// - Parameter change: of a part, with the way to go on to what is inside it.
  private func rewritten(
    _ context: ChainID, _ change: @escaping (ChainID, (ChainID) -> ChainID) -> ChainID
  ) -> ChainID {
    // Choices share their parts, so that there are many more ways to a part than parts.
    var known: [ChainID: ChainID] = [:]
    func rewritten(_ context: ChainID) -> ChainID {
      if let known = known[context] { return known }
      let result =
        if case .choice(let list) = lowering.graph[context] {
          lowering.graph.choice(lowering.graph[list].map(rewritten))
        } else {
          change(context, rewritten)
        }
      known[context] = result
      return result
    }
    return rewritten(context)
  }

  /// Code that stands directly in a function which a call has entered runs where that call does.
  func here(
    _ place: Place, within function: Place?, at call: Place?, around outer: FrameID = .none, _ frame: FrameID,
    told: EventCases? = nil
  ) -> ChainID {
    if let function, let call, let made = closure(around: place, returnedBy: function) {
      // `weakly { … }`: what this call makes runs where this call hands it, wherever others hand theirs.
      let inside = context(of: place, upTo: made, frame)
      return replacing(runs(.subscriber, made, .runsWhereSubscribed), in: inside) {
        valueContext(of: call, upTo: nil, outer) ?? context(of: call, outer)
      }
    }
    var around = context(of: place, frame, told: told)
    // Of what several calls make there, each for its own closure, nothing says which is subscribed to where.
    if let function, function != project.enclosingBody(of: place), lowering.visibleCalls(of: function).count > 1 {
      around = doubtingMoves(in: around)
    }
    guard let function, let call, !isKeptOnActor(function, calledBy: call) else { return around }
    return replacing(code(function), in: around) { context(of: call, outer) }
  }

  /// Doubts that what runs upon subscribing is moved by a `subscribe(on:)`.
  private func doubtingMoves(in context: ChainID) -> ChainID {
    rewritten(context) { part, rewritten in
      switch lowering.graph[part] {
      case .arrival(let inner): lowering.graph.add(.arrival(rewritten(inner)), .observable)
      case .step(let ref)
      where lowering.catalogue.rows[Int(lowering.graph[ref].row)].delivery == .subscriberOnScheduler:
        doubted(part)
      default: part
      }
    }
  }

  /// What runs where some code does, with what is known better of that.
  private func replacing(_ known: ChainID, in context: ChainID, by better: () -> ChainID) -> ChainID {
    if context == known { return better() }
    return context == doubted(known) ? doubted(better()) : context
  }

  /// Whether a function runs on its own actor, or on none, wherever a call of it does, which the compiler sees to.
  private func isKeptOnActor(_ function: Place, calledBy call: Place) -> Bool {
    if project.flags(function).contains(.isAsync) || project.hasAttribute(function, [.MainActor]) { return true }
    return isAwaited(call) && isolation(of: function) != nil
  }

  /// The closure around code that a function makes and returns.
  private func closure(around place: Place, returnedBy function: Place) -> Place? {
    var outermost: Place?
    var current = project.parent(place)
    while let at = current, at != function {
      if project.kind(at) == .closureExpr { outermost = at }
      current = project.parent(at)
    }
    guard let outermost, let parent = project.parent(outermost) else { return nil }
    switch project.kind(parent) {
    case .returnStmt: return outermost
    case .codeBlock where project.parent(parent) == function:
      return project.tree(parent).onlyStatement(of: parent.node) == outermost.node ? outermost : nil
    default: return nil
    }
  }
}
