/// Finds the first place in a closure that writes to user interface, by itself or through what it calls.
final class TouchFinder {
  private let contexts: Contexts
  private let fold: FactFold
  private var lowering: Lowering { contexts.lowering }
  private var project: Project { lowering.project }
  private let bodies: Questions<BodyQuestion, Touch?>
  /// How many calls lie between the closure and what is looked at.
  private var hops: UInt8 = 0

  /// What an app does to its views it does near to where it is told to; what is farther away is a program of its own.
  private static let mostHops: UInt8 = 4

  /// Whether a body touches user interface. In code that is no user interface's own, only what is seen to be a view
  /// counts as one.
  private struct BodyQuestion: TableKey {
    var body: Place
    var frame: FrameID
    var isStrict: Bool
    var hops: UInt8
    var tableHash: UInt64 {
      NameHash.mixed(body.bits, UInt64(UInt32(bitPattern: frame.number)) << 16 | UInt64(hops) << 1 | (isStrict ? 1 : 0))
    }
  }

  init(_ contexts: Contexts, _ fold: FactFold) {
    self.contexts = contexts
    self.fold = fold
    bodies = Questions(QuestionStack(), bottom: nil) { known, new in known ?? new }
  }

  func firstTouch(in closure: Place, _ frame: FrameID = .none) -> Touch? {
    firstTouch(in: closure, frame, isStrict: false)
  }

  /// By what stands in a body alone, a closure's or that of a function that is named: no call is followed.
  func writtenTouch(in body: Place) -> Touch? {
    let isStrict = project.kind(body) != .closureExpr && !lowering.meaning.isMainType(at: body)
    for candidate in candidates(in: body, .none) where !candidate.isMoved {
      if project.kind(candidate.place) != .callExpr {
        if let touch = assignment(candidate.place, .none, isStrict: isStrict) { return touch }
      } else if let callee = project.first(candidate.place),
        isTouchingCall(callee, of: candidate.place, .none, isStrict: isStrict)
      {
        return Touch(place: callee)
      }
    }
    return nil
  }

  private func firstTouch(in expression: Place, _ frame: FrameID, isStrict: Bool) -> Touch? {
    switch project.kind(expression) {
    case .closureExpr: return firstTouch(inBody: expression, frame, isStrict: isStrict)
    case .memberExpr, .identifierExpr:
      // A method reference, or a closure that is held: what it does.
      for value in lowering.alternatives(of: lowering.value(of: expression, in: frame)) {
        switch value {
        case .functions(let ref):
          for function in lowering.store[ref].places {
            if let touch = firstTouch(inFunction: function, isStrict: isStrict) {
              return Touch(place: expression, isMoved: touch.isMoved)
            }
          }
        case .closure(let ref):
          let closure = lowering.store[ref]
          if let touch = touchFollowed(into: closure.place, closure.frame, isStrict: isStrict) { return touch }
        default: continue
        }
      }
      return unseenReference(expression)
    default: return nil
    }
  }

  /// `bind(onNext: tableView.reload)`: a method of a view that nobody in sight declares.
  private func unseenReference(_ expression: Place) -> Touch? {
    guard project.kind(expression) == .memberExpr, let member = touchingMember(expression), member.use == .called,
      let base = project.first(expression), isTouched(base, member, .none, isStrict: false)
    else { return nil }
    return Touch(place: expression)
  }

  private func firstTouch(inFunction function: Place, isStrict: Bool) -> Touch? {
    guard let body = project.child(function, .codeBlock) else { return nil }
    return touchFollowed(into: body, .none, isStrict: isStrict || !lowering.meaning.isMainType(at: function))
  }

  /// Of a body that a call leads to.
  private func touchFollowed(into body: Place, _ frame: FrameID, isStrict: Bool) -> Touch? {
    guard hops < Self.mostHops else { return nil }
    hops += 1
    defer { hops -= 1 }
    let question = BodyQuestion(body: body, frame: frame, isStrict: isStrict, hops: hops)
    return bodies.answer(to: question, beyond: nil) { firstTouch(inBody: body, frame, isStrict: isStrict) }
  }

  private struct Candidate {
    var place: Place
    var isMoved: Bool
  }

  private func firstTouch(inBody body: Place, _ frame: FrameID, isStrict: Bool) -> Touch? {
    let candidates = candidates(in: body, frame)
    // What stays on the closure's thread says more about it than what is moved to main.
    var moved: Touch?
    for search in [touch, touchElsewhere] {
      for candidate in candidates {
        guard let touch = search(candidate.place, frame, isStrict) else { continue }
        if !candidate.isMoved, !touch.isMoved { return touch }
        moved = moved ?? Touch(place: touch.place, isMoved: true)
      }
    }
    return moved
  }

