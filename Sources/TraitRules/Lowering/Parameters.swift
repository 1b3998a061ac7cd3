/// What a function's parameter holds: the argument at hand, else all of the visible calls.
extension Lowering {
  func parameterValue(_ parameter: Place, of function: Place, _ frame: FrameID) -> Value {
    let name = project.symbol(parameter)
    var current = frame
    while !current.isNone {
      let at = store[current]
      if at.owner == function, let bound = at.value(of: name) {
        return bound == .plain && isOptionalObject(parameter, frame) ? .nothing : handed(forced(bound), at: parameter)
      }
      current = at.parent
    }
    let declared = project.type(ofParameter: parameter).map { typeValue($0, frame) } ?? .lost(parameter, name)
    guard isOpen(declared) else { return declared }
    // To tell one object from another, every `==` of a project would be looked at.
    if project.isOperator(function), case .object(let ref) = declared, !isAbstract(store[ref].type) { return declared }
    // What the type is depends on who reads: each class below a generic one has its own.
    let question = ValueQuestion(kind: .parameter, place: parameter, context: store.ref(of: declared).number)
    return values.answer(to: question, beyond: declared) {
      let passed = join(
        thoseMade(argumentValues(for: parameter, of: function) + handedValues(for: parameter, of: function)))
      return passed == .nothing ? declared : handed(coerce(passed, to: declared, at: parameter), at: parameter)
    }
  }

  /// Whether a parameter takes an object or `nil`: what is handed in and is no object is `nil`, of which nothing is called.
  private func isOptionalObject(_ parameter: Place, _ frame: FrameID) -> Bool {
    guard let type = project.type(ofParameter: parameter), project.kind(type) == .optionalType,
      case .object = typeValue(type, frame)
    else { return false }
    return true
  }

  /// Whether the arguments of visible calls can say more than the declared type: of a Driver, what was before it.
  func isOpen(_ declared: Value) -> Bool {
    switch declared {
    case .sequence(let chain): !graph.trait(of: chain).isControl
    case .tuple(let ref): store[ref].values.contains { isOpen($0) }
    case .array: isOpen(element(of: declared))
    case .object(let ref): isAbstract(store[ref].type) || isMadeInSeveralPlaces(store[ref].type)
    case .outside(let ref): isShapedByMaking(store[ref].type)
    case .lost, .observer: true
    default: false
    }
  }

  /// A type of which objects are of other types: a protocol, a class that others inherit from.
  func isAbstract(_ type: TypeID) -> Bool {
    switch project.declaration(type).kind {
    case .protocol: true
    case .class: !meaning.conformers(of: type).isEmpty
    default: false
    }
  }

  /// A class of which the one that is handed over may be another than the one that something else is done with.
  private func isMadeInSeveralPlaces(_ type: TypeID) -> Bool {
    project.declaration(type).kind == .class && project.calls(of: project.declaration(type).name).count > 1
  }

  /// What the visible calls pass for a parameter, or its default where they leave it out.
  private func argumentValues(for parameter: Place, of function: Place) -> [Value] {
    if compares(function) { return [] }
    return callsFitting(function, among: visibleCalls(of: function)).compactMap { call -> Value? in
      guard let value = value(of: parameter, of: function, in: call), value != .plain else { return nil }
      return forced(value)
    }
  }

  /// Whether a function is an operator such as `==`: they hand nothing on, and a project uses them by the thousand.
  private func compares(_ function: Place) -> Bool {
    project.isOperator(function) && project.returnType(of: function).map { project.symbol($0) == .Bool } ?? false
  }

  /// Calls in sight that can mean `function`, in order of file and place.
  func visibleCalls(of function: Place) -> [Place] {
    visibleCalls.answer(to: function, beyond: []) {
      if let known = callsAsBefore(of: function) { return known }
      let name = project.symbol(function)
      if project.isOperator(function) { return calls(meaning: function, among: project.uses(ofOperator: name)) }
      if name == .callAsFunction {
        let named = project.calls(of: name, declaredAt: function)
        return calls(meaning: function, among: (named + project.callsOfValues()).sorted())
      }
      guard project.kind(function) == .initDecl else {
        return calls(meaning: function, among: project.calls(of: name, declaredAt: function))
      }
      let owner = project.enclosingType(of: function)
      return owner.map { constructions(inheriting: $0).filter { labelsMatch($0, function) } } ?? []
    }
  }

