/// Functions of the project's own that subscribe what they are given: `bindAndCatch(to:)`, `view.bind(items:)`, `=>`.
///
/// Such a function is a subscription at each call of it: what its body subscribes is then the chain of that call, and
/// what it feeds is what that call hands in.
final class SubscribingFunctions {
  private let instances: CallInstances
  private var contexts: Contexts { instances.contexts }
  private var lowering: Lowering { contexts.lowering }
  private var project: Project { contexts.project }
  /// What they subscribe in their bodies, in order.
  private var subscribing: [Place: [Place]] = [:]
  /// The functions that a call means.
  private var calledFunctions: [Place: [Place]] = [:]
  /// The calls that mean a function.
  private var callsOfFunction: [Place: [Place]] = [:]
  private var callsByFile: [Int32: [Place]] = [:]
  /// Functions that somebody calls.
  private var called: Set<Place> = []

  init(_ contexts: Contexts) {
    instances = CallInstances(contexts)
    find()
  }

  /// The functions that a call subscribes with, if it does.
  func functions(calledBy call: Place) -> [Place] { calledFunctions[call] ?? [] }

  /// What a function subscribes of what it is given: calls in its body, in order.
  func subscriptions(in function: Place) -> [Place] { subscribing[function] ?? [] }

  /// Calls of such functions in a file.
  func calls(in file: Int32) -> [Place] { callsByFile[file] ?? [] }

  /// Whether a call in such a function is looked at for each caller, and not for itself.
  func isCallers(_ call: Place) -> Bool {
    guard let function = project.enclosingFunction(of: call), called.contains(function) else { return false }
    return subscribing[function]?.contains(call) ?? false
  }

  /// The calls that lead to a subscription which its function makes for each caller, where what it feeds is the
  /// object's own: a view that shows what it is handed. `nil` for what callers say, or for what nobody calls.
  func callersFeeding(itsOwn call: Place) -> (function: Place, calls: [Place])? {
    guard isCallers(call), let function = project.enclosingFunction(of: call),
      project.enclosingType(of: function) != nil,
      functions(calledBy: call).isEmpty, !lowering.isOfSequences(function),
      !lowering.arguments(of: call, .none).contains(where: { mentionsParameter($0.expression, of: function) })
    else { return nil }
    return (function, callsOfFunction[function] ?? [])
  }

  private func mentionsParameter(_ expression: Place, of function: Place) -> Bool {
    var stack = [expression]
    while let at = stack.popLast() {
      if project.kind(at) == .identifierExpr,
        case .parameter(_, function)? = lowering.meaning.lookUp(project.symbol(at), at: at)
      {
        return true
      }
      stack += project.children(at)
    }
    return false
  }

  // MARK: - Finding them

  private func find() {
    let words = lowering.dialect.subscriptions.keys.sorted { $0.id < $1.id }
    var open = filesInReach().flatMap { file in words.flatMap { project.calls(of: $0, in: file) } }
    var seen: Set<Place> = []
    while let call = open.popLast() {
      guard seen.insert(call).inserted, let function = project.enclosingFunction(of: call),
        project.kind(function) == .funcDecl, !project.isDead(call), !isOperator(function),
        instances.hasCarriers(function), handsOn(call, of: function)
      else { continue }
      let isNew = subscribing[function] == nil
      subscribing[function, default: []].append(call)
      guard isNew else { continue }
      for outer in lowering.visibleCalls(of: function)
      where !project.isInside(outer, function) && lowering.means(outer, function) {
        called.insert(function)
        calledFunctions[outer, default: []].append(function)
        callsOfFunction[function, default: []].append(outer)
        open.append(outer)
      }
    }
    for function in subscribing.keys { subscribing[function]?.sort() }
    for (call, functions) in calledFunctions {
      calledFunctions[call] = functions.sorted()
      callsByFile[call.file, default: []].append(call)
    }
    for file in callsByFile.keys { callsByFile[file]?.sort() }
  }

  /// The linted files that bind, and those that bind and declare what one of them calls.
  private func filesInReach() -> [Int32] {
    let files = project.files
    let all = files.indices.map(Int32.init)
    // What calls functions need not bind; where every file is looked at, none is parsed for that.
    guard files.contains(where: { !$0.isLinted }) else { return all.filter { files[Int($0)].binds } }
    var reached = Set(all.filter { files[Int($0)].isLinted })
    var open = Array(reached)
    var names: Set<Symbol> = []
    while let file = open.popLast() {
      for name in calledNames(in: file) where names.insert(name).inserted {
        for other in project.files(with: project.word(.function, name))
        where files[Int(other)].binds && reached.insert(other).inserted {
          open.append(other)
        }
      }
    }
    return reached.filter { files[Int($0)].binds }.sorted()
  }

  /// Of functions and of operators.
  private func calledNames(in file: Int32) -> Set<Symbol> {
    project.enter([file])
    var names: Set<Symbol> = []
    for index in project.tree(Place(file: file, node: 0)).nodes.indices.dropFirst() {
      let place = Place(file: file, node: NodeID(index))
      switch project.kind(place) {
      case .callExpr: if let callee = project.first(place) { names.insert(project.symbol(callee)) }
      case .binaryOperator: names.insert(project.symbol(place))
      default: break
      }
    }
    return names
  }

  /// What returns a sequence subscribes when that is subscribed to: an operator.
  private func isOperator(_ function: Place) -> Bool {
    guard let type = project.returnType(of: function) else { return false }
    switch lowering.typeValue(type) {
    case .sequence: return true
    case .object(let ref): return lowering.meaning.isSequence(lowering.store[ref].type)
    default: return false
    }
  }

  /// Whether what a call subscribes is what its function was given: what it is called on, or what a function that
  /// subscribes is handed beside sinks. Where only the sink was, chain and sink meet in the function itself.
  ///
  /// What an argument is, is asked last: of a parameter, all callers say that.
  private func handsOn(_ call: Place, of function: Place) -> Bool {
    var isWord = false
    if project.kind(call) == .callExpr, let callee = project.first(call) {
      let receiver = project.kind(callee) == .memberExpr ? project.first(callee) ?? callee : callee
      if instances.speaksOfCarrier(receiver, function) { return true }
      isWord = functions(calledBy: call).isEmpty
    }
    guard !isWord else { return false }
    return lowering.arguments(of: call, .none).contains {
      instances.speaksOfCarrier($0.expression, function) && !isSink($0)
    }
  }

  private func isSink(_ argument: Argument) -> Bool {
    if project.kind(argument.expression) == .closureExpr { return true }
    return lowering.alternatives(of: argument.value(lowering)).allSatisfy { value in
      if case .observer = value { return true }
      return false
    }
  }
}

extension Project {
  /// Whether a place is under `#if false`.
  func isDead(_ place: Place) -> Bool {
    var current = parent(place)
    while let at = current {
      if kind(at) == .ifConfigClause, flags(at).contains(.isDead) { return true }
      current = parent(at)
    }
    return false
  }
}