  /// Assignments and calls of a body, in the order of the source.
  private func candidates(in body: Place, _ frame: FrameID) -> [Candidate] {
    var candidates: [Candidate] = []
    var stack = [Candidate(place: body, isMoved: false)]
    while let at = stack.popLast() {
      for child in project.children(at.place) {
        switch project.kind(child) {
        case .closureExpr:
          switch destination(of: child, frame) {
          case .here: stack.append(Candidate(place: child, isMoved: at.isMoved))
          case .main: stack.append(Candidate(place: child, isMoved: true))
          case .elsewhere: continue
          }
        case .funcDecl: continue
        case .ifConfigClause where project.flags(child).contains(.isDead): continue
        case .assignmentOperator, .callExpr, .binaryOperator:
          candidates.append(Candidate(place: child, isMoved: at.isMoved))
          stack.append(Candidate(place: child, isMoved: at.isMoved))
        default: stack.append(Candidate(place: child, isMoved: at.isMoved))
        }
      }
    }
    return candidates.sorted { project.node($0.place).token < project.node($1.place).token }
  }

  // MARK: - One assignment or call

  /// By an assignment or a call itself, or by a method of the same object.
  private func touch(_ at: Place, _ frame: FrameID, isStrict: Bool) -> Touch? {
    if project.kind(at) != .callExpr { return assignment(at, frame, isStrict: isStrict) }
    guard let callee = project.first(at) else { return nil }
    if isTouchingCall(callee, of: at, frame, isStrict: isStrict) { return Touch(place: callee) }
    return isOwn(callee) ? follow(at, callee, frame, isStrict: isStrict) : nil
  }

  /// By a method of another object: where that is in sight, what it does.
  private func touchElsewhere(_ at: Place, _ frame: FrameID, isStrict: Bool) -> Touch? {
    guard project.kind(at) == .callExpr, let callee = project.first(at).map(project.unwrapped),
      project.kind(callee) == .memberExpr, !isOwn(callee)
    else { return nil }
    if let touch = follow(at, callee, frame, isStrict: isStrict) { return touch }
    // A library's method, called for nothing but its effect on a view.
    guard isStatement(at), let base = project.first(callee),
      case .outside(let ref) = lowering.forced(lowering.value(of: base, in: frame)),
      lowering.meaning.isUI(lowering.store[ref].type), lowering.function(calledBy: at, frame) == nil
    else { return nil }
    return Touch(place: callee)
  }

  private func follow(_ call: Place, _ callee: Place, _ frame: FrameID, isStrict: Bool) -> Touch? {
    for function in lowering.functions(calledBy: call, frame) where project.kind(function) != .initDecl {
      if let touch = firstTouch(inFunction: function, isStrict: isStrict) {
        return Touch(place: callee, isMoved: touch.isMoved)
      }
    }
    // What others hand to a function that is called on the way says nothing of this call of it.
    if hops > 0, frame.isNone, lowering.parameter(namedBy: callee) != nil { return nil }
    // A closure that is held: what it does.
    for value in lowering.alternatives(of: lowering.value(of: callee, in: frame)) {
      guard case .closure(let ref) = value else { continue }
      let closure = lowering.store[ref]
      guard !project.isInside(call, closure.place) else { continue }
      if let touch = touchFollowed(into: closure.place, closure.frame, isStrict: isStrict) {
        return Touch(place: callee, isMoved: touch.isMoved)
      }
    }
    return nil
  }

  private func isStatement(_ call: Place) -> Bool {
    guard let parent = project.parent(call) else { return false }
    switch project.kind(parent) {
    case .codeBlock, .closureExpr, .switchCase: return true
    case .optionalChain, .tryExpr: return isStatement(parent)
    default: return false
    }
  }

  private enum Destination { case here, main, elsewhere }

  /// Where the call that takes a closure runs it.
  private func destination(of closure: Place, _ frame: FrameID) -> Destination {
    guard let argument = project.parent(closure), project.kind(argument) == .argument,
      let call = project.parent(argument), let callee = project.first(call)
    else { return isHeld(closure) ? .elsewhere : .here }
    let name = project.symbol(callee)
    if lowering.dialect.subscriptions[name] != nil || isPart(ofSequence: call, name) { return .elsewhere }
    switch project.kind(callee) {
    case .memberExpr where name == .run || lowering.meaning.callback(name) == .receiver || name == .perform:
      let base = project.first(callee).map { project.text($0) } ?? ""
      return ["DispatchQueue.main", "OperationQueue.main", "MainActor"].contains(base) ? .main : .elsewhere
    case .identifierExpr where project.text(name) == "dispatch_async":
      return project.text(call).contains("dispatch_get_main_queue") ? .main : .elsewhere
    // What is user interface's is only touched on main there: the compiler has a task hop to the main actor for it.
    case .identifierExpr where name == .Task && lowering.meaning.lookUp(name, at: callee) == nil: return .main
    case .memberExpr where name == .Task && project.first(callee).map { project.symbol($0) == ._Concurrency } == true:
      return .main
    case .identifierExpr where name == .DispatchWorkItem: return .elsewhere
    default: return isMoved(closure, around: call, frame) ? .main : .here
    }
  }

