/// Notes, while chains are followed, how they could be rebuilt.
extension RxSequence {
  /// How this sequence can be rebuilt; where nothing was noted, something that has its facts.
  var node: ChainNode {
    if let model { return model }
    let place = identity ?? trace?.place ?? .nowhere
    if let relay = ChainRelay(trait) { return ChainNode(.relay(relay, ChainKey(place))) }
    switch trait {
    case .controlEvent: return ChainNode(.control(hasValue: false))
    case .controlProperty: return ChainNode(.control(hasValue: true))
    case .driver, .signal: return ChainNode(.shared(isSignal: trait == .signal, ChainKey(place)))
    default: return .probe("a source", place, facts)
    }
  }
}

extension ChainNode {
  static func probe(_ name: String, _ place: Place, _ facts: Facts) -> ChainNode {
    ChainNode(
      .probe(
        ChainProbe(
          name: name, key: ChainKey(place), facts: ChainFacts(facts), isShared: facts.isShared,
          isOngoing: facts.isOngoing)))
  }

  /// What either of two values can be.
  static func choice(_ one: ChainNode, _ other: ChainNode) -> ChainNode {
    if one === other { return one }
    if case .choice(let nodes) = one.kind { return ChainNode(.choice(nodes + [other])) }
    return ChainNode(.choice([one, other]))
  }
}

extension ChainFacts {
  init(_ facts: Facts) {
    self.init(
      threads: ChainThreads(rawValue: facts.threads.rawValue), canFail: facts.canFail != nil,
      mayFail: facts.unknownFailure != nil, repeats: facts.effect != nil, mayRepeat: facts.unknownSharing != nil,
      endsStream: facts.endsStream != nil, mayEnd: facts.endsPerhaps)
  }
}

extension ChainRelay {
  init?(_ trait: SequenceTrait) {
    switch trait {
    case .publishRelay: self = .publishRelay
    case .behaviorRelay, .variable: self = .behaviorRelay
    case .replayRelay: self = .replayRelay
    case .publishSubject: self = .publishSubject
    case .behaviorSubject: self = .behaviorSubject
    case .replaySubject: self = .replaySubject
    case .asyncSubject: self = .asyncSubject
    default: return nil
    }
  }
}

extension Evaluator {
  /// The node of a step that was applied.
  func node(of step: OperatorStep) -> ChainNode {
    var result = ChainStep(step.row, on: isSource(step.row) ? nil : step.input.node, key: ChainKey(step.place))
    result.inner = step.inner?.node
    if takesInputs(step.row) {
      // `timeout(.seconds(5), other: …)`: the span is no sequence.
      let isNamed = step.row.labels.contains("other")
      result.inputs = inputNodes(isNamed ? step.arguments.filter { $0.label == "other" } : step.arguments)
    }
    result.scheduler = schedulerThreads(step)
    result.throwing = step.row.closureMayThrow && throwsInClosure(step.arguments)
    if case .effect = step.row.sharing { result.hasEffect = !isOnlyLogging(step) }
    if let first = step.arguments.first, let number = number(first) { result.number = number }
    result.isForever = step.arguments.contains { $0.label == "scope" && project.text($0.place).hasSuffix("forever") }
    return ChainNode(.step(result))
  }

  private func isSource(_ row: CatalogueRow) -> Bool { row.kind == .source || row.isStatic }

  /// What the facts of a Driver do not depend on, and its running does.
  func sharedInner(_ step: OperatorStep) -> RxSequence? {
    let names = [
      "flatMap", "flatMapLatest", "flatMapFirst", "switchLatest", "deferred", "asDriver", "asSignal",
      "asSharedSequence",
    ]
    let isMergeOfElements = step.row.name == "merge" && !step.row.isStatic
    guard step.row.twin != .missing, isMergeOfElements || names.contains(step.row.name),
      !step.arguments.contains(where: { $0.label == "onErrorJustReturn" }),
      isMergeOfElements || step.row.name == "switchLatest" || !step.arguments.isEmpty
    else { return nil }
    return innerSequence(of: step.input, arguments: step.arguments, at: step.place)
  }

