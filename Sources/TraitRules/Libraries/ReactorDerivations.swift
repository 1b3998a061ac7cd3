/// What `reduce` makes of other properties once it has looked at the mutation: `next.isDone = next.left.isEmpty`. Such a
/// property changes when those do, whatever the mutation is.
struct ReactorDerivations {
  /// An assignment below the `switch`, and what it reads; `nil` where that can be more than the state.
  private struct Derivation {
    var assignment: Place
    var property: Symbol
    var reads: Set<Symbol>?
  }

  private let derivations: [Derivation]

  /// Of properties that somebody is told of when they change: a pulse comes with every assignment.
  init(_ lowering: Lowering, in body: Place, below branches: Place, of state: ReactorState) {
    let project = lowering.project
    let statements = Array(project.children(body))
    // An early way out leaves what is derived as it was, and a later mutation changes it.
    guard let index = statements.firstIndex(of: branches),
      !project.contains(body, where: { project.kind($0) == .returnStmt && $0 != statements.last })
    else {
      derivations = []
      return
    }
    let below = Array(statements[(index + 1)...])
    derivations = below.compactMap { statement in
      guard project.kind(statement) == .sequenceExpr, case let parts = Array(project.children(statement)),
        parts.count > 2, project.kind(parts[1]) == .assignmentOperator, project.kind(parts[0]) == .memberExpr,
        let copy = project.first(parts[0]), project.kind(copy) == .identifierExpr,
        case let property = project.symbol(parts[0]), !state.isPulse(property)
      else { return nil }
      let reading = Reading(lowering: lowering, state: state, copy: project.symbol(copy), locals: below)
      return Derivation(
        assignment: statement, property: property, reads: reading.properties(readBy: Array(parts[2...])))
    }
  }

  /// The properties that some are made of, and the assignments that make them.
  func sources(of properties: Set<Symbol>) -> (properties: Set<Symbol>, assignments: Set<Place>) {
    var (all, assignments) = (properties, Set<Place>())
    // What a later assignment makes is read as it was before: it is a step behind.
    for (index, derivation) in derivations.enumerated().reversed() where all.contains(derivation.property) {
      let later = derivations[index...].map(\.property)
      guard let reads = derivation.reads, reads.isDisjoint(with: later) else { continue }
      all.formUnion(reads)
      assignments.insert(derivation.assignment)
    }
    return (all, assignments)
  }
}

/// What expressions read of the copy of the state that `reduce` changes.
private struct Reading {
  let lowering: Lowering
  let state: ReactorState
  let copy: Symbol
  /// The statements whose constants are made of what is there by then.
  let locals: [Place]
  private var project: Project { lowering.project }

  /// `nil` where they read anything else that can change.
  func properties(readBy expressions: [Place]) -> Set<Symbol>? {
    var read: Set<Symbol> = []
    var stack = expressions
    while let at = stack.popLast() {
      switch project.kind(at) {
      case .identifierExpr where project.symbol(at) == copy:
        guard let member = project.parent(at), project.kind(member) == .memberExpr,
          let stored = state.storedProperties(behind: project.symbol(member))
        else { return nil }
        read.formUnion(stored)
      case .identifierExpr:
        guard let inner = constant(named: at) else { return nil }
        stack += inner
      case .selfExpr, .superExpr: return nil
      default: stack += project.children(at)
      }
    }
    return read
  }

  /// What a name that stands still is made of.
  private func constant(named name: Place) -> [Place]? {
    if project.isCapitalized(project.symbol(name)) || project.name(name).hasPrefix("$") { return [] }
    switch lowering.meaning.lookUp(project.symbol(name), at: name) {
    case .closureParameter, .type: return []
    case .local(let binding, _):
      guard project.flags(binding).contains(.isLet), locals.contains(where: { project.isInside(binding, $0) }) else {
        return nil
      }
      return project.initialValue(of: binding).map { [$0] }
    default: return nil
    }
  }
}
