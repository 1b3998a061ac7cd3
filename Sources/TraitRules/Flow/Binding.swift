/// A subscription, and what it feeds.
struct Binding {
  /// What the elements are handed to.
  enum Sink {
    case observer(Observer)
    /// A closure that writes to user interface; the place is where it does first.
    case closure(touches: Place)
    /// Not user interface, or nothing that can be seen to be.
    case other
  }

  /// The call, and the member expression of its word.
  var call: Place
  var callee: Place
  /// `bind`, `bindTo`, `drive`, `emit`, `subscribe` …
  var word: String
  var receiver: Place
  /// The chain that is subscribed to, relays resolved.
  var sequence: RxSequence
  var sink: Sink
  /// The sink in its own words: `resultCount.rx.text`.
  var sinkText: String
  var sinkPlace: Place?

  var isUI: Bool {
    switch sink {
    case .observer(let observer): return observer.isUI
    case .closure: return true
    case .other: return false
    }
  }

  /// `subscribe`: what happens to an error is its author's decision.
  var isSubscription: Bool { word.hasPrefix("subscribe") }

  /// `drive` and `emit` exist only where the guarantees hold by type.
  var isDriven: Bool { word.hasPrefix("drive") || word == "emit" }
}

/// Finds every subscription of the project and works out what it feeds.
struct BindingFinder {
  let evaluator: Evaluator
  private var project: Project { evaluator.project }

  static let words: Set<String> = [
    "bind", "bindTo", "bindNext", "drive", "driveNext", "emit", "subscribe", "subscribeNext",
  ]

  /// All subscriptions, in order of file and place.
  func bindings(in file: Int32? = nil) -> [Binding] {
    var calls: [Place] = []
    for word in BindingFinder.words { calls += project.calls[word] ?? [] }
    if let file { calls.removeAll { $0.file != file } }
    calls.sort { ($0.file, project.node($0).token) < ($1.file, project.node($1).token) }
    return calls.compactMap { binding($0) }
  }

  func binding(_ call: Place) -> Binding? {
    guard let callee = project.children(call).first, project.kind(callee) == .memberExpr,
      let receiver = project.children(callee).first, project.kind(receiver) != .superExpr, !isDead(call)
    else { return nil }
    evaluator.fuel = Evaluator.fuelPerSink
    let word = project.name(callee)
    let arguments = evaluator.arguments(of: call, nil)
    guard let target = sinkArgument(word, arguments) else { return nil }
    if let closure = target.closure {
      return closureBinding(call, callee, word, receiver, closure, isLabelled: target.isLabelled)
    }
    return observerBinding(call, callee, word, receiver, target.arguments)
  }

  /// Code under `#if false`.
  private func isDead(_ place: Place) -> Bool {
    var current = project.parent(place)
    while let at = current {
      if project.kind(at) == .ifConfigClause, project.node(at).flags.contains(.isDead) { return true }
      current = project.parent(at)
    }
    return false
  }

  private struct Target {
    var closure: Place?
    var isLabelled = false
    var arguments: [Argument] = []
  }

  private func sinkArgument(_ word: String, _ arguments: [Argument]) -> Target? {
    guard let first = arguments.first else { return nil }
    if let onNext = arguments.first(where: { $0.label == "onNext" || $0.label == "onSuccess" }) {
      return Target(closure: project.children(onNext.place).first, isLabelled: true)
    }
    if first.label == "to" || (first.label == nil && ["bindTo", "drive"].contains(word)) {
      if let expression = project.children(first.place).first, project.kind(expression) == .closureExpr {
        return Target(closure: expression, isLabelled: word == "drive")
      }
      return Target(arguments: arguments.filter { $0.label == "to" || $0.label == nil && !$0.isTrailing })
    }
    if first.label == "with", let closure = arguments.last, closure.isTrailing {
      return Target(closure: project.children(closure.place).first, isLabelled: true)
    }
    guard first.label == nil, let expression = project.children(first.place).first else { return nil }
    if word == "subscribe", project.kind(expression) != .closureExpr { return Target(arguments: [first]) }
    if word == "subscribe" || word == "bind" || word.hasSuffix("Next") || word == "emit" {
      return Target(closure: expression, isLabelled: word != "bind" && word != "subscribe")
    }
    return nil
  }

