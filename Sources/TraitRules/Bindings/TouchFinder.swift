/// Finds the first place in a closure that writes to user interface, by itself or through what it calls.
final class TouchFinder {
  let contexts: Contexts
  let fold: FactFold
  var lowering: Lowering { contexts.lowering }
  var project: Project { lowering.project }
  private let bodies: Questions<BodyQuestion, Touch?>
  /// Who observes notifications of the project's own, by the text of their names.
  lazy var observers = findObservers()
  lazy var showing = ShowingNames(project).names
  /// What SwiftUI's views observe.
  lazy var observed = findObserved()
  private var bodiesTouchingAway: [Place: Bool] = [:]
  /// The body that a call led to, if one did.
  private var followed: Place?

  /// Whether a body touches user interface. In code that is no user interface's own, only what is seen to be a view
  /// counts as one.
  private struct BodyQuestion: TableKey {
    var body: Place
    var frame: FrameID
    var isStrict: Bool
    var tableHash: UInt64 {
      NameHash.mixed(body.bits, UInt64(UInt32(bitPattern: frame.number)) << 1 | (isStrict ? 1 : 0))
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
      var touch: Touch?
      if project.kind(candidate.place) != .callExpr {
        touch = assignment(candidate.place, .none, isStrict: isStrict)
      } else if let callee = project.first(candidate.place),
        isTouchingCall(callee, of: candidate.place, .none, isStrict: isStrict)
      {
        touch = Touch(place: callee)
      }
      if let touch, move(of: candidate, .none) != .toMain { return touch }
    }
    return nil
  }

  /// By way of functions that a body calls for nothing but what they do: they return nothing.
  func touchBesidesResult(in body: Place) -> Touch? {
    for candidate in candidates(in: body, .none) where project.kind(candidate.place) == .callExpr {
      guard isCalledForNothing(candidate.place), let callee = project.first(candidate.place).map(project.unwrapped),
        let touch = follow(candidate.place, callee, .none, isStrict: false)
      else { continue }
      return moved(touch, with: candidate, .none)
    }
    return nil
  }

  /// By way of functions, and closures that are held, that a body calls for what they return, and that show something first.
  func touchBeforeResult(in body: Place) -> Touch? {
    for candidate in candidates(in: body, .none) where project.kind(candidate.place) == .callExpr {
      guard let callee = project.first(candidate.place).map(project.unwrapped),
        showing.contains(project.symbol(callee)),
        let touch = follow(candidate.place, callee, .none, isStrict: false)
      else { continue }
      return moved(touch, with: candidate, .none)
    }
    return nil
  }

  private func isCalledForNothing(_ call: Place) -> Bool {
    // Most calls have a value by whatever is meant.
    guard let callee = project.first(call), [.identifierExpr, .memberExpr].contains(project.kind(callee)),
      case let name = project.symbol(callee),
      project.methods(named: name).contains(where: project.returnsNothing)
        || project.globals(named: name).contains(where: { $0.kind == .function && project.returnsNothing($0.place) })
    else { return false }
    let functions = lowering.functions(calledBy: call, .none)
    return !functions.isEmpty
      && functions.allSatisfy { project.kind($0) == .funcDecl && project.returnsNothing($0) }
  }

  private func firstTouch(in expression: Place, _ frame: FrameID, isStrict: Bool) -> Touch? {
    switch project.kind(expression) {
    case .closureExpr: return firstTouch(inBody: expression, frame, isStrict: isStrict)
    case .memberExpr, .identifierExpr, .callExpr:
      return referredTouch(expression, frame, isStrict: isStrict) ?? unseenReference(expression)
    default: return nil
    }
  }

