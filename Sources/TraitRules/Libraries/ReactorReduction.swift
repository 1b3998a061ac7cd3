/// Which mutations of a reactor assign a property of its state, or what that is made of: the cases of `reduce`.
struct ReactorReduction {
  let lowering: Lowering
  let reactor: TypeID
  private let properties: Set<Symbol>
  private let state: ReactorState?
  private var project: Project { lowering.project }

  init(_ lowering: Lowering, _ reactor: TypeID, _ property: Symbol) {
    self.lowering = lowering
    self.reactor = reactor
    state = ReactorState(of: reactor, lowering)
    properties = state?.storedProperties(behind: property) ?? [property]
  }

  /// The names of those mutations; `nil` where `reduce` does not show it.
  func mutations() -> Set<Symbol>? { reduce.flatMap { mutations(in: $0.body, named: $0.mutation) } }

  /// What `reduce` does, and what it calls the mutation.
  private var reduce: (body: Place, mutation: Symbol)? {
    let functions = (lowering.meaning.members(named: Symbol(.reduce), of: reactor)?.functions ?? [])
      .filter { project.hasBody($0) }
    guard functions.count == 1, let body = project.child(functions[0], .codeBlock),
      let parameter = project.parameters(of: functions[0]).first(where: { project.label($0) == .mutation })
    else { return nil }
    return (body, project.symbol(parameter))
  }

  /// The case that the property is after a mutation; `nil` where the source does not show one.
  ///
  /// - Parameter carried: the one case that the mutation carries; `none` where that is not known.
  func written(by mutation: Symbol, carrying carried: Symbol) -> Symbol? {
    guard let property = properties.first, properties.count == 1, let branch = branch(of: mutation) else { return nil }
    var written: [Symbol?] = []
    var stack = [branch]
    while let at = stack.popLast() {
      stack += project.children(at)
      guard isWrite(at, of: properties) else { continue }
      guard let value = valueAssigned(to: at, property) else { return nil }
      if isCarried(value, by: branch) {
        written.append(carried.isNone ? nil : carried)
      } else {
        written.append(lowering.caseMade(by: value))
      }
    }
    return written.count == 1 ? written[0] : nil
  }

  /// The one clause that a mutation alone is for.
  private func branch(of mutation: Symbol) -> Place? {
    guard let (body, parameter) = reduce else { return nil }
    let branches = project.children(body).filter { isSwitch($0, over: parameter) }.flatMap { project.children($0) }
      .filter { project.kind($0) == .switchCase && project.caseNames(of: $0)?.contains(mutation) == true }
    return branches.count == 1 && project.caseNames(of: branches[0]) == [mutation] ? branches[0] : nil
  }

  /// `value` in `state.property = value`.
  private func valueAssigned(to member: Place, _ property: Symbol) -> Place? {
    guard project.kind(member) == .memberExpr, project.symbol(member) == property,
      let sequence = project.parent(member), project.kind(sequence) == .sequenceExpr,
      case let parts = Array(project.children(sequence)), parts.count == 3, parts[0] == member,
      project.kind(parts[1]) == .assignmentOperator
    else { return nil }
    return parts[2]
  }

  /// Whether a value is all that the mutation of a clause carries.
  private func isCarried(_ value: Place, by branch: Place) -> Bool {
    guard project.kind(value) == .identifierExpr,
      case .payload(let read)? = lowering.meaning.lookUpUnwrapped(project.symbol(value), at: value),
      project.isInside(read, branch)
    else { return false }
    var call = project.parent(read)
    while let at = call, project.kind(at) != .callExpr, at != branch { call = project.parent(at) }
    return call.map { project.children($0).count { project.kind($0) == .argument } == 1 } ?? false
  }

  /// The names of the cases that write the property, or what it is then made of; `nil` where code writes it outside a
  /// case otherwise.
  private func mutations(in body: Place, named mutation: Symbol) -> Set<Symbol>? {
    // `{ State(count: state.count + 1) }` makes all of it, whatever the mutation.
    if let only = project.tree(body).onlyStatement(of: body.node), project.tree(body).kind(only) == .callExpr {
      return nil
    }
    let switches = project.children(body).filter { isSwitch($0, over: mutation) }
    var (written, derived) = (properties, Set<Place>())
    if switches.count == 1, let state {
      (written, derived) = ReactorDerivations(lowering, in: body, below: switches[0], of: state).sources(of: properties)
    }
    var result: Set<Symbol> = []
    var stack = [body]
    while let at = stack.popLast() {
      if isSwitch(at, over: mutation) {
        for branch in project.children(at) where project.kind(branch) == .switchCase {
          guard project.contains(branch, where: { isWrite($0, of: written) }) else { continue }
          guard let names = project.caseNames(of: branch) else { return nil }
          result.formUnion(names)
        }
        continue
      }
      if derived.contains(at) { continue }
      if isWrite(at, of: written) { return nil }
      stack += project.children(at)
    }
    return result
  }

  private func isSwitch(_ place: Place, over mutation: Symbol) -> Bool {
    guard project.kind(place) == .switchExpr, let subject = project.first(place) else { return false }
    return project.kind(subject) == .identifierExpr && project.symbol(subject) == mutation
  }

  /// Whether an expression assigns one of the properties, changes it in place, or replaces the whole state.
  private func isWrite(_ place: Place, of properties: Set<Symbol>) -> Bool {
    switch project.kind(place) {
    case .memberExpr: return properties.contains(project.symbol(place)) && isChanged(place)
    case .assignmentOperator:
      guard let sequence = project.parent(place), let target = project.first(sequence) else { return false }
      return project.kind(target) == .identifierExpr && project.name(target) != "_"
    case .inOutExpr: return project.first(place).map { project.kind($0) == .identifierExpr } ?? false
    case .returnStmt: return project.first(place).map { project.kind($0) == .callExpr } ?? false
    default: return false
    }
  }

  /// Whether a member stands on the left of an assignment, is handed on as `inout`, or is what a statement calls.
  private func isChanged(_ member: Place) -> Bool {
    var current = member
    while let parent = project.parent(current) {
      switch project.kind(parent) {
      case .memberExpr, .optionalChain, .forceUnwrap, .subscriptExpr, .callExpr:
        guard project.first(parent) == current else { return false }
        current = parent
      case .inOutExpr: return true
      case .sequenceExpr:
        let parts = Array(project.children(parent))
        guard parts.first == current, parts.count > 1 else { return false }
        return UseIndex.assigns(project.tree(parts[1]), parts[1].node)
      case .codeBlock, .switchCase, .ifConfigClause: return project.kind(current) == .callExpr
      default: return false
      }
    }
    return false
  }
}
