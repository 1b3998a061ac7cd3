/// What a call stands for: the way from a callee, a bare name or a member, to a value.
extension Evaluator {
  /// Follows `a.b(c)?.d { … }` from its root outward, in a loop, so that no chain is too long.
  func chainValue(_ place: Place, _ frame: Frame?) -> Value {
    var links: [Place] = []
    var current = place
    descent: while true {
      switch project.kind(current) {
      case .callExpr, .memberExpr, .optionalChain, .forceUnwrap, .postfixOperatorExpr, .subscriptExpr:
        if frame == nil, current != place, memo[current] != nil { break descent }
        links.append(current)
        guard let base = project.children(current).first else { break descent }
        current = base
      default: break descent
      }
    }
    guard links.count < 4_000 else {
      // Nobody writes this; every part of it is answered at once, so that asking for each costs nothing.
      let value = Value.unknown("a chain of \(links.count) links", place)
      if frame == nil { for link in links { memo[link] = value } }
      return value
    }
    var value: Value
    var index = links.count - 1
    // A call of a bare name: the name is the callee, not a value.
    if index >= 0, project.kind(links[index]) == .callExpr, let callee = project.children(links[index]).first,
      callee == current
    {
      value = bareCall(links[index], callee: callee, frame)
      index -= 1
    } else {
      value = self.value(of: current, in: frame)
    }
    while index >= 0 {
      guard fuel > 0 else { return .unknown(project.text(place).firstLine, place) }
      fuel -= 1
      let link = links[index]
      switch project.kind(link) {
      case .memberExpr:
        if index > 0, project.kind(links[index - 1]) == .callExpr {
          value = memberCall(links[index - 1], callee: link, receiver: value, frame)
          index -= 1
        } else {
          value = member(project.name(link), of: value, at: link, frame)
        }
      case .callExpr: value = callValue(value, call: link, frame)
      case .subscriptExpr:
        if case .array(let element) = value {
          value = element.value
        } else if case .reactive = value {
          // `rx[keyPath:]`.
          value = .observer(Observer(kind: .binder, isUI: false))
        } else if case .instance(let instance) = value, let element = subscriptType(of: instance.type) {
          value = typeValue(element, nil)
        } else {
          value = .unknown(project.text(link).firstLine, link)
        }
      default: break
      }
      if frame == nil, index > 0, case .sequence = value { memo[links[index]] = value }
      index -= 1
    }
    return value
  }

  /// What the only subscript of a type returns.
  private func subscriptType(of type: TypeID) -> Place? {
    guard let block = project.child(project.types[type].place, .memberBlock) else { return nil }
    let subscripts = project.children(block).filter { project.kind($0) == .subscriptDecl }
    guard subscripts.count == 1 else { return nil }
    return project.child(subscripts[0], .returnClause).flatMap { project.children($0).first }
  }

  /// `name(…)`.
  private func bareCall(_ call: Place, callee: Place, _ frame: Frame?) -> Value {
    switch project.kind(callee) {
    case .identifierExpr:
      let name = project.name(callee)
      if let type = resolveCalleeType(callee) { return construct(type, call: call, callee: callee, frame) }
      if let target = lookUp(name, at: callee) {
        switch target {
        case .type(let type): return construct(type, call: call, callee: callee, frame)
        case .member(_, let members) where members.contains { $0.kind == .function }:
          // A property of the same name is not what is called.
          let functions = members.filter { $0.kind == .function }.map(\.place)
          return self.call(
            functions: functions, arguments: arguments(of: call, frame),
            selfValue: LazyValue(selfValue(at: callee, frame)), at: call, frame)
        default:
          let value = targetValue(target, name: name, at: callee, frame)
          guard case .functions(let functions, let receiver) = value else { return callValue(value, call: call, frame) }
          let all = arguments(of: call, frame)
          if case .sequence(let sequence) = selfValue(at: callee, frame),
            !functions.contains(where: { accepts($0, all) })
          {
            // An operator, and an overload of it that the project adds for other arguments.
            return operatorCall(name, on: sequence, call: call, callee: callee, frame)
          }
          return self.call(functions: functions, arguments: all, selfValue: receiver, at: call, frame)
        }
      }
      if name.first?.isUppercase == true { return externalConstruction(name, call: call, frame) }
      if name.hasPrefix("rx_") {
        return reactiveMember(name, of: LazyValue(selfValue(at: callee, frame)), at: callee, call: call, frame)
      }
      switch selfValue(at: callee, frame) {
      case .sequence(let sequence):
        return operatorCall(name, on: sequence, call: call, callee: callee, frame)
      case .reactive(let base, _):
        return reactiveMember(name, of: base, at: callee, call: call, frame)
      default: break
      }
      if project.files[Int(call.file)].imports.contains("RxAlamofire"),
        let value = librarySource(name, type: "RxAlamofire", arguments: arguments(of: call, frame), at: callee)
      {
        return value
      }
      // A method that a class inherits from outside, or a free function that is not in sight.
      return unseen(name, call: call)
    case .implicitMemberExpr: return implicitMember(callee, call: call, frame)
    case .closureExpr: return callValue(.closure(callee, frame), call: call, frame)
    case .superExpr: return .unknown("super", callee)
    default: return callValue(value(of: callee, in: frame), call: call, frame)
    }
  }