  /// By way of a method reference, a closure that is held, or one that a function makes of another: what it does.
  func referredTouch(_ expression: Place, _ frame: FrameID, isStrict: Bool) -> Touch? {
    for value in lowering.alternatives(of: lowering.value(of: expression, in: frame)) {
      switch value {
      case .functions(let ref):
        let functions = lowering.store[ref]
        if let touch = touch(
          by: lowering.implementations(of: functions, at: expression), isOfAny: isOfAnyConformer(functions.receiver),
          isStrict: isStrict)
        {
          return touch.told(at: expression)
        }
      case .closure(let ref):
        let closure = lowering.store[ref]
        guard let touch = touchFollowed(into: closure.place, closure.frame, isStrict: isStrict) else { continue }
        return handedTouch(in: expression, frame, touch)
      default: continue
      }
    }
    return nil
  }

  /// Of `weakly { $0.label.text = "" }`, what stands there says more than what `weakly` does with it.
  private func handedTouch(in call: Place, _ frame: FrameID, _ touch: Touch) -> Touch {
    guard project.kind(call) == .callExpr else { return touch }
    let closures = lowering.arguments(of: call, frame).map(\.expression).filter { project.kind($0) == .closureExpr }
    let handed = closures.lazy.compactMap { self.writtenTouch(in: $0) }.first
    return touch.told(at: handed?.place ?? project.first(call) ?? touch.place)
  }

  /// `bind(onNext: tableView.reload)`: a method of a view that nobody in sight declares.
  private func unseenReference(_ expression: Place) -> Touch? {
    guard project.kind(expression) == .memberExpr, let member = touchingMember(expression), member.use == .called,
      let base = project.first(expression), isTouched(base, member, .none, isStrict: false)
    else { return nil }
    return Touch(place: expression)
  }

  func firstTouch(inFunction function: Place, _ frame: FrameID = .none, isStrict: Bool) -> Touch? {
    guard let body = project.child(function, .codeBlock) else { return nil }
    return touchFollowed(into: body, frame, isStrict: isStrict || !lowering.meaning.isMainType(at: function))
  }

  /// By one of the functions that a name can mean.
  ///
  /// - Parameter isOfAny: whether nothing says which of several conformers they belong to: then some of them touching
  ///   nothing is reason to doubt that the one does which is meant.
  private func touch(
    by functions: [Place], isOfAny: Bool, frame: (Place) -> FrameID = { _ in .none }, isStrict: Bool
  ) -> Touch? {
    if isOfAny { return Touch.byOne(of: functions.map { firstTouch(inFunction: $0, frame($0), isStrict: isStrict) }) }
    for function in functions {
      if let touch = firstTouch(inFunction: function, frame(function), isStrict: isStrict) { return touch }
    }
    return nil
  }

  /// Whether an object is known by nothing but a protocol of the project's.
  private func isOfAnyConformer(_ receiver: Value) -> Bool {
    lowering.alternatives(of: receiver).contains { value in
      guard case .object(let ref) = value else { return false }
      return project.declaration(lowering.store[ref].type).kind == .protocol
    }
  }

  /// Of a body that a call leads to.
  func touchFollowed(into body: Place, _ frame: FrameID, isStrict: Bool) -> Touch? {
    let before = followed
    followed = body
    defer { followed = before }
    let question = BodyQuestion(body: body, frame: frame, isStrict: isStrict)
    return bodies.answer(to: question, beyond: nil) { firstTouch(inBody: body, frame, isStrict: isStrict) }
  }

  private struct Candidate {
    var place: Place
    var isMoved = false
    /// Something of the thread is asked before that is not followed.
    var isDoubted = false
    /// In a closure that a queue is given.
    var isAway = false
    /// The closures around it that functions are handed.
    var handed: [Place] = []
  }

  /// Asked of what touches alone: what a function does with its closure takes the facts of its code.
  private func move(of candidate: Candidate, _ frame: FrameID) -> Touch.Move {
    if candidate.isMoved { return .toMain }
    let moves = candidate.handed.map { move(ofHanded: $0, frame) }
    return (moves + [candidate.isDoubted ? .perhaps : .none]).max() ?? .none
  }

