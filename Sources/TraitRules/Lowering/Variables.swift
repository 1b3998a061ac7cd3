/// What a variable holds: computed, initialised or assigned, seen through its declared type.
extension Lowering {
  /// A stored or computed property, or a global.
  ///
  /// - Parameter receiver: the object that it is read from; `nothing` for globals.
  func variable(_ member: Member, owner: TypeID?, receiver: Value) -> Value {
    let binding = member.place
    let frame = selfFrame(receiver, owner: binding)
    let declared = project.declaredType(of: binding).map { typeValue($0, frame) }
    if let declared, saysAll(declared), !isSwitch(binding) { return declared }
    if case .sequence(let type)? = declared, !graph.trait(of: type).isHot {
      // What it holds is looked at when somebody asks for more than its type.
      return held(member, graph.trait(of: type), receiver: receiver, frame)
    }
    let question = ValueQuestion(
      kind: .variable, place: binding, context: frame.number, other: Int32(bitPattern: member.name.id))
    let value = values.answer(to: question, beyond: declared ?? .lost(binding, member.name)) {
      variableValue(member, owner: owner, receiver: receiver, declared: declared, frame)
    }
    guard case .sequence(let chain) = value, !isFed(chain) else {
      return project.isComputed(binding) ? value : kept(value, by: binding)
    }
    return held(member, graph.trait(of: chain), receiver: receiver, frame)
  }

  /// Whether a variable may decide branches by what its object is made with: `private let isAsync: Bool`.
  func isSwitch(_ binding: Place) -> Bool {
    guard project.flags(binding).contains(.isLet), let type = project.declaredType(of: binding) else { return false }
    return isFlag(type) && project.enclosingType(of: binding) != nil && project.enclosingBody(of: binding) == nil
  }

  /// A declared type beside which nothing has anything to add.
  func saysAll(_ declared: Value) -> Bool {
    switch declared {
    case .outside(let ref): !isShapedByMaking(store[ref].type)
    case .plain: true
    case .sequence(let chain): graph.trait(of: chain) == .controlEvent
    case .object(let ref): isInert(store[ref])
    default: false
    }
  }

  /// Whether what an object of an outside type does depends on how it was made: a session on its queue, an action on its
  /// work, a key path on its names.
  func isShapedByMaking(_ type: Symbol) -> Bool {
    if let known = shapedTypes[type] { return known }
    let isShaped = !meaning.isUI(type) && hasNameOfShaped(type)
    shapedTypes[type] = isShaped
    return isShaped
  }

  private func hasNameOfShaped(_ type: Symbol) -> Bool {
    let text = project.text(type)
    return text.hasSuffix("Session") || text.hasSuffix("Provider") || text.hasSuffix("Action")
      || text.hasSuffix("KeyPath") || text.contains("Scheduler") || text.contains("Queue")
      || text.hasSuffix("SessionManager")
      || type == .NSManagedObjectContext
  }

  /// Whether something is the same whatever it is called: what is sent into. A `create` runs anew for whoever subscribes.
  func isFed(_ chain: ChainID) -> Bool {
    guard case .fed(let ref) = graph[chain] else { return false }
    return graph[ref].kind != .created
  }

  /// A name that holds a sequence, as a node.
  private func held(_ member: Member, _ trait: SequenceTrait, receiver: Value, _ frame: FrameID) -> Value {
    let holder: Value = frame.isNone ? .nothing : receiver
    return .sequence(
      graph.add(
        .name(declaration(of: member.name, in: member.place), of: holder, frame), trait,
        nesting: frame.isNone ? 0 : nesting(of: receiver)))
  }

  /// What declares one name: the binding, or in `let (a, b) = …` the name's own part of the pattern.
  func declaration(of name: Symbol, in binding: Place) -> Place {
    guard let pattern = project.first(binding), project.kind(pattern) == .tuplePattern else { return binding }
    return project.children(pattern).first { project.symbol($0) == name } ?? binding
  }

  /// What a name that holds a sequence is defined as.
  func definition(ofName declaration: Place, receiver: Value, _ frame: FrameID) -> Value {
    let isPart = project.kind(declaration) == .identifierPattern
    let binding = isPart ? enclosingBinding(of: declaration) : declaration
    if project.enclosingBody(of: binding) != nil || project.kind(binding) != .patternBinding {
      return localValue(definedAt: declaration, frame)
    }
    let name = project.symbol(isPart ? declaration : project.first(binding) ?? binding)
    let member = Member(name: name, kind: .variable, place: binding, isStatic: isStatic(binding))
    let declared = project.declaredType(of: binding).map { typeValue($0, frame) }
    return variableValue(
      member, owner: project.enclosingType(of: binding), receiver: receiver, declared: declared, frame)
  }

