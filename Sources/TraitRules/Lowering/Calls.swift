/// What a call stands for: the way from a callee, a bare name or a member, to a value.
extension Lowering {
  func call(_ call: Place, _ frame: FrameID) -> Value {
    guard let callee = project.first(call) else { return .lost(call, .none) }
    if let registered = registered(for: call, frame) { return registered }
    let called = self.call(call, callee: callee, frame)
    switch called {
    // Functions that many hand in may come from calls of other types' variables; whatever they make, it is of the type
    // that the variable says.
    case .either, .sequence:
      let result = resultWritten(for: callee).map { coerce(called, to: typeValue($0), at: callee) } ?? called
      return thoseRegistered(result, from: call)
    default: return called
    }
  }

  /// The result that the type of the variable says which is called.
  private func resultWritten(for callee: Place) -> Place? {
    guard let binding = variable(namedBy: callee), let type = project.declaredType(of: binding).flatMap(functionType)
    else { return nil }
    return project.children(type).last
  }

  private func call(_ call: Place, callee: Place, _ frame: FrameID) -> Value {
    switch project.kind(callee) {
    case .identifierExpr: return bareCall(call, callee: callee, frame)
    case .memberExpr:
      guard let base = project.first(callee) else { return .lost(call, .none) }
      if project.kind(base) == .superExpr { return superCall(call, callee: callee, frame) }
      if let value = moduleCall(call, callee: callee, base: base, frame) { return value }
      return each(value(of: base, in: frame)) { memberCall(call, callee: callee, receiver: $0, frame) }
    case .implicitMemberExpr: return implicitMember(callee, call: call, frame)
    case .superExpr: return .lost(callee, .none)
    // `[Item]()`, `[Key: Item]()`.
    case .arrayExpr, .dictionaryExpr:
      return project.children(callee).last.map { store.array(of: typeValue($0, frame)) } ?? .plain
    default: return each(value(of: callee, in: frame)) { apply($0, call: call, frame) }
    }
  }

  /// `Networking.Client()`, `Networking.load()`: by the module that has it.
  private func moduleCall(_ call: Place, callee: Place, base: Place, _ frame: FrameID) -> Value? {
    guard let module = meaning.module(namedBy: base) else { return nil }
    if let type = meaning.type(madeBy: callee) { return construct(type, call: call, callee: callee, frame) }
    let functions = project.globals(named: project.symbol(callee), ofModule: module).filter { $0.kind == .function }
    return functions.isEmpty
      ? nil : self.call(functions.map(\.place), arguments(of: call, frame), at: call, frame)
  }

  /// `super.name(…)`: the superclass's own.
  private func superCall(_ call: Place, callee: Place, _ frame: FrameID) -> Value {
    let name = project.symbol(callee)
    let inherited = inheritedFunctions(name, at: callee)
    guard !inherited.isEmpty else {
      return memberCall(call, callee: callee, receiver: forced(selfValue(at: callee, frame)), frame)
    }
    return self.call(
      inherited, arguments(of: call, frame), receiver: selfValue(at: callee, frame), at: call, frame)
  }

  /// `name(…)`.
  private func bareCall(_ call: Place, callee: Place, _ frame: FrameID) -> Value {
    let name = project.symbol(callee)
    if name == .Self, let type = dynamicType(at: callee, frame) {
      return construct(type, call: call, callee: callee, frame)
    }
    guard let target = meaning.lookUp(name, at: callee) else {
      if let type = meaning.type(madeBy: callee) { return construct(type, call: call, callee: callee, frame) }
      return dynamicType(askedBy: call, name, frame) ?? tuple(madeBy: call, callee: callee, frame)
        ?? unseenCall(name, call: call, callee: callee, frame)
    }
    switch called(target) {
    case .type(let type): return construct(type, call: call, callee: callee, frame)
    case .member(let found) where !found.functions.isEmpty:
      // A property of the same name is not what is called.
      let receiver = selfValue(at: callee, frame)
      let functions = dispatched(found, named: name, on: receiver).functions
      return self.call(
        functions.isEmpty ? found.functions : functions, arguments(of: call, frame), receiver: receiver, at: call, frame
      )
    // A library's function by the name of a property of sequences, which cannot be called.
    case .member(let found) where holdOnlySequences(found.members):
      return unseenCall(name, call: call, callee: callee, frame)
    case .externalMember(let members, _) where holdOnlySequences(members):
      return unseenCall(name, call: call, callee: callee, frame)
    case let target:
      if case .genericParameter = target {
      } else if let type = meaning.type(madeBy: callee) {
        return construct(type, call: call, callee: callee, frame)
      }
      return each(targetValue(target, name: name, at: callee, frame)) { function in
        guard case .functions(let ref) = function else { return apply(function, call: call, frame) }
        return bareCall(of: store[ref], name, call: call, callee: callee, frame)
      }
    }
  }

