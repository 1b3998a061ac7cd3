/// An argument of a call.
struct Argument {
  var label: String?
  /// The `argument` node, or the operand of an operator.
  var place: Place
  var value: LazyValue
  var isTrailing = false
}

extension Evaluator {
  func arguments(of call: Place, _ frame: Frame?) -> [Argument] {
    let tree = project.tree(call)
    var result: [Argument] = []
    for child in tree.children(call.node) where tree[child].kind == .argument {
      let place = Place(file: call.file, node: child)
      result.append(
        Argument(
          label: tree.label(child), place: place, value: lazily { self.value(of: place, in: frame) },
          isTrailing: tree[child].flags.contains(.isTrailing)))
    }
    return result
  }

  // MARK: - Chains

  /// Follows `a.b(c)?.d { … }` from its root outward, in a loop, so that no chain is too long.
  func chainValue(_ place: Place, _ frame: Frame?) -> Value {
    var links: [Place] = []
    var current = place
    descent: while true {
      switch project.kind(current) {
      case .callExpr, .memberExpr, .optionalChain, .forceUnwrap, .postfixOperatorExpr, .subscriptExpr:
        if frame == nil, current != place, memo[current] != nil { break descent }
        links.append(current)
        guard let base = project.children(current).first else { break descent }
        current = base
      default: break descent
      }
    }
    guard links.count < 4_000 else {
      // Nobody writes this; every part of it is answered at once, so that asking for each costs nothing.
      let value = Value.unknown("a chain of \(links.count) links", place)
      if frame == nil { for link in links { memo[link] = value } }
      return value
    }
    var value: Value
    var index = links.count - 1
    // A call of a bare name: the name is the callee, not a value.
    if index >= 0, project.kind(links[index]) == .callExpr, let callee = project.children(links[index]).first,
      callee == current
    {
      value = bareCall(links[index], callee: callee, frame)
      index -= 1
    } else {
      value = self.value(of: current, in: frame)
    }
    while index >= 0 {
      guard fuel > 0 else { return .unknown(project.text(place).firstLine, place) }
      fuel -= 1
      let link = links[index]
      switch project.kind(link) {
      case .memberExpr:
        if index > 0, project.kind(links[index - 1]) == .callExpr {
          value = memberCall(links[index - 1], callee: link, receiver: value, frame)
          index -= 1
        } else {
          value = member(project.name(link), of: value, at: link, frame)
        }
      case .callExpr: value = callValue(value, call: link, frame)
      case .subscriptExpr:
        if case .array(let element) = value {
          value = element.value
        } else if case .reactive = value {
          // `rx[keyPath:]`.
          value = .observer(Observer(kind: .binder, isUI: false, name: "keyPath"))
        } else {
          value = .unknown(project.text(link).firstLine, link)
        }
      default: break
      }
      if frame == nil, index > 0, case .sequence = value { memo[links[index]] = value }
      index -= 1
    }
    return value
  }

  /// `name(…)`.
  private func bareCall(_ call: Place, callee: Place, _ frame: Frame?) -> Value {
    switch project.kind(callee) {
    case .identifierExpr:
      let name = project.name(callee)
      if let type = resolveCalleeType(callee) { return construct(type, call: call, callee: callee, frame) }
      if let target = lookUp(name, at: callee) {
        switch target {
        case .type(let type): return construct(type, call: call, callee: callee, frame)
        case .member(_, let members) where members.contains { $0.kind == .function }:
          // A property of the same name is not what is called.
          let functions = members.filter { $0.kind == .function }.map(\.place)
          return self.call(
            functions: functions, arguments: arguments(of: call, frame),
            selfValue: LazyValue(selfValue(at: callee, frame)), at: call, frame)
        default:
          let value = targetValue(target, name: name, at: callee, frame)
          guard case .functions(let functions, let receiver) = value else { return callValue(value, call: call, frame) }
          let all = arguments(of: call, frame)
          if case .sequence(let sequence) = selfValue(at: callee, frame),
            !functions.contains(where: { accepts($0, all) })
          {
            // An operator, and an overload of it that the project adds for other arguments.
            return operatorCall(name, on: sequence, call: call, callee: callee, frame)
          }
          return self.call(functions: functions, arguments: all, selfValue: receiver, at: call, frame)
        }
      }
      if name.first?.isUppercase == true { return externalConstruction(name, call: call, frame) }
      if name.hasPrefix("rx_") {
        return reactiveMember(name, of: LazyValue(selfValue(at: callee, frame)), at: callee, call: call, frame)
      }
      switch selfValue(at: callee, frame) {
      case .sequence(let sequence):
        return operatorCall(name, on: sequence, call: call, callee: callee, frame)
      case .reactive(let base, _):
        return reactiveMember(name, of: base, at: callee, call: call, frame)
      default: break
      }
      // A method that a class inherits from outside, or a free function that is not in sight.
      return unseen(name, call: call)
    case .implicitMemberExpr: return implicitMember(callee, call: call, frame)
    case .closureExpr: return callValue(.closure(callee, frame), call: call, frame)
    case .superExpr: return .unknown("super", callee)
    default: return callValue(value(of: callee, in: frame), call: call, frame)
    }
  }