  func enclosingBinding(of pattern: Place) -> Place {
    var current = pattern
    while project.kind(current) != .patternBinding, let parent = project.parent(current) { current = parent }
    return current
  }

  func isStatic(_ binding: Place) -> Bool {
    project.parent(binding).map { project.flags($0).contains(.isStatic) } ?? false
  }

  private func variableValue(
    _ member: Member, owner: TypeID?, receiver: Value, declared: Value?, _ frame: FrameID
  ) -> Value {
    let binding = member.place
    if let body = project.getter(of: binding) {
      let inner = getterFrame(binding, receiver, frame)
      let result = returned(by: body, inner)
      return declared.map { coerce(result, to: $0, at: binding) } ?? result
    }
    var found = storedValues(member, owner: owner, receiver: receiver, declared: declared, frame)
    if let owner, isCollection(declared ?? found.first ?? .nothing), !project.flags(binding).contains(.isLet) {
      found = joined(
        found, initially: project.initialValue(of: binding), frame, with: appendedValues(member, owner: owner))
    }
    if found.isEmpty, let wrapped = wrappedValue(of: binding, frame) { found.append(wrapped) }
    guard !found.isEmpty else {
      if isNil(binding) { return .nothing }
      guard let declared else { return .lost(binding, member.name) }
      guard case .sequence(let chain) = declared, graph.trait(of: chain).isHot else { return declared }
      // Declared here, made elsewhere: the declaration stands for it.
      return .sequence(relay(graph.trait(of: chain), declaredAt: binding, receiver: receiver, element: declared))
    }
    let joined = join(thoseMade(found))
    return declared.map { coerce(joined, to: $0, at: binding) } ?? joined
  }

  /// `let feed: Observable<String>? = nil`: there never is one.
  private func isNil(_ binding: Place) -> Bool {
    project.flags(binding).contains(.isLet)
      && project.initialValue(of: binding).map { project.kind($0) == .nilLiteral } ?? false
  }

  private func isCollection(_ value: Value) -> Bool {
    if case .array = value { true } else { false }
  }

  /// An accessor reads its object's properties, so it needs the object where the object says more than its type.
  private func getterFrame(_ binding: Place, _ receiver: Value, _ frame: FrameID) -> FrameID {
    if !frame.isNone { return frame }
    return selfFrame(receiver, owner: binding)
  }

  /// What a stored variable is given: initially, by assignments, by its struct's own initialiser, by its wrapper.
  private func storedValues(
    _ member: Member, owner: TypeID?, receiver: Value, declared: Value?, _ frame: FrameID
  ) -> [Value] {
    let binding = member.place
    let declaration = declaration(of: member.name, in: binding)
    var byDefault: Value?
    if let initial = project.initialValue(of: binding), let pattern = project.first(binding) {
      let whole = value(of: initial, in: frame)
      let part = project.kind(pattern) == .tuplePattern ? part(named: member.name, of: whole, boundBy: pattern) : whole
      if part != .plain || declared == nil { byDefault = identified(part, madeAt: initial, as: declaration, receiver) }
    }
    let isConstant = project.flags(binding).contains(.isLet) && byDefault != nil
    guard let owner, !isConstant else { return byDefault.map { [$0] } ?? [] }
    let made = frame.isNone ? objects(madeOfHanded: owner).map { Value.object($0) } : []
    let ofMade = made.flatMap {
      storedValues(member, owner: owner, receiver: $0, declared: declared, selfFrame($0, owner: binding))
    }
    // Nothing but those hands its initialisers anything.
    if !made.isEmpty, constructions(of: owner).isEmpty { return ofMade }
    let assigned = withoutReplaced(
      assignedValues(member.name, binding: binding, owner: owner, receiver: receiver), named: member.name, owner: owner)
    // What every initialiser sets takes the place of the default.
    if byDefault != nil, replacesDefault(assigned, owner: owner, receiver: receiver) { byDefault = nil }
    let passed = memberwiseValue(member.name, owner: owner, receiver: receiver)
    // So does what the call of a struct's own initialiser hands in.
    if passed != nil, case .object(let ref) = receiver, !store[ref].site.isNowhere { byDefault = nil }
    var found = (byDefault.map { [$0] } ?? []) + ofMade
    let typed = byDefault.flatMap(typeAlone)
    found += assigned.map { assigned in
      // Whatever is assigned is of the type that the initial value gave the variable.
      if declared == nil, case .lost = assigned.value, let typed { return typed }
      return identified(assigned.value, madeAt: assigned.source, as: declaration, receiver)
    }.filter { $0 != .plain }
    if found.contains(where: \.isDecided), isChangedInPlace(member, owner: owner) {
      found.removeAll(where: \.isDecided)
    }
    if let passed { found.append(identified(passed, madeAt: binding, as: binding, receiver)) }
    return found
  }