  /// A touch, moved as what stands around it is.
  private func moved(_ touch: Touch, with candidate: Candidate, _ frame: FrameID) -> Touch {
    guard touch.move < .toMain else { return touch }
    var touch = touch
    touch.move = max(touch.move, move(of: candidate, frame))
    touch.isAway = touch.isAway || candidate.handed.contains { isRunOffMain($0, frame) }
    return touch
  }

  private func firstTouch(inBody body: Place, _ frame: FrameID, isStrict: Bool) -> Touch? {
    let candidates = candidates(in: body, frame)
    // What stays on the closure's thread says most about it, and what may stay there more than what is moved to main.
    var best: Touch?
    for search in [touch, touchElsewhere] {
      for candidate in candidates {
        guard let found = search(candidate.place, frame, isStrict) else { continue }
        let touch = moved(found, with: candidate, frame)
        if touch.move == .none, !touch.isAway { return touch }
        if best.map({ touch.move < $0.move || touch.move == $0.move && $0.isAway && !touch.isAway }) ?? true {
          best = touch
        }
      }
    }
    return best
  }

  /// All of a body that stay on its thread, each at the assignment or call in it that touches or leads to what does.
  func touches(inBody body: Place, _ frame: FrameID, isStrict: Bool) -> [(at: Place, touch: Touch)] {
    candidates(in: body, frame).compactMap { candidate in
      let at = candidate.place
      guard let found = touch(at, frame, isStrict: isStrict) ?? touchElsewhere(at, frame, isStrict: isStrict) else {
        return nil
      }
      let touch = moved(found, with: candidate, frame)
      return touch.move == .toMain ? nil : (at, touch)
    }
  }

  /// Whether a body, or a function that it calls, touches user interface where a queue runs it that is not main's.
  func touchesAway(in body: Place, _ frame: FrameID) -> Bool {
    if frame.isNone, let known = bodiesTouchingAway[body] { return known }
    // A function that calls itself does no more by that.
    if frame.isNone { bodiesTouchingAway[body] = false }
    let touches = candidates(in: body, frame, followsQueues: true).contains { candidate in
      guard !candidate.isMoved else { return false }
      guard candidate.isAway else { return callsAway(candidate.place, frame) }
      guard
        let found = touch(candidate.place, frame, isStrict: false)
          ?? touchElsewhere(candidate.place, frame, isStrict: false)
      else { return false }
      return moved(found, with: candidate, frame).move != .toMain
    }
    if frame.isNone { bodiesTouchingAway[body] = touches }
    return touches
  }

  private func callsAway(_ call: Place, _ frame: FrameID) -> Bool {
    guard project.kind(call) == .callExpr else { return false }
    return lowering.functions(calledBy: call, frame).contains { function in
      guard project.kind(function) == .funcDecl, let body = project.child(function, .codeBlock) else { return false }
      return touchesAway(in: body, .none)
    }
  }

  /// Assignments and calls of a body, in the order of the source.
  ///
  /// - Parameter followsQueues: also those in closures that queues are given.
  private func candidates(in body: Place, _ frame: FrameID, followsQueues: Bool = false) -> [Candidate] {
    var candidates: [Candidate] = []
    var stack = [Candidate(place: body)]
    while let at = stack.popLast() {
      for child in project.children(at.place) {
        var inner = at
        inner.place = child
        switch contexts.asked(before: child, in: at.place) {
        case .main: inner.isMoved = true
        case .something: inner.isDoubted = true
        case .nothing: break
        }
        switch project.kind(child) {
        case .closureExpr:
          switch isReturned(child, by: body) ? .here : destination(of: child, frame) {
          case .here: break
          case .handed: inner.handed.append(child)
          case .main: inner.isMoved = true
          case .away where followsQueues: inner.isAway = true
          case .away, .elsewhere: continue
          }
          stack.append(inner)
        case .funcDecl: continue
        case .ifConfigClause where project.flags(child).contains(.isDead): continue
        case .assignmentOperator, .callExpr, .binaryOperator:
          candidates.append(inner)
          stack.append(inner)
        default: stack.append(inner)
        }
      }
    }
    return candidates.sorted { project.node($0.place).token < project.node($1.place).token }
  }

