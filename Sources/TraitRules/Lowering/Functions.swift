/// What the functions of the project return, for the arguments at hand.
extension Lowering {
  /// What calling a function value with `inputs` gives: closures, method references, types.
  func result(of function: Value, inputs: [Value], at place: Place) -> Value {
    switch forced(function) {
    case .nothing: return .nothing
    case .closure(let ref): return result(of: store[ref], inputs: inputs)
    case .functions(let ref):
      let functions = store[ref]
      if let applied = applied(functions, to: inputs.first) { return applied }
      let arguments = inputs.map { Argument($0, at: place) }
      return call(
        functions.places, arguments, receiver: functions.receiver, at: place, functions.frame, isLabelled: false)
    case .metatype(let type): return store.object(of: type)
    case .outsideMetatype(let name):
      return dialect.sequenceTypes[name].map { .sequence(typed($0, at: place)) } ?? store.outside(name)
    case .keyPath(let path): return inputs.first.map { keyPathValue(path, of: forced($0), .none) } ?? .plain
    case .either(let list): return join(store[list].map { result(of: $0, inputs: inputs, at: place) })
    case .lost(let at, let name):
      if !at.isNowhere, project.kind(at) == .functionType, let type = project.children(at).last {
        return typeValue(type)
      }
      if let made = made(byNaming: at, inputs, at: place) { return made }
      return .lost(at, name)
    case .asked(let call): return .asked(call)
    case .plain: return .plain
    default: return .lost(place, .none)
    }
  }

  /// `optional.map(Observable.just)`: what a function of the library's own makes where it is named for others to call.
  private func made(byNaming function: Place, _ inputs: [Value], at place: Place) -> Value? {
    guard !function.isNowhere, project.kind(function) == .memberExpr, let base = project.first(function),
      case .outsideMetatype(let type) = forced(value(of: base)), let trait = dialect.sequenceTypes[type]
    else { return nil }
    let all = inputs.map { Argument($0, at: place) }
    guard let number = bestRow(project.symbol(function), all, trait, isStatic: true),
      case let row = catalogue.rows[Int(number)], !row.isCreation
    else { return nil }
    return .sequence(node(number, on: nil, all, at: function, resultTrait(row, trait)))
  }

  /// `Type.method` takes the object first, and gives its method.
  func applied(_ functions: FunctionsValue, to object: Value?) -> Value? {
    switch functions.receiver {
    case .metatype, .outsideMetatype: break
    default: return nil
    }
    guard let object, functions.places.allSatisfy({ isInstanceMethod($0) }) else { return nil }
    return store.functions(functions.places, of: forced(object), in: functions.frame)
  }

  private func isInstanceMethod(_ function: Place) -> Bool {
    project.kind(function) == .funcDecl && !project.flags(function).contains(.isStatic)
  }

  func result(of closure: ClosureValue, inputs: [Value]) -> Value {
    let call = Frame(owner: closure.place, parent: closure.frame, inputs: inputs)
    guard let frame = enterUnlessRecursive(call) else { return .lost(closure.place, .none) }
    if let type = project.resultType(ofClosure: closure.place) {
      let declared = typeValue(type, frame)
      if case .sequence(let chain) = declared {
        return .sequence(made(by: closure.place, graph.trait(of: chain), frame))
      }
    }
    let value = returned(by: closure.place, frame)
    guard case .sequence(let chain) = value, !isFed(chain) else { return value }
    return .sequence(made(by: closure.place, graph.trait(of: chain), frame))
  }

  /// A sequence that a body makes, a new one at each call.
  func made(by body: Place, _ trait: SequenceTrait, _ frame: FrameID) -> ChainID {
    graph.add(.returned(body, frame), trait, nesting: store.depth(of: frame))
  }

