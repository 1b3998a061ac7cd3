/// Finds what is sent: each place that sends something is looked at once, and noted under what it sends into.
struct FeederCollector {
  let contexts: Contexts
  private(set) var notes: [Place: [Feeders.Note]] = [:]
  private let instances: CallInstances
  private var noted: Set<Place> = []
  private var lowering: Lowering { contexts.lowering }
  private var project: Project { contexts.project }

  init(_ contexts: Contexts) {
    self.contexts = contexts
    instances = CallInstances(contexts)
  }

  /// - Parameter files: those whose senders are looked at; all where nothing is said.
  mutating func collect(in files: Set<Int32>? = nil) {
    let dialect = lowering.dialect
    let words = (Array(dialect.sendingMethods.keys) + dialect.subscriptions.keys + [Symbol(.do)])
      .sorted { $0.id < $1.id }
    guard let files else {
      return collect(project.changes(of: Symbol(.value)) + words.flatMap { project.calls(of: $0) })
    }
    // No other file is entered for them.
    collect(
      files.sorted().flatMap { file in
        project.changes(of: Symbol(.value), in: file) + words.flatMap { project.calls(of: $0, in: file) }
      })
  }

  /// Looks at some places that send, each an expression that `collect(in:)` finds.
  mutating func collect(_ places: [Place]) {
    let new = places.filter { noted.insert($0).inserted }
    guard !new.isEmpty else { return }
    for place in new { note(place) }
    for declaration in notes.keys { notes[declaration]?.sort { $0.feeder.place < $1.feeder.place } }
  }

  private mutating func note(_ place: Place) {
    guard project.kind(place) == .callExpr else { return noteValue(place) }
    guard let callee = project.first(place) else { return }
    let word = project.symbol(callee)
    if let event = lowering.dialect.sendingMethods[word] { noteSending(place, event) }
    if lowering.dialect.subscriptions[word] != nil {
      if lowering.transformation(by: place) == nil { noteChain(place) }
    } else if word == .do {
      noteReferences(place, of: receiver(of: place))
    }
  }

  /// `relay` in `relay.accept(x)`.
  private func receiver(of call: Place) -> Place? {
    guard let callee = project.first(call), project.kind(callee) == .memberExpr else { return nil }
    return project.first(callee)
  }

  private mutating func noteSending(_ call: Place, _ event: Dialect.SentEvent) {
    guard let target = receiver(of: call) ?? implicitReceiver(of: call) else { return }
    for instance in instances.instances(of: target) {
      let arguments = lowering.arguments(of: call, instance.frame)
      let kind: Feeder.Kind
      switch event {
      case .element: kind = .element
      case .error: kind = .error
      case .completion: kind = .completion
      case .event: kind = sentEvent(arguments.first)
      }
      let element = arguments.first.map { $0.value(lowering) } ?? .nothing
      let feeder = Feeder(kind: kind, node: instance.context(of: call), place: call, element: element)
      let isSelf = project.first(call) == target
      note(
        feeder,
        into: isSelf ? lowering.selfValue(at: target, instance.frame) : lowering.value(of: target, in: instance.frame))
    }
  }

