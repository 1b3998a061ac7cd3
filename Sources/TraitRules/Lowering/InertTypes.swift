/// Structures whose values are all alike here: models, identifiers, positions.
///
/// Nothing of them is a sequence, a closure, a queue or a flag, so which one it is, and how it was made, decides nothing.
/// Kept apart, each would be another context for whatever it is handed to.
extension Lowering {
  /// Whether a value of a type says no more than that it is one.
  func isInert(_ type: TypeID) -> Bool {
    inert.answer(to: type, beyond: false) {
      let declaration = project.declaration(type)
      guard declaration.kind == .struct, declaration.genericParameters.isEmpty, declaration.attributes.isEmpty,
        knowsNothingOfSequences(type)
      else { return false }
      return project.contents(of: type).members.values.allSatisfy { $0.allSatisfy(isInert) }
    }
  }

  func isInert(_ object: ObjectValue) -> Bool {
    object.otherTypes.isEmpty && object.otherNames.isEmpty && isInert(object.type)
  }

  /// Nor can what extends it or a protocol of its: what sequences its methods make would be different ones.
  private func knowsNothingOfSequences(_ type: TypeID) -> Bool {
    !project.contents(of: type).files.contains { project.files[Int($0)].namesRxSwift }
      && meaning.superTypes(of: type).allSatisfy(knowsNothingOfSequences)
  }

  private func isInert(_ member: Member) -> Bool {
    guard member.kind == .variable, !member.isStatic, !project.isComputed(member.place) else { return true }
    guard !isSwitch(member.place) else { return false }
    if let type = project.declaredType(of: member.place) { return saysAll(typeValue(type)) }
    return project.initialValue(of: member.place).map { value(of: $0) == .plain } ?? false
  }
}