  private func takesInputs(_ row: CatalogueRow) -> Bool {
    if row.twin == .driverArguments, row.isStatic || row.name == "withLatestFrom" { return true }
    return row.delivery == .inputs || row.delivery == .sampler || row.failure == .inputs || row.sharing == .inputs
      || row.name == "asInfallible"
  }

  /// The argument sequences, those of a literal collection one by one.
  private func inputNodes(_ arguments: [Argument]) -> [ChainNode] {
    var result: [ChainNode] = []
    for argument in arguments {
      for input in inputs([argument]) {
        if case .array = argument.value.value, case .choice(let elements) = input.node.kind {
          result += elements
        } else {
          result.append(input.node)
        }
      }
    }
    return result
  }

  private func schedulerThreads(_ step: OperatorStep) -> ChainThreads? {
    let argument =
      step.arguments.first { $0.label == "scheduler" || $0.label == "on" }
      ?? (["observeOn", "subscribeOn"].contains(step.row.name) ? step.arguments.first : nil)
    guard let argument else { return nil }
    let (threads, isCurrent) = threads(ofScheduler: argument.value.value, text: project.text(argument.place))
    return isCurrent ? nil : ChainThreads(rawValue: threads.rawValue)
  }

  private func isOnlyLogging(_ step: OperatorStep) -> Bool {
    (step.row.name == "do" || step.row.name.hasPrefix("doOn")) && onlyLogs(step.arguments)
  }

  func number(_ argument: Argument) -> Int? {
    guard let expression = project.children(argument.place).last, project.kind(expression) == .numberLiteral else {
      return nil
    }
    return Int(project.text(expression))
  }

  /// What a library makes is not rebuilt: it is taken at its row's word.
  func libraryNode(_ row: CatalogueRow, _ sequence: RxSequence, at place: Place) -> ChainNode? {
    switch sequence.trait {
    case .observable, .single, .maybe, .completable, .infallible: .probe(row.signature, place, sequence.facts)
    // The type says the rest.
    default: nil
    }
  }

  // MARK: - Names

  /// A value that was read from a name: one chain for all who read it.
  func held(_ value: Value, by binding: Place, of receiver: Value? = nil) -> Value {
    guard case .sequence(var sequence) = value, ChainRelay(sequence.trait) == nil, !isComputed(binding) else {
      return value
    }
    if case .named? = sequence.model?.kind { return value }
    var object: Place?
    if case .instance(let instance)? = receiver { object = instance.construction?.place }
    let owner = chainOwner(of: binding).map { ChainKey($0) }
    sequence.model = ChainNode(.named(sequence.node, key: ChainKey(binding, object: object), owner: owner))
    return .sequence(sequence)
  }

  /// A value that a body returned: a new chain each time that the body runs.
  func made(_ value: Value, by body: Place) -> Value {
    guard case .sequence(var sequence) = value, ChainRelay(sequence.trait) == nil, let owner = chainOwner(of: body)
    else { return value }
    sequence.model = ChainNode(.made(sequence.node, owner: ChainKey(owner)))
    return .sequence(sequence)
  }

  /// The function, accessor or closure whose running makes the locals at `place`.
  private func chainOwner(of place: Place) -> Place? {
    let tree = project.tree(place)
    var current = place.node
    while current != 0 {
      switch tree[current].kind {
      case .funcDecl, .initDecl, .deinitDecl, .subscriptDecl, .closureExpr, .accessor:
        return Place(file: place.file, node: current)
      case .accessorBlock where tree.firstChild(current, .codeBlock) != nil:
        return Place(file: place.file, node: current)
      case .classDecl, .structDecl, .enumDecl, .actorDecl, .extensionDecl, .protocolDecl: return nil
      default: current = tree.parent(current)
      }
    }
    return nil
  }
}