  /// A call of something that no given file declares.
  func unseen(_ name: String, call: Place) -> Value {
    if name == "methodInvoked" || name == "sentMessage" { return delegateMessages(at: call) }
    let text = name + "(" + arguments(of: call, nil).map { ($0.label ?? "_") + ":" }.joined() + ")"
    return .unseenCall(text, call)
  }

  /// `delegate.methodInvoked(…)` of a delegate proxy: hot, without errors, on the thread that calls the delegate, which
  /// for user interface is main. (DelegateProxy.swift.)
  private func delegateMessages(at call: Place) -> Value {
    var facts = Facts()
    facts.isOngoing = true
    if isMainType(call) || extendsUI(call) {
      facts.threads = .main
    } else {
      facts.deliver(on: .unknown, because: Cause(place: call, reason: "a delegate is called on its caller's thread"))
    }
    return .sequence(
      RxSequence(trait: .observable, facts: facts, trace: TraceNode(place: call, facts: facts, previous: nil)))
  }

  private func extendsUI(_ place: Place) -> Bool {
    guard let at = project.enclosingExternalExtension(of: place),
      let bound = project.extensions[project.name(at)]?.first(where: { $0.place == at })?.constraints.first?.bound
    else { return false }
    return isUI(namedType(bound, from: at), text: bound) == .yes
  }

  /// Calling a value: a closure, a method reference, a type.
  func callValue(_ value: Value, call: Place, _ frame: Frame?) -> Value {
    switch value {
    case .closure(let closure, let captured):
      guard enter(closure) else { return .unknown("itself", call) }
      defer { leave(closure) }
      let inner = Frame(owner: closure, parent: captured ?? frame, selfValue: nil)
      for (index, argument) in arguments(of: call, frame).enumerated() { inner.bindings["#\(index)"] = argument.value }
      return returnedValue(of: closure, inner)
    case .functions(let functions, let receiver):
      return self.call(
        functions: functions, arguments: arguments(of: call, frame), selfValue: receiver, at: call, frame)
    case .metatype(let type): return construct(type, call: call, callee: call, frame)
    case .externalMetatype(let name): return externalConstruction(name, call: call, frame)
    case .observer: return value
    case .unknown(let name, let at):
      // A stored closure's type says what it returns.
      if project.kind(at) == .functionType, let result = project.children(at).last {
        let declared = typeValue(result, frame)
        if case .sequence(let sequence) = declared, !sequence.trait.cannotFail {
          return coerce(.unseenCall(name, call), to: declared)
        }
        return declared
      }
      return value
    default: return .unknown(project.text(call).firstLine, call)
    }
  }

  private func externalConstruction(_ name: String, call: Place, _ frame: Frame?) -> Value {
    if let scheduler = schedulerConstruction(name, call: call, frame) { return scheduler }
    if let value = sequenceConstruction(name, call: call, frame) { return value }
    return .external(name, Construction(place: call, frame: frame))
  }