  /// The functions in sight that run when a body does, but for what makes objects.
  func functionsCalled(in body: Place) -> [Place] {
    candidates(in: body, .none).flatMap { candidate -> [Place] in
      guard project.kind(candidate.place) == .callExpr else { return [] }
      return lowering.functions(calledBy: candidate.place, .none).filter { project.kind($0) == .funcDecl }
    }
  }

  /// `{ screen in { text in screen.label.text = text } }`: whoever is handed the outer closure of a subscription calls
  /// what that returns.
  private func isReturned(_ closure: Place, by body: Place) -> Bool {
    guard project.kind(body) == .closureExpr, project.enclosingBody(of: closure) == body,
      let parent = project.parent(closure)
    else { return false }
    return project.kind(parent) == .returnStmt
      || parent == body && project.tree(body).onlyStatement(of: body.node) == closure.node
  }

  // MARK: - One assignment or call

  /// By an assignment or a call itself, or by a method of the same object.
  private func touch(_ at: Place, _ frame: FrameID, isStrict: Bool) -> Touch? {
    if project.kind(at) != .callExpr { return assignment(at, frame, isStrict: isStrict) }
    guard let callee = project.first(at).map(project.unwrapped) else { return nil }
    if let touch = touchSelected(by: at, callee, isStrict: isStrict) { return touch }
    if isTouchingCall(callee, of: at, frame, isStrict: isStrict) {
      return Touch(place: callee, move: isPerformedOnMain(at, callee) ? .toMain : .none)
    }
    guard isOwn(callee) else { return nil }
    if let touch = follow(at, callee, frame, isStrict: isStrict) { return touch }
    if isShownByView(at, callee, frame) { return Touch(place: callee) }
    if let touch = arrangedByLibrary(at, callee, frame) { return touch }
    // `self.makeToast(text)` in an extension of a view's class, `setShowsCancelButton(true, animated: true)` in a class
    // below one.
    guard project.kind(callee) == .memberExpr, let base = project.first(callee).map(project.unwrapped),
      project.kind(base) == .selfExpr,
      project.enclosingExternalExtension(of: at) != nil || isAnimated(at)
    else { return nil }
    return libraryTouch(at, callee, frame)
  }

  /// By a method of another object: where that is in sight, what it does.
  private func touchElsewhere(_ at: Place, _ frame: FrameID, isStrict: Bool) -> Touch? {
    guard project.kind(at) == .callExpr, let callee = project.first(at).map(project.unwrapped) else { return nil }
    // `handlers[name]?(value)`: one that a collection keeps.
    if project.kind(callee) == .subscriptExpr { return follow(at, callee, frame, isStrict: isStrict) }
    if project.kind(callee) == .identifierExpr { return touchHanded(to: at, frame, isStrict: isStrict) }
    guard project.kind(callee) == .memberExpr, !isOwn(callee), !isPerformedOnMain(at, callee) else { return nil }
    if let touch = follow(at, callee, frame, isStrict: isStrict) { return touch }
    return touchStarted(by: at, callee, frame, isStrict: isStrict) ?? touchNotified(by: at, callee)
      ?? libraryTouch(at, callee, frame) ?? addedPart(at, callee, frame) ?? handedView(at, callee, frame)
      ?? shownByLibrary(at, callee, frame) ?? touchHanded(to: at, frame, isStrict: isStrict)
  }

  /// `ask().subscribe { … }`: what `create` does that is started there.
  private func touchStarted(by call: Place, _ callee: Place, _ frame: FrameID, isStrict: Bool) -> Touch? {
    guard lowering.dialect.subscriptions[project.symbol(callee)] != nil, let receiver = project.first(callee) else {
      return nil
    }
    for value in lowering.alternatives(of: lowering.value(of: receiver, in: frame)) {
      guard case .sequence(let chain) = value else { continue }
      for source in StartedChains(fold.definitions).created(in: chain) {
        if let touch = firstTouch(ofCreated: source, isStrict: isStrict) {
          return touch.told(at: callee)
        }
      }
    }
    return nil
  }