  /// Calls one of several functions of the same name.
  ///
  /// - Parameter frame: the calls in progress around the call, which local functions see.
  func call(
    _ functions: [Place], _ arguments: [Argument], receiver: Value = .nothing, at place: Place, _ frame: FrameID,
    isLabelled: Bool = true
  ) -> Value {
    let led = leading(functions, arguments, forced(receiver))
    guard let function = chosen(among: led, arguments, at: place, isLabelled: isLabelled) else {
      return .lost(place, .none)
    }
    return invoke(function, arguments, receiver: forced(receiver), at: place, frame, isLabelled: isLabelled)
  }

  /// The function that a call means, of those with its name.
  func chosen(among functions: [Place], _ arguments: [Argument], at place: Place, isLabelled: Bool = true) -> Place? {
    if functions.count == 1, !isLabelled { return functions[0] }
    let near = project.nearest(functions, to: place.file) { $0 }
    var fitting = near.filter { isLabelled ? accepts($0, arguments) : takes($0, arguments.count) }
    if fitting.isEmpty {
      fitting = functions.filter { isLabelled ? accepts($0, arguments) : takes($0, arguments.count) }
    } else if isLabelled, near.count < functions.count {
      fitting += overloads(of: fitting, among: functions, from: place).filter { accepts($0, arguments) }
    }
    if fitting.count > 1 { fitting = self.fitting(fitting, arguments) }
    if fitting.count > 1 { fitting = returning(typeWanted(of: place), fitting) }
    // What decides between them is not seen.
    if areExclusive(fitting, arguments) { return nil }
    return fitting.first(where: project.hasBody) ?? fitting.first ?? near.first
  }

  /// Those that stand farther away in the same module and take other types: of two that take the same, one is in no target
  /// of the call's.
  private func overloads(of near: [Place], among functions: [Place], from place: Place) -> [Place] {
    let module = project.file(place).module
    let known = Set(near.map(project.writtenParameterTypes))
    return functions.filter {
      !near.contains($0) && project.file($0).module == module && !known.contains(project.writtenParameterTypes(of: $0))
    }
  }

  /// The type of what is returned or kept in a name, where that is written. What an argument has to be is decided the
  /// other way round, unless the labels alone say whose argument it is.
  private func typeWanted(of call: Place) -> Place? {
    switch project.parent(call).map({ project.kind($0) }) {
    case .returnStmt?, .codeBlock?, .initializerClause?, .tryExpr?, .awaitExpr?: contextualType(of: call)
    case .argument?: typeTaken(of: call)
    default: nil
    }
  }

  /// `Screen(model: resolve())`: the type of the only initialiser's parameter.
  private func typeTaken(of expression: Place) -> Place? {
    guard let argument = project.parent(expression), let making = project.parent(argument),
      let type = project.first(making).flatMap(meaning.type(madeBy:))
    else { return nil }
    let fitting = project.contents(of: type).initializers.filter { labelsMatch(making, $0) }
    guard fitting.count == 1 else { return nil }
    return parameter(taking: argument, of: making, function: fitting[0]).flatMap { project.type(ofParameter: $0) }
  }

  /// Those of several functions that return a type as it is written elsewhere; all, if none does.
  private func returning(_ wanted: Place?, _ functions: [Place]) -> [Place] {
    guard let wanted else { return functions }
    let text = project.words(wanted)
    return functions.filterOrAll { project.returnType(of: $0).map { project.words($0) == text } ?? false }
  }

  private func takes(_ function: Place, _ count: Int) -> Bool {
    let defaults = signature(of: function).defaults
    return defaults.count >= count && defaults.dropFirst(count).allSatisfy { $0 }
  }