  // MARK: - Observers

  private func observerBinding(
    _ call: Place, _ callee: Place, _ word: String, _ receiver: Place, _ arguments: [Argument]
  ) -> Binding? {
    var chosen: (observer: Observer, argument: Argument)?
    var isModel = false
    for argument in arguments {
      switch evaluator.value(of: argument.place, in: nil) {
      case .observer(let observer):
        if chosen == nil || observer.isUI && !(chosen?.observer.isUI ?? false) { chosen = (observer, argument) }
      case .sequence(let sequence):
        if let observer = sequence.observer, observer.isUI {
          chosen = chosen ?? (observer, argument)
        } else {
          isModel = isModel || sequence.identity != nil || sequence.trait.isRelay || sequence.trait.isSubject
        }
      default: break
      }
    }
    let value = evaluator.value(of: receiver, in: nil)
    if chosen == nil, !isModel, !isSequence(value) { return nil }
    if case .instance = value, chosen?.observer.isUI != true, !isSequence(value) { return nil }
    let sequence = chain(value, at: receiver)
    guard let chosen else {
      return Binding(
        call: call, callee: callee, word: word, receiver: receiver, sequence: sequence, sink: .other, sinkText: "")
    }
    return Binding(
      call: call, callee: callee, word: word, receiver: receiver, sequence: sequence, sink: .observer(chosen.observer),
      sinkText: sinkText(chosen.argument), sinkPlace: chosen.argument.place)
  }

  private func sinkText(_ argument: Argument) -> String {
    guard let expression = project.children(argument.place).first else { return "" }
    return project.text(expression).folded.firstLine
  }

  private func isSequence(_ value: Value) -> Bool {
    switch value {
    case .sequence, .unseenCall: return true
    case .instance(let instance):
      return !evaluator.allInheritedNames(instance.type).isDisjoint(with: sequenceProtocolNames)
    default: return false
    }
  }

  private func chain(_ value: Value, at receiver: Place) -> RxSequence {
    var sequence = evaluator.asSequence(value, at: receiver)
    sequence.facts = evaluator.resolved(sequence.facts)
    return sequence
  }

  // MARK: - Closures

  private func closureBinding(
    _ call: Place, _ callee: Place, _ word: String, _ receiver: Place, _ closure: Place?, isLabelled: Bool
  ) -> Binding? {
    guard let closure else { return nil }
    let value = evaluator.value(of: receiver, in: nil)
    guard isSequence(value) || (isLabelled && isUnknown(value)) else { return nil }
    let sequence = chain(value, at: receiver)
    let touches = TouchFinder(evaluator: evaluator).firstTouch(in: closure)
    return Binding(
      call: call, callee: callee, word: word, receiver: receiver, sequence: sequence,
      sink: touches.map { .closure(touches: $0) } ?? .other,
      sinkText: touches.map { project.text($0).folded.firstLine } ?? "", sinkPlace: touches)
  }

  private func isUnknown(_ value: Value) -> Bool {
    if case .unknown = value { return true }
    return false
  }
}

/// Finds the first place in a closure that writes to user interface on the thread that the closure runs on.
struct TouchFinder {
  let evaluator: Evaluator
  private var project: Project { evaluator.project }

  func firstTouch(in closure: Place) -> Place? { firstTouch(in: closure, depth: 0) }

  private func firstTouch(in expression: Place, depth: Int) -> Place? {
    switch project.kind(expression) {
    case .closureExpr: break
    case .memberExpr, .identifierExpr:
      // A method reference: what the method does.
      guard depth < 2, case .functions(let functions, _) = evaluator.value(of: expression, in: nil) else { return nil }
      for function in functions {
        if let body = project.child(function, .codeBlock), firstTouch(inBody: body, depth: depth + 1) != nil {
          return expression
        }
      }
      return nil
    default: return nil
    }
    return firstTouch(inBody: expression, depth: depth)
  }

