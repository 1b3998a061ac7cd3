/// A walk through code that is given an observer: the closure of `create`, and wherever it hands the observer on to.
struct ObserverUses {
  private let contexts: Contexts
  private let body: Place
  private let frame: FrameID
  private(set) var feeders: [Feeder] = []
  /// The functions that the observer was handed to on the way to what is looked at, the outermost first.
  private var entered: [Entered] = []
  private var known: Set<Place> = []
  private var lowering: Lowering { contexts.lowering }
  private var project: Project { contexts.project }

  /// Beyond that, the observer counts as lost.
  private static let maximumDepth = 6

  /// A function that was handed the observer; without one, code that reads the property which keeps it.
  private struct Entered {
    var function: Place?
    var call: Place
    var frame: FrameID
  }

  /// - Parameter function: a closure, or a function, that is given the observer first.
  init(_ contexts: Contexts, function: Place, _ frame: FrameID) {
    self.contexts = contexts
    body = function
    self.frame = frame
  }

  mutating func read() {
    let name = observerName ?? "$0"
    guard name != "_" else { return }
    var stack = [body]
    while let at = stack.popLast() {
      for child in project.children(at) {
        switch project.kind(child) {
        case .ifConfigClause where project.flags(child).contains(.isDead), .capture: continue
        case .closureExpr where givesAway(name, child): continue
        default: break
        }
        stack.append(child)
        if project.kind(child) == .identifierExpr, project.name(child) == name { classify(child) }
      }
    }
    feeders.sort { $0.place < $1.place }
  }

  private var observerName: String? {
    if project.kind(body) == .funcDecl { return project.parameters(of: body).first.map { project.name($0) } }
    return project.firstParameter(ofClosure: body).map { project.name($0) }
  }

  /// Whether a name is something else in a closure: a parameter of its own.
  private func givesAway(_ name: String, _ closure: Place) -> Bool {
    guard observerName != nil else { return true }
    guard let signature = project.child(closure, .closureSignature) else { return false }
    return project.children(signature).contains { project.kind($0) == .closureParameter && project.name($0) == name }
  }

  // MARK: - Where it is

  /// The calls in progress around what is looked at.
  private var current: FrameID { entered.last?.frame ?? frame }

  private func context(of place: Place) -> ChainID { context(of: place, depth: entered.count) }

  /// Where code runs: what a function does at once runs where it was handed the observer.
  private func context(of place: Place, depth: Int) -> ChainID {
    guard depth > 0 else { return contexts.context(of: place, upTo: body, frame) }
    let last = entered[depth - 1]
    let around = contexts.context(of: place, last.frame)
    guard let function = last.function, around == contexts.code(function), !project.flags(function).contains(.isAsync)
    else { return around }
    return context(of: last.call, depth: depth - 1)
  }

  // MARK: - What is done with it

  private mutating func classify(_ use: Place) {
    if isAtDisposal(use) || project.comesAfterEnd(use) { return }
    let expression = project.withItsUnwrapping(use)
    guard let parent = project.parent(expression) else { return }
    switch project.kind(parent) {
    case .memberExpr: classify(member: parent)
    // `single(.success(x))`, `single(result)`.
    case .callExpr where project.first(parent) == expression: addEvent(of: parent, isResult: true)
    case .argument: classify(argument: parent, use)
    case .optionalBinding: follow(lowering.usesOfBound(expression).map { $0.filter { !known.contains($0) } }, use)
    case .initializerClause: keep(project.parent(parent), use)
    case .sequenceExpr: classify(assigned: expression, in: parent, use)
    default: add(.escape, use)
    }
  }

  private mutating func classify(member: Place) {
    let call = project.call(calling: project.withItsUnwrapping(member))
    // `load(then: observer.onNext)`: it sends where that runs what it is given.
    let handed = call != nil ? nil : contexts.valueContext(of: member, upTo: entered.isEmpty ? body : nil, current)
    let at = call ?? member
    switch project.symbol(member).known {
    case .onNext?, .onSuccess?: add(.element, at, handed)
    case .onError?, .onFailure?: addError(at, handed)
    case .onCompleted?: add(.completion, at, handed)
    case .on?:
      if let chain = chain(toldTo: member, by: call) {
        add(chain, at)
      } else if let call {
        addEvent(of: call)
      } else {
        addAnyEvent(at, handed)
      }
    default:
      guard let sends = ObserverMethods(project).sends(project.symbol(member)) else {
        if project.name(member) != "onComplete" { add(.escape, at) }
        return
      }
      if sends.element { add(.element, at, handed) }
      if sends.error { addError(at, handed) }
    }
  }