  /// Whether a closure is kept for whoever calls it: by a name, a property, whoever gets it returned. Where that is called
  /// in the same code, the call tells.
  private func isHeld(_ closure: Place) -> Bool {
    guard let parent = project.parent(closure) else { return false }
    switch project.kind(parent) {
    case .initializerClause: return !isCalledNearby(parent)
    case .returnStmt: return true
    case .sequenceExpr: return project.children(parent).contains { project.kind($0) == .assignmentOperator }
    default: return false
    }
  }

  /// Whether code calls the local name that a closure is bound to.
  private func isCalledNearby(_ initializer: Place) -> Bool {
    guard let binding = project.parent(initializer) else { return false }
    return lowering.usesOfStored(binding).contains { use in
      let expression = project.withItsUnwrapping(use)
      return project.parent(expression).map { project.kind($0) == .callExpr && project.first($0) == expression }
        ?? false
    }
  }

  /// Whether a function that is handed a closure runs it on main, whoever calls.
  private func isMoved(_ closure: Place, around call: Place, _ frame: FrameID) -> Bool {
    guard let context = contexts.closureContext(closure, upTo: nil, frame) else { return false }
    let here = contexts.context(of: call, frame)
    // A view's method is taken to be called on main: what runs in place does so only if that is true.
    let isInPlace = lowering.graph.choices(of: context).contains(here)
    return !isInPlace && fold.facts(of: context).delivery.elements.threads == .main
  }

  /// Whether a call makes a sequence: what its closure does, it does when that runs.
  private func isPart(ofSequence call: Place, _ name: Symbol) -> Bool {
    guard !lowering.catalogue.indices(named: name).isEmpty else { return false }
    return lowering.alternatives(of: lowering.value(of: call)).contains { value in
      if case .sequence = value { return true }
      return false
    }
  }

  private func assignment(_ at: Place, _ frame: FrameID, isStrict: Bool) -> Touch? {
    guard let sequence = project.parent(at), project.kind(sequence) == .sequenceExpr,
      let target = project.first(sequence), project.node(target).nextSibling == at.node,
      UseIndex.assigns(project.tree(at), at.node)
    else { return nil }
    switch project.kind(target) {
    case .memberExpr:
      if let member = touchingMember(target), member.use == .assigned, let base = project.first(target),
        isTouched(base, member, frame, isStrict: isStrict)
      {
        return Touch(place: target)
      }
      if changesPart(target, frame, isStrict: isStrict) { return Touch(place: target) }
      return setter(of: target, frame, isStrict: isStrict)
    case .subscriptExpr: return keyPathWrite(target, frame, isStrict: isStrict)
    case .identifierExpr:
      let name = project.symbol(target)
      guard lowering.meaning.lookUp(name, at: target) == nil else {
        return setter(of: target, frame, isStrict: isStrict)
      }
      // `title = …` inside a view controller.
      guard touchingMember(target)?.use == .assigned, lowering.meaning.isMainType(at: at) else { return nil }
      return Touch(place: target)
    default: return nil
    }
  }

  /// `view.frame.origin.y = …`: a part of what a view's property holds.
  private func changesPart(_ target: Place, _ frame: FrameID, isStrict: Bool) -> Bool {
    var inner = project.first(target).map(project.unwrapped)
    while let at = inner, project.kind(at) == .memberExpr, let base = project.first(at) {
      if let member = touchingMember(at), member.use == .assigned {
        return isTouched(base, member, frame, isStrict: isStrict)
      }
      inner = project.unwrapped(base)
    }
    return false
  }

  /// `view.isHidden.toggle()`: a property of a view, changed by a method of the standard library's.
  private func changesInPlace(_ callee: Place, _ frame: FrameID, isStrict: Bool) -> Bool {
    project.kind(callee) == .memberExpr && Contexts.mutatingMethods.contains(project.name(callee))
      && changesPart(callee, frame, isStrict: isStrict)
  }

