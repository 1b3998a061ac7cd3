/// To which actor a closure is isolated, and with it the tasks that begin there.
extension Contexts {
  /// What a closure says of itself, or the type that its surroundings give it.
  func isolation(ofClosure closure: Place) -> Isolation? {
    if let signature = project.child(closure, .closureSignature),
      let own = meaning.isolation(byAttributesOf: signature)
    {
      return own
    }
    return isWritten("@MainActor", Symbol(.MainActor), inTypeOf: closure) ? .main : nil
  }

  /// Whether code is isolated to the main actor by what encloses it: a task that begins there is, too.
  func isOnMainActor(_ place: Place, _ frame: FrameID) -> Bool {
    var current = project.parent(place)
    while let at = current {
      switch project.kind(at) {
      case .closureExpr:
        if let own = isolation(ofClosure: at) { return own.isMain }
        if isSendable(at, frame) { return false }
      case .funcDecl, .initDecl, .subscriptDecl, .variableDecl:
        if project.flags(at).contains(.isNonisolated) { return false }
        if let own = meaning.isolation(of: at) { return own.isMain }
      case .classDecl, .structDecl, .enumDecl, .actorDecl, .extensionDecl: return meaning.isMainType(at: at)
      default: break
      }
      current = project.parent(at)
    }
    return false
  }

  /// Whether a closure may be called on any thread: it has no isolation from around it then. (SE-0316: "Closures")
  private func isSendable(_ closure: Place, _ frame: FrameID) -> Bool {
    if let signature = project.child(closure, .closureSignature), project.hasAttribute(signature, [.Sendable]) {
      return true
    }
    if isWritten("@Sendable", Symbol(.Sendable), inTypeOf: closure) { return true }
    guard let argument = project.parent(closure), project.kind(argument) == .argument,
      let call = project.parent(argument), project.kind(call) == .callExpr, let callee = project.first(call),
      Callbacks.sendable.contains(project.name(callee)), lowering.functions(calledBy: call, frame).isEmpty
    else { return false }
    // The compiler knows that what is handed to `DispatchQueue.main.async` runs on the main actor.
    let isDispatched = [.async, .asyncAfter].contains(project.symbol(callee).known)
    guard isDispatched, let base = project.first(callee) else { return true }
    return lowering.threads(ofQueueAt: base, frame) != .main
  }

  /// Whether an attribute stands at the function type that its surroundings give a closure, be it written there or by an
  /// alias: `work: @MainActor () async -> Void`, `var onChange: Handler?`.
  private func isWritten(_ attribute: String, _ name: Symbol, inTypeOf closure: Place) -> Bool {
    guard !project.files(mentioning: name).isEmpty, let parent = project.parent(closure),
      [.argument, .initializerClause, .sequenceExpr, .tupleExpr].contains(project.kind(parent)),
      let type = lowering.contextualType(of: closure).flatMap(meaning.functionType)
    else { return false }
    return project.text(type).prefix { $0 != "(" }.contains(attribute)
  }
}