  /// The chain all of whose events are sent, as they come: `chain.subscribe(observer.on)`,
  /// `chain.subscribe { observer.on($0) }`.
  private func chain(toldTo member: Place, by call: Place?) -> Place? {
    var listener = member
    if let call {
      guard let event = project.child(call, .argument).flatMap(project.first),
        let closure = lowering.closure(told: event), project.tree(closure).onlyStatement(of: closure.node) == call.node
      else { return nil }
      listener = closure
    }
    guard let argument = project.parent(listener), project.kind(argument) == .argument,
      project.label(argument).isNone, let subscription = project.parent(argument),
      let callee = project.first(subscription), project.kind(callee) == .memberExpr,
      lowering.dialect.subscriptions[project.symbol(callee)]?.isHandled == true,
      project.children(subscription).count(where: { project.kind($0) == .argument }) == 1
    else { return nil }
    return project.first(callee)
  }

  /// The observer is told whatever a chain sends.
  private mutating func add(_ chain: Place, _ place: Place) {
    let sent = lowering.chain(lowering.value(of: chain, in: current), at: chain)
    let feeder = Feeder(kind: .chain, node: sent, place: place)
    if !feeders.contains(feeder) { feeders.append(feeder) }
  }

  private mutating func add(_ kind: Feeder.Kind, _ place: Place, _ context: ChainID? = nil) {
    let feeder = Feeder(kind: kind, node: context ?? self.context(of: place), place: place)
    if !feeders.contains(feeder) { feeders.append(feeder) }
  }

  private mutating func addError(_ place: Place, _ context: ChainID? = nil) {
    if isCaughtFromNothing(place) { return }
    var context = context ?? self.context(of: place)
    if case .arrival(let chain) = lowering.graph[context], project.isInErrorCase(place) {
      context = lowering.graph.add(.ending(chain, .error), .observable)
    }
    add(.error, place, context)
  }

  /// - Parameter isResult: what is sent is a `Result`, which nobody makes who cannot fail.
  private mutating func addEvent(of call: Place, isResult: Bool = false) {
    guard let argument = project.child(call, .argument), let expression = project.first(argument) else { return }
    addEvent(expression, of: call, isResult: isResult)
  }

  private mutating func addEvent(_ expression: Place, of call: Place, isResult: Bool) {
    let text = project.text(expression)
    if let branches = project.branches(of: expression) {
      for branch in branches { addEvent(branch, of: call, isResult: isResult) }
    } else if [".error", ".failure", ".Error"].contains(where: text.hasPrefix) || text.contains("SingleEvent.error") {
      addError(call)
    } else if [".next", ".success", ".Next"].contains(where: text.hasPrefix) {
      add(.element, call)
    } else if [".complete", ".Completed"].contains(where: text.hasPrefix) {
      add(.completion, call)
    } else if isResult, [.identifierExpr, .memberExpr].contains(project.kind(expression)) {
      let results = HandedResults(lowering: lowering, frame: current).results(namedBy: expression)
      if results?.hasSuccess ?? true { add(.element, call) }
      if results?.hasFailure ?? true { addError(call) }
    } else if isResult, let result = project.mappedResult(expression) {
      addEvent(result, of: call, isResult: true)
    } else {
      addAnyEvent(call)
    }
  }

  private mutating func addAnyEvent(_ place: Place, _ context: ChainID? = nil) {
    add(.element, place, context)
    add(.escape, place, context)
  }

  // MARK: - Where it is handed on to

  /// The observer is bound to, or handed to a function.
  private mutating func classify(argument: Place, _ use: Place) {
    guard let call = project.parent(argument), let callee = project.first(call) else { return }
    if project.kind(callee) == .memberExpr, lowering.dialect.subscriptions[project.symbol(callee)] != nil,
      let chain = project.first(callee)
    {
      return add(chain, call)
    }
    guard project.kind(call) == .callExpr, entered.count < Self.maximumDepth else { return add(.escape, use) }
    if let uses = lowering.usesOfPayload(argument, of: call) { return follow(keptIn: uses, use) }
    let functions = lowering.functions(calledBy: call, current)
    if functions.isEmpty, let closures = closures(calledBy: callee) {
      for closure in closures { enter(closure, taking: argument, of: call, use) }
      return
    }
    guard !functions.isEmpty, functions.allSatisfy(project.hasBody) else { return add(.escape, use) }
    for function in functions { enter(function, taking: argument, of: call, use) }
  }

  /// `subscribe(object, observer)`, where a function calls what it was handed: that, where it is nothing but closures.
  private func closures(calledBy callee: Place) -> [ClosureValue]? {
    let values = lowering.alternatives(of: lowering.value(of: callee, in: current))
    let closures = values.compactMap { value -> ClosureValue? in
      if case .closure(let ref) = value { lowering.store[ref] } else { nil }
    }
    return closures.isEmpty || closures.count < values.count ? nil : closures
  }

