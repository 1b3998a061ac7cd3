/// Closures that functions of the project take: where they are called, and on which thread.
extension Evaluator {
  /// Follows a closure into the function that it is passed to: where that calls it is where it runs.
  func visibleCallee(_ call: Place, argument: Place, _ frame: Frame?) -> ThreadContext? {
    guard contextDepth < 8, let function = functionCalled(by: call, frame), hasBody(function) else { return nil }
    let target = Frame(owner: function, parent: nil, selfValue: nil)
    bind(arguments(of: call, frame), toParametersOf: function, in: target)
    let index = arguments(of: call, frame).firstIndex { $0.place == argument }
    guard let index, let parameter = parameterTaking(index, of: call, function: function) else { return nil }
    let name = project.name(parameter)
    contextDepth += 1
    defer { contextDepth -= 1 }
    guard contextsInProgress.insert(parameter).inserted else { return nil }
    defer { contextsInProgress.remove(parameter) }
    var joined: Facts?
    let uses = uses(of: name, in: function)
    for use in uses {
      var facts = useContext(use, in: function, call: call).facts
      // Whether the early exit is ever taken depends on values; what the other way brings is what the function is for.
      if uses.count > 1, isOnEarlyExit(use, of: function) { facts.doubtThreads() }
      joined = joined.map { $0.joined(with: facts) } ?? facts
    }
    return joined.map { ThreadContext(facts: $0) }
  }

  /// Whether code stands in the `else` of a `guard`, or in a branch that returns from the function after it.
  private func isOnEarlyExit(_ place: Place, of function: Place) -> Bool {
    var current = project.parent(place)
    while let at = current, at != function {
      switch project.kind(at) {
      case .closureExpr: return false
      case .guardStmt: return true
      case .codeBlock where project.parent(at).map({ project.kind($0) }) == .ifExpr:
        if let last = project.children(at).last, project.kind(last) == .returnStmt { return true }
      default: break
      }
      current = project.parent(at)
    }
    return false
  }

  /// Where a use of a closure parameter runs it: a call, or handing it on.
  private func useContext(_ use: Place, in function: Place, call: Place) -> ThreadContext {
    var context = threadContext(of: use, upTo: nil, nil)
    if let parent = project.parent(use), project.kind(parent) == .argument, let outer = project.parent(parent),
      project.kind(outer) == .callExpr, let callee = project.children(outer).first,
      let handed = callContext(
        outer, callee: callee, argument: parent, label: project.tree(parent).label(parent.node), upTo: nil, nil)
    {
      context = handed
    } else if enclosingFunction(of: use) == function, isDirectly(use, in: function) {
      // Called at once: with the caller.
      return threadContext(of: project.parent(call) ?? call)
    }
    return context
  }

  private func isDirectly(_ use: Place, in function: Place) -> Bool {
    var current = project.parent(use)
    while let at = current, at != function {
      if project.kind(at) == .closureExpr { return false }
      current = project.parent(at)
    }
    return true
  }

  func uses(of name: String, in function: Place) -> [Place] {
    guard let body = project.child(function, .codeBlock) else { return [] }
    let tree = project.tree(body)
    var found: [Place] = []
    var stack = [body.node]
    while let at = stack.popLast(), found.count < 8 {
      for child in tree.children(at) {
        if tree[child].kind == .identifierExpr, tree.isNamed(child, name) {
          found.append(Place(file: body.file, node: child))
        }
        stack.append(child)
      }
    }
    return found.sorted { $0.node < $1.node }
  }

  /// Methods that the project gives to types from outside: `extension UIViewController { func showAlert(…) }`.
  func outsideFunctions(_ name: String, of typeNames: [String]) -> [Place] {
    project.extensionMembers(named: name, of: typeNames).filter { $0.kind == .function && !$0.isStatic }.map(\.place)
  }

  private func parameterTaking(_ index: Int, of call: Place, function: Place) -> Place? {
    let all = arguments(of: call, nil)
    let parameters = parameters(of: function)
    if all[index].isTrailing, all[index].label == nil { return parameters.last { project.text($0).contains("->") } }
    return parameters.first {
      project.tree($0).label($0.node) == all[index].label && (all[index].label != nil || parameters.count == 1)
    }
  }

  /// The function in sight that a call means.
  func functionCalled(by call: Place, _ frame: Frame?) -> Place? {
    guard let callee = project.children(call).first else { return nil }
    var candidates: [Place] = []
    switch project.kind(callee) {
    case .identifierExpr:
      switch lookUp(project.name(callee), at: callee) {
      case .localFunctions(let places)?: candidates = places
      case .member(_, let members)?: candidates = members.filter { $0.kind == .function }.map(\.place)
      case .global(let members)?: candidates = members.filter { $0.kind == .function }.map(\.place)
      case nil:
        guard let type = project.enclosingType(of: callee) else { return nil }
        candidates = outsideFunctions(project.name(callee), of: typeNames(of: type))
      default: return nil
      }
    case .memberExpr:
      guard let base = project.children(callee).first else { return nil }
      let receiver = value(of: base, in: frame)
      switch receiver {
      case .external: candidates = outsideFunctions(project.name(callee), of: typeNames(of: receiver))
      case .instance(let instance):
        candidates = (findMember(instance.type, project.name(callee))?.members ?? []).filter { $0.kind == .function }
          .map(\.place)
        if candidates.isEmpty { candidates = outsideFunctions(project.name(callee), of: typeNames(of: receiver)) }
        if candidates.allSatisfy({ !hasBody($0) }) {
          for type in conformers(of: instance.type, near: call).prefix(4) {
            let members = project.contents(of: type).members[project.name(callee)] ?? []
            candidates += members.filter { $0.kind == .function }.map(\.place)
          }
        }
      case .metatype(let type):
        candidates = (findMember(type, project.name(callee))?.members ?? []).filter { $0.kind == .function }.map(
          \.place)
      default: return nil
      }
    default: return nil
    }
    let fitting = candidates.filter { labelsMatch(call, $0) && hasBody($0) }
    // Of overloads, a trailing closure means the one that ends in a function.
    let takesClosure = fitting.first { parameters(of: $0).last.map { project.text($0).contains("->") } ?? false }
    let hasTrailing = arguments(of: call, frame).last?.isTrailing ?? false
    return (hasTrailing ? takesClosure : nil) ?? fitting.first ?? candidates.first { hasBody($0) }
  }
}
