/// Where chains begin: static functions of the sequence types, `create`, library sources.
extension Evaluator {
  /// `Observable.just(1)`, `Single.create { … }`, `Driver.combineLatest(…)`; `nil` where the catalogue has no such name.
  func staticOperatorCall(_ name: String, type: String, call: Place, callee: Place, _ frame: Frame?) -> Value? {
    let all = arguments(of: call, frame)
    guard let trait = sequenceTypeNames[type] else {
      return librarySource(name, type: type, arguments: all, at: callee)
    }
    // The project's own static functions come first: they are in sight.
    if catalogue.rows(named: name).allSatisfy({ !$0.isStatic }) {
      for extended in [type] + sequenceProtocolNames.sorted() {
        for candidate in project.nearest(project.extensions(of: extended), to: callee.file, place: { $0.place }) {
          let functions = (candidate.members[name] ?? []).filter { $0.kind == .function && $0.isStatic }.map(\.place)
          if !functions.isEmpty {
            return self.call(functions: functions, arguments: all, selfValue: nil, at: callee, frame)
          }
        }
      }
    }
    guard
      let row = bestRow(name, arguments: all, trait: trait, isStatic: true)
        ?? (trait.isSubject || trait.isRelay ? nil : bestRow(name, arguments: all, trait: .observable, isStatic: true))
    else { return nil }
    if trait.isSubject || trait.isRelay { return madeSubject(trait, at: call) }
    // A step that joins its arguments has no facts of its own to begin with.
    let start = RxSequence(
      trait: trait.isShared ? trait : (row.result == .same ? trait : .observable), facts: Facts(), trace: nil)
    if name == "create" { return created(row, start, all, call: call, callee: callee, frame) }
    let generic = project.children(callee).first.flatMap { project.child($0, .genericArguments) }
      .flatMap { project.children($0).last }
    var value = apply(row, to: start, arguments: all, at: callee, frame)
    if case .sequence(var sequence) = value {
      sequence.trait =
        trait.isShared
        ? trait
        : (row.result == .same || row.result == .observable
          ? (trait == .observable ? .observable : trait) : sequence.trait)
      if trait.isShared {
        sequence.facts = sequence.facts.asDriver(at: callee, hole: sequence.facts.canFail)
      }
      if let generic, sequence.element == nil { sequence.element = lazily { self.typeValue(generic, frame) } }
      value = .sequence(sequence)
    }
    return value
  }

  /// `ReplaySubject.create(bufferSize: 1)`.
  private func madeSubject(_ trait: SequenceTrait, at call: Place) -> Value {
    var facts = Facts()
    facts.isShared = true
    facts.isOngoing = true
    facts.relays = [call]
    if trait.isSubject { facts.subjects = [call] }
    return .sequence(
      RxSequence(trait: trait, facts: facts, trace: TraceNode(place: call, facts: facts, previous: nil), identity: call)
    )
  }