  /// `PublishRelay<Int>()`, `Binder(self) { … }`, `ControlEvent(events: …)`.
  private func sequenceConstruction(_ name: String, call: Place, _ frame: Frame?) -> Value? {
    if observerTypeNames.contains(name) {
      let all = arguments(of: call, frame)
      let target = all.first.map { isUI($0.value.value, text: project.text($0.place)) } ?? .unknown
      let isBinder = name != "AnyObserver"
      var observer = Observer(
        kind: isBinder ? .binder : .custom, isUI: isBinder && target != .no, name: name, hops: isBinder)
      if let scheduler = all.first(where: { $0.label == "scheduler" }) {
        let threads = threads(ofScheduler: scheduler.value.value, text: project.text(scheduler.place)).threads
        observer.hops = threads == .main
        observer.leavesMain = threads == .background
      }
      if isBinder, target == .unknown { observer.isUI = looksLikeUI(all.first.map { project.text($0.place) } ?? "") }
      return .observer(observer)
    }
    guard let trait = sequenceTypeNames[name] else { return nil }
    let callee = project.children(call).first
    let element = callee.flatMap { project.child($0, .genericArguments) }.flatMap { project.children($0).last }
    let all = arguments(of: call, frame)
    switch trait {
    case _ where trait.isRelay || trait.isSubject:
      var facts = Facts()
      facts.isShared = true
      facts.isOngoing = true
      facts.relays = [call]
      if trait.holdsValue { facts.threads = .subscriber }
      if trait.isSubject { facts.subjects = [call] }
      let elementValue =
        element.map { type in lazily { self.typeValue(type, frame) } } ?? all.first { $0.label == "value" }?.value
      return .sequence(
        RxSequence(
          trait: trait, facts: facts, trace: TraceNode(place: call, facts: facts, previous: nil), element: elementValue,
          identity: call))
    case .controlEvent, .controlProperty:
      let source = all.first.map { asSequence($0.value.value, at: $0.place) }
      var sequence = declaredSequence(trait, at: call)
      // The type promises main and no errors; a control is cheap to subscribe to again.
      sequence.element = source?.element
      sequence.trace = source?.trace
      if trait == .controlProperty {
        if case .observer(let observer)? = all.first(where: { $0.label == "valueSink" })?.value.value {
          sequence.observer = observer
        }
      }
      return .sequence(sequence)
    default:
      return .sequence(declaredSequence(trait, at: call))
    }
  }

  /// `Type(…)` of a type that the project declares.
  private func construct(_ type: TypeID, call: Place, callee: Place, _ frame: Frame?) -> Value {
    let declaration = project.types[type]
    // RxSwift's own sources, or a project's copy of them: the catalogue knows these better than their source shows.
    if let value = sequenceConstruction(declaration.name, call: call, frame) { return value }
    var instance = Instance(type: type, construction: Construction(place: call, frame: frame))
    if let arguments = project.child(callee, .genericArguments) {
      for (parameter, argument) in zip(declaration.genericParameters, project.children(arguments)) {
        instance.generics[parameter] = lazily { self.typeValue(argument, frame) }
      }
    }
    return .instance(instance)
  }

  // MARK: - Functions

  /// `receiver.name(…)`.
  private func memberCall(_ call: Place, callee: Place, receiver: Value, _ frame: Frame?) -> Value {
    let name = project.name(callee)
    if name.hasPrefix("rx_") { return reactiveMember(name, of: LazyValue(receiver), at: callee, call: call, frame) }
    switch receiver {
    case .sequence(let sequence):
      return operatorCall(name, on: sequence, call: call, callee: callee, frame)
    case .reactive(let base, _):
      return reactiveMember(name, of: base, at: callee, call: call, frame)
    case .externalMetatype(let type):
      if let value = staticOperatorCall(name, type: type, call: call, callee: callee, frame) { return value }
    case .metatype(let type):
      if name == "init" { return construct(type, call: call, callee: call, frame) }
      if findMember(type, name) == nil,
        let value = staticOperatorCall(name, type: project.types[type].name, call: call, callee: callee, frame)
      {
        return value
      }
    case .unseenCall(let text, let at):
      // Only the catalogue's own operators make the unseen call a sequence for certain.
      if isKnownOperator(name) {
        return operatorCall(name, on: asSequence(receiver, at: at), call: call, callee: callee, frame)
      }
      if let functions = sequenceExtension(name, at: callee) {
        return self.call(
          functions: functions, arguments: arguments(of: call, frame),
          selfValue: LazyValue(.sequence(asSequence(receiver, at: at))), at: call, frame)
      }
      return .unknown(text, at)
    case .unknown(let lost, let at):
      if isKnownOperator(name), isOperatorCall(name, call) {
        return operatorCall(name, on: asSequence(receiver, at: at), call: call, callee: callee, frame)
      }
      if let functions = sequenceExtension(name, at: callee), !looksLikeRequest(name) {
        return self.call(
          functions: functions, arguments: arguments(of: call, frame),
          selfValue: LazyValue(.sequence(asSequence(receiver, at: at))), at: call, frame)
      }
      if let functions = onlyMethod(named: name, call: call) {
        return self.call(functions: functions, arguments: arguments(of: call, frame), selfValue: nil, at: call, frame)
      }
      if isOperatorLike(name) { return .unknown(lost, at) }
      return unseen(name, call: call)
    case .array(let element):
      return arrayCall(name, element, call: call, frame)
    case .tuple, .plain, .scheduler, .observer: return .unknown(name, call)
    case .closure, .functions: return .unknown(name, call)
    case .instance(let instance):
      if name == "rx" { return .reactive(LazyValue(receiver), callee) }
      if let value = libraryCall(name, on: instance, call: call, callee: callee, frame) { return value }
      if findMember(instance.type, name) == nil, isKnownOperator(name),
        !allInheritedNames(instance.type).isDisjoint(with: sequenceProtocolNames)
      {
        return operatorCall(name, on: asSequence(receiver, at: call), call: call, callee: callee, frame)
      }
      if isConfiguration(name) { return receiver }
    case .external:
      if isConfiguration(name) { return receiver }
    }
    if let functions = methods(name, of: receiver) {
      return self.call(
        functions: functions, arguments: arguments(of: call, frame), selfValue: LazyValue(receiver), at: call, frame)
    }
    let found = member(name, of: receiver, at: callee, frame)
    switch found {
    case .functions(let functions, let owner):
      return self.call(functions: functions, arguments: arguments(of: call, frame), selfValue: owner, at: call, frame)
    case .unknown:
      if case .external(let type, _) = receiver, type.hasPrefix("DispatchQueue") { return .plain }
      if isUIObject(receiver) { return .plain }
      return unseen(name, call: call)
    default: return callValue(found, call: call, frame)
    }
  }

