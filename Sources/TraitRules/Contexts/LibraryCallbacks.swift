/// Where frameworks and libraries run the closures that they are handed: on a queue of theirs, or on one they are told.
extension Contexts {
  /// By what is known of the name that is called.
  func libraryCallback(
    _ name: Symbol, base: Place, _ receiver: Value, call: Place, _ frame: FrameID
  ) -> ChainID? {
    if meaning.beginsTask(name, of: base) { return taskContext(call, frame) }
    if name == .detached, project.symbol(base) == .Task {
      return forEachRun(around: call, runs(.background, call, .detachedIsOffMain))
    }
    if name == .run || name == .assumeIsolated, project.text(base) == "MainActor" { return main }
    if name == .perform, case .scheduler = receiver { return queueContext(base, receiver, call, frame) }
    if let context = socketContext(name, base, call, frame) { return context }
    switch meaning.callback(name) {
    case .main?: return main
    case .mainUnlessSynchronous?: return asksToWait(call) ? context(of: call, frame) : main
    case .background?: return runs(.background, call, .name(name, .callsBackOffMain))
    case .sessionQueue?: return sessionContext(name, receiver, call, frame)
    case .receiver?:
      let there = queueContext(base, receiver, call, frame)
      // `queue.sync { … }` runs on the thread that waits for it, but for main's. (Dispatch: dispatch_sync(3).)
      if name == .sync, there != main { return context(of: call, frame) }
      return forEachRun(around: call, there)
    case .queueOrMain?: return argumentContext(call, frame) ?? main
    case .queueIfAny?: return argumentContext(call, frame) ?? postedContext(call, frame)
    case .sourceQueue?: return sourceContext(base, call, frame)
    case .here?, nil: return providerContext(name, receiver, call, frame) ?? factoryContext(name, call)
    }
  }

  /// `container.register(Service.self) { … }`: a factory runs where the container is asked for the type. (Swinject:
  /// Container.swift)
  private func factoryContext(_ name: Symbol, _ call: Place) -> ChainID? {
    guard name == .register, let argument = project.child(call, .argument), project.label(argument).isNone,
      let metatype = project.first(argument), project.kind(metatype) == .memberExpr, project.symbol(metatype) == .self,
      case .metatype(let type) = lowering.value(of: metatype)
    else { return nil }
    let asking = lowering.calls(handed: type).filter { asks in
      project.first(asks).map { project.name($0).hasPrefix("resolve") } ?? false
    }
    return asking.isEmpty ? nil : lowering.graph.choice(asking.map { context(of: $0) })
  }

  /// Whether options are told near a call to have it wait for its answer: `options.isSynchronous = true`.
  private func asksToWait(_ call: Place) -> Bool {
    guard let function = project.enclosingFunction(of: call) else { return false }
    return project.mentions(of: Symbol(.isSynchronous), in: call.file).contains { place in
      guard project.isInside(place, function), project.isAssigned(place), let assignment = project.parent(place),
        let value = project.children(assignment).last
      else { return false }
      return project.text(value) != "false"
    }
  }

  /// On the queue that the session was made with, which is a background queue unless the app says otherwise.
  private func sessionContext(_ name: Symbol, _ receiver: Value, _ call: Place, _ frame: FrameID) -> ChainID {
    if case .outside(let ref) = receiver, !lowering.store[ref].site.isNowhere {
      let object = lowering.store[ref]
      let made = lowering.arguments(of: object.site, object.frame)
      if let queue = made.first(where: { $0.label == .delegateQueue }), lowering.namesQueue(queue) {
        let threads = lowering.threads(ofQueue: queue)
        return threads == .main ? main : runs(threads, call, .code(queue.place, .callsBackOn))
      }
    }
    return runs(.background, call, .name(name, .callsBackOnSessionsQueue))
  }

  func queueContext(_ base: Place, _ receiver: Value, _ call: Place, _ frame: FrameID) -> ChainID {
    let threads = lowering.threads(ofQueueAt: base, frame)
    if threads == .main { return main }
    if !threads.contains(.unknown) { return runs(threads, call, .code(base, .runsThere)) }
    let text = project.text(base).lowercased()
    if text.hasSuffix("mainqueue") || text.hasSuffix(".main") { return main }
    return runs(.unknown, call, .code(base, .notInSight))
  }

  /// Where the queue runs its work whose own method the code around a call is.
  func ownQueueContext(_ name: Symbol, _ callee: Place, _ call: Place, _ frame: FrameID) -> ChainID? {
    guard case .scheduler(let threads, let queue) = lowering.forced(lowering.selfValue(at: callee, frame)),
      !threads.isEmpty
    else { return nil }
    if threads == .main { return main }
    if name == .sync { return context(of: call, frame) }
    return forEachRun(around: call, runs(threads, call, .code(queue, .runsThere)))
  }