  /// A call of something that no given file declares.
  func unseen(_ name: String, call: Place) -> Value {
    if name == "methodInvoked" || name == "sentMessage" { return delegateMessages(at: call) }
    // An abstract member: it never returns.
    if name == "fatalError" || name == "preconditionFailure" { return .plain }
    let text = name + "(" + arguments(of: call, nil).map { ($0.label ?? "_") + ":" }.joined() + ")"
    return .unseenCall(text, call)
  }

  /// `delegate.methodInvoked(…)` of a delegate proxy: hot, without errors, on the thread that calls the delegate, which
  /// for user interface is main. (DelegateProxy.swift.)
  private func delegateMessages(at call: Place) -> Value {
    var facts = Facts()
    facts.isOngoing = true
    if isMainType(call) || extendsUI(call) {
      facts.threads = .main
    } else {
      facts.deliver(on: .unknown, because: Cause(place: call, reason: "a delegate is called on its caller's thread"))
    }
    return .sequence(
      RxSequence(trait: .observable, facts: facts, trace: TraceNode(place: call, facts: facts, previous: nil)))
  }

  private func extendsUI(_ place: Place) -> Bool {
    guard let at = project.enclosingExternalExtension(of: place),
      let bound = project.extensions(of: project.name(at)).first(where: { $0.place == at })?.constraints.first?.bound
    else { return false }
    return isUI(namedType(bound, from: at), text: bound) == .yes
  }

  /// Calling a value: a closure, a method reference, a type.
  func callValue(_ value: Value, call: Place, _ frame: Frame?) -> Value {
    switch value {
    case .closure(let closure, let captured):
      guard enter(closure) else { return .unknown("itself", call) }
      defer { leave(closure) }
      let inputs = arguments(of: call, frame).map(\.value)
      let inner = Frame(owner: closure, parent: captured ?? frame, selfValue: nil, inputs: inputs)
      return returnedValue(of: closure, inner)
    case .functions(let functions, let receiver):
      return self.call(
        functions: functions, arguments: arguments(of: call, frame), selfValue: receiver, at: call, frame)
    case .metatype(let type): return construct(type, call: call, callee: call, frame)
    case .externalMetatype(let name): return externalConstruction(name, call: call, frame)
    case .observer: return value
    case .unknown(let name, let at):
      // A stored closure's type says what it returns.
      if project.kind(at) == .functionType, let result = project.children(at).last {
        let declared = typeValue(result, frame)
        if case .sequence(let sequence) = declared, !sequence.trait.cannotFail {
          return coerce(.unseenCall(name, call), to: declared)
        }
        return declared
      }
      return value
    default: return .unknown(project.text(call).firstLine, call)
    }
  }

  /// `.just(1)`, `.empty()`, `.init(…)`: a member of the type that the context gives.
  func implicitMember(_ place: Place, call: Place?, _ frame: Frame?) -> Value {
    let name = project.name(place)
    let context = contextualType(of: call ?? place)
    if let context {
      let type = typeValue(context, frame)
      if case .instance(let instance) = type {
        if name == "init", let call {
          return .instance(
            Instance(
              type: instance.type, construction: Construction(place: call, frame: frame), generics: instance.generics))
        }
        let value = staticMember(name, of: instance.type, at: place, frame)
        if let call { return callValue(value, call: call, frame) }
        return value
      }
      if case .sequence(let sequence) = type, let call {
        if name == "init", let made = sequenceConstruction(typeName(of: sequence.trait), call: call, frame) {
          return made
        }
        return staticOperatorCall(name, type: typeName(of: sequence.trait), call: call, callee: place, frame) ?? type
      }
      if case .tuple = type { return type }
    }
    if let call, let value = staticOperatorCall(name, type: "Observable", call: call, callee: place, frame) {
      return value
    }
    if let scheduler = schedulerMember(name, of: "MainScheduler", at: place),
      name == "instance" || name == "asyncInstance"
    {
      return scheduler
    }
    return call == nil ? .plain : .unknown("." + name, place)
  }

  func typeName(of trait: SequenceTrait) -> String {
    sequenceTypeNames.first { $0.value == trait && $0.key.lowercased() == trait.rawValue.lowercased() }?.key
      ?? "Observable"
  }
}
