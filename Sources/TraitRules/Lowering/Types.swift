/// What a value of a written type is, as far as the type says.
extension Lowering {
  func typeValue(_ place: Place, _ frame: FrameID = .none) -> Value {
    let frame = frame.isNone || isFixed(place) ? .none : frame
    let question = ValueQuestion(kind: .type, place: place, context: frame.number)
    return values.answer(to: question, beyond: .lost(place, .none)) { findType(place, frame) }
  }

  private func findType(_ place: Place, _ frame: FrameID) -> Value {
    switch project.kind(place) {
    case .optionalType, .tupleTypeElement, .inOutExpr:
      return project.first(place).map { typeValue($0, frame) } ?? .plain
    case .arrayType: return store.array(of: project.first(place).map { typeValue($0, frame) } ?? .plain)
    case .dictionaryType: return store.array(of: project.children(place).last.map { typeValue($0, frame) } ?? .plain)
    case .tupleType:
      let elements = Array(project.children(place))
      if elements.count == 1 { return typeValue(elements[0], frame) }
      if elements.isEmpty { return .plain }
      return store.tuple(elements.map { project.label($0) }, elements.map { typeValue($0, frame) })
    // A stored closure: nobody in sight says what it does, only what it returns.
    case .functionType: return .lost(place, .none)
    case .compositionType: return composition(project.children(place).map { typeValue($0, frame) })
    case .simpleType, .memberType: return namedType(place, frame)
    case .genericParameter: return genericParameter(project.symbol(place), at: place, frame) ?? .lost(place, .none)
    case .identifierExpr, .memberExpr: return namedType(place, frame)
    default: return .lost(place, .none)
    }
  }

  func genericArguments(of place: Place) -> [Place] {
    project.child(place, .genericArguments).map { Array(project.children($0)) } ?? []
  }

  private func namedType(_ place: Place, _ frame: FrameID) -> Value {
    let name = project.symbol(place)
    if project.kind(place) == .memberType || project.kind(place) == .memberExpr {
      if let known = memberType(name, place, frame) { return known }
    } else if let bound = genericParameter(name, at: place, frame) {
      return bound
    }
    if name == .Self {
      if case .outside(let ref) = forced(selfValue(at: place, frame)) { return .outside(ref) }
      if let type = dynamicType(at: place, frame) { return store.object(of: type) }
    }
    // Of `Reactive`, what its extension says.
    if name == .Base, case .reactive(let base) = forced(selfValue(at: place, frame)) { return store[base] }
    let arguments = genericArguments(of: place)
    if let trait = dialect.sequenceTypes[name] ?? dialect.traitsOfProtocols[name], !isShadowed(name, at: place) {
      let shared = sharedTrait(name, arguments, trait)
      return .sequence(typed(shared, at: place, dependsOnFrame(arguments, frame) ? frame : .none))
    }
    if let kind = dialect.observerTypes[name], !isShadowed(name, at: place) {
      return store.observer(Observer(kind: kind, hops: kind == .binder, place: place))
    }
    if isCollection(name), let element = arguments.last { return store.array(of: typeValue(element, frame)) }
    if name == .Optional, let wrapped = arguments.first { return typeValue(wrapped, frame) }
    if name == .Reactive, let base = arguments.first { return store.reactive(typeValue(base, frame)) }
    // `TextInput<Base>`: whatever takes text. (TextInput.swift)
    if name == Symbol(.TextInput), meaning.type(writtenAt: place) == nil {
      return store.reactive(store.outside(Symbol(.UITextField)))
    }
    if let type = meaning.type(writtenAt: place) {
      // `typealias Answer = Result<Feed>` says the arguments.
      if arguments.isEmpty, !project.declaration(type).genericParameters.isEmpty,
        project.declaration(type).name != name,
        let target = meaning.typealiasTarget(writtenAt: place)
      {
        return typeValue(target, frame)
      }
      return object(of: type, arguments: arguments, frame)
    }
    if let target = meaning.typealiasTarget(writtenAt: place) {
      return typeValue(target, frameOfAlias(target, at: place, frame))
    }
    guard project.isCapitalized(name) || project.text(name).hasPrefix("_") else { return .plain }
    if let bound = associatedType(name, at: place, frame) { return bound }
    if let unbound = unboundType(place, frame) { return unbound }
    if let trait = LibraryModels.sequence(named: name) { return .sequence(typed(trait, at: place)) }
    return store.outside(name, arguments: arguments.map { typeValue($0, frame) })
  }

