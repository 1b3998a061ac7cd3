/// ReactorKit: what a reactor's `state` brings follows from its `mutate`, `transform` and `reduce`.
extension Evaluator {
  /// `state` and `action` of a type that conforms to ReactorKit's `Reactor`.
  func libraryMember(_ name: String, of instance: Instance, at place: Place, _ frame: Frame?) -> Value? {
    guard name == "state" || name == "action" || name == "currentState" || name == "initialState" else { return nil }
    guard allInheritedNames(instance.type).contains("Reactor") || project.types[instance.type].name == "Reactor" else {
      return nil
    }
    switch name {
    case "action":
      var facts = Facts()
      facts.isShared = true
      facts.isOngoing = true
      return .sequence(RxSequence(trait: .publishSubject, facts: facts, trace: nil, identity: place))
    case "state": return .sequence(reactorState(of: instance, at: place))
    default: return nestedType("State", in: instance.type).map { .instance(Instance(type: $0)) } ?? .plain
    }
  }

  /// `reactor.pulse(\.$message)`.
  func libraryCall(_ name: String, on instance: Instance, call: Place, callee: Place, _ frame: Frame?) -> Value? {
    if name == "pulse", allInheritedNames(instance.type).contains("Reactor") {
      var state = reactorState(of: instance, at: callee)
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

  /// A reactor's state never fails and is shared. From ReactorKit 2.1 on it comes on the thread on which `mutate`
  /// made its mutation; before, on main. (Reactor.swift of both.)
  private func reactorState(of instance: Instance, at place: Place) -> RxSequence {
    var facts = Facts()
    facts.isShared = true
    facts.isOngoing = true
    let element = nestedType("State", in: instance.type).map { LazyValue(.instance(Instance(type: $0))) }
    if let version = options.reactorKit, version < RxVersion(2, 1) {
      facts.threads = .main
    } else {
      facts.threads = .subscriber
      let mutation = mutationFacts(of: instance.type, at: place)
      facts.joinThreads(of: mutation)
    }
    let trace = TraceNode(
      place: place, facts: facts,
      notes: facts.background.map { [StepNote(.delivery, "the reactor mutates off main: \($0.reason)")] } ?? [],
      previous: nil)
    return RxSequence(trait: .observable, facts: facts, trace: trace, element: element)
  }

  private func mutationFacts(of type: TypeID, at place: Place) -> Facts {
    if let known = mutationMemo[type] { return known }
    // A reactor can observe another one's state; whoever asks in between sees no thread yet.
    mutationMemo[type] = Facts()
    var result = Facts()
    for name in ["mutate", "transform"] {
      guard let found = findMember(type, name) else { continue }
      for function in found.members where function.kind == .function && hasBody(function.place) {
        let label = parameters(of: function.place).first.flatMap { project.tree($0).label($0.node) }
        guard name == "mutate" || label == "mutation" || label == "action" || label == "state",
          let body = project.child(function.place, .codeBlock)
        else { continue }
        guard enter(function.place) else { continue }
        let value = returnedValue(of: body, nil)
        leave(function.place)
        if case .sequence(let sequence) = value {
          var facts = sequence.facts
          facts.doubtAssumedThreads()
          // Actions come from views; what a mutation delivers at once is on main then.
          if facts.threads.remove(.subscriber) != nil { facts.threads.insert(.main) }
          // `transform` usually passes on its own parameter, of which nothing is known.
          if name == "transform" {
            facts.threads.remove(.unknown)
            facts.unknownThread = nil
          }
          result.joinThreads(of: facts)
        } else if name == "mutate", case .unknown(let lost, let at) = value {
          result.threads.insert(.unknown)
          result.unknownThread = Cause(place: at, reason: "\(lost) is not in sight")
        }
      }
    }
    mutationMemo[type] = result
    return result
  }
}