  /// Those of one file; no other is entered for them.
  func visibleCalls(of function: Place, in file: Int32) -> [Place] {
    let name = project.symbol(function)
    if project.isOperator(function) {
      return calls(meaning: function, among: project.uses(ofOperator: name, in: file))
    }
    let isOutOfReach = project.flags(function).contains(.isPrivate) && file != function.file
    if isOutOfReach { return [] }
    let values = name == .callAsFunction ? project.callsOfValues(in: file) : []
    return calls(meaning: function, among: project.calls(of: name, in: file) + values)
  }

  /// Those that could mean it before the rewrite, and those in what was rewritten; `nil` where all of its name have to be
  /// looked at.
  private func callsAsBefore(of function: Place) -> [Place]? {
    guard let original, project.kind(function) == .funcDecl, original.isSame(function) else { return nil }
    original.known.project.enter([function.file])
    let others = original.known.visibleCalls(of: function).filter(original.isSame)
    project.enter(others.map(\.file))
    return (others + original.rewritten.flatMap { visibleCalls(of: function, in: $0) }).sorted()
  }

  /// Those of calls of its name that can mean a function.
  private func calls(meaning function: Place, among calls: [Place]) -> [Place] {
    if project.isOperator(function) {
      return calls.filter { meaning.counts($0, for: function) && operatorFunctions($0).contains(function) }
    }
    let owner = project.enclosingType(of: function)
    return calls.filter {
      meaning.counts($0, for: function) && labelsMatch($0, function) && refers($0, to: function, owner: owner)
    }
  }

  private func refers(_ call: Place, to function: Place, owner: TypeID?) -> Bool {
    guard let callee = project.first(call) else { return false }
    if project.isCalledAsFunction(function, by: call) {
      guard mayNameObject(callee) else { return false }
      return refers(callee, calling: callee, to: function, owner: owner)
    }
    switch project.kind(callee) {
    case .identifierExpr:
      switch meaning.lookUp(project.symbol(callee), at: callee) {
      case .localFunctions(let places)?: return places.contains(function)
      case .member(let found)?:
        guard let owner else { return false }
        return found.members.contains { $0.place == function } || meaning.areRelated(found.owner, owner)
      case .global(let members)?: return members.contains { $0.place == function }
      case .externalMember(let members, _)?: return members.contains { $0.place == function }
      case nil:
        // Inherited from outside, where an extension of the project's may add it.
        return owner == nil && project.enclosingExternalExtension(of: function) != nil
      default: return false
      }
    case .memberExpr:
      guard let base = project.first(callee) else { return false }
      return refers(base, calling: callee, to: function, owner: owner)
    case .implicitMemberExpr: return owner != nil && isOnlyFunction(function)
    default: return false
    }
  }

  /// Whether what is called may be an object: a name that is in sight, and is not declared to be a function.
  private func mayNameObject(_ callee: Place) -> Bool {
    guard project.kind(callee) == .identifierExpr else { return true }
    let name = project.symbol(callee)
    let type: Place?
    switch meaning.lookUp(name, at: callee) {
    case nil: return project.text(name).hasPrefix("$")
    case .localFunctions?, .type?: return false
    case .local(let binding, _)?: type = project.declaredType(of: binding)
    case .parameter(let parameter, _)?: type = project.type(ofParameter: parameter)
    case .member(let found)?: type = found.variable.flatMap { project.declaredType(of: $0.place) }
    default: return true
    }
    return type.map { !project.isFunctionType($0) } ?? true
  }