  private func invoke(
    _ function: Place, _ arguments: [Argument], receiver: Value, at place: Place, _ frame: FrameID, isLabelled: Bool
  ) -> Value {
    guard let written = project.returnType(of: function) else { return .plain }
    let isLocal = project.parent(function).flatMap { project.enclosingBody(of: $0) } != nil
    let dynamic = dynamicResult(written, receiver)
    let quick = dynamic ?? typeValue(written)
    if saysAll(quick), project.child(function, .genericParameters) == nil { return quick }
    let inner = callFrame(
      function, arguments, receiver: receiver, isLocal ? frame : .none, isLabelled: isLabelled,
      wanted: { self.typeWanted(of: place).map { self.typeValue($0, frame) } })
    let declared = dynamic ?? typeValue(written, inner)
    if saysAll(declared) { return declared }
    guard project.hasBody(function) else {
      return requirementResult(function, arguments, declared, receiver, at: place)
    }
    guard let body = project.child(function, .codeBlock) else { return declared }
    if case .sequence(let chain) = declared, !graph.trait(of: chain).isHot {
      if let overriding = overridingResult(function, arguments, declared, receiver, at: place) { return overriding }
      let own = Value.sequence(made(by: body, graph.trait(of: chain), inner))
      return overridden(own, function, arguments, declared, receiver, at: place)
    }
    let result = returned(by: body, inner)
    if result == .nothing || result == .plain {
      if let overriding = overridingResult(function, arguments, declared, receiver, at: place) { return overriding }
      return declared
    }
    return coerce(result, to: declared, at: function)
  }

  /// `-> Self`: of the type of what it is called on, whatever the extension is of that declares it.
  private func dynamicResult(_ written: Place, _ receiver: Value) -> Value? {
    let type = project.kind(written) == .optionalType ? project.first(written) ?? written : written
    guard project.kind(type) == .simpleType, project.symbol(type) == .Self else { return nil }
    switch receiver {
    case .object(let ref): return store.object(of: store[ref].type)
    case .metatype(let type): return store.object(of: type)
    case .outside(let ref): return store.outside(store[ref].type)
    case .outsideMetatype(let name): return store.outside(name)
    default: return nil
    }
  }

  /// The frame of a call: none where nothing is known beyond what holds for any caller.
  private func callFrame(
    _ function: Place, _ arguments: [Argument], receiver: Value, _ parent: FrameID, isLabelled: Bool,
    wanted: () -> Value?
  ) -> FrameID {
    var frame = Frame(owner: function, parent: parent)
    if isLabelled {
      frame.bindings = bindings(arguments, toParametersOf: function, receiver: receiver)
    } else {
      frame.bindings = zip(project.parameters(of: function), arguments).map {
        NamedValue(name: project.symbol($0), value: $1.value(self))
      }
      frame.bindings += inferred(function, frame.bindings, explicit: [])
    }
    frame.bindings += inferred(function, besides: frame.bindings, from: wanted)
    if !selfFrame(receiver, owner: function).isNone || isInherited(function, by: receiver) { frame.receiver = receiver }
    guard !frame.bindings.isEmpty || frame.receiver != .nothing || !parent.isNone else { return .none }
    return enter(frame)
  }

  /// Whether a static function is another type's, for which `Self` is the one that it is called on.
  private func isInherited(_ function: Place, by receiver: Value) -> Bool {
    guard case .metatype(let type) = receiver, let owner = project.enclosingType(of: function) else { return false }
    return owner != type
  }

  /// A protocol's requirement: what those who conform do.
  private func requirementResult(
    _ function: Place, _ arguments: [Argument], _ declared: Value, _ receiver: Value, at place: Place
  ) -> Value {
    if let joined = overridingResult(function, arguments, declared, receiver, at: place) { return joined }
    return declared
  }