  private func firstTouch(inBody body: Place, depth: Int) -> Place? {
    let tree = project.tree(body)
    var candidates: [NodeID] = []
    var stack = [body.node]
    while let at = stack.popLast() {
      for child in tree.children(at) {
        switch tree[child].kind {
        case .closureExpr:
          if movesElsewhere(Place(file: body.file, node: child)) { continue }
          stack.append(child)
        case .funcDecl: continue
        case .ifConfigClause where tree[child].flags.contains(.isDead): continue
        case .assignmentOperator, .callExpr:
          candidates.append(child)
          stack.append(child)
        default: stack.append(child)
        }
      }
    }
    for candidate in candidates.sorted(by: { tree[$0].token < tree[$1].token }) {
      let place = Place(file: body.file, node: candidate)
      if let touch = tree[candidate].kind == .callExpr ? call(place, depth) : assignment(place) { return touch }
    }
    return nil
  }

  /// A closure that some other call runs elsewhere: on main by a hop, or who knows when.
  private func movesElsewhere(_ closure: Place) -> Bool {
    guard let argument = project.parent(closure), project.kind(argument) == .argument,
      let call = project.parent(argument),
      let callee = project.children(call).first
    else { return false }
    let name = project.name(callee)
    if BindingFinder.words.contains(name) { return true }
    switch project.kind(callee) {
    case .memberExpr:
      return ["async", "asyncAfter", "sync", "addOperation", "perform", "run", "schedule"].contains(name)
    case .identifierExpr: return name == "Task" || name == "dispatch_async" || name == "DispatchWorkItem"
    default: return false
    }
  }

  private func assignment(_ at: Place) -> Place? {
    guard let (target, _) = evaluator.assignment(at) else { return nil }
    switch project.kind(target) {
    case .memberExpr:
      guard let member = UIClasses.touchingMembers[project.name(target)], member.use == .assigned,
        let base = project.children(target).first
      else { return nil }
      return isTouched(base, member) ? target : nil
    case .identifierExpr:
      // `title = …` inside a view controller.
      guard UIClasses.touchingMembers[project.name(target)]?.use == .assigned, evaluator.isMainType(at),
        evaluator.lookUp(project.name(target), at: target) == nil
      else { return nil }
      return target
    default: return nil
    }
  }

  private func call(_ at: Place, _ depth: Int) -> Place? {
    guard let callee = project.children(at).first else { return nil }
    let name = project.name(callee)
    if let member = UIClasses.touchingMembers[name], member.use == .called {
      if project.kind(callee) == .memberExpr, let base = project.children(callee).first, isTouched(base, member) {
        return callee
      }
      if project.kind(callee) == .identifierExpr, !member.needsUIReceiver, evaluator.isMainType(at),
        evaluator.lookUp(name, at: callee) == nil
      {
        return callee
      }
    }
    // A method of the same view: what it does.
    guard depth < 2, isOwnMethod(callee), let function = evaluator.functionCalled(by: at, nil),
      let body = project.child(function, .codeBlock), evaluator.isMainType(function)
    else { return nil }
    return firstTouch(inBody: body, depth: depth + 1) != nil ? callee : nil
  }

  private func isOwnMethod(_ callee: Place) -> Bool {
    switch project.kind(callee) {
    case .identifierExpr: return true
    case .memberExpr:
      guard let base = project.children(callee).first else { return false }
      let text = project.text(base)
      return [
        "self", "self?", "self!", "this", "this?", "owner", "strongSelf", "`self`", "$0", "vc", "weakSelf?", "weakSelf",
      ].contains(text)
    default: return false
    }
  }

  private func isTouched(_ base: Place, _ member: TouchingMember) -> Bool {
    switch evaluator.isUI(evaluator.value(of: base, in: nil), text: project.text(base)) {
    case .yes: return true
    case .no: return false
    case .unknown: return !member.needsUIReceiver
    }
  }
}
