/// How often code sends that an object runs once: an initialiser, `viewDidLoad`, and what nothing but those calls.
///
/// What such code sends into a subject of its own object is all that comes of it: an error after it takes nothing away.
extension SendingPlaces {
  /// How surely more comes after what a feeder has sent.
  func supply(of feeder: Feeder, into source: FedSource) -> Lifetime.Supply {
    guard case .relay = source.kind, feeder.kind == .element, project.kind(feeder.place) == .callExpr,
      !lowering.isStatic(source.declaration),
      let body = project.enclosingBody(of: feeder.place), !isRepeated(feeder.place, in: body)
    else { return .lasting }
    // What a call makes for itself, and sends into.
    if project.enclosingBody(of: source.declaration) == body { return .once }
    guard project.enclosingFunction(of: feeder.place) == body, let type = project.enclosingType(of: body) else {
      return .lasting
    }
    let isOwn = project.enclosingType(of: source.declaration).map { lowering.meaning.areRelated($0, type) } ?? false
    var visited: Set<Place> = []
    let isForSelf = isOwn && isMemberOfSelf(receiver(of: feeder.place)) || isDoneToOwnObject(feeder.place, type)
    return runs(of: body, isForSelf: isForSelf, &visited)
  }

  /// How often a function runs for one object.
  ///
  /// - Parameter isForSelf: whether it is that object's own. Of what an object was handed nobody knows who else has it.
  private func runs(of function: Place, isForSelf: Bool, _ visited: inout Set<Place>) -> Lifetime.Supply {
    guard visited.insert(function).inserted, let type = project.enclosingType(of: function) else { return .lasting }
    if project.kind(function) == .initDecl { return isForSelf ? .once : .lasting }
    guard project.kind(function) == .funcDecl, !project.flags(function).contains(.isStatic),
      !contexts.isMainByAttribute(function),
      lowering.references(to: function).isEmpty
    else { return .lasting }
    if isRunOnce(function) { return isForSelf ? .once : .unsure }
    let calls = contexts.reachedCalls(of: function)
    guard !calls.isEmpty else { return .lasting }
    var most = calls.count > 1 ? Lifetime.Supply.unsure : .once
    for call in calls {
      guard let caller = project.enclosingFunction(of: call), project.isDirectly(call, in: caller),
        !isRepeated(call, in: caller), let calling = project.enclosingType(of: caller)
      else { return .lasting }
      let isOwn = isOfSelf(call) && lowering.meaning.areRelated(calling, type) || isDoneToOwnObject(call, calling)
      most = max(most, runs(of: caller, isForSelf: isForSelf && isOwn, &visited))
      if most == .lasting { break }
    }
    return most
  }

  /// Whether UIKit runs a method once for each object.
  private func isRunOnce(_ function: Place) -> Bool {
    project.flags(function).contains(.isOverride) && CalledOnce.methods.contains(project.name(function))
      && lowering.meaning.isMainType(at: function)
  }

  /// Whether code that subscribes at a call goes on to send what a feeder sends, once each time: some function leads to
  /// both by one call each, outside of loops and closures.
  func isSentAlong(_ feeder: Feeder, withSubscribingAt call: Place) -> Bool {
    let leading = functions(leadingTo: feeder.place) { !isRepeated($0, in: $1) }
    return !leading.isEmpty
      && functions(leadingTo: call) { !isRepeated($0, in: $1) && !mayBeLeftOut($0, in: $1) }.contains {
        leading.contains($0)
      }
  }

  /// The function around a place, the one around the only call of that, and so on.
  private func functions(leadingTo place: Place, while isSure: (_ at: Place, _ body: Place) -> Bool) -> [Place] {
    var functions: [Place] = []
    var at = place
    while let body = project.enclosingBody(of: at), project.kind(body) == .funcDecl || project.kind(body) == .initDecl,
      isSure(at, body), !functions.contains(body)
    {
      functions.append(body)
      guard project.kind(body) == .funcDecl, lowering.references(to: body).isEmpty,
        case let calls = contexts.reachedCalls(of: body), calls.count == 1
      else { break }
      at = calls[0]
    }
    return functions
  }

  /// Whether a body may end before a place, or run without it: where something asks for more than whether a value is there.
  private func mayBeLeftOut(_ place: Place, in body: Place) -> Bool {
    var at = place
    while at != body, let around = project.parent(at) {
      switch project.kind(around) {
      case .ifExpr, .switchExpr, .guardStmt, .ternaryOperator, .catchClause: return true
      default: break
      }
      let earlier = project.children(around).prefix { $0 != at }
      if earlier.contains(where: { project.kind($0) == .ifExpr && returns($0) || asks($0) }) { return true }
      at = around
    }
    return false
  }

  private func returns(_ statement: Place) -> Bool {
    var open = [statement]
    while let at = open.popLast() {
      if project.kind(at) == .returnStmt { return true }
      open += project.children(at).filter { project.kind($0) != .closureExpr }
    }
    return false
  }

  /// Whether a `guard` has a condition that binds nothing.
  private func asks(_ statement: Place) -> Bool {
    project.kind(statement) == .guardStmt
      && project.children(statement).contains { ![.optionalBinding, .codeBlock].contains(project.kind($0)) }
  }

  private func isMemberOfSelf(_ target: Place?) -> Bool {
    guard let target = target.map(project.unwrapped) else { return true }
    return project.kind(target) == .identifierExpr
      || project.first(target).map { project.kind($0) == .selfExpr } ?? false
  }

  private func isRepeated(_ place: Place, in body: Place) -> Bool {
    var current = project.parent(place)
    while let at = current, at != body {
      if [.forStmt, .whileStmt, .repeatStmt].contains(project.kind(at)) { return true }
      current = project.parent(at)
    }
    return false
  }
}