  /// What a method returns that classes below may override, where only the class of the object is known.
  private func overridden(
    _ own: Value, _ function: Place, _ arguments: [Argument], _ declared: Value, _ receiver: Value, at place: Place
  ) -> Value {
    let name = project.symbol(function)
    guard let owner = project.enclosingType(of: function), let found = overriding(name, of: owner, on: receiver) else {
      return own
    }
    let values = found.types.compactMap { type -> Value? in
      let methods = (project.contents(of: type).members[name] ?? []).filter { $0.kind == .function }.map(\.place)
      return methods.first { accepts($0, arguments) }.map {
        call([$0], arguments, receiver: store.object(of: type), at: place, .none)
      }
    }
    guard !values.isEmpty else { return own }
    return coerce(join((found.leavesOwn ? [own] : []) + values), to: declared, at: function)
  }

  /// What implementations in conformers and subclasses return, where the receiver is known by its protocol, or by a class
  /// whose own implementation is abstract.
  private func overridingResult(
    _ function: Place, _ arguments: [Argument], _ declared: Value, _ receiver: Value, at place: Place
  ) -> Value? {
    guard let owner = project.enclosingType(of: function) else { return nil }
    if project.hasBody(function), !isAbstract(function) { return nil }
    var types = [TypeID]()
    if case .object(let ref) = receiver {
      let type = store[ref].type
      types =
        project.declaration(type).kind == .protocol || type == owner ? implementations(of: type, for: place) : [type]
    } else {
      types = implementations(of: owner, for: place)
    }
    let name = project.symbol(function)
    var seen: Set<Place> = [function]
    let values = types.compactMap { type -> Value? in
      let own = (meaning.members(named: name, of: type)?.functions ?? []).filter { project.hasBody($0) }
      let accepting = returning(
        project.returnType(of: function), fitting(own.filter { accepts($0, arguments) }, arguments))
      guard let implementation = accepting.first ?? own.first, seen.insert(implementation).inserted else { return nil }
      return call([implementation], arguments, receiver: store.object(of: type), at: place, .none)
    }
    return values.isEmpty ? nil : coerce(join(values), to: declared, at: function)
  }

  /// Whether a function only says that it must be overridden.
  private func isAbstract(_ function: Place) -> Bool {
    guard let body = project.child(function, .codeBlock), let only = project.first(body),
      project.children(body).count == 1, project.kind(only) == .callExpr, let callee = project.first(only)
    else { return false }
    return project.symbol(callee) == .fatalError || project.symbol(callee) == .preconditionFailure
  }

  // MARK: - What bodies return

  /// What a function's, accessor's or closure's body returns: its `return`s, or its only expression.
  func returned(by body: Place, _ frame: FrameID) -> Value {
    let question = ValueQuestion(kind: .returned, place: body, context: frame.number)
    return values.answer(to: question, beyond: .lost(body, .none)) {
      let expressions = returnedExpressions(of: body, frame)
      if let built = built(by: body, outOf: expressions, frame) { return built }
      return join(doubtingEarlyErrors(expressions, of: body, frame))
    }
  }

  /// What expressions are, errors that a body returns by an early exit as no more than possible: whether one is ever taken
  /// depends on values. What the other way brings is what the sequence is for. So is what it returns for lack of a scheduler.
  private func doubtingEarlyErrors(_ expressions: [Place], of body: Place, _ frame: FrameID) -> [Value] {
    let function = project.parent(body) ?? body
    let early = expressions.map { expression in
      errorMade(by: expression) != nil && project.isOnEarlyExit(expression, of: body)
        || project.kind(function) == .funcDecl && isForLackOfQueue(expression, in: function, frame)
    }
    return zip(expressions, early).map { expression, isEarly in
      let value = value(of: expression, in: frame)
      guard isEarly, early.contains(false), case .sequence(let chain) = value else { return value }
      return .sequence(graph.add(.doubted(chain), graph.trait(of: chain)))
    }
  }

