/// Properties with a wrapper that the project declares.
extension Evaluator {
  /// `$name`: what the wrapper's `projectedValue` is. A relay in it is this property's own, not one of all that are
  /// wrapped alike.
  func projection(of member: Member, at place: Place) -> Value? {
    guard let declaration = project.parent(member.place) else { return nil }
    for attribute in project.children(declaration) where project.kind(attribute) == .attribute {
      guard let wrapper = resolveTypeName(project.name(attribute), at: member.place),
        let found = findMember(wrapper, "projectedValue")
      else { continue }
      let value = memberValue(
        found.members, owner: found.owner, receiver: .instance(Instance(type: wrapper)), at: place, nil)
      guard case .sequence(var sequence) = value, sequence.facts.relays.count == 1,
        let inside = sequence.facts.relays.first, project.enclosingType(of: inside) == wrapper
      else { return value }
      wrappedIdentities[member.place] = inside
      sequence.facts.relays = [member.place]
      if sequence.facts.subjects == [inside] { sequence.facts.subjects = [member.place] }
      if sequence.identity == inside { sequence.identity = member.place }
      sequence.model = nil
      return .sequence(sequence)
    }
    return nil
  }

  /// Who writes to a wrapped property: its assignments, where the wrapper's setter hands them on, and what else the
  /// wrapper sends by itself.
  func writersThroughWrapper(of property: Place) -> [Writer] {
    guard let inside = wrappedIdentities[property], let owner = project.enclosingType(of: property),
      let name = project.children(property).first.map({ project.name($0) })
    else { return [] }
    let own = writersByIdentity?[inside] ?? []
    let others = own.filter { !isInSetter($0.place) }
    guard others.count < own.count else { return others }
    let assignments = project.assignments(to: name, declaredAt: property).filter { at in
      assignment(at).map { assigns($0.target, name: name, owner: owner) } ?? false
    }
    return others + assignments.map { Writer(place: $0, kind: .element) }
  }

  private func isInSetter(_ place: Place) -> Bool {
    guard let accessor = enclosingFunction(of: place), project.kind(accessor) == .accessor,
      project.name(accessor) == "set",
      let property = project.parent(accessor).flatMap({ project.parent($0) })
    else { return false }
    return project.children(property).first.map { project.name($0) } == "wrappedValue"
  }
}
