/// ReactorKit: what a reactor's `state` brings follows from its `mutate`, `transform` and `reduce`.
extension Evaluator {
  /// `state` and `action` of a type that conforms to ReactorKit's `Reactor`, and `reactor` of one of its views.
  func libraryMember(_ name: String, of instance: Instance, at place: Place, _ frame: Frame?) -> Value? {
    switch name {
    case "reactor": return viewReactor(of: instance.type)
    case "state", "action", "currentState", "initialState":
      guard isReactor(instance.type) else { return nil }
      return reactorMember(name, of: instance, at: place)
    default: return nil
    }
  }

  private func reactorMember(_ name: String, of instance: Instance, at place: Place) -> Value {
    switch name {
    case "action":
      var facts = Facts()
      facts.isShared = true
      facts.isOngoing = true
      return .sequence(RxSequence(trait: .publishSubject, facts: facts, trace: nil, identity: place))
    case "state": return .sequence(reactorState(of: instance, pulsing: nil, at: place))
    default: return nestedType("State", in: instance.type).map { .instance(Instance(type: $0)) } ?? .plain
    }
  }

  private func isReactor(_ type: TypeID) -> Bool {
    allInheritedNames(type).contains("Reactor") || project.types[type].name == "Reactor"
  }

  /// What `View` and `StoryboardView` call their reactor: of the type that the view's `Reactor` names, or the parameter
  /// of its `bind(reactor:)`.
  private func viewReactor(of type: TypeID) -> Value? {
    guard !allInheritedNames(type).isDisjoint(with: ["View", "StoryboardView"]) else { return nil }
    if let named = nestedType("Reactor", in: type) { return .instance(Instance(type: named)) }
    for function in findMember(type, "bind")?.members ?? [] where function.kind == .function {
      guard let parameter = parameters(of: function.place).first,
        project.tree(parameter).label(parameter.node) == "reactor", let written = parameterType(parameter)
      else { continue }
      return typeValue(written, nil)
    }
    return nil
  }

  /// `reactor.pulse(\.$message)`.
  func libraryCall(_ name: String, on instance: Instance, call: Place, callee: Place, _ frame: Frame?) -> Value? {
    if name == "pulse", isReactor(instance.type) {
      var state = reactorState(of: instance, pulsing: pulsedProperty(of: call), at: callee)
      state.element = nil
      return .sequence(state)
    }
    for outside in allInheritedNames(instance.type).union([project.types[instance.type].name]).sorted() {
      if let value = librarySource(name, type: outside, arguments: arguments(of: call, frame), at: callee),
        findMember(instance.type, name) == nil
      {
        return value
      }
    }
    return nil
  }

  /// `reactor.pulse(\.$message)` of a reactor that is not in sight: whichever it is, its state never fails and is shared.
  func unseenPulse(_ call: Place, callee: Place) -> Value? {
    guard pulsedProperty(of: call) != nil else { return nil }
    var facts = Facts()
    facts.isShared = true
    facts.isOngoing = true
    facts.deliver(on: .unknown, because: Cause(place: callee, reason: "the reactor is not in sight"))
    return .sequence(
      RxSequence(trait: .observable, facts: facts, trace: TraceNode(place: callee, facts: facts, previous: nil)))
  }

  /// The property that the key path of a `pulse` names.
  private func pulsedProperty(of call: Place) -> String? {
    guard let argument = project.child(call, .argument), let path = project.child(argument, .keyPathExpr),
      project.name(path).hasPrefix("$")
    else { return nil }
    return String(project.name(path).dropFirst())
  }

  /// A reactor's state never fails and is shared. From ReactorKit 2.1 on it comes on the thread on which `mutate`
  /// made its mutation; before, on main. (Reactor.swift of both.) A pulse comes only with those mutations that assign
  /// its property. (Reactor+Pulse.swift.)
  private func reactorState(of instance: Instance, pulsing property: String?, at place: Place) -> RxSequence {
    var facts = Facts()
    facts.isShared = true
    facts.isOngoing = true
    let element = nestedType("State", in: instance.type).map { LazyValue(.instance(Instance(type: $0))) }
    if let version = options.reactorKit, version < RxVersion(2, 1) {
      facts.threads = .main
    } else {
      facts.threads = .subscriber
      let mutation = mutationFacts(of: instance.type, assigning: property)
      facts.joinThreads(of: mutation)
    }
    let trace = TraceNode(
      place: place, facts: facts,
      notes: facts.background.map { [StepNote(.delivery, "the reactor mutates off main: \($0.reason)")] } ?? [],
      previous: nil)
    return RxSequence(trait: .observable, facts: facts, trace: trace, element: element)
  }
}