  /// The expressions that a body can return in the calls of a frame, in the order of the source.
  func returnedExpressions(of body: Place, _ frame: FrameID) -> [Place] {
    var returned: [Place] = []
    var isFinal = false
    collectReturns(of: body, frame, into: &returned, &isFinal)
    if !returned.isEmpty { return returned }
    guard let only = project.tree(body).onlyStatement(of: body.node) else { return [] }
    let statement = Place(file: body.file, node: only)
    switch project.kind(statement) {
    case .variableDecl, .guardStmt, .forStmt, .whileStmt, .repeatStmt, .throwStmt, .jumpStmt, .deferStmt: return []
    case .ifConfig:
      return meaning.countingClauses(of: statement).flatMap { returnedExpressions(of: $0, frame) }
    case .ifExpr, .switchExpr: return branches(of: statement, frame).flatMap { lastExpressions(of: $0, frame) }
    default: return [statement]
    }
  }

  /// What a branch is as an expression: its last statement, or what the branches of that are.
  private func lastExpressions(of block: Place, _ frame: FrameID) -> [Place] {
    guard let last = lastStatement(of: block) else { return [] }
    switch project.kind(last) {
    case .throwStmt, .jumpStmt: return []
    case .ifExpr, .switchExpr: return branches(of: last, frame).flatMap { lastExpressions(of: $0, frame) }
    default: return [last]
    }
  }

  /// - Parameter isFinal: set where a statement that is gone through for certain returns.
  private func collectReturns(
    of block: Place, _ frame: FrameID, into returned: inout [Place], _ isFinal: inout Bool
  ) {
    for statement in project.children(block) where !isFinal {
      switch project.kind(statement) {
      case .returnStmt:
        if let value = project.first(statement) { returned.append(value) }
        isFinal = true
      case .throwStmt: isFinal = true
      case .ifExpr, .switchExpr, .doStmt:
        var all = true
        let taken = branches(of: statement, frame)
        for branch in taken {
          var branchIsFinal = false
          collectReturns(of: branch, frame, into: &returned, &branchIsFinal)
          all = all && branchIsFinal
        }
        if all, !taken.isEmpty, isTaken(statement, taken, frame) { isFinal = true }
      case .guardStmt:
        guard let otherwise = project.child(statement, .codeBlock) else { continue }
        let holds = truth(ofGuard: statement, frame)
        if holds == true { continue }
        var (left, isLeft) = ([Place](), false)
        collectReturns(of: otherwise, frame, into: &left, &isLeft)
        // An error that is returned where `self` is gone tells nobody, as one that is thrown there does.
        returned += asksForSelf(statement) ? left.filter { !failsAtOnce($0) } : left
        if holds == false { isFinal = true }
      case .forStmt, .whileStmt, .repeatStmt:
        guard let body = project.child(statement, .codeBlock) else { continue }
        var isLeft = false
        collectReturns(of: body, frame, into: &returned, &isLeft)
      case .ifConfig:
        for clause in meaning.countingClauses(of: statement) {
          var isLeft = false
          collectReturns(of: clause, frame, into: &returned, &isLeft)
        }
      default: continue
      }
    }
  }

  /// `.error(…)`, `Observable.error(…)`.
  private func failsAtOnce(_ returned: Place) -> Bool {
    guard project.kind(returned) == .callExpr, let callee = project.first(returned),
      [.implicitMemberExpr, .memberExpr].contains(project.kind(callee))
    else { return false }
    return project.symbol(callee) == Symbol(.error)
  }

  /// Whether one of the branches is gone through in any case.
  func isTaken(_ statement: Place, _ branches: [Place], _ frame: FrameID) -> Bool {
    guard project.kind(statement) == .ifExpr else { return true }
    let parts = Array(project.children(statement))
    // `else`.
    if parts.count > 1, project.kind(parts[parts.count - 2]) == .codeBlock, branches.contains(parts[parts.count - 1]) {
      return true
    }
    guard branches.count == 1, let index = parts.firstIndex(of: branches[0]) else { return false }
    let conditions = parts[..<index].reversed().prefix { project.kind($0) != .codeBlock }
    return conditions.allSatisfy { truth(of: $0, frame) == true }
  }
}
