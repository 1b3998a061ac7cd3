/// Tells which subscriptions do one thing or another, depending on their element.
struct DecidingClosures {
  let context: FixContext
  private var project: Project { context.project }
  private var lowering: Lowering { context.analysis.lowering }

  /// Whether what takes the elements of a binding branches on them.
  func decidesByElement(_ binding: Binding) -> Bool {
    guard binding.isItsOwn else { return false }
    for argument in lowering.arguments(of: binding.call, .none) {
      switch project.kind(argument.expression) {
      case .closureExpr: return decidesByElement(argument.expression)
      default:
        guard case .functions(let ref) = lowering.value(of: argument.expression) else { continue }
        return lowering.store[ref].places.contains { function in
          let names = project.parameters(of: function).last.map { [project.name($0)] } ?? []
          return project.child(function, .codeBlock).map { branches($0, on: Set(names)) } ?? false
        }
      }
    }
    return false
  }

  /// Whether a closure branches on its last parameter.
  func decidesByElement(_ closure: Place) -> Bool { branches(closure, on: elementNames(of: closure)) }

  /// The element comes last: `bind(with:)` gives the owner before it.
  ///
  /// - Parameter everyParameter: of a join's closure each parameter is an element.
  func elementNames(of closure: Place, everyParameter: Bool = false) -> Set<String> {
    let bare: Set = ["$0", "$1"]
    guard let signature = project.child(closure, .closureSignature) else {
      return everyParameter ? bare.union(["$2", "$3", "$4", "$5", "$6", "$7"]) : bare
    }
    let parameters = project.children(signature).filter { project.kind($0) == .closureParameter }
    if everyParameter, !parameters.isEmpty { return Set(parameters.map { project.name($0) }) }
    return parameters.last.map { [project.name($0)] } ?? bare
  }

  private func branches(_ body: Place, on names: Set<String>) -> Bool {
    project.contains(body) { at in condition(of: at).contains { mentions($0, names) } }
  }

  /// What a branch is decided by.
  private func condition(of place: Place) -> [Place] {
    let parts = Array(project.children(place))
    switch project.kind(place) {
    case .ifExpr, .guardStmt, .switchExpr:
      return parts.filter { ![.codeBlock, .switchCase, .ifExpr].contains(project.kind($0)) }
    case .sequenceExpr:
      guard let mark = parts.firstIndex(where: { project.kind($0) == .ternaryOperator }) else { return [] }
      return Array(parts[..<mark])
    default: return []
    }
  }

  /// Whether an expression uses one of some names.
  func mentions(_ expression: Place, _ names: Set<String>) -> Bool {
    project.contains(expression) { project.kind($0) == .identifierExpr && names.contains(project.name($0)) }
  }
}
