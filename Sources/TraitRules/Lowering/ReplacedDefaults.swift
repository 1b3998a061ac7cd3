/// What initialisers leave of the value that a property is declared with, and of what they have assigned themselves.
extension Lowering {
  /// Whether an object's property never has its default, because every way through each initialiser assigns it.
  func replacesDefault(_ assigned: [AssignedValue], owner: TypeID, receiver: Value) -> Bool {
    // `items[key] = x` leaves the rest.
    let whole = assigned.map(\.place).filter { place in
      assignment(place).map { project.kind(project.unwrapped($0.target)) != .subscriptExpr } ?? false
    }
    guard !whole.isEmpty else { return false }
    var type = owner
    if case .object(let ref) = receiver { type = store[ref].type }
    let ways = WaysThroughInitializers(lowering: self, type: type, assignments: Set(whole))
    if ways.allAssign(ownInitializers(of: owner)) { return true }
    // What a class below does after `super.init()`.
    return type != owner && ways.allAssign(ownInitializers(of: type))
  }

  /// Without what an initialiser assigns and, before anybody has read it, assigns anew.
  func withoutReplaced(_ assigned: [AssignedValue], named name: Symbol, owner: TypeID) -> [AssignedValue] {
    guard assigned.count > 1 else { return assigned }
    let ways = WaysThroughInitializers(lowering: self, type: owner, assignments: Set(assigned.map(\.place)))
    return assigned.filterOrAll { one in
      guard let statement = project.parent(one.place), let block = project.parent(statement),
        let function = project.parent(block), project.kind(function) == .initDecl,
        let next = project.children(block).drop(while: { $0 != statement }).dropFirst().first(where: {
          !ways.leaves(name, alone: $0)
        })
      else { return true }
      return !ways.assigns(next) || reads(name, in: next)
    }
  }

  private func isTarget(_ place: Place, of statement: Place) -> Bool {
    project.kind(statement) == .sequenceExpr && project.first(statement) == place
  }

  /// Whether anything in a statement but what it assigns to is of a name.
  private func reads(_ name: Symbol, in statement: Place) -> Bool {
    project.mentions(of: name, in: statement.file).contains { use in
      project.isInside(use, statement) && !(project.parent(use).map { isTarget(use, of: $0) } ?? false)
    }
  }
}

private struct WaysThroughInitializers {
  let lowering: Lowering
  /// Whose methods are called by their bare names.
  let type: TypeID
  let assignments: Set<Place>
  var project: Project { lowering.project }

  /// How many methods lead from an initialiser to what it sets up.
  private static let deepest = 3

  func allAssign(_ initializers: [Place]) -> Bool {
    !initializers.isEmpty && initializers.allSatisfy { alwaysAssigns($0, Self.deepest) }
  }

  private func alwaysAssigns(_ function: Place, _ depth: Int) -> Bool {
    project.child(function, .codeBlock).map { alwaysAssigns(in: $0, depth) } ?? false
  }

  /// Whether each way through a block assigns, of those that lead to an object.
  private func alwaysAssigns(in block: Place, _ depth: Int) -> Bool {
    for statement in project.children(block) {
      if assigns(statement, depth) { return true }
      if mayLeave(statement) { return false }
    }
    return false
  }

  /// Whether a statement has nothing to do with a property: it sets another one, and takes no part of the object.
  func leaves(_ name: Symbol, alone statement: Place) -> Bool {
    guard project.kind(statement) == .sequenceExpr || project.kind(statement) == .variableDecl else { return false }
    let target = project.first(statement).flatMap { project.kind($0) == .memberExpr ? project.first($0) : nil }
    return !project.contains(statement) { part in
      switch project.kind(part) {
      case .identifierExpr:
        if project.symbol(part) == name { return true }
        guard case .member(let found)? = lowering.meaning.lookUp(project.symbol(part), at: part) else { return false }
        return !found.functions.isEmpty
      case .memberExpr: return project.symbol(part) == name
      case .selfExpr: return part != target
      default: return false
      }
    }
  }

  func assigns(_ statement: Place) -> Bool { assigns(statement, 0) }

  private func assigns(_ statement: Place, _ depth: Int) -> Bool {
    switch project.kind(statement) {
    case .sequenceExpr: return project.children(statement).contains(where: assignments.contains)
    case .ifExpr:
      let parts = Array(project.children(statement))
      let hasElse = parts.count > 2 && project.kind(parts[parts.count - 2]) == .codeBlock
      return hasElse && parts.filter { project.kind($0) == .codeBlock }.allSatisfy { alwaysAssigns(in: $0, depth) }
    case .switchExpr:
      let cases = project.children(statement).filter { project.kind($0) == .switchCase }
      return !cases.isEmpty && cases.allSatisfy { alwaysAssigns(in: $0, depth) }
    case .doStmt:
      return project.children(statement).allSatisfy { part in
        alwaysAssigns(in: project.kind(part) == .catchClause ? project.child(part, .codeBlock) ?? part : part, depth)
      }
    case .ifConfig: return lowering.meaning.countingClauses(of: statement).allSatisfy { alwaysAssigns(in: $0, depth) }
    case .callExpr: return depth > 0 && method(calledBy: statement).map { alwaysAssigns($0, depth - 1) } ?? false
    default: return false
    }
  }

  /// `setUp()`, `self.setUp()`.
  private func method(calledBy call: Place) -> Place? {
    guard let callee = project.first(call) else { return nil }
    switch project.kind(callee) {
    case .identifierExpr: break
    case .memberExpr where project.first(callee).map { project.kind($0) == .selfExpr } ?? false: break
    default: return nil
    }
    let methods = lowering.meaning.members(named: project.symbol(callee), of: type)?.functions ?? []
    return methods.count == 1 ? methods[0] : nil
  }

  /// Whether a statement may be the last one of an initialiser that makes an object all the same.
  private func mayLeave(_ statement: Place) -> Bool {
    switch project.kind(statement) {
    case .returnStmt: return project.first(statement).map { project.kind($0) != .nilLiteral } ?? true
    case .guardStmt, .ifExpr, .switchExpr, .doStmt, .codeBlock, .switchCase, .catchClause, .forStmt, .whileStmt,
      .repeatStmt, .ifConfig, .ifConfigClause:
      return project.children(statement).contains { mayLeave($0) && !alwaysAssigns(in: $0, 0) }
    default: return false
    }
  }
}
