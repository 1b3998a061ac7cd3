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
  fileprivate var subscribing: [Place: [Place]] = [:]
  /// The functions that a call means.
  fileprivate var calledFunctions: [Place: [Place]] = [:]
  /// The calls that mean a function.
  fileprivate var callsOfFunction: [Place: [Place]] = [:]
  private var callsByFile: [Int32: [Place]] = [:]
  /// Functions that somebody calls.
  private var called: Set<Place> = []
  /// Calls that subscribe what their function is given.
  fileprivate var handingOn: Set<Place> = []
  /// In each file that was looked at: calls of a subscription's word that subscribe what their function is given.
  fileprivate var wordsHandingOn: [Int32: [Place]] = [:]
  private let original: Original<SubscribingFunctions>?

  init(_ contexts: Contexts, original: Original<SubscribingFunctions>? = nil) {
    instances = CallInstances(contexts)
    self.original = original
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
    let calls = callsOfFunction[function] ?? []
    project.enter(calls.map(\.file))
    return (function, calls)
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
    let begun = filesInReach().map { (file: $0, calls: words(in: $0)) }
    var open = begun.flatMap(\.calls)
    var seen: Set<Place> = []
    while let call = open.popLast() {
      guard seen.insert(call).inserted, let function = project.enclosingFunction(of: call),
        project.kind(function) == .funcDecl, !project.isDead(call), !isOperator(function),
        instances.hasCarriers(function), handsOn(call, of: function)
      else { continue }
      let isNew = subscribing[function] == nil
      subscribing[function, default: []].append(call)
      guard isNew else { continue }
      for outer in calls(meaning: function) {
        called.insert(function)
        calledFunctions[outer, default: []].append(function)
        callsOfFunction[function, default: []].append(outer)
        if original?.isLast(outer) ?? false { continue }
        project.enter([outer.file])
        open.append(outer)
      }
    }
    handingOn = Set(subscribing.values.joined())
    for (file, calls) in begun { wordsHandingOn[file] = calls.filter(handingOn.contains) }
    for function in subscribing.keys { subscribing[function]?.sort() }
    for (call, functions) in calledFunctions {
      calledFunctions[call] = functions.sorted()
      callsByFile[call.file, default: []].append(call)
    }
    for file in callsByFile.keys { callsByFile[file]?.sort() }
  }

  /// Calls of a subscription's word in a file, as far as they may hand on what their function is given.
  private func words(in file: Int32) -> [Place] {
    if let known = original?.wordsHandingOn(in: file) {
      if !known.isEmpty { project.enter([file]) }
      return known
    }
    let words = lowering.dialect.subscriptions.keys.sorted { $0.id < $1.id }
    return words.flatMap { project.calls(of: $0, in: file) }
  }

  /// The calls that mean a function, in order of file and place.
  private func calls(meaning function: Place) -> [Place] {
    let known = original?.calls(meaning: function)
    let visible =
      known == nil
      ? lowering.visibleCalls(of: function)
      : original?.rewritten.flatMap { lowering.visibleCalls(of: function, in: $0) } ?? []
    let handed = lowering.handings(to: function).filter { known == nil || original?.isSame($0) != true }
    let others = visible.filter { lowering.means($0, function) } + handed
    return ((known ?? []) + others.filter { !project.isInside($0, function) }).sorted()
  }

  /// The linted files that bind, and those that bind and declare what one of them calls.
  private func filesInReach() -> [Int32] {
    let files = project.files
    let all = files.indices.map(Int32.init)
    // What calls functions need not bind; where every file is looked at, none is parsed for that.
    guard !project.isWhollyLinted else { return all.filter { files[Int($0)].binds } }
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

extension Original<SubscribingFunctions> {
  /// `nil` for a file that was rewritten, or was not looked at.
  fileprivate func wordsHandingOn(in file: Int32) -> [Place]? {
    isSame(in: file) ? known.wordsHandingOn[file] : nil
  }

  /// Those of a function's calls that stand in no file that was rewritten; `nil` where that was not asked before.
  fileprivate func calls(meaning function: Place) -> [Place]? {
    guard isSame(function), known.subscribing[function] != nil else { return nil }
    return known.callsOfFunction[function, default: []].filter(isSame)
  }

  /// Whether a call that means such a function is known to hand on nothing that its own is given.
  fileprivate func isLast(_ call: Place) -> Bool {
    isSame(call) && known.calledFunctions[call] != nil && !known.handingOn.contains(call)
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