  /// What an alias of a generic base class is of, in a class below it: of `typealias Reactor = R` what that one gives for `R`.
  private func frameOfAlias(_ target: Place, at place: Place, _ frame: FrameID) -> FrameID {
    guard let owner = project.enclosingType(of: target), let type = project.enclosingType(of: place), owner != type,
      !project.declaration(owner).genericParameters.isEmpty
    else { return frame }
    return selfFrame(selfValue(at: place, frame), owner: target)
  }

  func isCollection(_ name: Symbol) -> Bool {
    switch name.known {
    case .Array?, .Set?, .ArraySlice?, .ContiguousArray?, .Dictionary?: true
    default: false
    }
  }

  /// `Outer.Name`, `V.Output`.
  private func memberType(_ name: Symbol, _ place: Place, _ frame: FrameID) -> Value? {
    guard let base = project.first(place) else { return nil }
    if name == .Type, let metatype = metatype(of: typeValue(base, frame)) { return metatype }
    if let owner = meaning.type(writtenAt: base), project.declaration(owner).kind != .protocol {
      if let alias = meaning.inheritedTypealias(name, in: owner), project.symbol(alias) != name {
        return typeValue(alias, frame)
      }
      if let nested = meaning.nestedType(name, in: owner) {
        return object(of: nested, arguments: genericArguments(of: place), frame)
      }
    }
    guard dialect.sequenceTypes[name] == nil, !project.isCapitalized(project.symbol(base)) || isType(base, frame) else {
      return nil
    }
    return each(typeValue(base, frame)) { associatedType(name, of: $0, near: base) ?? .nothing }.nonEmpty
  }

  /// What `T.Type` stands for. That of a generic type is an object of it, which alone says with what arguments: static
  /// members are found by it, too.
  func metatype(of value: Value) -> Value? {
    switch value {
    case .object(let ref): store[ref].generics.isEmpty ? .metatype(store[ref].type) : value
    case .outside(let ref): .outsideMetatype(store[ref].type)
    default: nil
    }
  }

  private func isType(_ base: Place, _ frame: FrameID) -> Bool {
    switch typeValue(base, frame) {
    case .object, .either: true
    default: false
    }
  }

  /// `SharedSequence<SignalSharingStrategy, T>` is a Signal.
  private func sharedTrait(_ name: Symbol, _ arguments: [Place], _ trait: SequenceTrait) -> SequenceTrait {
    guard let first = arguments.first else { return trait }
    switch (name.known, project.symbol(first).known) {
    case (.SharedSequence?, .SignalSharingStrategy?): return .signal
    case (.PrimitiveSequence?, .MaybeTrait?): return .maybe
    case (.PrimitiveSequence?, .CompletableTrait?): return .completable
    default: return trait
    }
  }

  /// A project may declare its own `Observer` or `Action`, and an `Observable` for code that knows none of RxSwift's; the
  /// dialect's own sources declare all of them.
  func isShadowed(_ name: Symbol, at place: Place) -> Bool {
    let isSequences = dialect.sequenceTypes[name] != nil || dialect.traitsOfProtocols[name] != nil
    guard !isSequences || !project.file(place).namesRxSwift,
      let type = project.outermostTypes(named: name, from: place.file).first
    else { return false }
    return !meaning.isSequence(type)
  }