  /// The methods of a name, where a property of the same name might hide them.
  private func methods(_ name: String, of receiver: Value) -> [Place]? {
    let type: TypeID
    switch receiver {
    case .instance(let instance): type = instance.type
    case .metatype(let metatype): type = metatype
    default: return nil
    }
    let functions = findMember(type, name)?.members.filter { $0.kind == .function }.map(\.place) ?? []
    return functions.isEmpty ? nil : functions
  }

  private func isConfiguration(_ name: String) -> Bool {
    ["then", "apply", "also"].contains(name)
  }

  private func arrayCall(_ name: String, _ element: LazyValue, call: Place, _ frame: Frame?) -> Value {
    switch name {
    case "map", "compactMap", "flatMap":
      guard let closure = arguments(of: call, frame).first else { return .array(element) }
      return .array(lazily { self.result(of: closure.value.value, inputs: [element], at: call) })
    case "first", "last", "randomElement", "min", "max": return element.value
    case "filter", "sorted", "reversed", "prefix", "suffix", "dropFirst", "dropLast": return .array(element)
    default: return .plain
    }
  }

  /// What calling a function value with `inputs` gives: closures, method references, types.
  func result(of function: Value, inputs: [LazyValue], at place: Place) -> Value {
    switch function {
    case .closure(let closure, let captured):
      guard enter(closure) else { return .unknown("itself", place) }
      defer { leave(closure) }
      let frame = Frame(owner: closure, parent: captured, selfValue: nil)
      for (index, input) in inputs.enumerated() { frame.bindings["#\(index)"] = input }
      return withoutLocals(of: closure, returnedValue(of: closure, frame))
    case .functions(let functions, let receiver):
      let arguments = inputs.map { Argument(label: nil, place: place, value: $0) }
      return call(functions: functions, arguments: arguments, selfValue: receiver, at: place, nil, ignoringLabels: true)
    case .metatype(let type): return .instance(Instance(type: type))
    case .unseenCall, .unknown, .plain, .externalMetatype: return function
    default: return .plain
    }
  }

  /// Calls one of several functions of the same name.
  func call(
    functions: [Place], arguments: [Argument], selfValue: LazyValue?, at place: Place, _ frame: Frame?,
    ignoringLabels: Bool = false
  ) -> Value {
    let near = project.nearest(functions, to: place.file) { $0 }
    let matching = ignoringLabels ? near : near.filter { accepts($0, arguments) }
    let anywhere = matching.isEmpty ? functions.filter { accepts($0, arguments) } : matching
    guard let function = (anywhere.first { hasBody($0) }) ?? anywhere.first ?? near.first else {
      return .unknown(project.text(place).firstLine, place)
    }
    return invoke(
      function, arguments: arguments, selfValue: selfValue, at: place, frame, ignoringLabels: ignoringLabels)
  }

