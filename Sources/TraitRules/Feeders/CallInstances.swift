/// The calls through which code is reached that speaks of its function's parameters: a helper that binds what it is given
/// binds something else in each.
final class CallInstances {
  let contexts: Contexts
  private let telling: Telling
  private var known: [Reach: [Instance]] = [:]
  private var lowering: Lowering { contexts.lowering }
  private var project: Project { contexts.project }

  /// Helpers that are nested deeper are looked at for any caller.
  private static let maximumDepth = 4
  private static let mostInstances = 1000

  /// A function, and how many calls lie between it and what is looked at.
  private struct Reach: Hashable {
    var function: Place
    var depth: Int
  }

  /// Which parameters tell calls apart.
  enum Telling { case carriers, all }

  init(_ contexts: Contexts, by telling: Telling = .carriers) {
    self.contexts = contexts
    self.telling = telling
  }

  /// Code as one caller reaches it.
  struct Instance {
    let contexts: Contexts
    var frame: FrameID
    /// The function that was entered, and the call of it; `nil` where the code is looked at for any caller.
    var function: Place?
    var call: Place?

    /// Where the code at a place runs: directly in the function, with the call.
    func context(of place: Place) -> ChainID {
      contexts.here(place, within: function, at: call, frame)
    }
  }

  /// - Parameter expressions: what is looked at; where none of them speaks of a parameter, the code is the same for all.
  func instances(of expressions: Place...) -> [Instance] { instances(of: expressions) }

  func instances(of expressions: [Place]) -> [Instance] {
    let anyone = Instance(contexts: contexts, frame: .none)
    guard let first = expressions.first, let function = project.enclosingFunction(of: first), isEntered(function),
      hasCarriers(function), expressions.contains(where: { speaksOfCarrier($0, function) })
    else { return [anyone] }
    let found = instances(of: function, depth: 0)
    return found.isEmpty ? [anyone] : found
  }

  /// None where there are too many to be told apart.
  private func instances(of function: Place, depth: Int) -> [Instance] {
    guard depth < Self.maximumDepth else { return [] }
    let reach = Reach(function: function, depth: depth)
    if let known = known[reach] { return known }
    return lowering.meaning.stack.answer {
      findInstances(of: function, depth: depth)
    } keep: {
      known[reach] = $0
    }
  }

  private func findInstances(of function: Place, depth: Int) -> [Instance] {
    if project.kind(function) == .accessor { return wrapperInstances(of: function) }
    var result: [Instance] = []
    var frames: Set<FrameID> = []
    for call in lowering.visibleCalls(of: function) {
      for instance in instances(of: function, calledAt: call, depth: depth)
      where telling == .all || frames.insert(instance.frame).inserted {
        result.append(instance)
        if result.count > Self.mostInstances { return [] }
      }
    }
    return result
  }

  /// A function as one call enters it: for each caller of what that call stands in, where it makes a difference.
  func instances(of function: Place, calledAt call: Place, depth: Int = 0) -> [Instance] {
    outerInstances(of: call, depth: depth).compactMap { outer in
      let frame = lowering.frame(of: call, entering: function, outer.frame)
      return frame.isNone
        ? nil : Instance(contexts: contexts, frame: frame, function: function, call: outer.call ?? call)
    }
  }

  /// The instances of the function around a call, where the call speaks of that one's parameters in turn.
  private func outerInstances(of call: Place, depth: Int) -> [Instance] {
    let anyone = Instance(contexts: contexts, frame: .none)
    guard let outer = project.enclosingFunction(of: call), isEntered(outer), hasCarriers(outer),
      speaksOfCarrier(call, outer)
    else { return [anyone] }
    let found = instances(of: outer, depth: depth + 1)
    return found.isEmpty ? [anyone] : found
  }

  /// Whether a function is one that calls enter; a wrapper's accessors are entered by whoever sets what is wrapped.
  private func isEntered(_ function: Place) -> Bool {
    switch project.kind(function) {
    case .funcDecl, .initDecl: true
    case .accessor: isOfWrapper(function)
    default: false
    }
  }

  /// The setter of a wrapper, once for each change of each property that is wrapped.
  private func wrapperInstances(of accessor: Place) -> [Instance] {
    guard let property = project.parent(accessor).flatMap({ project.parent($0) }) else { return [] }
    return contexts.propertiesWrapped(by: property).flatMap { wrapped -> [Instance] in
      guard let wrapper = lowering.wrapper(of: wrapped) else { return [] }
      let frame = lowering.enter(Frame(owner: accessor, receiver: lowering.wrapperObject(wrapper, of: wrapped)))
      return contexts.changes(of: wrapped).map {
        Instance(contexts: contexts, frame: frame, function: accessor, call: $0)
      }
    }
  }

  /// Whether a function is given sequences, observers or closures, or is a method of what has its own of each.
  func hasCarriers(_ function: Place) -> Bool {
    project.parameters(of: function).contains { isCarrier($0) } || isMethodOfEach(function)
  }

