/// What a protocol's extension adds and the protocol does not ask for is chosen by the type that is written, not by the
/// object's: `let shelf: Shelf = Oak()` has `Shelf`'s, whatever `Oak` declares by the same name.
extension Lowering {
  /// The members of a name that an object has; of one that is written as a protocol, those which that adds.
  ///
  /// - Parameter base: the expression that the member is of.
  func members(named name: Symbol, of object: ObjectValue, writtenAs base: Place?) -> Meaning.FoundMembers? {
    guard let own = members(named: name, of: object) else { return nil }
    return membersAdded(named: name, to: object, having: own, writtenAs: base) ?? own
  }

  /// Those of a protocol's extension, where an object that has others is written as that.
  func membersAdded(
    named name: Symbol, to object: ObjectValue, having own: Meaning.FoundMembers, writtenAs base: Place?
  ) -> Meaning.FoundMembers? {
    guard let base, project.declaration(own.owner).kind != .protocol, isAdded(name, to: object.type) else { return nil }
    return statedTypes(of: base).lazy.compactMap { self.added(name, by: $0) }.first
  }

  /// Whether an extension of one of a type's protocols has a member of that name, too: few have.
  private func isAdded(_ name: Symbol, to type: TypeID) -> Bool {
    meaning.firstUpward(from: type) { at in
      guard project.declaration(at).kind == .protocol, let members = project.contents(of: at).members[name] else {
        return nil
      }
      return members.contains { !meaning.isRequirement($0) } ? true : nil
    } ?? false
  }

  private func added(_ name: Symbol, by type: TypeID) -> Meaning.FoundMembers? {
    guard project.declaration(type).kind == .protocol, let found = meaning.members(named: name, of: type) else {
      return nil
    }
    let isAskedFor = meaning.firstUpward(from: type) { at in
      project.contents(of: at).members[name]?.contains(where: meaning.isRequirement) == true ? true : nil
    }
    return isAskedFor == nil ? found : nil
  }

  /// The types that an expression is declared to be of.
  private func statedTypes(of expression: Place) -> [TypeID] {
    guard let written = statedType(of: expression) else { return [] }
    return types(statedBy: written)
  }

  private func types(statedBy written: Place) -> [TypeID] {
    switch project.kind(written) {
    case .optionalType, .tupleTypeElement, .tupleType, .compositionType:
      return project.children(written).flatMap(types(statedBy:))
    default:
      if let bound = genericDeclaration(project.symbol(written), at: written) {
        return bound.map(types(statedBy:)) ?? []
      }
      return meaning.type(writtenAt: written).map { [$0] } ?? []
    }
  }

  private func statedType(of expression: Place) -> Place? {
    let expression = project.unwrapped(expression)
    switch project.kind(expression) {
    case .identifierExpr:
      if case .parameter(let parameter, _)? = meaning.lookUp(project.symbol(expression), at: expression) {
        return project.type(ofParameter: parameter)
      }
      return variable(namedBy: expression).flatMap(project.declaredType)
    case .memberExpr: return variable(namedBy: expression).flatMap(project.declaredType)
    case .tupleExpr: return project.inParentheses(expression).flatMap(statedType)
    case .sequenceExpr: return typeCastTo(expression)
    case .callExpr: return function(calledBy: expression, .none).flatMap(project.returnType)
    default: return nil
    }
  }
}
