/// What a variable holds: computed, initialised or assigned, seen through its declared type.
extension Evaluator {
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
    let declaration = declaration(of: name, in: binding)
    if frame == nil, let known = memo[declaration] {
      return reading(declaration, held(known, by: declaration, of: receiver))
    }
    let key = Place(file: binding.file, node: -declaration.node)
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
      memo[declaration] = value
    }
    return reading(declaration, held(value, by: declaration, of: receiver))
  }

  /// What declares one name: the binding, or in `let (a, b) = …` the name's own part of the pattern.
  private func declaration(of name: String, in binding: Place) -> Place {
    guard let pattern = project.children(binding).first, project.kind(pattern) == .tuplePattern else { return binding }
    return project.children(pattern).first { project.name($0) == name } ?? binding
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
      sequence.facts.sharedEffects = []
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
        if sequence.facts.reads.isEmpty { sequence.facts.sharedEffects = [] }
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
      if !value.isPlain { values.append(identified(value, as: declaration(of: name, in: binding))) }
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
      guard let declared else { return .unknown(name, binding) }
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
    sequence.trace = sequence.trace.map { TraceNode(place: $0.place, facts: sequence.facts, previous: nil) }
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
}

extension Value {
  var isPlain: Bool {
    if case .plain = self { return true }
    return false
  }
}
