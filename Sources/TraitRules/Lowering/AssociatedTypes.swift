/// What stands for a protocol's associated types.
extension Lowering {
  /// What a type, or those who conform to it, call by an associated type's name.
  func associatedType(_ name: Symbol, of value: Value, near place: Place) -> Value? {
    guard case .object(let ref) = value else { return nil }
    let type = store[ref].type
    if let bound = boundType(name, in: type, store[ref]) { return bound }
    guard project.declaration(type).kind == .protocol else { return nil }
    let candidates = implementations(of: type, for: place).compactMap { boundType(name, in: $0, nil) }
    return candidates.isEmpty ? nil : join(candidates)
  }

  private func boundType(_ name: Symbol, in type: TypeID, _ object: ObjectValue?) -> Value? {
    if let target = meaning.inheritedTypealias(name, in: type), project.symbol(target) != name {
      guard let object else { return typeValue(target) }
      return typeValue(target, selfFrame(store.object(object), owner: target))
    }
    if let nested = meaning.nestedType(name, in: type) { return store.object(of: nested) }
    return object?.generics.first { $0.name == name }?.value ?? boundOfParameter(name, of: type)
      ?? witnessedType(name, in: type, object)
  }

  /// `class Screen<Model: ScreenModel>: ModelOwner`, whose parameter is what the protocol calls `Model`.
  private func boundOfParameter(_ name: Symbol, of type: TypeID) -> Value? {
    let declaration = project.declaration(type)
    guard let parameter = declaration.genericParameters.first(where: { $0.name == name }) else { return nil }
    return (parameter.bound ?? bound(of: name, inWhereClauseOf: declaration.place)).map { typeValue($0) }
  }

  /// A bare name that a protocol around the place declares as an associated type, or an alias that its conformers have.
  func associatedType(_ name: Symbol, at place: Place, _ frame: FrameID) -> Value? {
    guard let type = project.enclosingType(of: place) else { return nil }
    let receiver = forced(selfValue(at: place, frame))
    let bound = each(receiver) { associatedType(name, of: $0, near: place) ?? .nothing }.nonEmpty
    if let bound { return bound }
    guard project.contents(of: type).typealiases[name] != nil else { return nil }
    return associatedType(name, of: store.object(of: type), near: place)
  }

  /// `Model(…)` in an extension of a protocol: an object of what stands for its associated type `Model`.
  func associatedConstruction(_ name: Symbol, call: Place, callee: Place, _ frame: FrameID) -> Value? {
    guard let type = project.enclosingType(of: callee), project.declaration(type).kind == .protocol,
      let bound = associatedType(name, at: callee, frame)
    else { return nil }
    return each(bound) { made in
      guard case .object(let ref) = made else { return made }
      return construct(store[ref].type, call: call, callee: callee, frame)
    }
  }

  /// Calls that make an object of a type by the name of an associated type, which a conforming type binds to it.
  func associatedCalls(making type: TypeID) -> [Place] {
    let bounds = meaning.superTypes(of: type).filter { project.declaration($0).kind == .protocol }
    let associated = bounds.flatMap { bound -> [Place] in
      let name = project.declaration(bound).name
      project.ask(.inherited, name)
      return project.associatedTypesByBound[name]
    }
    return Set(associated).sorted().flatMap { declaration -> [Place] in
      guard let owner = project.enclosingType(of: declaration) else { return [] }
      let name = project.symbol(declaration)
      let calls = project.calls(of: name).filter { call in
        guard let callee = project.first(call), project.kind(callee) == .identifierExpr,
          let around = project.enclosingType(of: call)
        else { return false }
        return protocolDeclaring(name, above: around) == owner
      }
      return calls.isEmpty || !binds(name, in: owner, to: type) ? [] : calls
    }
  }

  /// Whether a type that conforms to a protocol has a type for its associated type.
  private func binds(_ name: Symbol, in owner: TypeID, to type: TypeID) -> Bool {
    meaning.conformers(of: owner).contains { conformer in
      if case .object(let ref)? = boundType(name, in: conformer, nil) { store[ref].type == type } else { false }
    }
  }