  /// `label[keyPath: \.text] = …`.
  private func keyPathWrite(_ target: Place, _ frame: FrameID, isStrict: Bool) -> Touch? {
    guard let base = project.first(target), let argument = project.child(target, .argument),
      project.label(argument) == .keyPath, let path = project.first(argument), project.kind(path) == .keyPathExpr,
      let member = UIClasses.touchingMembers[project.name(path)], member.use == .assigned,
      isTouched(base, member, frame, isStrict: isStrict)
    else { return nil }
    return Touch(place: target)
  }

  /// A property of the project's own: what its setter or its observers do.
  private func setter(of target: Place, _ frame: FrameID, isStrict: Bool) -> Touch? {
    guard let binding = lowering.variable(namedBy: target), let block = project.child(binding, .accessorBlock) else {
      return nil
    }
    let strict = isStrict || !lowering.meaning.isMainType(at: binding)
    for accessor in project.children(block) where project.kind(accessor) == .accessor {
      switch project.symbol(accessor).known {
      case .set?, .didSet?, .willSet?: break
      default: continue
      }
      guard let body = project.child(accessor, .codeBlock) else { continue }
      if let touch = touchFollowed(into: body, .none, isStrict: strict) {
        return Touch(place: target, isMoved: touch.isMoved)
      }
    }
    return nil
  }

  /// `tableView.reloadData()`.
  private func isTouchingCall(_ callee: Place, of call: Place, _ frame: FrameID, isStrict: Bool) -> Bool {
    if changesInPlace(callee, frame, isStrict: isStrict) || isTransition(callee, of: call, frame) { return true }
    guard let member = touchingMember(callee), member.use == .called else { return false }
    switch project.kind(callee) {
    case .memberExpr:
      // A method of the project's own is what it does.
      guard let base = project.first(callee), isTouched(base, member, frame, isStrict: isStrict) else { return false }
      return lowering.functions(calledBy: call, frame).isEmpty
    case .identifierExpr:
      // Inherited from UIKit: nothing in sight has the name.
      return lowering.meaning.isMainType(at: call) && lowering.meaning.lookUp(project.symbol(callee), at: callee) == nil
    default: return false
    }
  }

  /// `router.trigger(.detail)` of XCoordinator: it performs, there and then, what a coordinator of the app's makes of the
  /// route in `prepareTransition(for:)`. (Router.swift, Coordinator.swift.)
  private func isTransition(_ callee: Place, of call: Place, _ frame: FrameID) -> Bool {
    project.kind(callee) == .memberExpr && project.symbol(callee) == .trigger
      && project.file(callee).imports.contains("XCoordinator")
      && !project.methods(named: Symbol(.prepareTransition)).isEmpty
      && lowering.functions(calledBy: call, frame).isEmpty
  }

  private func touchingMember(_ expression: Place) -> TouchingMember? {
    switch project.kind(expression) {
    case .memberExpr, .identifierExpr: UIClasses.touchingMembers[project.name(expression)]
    default: nil
    }
  }

  /// A method of the object that the closure belongs to.
  private func isOwn(_ callee: Place) -> Bool {
    switch project.kind(callee) {
    case .identifierExpr: return true
    case .memberExpr:
      guard let base = project.first(callee).map(project.unwrapped) else { return false }
      switch project.kind(base) {
      case .selfExpr: return true
      case .identifierExpr:
        return ["this", "owner", "strongSelf", "$0", "vc", "weakSelf", "self"].contains(project.name(base))
      default: return false
      }
    default: return false
    }
  }

  private func isTouched(_ base: Place, _ member: TouchingMember, _ frame: FrameID, isStrict: Bool) -> Bool {
    // `box.snp.updateConstraints`: what stands before the proxy.
    let base = proxied(base) ?? base
    return switch lowering.isUI(lowering.value(of: base, in: frame), at: base) {
    case .yes: true
    case .no: isMade(byView: base, frame)
    case .unknown: !member.needsUIReceiver && !isStrict || isMade(byView: base, frame)
    }
  }

  private func proxied(_ base: Place) -> Place? {
    let base = project.unwrapped(base)
    guard project.kind(base) == .memberExpr, UIClasses.proxies.contains(project.name(base)) else { return nil }
    return project.first(base)
  }

  /// `tableView.cellForRow(at: path)?`: what a view's method hands out, and is then used as a view, is one.
  private func isMade(byView base: Place, _ frame: FrameID) -> Bool {
    let call = project.unwrapped(base)
    guard project.kind(call) == .callExpr, let callee = project.first(call), project.kind(callee) == .memberExpr,
      let view = project.first(callee), lowering.isUI(lowering.value(of: view, in: frame), at: view) == .yes
    else { return false }
    return lowering.functions(calledBy: call, frame).isEmpty
  }
}
