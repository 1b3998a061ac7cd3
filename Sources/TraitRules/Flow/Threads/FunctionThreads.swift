/// On which thread a function runs, by what it is and who calls it.
extension Evaluator {
  /// Where a function runs: on main by what it is, else where its callers do.
  func functionContext(_ function: Place) -> ThreadContext {
    if let known = contextMemo[function] { return known }
    guard contextsInProgress.insert(function).inserted else { return ThreadContext(facts: Facts()) }
    defer { contextsInProgress.remove(function) }
    let context = computeFunctionContext(function)
    contextMemo[function] = context
    return context
  }

  private func computeFunctionContext(_ function: Place) -> ThreadContext {
    let node = project.node(function)
    if node.flags.contains(.isNonisolated) { return .on(.unknown, function, "nonisolated code runs anywhere") }
    if hasMainActor(function) || hasActionAttribute(function) { return .main }
    if let type = project.enclosingType(of: function) {
      if project.types[type].kind == .actor { return .on(.background, function, "an actor runs off the main thread") }
      if let delegate = delegateContext(function, type) { return delegate }
      if isMainType(project.types[type].place) { return .main }
    }
    if isMainType(function) { return .main }
    if node.flags.contains(.isAsync) { return .on(.background, function, "an async function runs off the main actor") }
    if isReactorFunction(function) { return .main }
    if let observed = observedProperty(function) { return assignmentContext(of: observed, function) }
    let callers = visibleCalls(of: function)
    let references = contextDepth < 8 ? referenceContexts(of: function) : []
    guard contextDepth < 8, !callers.isEmpty || !references.isEmpty else {
      return .on(.unknown, function, "nothing in sight calls \(calledName(of: function))")
    }
    contextDepth += 1
    defer { contextDepth -= 1 }
    var joined: Facts?
    for context in references { joined = joined.map { $0.joined(with: context.facts) } ?? context.facts }
    for call in callers.prefix(24) {
      let context = threadContext(of: project.parent(call) ?? call)
      joined = joined.map { $0.joined(with: context.facts) } ?? context.facts
    }
    var facts = joined ?? Facts()
    // What runs where objects are made runs, for all that is in sight, where views are made.
    if facts.threads == .subscriber { facts.threads = .main }
    return ThreadContext(facts: facts)
  }

  /// A function's name; of what a property does to be read, the property's.
  private func calledName(of function: Place) -> String {
    var current = project.kind(function) == .funcDecl ? nil : project.parent(function)
    while let at = current, project.kind(at) != .patternBinding { current = project.parent(at) }
    return project.name(current.flatMap { project.children($0).first } ?? function)
  }

  /// The property whose `didSet` or `willSet` this is.
  private func observedProperty(_ accessor: Place) -> Place? {
    guard project.kind(accessor) == .accessor, ["didSet", "willSet"].contains(project.name(accessor)) else {
      return nil
    }
    return project.parent(accessor).flatMap { project.parent($0) }
  }

  /// An observer of a property runs where the property is set.
  private func assignmentContext(of property: Place, _ accessor: Place) -> ThreadContext {
    guard contextDepth < 8, let owner = project.enclosingType(of: property),
      let name = project.children(property).first.map({ project.name($0) })
    else { return .on(.unknown, accessor, "nothing in sight sets it") }
    contextDepth += 1
    defer { contextDepth -= 1 }
    var joined: Facts?
    for at in project.assignments(to: name, declaredAt: property).prefix(24) where counts(at, for: property) {
      guard let (target, _) = assignment(at), assigns(target, name: name, owner: owner) else { continue }
      let facts = threadContext(of: at).facts
      joined = joined.map { $0.joined(with: facts) } ?? facts
    }
    return joined.map { ThreadContext(facts: $0) } ?? .on(.unknown, accessor, "nothing in sight sets \(name)")
  }

  private func hasActionAttribute(_ function: Place) -> Bool {
    project.children(function).contains {
      project.kind($0) == .attribute && ["objc", "IBAction", "IBOutlet"].contains(project.name($0))
    }
  }

  /// `mutate` and `reduce` run where actions come in: from views.
  private func isReactorFunction(_ function: Place) -> Bool {
    guard ["mutate", "reduce", "transform"].contains(project.name(function)),
      let type = project.enclosingType(of: function)
    else { return false }
    return allInheritedNames(type).contains("Reactor")
  }

  /// Methods of delegates that the system calls.
  private func delegateContext(_ function: Place, _ type: TypeID) -> ThreadContext? {
    guard let first = parameters(of: function).first, let parameterType = parameterType(first) else { return nil }
    let name = project.text(parameterType).filter { $0 != "?" && $0 != "!" }
    if ["URLSession", "AVCaptureOutput", "WCSession", "CBPeripheral", "AVCaptureFileOutput"].contains(name) {
      return .on(.background, function, "\(name) calls its delegate off the main thread")
    }
    if UIClasses.isUI(name)
      || ["CLLocationManager", "WKWebView", "MKMapView", "PHPickerViewController", "SKPaymentQueue"].contains(name)
    {
      return .main
    }
    return nil
  }

  /// Whether a type's code belongs to the main thread: user interface, or isolated to the main actor.
  func isMainType(_ place: Place) -> Bool {
    guard let type = project.enclosingType(of: place) else {
      guard let at = project.enclosingExternalExtension(of: place) else { return false }
      return UIClasses.isUI(project.tree(at).name(at.node))
    }
    if project.types[type].attributes.contains("MainActor") { return true }
    let inherited = allInheritedNames(type)
    if inherited.contains("UIApplicationDelegate") || inherited.contains("UISceneDelegate")
      || inherited.contains("UIWindowSceneDelegate")
    {
      return true
    }
    return project.types[type].kind == .class && isUI(.instance(Instance(type: type)), text: "") == .yes
  }
}