  /// `create { observer in … }`: its closure shows on which threads elements are sent and whether an error is.
  private func created(
    _ row: CatalogueRow, _ start: RxSequence, _ arguments: [Argument], call: Place, callee: Place, _ frame: Frame?
  ) -> Value {
    var facts = Facts()
    facts.effect = Cause(place: callee, reason: "the closure of create runs again")
    guard let expression = arguments.last.flatMap({ project.children($0.place).first }),
      project.kind(expression) == .closureExpr
    else {
      facts.canFail = Cause(place: callee, reason: "create can send an error")
      facts.deliver(on: .unknown, because: Cause(place: callee, reason: "create's function is not in sight"))
      return .sequence(
        RxSequence(trait: start.trait, facts: facts, trace: TraceNode(place: callee, facts: facts, previous: nil)))
    }
    let sends = ObserverUses(project: project, closure: expression)
    if let error = sends.errors.first(where: { !isCaughtFromNothing($0, in: expression, frame) }) {
      facts.canFail = Cause(place: error, reason: "create sends an error")
    } else if let escape = sends.escape {
      facts.unknownFailure = Cause(place: escape, reason: "the observer is handed on")
    }
    for send in sends.elements {
      let context = threadContext(of: send, upTo: expression, frame)
      facts.joinThreads(of: context.facts)
    }
    for chain in sends.chains {
      let sequence = asSequence(value(of: chain, in: frame), at: chain)
      facts.joinThreads(of: sequence.facts)
      facts.joinFailure(of: sequence.facts)
    }
    if let escape = sends.escape {
      // Whoever takes the observer there most likely uses it there.
      let context = resolved(threadContext(of: escape, upTo: expression, frame).facts)
      if context.threads == .background {
        facts.joinThreads(of: context)
      } else if facts.threads.isEmpty {
        facts.deliver(on: .unknown, because: Cause(place: escape, reason: "the observer is handed on"))
      }
    } else if sends.elements.isEmpty, sends.chains.isEmpty {
      facts.threads = .subscriber
    }
    var sequence = RxSequence(
      trait: start.trait, facts: facts,
      trace: TraceNode(
        place: callee, facts: facts, notes: facts.canFail.map { [StepNote(.failure, $0.reason)] } ?? [],
        previous: nil))
    if let generic = project.children(callee).first.flatMap({ project.child($0, .genericArguments) }).flatMap({
      project.children($0).last
    }) {
      sequence.element = lazily { self.typeValue(generic, frame) }
    }
    return .sequence(sequence)
  }

  /// Whether an error is sent in the `catch` of a `do` in which nothing throws: `try configure(picker)`, where the
  /// closure that was handed in cannot.
  private func isCaughtFromNothing(_ send: Place, in closure: Place, _ frame: Frame?) -> Bool {
    var current = project.parent(send)
    while let at = current, at != closure, project.kind(at) != .catchClause { current = project.parent(at) }
    guard let clause = current, clause != closure, let statement = project.parent(clause),
      let body = project.child(statement, .codeBlock)
    else { return false }
    var stack = [body]
    var tries = 0
    while let at = stack.popLast() {
      switch project.kind(at) {
      case .throwStmt: return false
      case .closureExpr, .funcDecl: continue
      case .tryExpr where project.node(at).flags.isDisjoint(with: [.isOptional, .isForced]):
        tries += 1
        guard let call = project.children(at).last, project.kind(call) == .callExpr,
          let callee = project.children(call).first, case .closure(let function, _) = value(of: callee, in: frame),
          !canThrow(function)
        else { return false }
      default: break
      }
      stack += project.children(at)
    }
    return tries > 0
  }

  /// A static source of a library's type: `RxAlamofire.requestJSON`, `RxKeyboard.instance`.
  func librarySource(_ name: String, type: String, arguments: [Argument], at place: Place) -> Value? {
    let rows = catalogue.rows(named: name).filter { $0.type == type }
    guard let row = rows.first(where: { $0.kind == .source || $0.kind == .operator }) else { return nil }
    return librarySequence(row, arguments: arguments, at: place)
  }

  /// A sequence that a library's row describes from nothing.
  func librarySequence(_ row: CatalogueRow, arguments: [Argument], at place: Place) -> Value {
    var trait: SequenceTrait = .observable
    switch row.result {
    case .single: trait = .single
    case .maybe: trait = .maybe
    case .completable: trait = .completable
    case .driver: trait = .driver
    case .signal: trait = .signal
    case .controlEvent: trait = .controlEvent
    case .controlProperty: trait = .controlProperty
    case .subject: trait = .publishSubject
    case .relay: trait = .publishRelay
    default: break
    }
    let start = RxSequence(trait: trait, facts: Facts(), trace: nil)
    let value = apply(row, to: start, arguments: arguments, at: place, nil)
    guard case .sequence(var sequence) = value else { return value }
    sequence.trait = trait
    if trait.isShared { sequence.facts = .driver }
    if row.delivery == .caller {
      sequence.facts.deliver(
        on: .unknown, because: Cause(place: place, reason: "\(row.name) delivers on the thread that causes it"))
    }
    sequence.model = libraryNode(row, sequence, at: place)
    return .sequence(sequence)
  }
}

