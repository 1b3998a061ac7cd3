/// On which threads a piece of code runs.
struct ThreadContext {
  /// Only threads and their causes matter.
  var facts: Facts

  static func on(_ threads: Threads, _ place: Place, _ reason: String) -> ThreadContext {
    var facts = Facts()
    facts.deliver(on: threads, because: Cause(place: place, reason: reason))
    return ThreadContext(facts: facts)
  }

  static let main = ThreadContext.on(.main, .nowhere, "")
}

extension Evaluator {
  /// Where the code at `place` runs: outward through the closures around it to its function, and from there to the
  /// function's callers.
  ///
  /// - Parameter limit: a closure of `create`: what runs in it at once runs where the subscription does.
  func threadContext(of place: Place, upTo limit: Place? = nil, _ frame: Frame? = nil) -> ThreadContext {
    let tree = project.tree(place)
    var current = place.node
    while current != 0 {
      let at = Place(file: place.file, node: current)
      if at == limit { return .on(.subscriber, at, "runs where the subscription does") }
      switch tree[current].kind {
      case .closureExpr:
        if let context = closureContext(at, upTo: limit, frame) { return context }
      case .funcDecl, .initDecl, .deinitDecl, .accessor, .subscriptDecl:
        return functionContext(at)
      case .accessorBlock where tree[tree.parent(current)].kind == .patternBinding:
        if tree.firstChild(current, .codeBlock) != nil { return functionContext(at) }
      case .classDecl, .structDecl, .enumDecl, .actorDecl, .extensionDecl, .protocolDecl:
        // The initial value of a property.
        return isMainType(at) ? .main : .on(.subscriber, at, "runs where the object is made")
      default: break
      }
      current = tree.parent(current)
    }
    return .main
  }

  // MARK: - Closures

  /// Where a closure runs, or `nil` where it runs with the code around it.
  private func closureContext(_ closure: Place, upTo limit: Place?, _ frame: Frame?) -> ThreadContext? {
    let tree = project.tree(closure)
    if let signature = tree.firstChild(closure.node, .closureSignature),
      tree.children(signature).contains(where: { tree[$0].kind == .attribute && tree.name($0) == "MainActor" })
    {
      return .main
    }
    let parent = tree.parent(closure.node)
    // `{ … }()`: at once.
    if tree[parent].kind == .callExpr, tree[parent].firstChild == closure.node { return nil }
    guard tree[parent].kind == .argument else {
      // A closure that is stored: whoever calls it decides.
      if tree[parent].kind == .initializerClause || tree[parent].kind == .sequenceExpr
        || tree[parent].kind == .returnStmt
      {
        return storedClosureContext(closure)
      }
      return nil
    }
    let call = Place(file: closure.file, node: tree.parent(parent))
    guard project.kind(call) == .callExpr, let callee = project.children(call).first else { return nil }
    let label = tree.label(parent)
    return callContext(
      call, callee: callee, argument: Place(file: closure.file, node: parent), label: label, upTo: limit, frame)
  }

  private func storedClosureContext(_ closure: Place) -> ThreadContext {
    .on(.unknown, closure, "a stored closure runs where it is called")
  }

  private func callContext(
    _ call: Place, callee: Place, argument: Place, label: String?, upTo limit: Place?, _ frame: Frame?
  ) -> ThreadContext? {
    let name = project.name(callee)
    switch project.kind(callee) {
    case .identifierExpr:
      if name == "Task" { return taskContext(call) }
      if name == "dispatch_async" || name == "dispatch_sync" || name == "dispatch_after" {
        return oldDispatchContext(call)
      }
      if ["autoreleasepool", "withExtendedLifetime", "lazy", "defer", "with", "configure", "synchronized"].contains(
        name)
      {
        return nil
      }
      if name == "AnyObserver" || name == "Binder" || name == "UIBindingObserver" {
        return name == "AnyObserver" ? .on(.unknown, call, "an observer runs where its elements come") : .main
      }
      if name == "UIAlertAction" || UIClasses.isUI(name) { return .main }
      if let context = visibleCallee(call, argument: argument, frame) { return context }
      return .on(.unknown, call, "\(name) decides where its closure runs")
    case .memberExpr: break
    case .implicitMemberExpr: return .on(.unknown, call, "\(name) decides where its closure runs")
    default: return nil
    }
    guard let base = project.children(callee).first else { return nil }
    let baseText = project.text(base)
    if let known = knownCallback(name, base: base, baseText: baseText, call: call, frame) { return known }
    let receiver = value(of: base, in: frame)
    switch receiver {
    case .sequence(let sequence): return operatorContext(name, sequence, call: call, label: label)
    case .unseenCall where isKnownOperator(name):
      return operatorContext(name, asSequence(receiver, at: base), call: call, label: label)
    case .unknown
    where isKnownOperator(name)
      && !["map", "filter", "first", "reduce", "flatMap", "compactMap", "forEach"].contains(name):
      return operatorContext(name, asSequence(receiver, at: base), call: call, label: label)
    case .externalMetatype(let type) where sequenceTypeNames[type] != nil:
      if name == "create" || name == "deferred" { return .on(.subscriber, call, "runs where the subscription does") }
      if let sequence = sequenceOf(call, frame) { return ThreadContext(facts: threadFacts(sequence.facts)) }
      return nil
    case .array, .plain: return nil
    case .observer(let observer) where observer.isUI: return .main
    default: break
    }
    if [
      "forEach", "map", "compactMap", "flatMap", "filter", "first", "sorted", "reduce", "contains", "allSatisfy",
      "sort",
      "then", "do", "apply", "with", "also", "let", "firstIndex", "removeAll", "min", "max",
    ].contains(name) {
      return nil
    }
    if isUI(receiver, text: baseText) == .yes { return .main }
    if let context = visibleCallee(call, argument: argument, frame) { return context }
    return .on(.unknown, call, "\(name) decides where its closure runs")
  }

