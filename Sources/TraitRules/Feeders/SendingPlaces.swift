/// Reads what a place sends, and into what.
struct SendingPlaces {
  let contexts: Contexts
  let instances: CallInstances
  var lowering: Lowering { contexts.lowering }
  var project: Project { contexts.project }

  /// What is sent into a value.
  struct Sent {
    var feeder: Feeder
    var target: Value
  }

  init(_ contexts: Contexts) {
    self.contexts = contexts
    instances = CallInstances(contexts)
  }

  /// - Parameters:
  ///   - place: a call that sends or subscribes, the sign in `variable.value = x`, the member in
  ///     `variable.value.append(x)`, or `relay.accept` that is handed on.
  ///   - own: whose code the place is in; that of all objects where nothing is said.
  func all(at place: Place, in own: OwnCode? = nil) -> [Sent] {
    if project.kind(place) == .memberExpr {
      return project.symbol(place) == .value ? value(of: place, changedAt: place, own) : handed(place, own)
    }
    guard project.kind(place) == .callExpr else { return value(at: place, own) }
    guard let callee = project.first(place) else { return [] }
    let word = project.symbol(callee)
    var result: [Sent] = []
    if let event = lowering.dialect.sendingMethods[word] { result += events(by: place, event, own) }
    if lowering.dialect.subscriptions[word] != nil {
      if lowering.transformation(by: place) == nil { result += chains(by: place, own) }
    } else if word == .do, let chain = receiver(of: place) {
      result += references(in: place, to: chain, own)
    }
    return result
  }

  /// `relay` in `relay.accept(x)`.
  func receiver(of call: Place) -> Place? {
    guard let callee = project.first(call), project.kind(callee) == .memberExpr else { return nil }
    return project.first(callee)
  }

  /// The name in `onNext(())`, said to itself by what an extension gives to subjects and relays.
  private func implicitReceiver(of call: Place) -> Place? {
    guard let callee = project.first(call), project.kind(callee) == .identifierExpr,
      let function = project.enclosingFunction(of: call), lowering.isOfSequences(function)
    else { return nil }
    return callee
  }

  private func events(by call: Place, _ event: Dialect.SentEvent, _ own: OwnCode?) -> [Sent] {
    guard let target = receiver(of: call) ?? implicitReceiver(of: call) else { return [] }
    return ways(to: target, own: own).map { instance in
      let arguments = lowering.arguments(of: call, instance.frame)
      let kind: Feeder.Kind
      switch event {
      case .element: kind = .element
      case .error: kind = .error
      case .completion: kind = .completion
      case .event: kind = sentEvent(arguments.first)
      }
      let element = arguments.first.map { $0.value(lowering) } ?? .nothing
      let isSelf = project.first(call) == target
      return Sent(
        feeder: Feeder(kind: kind, node: instance.context(of: call), place: call, element: element),
        target: isSelf ? lowering.selfValue(at: target, instance.frame) : lowering.value(of: target, in: instance.frame)
      )
    }
  }

  /// `on(.next(x))`, `on(.error(e))`.
  private func sentEvent(_ argument: Argument?) -> Feeder.Kind {
    guard let argument, !argument.expression.isNowhere else { return .element }
    let event =
      project.kind(argument.expression) == .callExpr
      ? project.first(argument.expression) ?? argument.expression : argument.expression
    switch project.name(event) {
    case "error", "Error", "failure": return .error
    case "completed", "Completed": return .completion
    default: return .element
    }
  }

  /// `loader.onDone = relay.accept`: it sends where that is called.
  private func handed(_ method: Place, _ own: OwnCode?) -> [Sent] {
    guard let event = lowering.dialect.sendingMethods[project.symbol(method)], let target = project.first(method)
    else { return [] }
    let kind: Feeder.Kind = event == .error ? .error : event == .completion ? .completion : .element
    return ways(to: target, own: own).map { instance in
      let node = contexts.valueContext(of: method, upTo: nil, instance.frame) ?? instance.context(of: method)
      return Sent(
        feeder: Feeder(kind: kind, node: node, place: method),
        target: lowering.value(of: target, in: instance.frame))
    }
  }

