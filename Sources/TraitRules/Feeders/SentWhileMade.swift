/// What an initialiser sends into its object's own relay, by itself or by methods that it calls, comes before anybody can
/// subscribe: whoever does is given it at once, or never sees it. So does what is sent into an object that was made right
/// there and that nobody has been given yet: `let row = RowModel(); row.title.accept(name); rows.append(row)`.
extension SendingPlaces {
  func isSentWhileMade(_ feeder: Feeder, _ source: FedSource) -> Bool {
    guard [.element, .error, .completion].contains(feeder.kind) else { return false }
    return isSentIntoNewObject(feeder.place) || isDoneWhileMade(feeder.place, source)
  }

  /// Whether a call sends into a relay of its own object, or subscribes it to a chain, while that object is made.
  func isDoneWhileMade(_ call: Place, _ source: FedSource) -> Bool {
    guard let function = project.enclosingFunction(of: call), project.isDirectly(call, in: function),
      project.kind(source.declaration) == .patternBinding, !lowering.isStatic(source.declaration),
      let type = project.enclosingType(of: function), project.enclosingBody(of: source.declaration) == nil
    else { return false }
    return (project.enclosingType(of: source.declaration) == type || isSentIntoOwnObject(call, type))
      && setsUp(function, type)
  }

  /// Whether what is sent into an object's own subject is the answer to what that asked for while it was made. Of most
  /// such questions one answer comes, and nothing asks again.
  func answersWhatMakingAsked(_ feeder: Feeder, _ source: FedSource) -> Bool {
    guard let function = project.enclosingFunction(of: feeder.place), let type = project.enclosingType(of: function),
      project.enclosingType(of: source.declaration) == type, !lowering.isStatic(source.declaration)
    else { return false }
    return setsUp(function, type)
  }

  /// Whether a function is an initialiser, or a method that only those of its type call, each for `self`.
  private func setsUp(_ function: Place, _ type: TypeID, depth: Int = 0) -> Bool {
    if project.kind(function) == .initDecl { return true }
    guard project.kind(function) == .funcDecl, depth < Self.deepest, !contexts.hasContextOfItsOwn(function),
      lowering.references(to: function).isEmpty
    else { return false }
    let calls = lowering.visibleCalls(of: function)
    return !calls.isEmpty
      && calls.allSatisfy { call in
        guard let caller = project.enclosingFunction(of: call), project.isDirectly(call, in: caller),
          project.enclosingType(of: caller) == type, isOfSelf(call)
        else { return false }
        return setsUp(caller, type, depth: depth + 1)
      }
  }

  /// How many methods stand between an initialiser and what is sent: those that call themselves have no end.
  private static var deepest: Int { 4 }

  func isOfSelf(_ call: Place) -> Bool {
    guard let callee = project.first(call) else { return false }
    return project.kind(callee) == .identifierExpr || receiver(of: call).map { project.kind($0) == .selfExpr } ?? false
  }

  /// Whether a call sends into a member of an object that the statements around it have made and not handed on before.
  private func isSentIntoNewObject(_ call: Place) -> Bool {
    guard var root = receiver(of: call), project.kind(root) == .memberExpr else { return false }
    while project.kind(root) == .memberExpr, let base = project.first(root) { root = base }
    guard project.kind(root) == .identifierExpr, let binding = lowering.variable(namedBy: root),
      let initial = project.initialValue(of: binding), project.kind(initial) == .callExpr,
      project.first(initial).flatMap(lowering.meaning.type(madeBy:)) != nil,
      let declaration = project.parent(binding), project.parent(declaration) == project.parent(call)
    else { return false }
    return lowering.usesOfStored(binding).allSatisfy { use in
      project.node(use).token >= project.node(root).token || isConfigured(use)
    }
  }

  /// Whether a use of an object only sends into a member of it, or sets one.
  private func isConfigured(_ use: Place) -> Bool {
    var member = use
    while let around = project.parent(member), project.kind(around) == .memberExpr, project.first(around) == member {
      member = around
    }
    guard member != use, let around = project.parent(member) else { return false }
    if project.isAssigned(member) { return true }
    return project.kind(around) == .callExpr && project.first(around) == member
      && lowering.dialect.sendingMethods[project.symbol(member)] != nil
  }

  /// Whether a call sends into `outputs.x`, of an object that the one around has made for itself.
  private func isSentIntoOwnObject(_ call: Place, _ type: TypeID) -> Bool {
    guard let receiver = receiver(of: call), project.kind(receiver) == .memberExpr else { return false }
    return isDoneToOwnObject(call, type)
  }

  /// Whether a call is one of `viewModel`, or of a member of that, which the object around has made for itself.
  func isDoneToOwnObject(_ call: Place, _ type: TypeID) -> Bool {
    guard var root = receiver(of: call) else { return false }
    while let base = project.first(root), project.kind(base) == .memberExpr { root = base }
    if let base = project.first(root), project.kind(base) == .identifierExpr { root = base }
    guard let property = lowering.variable(namedBy: root), project.enclosingType(of: property) == type,
      !lowering.isStatic(property), let initial = project.initialValue(of: property),
      project.kind(initial) == .callExpr, let made = project.first(initial)
    else { return false }
    return lowering.meaning.type(madeBy: made) != nil
  }
}