  private func sequenceOf(_ call: Place, _ frame: Frame?) -> RxSequence? {
    if case .sequence(let sequence) = value(of: call, in: frame) { return sequence }
    return nil
  }

  private func threadFacts(_ facts: Facts) -> Facts {
    var result = Facts()
    result.joinThreads(of: facts)
    return result
  }

  /// The closure of an operator runs where the elements above it arrive; that of an error, where the error does.
  private func operatorContext(_ name: String, _ sequence: RxSequence, call: Place, label: String?) -> ThreadContext? {
    if name == "drive" || name == "driveNext" || name == "emit" { return .main }
    if name == "create" { return .on(.subscriber, call, "runs where the subscription does") }
    if label == "onDisposed" || label == "onDispose" {
      return .on(.unknown, call, "disposal happens where it is asked for")
    }
    if label == "onSubscribe" || label == "onSubscribed" {
      return .on(.subscriber, call, "runs where the subscription does")
    }
    if sequence.trait.isShared { return .main }
    return ThreadContext(facts: threadFacts(sequence.facts))
  }

  /// `Task { … }`: on the actor around it, else on no thread in particular.
  private func taskContext(_ call: Place) -> ThreadContext {
    if isOnMainActor(call) { return .main }
    return .on(.background, call, "a Task runs off the main thread")
  }

  /// Whether code is isolated to the main actor by what encloses it.
  private func isOnMainActor(_ place: Place) -> Bool {
    let tree = project.tree(place)
    var current = tree.parent(place.node)
    while current != 0 {
      let at = Place(file: place.file, node: current)
      switch tree[current].kind {
      case .closureExpr:
        if let signature = tree.firstChild(current, .closureSignature),
          tree.children(signature).contains(where: { tree[$0].kind == .attribute && tree.name($0) == "MainActor" })
        {
          return true
        }
      case .funcDecl, .initDecl, .variableDecl:
        if hasMainActor(at) { return true }
        if tree[current].flags.contains(.isNonisolated) { return false }
      case .classDecl, .structDecl, .enumDecl, .actorDecl, .extensionDecl: return isMainType(at)
      default: break
      }
      current = tree.parent(current)
    }
    return false
  }

  private func hasMainActor(_ declaration: Place) -> Bool {
    project.children(declaration).contains { project.kind($0) == .attribute && project.name($0) == "MainActor" }
  }

