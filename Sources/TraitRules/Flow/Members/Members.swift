/// Members of the project's types, a protocol's conformers and subclasses included.
extension Evaluator {
  /// A member by name in a type, its extensions, its superclasses and its protocols.
  func findMember(_ type: TypeID, _ name: String) -> (owner: TypeID, members: [Member])? {
    firstUpward(from: type) { at in project.contents(of: at).members[name].map { (at, $0) } }
  }

  /// The value of `receiver.name`.
  func member(_ name: String, of receiver: Value, at place: Place, _ frame: Frame?) -> Value {
    // RxSwift 2: `label.rx_text`.
    if isOldSpelling(name, on: receiver) {
      return reactiveMember(name, of: LazyValue(receiver), at: place, call: nil, frame)
    }
    let receiver = part(of: receiver, having: name)
    switch receiver {
    case .instance(let instance): return instanceMember(name, of: instance, at: place, frame)
    case .metatype(let type): return staticMember(name, of: type, at: place, frame)
    case .tuple(let elements):
      if let index = Int(name), elements.indices.contains(index) { return elements[index].value.value }
      return elements.first { $0.label == name }?.value.value ?? .unknown(name, place)
    case .sequence(let sequence): return sequenceMember(name, of: sequence, at: place, frame)
    case .reactive(let base, _): return reactiveMember(name, of: base, at: place, call: nil, frame)
    case .external(let typeName, _):
      if name == "rx" { return .reactive(LazyValue(receiver), place) }
      return externalMember(name, ofType: typeName, receiver: receiver, at: place)
    case .externalMetatype(let typeName):
      if name == "rx" { return .reactive(LazyValue(receiver), place) }
      if let scheduler = schedulerMember(name, of: typeName, at: place) { return scheduler }
      return externalStaticMember(name, ofType: typeName, at: place, frame)
    case .array(let element):
      if ["first", "last", "randomElement"].contains(name) { return element.value }
      if ["enumerated", "reversed", "lazy", "indices"].contains(name) { return receiver }
      return .plain
    case .unknown(let lost, _):
      if name == "rx" { return .reactive(LazyValue(receiver), place) }
      // An operator without parentheses on something unseen, or a member of it: not decided either way.
      return .unknown(lost == "self" ? name : project.text(place).firstLine, place)
    case .unseenCall(let call, let at):
      if name == "rx" { return .reactive(LazyValue(.unknown(call, at)), place) }
      if catalogue.rows(named: name).contains(where: { $0.isProperty && $0.kind == .conversion }) {
        return .sequence(asSequence(receiver, at: place))
      }
      return .unknown(project.text(place).firstLine, place)
    case .closure, .functions, .scheduler, .observer, .plain:
      if name == "rx" { return .reactive(LazyValue(receiver), place) }
      return .unknown(name, place)
    }
  }

  private func instanceMember(_ name: String, of instance: Instance, at place: Place, _ frame: Frame?) -> Value {
    if name == "rx" { return .reactive(LazyValue(.instance(instance)), place) }
    if name == "self" { return .instance(instance) }
    if let found = findMember(instance.type, name) {
      let value = memberValue(found.members, owner: found.owner, receiver: .instance(instance), at: place, frame)
      return value
    }
    if name.hasPrefix("$"), let found = findMember(instance.type, String(name.dropFirst())),
      let member = found.members.first(where: { $0.kind == .variable }), let value = projection(of: member, at: place)
    {
      return value
    }
    let type = project.types[instance.type]
    // ReactorKit gives these to whoever conforms to Reactor.
    if let value = libraryMember(name, of: instance, at: place, frame) { return value }
    if let inherited = inheritedUIMember(name, instance.type) { return inherited }
    for outside in allInheritedNames(instance.type).sorted() {
      for candidate in project.extensions(of: outside) {
        if let members = candidate.members[name] {
          return externalMemberValue(members, selfValue: LazyValue(.instance(instance)), at: place)
        }
      }
    }
    if type.kind == .class || type.kind == .protocol, let sequence = wrappedSequenceMember(name, instance, at: place) {
      return sequence
    }
    // `@dynamicMemberLookup` wrappers and inherited members of outside classes.
    return .unknown(name, place)
  }

