/// Properties of sequences, which extensions of the project can add to.
extension Evaluator {
  /// A property of a sequence: `orEmpty`, `changed`, a relay's `value`, or one of the project's extensions.
  func sequenceMember(_ name: String, of sequence: RxSequence, at place: Place, _ frame: Frame?) -> Value {
    if name == "value" || name == "currentState" {
      return sequence.element?.value ?? .plain
    }
    if name == "rx" { return .reactive(LazyValue(.sequence(sequence)), place) }
    for row in catalogue.rows(named: name) where row.isProperty && row.receiver != .reactive && !row.isStatic {
      return apply(row, to: sequence, arguments: [], at: place, frame)
    }
    let variables = (project.sequenceMembers[name] ?? []).filter { $0.kind == .variable }
    if !variables.isEmpty {
      let near = project.nearest(variables, to: place.file) { $0.place }
      return externalMemberValue(near, selfValue: LazyValue(.sequence(sequence)), at: place)
    }
    return .unknown(name, place)
  }
}
