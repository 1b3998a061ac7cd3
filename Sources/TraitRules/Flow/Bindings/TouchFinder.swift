/// A place that uses user interface.
struct Touch {
  var place: Place
  /// It stands in a closure that is handed to the main queue, inside the one that was looked into.
  var isMoved = false
}

/// Finds the first place in a closure that writes to user interface, by itself or through what it calls.
struct TouchFinder {
  let evaluator: Evaluator
  private var project: Project { evaluator.project }

  func firstTouch(in closure: Place) -> Touch? { firstTouch(in: closure, Depth()) }

  /// How far a search has followed calls.
  private struct Depth {
    var calls = 0
    /// In code that is no user interface's own, only what is seen to be a view counts as one.
    var isStrict = false
  }

  private func firstTouch(in expression: Place, _ depth: Depth) -> Touch? {
    switch project.kind(expression) {
    case .closureExpr: return firstTouch(inBody: expression, depth)
    case .memberExpr, .identifierExpr:
      // A method reference: what the method does.
      guard depth.calls < 2 else { return nil }
      for function in functions(referredToBy: expression) {
        if let touch = firstTouch(inFunction: function, depth) {
          return Touch(place: expression, isMoved: touch.isMoved)
        }
      }
      return nil
    default: return nil
    }
  }

  private func functions(referredToBy expression: Place) -> [Place] {
    if case .functions(let functions, _) = evaluator.value(of: expression, in: nil) { return functions }
    guard let type = project.enclosingType(of: expression),
      project.kind(expression) == .identifierExpr || isOwn(expression)
    else { return [] }
    return evaluator.outsideFunctions(project.name(expression), of: evaluator.typeNames(of: type))
  }

  private func firstTouch(inFunction function: Place, _ depth: Depth) -> Touch? {
    guard let body = project.child(function, .codeBlock) else { return nil }
    let isOfUI = evaluator.isMainType(function)
    return firstTouch(inBody: body, Depth(calls: depth.calls + 1, isStrict: depth.isStrict || !isOfUI))
  }

  private func firstTouch(inBody body: Place, _ depth: Depth) -> Touch? {
    let tree = project.tree(body)
    var candidates: [(node: NodeID, isMoved: Bool)] = []
    var stack = [(node: body.node, isMoved: false)]
    while let at = stack.popLast() {
      for child in tree.children(at.node) {
        switch tree[child].kind {
        case .closureExpr:
          switch destination(of: Place(file: body.file, node: child)) {
          case .here: stack.append((child, at.isMoved))
          case .main: stack.append((child, true))
          case .elsewhere: continue
          }
        case .funcDecl: continue
        case .ifConfigClause where tree[child].flags.contains(.isDead): continue
        case .assignmentOperator, .callExpr:
          candidates.append((child, at.isMoved))
          stack.append((child, at.isMoved))
        default: stack.append((child, at.isMoved))
        }
      }
    }
    candidates.sort { tree[$0.node].token < tree[$1.node].token }
    // What stays on the closure's thread says more about it than what is moved to main.
    var moved: Touch?
    for search in [touch, touchElsewhere] {
      for candidate in candidates {
        guard let touch = search(Place(file: body.file, node: candidate.node), depth) else { continue }
        if !candidate.isMoved, !touch.isMoved { return touch }
        moved = moved ?? Touch(place: touch.place, isMoved: true)
      }
    }
    return moved
  }

  /// By an assignment or a call itself, or by a method of the same object.
  private func touch(_ at: Place, _ depth: Depth) -> Touch? {
    if project.kind(at) != .callExpr { return assignment(at, depth).map { Touch(place: $0) } }
    guard let callee = project.children(at).first else { return nil }
    if isTouchingMember(callee, of: at, depth) { return Touch(place: callee) }
    return isOwn(callee) ? follow(at, callee, depth) : nil
  }

  /// By a method of another object: where that is in sight, what it does.
  private func touchElsewhere(_ at: Place, _ depth: Depth) -> Touch? {
    guard project.kind(at) == .callExpr, let callee = project.children(at).first, project.kind(callee) == .memberExpr,
      !isOwn(callee)
    else { return nil }
    if let touch = follow(at, callee, depth) { return touch }
    // A library's method, called for nothing but its effect on a view.
    guard isStatement(at), let base = project.children(callee).first,
      case .external(let type, _) = evaluator.value(of: base, in: nil), UIClasses.isUI(type),
      evaluator.functionCalled(by: at, nil) == nil
    else { return nil }
    return Touch(place: callee)
  }

  private func follow(_ call: Place, _ callee: Place, _ depth: Depth) -> Touch? {
    guard depth.calls < 2, let function = evaluator.functionCalled(by: call, nil),
      let touch = firstTouch(inFunction: function, depth)
    else { return nil }
    return Touch(place: callee, isMoved: touch.isMoved)
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

  /// Where the call that takes a closure runs it, as far as its words show.
  private func destination(of closure: Place) -> Destination {
    guard let argument = project.parent(closure), project.kind(argument) == .argument,
      let call = project.parent(argument), let callee = project.children(call).first
    else { return .here }
    let name = project.name(callee)
    if BindingFinder.words.contains(name) { return .elsewhere }
    switch project.kind(callee) {
    case .memberExpr:
      guard ["async", "asyncAfter", "sync", "addOperation", "perform", "run", "schedule"].contains(name) else {
        return .here
      }
      let base = project.children(callee).first.map { project.text($0) } ?? ""
      return ["DispatchQueue.main", "OperationQueue.main", "MainActor"].contains(base) ? .main : .elsewhere
    case .identifierExpr:
      if name == "dispatch_async" { return project.text(call).contains("dispatch_get_main_queue") ? .main : .elsewhere }
      return name == "Task" || name == "DispatchWorkItem" ? .elsewhere : .here
    default: return .here
    }
  }

  private func assignment(_ at: Place, _ depth: Depth) -> Place? {
    guard let (target, _) = evaluator.assignment(at) else { return nil }
    switch project.kind(target) {
    case .memberExpr:
      guard let member = UIClasses.touchingMembers[project.name(target)], member.use == .assigned,
        let base = project.children(target).first
      else { return nil }
      return isTouched(base, member, depth) ? target : nil
    case .identifierExpr:
      // `title = …` inside a view controller.
      guard UIClasses.touchingMembers[project.name(target)]?.use == .assigned, evaluator.isMainType(at),
        evaluator.lookUp(project.name(target), at: target) == nil
      else { return nil }
      return target
    default: return nil
    }
  }

  /// `tableView.reloadData()`.
  private func isTouchingMember(_ callee: Place, of call: Place, _ depth: Depth) -> Bool {
    let name = project.name(callee)
    guard let member = UIClasses.touchingMembers[name], member.use == .called else { return false }
    switch project.kind(callee) {
    case .memberExpr: return project.children(callee).first.map { isTouched($0, member, depth) } ?? false
    case .identifierExpr:
      // Inherited from UIKit: nothing in sight has the name.
      return evaluator.isMainType(call) && evaluator.lookUp(name, at: callee) == nil
    default: return false
    }
  }

  /// A method of the object that the closure belongs to.
  private func isOwn(_ callee: Place) -> Bool {
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

  private func isTouched(_ base: Place, _ member: TouchingMember, _ depth: Depth) -> Bool {
    switch evaluator.isUI(evaluator.value(of: base, in: nil), text: project.text(base)) {
    case .yes: return true
    case .no: return false
    case .unknown: return !member.needsUIReceiver && !depth.isStrict
    }
  }
}