  /// Whether what `self` is tells calls of a function apart: a sequence, a wrapper, or one of a protocol's conformers, to
  /// all of which an extension gives the function.
  private func isMethodOfEach(_ function: Place) -> Bool {
    lowering.isOfSequences(function) || isOfWrapper(function)
      || project.enclosingType(of: function).map { project.declaration($0).kind == .protocol } ?? false
  }

  private func isOfWrapper(_ function: Place) -> Bool {
    project.enclosingType(of: function).map { contexts.isWrapper($0) } ?? false
  }

  /// A key path says which part of a chain is meant.
  private static let keyPaths: Set<Symbol> = Set(
    [KnownName.KeyPath, .WritableKeyPath, .ReferenceWritableKeyPath].map { Symbol($0) })

  private func isKeyPath(_ parameter: Place) -> Bool {
    project.type(ofParameter: parameter).map { Self.keyPaths.contains(project.symbol($0)) } ?? false
  }

  private func isCarrier(_ parameter: Place) -> Bool {
    if telling == .all { return true }
    guard let type = project.type(ofParameter: parameter) else { return false }
    if project.isFunctionType(type) || Self.keyPaths.contains(project.symbol(type)) { return true }
    switch lowering.typeValue(type) {
    case .sequence, .observer: return true
    case .array(let element):
      switch lowering.store[element] {
      case .sequence, .observer: return true
      default: return false
      }
    case .lost: return project.kind(type) == .simpleType
    case .object(let ref): return lowering.meaning.isSequence(lowering.store[ref].type)
    default: return false
    }
  }

  /// Whether an expression reads a parameter that carries something, or the sequence that the function is a method of.
  func speaksOfCarrier(_ expression: Place, _ function: Place) -> Bool {
    let isMethod = isMethodOfEach(function)
    var stack = [expression]
    while let at = stack.popLast() {
      switch project.kind(at) {
      case .selfExpr: if isMethod { return true }
      case .identifierExpr:
        switch lowering.meaning.lookUp(project.symbol(at), at: at) {
        case .parameter(let parameter, let owner)?: if owner == function, isCarrier(parameter) { return true }
        case .local(let binding, _)?:
          // A local that is made of one.
          if project.isInside(binding, function), let initial = project.initialValue(of: binding),
            !project.isInside(expression, initial)
          {
            stack.append(initial)
          }
        case .loopVariable(_, let statement)?: stack += project.children(statement).dropFirst().prefix(1)
        case .member?, .externalMember?, nil: if isMethod { return true }
        default: break
        }
      case .closureExpr:
        if readsKeyPath(at, of: function) { return true }
        continue
      default: break
      }
      stack += project.children(at)
    }
    return false
  }

  /// What a closure does with a sequence or an observer is its own affair; a key path says what it makes of elements.
  private func readsKeyPath(_ closure: Place, of function: Place) -> Bool {
    project.parameters(of: function).contains { parameter in
      isKeyPath(parameter)
        && lowering.uses(of: parameter, in: function).contains { project.isInside($0, closure) }
    }
  }
}

extension Lowering {
  /// Whether a function is a method of sequences or observers, of which each call has its own.
  func isOfSequences(_ function: Place) -> Bool {
    guard let name = project.extendedName(around: function) else { return false }
    return dialect.sequenceNames.contains(name) || dialect.observerTypes[name] != nil || name == .Reactive
  }

  /// The frame of a function that a call enters.
  func frame(of call: Place, entering function: Place, _ outer: FrameID) -> FrameID {
    var receiver = Value.nothing
    if !project.kind(call).isOperator {
      guard let named = handing(by: call, to: function)?.reference ?? project.first(call) else { return .none }
      switch project.kind(named) {
      case _ where project.isCalledAsFunction(function, by: call): receiver = value(of: named, in: outer)
      case .memberExpr: receiver = project.first(named).map { value(of: $0, in: outer) } ?? .nothing
      case .identifierExpr: receiver = selfValue(at: named, outer)
      default: break
      }
    }
    if project.kind(function) == .initDecl { receiver = objectMade(by: call, function, outer) }
    receiver = asSequence(receiver, for: function, at: call)
    let arguments = arguments(of: call, entering: function, outer)
    let bound = bindings(arguments, toParametersOf: function, receiver: receiver)
    var frame = Frame(owner: function, bindings: bound)
    if case .sequence = forced(receiver) {
      frame.receiver = forced(receiver)
    } else if case .scheduler = forced(receiver), isOfQueues(function) {
      frame.receiver = forced(receiver)
    } else if !selfFrame(receiver, owner: function).isNone {
      frame.receiver = receiver
    }
    return enter(frame)
  }

  /// What has a method of sequences is a sequence, whatever else is known of it.
  private func asSequence(_ receiver: Value, for function: Place, at call: Place) -> Value {
    guard project.extendedName(around: function).map(dialect.sequenceNames.contains) == true
    else { return receiver }
    switch forced(receiver) {
    case .asked, .lost: return .sequence(chain(forced(receiver), at: project.first(call) ?? call))
    default: return receiver
    }
  }
}