  private func refers(_ base: Place, calling callee: Place, to function: Place, owner: TypeID?) -> Bool {
    if [.selfExpr, .superExpr].contains(project.kind(base)), let owner {
      return project.enclosingType(of: callee).map { meaning.areRelated($0, owner) } ?? false
    }
    return alternatives(of: value(of: base)).contains { receiver in
      switch receiver {
      case .object(let ref):
        guard let owner else { return extends(meaning.typeNames(of: store[ref].type), function) }
        return meaning.areRelated(store[ref].type, owner)
      case .metatype(let type):
        // `T.make()` of a generic parameter means every type that conforms to its bound.
        return owner.map { meaning.inherits(type, from: $0) || isConformer($0, of: type) } ?? false
      case .enumCase(let enumCase):
        let type = enumType(having: project.symbol(callee), of: enumCase, at: callee)
        return type != nil && type == owner
      case .outside, .outsideMetatype: return owner == nil && extends(typeNames(of: receiver), function)
      case .sequence: return owner == nil && project.enclosingExternalExtension(of: function) != nil
      case .reactive(let base): return owner == nil && isReactive(function, of: store[base])
      // What is called by its own name can be any closure.
      case .lost, .asked: return base != callee && (isOnlyFunction(function) || isOnlySequences(function))
      default: return false
      }
    }
  }

  /// Whether a function stands in an extension of `Reactive`.
  func isReactive(_ function: Place) -> Bool {
    project.extendedName(around: function).map { $0 == .Reactive } ?? false
  }

  /// Whether a function stands in an extension of `Reactive` for such objects.
  func isReactive(_ function: Place, of base: Value) -> Bool {
    guard isReactive(function), let at = project.enclosingExternalExtension(of: function) else { return false }
    guard let bound = project.boundOfBase(inExtension: at) else { return true }
    let names = typeNames(of: base)
    return names.isEmpty || names.contains(bound) || isAnything(bound)
  }

  /// Whether a function stands in an extension of an outside type that is among these.
  private func extends(_ types: [Symbol], _ function: Place) -> Bool {
    project.extendedName(around: function).map(types.contains) ?? false
  }

  /// Whether the project declares one function of that name: then a call through something unseen means it.
  private func isOnlyFunction(_ function: Place) -> Bool { project.methods(named: project.symbol(function)).count == 1 }

  /// Whether all functions of that name are methods of sequences: then what has one is a sequence.
  private func isOnlySequences(_ function: Place) -> Bool {
    let name = project.symbol(function)
    let own = project.sequenceFunctions(named: name)
    return own.contains(function) && project.methods(named: name).allSatisfy(own.contains)
  }

  /// Whether a call of a function's name on a sequence means it: RxSwift's own come first, and a Driver has others than
  /// an Observable.
  func means(_ call: Place, _ function: Place) -> Bool {
    guard project.enclosingType(of: function) == nil, project.kind(call) == .callExpr, let callee = project.first(call),
      project.kind(callee) == .memberExpr, let base = project.first(callee)
    else { return true }
    let arguments = arguments(of: call, .none)
    if isHandedObserver(arguments, insteadOfWhatTakes: function) { return false }
    return alternatives(of: value(of: base)).contains { receiver in
      guard case .sequence(let chain) = receiver else { return true }
      let name = project.symbol(callee)
      guard dialect.subscriptions[name] == nil || !isRxSwifts(name, arguments, graph.trait(of: chain)) else {
        return false
      }
      return ownOperators(name, on: chain, arguments, at: callee)?.contains(function) ?? false
    }
  }

  /// Whether a call hands an observer, which RxSwift's `bind` and `drive` take, where a function takes an object that is
  /// none.
  private func isHandedObserver(_ arguments: [Argument], insteadOfWhatTakes function: Place) -> Bool {
    guard let argument = arguments.first, let parameter = project.parameters(of: function).first,
      let type = project.type(ofParameter: parameter), case .object(let taken) = typeValue(type),
      !meaning.isObserver(store[taken].type)
    else { return false }
    return alternatives(of: argument.value(self)).allSatisfy { value in
      if case .observer = value { true } else { false }
    }
  }
}
