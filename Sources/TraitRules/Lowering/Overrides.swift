/// Which classes' own members an object has that is known by a class alone: that one's, or those of classes below it.
extension Lowering {
  /// The classes that declare what an object has which may be of any class from one on downward.
  struct Overriding {
    /// Those below that have a member of their own, of which something can be made.
    var types: [TypeID]
    /// Whether some object has the class's own: nothing says that what is made is always of a class below.
    var leavesOwn: Bool
  }

  /// Who overrides a member for an object of a class of which nothing else is known; `nil` where nobody does, or where
  /// it is known which class it is of.
  func overriding(_ member: Symbol, of owner: TypeID, on receiver: Value) -> Overriding? {
    guard case .object(let ref) = receiver, store[ref].site.isNowhere, case let type = store[ref].type,
      project.declaration(owner).kind == .class, meaning.members(named: member, of: type)?.owner == owner
    else { return nil }
    let below = meaning.conformers(of: type)
    let overriding = below.filter { declares(member, $0) }
    guard !overriding.isEmpty else { return nil }
    let others = [type] + below.filter { meaning.members(named: member, of: $0)?.owner == owner }
    let made = overriding.filterOrAll { isMade($0) }
    // A screen's base class that no code makes is none that a storyboard makes: that makes those below it.
    let leavesOwn = others.contains { !constructions(of: $0).isEmpty } || !overriding.contains { isMade($0) }
    return Overriding(types: made, leavesOwn: leavesOwn)
  }

  /// What a bare name means in the code of a class for the object at hand, which may be of one below that overrides it.
  func dispatched(_ found: Meaning.FoundMembers, named name: Symbol, on receiver: Value) -> Meaning.FoundMembers {
    guard case .object(let ref) = receiver, case let type = store[ref].type, type != found.owner,
      project.declaration(found.owner).kind == .class, project.declaration(type).kind == .class,
      let own = meaning.members(named: name, of: type), own.owner != found.owner,
      meaning.inherits(own.owner, from: found.owner), !found.members.contains(where: isPrivate),
      // A method hides no variable of its name.
      (own.variable == nil) == (found.variable == nil)
    else { return found }
    return own
  }

  private func declares(_ name: Symbol, _ type: TypeID) -> Bool {
    project.contents(of: type).members[name]?.contains { $0.kind != .enumCase && !$0.isStatic } ?? false
  }

  /// What a property is that classes below may override, where only the class of the object is known.
  func overridden(_ own: Value, _ member: Member, of owner: TypeID, receiver: Value) -> Value {
    guard case .sequence = own, let found = overriding(member.name, of: owner, on: receiver) else { return own }
    let values = found.types.compactMap { type -> Value? in
      let declared = project.contents(of: type).members[member.name]?.first { $0.kind == .variable }
      return declared.map { variable($0, owner: type, receiver: store.object(of: type)) }
    }
    return join((found.leavesOwn || values.isEmpty ? [own] : []) + values)
  }
}