  /// Members of a type that is itself a sequence: operators.
  private func wrappedSequenceMember(_ name: String, _ instance: Instance, at place: Place) -> Value? {
    guard catalogue.rows(named: name).contains(where: { $0.isProperty }),
      !allInheritedNames(instance.type).isDisjoint(with: sequenceProtocolNames)
    else { return nil }
    return .sequence(asSequence(.instance(instance), at: place))
  }

  /// The value of one of several members of the same name, read from `receiver`.
  func memberValue(_ members: [Member], owner: TypeID, receiver: Value, at place: Place, _ frame: Frame?) -> Value {
    let functions = members.filter { $0.kind == .function }.map(\.place)
    if let variable = members.first(where: { $0.kind == .variable }) {
      if project.types[owner].kind == .protocol, !isComputed(variable.place) {
        return requirementValue(variable, of: owner, receiver: receiver, at: place)
      }
      if let own = overridden(variable, owner: owner, receiver: receiver) { return own }
      // Under `#if`, each build has one of several declarations.
      let variables = members.filter { $0.kind == .variable }
      return join(variables.map { variableValue($0.place, name: $0.name, owner: owner, receiver: receiver) })
    }
    if !functions.isEmpty { return .functions(functions, LazyValue(receiver)) }
    if members.contains(where: { $0.kind == .enumCase }) { return .instance(Instance(type: owner)) }
    return .unknown(members.first?.name ?? "", place)
  }

  /// A subclass's own version of a member, where the object's type is that subclass.
  func overridden(_ member: Member, owner: TypeID, receiver: Value) -> Value? {
    guard case .instance(let instance) = receiver, instance.type != owner,
      let own = project.contents(of: instance.type).members[member.name]?.first(where: { $0.kind == .variable })
    else { return nil }
    return variableValue(own.place, name: own.name, owner: instance.type, receiver: receiver)
  }

  /// A protocol's requirement: what its declared type says, else what those who conform say.
  private func requirementValue(_ member: Member, of owner: TypeID, receiver: Value, at place: Place) -> Value {
    let declared = declaredType(of: member.place).map { typeValue($0, frame(for: receiver, owner: member.place)) }
    if case .sequence(let sequence)? = declared,
      sequence.trait.isShared || sequence.trait == .controlEvent || sequence.trait == .controlProperty
    {
      return .sequence(sequence)
    }
    if case .observer? = declared { return declared! }
    // The object's own class may be known where the name was found in its protocol.
    if case .instance(let instance) = receiver, project.types[instance.type].kind != .protocol {
      return declared ?? .unknown(member.name, place)
    }
    let implementations = conformers(of: owner, near: place).prefix(12)
    var values: [Value] = []
    for type in implementations {
      guard let found = findMember(type, member.name), found.owner != owner,
        let variable = found.members.first(where: { $0.kind == .variable })
      else { continue }
      values.append(
        variableValue(
          variable.place, name: variable.name, owner: found.owner, receiver: .instance(Instance(type: type))))
    }
    guard !values.isEmpty else { return declared ?? .unknown(member.name, place) }
    let joined = join(values)
    return declared.map { coerce(joined, to: $0) } ?? joined
  }

  func staticMember(_ name: String, of type: TypeID, at place: Place, _ frame: Frame?) -> Value {
    if let nested = nestedType(name, in: type) { return .metatype(nested) }
    if name == "self" { return .metatype(type) }
    if name == "rx" { return .reactive(LazyValue(.metatype(type)), place) }
    if let found = findMember(type, name) {
      return memberValue(found.members, owner: found.owner, receiver: .metatype(type), at: place, frame)
    }
    if name == "init" { return .metatype(type) }
    let declaration = project.types[type]
    if sequenceTypeNames[declaration.name] != nil {
      return externalStaticMember(name, ofType: declaration.name, at: place, frame)
    }
    return .unknown(name, place)
  }
}