  /// `isOpen.toggle()`, `change(&mode)`: it becomes what no assignment says.
  private func isChangedInPlace(_ member: Member, owner: TypeID) -> Bool {
    let toggled = project.calls(of: Symbol(.toggle)).compactMap { call in
      project.first(call).flatMap { project.kind($0) == .memberExpr ? project.first($0) : nil }
    }
    let handedOn = project.contents(of: owner).files.sorted().flatMap { inOutUses(of: member.name, in: $0) }
    return (toggled + handedOn).contains { assigns($0, name: member.name, owner: owner, readBy: owner) }
  }

  /// An object that a function makes anew is the property's that the function is called for.
  func kept(_ object: ObjectValue, madeAt source: Place, in binding: Place) -> Value? {
    guard object.keeper.isNowhere, !object.site.isNowhere, isCall(source), !project.isInside(object.site, source),
      isMadeByEachCall(object.site)
    else { return nil }
    var kept = object
    kept.keeper = binding
    return store.object(kept)
  }

  /// `make()`, `try await make()`, `make()!`.
  private func isCall(_ expression: Place) -> Bool {
    switch project.kind(expression) {
    case .callExpr: true
    case .tryExpr, .awaitExpr, .forceUnwrap: project.first(expression).map(isCall) ?? false
    default: false
    }
  }

  /// Whether a call is all that a function returns: nobody else has what it makes.
  func isMadeByEachCall(_ site: Place) -> Bool {
    guard project.kind(site) == .callExpr, let parent = project.parent(site),
      let function = project.enclosingFunction(of: site),
      project.kind(function) == .funcDecl, project.enclosingBody(of: site) == function
    else { return false }
    return project.kind(parent) == .returnStmt
      || project.kind(parent) == .codeBlock && project.tree(parent).onlyStatement(of: parent.node) == site.node
  }

  /// A relay or subject that is made right here is this declaration's.
  func identified(_ value: Value, madeAt source: Place, as binding: Place, _ receiver: Value) -> Value {
    if case .object(let ref) = value { return kept(store[ref], madeAt: source, in: binding) ?? value }
    guard case .sequence(let chain) = value, case .fed(let ref) = graph[chain] else { return value }
    let made = graph[ref]
    guard case .relay(let trait) = made.kind, project.kind(made.declaration) == .callExpr,
      project.isInside(made.declaration, source)
    else { return value }
    var own = made
    own.declaration = binding
    own.setHolder(receiver, of: binding, self)
    return .sequence(graph.fed(own, trait))
  }

  /// A relay or subject that a declaration stands for.
  func relay(
    _ trait: SequenceTrait, declaredAt binding: Place, receiver: Value, element: Value
  ) -> ChainID {
    var source = FedSource(kind: .relay(trait), declaration: binding)
    source.setHolder(receiver, of: binding, self)
    return graph.fed(source, trait)
  }
}

extension Lowering {
  /// The type of an object, and nothing else of it.
  fileprivate func typeAlone(_ value: Value) -> Value? {
    switch value {
    case .object(let ref): store.object(of: store[ref].type)
    case .outside(let ref): store.outside(store[ref].type)
    default: nil
    }
  }
}

extension FedSource {
  /// Whose property it is, as far as the receiver says it.
  fileprivate mutating func setHolder(_ receiver: Value, of binding: Place, _ lowering: Lowering) {
    guard case .object(let ref) = receiver else { return }
    let object = lowering.store[ref]
    (site, keeper) = (object.site, object.keeper)
    holder = lowering.project.enclosingType(of: binding) == object.type ? nil : object.type
    generics = object.generics.compactMap { generic in
      lowering.typeAlone(generic.value).map { NamedValue(name: generic.name, value: $0) }
    }
  }
}
