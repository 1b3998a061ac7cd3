/// Finds the first place in a closure that writes to user interface on the thread that the closure runs on.
struct TouchFinder {
  let evaluator: Evaluator
  private var project: Project { evaluator.project }

  func firstTouch(in closure: Place) -> Place? { firstTouch(in: closure, depth: 0) }

  private func firstTouch(in expression: Place, depth: Int) -> Place? {
    switch project.kind(expression) {
    case .closureExpr: break
    case .memberExpr, .identifierExpr:
      // A method reference: what the method does.
      guard depth < 2, case .functions(let functions, _) = evaluator.value(of: expression, in: nil) else { return nil }
      for function in functions {
        if let body = project.child(function, .codeBlock), firstTouch(inBody: body, depth: depth + 1) != nil {
          return expression
        }
      }
      return nil
    default: return nil
    }
    return firstTouch(inBody: expression, depth: depth)
  }

  private func firstTouch(inBody body: Place, depth: Int) -> Place? {
    let tree = project.tree(body)
    var candidates: [NodeID] = []
    var stack = [body.node]
    while let at = stack.popLast() {
      for child in tree.children(at) {
        switch tree[child].kind {
        case .closureExpr:
          if movesElsewhere(Place(file: body.file, node: child)) { continue }
          stack.append(child)
        case .funcDecl: continue
        case .ifConfigClause where tree[child].flags.contains(.isDead): continue
        case .assignmentOperator, .callExpr:
          candidates.append(child)
          stack.append(child)
        default: stack.append(child)
        }
      }
    }
    for candidate in candidates.sorted(by: { tree[$0].token < tree[$1].token }) {
      let place = Place(file: body.file, node: candidate)
      if let touch = tree[candidate].kind == .callExpr ? call(place, depth) : assignment(place) { return touch }
    }
    return nil
  }

  /// A closure that some other call runs elsewhere: on main by a hop, or who knows when.
  private func movesElsewhere(_ closure: Place) -> Bool {
    guard let argument = project.parent(closure), project.kind(argument) == .argument,
      let call = project.parent(argument),
      let callee = project.children(call).first
    else { return false }
    let name = project.name(callee)
    if BindingFinder.words.contains(name) { return true }
    switch project.kind(callee) {
    case .memberExpr:
      return ["async", "asyncAfter", "sync", "addOperation", "perform", "run", "schedule"].contains(name)
    case .identifierExpr: return name == "Task" || name == "dispatch_async" || name == "DispatchWorkItem"
    default: return false
    }
  }

  func assignment(_ at: Place) -> Place? {
    guard let (target, _) = evaluator.assignment(at) else { return nil }
    switch project.kind(target) {
    case .memberExpr:
      guard let member = UIClasses.touchingMembers[project.name(target)], member.use == .assigned,
        let base = project.children(target).first
      else { return nil }
      return isTouched(base, member) ? target : nil
    case .identifierExpr:
      // `title = …` inside a view controller.
      guard UIClasses.touchingMembers[project.name(target)]?.use == .assigned, evaluator.isMainType(at),
        evaluator.lookUp(project.name(target), at: target) == nil
      else { return nil }
      return target
    default: return nil
    }
  }

  func call(_ at: Place, _ depth: Int) -> Place? {
    guard let callee = project.children(at).first else { return nil }
    let name = project.name(callee)
    if let member = UIClasses.touchingMembers[name], member.use == .called {
      if project.kind(callee) == .memberExpr, let base = project.children(callee).first, isTouched(base, member) {
        return callee
      }
      if project.kind(callee) == .identifierExpr, !member.needsUIReceiver, evaluator.isMainType(at),
        evaluator.lookUp(name, at: callee) == nil
      {
        return callee
      }
    }
    // A method of the same view: what it does.
    guard depth < 2, isOwnMethod(callee), let function = evaluator.functionCalled(by: at, nil),
      let body = project.child(function, .codeBlock), evaluator.isMainType(function)
    else { return nil }
    return firstTouch(inBody: body, depth: depth + 1) != nil ? callee : nil
  }

  private func isOwnMethod(_ callee: Place) -> Bool {
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

  private func isTouched(_ base: Place, _ member: TouchingMember) -> Bool {
    switch evaluator.isUI(evaluator.value(of: base, in: nil), text: project.text(base)) {
    case .yes: return true
    case .no: return false
    case .unknown: return !member.needsUIReceiver
    }
  }
}
