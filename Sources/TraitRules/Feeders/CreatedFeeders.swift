/// What the closure of `create` does with its observer.
struct CreatedFeeders {
  let contexts: Contexts
  let source: FedSource
  private var lowering: Lowering { contexts.lowering }
  private var project: Project { contexts.project }

  init(_ contexts: Contexts, _ source: FedSource) {
    self.contexts = contexts
    self.source = source
  }

  func feeders() -> [Feeder] {
    guard project.kind(source.declaration) == .closureExpr else {
      return [Feeder(kind: .escape, node: nowhereInSight, place: source.declaration)]
    }
    var uses = ObserverUses(contexts, closure: source.declaration, source.frame)
    uses.read()
    if uses.feeders.isEmpty {
      // It sends nothing that is in sight: an end, perhaps, at once.
      return []
    }
    return uses.feeders
  }

  private var nowhereInSight: ChainID {
    contexts.runs(.unknown, source.site.isNowhere ? source.declaration : source.site, .createNotInSight)
  }
}

/// A walk through code that is given an observer.
struct ObserverUses {
  private let contexts: Contexts
  private let body: Place
  private let frame: FrameID
  private(set) var feeders: [Feeder] = []
  private var lowering: Lowering { contexts.lowering }
  private var project: Project { contexts.project }

  init(_ contexts: Contexts, closure: Place, _ frame: FrameID) {
    self.contexts = contexts
    body = closure
    self.frame = frame
  }

  mutating func read() {
    let name = observerName
    var stack = [body]
    while let at = stack.popLast() {
      for child in project.children(at) {
        if project.kind(child) == .ifConfigClause, project.flags(child).contains(.isDead) { continue }
        stack.append(child)
        if project.kind(child) == .identifierExpr, project.name(child) == name { classify(child) }
      }
    }
    feeders.sort { $0.place < $1.place }
  }

  private var observerName: String {
    let signature = project.child(body, .closureSignature)
    let parameter = signature.flatMap { project.child($0, .closureParameter) }
    return parameter.map { project.name($0) } ?? "$0"
  }

  private mutating func classify(_ use: Place) {
    guard var parent = project.parent(use) else { return }
    if project.kind(parent) == .optionalChain { parent = project.parent(parent) ?? parent }
    switch project.kind(parent) {
    case .memberExpr: classify(member: parent)
    // `single(.success(x))`.
    case .callExpr: addEvent(of: parent)
    case .argument: classify(argument: parent, use)
    default: break
    }
  }

  private mutating func classify(member: Place) {
    let call = project.parent(member) ?? member
    let at = project.kind(call) == .callExpr ? call : member
    switch project.symbol(member).known {
    case .onNext?, .onSuccess?: add(.element, at)
    case .onError?, .onFailure?: addError(at)
    case .onCompleted?: add(.completion, at)
    case .on?: addEvent(of: call)
    default:
      guard let sends = ObserverMethods(project).sends(project.symbol(member)) else {
        if project.name(member) != "onComplete" { add(.escape, at) }
        return
      }
      if sends.element { add(.element, at) }
      if sends.error { addError(at) }
    }
  }

  private mutating func add(_ kind: Feeder.Kind, _ place: Place) {
    let context = contexts.context(of: place, upTo: body, frame)
    feeders.append(Feeder(kind: kind, node: context, place: place))
  }

  private mutating func addError(_ place: Place) {
    if !isCaughtFromNothing(place) { add(.error, place) }
  }

  private mutating func addEvent(of call: Place) {
    guard let argument = project.child(call, .argument), let expression = project.first(argument) else { return }
    let text = project.text(expression)
    if [".error", ".failure", ".Error"].contains(where: text.hasPrefix) || text.contains("SingleEvent.error") {
      addError(call)
    } else if [".next", ".success", ".Next"].contains(where: text.hasPrefix) {
      add(.element, call)
    } else if [".complete", ".Completed"].contains(where: text.hasPrefix) {
      add(.completion, call)
    } else {
      add(.element, call)
      add(.escape, call)
    }
  }

  /// The observer is bound to, or handed to a helper.
  private mutating func classify(argument: Place, _ use: Place) {
    guard let call = project.parent(argument), let callee = project.first(call) else { return }
    if project.kind(callee) == .memberExpr, lowering.dialect.subscriptions[project.symbol(callee)] != nil,
      let chain = project.first(callee)
    {
      let sent = lowering.chain(lowering.value(of: chain, in: frame), at: chain)
      feeders.append(Feeder(kind: .chain, node: sent, place: call))
      return
    }
    add(.escape, use)
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
        guard let call = project.children(at).last, project.kind(call) == .callExpr, let callee = project.first(call),
          case .closure(let function) = lowering.forced(lowering.value(of: callee, in: frame)),
          !lowering.canThrow(lowering.store[function].place)
        else { return false }
      default: break
      }
      stack += project.children(at)
    }
    return tries > 0
  }
}

/// Methods that the project adds to `AnyObserver`: `observer.finish(with: value)`.
struct ObserverMethods {
  private let project: Project

  init(_ project: Project) { self.project = project }

  /// What calling such a method sends at once; `nil` where none is in sight, or where it hands the observer on.
  func sends(_ name: Symbol) -> (element: Bool, error: Bool)? {
    let members = project.extensionMembers(named: name, of: [Symbol(.AnyObserver), Symbol(.ObserverType)])
    let functions = members.filter { $0.kind == .function }.map(\.place)
    guard !functions.isEmpty else { return nil }
    var result = (element: false, error: false)
    for function in functions {
      guard let body = project.child(function, .codeBlock), scan(body, &result) else { return nil }
    }
    return result
  }

  private func scan(_ body: Place, _ result: inout (element: Bool, error: Bool)) -> Bool {
    var stack = [body]
    while let at = stack.popLast() {
      switch project.kind(at) {
      case .closureExpr: return false
      case .callExpr:
        guard let callee = project.first(at) else { break }
        switch project.symbol(callee).known {
        case .onNext?: result.element = true
        case .onError?: result.error = true
        case .on?:
          let text = project.text(at)
          result.error = result.error || text.contains(".error")
          result.element = result.element || !text.contains(".error") && !text.contains(".completed")
        default: break
        }
      default: break
      }
      stack += project.children(at)
    }
    return true
  }
}