  private func invoke(
    _ function: Place, arguments: [Argument], selfValue: LazyValue?, at place: Place, _ frame: Frame?,
    ignoringLabels: Bool
  ) -> Value {
    let isLocal = enclosingFunction(of: project.parent(function) ?? function) != nil
    let receiver = selfValue?.value
    let inner = Frame(
      owner: function, parent: isLocal ? frame : nil,
      selfValue: receiver.flatMap { self.frame(for: $0, owner: function) == nil ? nil : selfValue })
    if ignoringLabels {
      for (parameter, argument) in zip(parameters(of: function), arguments) {
        inner.bindings[project.name(parameter)] = argument.value
      }
    } else {
      bind(arguments, toParametersOf: function, in: inner)
    }
    let declared = project.child(function, .returnClause).flatMap { project.children($0).first }.map {
      typeValue($0, inner)
    }
    guard let declared else { return .plain }
    if saysAll(declared) { return declared }
    guard hasBody(function) else { return requirementResult(function, arguments, declared, selfValue, at: place) }
    guard enter(function) else { return declared }
    defer { leave(function) }
    guard inner.depth < 24 else { return declared }
    let body = project.child(function, .codeBlock)!
    let usesCaller = !inner.bindings.isEmpty || inner.selfValue != nil || isLocal
    let result = withoutLocals(of: function, returnedValue(of: body, usesCaller ? inner : nil))
    if result.isPlain {
      // An abstract method: what the subclasses make of it.
      if let overridden = overridingResult(function, arguments, declared, at: place) { return overridden }
      return declared
    }
    return coerce(result, to: declared)
  }

  /// A protocol's requirement: what those who conform do.
  private func requirementResult(
    _ function: Place, _ arguments: [Argument], _ declared: Value, _ selfValue: LazyValue?, at place: Place
  ) -> Value {
    if let joined = overridingResult(function, arguments, declared, at: place) { return joined }
    guard case .sequence = declared else { return declared }
    return coerce(.unseenCall(project.name(function) + "()", place), to: declared)
  }

  private func overridingResult(_ function: Place, _ arguments: [Argument], _ declared: Value, at place: Place)
    -> Value?
  {
    guard let owner = project.enclosingType(of: function) else { return nil }
    let name = project.name(function)
    var seen: Set<Place> = [function]
    var values: [Value] = []
    for type in conformers(of: owner, near: place).prefix(10) {
      let own = (project.types[type].members[name] ?? []).filter { $0.kind == .function && hasBody($0.place) }
      guard let implementation = own.first(where: { accepts($0.place, arguments) }) ?? own.first,
        seen.insert(implementation.place).inserted
      else { continue }
      values.append(
        call(
          functions: [implementation.place], arguments: arguments,
          selfValue: LazyValue(.instance(Instance(type: type))), at: place, nil))
    }
    return values.isEmpty ? nil : coerce(join(values), to: declared)
  }

  /// A function's locals are new in every call: subscribers of two calls share no name inside.
  private func withoutLocals(of function: Place, _ value: Value) -> Value {
    guard case .sequence(var sequence) = value, !sequence.facts.reads.isEmpty else { return value }
    let range = project.tree(function).range(function.node)
    sequence.facts.reads.removeAll { read in
      let place = read.name.declaration
      guard place.file == function.file, read.copies == 1 else { return false }
      return range.contains(project.tree(place).range(place.node).lowerBound)
    }
    return .sequence(sequence)
  }

  func hasBody(_ function: Place) -> Bool {
    switch project.kind(function) {
    case .funcDecl, .initDecl: return project.child(function, .codeBlock) != nil
    default: return isComputed(function)
    }
  }

  func parameters(of function: Place) -> [Place] {
    guard let clause = project.child(function, .parameterClause) else { return [] }
    return project.children(clause).filter { project.kind($0) == .parameter }
  }

  /// Whether a call's labels fit a function's parameters.
  func accepts(_ function: Place, _ arguments: [Argument]) -> Bool {
    var remaining = arguments[...]
    for parameter in parameters(of: function) {
      let label = project.tree(parameter).label(parameter.node)
      guard let next = remaining.first else {
        if hasDefault(parameter) { continue }
        return false
      }
      if next.label == label || (next.isTrailing && next.label == nil) {
        remaining.removeFirst()
        while let more = remaining.first, more.label == nil, !more.isTrailing, label != nil || isVariadic(parameter) {
          guard isVariadic(parameter) else { break }
          remaining.removeFirst()
          _ = more
        }
      } else if !hasDefault(parameter) {
        return false
      }
    }
    return remaining.isEmpty
  }

  func labelsMatch(_ call: Place, _ function: Place) -> Bool { accepts(function, arguments(of: call, nil)) }