  /// The name in `onNext(())`, said to itself by what an extension gives to subjects and relays.
  private func implicitReceiver(of call: Place) -> Place? {
    guard let callee = project.first(call), project.kind(callee) == .identifierExpr,
      let function = project.enclosingFunction(of: call), lowering.isOfSequences(function)
    else { return nil }
    return callee
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

  /// `variable.value = x`.
  private mutating func noteValue(_ at: Place) {
    guard let sequence = project.parent(at), let target = project.first(sequence),
      project.kind(target) == .memberExpr, let base = project.first(target)
    else { return }
    let value = lowering.value(of: base)
    guard lowering.alternatives(of: value).contains(where: lowering.isSequence) else { return }
    note(Feeder(kind: .element, node: contexts.context(of: at), place: at), into: value)
  }

  /// `chain.bind(to: relay)`, `chain.subscribe(onNext: relay.accept)`.
  private mutating func noteChain(_ call: Place) {
    guard let chain = receiver(of: call) else { return }
    for argument in lowering.arguments(of: call, .none) where argument.label == .to || argument.label.isNone {
      guard project.kind(argument.expression) != .closureExpr else { continue }
      for instance in instances.instances(of: argument.expression, chain) {
        let target = lowering.value(of: argument.expression, in: instance.frame)
        guard isTarget(target) else { continue }
        let sent = lowering.chain(lowering.value(of: chain, in: instance.frame), at: chain)
        var feeder = Feeder(kind: .chain, node: sent, place: call, element: .element(sent))
        feeder.subscriber = instance.context(of: call)
        note(feeder, into: target)
      }
    }
    noteReferences(call, of: chain)
  }

  /// `subscribe(onNext: relay.accept)`: a method reference sends on the chain's thread.
  private mutating func noteReferences(_ call: Place, of chain: Place?) {
    guard let chain else { return }
    for argument in lowering.arguments(of: call, .none) where argument.label == .onNext || argument.label == .onSuccess
    {
      guard project.kind(argument.expression) == .memberExpr,
        lowering.dialect.sendingMethods[project.symbol(argument.expression)] == .element,
        let target = project.first(argument.expression)
      else { continue }
      let sent = lowering.chain(lowering.value(of: chain), at: chain)
      note(Feeder(kind: .elements, node: sent, place: call, element: .element(sent)), into: lowering.value(of: target))
    }
  }

  private func isTarget(_ value: Value) -> Bool {
    lowering.alternatives(of: value).contains { value in
      switch value {
      case .sequence, .observer: true
      default: false
      }
    }
  }

  // MARK: - Noting

  private mutating func note(_ feeder: Feeder, into value: Value) {
    for target in lowering.alternatives(of: value) {
      switch target {
      case .sequence(let chain): note(feeder, into: chain)
      case .observer(let ref):
        let observer = lowering.store[ref]
        if let target = observer.target {
          note(feeder, into: target)
        } else if !observer.handler.isNowhere {
          add(feeder, to: observer.place)
        }
      case .object(let ref):
        // A wrapper that takes elements by `on(_:)`, or hands its observer out.
        noteWrapper(feeder, ref)
      default: continue
      }
    }
  }

  private mutating func noteWrapper(_ feeder: Feeder, _ ref: Ref<ObjectValue>) {
    let type = lowering.store[ref].type
    guard lowering.meaning.isSequence(type) || lowering.meaning.inheritedNames(of: type).contains(Symbol(.ObserverType))
    else { return }
    note(feeder, into: lowering.chain(.object(ref), at: feeder.place))
  }

  private mutating func note(_ feeder: Feeder, into chain: ChainID, depth: Int = 0) {
    guard depth < 8 else { return }
    switch lowering.graph[chain] {
    case .fed(let ref):
      let source = lowering.graph[ref]
      let sent = isSentWhileMade(feeder, source) ? early(feeder) : feeder
      add(sent, to: source.declaration, site: source.site, holder: source.holder)
    case .choice(let list): for part in lowering.graph[list] { note(feeder, into: part, depth: depth + 1) }
    case .seen(let inner, _, _): note(feeder, into: inner, depth: depth + 1)
    case .name, .returned, .applied:
      if let definition = lowering.definition(of: chain) { note(feeder, into: definition, depth: depth + 1) }
    default: return
    }
  }

  /// What an initialiser sends into its object's own relay comes before anybody can subscribe: whoever does is given it
  /// at once, or never sees it.
  private func isSentWhileMade(_ feeder: Feeder, _ source: FedSource) -> Bool {
    guard [.element, .error, .completion].contains(feeder.kind),
      let function = project.enclosingFunction(of: feeder.place), project.kind(function) == .initDecl,
      project.isDirectly(feeder.place, in: function), project.kind(source.declaration) == .patternBinding,
      !lowering.isStatic(source.declaration), let type = project.enclosingType(of: function),
      project.enclosingBody(of: source.declaration) == nil
    else { return false }
    return project.enclosingType(of: source.declaration) == type || isSentIntoOwnObject(feeder.place, type)
  }

  /// Whether a call sends into `outputs.x`, of an object that the one around has made for itself.
  private func isSentIntoOwnObject(_ call: Place, _ type: TypeID) -> Bool {
    guard var root = receiver(of: call), project.kind(root) == .memberExpr else { return false }
    while let base = project.first(root), project.kind(base) == .memberExpr { root = base }
    if let base = project.first(root), project.kind(base) == .identifierExpr { root = base }
    guard let property = lowering.variable(namedBy: root), project.enclosingType(of: property) == type,
      !lowering.isStatic(property), let initial = project.initialValue(of: property),
      project.kind(initial) == .callExpr, let made = project.first(initial)
    else { return false }
    return lowering.meaning.type(madeBy: made) != nil
  }

  private func early(_ feeder: Feeder) -> Feeder {
    var early = feeder
    early.node = contexts.runs(.subscriber, feeder.place, .setWhileMade)
    return early
  }

  private mutating func add(
    _ feeder: Feeder, to declaration: Place, site: Place = .nowhere, holder: TypeID? = nil
  ) {
    let isThere =
      notes[declaration]?.contains { $0.site == site && $0.holder == holder && $0.feeder == feeder } ?? false
    if !isThere { notes[declaration, default: []].append(Feeders.Note(site: site, holder: holder, feeder: feeder)) }
  }
}