  /// Where the notifications are posted that are observed without a queue.
  private func postedContext(_ call: Place, _ frame: FrameID) -> ChainID? {
    let name = lowering.arguments(of: call, frame).first { $0.label == .forName && !$0.expression.isNowhere }
    guard let posted = name.flatMap({ lowering.notifications(namedAt: $0.expression, $0.frame) }) else { return nil }
    return lowering.graph.add(.arrival(posted), .observable)
  }

  /// On the queue that a dispatch source was made with; without one, on a global one.
  private func sourceContext(_ base: Place, _ call: Place, _ frame: FrameID) -> ChainID? {
    guard let source = lowering.variable(namedBy: base) else { return nil }
    let makings = makings(of: source).filter { making in
      guard let callee = project.first(making), project.kind(callee) == .memberExpr, let type = project.first(callee)
      else { return false }
      return project.symbol(type) == .DispatchSource
    }
    guard !makings.isEmpty else { return nil }
    return lowering.graph.choice(
      makings.map { argumentContext($0, frame) ?? runs(.background, call, .code(base, .runsThere)) })
  }

  /// The calls whose results a variable is given.
  private func makings(of variable: Place) -> [Place] {
    let assigned = changes(of: variable).compactMap { project.parent($0).flatMap { project.children($0).last } }
    return ([project.initialValue(of: variable)].compactMap { $0 } + assigned).map { project.unwrapped($0) }
      .filter { project.kind($0) == .callExpr }
  }

  /// On the queue of the session that made a web socket's task.
  private func socketContext(_ name: Symbol, _ base: Place, _ call: Place, _ frame: FrameID) -> ChainID? {
    guard Callbacks.socketMethods.contains(project.text(name)) else { return nil }
    let base = project.unwrapped(base)
    let makings = project.kind(base) == .callExpr ? [base] : lowering.variable(namedBy: base).map(makings) ?? []
    let sessions = makings.compactMap { making -> Place? in
      guard let callee = project.first(making), project.kind(callee) == .memberExpr,
        project.name(callee) == "webSocketTask"
      else { return nil }
      return project.first(callee).map(project.unwrapped)
    }
    guard !sessions.isEmpty, sessions.count == makings.count else { return nil }
    return lowering.graph.choice(
      sessions.map { sessionContext(name, lowering.forced(lowering.value(of: $0, in: frame)), call, frame) })
  }

  /// On the queue that an object is started with which a property is of: `monitor.start(queue: queue)`.
  func startedContext(_ target: Place) -> ChainID? {
    guard project.kind(target) == .memberExpr, let base = project.first(target),
      let object = lowering.variable(namedBy: base)
    else { return nil }
    let contexts = project.calls(of: project.symbols.intern("start"), in: target.file).compactMap { call -> ChainID? in
      guard let callee = project.first(call), project.kind(callee) == .memberExpr, let started = project.first(callee),
        lowering.variable(namedBy: started) == object
      else { return nil }
      return argumentContext(call, .none)
    }
    return contexts.isEmpty ? nil : lowering.graph.choice(contexts)
  }

  /// On the queue that an argument names.
  func argumentContext(
    _ call: Place, _ frame: FrameID, labels: Set<Symbol> = Self.queueLabels
  ) -> ChainID? {
    let queue = lowering.arguments(of: call, frame).first { argument in
      labels.contains(argument.label) && lowering.namesQueue(argument)
    }
    guard let queue else { return nil }
    let threads = lowering.threads(ofQueue: queue)
    return threads == .main ? main : runs(threads, call, .code(queue.place, .callsBackOn))
  }

  private static let queueLabels: Set<Symbol> = Set([KnownName.queue, .callbackQueue].map { Symbol($0) })

  /// With those that say it of some libraries alone.
  static let allQueueLabels = queueLabels.union([KnownName.onQueue, .on, .to].map { Symbol($0) })

  /// Moya's `provider.request(…)`: main unless told otherwise.
  private func providerContext(_ name: Symbol, _ receiver: Value, _ call: Place, _ frame: FrameID) -> ChainID? {
    guard project.text(name) == "request",
      lowering.typeNames(of: receiver).contains(where: { project.text($0).hasSuffix("Provider") })
    else { return nil }
    return argumentContext(call, frame) ?? main
  }
}

extension Meaning {
  /// Where a function of a framework runs its closure, by its name.
  func callback(_ name: Symbol) -> Callbacks.Effect? {
    if let known = callbackMemo[name] { return known }
    let effect = Callbacks.rows[project.text(name)]
    callbackMemo[name] = .some(effect)
    return effect
  }
}