  /// What a written type is that nothing in sight binds: an associated type's name in its protocol, which has its bound
  /// at most, or a member of a generic parameter.
  func unboundType(_ place: Place, _ frame: FrameID) -> Value? {
    let name = project.symbol(place)
    guard project.kind(place) != .memberType else {
      guard let base = project.first(place) else { return nil }
      let isOpen = project.symbol(base) == .Self || genericDeclaration(project.symbol(base), at: base) != nil
      return isOpen ? .lost(place, name) : nil
    }
    guard let type = project.enclosingType(of: place), let kind = protocolDeclaring(name, above: type),
      let declaration = project.contents(of: kind).typealiases[name]
    else { return nil }
    return project.first(declaration).map { typeValue($0, frame) } ?? .lost(place, name)
  }

  /// The nearest protocol that declares an associated type of a name.
  private func protocolDeclaring(_ name: Symbol, above type: TypeID) -> TypeID? {
    meaning.firstUpward(from: type) { at in
      project.contents(of: at).typealiases[name].flatMap { project.kind($0) == .associatedtypeDecl ? at : nil }
    }
  }

  /// What a conforming type has where its protocol speaks of an associated type: the compiler infers it from there.
  private func witnessedType(_ name: Symbol, in type: TypeID, _ object: ObjectValue?) -> Value? {
    guard project.declaration(type).kind != .protocol, let kind = protocolDeclaring(name, above: type) else {
      return nil
    }
    let receiver = store.object(object ?? ObjectValue(type: type))
    let question = ValueQuestion(
      kind: .witness, place: project.declaration(kind).place, context: store.ref(of: receiver).number,
      other: Int32(bitPattern: name.id))
    let value = values.answer(to: question, beyond: .nothing) {
      findWitnessedType(name, in: type, kind, receiver) ?? .nothing
    }
    return value == .nothing ? nil : value
  }

  private func findWitnessedType(_ name: Symbol, in type: TypeID, _ kind: TypeID, _ receiver: Value) -> Value? {
    let requirements = project.contents(of: kind).members.values.joined().sorted { $0.place < $1.place }
    for requirement in requirements {
      guard let found = meaning.members(named: requirement.name, of: type) else { continue }
      switch requirement.kind {
      case .variable:
        guard let written = project.declaredType(of: requirement.place), speaks(written, of: name),
          let witness = found.variable,
          project.declaration(found.owner).kind != .protocol || !meaning.isRequirement(witness)
        else { continue }
        return witnessedType(witness, owner: found.owner, receiver)
      case .function:
        let witnesses = found.functions.filter(project.hasBody)
        for (written, other) in witnesses.flatMap({ writtenTypes(of: requirement.place, beside: $0) })
        where speaks(written, of: name) {
          return typeValue(other, selfFrame(receiver, owner: other))
        }
      case .enumCase: continue
      }
    }
    return nil
  }

  private func witnessedType(_ witness: Member, owner: TypeID, _ receiver: Value) -> Value {
    if let written = project.declaredType(of: witness.place) {
      return typeValue(written, selfFrame(receiver, owner: witness.place))
    }
    let value = variable(witness, owner: owner, receiver: receiver)
    // Another object's is of the same type, and no more.
    guard case .sequence(let chain) = value else { return value }
    return .sequence(typed(graph.trait(of: chain), at: witness.place))
  }

  private func speaks(_ written: Place, of name: Symbol) -> Bool {
    isNamed(project.kind(written) == .optionalType ? project.first(written) ?? written : written, name)
  }

  /// The types that two functions are written with, side by side.
  private func writtenTypes(of function: Place, beside other: Place) -> [(Place, Place)] {
    let (parameters, others) = (project.parameters(of: function), project.parameters(of: other))
    guard parameters.map({ project.label($0) }) == others.map({ project.label($0) }) else { return [] }
    var pairs = zip(parameters, others).compactMap { pair -> (Place, Place)? in
      guard let one = project.type(ofParameter: pair.0), let two = project.type(ofParameter: pair.1) else { return nil }
      return (one, two)
    }
    if let one = project.returnType(of: function), let two = project.returnType(of: other) { pairs.append((one, two)) }
    return pairs.flatMap(parts)
  }

  /// Two written types, and what they are written with: `Observable<Output>` beside `Observable<[Name]>`.
  private func parts(_ one: Place, beside other: Place) -> [(Place, Place)] {
    guard project.kind(one) == project.kind(other), project.symbol(one) == project.symbol(other),
      let arguments = project.child(one, .genericArguments), let others = project.child(other, .genericArguments)
    else { return [(one, other)] }
    return [(one, other)] + zip(project.children(arguments), project.children(others)).flatMap(parts)
  }
}