  /// In the function that `create` is given.
  func firstTouch(ofCreated source: FedSource, isStrict: Bool) -> Touch? {
    switch project.kind(source.declaration) {
    case .closureExpr: touchFollowed(into: source.declaration, source.frame, isStrict: isStrict)
    case .funcDecl: firstTouch(inFunction: source.declaration, isStrict: isStrict)
    default: nil
    }
  }

  private func follow(_ call: Place, _ callee: Place, _ frame: FrameID, isStrict: Bool) -> Touch? {
    let functions = lowering.functions(calledBy: call, frame).filter {
      project.kind($0) != .initDecl && !isObservers($0)
    }
    let isOfAny = functions.count > 1 && isOfAnyConformer(receiver(of: callee, frame))
    if let touch = touch(
      by: functions, isOfAny: isOfAny, frame: { lowering.frame(handing: call, to: $0, frame) }, isStrict: isStrict)
    {
      return touch.told(at: callee)
    }
    if isParameterOfFollowed(callee) { return nil }
    // A closure that is held, or a method that is held as one: what it does. Which one a subscript gives, its argument
    // says: where that is not known, one that shows nothing may be meant.
    let values = lowering.alternatives(of: lowering.value(of: callee, in: frame))
    var found: [Touch?] = []
    let isChosen = project.kind(callee) == .subscriptExpr && values.count > 1
    for value in values {
      if case .functions(let ref) = value, lowering.variable(namedBy: callee) != nil {
        let touches = lowering.store[ref].places.lazy.compactMap { self.firstTouch(inFunction: $0, isStrict: isStrict) }
        if let touch = touches.first { return touch.told(at: callee) }
      }
      guard case .closure(let ref) = value else { continue }
      let closure = lowering.store[ref]
      guard !project.isInside(call, closure.place) else { continue }
      let touch = touchFollowed(into: closure.place, closure.frame, isStrict: isStrict)?.told(at: callee)
      if !isChosen, let touch { return touch }
      found.append(touch)
    }
    return Touch.byOne(of: found)
  }

  private func receiver(of callee: Place, _ frame: FrameID) -> Value {
    guard project.kind(callee) == .memberExpr, let base = project.first(callee) else {
      return lowering.forced(lowering.selfValue(at: callee, frame))
    }
    return lowering.value(of: base, in: frame)
  }

  /// What others hand to a function that is called on the way says nothing of this call of it.
  func isParameterOfFollowed(_ name: Place) -> Bool {
    guard let parameter = lowering.parameter(namedBy: name), let followed else { return false }
    return project.enclosingFunction(of: parameter) == project.parent(followed)
  }

  /// What an observer does with what it is told is a chain of its own.
  private func isObservers(_ function: Place) -> Bool {
    guard lowering.dialect.sendingMethods[project.symbol(function)] != nil,
      let type = project.enclosingType(of: function)
    else { return false }
    return lowering.meaning.inheritedNames(of: type).contains { lowering.dialect.observerTypes[$0] != nil }
  }

  func isStatement(_ call: Place) -> Bool {
    guard let parent = project.parent(call) else { return false }
    switch project.kind(parent) {
    case .codeBlock: return !isReturned(call, from: parent)
    case .closureExpr, .switchCase: return true
    case .optionalChain, .tryExpr: return isStatement(parent)
    default: return false
    }
  }

  /// Whether an expression is all that a function's body is, and so what the function returns.
  private func isReturned(_ expression: Place, from body: Place) -> Bool {
    guard let function = project.parent(body), project.kind(function) == .funcDecl, !project.returnsNothing(function)
    else { return false }
    return project.tree(body).onlyStatement(of: body.node) == expression.node
  }
}

extension Project {
  fileprivate func returnsNothing(_ function: Place) -> Bool {
    returnType(of: function).map { ["Void", "()"].contains(text($0)) } ?? true
  }
}
