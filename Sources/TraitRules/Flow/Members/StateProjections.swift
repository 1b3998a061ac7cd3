/// `reactor.state.map(\.name).distinctUntilChanged()`: like a pulse, it comes only with the mutations that assign the
/// property; with all others it is equal to what came before.
extension Evaluator {
  func followState(_ step: OperatorStep, _ result: inout RxSequence) {
    guard let state = step.input.state else { return }
    switch step.row.name {
    case "map" where state.property == nil:
      guard let property = projectedProperty(step.arguments) else { return }
      result.state = ReactorState(reactor: state.reactor, property: property)
    case "distinctUntilChanged":
      guard let property = state.property else { return }
      result.facts.deliver(on: .subscriber, because: Cause(place: step.place, reason: ""))
      result.facts.joinThreads(of: mutationFacts(of: state.reactor, assigning: property))
    default: return
    }
  }

  /// The property that `\.name` or `{ $0.name.count }` reads of its input.
  private func projectedProperty(_ arguments: [Argument]) -> String? {
    guard arguments.count == 1, let function = project.children(arguments[0].place).last else { return nil }
    switch project.kind(function) {
    case .keyPathExpr:
      return project.text(function).dropFirst().split(separator: ".").map(String.init)
        .first { $0.first?.isUppercase == false }
    case .closureExpr:
      let parts = project.children(function)
      let statements = parts.filter { project.kind($0) != .closureSignature }
      guard statements.count == 1 else { return nil }
      let parameter = project.child(function, .closureSignature).flatMap { project.child($0, .closureParameter) }
      return firstMember(of: statements[0], ofInput: parameter.map { project.name($0) } ?? "$0")
    default: return nil
    }
  }

  /// The member next to the root of `input.member.other`.
  private func firstMember(of expression: Place, ofInput input: String) -> String? {
    var current = expression
    var member: String?
    while let base = project.children(current).first {
      switch project.kind(current) {
      case .memberExpr: member = project.name(current)
      case .optionalChain, .forceUnwrap: break
      default: return nil
      }
      current = base
    }
    return project.kind(current) == .identifierExpr && project.name(current) == input ? member : nil
  }
}