  func object(of type: TypeID, arguments: [Place], _ frame: FrameID) -> Value {
    var object = ObjectValue(type: type)
    object.generics = zip(project.declaration(type).genericParameters, arguments).map { parameter, argument in
      NamedValue(name: parameter.name, value: typeValue(argument, frame))
    }
    return store.object(object)
  }

  /// A type's value by its bare name, as seen from `place`.
  func namedType(_ name: Symbol, from place: Place) -> Value {
    if let trait = dialect.sequenceTypes[name], !isShadowed(name, at: place) {
      return .sequence(typed(trait, at: place))
    }
    if let type = meaning.type(named: name, at: place) { return store.object(of: type) }
    return store.outside(name)
  }

  /// The first type in sight, with the others beside it; a composition of outside types is the first of them.
  private func composition(_ parts: [Value]) -> Value {
    var whole: ObjectValue?
    var outside: [Symbol] = []
    for part in parts {
      switch part {
      case .object(let ref):
        if whole == nil { whole = store[ref] } else { whole?.otherTypes.append(store[ref].type) }
      case .outside(let ref): outside.append(store[ref].type)
      default: continue
      }
    }
    guard var whole else { return parts.first ?? .plain }
    whole.otherNames += outside
    return store.object(whole)
  }

  // MARK: - Generic parameters

  /// Whether one of several written types speaks of a generic parameter that a frame binds.
  private func dependsOnFrame(_ types: [Place], _ frame: FrameID) -> Bool {
    guard !frame.isNone else { return false }
    return types.contains { type in
      var stack = [type]
      while let at = stack.popLast() {
        if project.kind(at) == .simpleType, binding(ofGeneric: project.symbol(at), frame) != nil { return true }
        stack += project.children(at)
      }
      return false
    }
  }

  /// What a generic parameter stands for: what the calls in progress or the current object bind it to, else its bound.
  private func genericParameter(_ name: Symbol, at place: Place, _ frame: FrameID) -> Value? {
    if let bound = binding(ofGeneric: name, frame) { return bound }
    guard let declared = genericDeclaration(name, at: place) else { return nil }
    if let inherited = inheritedGeneric(name, at: place, frame) { return inherited }
    guard let bound = declared else { return .lost(place, name) }
    return typeValue(bound, frame)
  }

  private func binding(ofGeneric name: Symbol, _ frame: FrameID) -> Value? {
    var current = frame
    while !current.isNone {
      let at = store[current]
      if let bound = at.value(of: name) { return bound }
      if case .object(let ref) = at.receiver {
        if let bound = store[ref].generics.first(where: { $0.name == name })?.value { return bound }
        if let bound = superclassGenerics(of: store[ref].type).first(where: { $0.name == name })?.value { return bound }
      }
      // `Model.shared()`, which a generic class above `Model` declares.
      if case .metatype(let type) = at.receiver,
        let bound = superclassGenerics(of: type).first(where: { $0.name == name })?.value
      {
        return bound
      }
      if let bound = standardGeneric(name, of: at.receiver) { return bound }
      current = at.parent
    }
    return nil
  }

  /// What an extension of the standard library's type calls the generic parameters that it does not write.
  private func standardGeneric(_ name: Symbol, of receiver: Value) -> Value? {
    guard case .outside(let ref) = receiver, let names = Self.standardGenerics[store[ref].type],
      let index = names.firstIndex(of: name)
    else { return nil }
    let arguments = store[ref].arguments
    return arguments.indices.contains(index) ? arguments[index] : nil
  }

  static let standardGenerics: [Symbol: [Symbol]] = [
    Symbol(.Result): [Symbol(.Success), Symbol(.Failure)], Symbol(.Reactive): [Symbol(.Base)],
  ]

  /// In a class from which others inherit with arguments of their own, what those are.
  private func inheritedGeneric(_ name: Symbol, at place: Place, _ frame: FrameID) -> Value? {
    guard let type = project.enclosingType(of: place),
      project.declaration(type).genericParameters.contains(where: { $0.name == name })
    else { return nil }
    let bound = meaning.conformers(of: type, for: place).compactMap { subclass in
      superclassGenerics(of: subclass).first { $0.name == name }?.value
    }
    let seen = bound.filter { !isLost($0) }
    return seen.isEmpty ? nil : join(seen)
  }