  /// Whether a method is named for the elements of a subscription, or of a `do`.
  func isSubscriptions(_ method: Place) -> Bool {
    guard let argument = project.parent(method), project.kind(argument) == .argument,
      let call = project.parent(argument), let callee = project.first(call)
    else { return false }
    return isElements(project.label(argument))
      && (lowering.dialect.subscriptions[project.symbol(callee)] != nil || project.symbol(callee) == .do)
  }

  private func isElements(_ label: Symbol) -> Bool { label == .onNext || label == .onSuccess }

  /// `variable.value = x`.
  private func value(at place: Place, _ own: OwnCode?) -> [Sent] {
    guard let sequence = project.parent(place), let target = project.first(sequence),
      project.kind(target) == .memberExpr
    else { return [] }
    return value(of: target, changedAt: place, own)
  }

  private func value(of member: Place, changedAt place: Place, _ own: OwnCode?) -> [Sent] {
    guard let base = project.first(member) else { return [] }
    return ways(own: own).compactMap { instance in
      let value = lowering.value(of: base, in: instance.frame)
      guard lowering.alternatives(of: value).contains(where: lowering.isSequence) else { return nil }
      var node = instance.context(of: place)
      // `variable.value[0].title = x`, where that may be an object.
      if place == member, contexts.mayChangeObject(heldBy: member) {
        node = lowering.graph.add(.doubted(node), .observable)
      }
      return Sent(feeder: Feeder(kind: .element, node: node, place: place), target: value)
    }
  }

  /// `chain.bind(to: relay)`, `chain.subscribe(onNext: relay.accept)`.
  private func chains(by call: Place, _ own: OwnCode?) -> [Sent] {
    guard let chain = receiver(of: call) else { return [] }
    var result: [Sent] = []
    for argument in lowering.arguments(of: call, .none) where argument.label == .to || argument.label.isNone {
      guard project.kind(argument.expression) != .closureExpr else { continue }
      for instance in ways(to: argument.expression, chain, own: own) {
        let target = lowering.value(of: argument.expression, in: instance.frame)
        guard isTarget(target) else { continue }
        let sent = lowering.chain(lowering.value(of: chain, in: instance.frame), at: chain)
        var feeder = Feeder(kind: .chain, node: sent, place: call, element: .element(sent))
        feeder.subscriber = instance.context(of: call)
        result.append(Sent(feeder: feeder, target: target))
      }
    }
    return result + references(in: call, to: chain, own)
  }

  /// `subscribe(onNext: relay.accept)`: a method reference sends on the chain's thread.
  private func references(in call: Place, to chain: Place, _ own: OwnCode?) -> [Sent] {
    lowering.arguments(of: call, .none).flatMap { argument -> [Sent] in
      guard isElements(argument.label),
        project.kind(argument.expression) == .memberExpr,
        lowering.dialect.sendingMethods[project.symbol(argument.expression)] == .element,
        let target = project.first(argument.expression)
      else { return [] }
      return ways(own: own).map { instance in
        let sent = lowering.chain(lowering.value(of: chain, in: instance.frame), at: chain)
        return Sent(
          feeder: Feeder(kind: .elements, node: sent, place: call, element: .element(sent)),
          target: lowering.value(of: target, in: instance.frame))
      }
    }
  }

  /// The calls through which expressions are reached, as far as those make a difference to them.
  private func ways(to expressions: Place..., own: OwnCode?) -> [CallInstances.Instance] {
    let all = own?.making(instances) ?? instances.instances(of: expressions)
    return own.map { own in all.map(own.instance) } ?? all
  }

  private func isTarget(_ value: Value) -> Bool {
    lowering.alternatives(of: value).contains { value in
      switch value {
      case .sequence, .observer: true
      default: false
      }
    }
  }
}