  private mutating func enter(_ closure: ClosureValue, taking argument: Place, of call: Place, _ use: Place) {
    let arguments = project.children(call).filter { project.kind($0) == .argument }
    guard let index = arguments.firstIndex(of: argument) else { return add(.escape, use) }
    entered.append(Entered(function: nil, call: call, frame: closure.frame))
    follow(lowering.uses(ofParameter: index, ofClosure: closure.place), use)
    entered.removeLast()
  }

  private mutating func enter(_ function: Place, taking argument: Place, of call: Place, _ use: Place) {
    guard let parameter = lowering.parameter(taking: argument, of: call, function: function) else {
      return add(.escape, use)
    }
    let inner = lowering.frame(of: call, entering: function, current)
    entered.append(Entered(function: function, call: call, frame: inner))
    for use in lowering.uses(of: parameter, in: function) where known.insert(use).inserted { classify(use) }
    entered.removeLast()
  }

  /// `self.observer = observer`: whoever sends through the property sends into it.
  private mutating func classify(assigned expression: Place, in sequence: Place, _ use: Place) {
    let parts = Array(project.children(sequence))
    guard parts.count == 3, project.kind(parts[1]) == .assignmentOperator, parts[2] == expression else {
      return add(.escape, use)
    }
    if project.name(parts[0]) == "_" { return }
    keep(lowering.variable(namedBy: parts[0]), use)
  }

  /// A variable keeps the observer.
  private mutating func keep(_ variable: Place?, _ use: Place) {
    guard let variable, project.kind(variable) == .patternBinding, entered.count < Self.maximumDepth else {
      return add(.escape, use)
    }
    let uses = lowering.usesOfStored(variable)
    if project.enclosingBody(of: variable) != nil { return follow(uses, use) }
    follow(keptIn: uses, use)
  }

  /// What keeps the observer is read by other code.
  private mutating func follow(keptIn uses: [Place], _ use: Place) {
    guard !uses.isEmpty else { return add(.escape, use) }
    entered.append(Entered(function: nil, call: use, frame: .none))
    follow(uses, use)
    entered.removeLast()
  }

  private mutating func follow(_ uses: [Place]?, _ use: Place) {
    guard let uses else { return add(.escape, use) }
    for use in uses where known.insert(use).inserted { classify(use) }
  }

  // MARK: - What comes to nothing

  /// What is sent when a subscription is disposed of reaches nobody: it is cut off first. (SinkDisposer.dispose, Create.swift.)
  private func isAtDisposal(_ use: Place) -> Bool {
    var current = project.parent(use)
    while let at = current, at != body {
      if project.kind(at) == .closureExpr, let argument = project.parent(at), project.kind(argument) == .argument,
        let call = project.parent(argument), let callee = project.first(call),
        lowering.dialect.disposableMakers.contains(
          project.symbol(project.kind(callee) == .memberExpr ? project.first(callee) ?? callee : callee))
      {
        return true
      }
      current = project.parent(at)
    }
    return false
  }

  /// Whether an error is sent in the `catch` of a `do` in which nothing throws: `try configure(picker)`, where the
  /// closure that was handed in cannot.
  private func isCaughtFromNothing(_ send: Place) -> Bool {
    var current = project.parent(send)
    while let at = current, at != body, project.kind(at) != .catchClause { current = project.parent(at) }
    guard let clause = current, clause != body, let statement = project.parent(clause),
      let block = project.child(statement, .codeBlock)
    else { return false }
    var stack = [block]
    var tries = 0
    while let at = stack.popLast() {
      switch project.kind(at) {
      case .throwStmt: return false
      case .closureExpr, .funcDecl: continue
      case .tryExpr where project.flags(at).isDisjoint(with: [.isOptional, .isForced]):
        tries += 1
        guard lowering.callsHandedAlone(at, self.current) else { return false }
      default: break
      }
      stack += project.children(at)
    }
    return tries > 0
  }
}

extension Project {
  /// Whether code runs for an error alone: below `case .error(let error):` or `if case .failure = event` in the nearest
  /// closure.
  fileprivate func isInErrorCase(_ place: Place) -> Bool {
    var current = parent(place)
    while let at = current, kind(at) != .closureExpr {
      switch kind(at) {
      case .switchCase, .ifExpr:
        let patterns = children(at).filter { kind($0) == .casePattern || kind($0) == .caseCondition }
        if !patterns.isEmpty, patterns.allSatisfy(matchesError) { return true }
      default: break
      }
      current = parent(at)
    }
    return false
  }

  private func matchesError(_ pattern: Place) -> Bool {
    let text = text(pattern)
    let matched = text.hasPrefix("let ") ? text.dropFirst(4) : text[...]
    return [".error", ".failure", "Event.error"].contains(where: matched.hasPrefix)
  }
}