  /// `type(of: self)`.
  private func dynamicType(askedBy call: Place, _ name: Symbol, _ frame: FrameID) -> Value? {
    guard name == .type, case let all = arguments(of: call, frame), all.count == 1, all[0].label == .of else {
      return nil
    }
    return each(all[0].value(self)) { metatype(of: $0) }
  }

  /// `Page(number: 1, rows: [])`, where `typealias Page = (number: Int, rows: [Row])`.
  private func tuple(madeBy call: Place, callee: Place, _ frame: FrameID) -> Value? {
    guard project.isCapitalized(project.symbol(callee)), let type = meaning.typealiasTarget(writtenAt: callee),
      project.kind(type) == .tupleType
    else { return nil }
    let all = arguments(of: call, frame)
    return coerce(store.tuple(all.map(\.label), all.map { $0.value(self) }), to: typeValue(type, frame), at: callee)
  }

  /// What a name means that is called: of an extension's members, its functions, where one has a property's name.
  private func called(_ target: NameTarget) -> NameTarget {
    guard case .externalMember(let members, let declared) = target else { return target }
    return .externalMember(members.called, extension: declared)
  }

  private func holdOnlySequences(_ members: [Member]) -> Bool {
    !members.isEmpty && members.allSatisfy(holdsSequence)
  }

  /// Whether a property is a sequence by its written type.
  func holdsSequence(_ member: Member) -> Bool {
    guard member.kind == .variable, let type = project.declaredType(of: member.place), case .sequence = typeValue(type)
    else { return false }
    return true
  }

  private func bareCall(
    of functions: FunctionsValue, _ name: Symbol, call: Place, callee: Place, _ frame: FrameID
  ) -> Value {
    let all = arguments(of: call, frame)
    if let applied = applied(functions, to: all.first.map { $0.value(self) }) { return applied }
    if let collection = standardCall(name, on: selfValue(at: callee, frame), all, call: call, frame) {
      return collection
    }
    if case .sequence(let chain) = selfValue(at: callee, frame),
      isRxSwifts(name, all, graph.trait(of: chain))
        || !functions.places.contains(where: {
          accepts($0, all) && !isAnotherOutOfSight(than: $0, calledBy: callee, all)
        })
    {
      // An operator, and an overload of it that the project adds for other arguments: as where `self` is written.
      return operatorCall(name, on: chain, call: call, callee: callee, frame)
    }
    return self.call(functions.places, all, receiver: functions.receiver, at: call, functions.frame)
  }

  /// A bare name that nothing in sight declares.
  private func unseenCall(_ name: Symbol, call: Place, callee: Place, _ frame: FrameID) -> Value {
    if project.isCapitalized(name) {
      return associatedConstruction(name, call: call, callee: callee, frame)
        ?? outsideConstruction(name, call: call, callee: callee, frame)
    }
    let text = project.text(name)
    let receiver = forced(selfValue(at: callee, frame))
    if text.hasPrefix("$"), case let value = nameValue(name, at: callee, frame), !isLost(value) {
      return each(value) { apply($0, call: call, frame) }
    }
    if text.hasPrefix("rx_") { return reactiveMember(name, of: receiver, at: callee, call: call, frame) }
    switch receiver {
    case .sequence(let chain): return operatorCall(name, on: chain, call: call, callee: callee, frame)
    case .reactive(let base): return reactiveMember(name, of: store[base], at: callee, call: call, frame)
    // As where `self` is written.
    case .observer: return memberCall(call, callee: callee, receiver: receiver, frame)
    case .object(let ref):
      if let value = inheritedCall(name, of: store[ref], call: call, callee: callee, frame) { return value }
    case .outside, .outsideMetatype, .metatype:
      if let functions = outsideFunctions(name, of: receiver, from: callee) {
        return self.call(functions, arguments(of: call, frame), receiver: receiver, at: call, frame)
      }
    default: break
    }
    if let value = LibraryModels.freeCall(name, call: call, callee: callee, frame, self) { return value }
    if let value = standardCall(name, on: receiver, call: call, frame) { return value }
    let functions = functionsOfOutsideTypes(calledBy: call, frame)
    if !functions.isEmpty {
      return self.call(functions, arguments(of: call, frame), receiver: receiver, at: call, frame)
    }
    return unseen(name, call: call, receiver: mayInheritFromOutside(receiver) ? receiver : nil)
  }

