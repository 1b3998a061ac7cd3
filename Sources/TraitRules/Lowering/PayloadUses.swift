/// Where patterns read what a case was made with.
extension Lowering {
  /// The expressions that read what a call gives a case to carry, by the names that patterns give it; `nil` where the
  /// call makes no case in sight or one of several, and where a pattern binds all that the case carries to one name.
  func usesOfPayload(_ argument: Place, of call: Place) -> [Place]? {
    let arguments = project.children(call).filter { project.kind($0) == .argument }
    let made = casesMade(by: call)
    guard made.count == 1, let index = arguments.firstIndex(of: argument) else { return nil }
    let label = project.label(argument)
    var uses: [Place] = []
    for pattern in project.calls(of: project.symbol(made[0])) where isPattern(pattern) {
      let parts = project.children(pattern).filter { project.kind($0) == .argument }
      guard let first = parts.first.flatMap(project.first), let found = caseAround(first),
        cases(meantBy: found, .none).contains(made[0])
      else { continue }
      guard parts.count == arguments.count else { return nil }
      let part = parts.first { !label.isNone && project.label($0) == label } ?? parts[index]
      guard let bound = project.first(part).map(nameBound) else { return nil }
      switch project.kind(bound) {
      case .identifierExpr, .identifierPattern: uses += self.uses(ofPayload: bound)
      case .wildcardPattern: break
      default: return nil
      }
    }
    return uses
  }

  /// What `let name` binds.
  private func nameBound(_ pattern: Place) -> Place {
    project.kind(pattern) == .valueBinding ? project.first(pattern) ?? pattern : pattern
  }

  private func uses(ofPayload bound: Place) -> [Place] {
    project.mentions(of: project.symbol(bound), in: bound.file).filter { use in
      guard use != bound, project.kind(use) == .identifierExpr,
        case .payload(let read)? = meaning.lookUpUnwrapped(project.symbol(use), at: use)
      else { return false }
      return read == bound
    }
  }
}