  /// `.some(bound)` where a generic parameter of that name is in scope; its bound is `nil` where it has none.
  func genericDeclaration(_ name: Symbol, at place: Place) -> Place?? {
    var current = project.parent(place)
    while let at = current {
      if declaresGenerics(at), let clause = project.child(at, .genericParameters),
        let parameter = project.children(clause).first(where: { project.symbol($0) == name })
      {
        return .some(project.first(parameter) ?? bound(of: name, inWhereClauseOf: at))
      }
      if project.kind(at) == .extensionDecl, let type = project.type(at: at),
        let parameter = project.declaration(type).genericParameters.first(where: { $0.name == name })
      {
        return .some(bound(of: name, inWhereClauseOf: at) ?? parameter.bound)
      }
      current = project.parent(at)
    }
    return nil
  }

  /// Of other nodes the children are not gone through: a type's body has hundreds.
  private func declaresGenerics(_ place: Place) -> Bool {
    switch project.kind(place) {
    case .funcDecl, .initDecl, .subscriptDecl, .typealiasDecl: true
    case let kind: kind.declaresType
    }
  }

  /// `func f<T>() where T: Bound`.
  func bound(of name: Symbol, inWhereClauseOf declaration: Place) -> Place? {
    project.requirements(of: declaration)
      .first { isNamed($0.subject, name) }?.bound
  }

  /// `class Screen: Base<ViewModel>`: what the superclasses' generic parameters stand for, by name; that of the nearest
  /// where several have the same.
  func superclassGenerics(of type: TypeID) -> [NamedValue] {
    superclassGenerics.answer(to: type, beyond: []) { superclassGenerics(of: type, known: [], depth: 0) }
  }

  /// - Parameter known: what stands for the generic parameters of the class itself.
  private func superclassGenerics(of type: TypeID, known: [NamedValue], depth: Int) -> [NamedValue] {
    guard depth < 16 else { return [] }
    let frame = known.isEmpty ? .none : enter(Frame(owner: project.declaration(type).place, bindings: known))
    var result: [NamedValue] = []
    let inherited = project.contents(of: type).inheritedTypes.flatMap { withoutAliases($0, frame) }
    for (written, frame) in inherited {
      guard let above = meaning.type(writtenAt: written), above != type,
        project.declaration(above).kind != .protocol
      else { continue }
      let own = zip(project.declaration(above).genericParameters, genericArguments(of: written)).map {
        NamedValue(name: $0.name, value: typeValue($1, frame))
      }
      result += own
      for further in superclassGenerics(of: above, known: own, depth: depth + 1)
      where !result.contains(where: { $0.name == further.name }) {
        result.append(further)
      }
    }
    return result
  }

  /// The types that `typealias Screen<M> = Base<M> & Bound` stands for, and where their arguments are known; any other type
  /// as it is written.
  private func withoutAliases(_ written: Place, _ frame: FrameID, depth: Int = 0) -> [(Place, FrameID)] {
    let name = project.symbol(written)
    guard depth < 4, project.kind(written) == .simpleType, project.types(named: name).isEmpty,
      let alias = project.nearest(project.aliases(named: name), to: written.file, place: { $0 }).first,
      let target = project.children(alias).last
    else { return [(written, frame)] }
    let parameters = project.child(alias, .genericParameters).map { Array(project.children($0)) } ?? []
    let bindings = zip(parameters, genericArguments(of: written)).map {
      NamedValue(name: project.symbol($0), value: typeValue($1, frame))
    }
    let inner = bindings.isEmpty ? FrameID.none : enter(Frame(owner: alias, bindings: bindings))
    return project.namedTypes(target).flatMap { withoutAliases($0, inner, depth: depth + 1) }
  }
}