  /// Whether a bare name can be a method that what `self` is has from out of sight.
  func mayInheritFromOutside(_ receiver: Value) -> Bool {
    switch receiver {
    case .outside, .outsideMetatype, .array: true
    case .object(let ref): meaning.hasUnseenBase(store[ref].type)
    case .metatype(let type): meaning.hasUnseenBase(type)
    default: false
    }
  }

  /// A method that a type has from an extension of what it inherits from, or from a library.
  private func inheritedCall(
    _ name: Symbol, of object: ObjectValue, call: Place, callee: Place, _ frame: FrameID
  ) -> Value? {
    if let value = LibraryModels.call(name, on: object, call: call, callee: callee, frame, self) { return value }
    let receiver = store.object(object)
    guard let functions = outsideFunctions(name, of: receiver, from: callee) else {
      return nil
    }
    return self.call(functions, arguments(of: call, frame), receiver: receiver, at: call, frame)
  }

  /// Methods that extensions of the project give to outside types that a value is of.
  func outsideFunctions(_ name: Symbol, of receiver: Value, from place: Place) -> [Place]? {
    let members = meaning.outsideMembers(named: name, of: typeNames(of: receiver), from: place.file)
    let functions = members.filter { $0.kind == .function }.map(\.place)
    return functions.isEmpty ? nil : functions
  }

  /// A value's types and those above them, by name.
  func typeNames(of value: Value) -> [Symbol] {
    switch value {
    case .object(let ref):
      let object = store[ref]
      return meaning.typeNames(of: object.type) + object.otherTypes.flatMap(meaning.typeNames)
        + object.otherNames.flatMap { [$0] + meaning.superclassNames(of: $0) }
    case .metatype(let type): return meaning.typeNames(of: type)
    case .outside(let ref): return [store[ref].type] + meaning.superclassNames(of: store[ref].type)
    case .outsideMetatype(let name): return [name] + meaning.superclassNames(of: name)
    case .sequence, .element: return dialect.sequenceNames.sorted { $0.id < $1.id }
    case .observer(let ref):
      let kind = store[ref].kind
      return dialect.observerTypes.keys.filter { $0 == .ObserverType || dialect.observerTypes[$0] == kind }
        .sorted { $0.id < $1.id }
    // Which kind of queue it is, its threads do not say.
    case .scheduler: return [.DispatchQueue, .OperationQueue].map { Symbol($0) }
    case .either(let list): return store[list].flatMap(typeNames)
    default: return []
    }
  }

  /// A call of something that no given file declares: it is taken for a request if its name asks for something, and for
  /// nothing that is known else.
  ///
  /// - Parameter receiver: what a method is called on; `nil` for a free function.
  func unseen(_ name: Symbol, call: Place, receiver: Value?) -> Value {
    switch name.known {
    case .methodInvoked?, .sentMessage?: return delegateMessages(at: call)
    // An abstract member: it never returns.
    case .fatalError?, .preconditionFailure?: return .nothing
    default: break
    }
    if receiver == nil, let value = standardResult(of: name, call) { return value }
    if meaning.isMainType(at: call), let view = viewNamed(name, by: call) { return view }
    guard isOutOfSight(name), Requests.areAskedFor(by: project.text(name), isFree: receiver == nil) else {
      return .lost(call, name)
    }
    return .asked(call)
  }

  /// `sideMenuController()?.open()`: a view that a library lends to views, by its name.
  func viewNamed(_ name: Symbol, by call: Place) -> Value? {
    guard meaning.isNamedLikeUI(name), project.child(call, .argument) == nil, isOutOfSight(name) else { return nil }
    return store.outside(Symbol(.UIView))
  }

  /// What a free function of Swift's own library gives.
  private func standardResult(of name: Symbol, _ call: Place) -> Value? {
    guard isOutOfSight(name), StandardFunctions.names.contains(project.text(name)) else { return nil }
    guard project.text(name) == "zip" else { return .plain }
    let parts = arguments(of: call, .none).map { forced(element(of: $0.value(self))) }
    return store.array(of: store.tuple(parts.map { _ in .none }, parts))
  }

