/// Finds every subscription of the project and works out what it feeds.
struct BindingFinder {
  let evaluator: Evaluator
  private var project: Project { evaluator.project }

  static let words: Set<String> = [
    "bind", "bindTo", "bindNext", "drive", "driveNext", "emit", "subscribe", "subscribeNext",
  ]

  /// The words as calls: a file with none of these binds nothing.
  static let calls = words.sorted().map { WordTable.word(.called, $0) }

  /// The subscriptions of the linted files, and those of other files that can run a chain together with one of them,
  /// in order of file and place.
  func bindings() -> [Binding] {
    let files = project.files
    let linted = files.indices.filter { files[$0].isLinted && files[$0].binds }
    var found = linted.flatMap { bindings(in: Int32($0)) }
    guard files.contains(where: { !$0.isLinted }) else { return found }
    let others = neighbours(of: found).filter { !files[Int($0)].isLinted && files[Int($0)].binds }
    found += others.sorted().flatMap(bindings)
    return found.sorted { ($0.call.file, project.node($0.call).token) < ($1.call.file, project.node($1.call).token) }
  }

  private func bindings(in file: Int32) -> [Binding] { candidates(in: file).compactMap(binding) }

  /// Files whose subscriptions count together with the given ones (`SharingRule`): those that extend the type in which
  /// one stands, and those that mention a name without an object, such as a global, that one reads.
  private func neighbours(of bindings: [Binding]) -> Set<Int32> {
    var files: Set<Int32> = []
    var names: Set<String> = []
    for binding in bindings where !binding.sequence.facts.reads.isEmpty {
      if let type = project.enclosingType(of: binding.call) { files.formUnion(project.contents(of: type).files) }
      for read in binding.sequence.facts.reads where SharingRule.isForAll(read.name, project) {
        names.insert(project.name(read.name.declaration))
      }
    }
    for name in names { files.formUnion(project.files(mentioning: name)) }
    return files
  }

  /// The calls of one file that may be subscriptions, in order; none is looked at.
  func candidates(in file: Int32) -> [Place] {
    var calls: [Place] = []
    for word in BindingFinder.words { calls += project.calls(of: word, in: file) }
    return calls.sorted { project.node($0).token < project.node($1).token }
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
  func isDead(_ place: Place) -> Bool {
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
    // `subscribe()` feeds nothing, and runs the chain all the same.
    guard let first = arguments.first else { return word == "subscribe" ? Target() : nil }
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
    let sequence = chain(value, at: receiver, word)
    guard let chosen else {
      return Binding(
        call: call, callee: callee, word: word, receiver: receiver, sequence: sequence, sink: .other, sinkText: "")
    }
    return Binding(
      call: call, callee: callee, word: word, receiver: receiver, sequence: sequence, sink: .observer(chosen.observer),
      sinkText: sinkText(chosen.argument), sinkPlace: chosen.argument.place)
  }

  func sinkText(_ argument: Argument) -> String {
    guard let expression = project.children(argument.place).first else { return "" }
    return project.words(expression).firstLine
  }

  private func isSequence(_ value: Value) -> Bool {
    switch value {
    case .sequence, .unseenCall: return true
    case .instance(let instance):
      return !evaluator.allInheritedNames(instance.type).isDisjoint(with: sequenceProtocolNames)
    default: return false
    }
  }

  func chain(_ value: Value, at receiver: Place, _ word: String) -> RxSequence {
    var sequence = evaluator.asSequence(value, at: receiver)
    sequence.facts = evaluator.resolved(sequence.facts)
    if !sequence.trait.isShared, isProofOfDriver(word) {
      sequence.trait = word == "emit" ? .signal : .driver
      sequence.facts = sequence.facts.asDriver(at: nil)
      sequence.trace = TraceNode(
        place: receiver, facts: sequence.facts, notes: [StepNote("only a Driver or a Signal has \(word)")],
        previous: sequence.trace)
    }
    return sequence
  }

  /// `drive` and `emit` exist for nothing else, unless the project declares one of its own.
  private func isProofOfDriver(_ word: String) -> Bool {
    guard word.hasPrefix("drive") || word == "emit" else { return false }
    return project.sequenceFunctions(named: word).allSatisfy { function in
      guard let at = project.enclosingExternalExtension(of: function) else { return false }
      return ["SharedSequenceConvertibleType", "SharedSequence", "Driver", "Signal"].contains(project.name(at))
    }
  }

  // MARK: - Closures

  private func closureBinding(
    _ call: Place, _ callee: Place, _ word: String, _ receiver: Place, _ closure: Place?, isLabelled: Bool
  ) -> Binding? {
    guard let closure else { return nil }
    let value = evaluator.value(of: receiver, in: nil)
    guard isSequence(value) || (isLabelled && isUnknown(value)) else { return nil }
    let sequence = chain(value, at: receiver, word)
    let touch = TouchFinder(evaluator: evaluator).firstTouch(in: closure)
    return Binding(
      call: call, callee: callee, word: word, receiver: receiver, sequence: sequence,
      sink: touch.map { .closure($0) } ?? .other,
      sinkText: touch.map { project.words($0.place).firstLine } ?? "", sinkPlace: touch?.place)
  }

  private func isUnknown(_ value: Value) -> Bool {
    if case .unknown = value { return true }
    return false
  }
}
