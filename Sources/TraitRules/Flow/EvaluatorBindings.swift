extension Evaluator {
  // MARK: - Locals

  /// A local `let` or `var`.
  func bindingValue(_ binding: Place, pattern: Place, frame: Frame?) -> Value {
    let name = project.name(pattern)
    if let block = project.child(binding, .accessorBlock), isComputed(binding) {
      let declared = declaredType(of: binding).map { typeValue($0, frame) }
      if let declared, isSettled(declared) { return declared }
      guard enter(binding), let body = project.child(block, .codeBlock) else {
        return declared ?? .unknown(name, binding)
      }
      defer { leave(binding) }
      return reading(binding, returnedValue(of: body, frame))
    }
    let declared = declaredType(of: binding).map { typeValue($0, frame) }
    var values: [Value] = []
    if let initializer = project.child(binding, .initializerClause) {
      let whole = localInitializer(initializer, frame)
      let value = tupleElement(of: whole, boundBy: pattern, in: binding)
      if !value.isPlain { values.append(identified(value, as: binding)) }
    }
    let isLet = project.node(binding).flags.contains(.isLet)
    if !(isLet && !values.isEmpty), declared.map({ !isSettled($0) }) ?? true {
      values += localAssignments(name, binding: binding, frame).map { identified($0, as: binding) }
    }
    guard !values.isEmpty else {
      guard let declared else { return .plain }
      if case .sequence(var sequence) = declared, sequence.trait.isRelay || sequence.trait.isSubject {
        sequence.identity = binding
        return .sequence(sequence)
      }
      return declared
    }
    let joined = values.count == 1 ? values[0] : join(values)
    return reading(binding, held(declared.map { coerce(joined, to: $0) } ?? joined, by: binding))
  }

  private func localInitializer(_ initializer: Place, _ frame: Frame?) -> Value {
    value(of: initializer, in: frame)
  }

  private func tupleElement(of value: Value, boundBy pattern: Place, in binding: Place) -> Value {
    guard let root = project.children(binding).first, root != pattern, project.kind(root) == .tuplePattern else {
      return value
    }
    guard case .tuple(let elements) = value else { return .unknown(project.name(pattern), binding) }
    for (index, element) in project.children(root).enumerated() where element == pattern {
      return elements.indices.contains(index) ? elements[index].value.value : .unknown(project.name(pattern), binding)
    }
    return .unknown(project.name(pattern), binding)
  }

  /// Assignments to a local in the function that declares it.
  private func localAssignments(_ name: String, binding: Place, _ frame: Frame?) -> [Value] {
    (project.assignments[name] ?? []).filter { $0.file == binding.file }.prefix(12).compactMap { at in
      guard let (target, source) = assignment(at), project.kind(target) == .identifierExpr else { return nil }
      guard case .local(let other, _)? = lookUp(name, at: target), other == binding else { return nil }
      let value = value(of: source, in: frame)
      return value.isPlain ? nil : value
    }
  }

  /// The two sides of an assignment.
  func assignment(_ at: Place) -> (target: Place, source: Place)? {
    guard let sequence = project.parent(at), project.kind(sequence) == .sequenceExpr else { return nil }
    let parts = project.children(sequence)
    guard let index = parts.firstIndex(of: at), index > 0, index + 1 < parts.count else { return nil }
    if index + 2 < parts.count {
      // `a = b ?? c`: evaluated as the rest of the sequence; the choice is made from its operands.
      return (parts[index - 1], parts[index + 1])
    }
    return (parts[index - 1], parts[index + 1])
  }

  // MARK: - Stored properties

  /// What a stored property is assigned, in initialisers and elsewhere.
  func assignedValues(_ name: String, owner: TypeID, receiver: Value?, _ frame: Frame?) -> [Value] {
    var values: [Value] = []
    for at in (project.assignments[name] ?? []).prefix(400) {
      guard let (target, source) = assignment(at), assigns(target, name: name, owner: owner) else { continue }
      let value = value(of: source, in: initializerFrame(around: at, owner: owner, receiver: receiver))
      if !value.isPlain { values.append(value) }
      if values.count >= 16 { break }
    }
    return values
  }

  private func assigns(_ target: Place, name: String, owner: TypeID) -> Bool {
    let enclosing = project.enclosingType(of: target)
    switch project.kind(target) {
    case .identifierExpr:
      guard let enclosing, isSame(enclosing, orInherits: owner) else { return false }
      if case .member? = lookUp(name, at: target) { return true }
      return false
    case .memberExpr:
      guard var base = project.children(target).first else { return false }
      while project.kind(base) == .optionalChain || project.kind(base) == .forceUnwrap {
        guard let inner = project.children(base).first else { return false }
        base = inner
      }
      if project.kind(base) == .selfExpr {
        guard let enclosing else { return false }
        return isSame(enclosing, orInherits: owner)
      }
      guard case .instance(let instance) = value(of: base, in: nil) else { return false }
      return isSame(instance.type, orInherits: owner)
    default: return false
    }
  }

  func isSame(_ type: TypeID, orInherits other: TypeID) -> Bool {
    if type == other { return true }
    var visited: Set<TypeID> = []
    var stack = superTypes(of: type)
    while let at = stack.popLast() {
      if at == other { return true }
      if visited.insert(at).inserted { stack += superTypes(of: at) }
    }
    return false
  }

  /// The frame of the initialiser around `at`, where the object's making is in sight.
  private func initializerFrame(around at: Place, owner: TypeID, receiver: Value?) -> Frame? {
    guard case .instance(let instance)? = receiver else { return nil }
    let selfFrame = frame(for: receiver, owner: at)
    guard let construction = instance.construction, let function = enclosingFunction(of: at),
      project.kind(function) == .initDecl
    else { return selfFrame }
    let made = arguments(of: construction.place, construction.frame)
    // Another initialiser than the one that was called: reached through it, with arguments of its own.
    guard accepts(function, made) else { return selfFrame }
    let frame = Frame(owner: function, parent: nil, selfValue: receiver.map { LazyValue($0) })
    bind(made, toParametersOf: function, in: frame)
    return frame
  }

  func enclosingFunction(of place: Place) -> Place? {
    let tree = project.tree(place)
    var current = place.node
    while current != 0 {
      switch tree[current].kind {
      case .funcDecl, .initDecl, .subscriptDecl, .deinitDecl, .accessor: return Place(file: place.file, node: current)
      case .classDecl, .structDecl, .enumDecl, .actorDecl, .extensionDecl: return nil
      default: current = tree.parent(current)
      }
    }
    return nil
  }

  /// A property of a type with a memberwise initialiser: what the visible calls of it pass.
  func memberwiseValue(_ name: String, owner: TypeID, receiver: Value?) -> Value? {
    guard project.types[owner].initializers.isEmpty, project.types[owner].kind == .struct else { return nil }
    if case .instance(let instance)? = receiver, let construction = instance.construction {
      return arguments(of: construction.place, construction.frame).first { $0.label == name }?.value.value
    }
    let values = constructions(of: owner).prefix(12).compactMap { call in
      arguments(of: call, nil).first { $0.label == name }?.value.value
    }
    return values.isEmpty ? nil : join(values)
  }

  /// Calls that make an object of a type: `Output(…)`, `Screen.Output(…)`, `.init(…)` where the context says so.
  func constructions(of type: TypeID) -> [Place] {
    if let known = constructionsMemo[type] { return known }
    let name = project.types[type].name
    var result = (project.calls[name] ?? []).filter { call in
      guard let callee = project.children(call).first else { return false }
      return resolveCalleeType(callee) == type
    }
    result += (project.calls["init"] ?? []).filter { call in
      guard let callee = project.children(call).first else { return false }
      switch project.kind(callee) {
      case .memberExpr:
        guard let base = project.children(callee).first else { return false }
        // `self.init(…)` of a convenience initialiser, `super.init(…)` of a subclass.
        if project.kind(base) == .selfExpr { return project.enclosingType(of: callee) == type }
        if project.kind(base) == .superExpr {
          return project.enclosingType(of: callee).map { superTypes(of: $0).contains(type) } ?? false
        }
        return resolveCalleeType(base) == type
      case .implicitMemberExpr:
        guard case .instance(let instance)? = contextualType(of: call).map({ typeValue($0, nil) }) else { return false }
        return instance.type == type
      default: return false
      }
    }
    constructionsMemo[type] = result
    return result
  }

  func resolveCalleeType(_ callee: Place) -> TypeID? {
    switch project.kind(callee) {
    case .identifierExpr:
      let name = project.name(callee)
      guard name.first?.isUppercase == true || name.hasPrefix("_") else { return nil }
      if name == "Self" { return project.enclosingType(of: callee) }
      return resolveTypeName(name, at: callee)
    case .memberExpr:
      guard let base = project.children(callee).first, let owner = resolveCalleeType(base) else { return nil }
      return nestedType(project.name(callee), in: owner)
    default: return nil
    }
  }

  /// The type that the context gives an expression: the return type of its function, the annotation of its name.
  func contextualType(of place: Place) -> Place? {
    var child = place
    var current = project.parent(place)
    while let at = current {
      switch project.kind(at) {
      case .returnStmt, .codeBlock, .ifExpr, .switchExpr, .switchCase, .tryExpr, .awaitExpr, .sequenceExpr,
        .ternaryOperator, .ifConfigClause, .ifConfig, .guardStmt, .doStmt:
        break
      case .funcDecl: return project.child(at, .returnClause).flatMap { project.children($0).first }
      case .closureExpr:
        return project.child(at, .closureSignature).flatMap { project.child($0, .returnClause) }
          .flatMap { project.children($0).first }
      case .initializerClause:
        guard let binding = project.parent(at) else { return nil }
        return declaredType(of: binding)
      case .accessor, .accessorBlock: break
      case .patternBinding: return declaredType(of: at)
      default: return nil
      }
      child = at
      current = project.parent(at)
    }
    _ = child
    return nil
  }

  // MARK: - Parameters

  func parameterValue(_ parameter: Place, of function: Place, _ frame: Frame?) -> Value {
    let name = project.name(parameter)
    var current = frame
    while let at = current {
      if at.owner == function, let bound = at.bindings[name] { return bound.value }
      current = at.parent
    }
    let declared = parameterType(parameter).map { typeValue($0, frame) } ?? .unknown(name, parameter)
    guard isOpen(declared) else { return declared }
    let values = argumentValues(for: parameter, of: function)
    guard !values.isEmpty else { return declared }
    return coerce(join(values), to: declared)
  }

  func parameterType(_ parameter: Place) -> Place? {
    project.children(parameter).first { project.kind($0) != .attribute && project.kind($0) != .initializerClause }
  }

  /// Whether the arguments of visible calls can say more than the declared type.
  private func isOpen(_ declared: Value) -> Bool {
    switch declared {
    case .sequence(let sequence):
      return !sequence.trait.isShared && sequence.trait != .controlEvent && sequence.trait != .controlProperty
    case .tuple(let elements): return elements.contains { isOpen($0.value.value) }
    case .unknown: return true
    default: return false
    }
  }

  private func argumentValues(for parameter: Place, of function: Place) -> [Value] {
    guard contextDepth < 6, inProgress.insert(parameter).inserted else { return [] }
    contextDepth += 1
    defer {
      inProgress.remove(parameter)
      contextDepth -= 1
    }
    let name = project.name(parameter)
    var values: [Value] = []
    for call in visibleCalls(of: function).prefix(12) {
      let frame = Frame(owner: function, parent: nil, selfValue: nil)
      bind(arguments(of: call, nil), toParametersOf: function, in: frame)
      if let bound = frame.bindings[name]?.value, !bound.isPlain { values.append(bound) }
    }
    return values
  }

  /// Calls in sight that can only mean `function`.
  func visibleCalls(of function: Place) -> [Place] {
    if let known = visibleCallsMemo[function] { return known }
    let owner = project.enclosingType(of: function)
    if project.kind(function) == .initDecl {
      guard let owner else { return [] }
      let result = constructions(of: owner).filter { labelsMatch($0, function) }
      visibleCallsMemo[function] = result
      return result
    }
    let name = project.name(function)
    let result = (project.calls[name] ?? []).prefix(200).filter { call in
      labelsMatch(call, function) && refers(call, to: function, owner: owner)
    }
    visibleCallsMemo[function] = Array(result)
    return Array(result)
  }

  private func refers(_ call: Place, to function: Place, owner: TypeID?) -> Bool {
    guard let callee = project.children(call).first else { return false }
    switch project.kind(callee) {
    case .identifierExpr:
      switch lookUp(project.name(callee), at: callee) {
      case .localFunctions(let places)?: return places.contains(function)
      case .member(let found, let members)?:
        guard let owner else { return false }
        return members.contains { $0.place == function } || isSame(found, orInherits: owner)
      case .global(let members)?: return members.contains { $0.place == function }
      case .externalMember(let members, _)?: return members.contains { $0.place == function }
      default: return false
      }
    case .memberExpr:
      guard let base = project.children(callee).first else { return false }
      guard let owner else { return false }
      if project.kind(base) == .selfExpr || project.kind(base) == .superExpr {
        return project.enclosingType(of: callee).map { isSame($0, orInherits: owner) || isSame(owner, orInherits: $0) }
          ?? false
      }
      switch value(of: base, in: nil) {
      case .instance(let instance):
        return isSame(instance.type, orInherits: owner) || isSame(owner, orInherits: instance.type)
      case .metatype(let type): return isSame(type, orInherits: owner)
      case .unknown, .unseenCall: return isOnlyFunction(named: project.name(function))
      default: return false
      }
    default: return false
    }
  }

  /// Whether the project declares one function of that name: then a call through something unseen means it.
  private func isOnlyFunction(named name: String) -> Bool {
    if let known = functionCounts[name] { return known == 1 }
    var count = 0
    for type in project.types { count += (type.members[name] ?? []).filter { $0.kind == .function }.count }
    functionCounts[name] = count
    return count == 1
  }

  // MARK: - Closure parameters

  func closureParameterValue(_ parameter: Place, index: Int, of closure: Place, _ frame: Frame?) -> Value {
    if let type = project.children(parameter).first {
      let declared = typeValue(type, frame)
      if case .external = declared { return declared }
      if isSettled(declared) { return declared }
    }
    let count = project.child(closure, .closureSignature).map { signature in
      project.children(signature).filter { project.kind($0) == .closureParameter }.count
    }
    return closureInput(index, count: count ?? 1, of: closure, name: project.name(parameter), at: parameter, frame)
  }

  /// `$0`.
  func implicitParameter(_ index: Int, at place: Place, _ frame: Frame?) -> Value {
    let tree = project.tree(place)
    var current = tree.parent(place.node)
    while current != 0 {
      if tree[current].kind == .closureExpr {
        let signature = tree.firstChild(current, .closureSignature)
        let hasParameters = signature.map { tree.firstChild($0, .closureParameter) != nil } ?? false
        if !hasParameters {
          let closure = Place(file: place.file, node: current)
          let usesSecond = tree.text(current).contains("$1")
          return closureInput(index, count: usesSecond ? 2 : 1, of: closure, name: "$\(index)", at: place, frame)
        }
      }
      current = tree.parent(current)
    }
    return .unknown("$\(index)", place)
  }

  private func closureInput(
    _ index: Int, count: Int, of closure: Place, name: String, at place: Place, _ frame: Frame?
  ) -> Value {
    var current = frame
    while let at = current {
      if at.owner == closure {
        if count > 1, at.bindings["#1"] == nil, case .tuple(let elements)? = at.bindings["#0"]?.value {
          return elements.indices.contains(index) ? elements[index].value.value : .unknown(name, place)
        }
        return at.bindings["#\(index)"]?.value ?? .unknown(name, place)
      }
      current = at.parent
    }
    let inputs = closureInputs(closure, frame)
    if count > 1, inputs.count == 1, case .tuple(let elements) = inputs[0].value {
      return elements.indices.contains(index) ? elements[index].value.value : .unknown(name, place)
    }
    return inputs.indices.contains(index) ? inputs[index].value : .unknown(name, place)
  }

  /// What the call around a closure passes to it.
  private func closureInputs(_ closure: Place, _ frame: Frame?) -> [LazyValue] {
    guard let argument = project.parent(closure), project.kind(argument) == .argument,
      let call = project.parent(argument), project.kind(call) == .callExpr,
      let callee = project.children(call).first
    else { return [] }
    guard project.kind(callee) == .memberExpr, let base = project.children(callee).first else { return [] }
    let name = project.name(callee)
    let all = arguments(of: call, frame)
    let label = all.first { $0.place == argument }?.label
    let receiver = value(of: base, in: frame)
    switch receiver {
    case .sequence(let sequence):
      return operatorInputs(name, label: label, sequence: sequence, arguments: all)
    case .array(let element):
      return name == "enumerated"
        ? [LazyValue(.plain), element] : name == "reduce" ? [LazyValue(.plain), element] : [element]
    case .externalMetatype(let type) where sequenceTypeNames[type] != nil:
      return staticInputs(name, arguments: all)
    case .unseenCall, .unknown:
      // A sequence as far as the operator shows; its elements are not in sight.
      return []
    case .instance, .external:
      // Configuration closures: `UILabel().then { $0.text = "" }`.
      return ["then", "do", "apply", "with", "also", "configure", "setup", "build"].contains(name)
        ? [LazyValue(receiver)] : []
    default: return []
    }
  }

  private func operatorInputs(
    _ name: String, label: String?, sequence: RxSequence, arguments: [Argument]
  ) -> [LazyValue] {
    let element = sequence.element ?? LazyValue(.unknown("element", .nowhere))
    if let object = arguments.first(where: { $0.label == "with" }) { return [object.value, element] }
    switch name {
    case "withUnretained": return [arguments.first?.value ?? element, element]
    case "withLatestFrom":
      let other = arguments.first.map { asSequence($0.value.value, at: $0.place).element } ?? nil
      return [element, other ?? LazyValue(.unknown("element", .nowhere))]
    case "scan", "reduce": return [arguments.first?.value ?? element, element]
    case "bind", "drive":
      // The closure after `rx.items(…)`: row, element, cell.
      guard arguments.first?.label == "to" || name == "drive" && arguments.count > 1 else { return [element] }
      return [LazyValue(.plain), LazyValue { self.elementOf(element.value) }, LazyValue(.external("UIView"))]
    default: return [element]
    }
  }

  private func elementOf(_ value: Value) -> Value {
    if case .array(let element) = value { return element.value }
    return .unknown("element", .nowhere)
  }

  private func staticInputs(_ name: String, arguments: [Argument]) -> [LazyValue] {
    switch name {
    case "combineLatest", "zip":
      return arguments.filter { $0.label == nil }.map { argument in
        lazily {
          self.asSequence(argument.value.value, at: argument.place).element?.value
            ?? .unknown("element", argument.place)
        }
      }
    case "create": return [LazyValue(.observer(Observer(kind: .custom, isUI: false, name: "observer", hops: false)))]
    default: return []
    }
  }
}