/// What the closure of `create` does with its observer.
struct ObserverUses {
  /// Calls that send an element.
  var elements: [Place] = []
  /// Those that send an error.
  var errors: [Place] = []
  /// Sequences that are bound to the observer: what they bring, it sends.
  var chains: [Place] = []
  /// Where the observer is handed to code that is not looked into.
  var escape: Place?
  private let methods: ObserverMethods

  init(project: Project, closure: Place) {
    methods = ObserverMethods(project: project)
    let tree = project.tree(closure)
    guard let name = ObserverUses.observerName(tree, closure.node) else { return }
    var stack = [closure.node]
    while let at = stack.popLast() {
      for child in tree.children(at) {
        if tree[child].kind == .ifConfigClause, tree[child].flags.contains(.isDead) { continue }
        stack.append(child)
        let place = Place(file: closure.file, node: child)
        guard tree[child].kind == .identifierExpr, tree.isNamed(child, name) else { continue }
        classify(tree, child, place)
      }
    }
    elements.sort { $0.node < $1.node }
    errors.sort { $0.node < $1.node }
  }

  private mutating func classify(_ tree: SyntaxTree, _ use: NodeID, _ place: Place) {
    var parent = tree.parent(use)
    if tree[parent].kind == .optionalChain { parent = tree.parent(parent) }
    switch tree[parent].kind {
    case .memberExpr:
      let member = tree.name(parent)
      let call = tree.parent(parent)
      let at = Place(file: place.file, node: tree[call].kind == .callExpr ? call : parent)
      switch member {
      case "onNext", "onSuccess": elements.append(at)
      case "onError", "onFailure": errors.append(at)
      case "on": classifyEvent(tree, call, at)
      case "onCompleted", "onComplete": break
      default:
        guard let sends = methods.sends(member) else {
          escape = escape ?? place
          break
        }
        if sends.element { elements.append(at) }
        if sends.error { errors.append(at) }
      }
    case .callExpr:
      // `single(.success(x))`.
      classifyEvent(tree, parent, Place(file: place.file, node: parent))
    case .argument:
      if let chain = boundChain(tree, parent) {
        chains.append(Place(file: place.file, node: chain))
      } else {
        // A helper: whoever takes it can send anything.
        escape = escape ?? place
      }
    default: break
    }
  }

  /// `chain` in `chain.bind(to: observer)` and `chain.subscribe(observer)`.
  private func boundChain(_ tree: SyntaxTree, _ argument: NodeID) -> NodeID? {
    let call = tree.parent(argument)
    let callee = tree[call].firstChild
    guard tree[call].kind == .callExpr, tree[callee].kind == .memberExpr,
      tree[tree[callee].nextSibling].nextSibling == 0
    else {
      return nil
    }
    switch (tree.name(callee), tree.label(argument)) {
    case ("bind", "to"), ("subscribe", nil), ("drive", nil), ("emit", "to"): return tree[callee].firstChild
    default: return nil
    }
  }

  private mutating func classifyEvent(_ tree: SyntaxTree, _ call: NodeID, _ at: Place) {
    guard let argument = tree.firstChild(call, .argument) else { return }
    let text = tree.text(argument)
    if text.hasPrefix(".error") || text.hasPrefix(".failure") || text.hasPrefix(".Error")
      || text.contains("SingleEvent.error")
    {
      errors.append(at)
    } else if text.hasPrefix(".next") || text.hasPrefix(".success") || text.hasPrefix(".Next") {
      elements.append(at)
    } else if text.hasPrefix(".complete") || text.hasPrefix(".Completed") {
      return
    } else {
      elements.append(at)
      escape = escape ?? at
    }
  }

  private static func observerName(_ tree: SyntaxTree, _ closure: NodeID) -> String? {
    guard let signature = tree.firstChild(closure, .closureSignature) else { return "$0" }
    for part in tree.children(signature) where tree[part].kind == .closureParameter { return tree.name(part) }
    return "$0"
  }
}
