/// Members that extensions give to some instances of a generic type alone.
extension Lowering {
  /// The members of a name that an object can have: `extension Kit where Host == UILabel` has nothing for a `Kit` of
  /// anything else. All of them where nothing says of what the object is.
  func members(named name: Symbol, of object: ObjectValue) -> Meaning.FoundMembers? {
    let all = meaning.members(named: name, of: object.type)
    guard var found = all, found.members.count > 1 else { return all }
    // Of an object, not of its type. Whoever has no member of its own has what its protocol's extension implements.
    found.members = found.members.filterOrAll { !$0.isStatic }
    if project.declaration(found.owner).kind == .protocol, project.declaration(object.type).kind != .protocol {
      found.members = found.members.filterOrAll { !meaning.isRequirement($0) }
    }
    found.members = found.members.filterOrAll { isAvailable($0, to: object) }
    return found
  }

  private func isAvailable(_ member: Member, to object: ObjectValue) -> Bool {
    guard let constrained = member.constrainedBy else { return true }
    return project.requirements(of: constrained).allSatisfy { subject, bound in
      let argument = object.generics.first { $0.name == project.symbol(subject) }?.value
      return argument.map { mayBe($0, below: project.symbol(bound)) } ?? true
    }
  }

  /// Whether a value can be of a type of that name, or of one below it.
  private func mayBe(_ value: Value, below bound: Symbol) -> Bool {
    switch value {
    case .object(let ref):
      let type = store[ref].type
      return project.declaration(type).name == bound || meaning.inheritedNames(of: type).contains(bound)
        || meaning.isUI(type) && meaning.isUI(bound)
    case .outside(let ref):
      let type = store[ref].type
      if type == bound { return true }
      if let declared = project.types(named: bound).first { return project.declaration(declared).kind == .protocol }
      // Of a class whose superclasses are not known, nothing is ruled out.
      let above = meaning.superclassNames(of: type)
      return above.isEmpty || above.contains(bound)
    default: return true
    }
  }
}