  private func hasDefault(_ parameter: Place) -> Bool {
    project.child(parameter, .initializerClause) != nil || isVariadic(parameter)
  }

  private func isVariadic(_ parameter: Place) -> Bool { project.text(parameter).hasSuffix("...") }

  func bind(_ arguments: [Argument], toParametersOf function: Place, in frame: Frame) {
    var remaining = arguments[...]
    for parameter in parameters(of: function) {
      let label = project.tree(parameter).label(parameter.node)
      let name = project.name(parameter)
      if let next = remaining.first, next.label == label || (next.isTrailing && next.label == nil) {
        remaining.removeFirst()
        frame.bindings[name] = typed(next.value, parameter, frame)
      } else if let initializer = project.child(parameter, .initializerClause) {
        frame.bindings[name] = lazily { self.value(of: initializer, in: nil) }
      }
    }
  }

  /// An argument seen through its parameter's type: a protocol hides nothing, a `Driver` promises.
  private func typed(_ value: LazyValue, _ parameter: Place, _ frame: Frame) -> LazyValue {
    guard let type = parameterType(parameter) else { return value }
    return lazily {
      let argument = value.value
      switch argument {
      case .unknown, .plain: return self.typeValue(type, nil)
      default: return argument
      }
    }
  }

  /// What a function or closure body returns: its `return`s, or its only expression.
  func returnedValue(of body: Place, _ frame: Frame?) -> Value {
    made(valueReturned(of: body, frame), by: body)
  }

  private func valueReturned(of body: Place, _ frame: Frame?) -> Value {
    let tree = project.tree(body)
    var returns: [NodeID] = []
    var stack = [body.node]
    while let at = stack.popLast() {
      for child in tree.children(at) {
        switch tree[child].kind {
        case .returnStmt: if tree[child].firstChild != 0 { returns.append(tree[child].firstChild) }
        case .closureExpr, .funcDecl, .classDecl, .structDecl, .enumDecl, .accessorBlock: break
        case .ifConfigClause where tree[child].flags.contains(.isDead): break
        default: stack.append(child)
        }
      }
    }
    if returns.isEmpty {
      let statements = tree.children(body.node).filter { tree[$0].kind != .closureSignature }
      guard statements.count == 1, let only = statements.first else { return .plain }
      switch tree[only].kind {
      case .variableDecl, .guardStmt, .forStmt, .whileStmt, .repeatStmt, .throwStmt, .jumpStmt, .deferStmt:
        return .plain
      case .ifConfig:
        return join(
          tree.children(only).filter { !tree[$0].flags.contains(.isDead) }
            .map { returnedValue(of: Place(file: body.file, node: $0), frame) })
      default: return value(of: Place(file: body.file, node: only), in: frame)
      }
    }
    // In source order, whatever order the walk found them in.
    return join(
      returns.sorted { tree[$0].first < tree[$1].first }.map { value(of: Place(file: body.file, node: $0), in: frame) })
  }

  /// `.just(1)`, `.empty()`, `.init(…)`: a member of the type that the context gives.
  func implicitMember(_ place: Place, call: Place?, _ frame: Frame?) -> Value {
    let name = project.name(place)
    let context = contextualType(of: call ?? place)
    if let context {
      let type = typeValue(context, frame)
      if case .instance(let instance) = type {
        if name == "init", let call {
          return .instance(
            Instance(
              type: instance.type, construction: Construction(place: call, frame: frame), generics: instance.generics))
        }
        let value = staticMember(name, of: instance.type, at: place, frame)
        if let call { return callValue(value, call: call, frame) }
        return value
      }
      if case .sequence(let sequence) = type, let call {
        if name == "init", let made = sequenceConstruction(typeName(of: sequence.trait), call: call, frame) {
          return made
        }
        return staticOperatorCall(name, type: typeName(of: sequence.trait), call: call, callee: place, frame) ?? type
      }
      if case .tuple = type { return type }
    }
    if let call, let value = staticOperatorCall(name, type: "Observable", call: call, callee: place, frame) {
      return value
    }
    if let scheduler = schedulerMember(name, of: "MainScheduler", at: place),
      name == "instance" || name == "asyncInstance"
    {
      return scheduler
    }
    return call == nil ? .plain : .unknown("." + name, place)
  }

  func typeName(of trait: SequenceTrait) -> String {
    sequenceTypeNames.first { $0.value == trait && $0.key.lowercased() == trait.rawValue.lowercased() }?.key
      ?? "Observable"
  }
}