  /// Whether nothing in the project declares a function of that name.
  private func isOutOfSight(_ name: Symbol) -> Bool { project.files(with: project.word(.function, name)).isEmpty }

  /// `delegate.methodInvoked(…)` of a delegate proxy: hot, without errors, on the thread that calls the delegate, which
  /// for user interface is main. (DelegateProxy.swift.)
  private func delegateMessages(at call: Place) -> Value {
    guard let row = catalogue.rows(named: Symbol(.methodInvoked)).first else { return .lost(call, .none) }
    let isUI = meaning.isMainType(at: call) || extendsUI(call)
    return .sequence(librarySource(row, on: isUI ? .main : nil, .delegateOnCallersThread, at: call))
  }

  private func extendsUI(_ place: Place) -> Bool {
    guard let at = project.enclosingExternalExtension(of: place),
      let bound = project.constraints(ofExtension: at).first?.bound
    else { return false }
    return isUI(namedType(bound, from: at), named: bound) == .yes
      || Callbacks.mainDelegates.contains(project.text(bound))
  }

  /// Calling a value: a closure, a method reference, a type.
  func apply(_ function: Value, call: Place, _ frame: FrameID) -> Value {
    switch forced(function) {
    case .nothing: return .nothing
    case .closure(let ref):
      return result(of: store[ref], inputs: arguments(of: call, frame).map { $0.value(self) })
    case .functions(let ref):
      let functions = store[ref]
      let arguments = arguments(of: call, frame)
      if let applied = applied(functions, to: arguments.first.map { $0.value(self) }) { return applied }
      return self.call(functions.places, arguments, receiver: functions.receiver, at: call, functions.frame)
    case .metatype(let type): return construct(type, call: call, callee: call, frame)
    case .outsideMetatype(let name): return outsideConstruction(name, call: call, callee: call, frame)
    case .observer: return forced(function)
    case .keyPath(let path):
      guard let argument = arguments(of: call, frame).first else { return .lost(call, .none) }
      return keyPathValue(path, of: argument.value(self), frame)
    case .object(let ref):
      guard let found = meaning.members(named: Symbol(.callAsFunction), of: store[ref].type) else {
        return evaluated(function, by: call)
      }
      return self.call(found.functions, arguments(of: call, frame), receiver: .object(ref), at: call, frame)
    case .either(let list): return join(store[list].map { apply($0, call: call, frame) })
    case .lost(let at, _) where !at.isNowhere && project.kind(at) == .functionType:
      // A stored closure's type says what it returns.
      guard let type = project.children(at).last else { return .lost(call, .none) }
      return typeValue(type, frame)
    case .lost(let at, let name): return .lost(at, name)
    default: return evaluated(function, by: call)
    }
  }

  /// `factory()`, where `factory` is an `@autoclosure`, or a function that is handed one: the value of the expression that
  /// was written for it. What a parameter of a function type stands for is that of no other function.
  private func evaluated(_ value: Value, by call: Place) -> Value {
    guard let parameter = project.first(call).flatMap(parameter(namedBy:)), meaning.takesFunction(parameter),
      !project.children(call).contains(where: { project.kind($0) == .argument })
    else { return .lost(call, .none) }
    return value
  }
}

/// What a call's name asks for.
enum Requests {
  /// Whether a call of that name asks something outside for an answer. A free function that is out of sight does by
  /// whatever name; a method is called for many things, so its name has to say it.
  static func areAskedFor(by name: String, isFree: Bool) -> Bool {
    if isFree { return name.first.map { $0.isLowercase || $0 == "_" } ?? false }
    return verbs.contains { verb in
      guard name.hasPrefix(verb) else { return false }
      let rest = name.dropFirst(verb.count)
      return rest.isEmpty || rest.first?.isUppercase == true || rest.first == "_"
    }
  }

  /// Words that ask for something. Not among them are words that everybody uses for other things: `make`, `create`.
  private static let verbs: [String] = [
    "fetch", "load", "reload", "search", "request", "get", "post", "put", "patch", "send", "download", "upload", "save",
    "delete", "update", "query", "submit", "login", "logIn", "signIn", "signUp", "signOut", "logout", "logOut",
    "register", "retrieve", "sync", "refresh", "read", "write", "find", "execute", "perform", "call", "list", "lookup",
    "resolve", "authenticate", "authorize", "validate", "verify", "check", "purchase", "pay", "subscribeTo", "import",
    "export", "store", "insert", "remove",
  ]
}