  /// Closures of system and library calls of which it is known where they run.
  private func knownCallback(_ name: String, base: Place, baseText: String, call: Place, _ frame: Frame?)
    -> ThreadContext?
  {
    switch name {
    case "async", "asyncAfter", "sync", "addOperation", "addBarrierBlock", "concurrentPerform":
      switch threads(ofQueue: value(of: base, in: frame), text: baseText) {
      case .main: return .main
      case .background: return .on(.background, call, "\(baseText.firstLine).\(name)")
      default:
        let last = baseText.lowercased()
        if last.hasSuffix("mainqueue") || last.hasSuffix(".main") { return .main }
        return .on(.unknown, call, "\(baseText.firstLine) is not in sight")
      }
    case "detached" where baseText == "Task": return .on(.background, call, "a detached Task runs off the main thread")
    case "run", "assumeIsolated": if baseText == "MainActor" { return .main }
    case "scheduledTimer": return .main
    case "animate", "transition", "animateKeyframes", "addKeyframe", "performWithoutAnimation", "present", "dismiss",
      "setCompletionBlock":
      return .main
    case "dataTask", "downloadTask", "uploadTask", "dataTaskWithRequest", "dataTaskWithURL":
      // On the session's delegate queue, which is a background queue unless the app says otherwise.
      return .on(.background, call, "\(name) calls back on the session's queue")
    case "loadObject", "loadDataRepresentation", "loadItem", "loadFileRepresentation":
      return .on(.background, call, "\(name) calls back off the main thread")
    case "requestAccess", "requestAuthorization", "evaluatePolicy", "performBackgroundTask", "getNotificationSettings",
      "startUpdates", "queryPedometerData", "requestMediaAuthorization":
      return .on(.background, call, "\(name) calls back off the main thread")
    case "response", "responseJSON", "responseData", "responseString", "responseDecodable", "responseObject",
      "responseArray",
      "validate":
      if let queue = arguments(of: call, frame).first(where: { $0.label == "queue" }) {
        let threads = threads(ofQueue: queue.value.value, text: project.text(queue.place))
        return threads == .main
          ? .main : .on(threads, call, "\(name) calls back on \(project.text(queue.place).firstLine)")
      }
      return .main
    case "request" where looksLikeProvider(base, frame):
      if let queue = arguments(of: call, frame).first(where: { $0.label == "callbackQueue" }) {
        let threads = threads(ofQueue: queue.value.value, text: project.text(queue.place))
        return threads == .main
          ? .main : .on(threads, call, "\(name) calls back on \(project.text(queue.place).firstLine)")
      }
      return .main
    case "reverseGeocodeLocation", "geocodeAddressString", "requestImage", "retrieveImage", "setImage": return .main
    case "getDocument", "getDocuments", "addSnapshotListener", "observeSingleEvent", "setData", "updateData", "signIn",
      "createUser", "addDocument", "downloadURL", "putData":
      // Firebase calls back on main unless told otherwise.
      return .main
    default: break
    }
    return nil
  }

  private func looksLikeProvider(_ base: Place, _ frame: Frame?) -> Bool {
    typeNames(of: value(of: base, in: frame)).contains { $0.hasSuffix("Provider") || $0 == "MoyaProviderType" }
  }

  /// `dispatch_async(dispatch_get_main_queue()) { … }`.
  private func oldDispatchContext(_ call: Place) -> ThreadContext {
    project.text(call).contains("dispatch_get_main_queue") ? .main : .on(.background, call, "dispatch_async off main")
  }

  /// Follows a closure into the function that it is passed to: where that calls it is where it runs.
  private func visibleCallee(_ call: Place, argument: Place, _ frame: Frame?) -> ThreadContext? {
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
    for use in uses(of: name, in: function) {
      let context = useContext(use, in: function, call: call)
      joined = joined.map { $0.joined(with: context.facts) } ?? context.facts
    }
    return joined.map { ThreadContext(facts: $0) }
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

  private func uses(of name: String, in function: Place) -> [Place] {
    guard let body = project.child(function, .codeBlock) else { return [] }
    let tree = project.tree(body)
    var found: [Place] = []
    var stack = [body.node]
    while let at = stack.popLast(), found.count < 8 {
      for child in tree.children(at) {
        if tree[child].kind == .identifierExpr, tree.name(child) == name {
          found.append(Place(file: body.file, node: child))
        }
        stack.append(child)
      }
    }
    return found.sorted { $0.node < $1.node }
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
      default: return nil
      }
    case .memberExpr:
      guard let base = project.children(callee).first else { return nil }
      switch value(of: base, in: frame) {
      case .instance(let instance):
        candidates = (findMember(instance.type, project.name(callee))?.members ?? []).filter { $0.kind == .function }
          .map(\.place)
        if candidates.allSatisfy({ !hasBody($0) }) {
          for type in conformers(of: instance.type, near: call).prefix(4) {
            candidates += (project.types[type].members[project.name(callee)] ?? []).filter { $0.kind == .function }.map(
              \.place)
          }
        }
      case .metatype(let type):
        candidates = (findMember(type, project.name(callee))?.members ?? []).filter { $0.kind == .function }.map(
          \.place)
      default: return nil
      }
    default: return nil
    }
    return candidates.first { labelsMatch(call, $0) && hasBody($0) } ?? candidates.first { hasBody($0) }
  }

  // MARK: - Functions

  /// Where a function runs: on main by what it is, else where its callers do.
  private func functionContext(_ function: Place) -> ThreadContext {
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
    let callers = visibleCalls(of: function)
    guard contextDepth < 8, !callers.isEmpty else {
      return .on(.unknown, function, "nothing in sight calls \(project.name(function))")
    }
    contextDepth += 1
    defer { contextDepth -= 1 }
    var joined: Facts?
    for call in callers.prefix(24) {
      let context = threadContext(of: project.parent(call) ?? call)
      joined = joined.map { $0.joined(with: context.facts) } ?? context.facts
    }
    var facts = joined ?? Facts()
    // What runs where objects are made runs, for all that is in sight, where views are made.
    if facts.threads == .subscriber { facts.threads = .main }
    return ThreadContext(facts: facts)
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
