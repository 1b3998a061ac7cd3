extension Evaluator {
  /// A member by name in a type, its extensions, its superclasses and its protocols.
  func findMember(_ type: TypeID, _ name: String) -> (owner: TypeID, members: [Member])? {
    var visited: Set<TypeID> = []
    var queue = [type]
    while !queue.isEmpty {
      let at = queue.removeFirst()
      guard visited.insert(at).inserted else { continue }
      if let members = project.types[at].members[name] { return (at, members) }
      queue += superTypes(of: at)
    }
    return nil
  }

  /// The value of `receiver.name`.
  func member(_ name: String, of receiver: Value, at place: Place, _ frame: Frame?) -> Value {
    // RxSwift 2: `label.rx_text`.
    if name.hasPrefix("rx_") { return reactiveMember(name, of: LazyValue(receiver), at: place, call: nil, frame) }
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

  // MARK: - Members of objects

  private func instanceMember(_ name: String, of instance: Instance, at place: Place, _ frame: Frame?) -> Value {
    if name == "rx" { return .reactive(LazyValue(.instance(instance)), place) }
    if name == "self" { return .instance(instance) }
    if let found = findMember(instance.type, name) {
      let value = memberValue(found.members, owner: found.owner, receiver: .instance(instance), at: place, frame)
      return value
    }
    let type = project.types[instance.type]
    // ReactorKit gives these to whoever conforms to Reactor.
    if let value = libraryMember(name, of: instance, at: place, frame) { return value }
    if let inherited = inheritedUIMember(name, instance.type) { return inherited }
    for outside in allInheritedNames(instance.type).sorted() {
      for candidate in project.extensions[outside] ?? [] {
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
  private func overridden(_ member: Member, owner: TypeID, receiver: Value) -> Value? {
    guard case .instance(let instance) = receiver, instance.type != owner,
      let own = project.types[instance.type].members[member.name]?.first(where: { $0.kind == .variable })
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

  private func externalStaticMember(_ name: String, ofType typeName: String, at place: Place, _ frame: Frame?) -> Value
  {
    for candidate in project.nearest(project.extensions[typeName] ?? [], to: place.file, place: { $0.place }) {
      if let members = candidate.members[name]?.filter(\.isStatic), !members.isEmpty {
        return externalMemberValue(members, selfValue: LazyValue(.externalMetatype(typeName)), at: place)
      }
    }
    if ["shared", "default", "standard", "main", "current", "instance", "sharedInstance"].contains(name) {
      return .external(typeName)
    }
    if name.first?.isUppercase == true { return .externalMetatype(name) }
    if name == "init" { return .externalMetatype(typeName) }
    return .unknown("\(typeName).\(name)", place)
  }

  /// A member that a project's extension gives to a type from outside.
  func externalMember(_ name: String, ofType typeName: String, receiver: Value, at place: Place) -> Value {
    var current: String? = typeName
    while let type = current {
      for candidate in project.nearest(project.extensions[type] ?? [], to: place.file, place: { $0.place }) {
        if let members = candidate.members[name] {
          return externalMemberValue(members, selfValue: LazyValue(receiver), at: place)
        }
      }
      current = uiSuperclass(of: type)
    }
    if let known = uiMemberType(name, ofType: typeName) { return known }
    if let row = catalogue.rows(named: name, ofType: typeName).first(where: \.isProperty) {
      return libraryProperty(row, receiver: receiver, at: place)
    }
    return .unknown(name, place)
  }

  /// A property of a library's type: an action's elements come where its work delivers them.
  private func libraryProperty(_ row: CatalogueRow, receiver: Value, at place: Place) -> Value {
    var value = librarySequence(row, arguments: [], at: place)
    guard case .external(let type, let construction?) = receiver, type.hasSuffix("Action"),
      ["elements", "executionObservables"].contains(row.name), case .sequence(var sequence) = value,
      let work = arguments(of: construction.place, construction.frame).last
    else { return value }
    let inner = asSequence(
      result(of: work.value.value, inputs: [LazyValue(.unknown("input", place))], at: place), at: place)
    sequence.facts.threads = []
    sequence.facts.unknownThread = nil
    sequence.facts.joinThreads(of: inner.facts)
    // What the work delivers at once comes where the input came from: a control.
    if sequence.facts.threads.remove(.subscriber) != nil { sequence.facts.threads.insert(.main) }
    sequence.trace = TraceNode(
      place: place, facts: sequence.facts, note: sequence.facts.background?.reason, previous: inner.trace)
    value = .sequence(sequence)
    return value
  }

  func externalMemberValue(_ members: [Member], selfValue: LazyValue, at place: Place) -> Value {
    if let variable = members.first(where: { $0.kind == .variable }) {
      return propertyValue(variable.place, name: variable.name, selfValue: selfValue, receiverType: nil)
    }
    let functions = members.filter { $0.kind == .function }.map(\.place)
    return functions.isEmpty ? .unknown(project.text(place).firstLine, place) : .functions(functions, selfValue)
  }

  // MARK: - Variables

  func declaredType(of binding: Place) -> Place? {
    project.child(binding, .typeAnnotation).flatMap { project.children($0).first }
  }

  func isComputed(_ binding: Place) -> Bool {
    guard let block = project.child(binding, .accessorBlock) else { return false }
    if project.child(block, .codeBlock) != nil { return true }
    return project.children(block).contains {
      project.kind($0) == .accessor && project.name($0) == "get" && project.child($0, .codeBlock) != nil
    }
  }

  func frame(for receiver: Value?, owner: Place) -> Frame? {
    guard let receiver else { return nil }
    // An object of which nothing but its type is known needs no frame: its members mean the same everywhere.
    if case .instance(let instance) = receiver, instance.construction == nil, instance.generics.isEmpty,
      project.enclosingType(of: owner) == instance.type
    {
      return nil
    }
    if case .metatype = receiver { return nil }
    return Frame(owner: owner, parent: nil, selfValue: LazyValue(receiver))
  }

  /// A stored or computed property, or a global.
  func variableValue(_ binding: Place, name: String, owner: TypeID?, receiver: Value?) -> Value {
    let frame = frame(for: receiver, owner: binding)
    if frame == nil, let known = memo[binding] { return reading(binding, held(known, by: binding, of: receiver)) }
    let key = Place(file: binding.file, node: -binding.node)
    let isMemoised = frame == nil
    if isMemoised {
      guard inProgress.insert(key).inserted else { return declaredOrUnknown(binding, name) }
    } else {
      guard depth < Evaluator.maximumDepth else { return declaredOrUnknown(binding, name) }
    }
    depth += 1
    let value = computeVariable(binding, name: name, owner: owner, receiver: receiver, frame)
    depth -= 1
    if isMemoised {
      inProgress.remove(key)
      memo[binding] = value
    }
    return reading(binding, held(value, by: binding, of: receiver))
  }

  private func declaredOrUnknown(_ binding: Place, _ name: String) -> Value {
    declaredType(of: binding).map { typeValue($0, nil) } ?? .unknown(name, binding)
  }

  /// Notes that a name was read whose value still repeats a side effect.
  func reading(_ binding: Place, _ value: Value) -> Value {
    if case .unseenCall(_, let at) = value { return reading(binding, .sequence(asSequence(value, at: at))) }
    guard case .sequence(var sequence) = value else { return value }
    let isComputed = isComputed(binding)
    let name = SharedName(declaration: binding, isComputed: isComputed)
    if isComputed, sequence.facts.effect == nil, let hidden = sequence.facts.sharedEffect,
      sequence.facts.reads.allSatisfy({ $0.run != nil || $0.name.isComputed })
    {
      // The share inside a computed property is made anew at every use.
      let isOwnShare = sequence.facts.reads.isEmpty
      guard isOwnShare else { return value }
      sequence.facts.effect = hidden
      sequence.facts.sharedEffect = nil
      sequence.facts.isShared = false
      sequence.facts.reads = [Read(name: name)]
      return .sequence(sequence)
    }
    guard sequence.facts.effect != nil else {
      if !isComputed {
        // A stored share is one, whoever reads it.
        for index in sequence.facts.reads.indices where sequence.facts.reads[index].run == nil {
          sequence.facts.reads[index].run = binding
        }
        if sequence.facts.reads.isEmpty { sequence.facts.sharedEffect = nil }
      }
      return .sequence(sequence)
    }
    if !sequence.facts.reads.contains(where: { $0.name == name }) { sequence.facts.reads.append(Read(name: name)) }
    return .sequence(sequence)
  }

  private func computeVariable(_ binding: Place, name: String, owner: TypeID?, receiver: Value?, _ frame: Frame?)
    -> Value
  {
    if isComputed(binding) {
      return propertyValue(binding, name: name, selfValue: receiver.map { LazyValue($0) }, receiverType: owner)
    }
    let declared = declaredType(of: binding).map { typeValue($0, frame) }
    var values: [Value] = []
    if let initializer = project.child(binding, .initializerClause) {
      let value = patternElement(name, of: binding, value: value(of: initializer, in: frame))
      if !value.isPlain { values.append(identified(value, as: binding)) }
    }
    let isConstantWithValue = project.node(binding).flags.contains(.isLet) && !values.isEmpty
    if let owner, !isConstantWithValue, needsAssignments(declared, values) {
      values += assignedValues(name, owner: owner, receiver: receiver, frame).map { identified($0, as: binding) }
      if values.isEmpty, let memberwise = memberwiseValue(name, owner: owner, receiver: receiver) {
        values.append(identified(memberwise, as: binding))
      }
    }
    if case .instance(let type)? = declared, project.types[type.type].kind == .protocol, !isConstantWithValue,
      let owner,
      isAssigned(name, owner: owner, besides: values.count)
    {
      // Several objects in turn: whoever conforms.
      return declared ?? .plain
    }
    guard !values.isEmpty else {
      guard let declared else { return wrappedValue(binding) ?? .unknown(name, binding) }
      if case .sequence(var sequence) = declared, sequence.trait.isRelay || sequence.trait.isSubject {
        // Declared here, made elsewhere: the declaration stands for it.
        sequence.identity = binding
        sequence.facts.threads = []
        sequence.facts.unknownThread = nil
        sequence.facts.unknownFailure = nil
        sequence.facts.relays = [binding]
        if sequence.trait.isSubject { sequence.facts.subjects = [binding] }
        return .sequence(sequence)
      }
      return declared
    }
    let joined = join(values)
    return declared.map { coerce(joined, to: $0) } ?? joined
  }

  private func isAssigned(_ name: String, owner: TypeID, besides count: Int) -> Bool {
    guard count > 0 else { return false }
    return assignedValues(name, owner: owner, receiver: nil, nil).contains { value in
      if case .instance = value { return true }
      return false
    }
  }

  /// Looking for assignments is worth it where sequences can come of it: not for plain values.
  private func needsAssignments(_ declared: Value?, _ values: [Value]) -> Bool {
    switch declared {
    case nil: return true
    case .sequence?: return true
    case .instance?, .tuple?: return values.isEmpty
    case .external?, .plain?, .observer?: return false
    default: return values.isEmpty
    }
  }

  /// A relay or subject that is made right here is this declaration's.
  func identified(_ value: Value, as binding: Place) -> Value {
    guard case .sequence(var sequence) = value, sequence.trait.isRelay || sequence.trait.isSubject,
      let made = sequence.identity, made != binding, project.kind(made) == .callExpr
    else { return value }
    sequence.identity = binding
    sequence.facts.relays = sequence.facts.relays.map { $0 == made ? binding : $0 }
    sequence.facts.subjects = sequence.facts.subjects.map { $0 == made ? binding : $0 }
    return .sequence(sequence)
  }

  private func patternElement(_ name: String, of binding: Place, value: Value) -> Value {
    guard let pattern = project.children(binding).first, project.kind(pattern) == .tuplePattern else { return value }
    guard case .tuple(let elements) = value else { return .unknown(name, binding) }
    for (index, element) in project.children(pattern).enumerated()
    where project.kind(element) == .identifierPattern && project.name(element) == name {
      return elements.indices.contains(index) ? elements[index].value.value : .unknown(name, binding)
    }
    return .unknown(name, binding)
  }

  /// A computed property, or an accessor of an extension.
  func propertyValue(_ binding: Place, name: String, selfValue: LazyValue?, receiverType: TypeID?) -> Value {
    guard isComputed(binding), let block = project.child(binding, .accessorBlock) else {
      return declaredOrUnknown(binding, name)
    }
    let body =
      project.child(block, .codeBlock)
      ?? project.children(block).first { project.kind($0) == .accessor && project.name($0) == "get" }
      .flatMap { project.child($0, .codeBlock) }
    guard let body, enter(binding) else { return declaredOrUnknown(binding, name) }
    defer { leave(binding) }
    let frame = selfValue.map { Frame(owner: binding, parent: nil, selfValue: $0) }
    let declared = declaredType(of: binding).map { typeValue($0, frame) }
    if let declared, saysAll(declared) { return declared }
    let result = returnedValue(of: body, frame)
    return declared.map { coerce(result, to: $0) } ?? result
  }

  /// A declared type beside which a body has nothing to add.
  func saysAll(_ declared: Value) -> Bool {
    switch declared {
    case .external(let name, _):
      return !name.contains("Scheduler") && !name.contains("Queue") && !name.hasSuffix("Action")
    case .plain: return true
    case .sequence(let sequence): return sequence.trait == .controlEvent
    default: return false
    }
  }

  /// A declared type that says all there is to say of a sequence's facts.
  func isSettled(_ declared: Value) -> Bool {
    switch declared {
    case .sequence(let sequence):
      return sequence.trait.isShared || sequence.trait == .controlEvent || sequence.trait == .controlProperty
    case .external, .plain, .observer: return true
    default: return false
    }
  }

  func enter(_ place: Place) -> Bool {
    let count = callsInProgress[place, default: 0]
    guard count < 2 else { return false }
    callsInProgress[place] = count + 1
    return true
  }

  func leave(_ place: Place) {
    callsInProgress[place, default: 1] -= 1
  }

  /// A property wrapper's own idea of what its property is.
  private func wrappedValue(_ binding: Place) -> Value? { nil }

  /// `$name` for a property with a wrapper that the project declares.
  func projection(of member: Member, owner: TypeID, at place: Place) -> Value? {
    guard let declaration = project.parent(member.place) else { return nil }
    for attribute in project.children(declaration) where project.kind(attribute) == .attribute {
      guard let wrapper = resolveTypeName(project.name(attribute), at: member.place),
        let found = findMember(wrapper, "projectedValue")
      else { continue }
      return memberValue(
        found.members, owner: found.owner,
        receiver: .instance(Instance(type: wrapper)), at: place, nil)
    }
    return nil
  }
}

extension Value {
  var isPlain: Bool {
    if case .plain = self { return true }
    return false
  }
}
