/// On which thread a closure runs, by the call that it is handed to.
extension Evaluator {
  /// Where a closure runs, or `nil` where it runs with the code around it.
  func closureContext(_ closure: Place, upTo limit: Place?, _ frame: Frame?) -> ThreadContext? {
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

  func callContext(
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
      if name == "UIAlertAction" || name == "ASWebAuthenticationSession" || UIClasses.isUI(name) { return .main }
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
    case .sequence(let sequence) where !(sequence.facts.background?.isAssumed ?? false):
      return operatorContext(name, sequence, call: call, label: label)
    // That it is a sequence was only assumed: a library's object can have any methods.
    case .sequence(let sequence) where isKnownOperator(name, labelledAs: arguments(of: call, frame)):
      return operatorContext(name, sequence, call: call, label: label)
    case .unseenCall where isKnownOperator(name, labelledAs: arguments(of: call, frame)):
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
    // A transaction of Realm's runs at once.
    if ["write", "safeWrite"].contains(name), baseText.lowercased().contains("realm") { return nil }
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

  func hasMainActor(_ declaration: Place) -> Bool {
    project.children(declaration).contains { project.kind($0) == .attribute && project.name($0) == "MainActor" }
  }
}
