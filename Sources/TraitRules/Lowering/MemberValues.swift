/// Members of values: of the project's types, of tuples and collections, of what is declared elsewhere.
extension Lowering {
  /// `base.name`, without a call.
  func member(_ place: Place, _ frame: FrameID) -> Value {
    guard let base = project.first(place) else { return .lost(place, .none) }
    let name = project.symbol(place)
    if let value = moduleMember(name, at: place, base: base) { return value }
    return each(value(of: base, in: frame)) { member(name, of: $0, at: place, frame) }
  }

  /// `Networking.Client`, `Networking.shared`: by the module that has it.
  private func moduleMember(_ name: Symbol, at place: Place, base: Place) -> Value? {
    guard let module = meaning.module(namedBy: base) else { return nil }
    if let type = meaning.type(madeBy: place) { return .metatype(type) }
    let members = project.globals(named: name, ofModule: module)
    return members.isEmpty ? nil : globalValue(members)
  }

  /// The value of `receiver.name`.
  func member(_ name: Symbol, of receiver: Value, at place: Place, _ frame: FrameID) -> Value {
    // RxSwift 2: `label.rx_text`.
    if isOldSpelling(name, on: receiver) { return reactiveMember(name, of: receiver, at: place, call: nil, frame) }
    let receiver = partHaving(name, receiver)
    // Swift 2: `self.dynamicType`.
    if name == .dynamicType { return each(receiver) { metatype(of: $0) } }
    switch receiver {
    case .nothing: return .nothing
    case .object(let ref): return objectMember(name, of: store[ref], at: place, frame)
    case .metatype(let type): return staticMember(name, of: type, at: place, frame)
    case .tuple(let ref): return tupleMember(name, of: store[ref], at: place)
    case .sequence(let chain): return sequenceMember(name, of: chain, at: place, frame)
    case .reactive(let base): return reactiveMember(name, of: store[base], at: place, call: nil, frame)
    case .outside(let ref):
      if name == .rx { return ownReactive(of: receiver, at: place) ?? store.reactive(receiver) }
      return outsideMember(name, of: receiver, store[ref], at: place)
    case .outsideMetatype(let type):
      if name == .rx { return store.reactive(receiver) }
      if let scheduler = schedulerMember(name, of: type, at: place) { return scheduler }
      return outsideStaticMember(name, of: type, at: place)
    case .array: return arrayMember(name, receiver, at: place, frame)
    case .lost(let at, let lost):
      if name == .rx { return store.reactive(receiver) }
      if name == .viewContext { return .scheduler(.main, place) }
      // An operator without parentheses on something unseen, or a member of it: not decided either way.
      return .lost(lost == .self ? place : at.isNowhere ? place : place, lost == .self ? name : .none)
    case .asked(let call):
      if name == .rx { return store.reactive(.lost(call, .none)) }
      if catalogue.rows(named: name).contains(where: { $0.isProperty && $0.kind == .conversion }) {
        return .sequence(chain(receiver, at: place))
      }
      return .lost(place, .none)
    case .element: return member(name, of: forced(receiver), at: place, frame)
    case .enumCase(let enumCase):
      if name == .rx, case let types = enumTypes(of: enumCase, at: place), types.count == 1, let type = types.first {
        return member(name, of: store.object(of: type), at: place, frame)
      }
      guard let type = enumType(having: name, of: enumCase, at: place),
        let found = meaning.members(named: name, of: type)
      else { return .lost(place, name) }
      return memberValue(found, receiver: found.variable == nil ? store.object(of: type) : receiver, at: place)
    // `subscribe(label.rx.text.on)`: what it is told, the observer is.
    case .observer where name == Symbol(.on): return receiver
    case .closure, .functions, .scheduler, .observer, .plain, .bool, .keyPath, .either:
      if name == .rx { return store.reactive(receiver) }
      return .lost(place, name)
    }
  }

  /// The project's enum with a case of a name that has a member: the one that is written before the case, else the only
  /// one.
  func enumType(having member: Symbol, of enumCase: Symbol, at place: Place) -> TypeID? {
    let having = enumTypes(of: enumCase, at: place).filter { meaning.members(named: member, of: $0) != nil }
    return having.count == 1 ? having.first : nil
  }

  /// The project's enums with a case of a name: the one alone that is written before the case of which `place` is a member,
  /// or that the name is declared as which has it.
  private func enumTypes(of enumCase: Symbol, at place: Place) -> Set<TypeID> {
    let all = Set(project.enumCases(named: enumCase).compactMap { project.enclosingType(of: $0) })
    guard all.count > 1, let base = project.first(place).map(project.unwrapped) else { return all }
    if let written = project.first(base).flatMap(meaning.type(madeBy:)), all.contains(written) { return [written] }
    if let type = variable(namedBy: base).flatMap({ project.declaredType(of: $0) }),
      case .object(let ref) = typeValue(type), all.contains(store[ref].type)
    {
      return [store[ref].type]
    }
    return all
  }

  private func tupleMember(_ name: Symbol, of tuple: TupleValue, at place: Place) -> Value {
    if let index = tuple.labels.firstIndex(of: name) { return forced(tuple.values[index]) }
    guard let index = Int(project.text(name)), tuple.values.indices.contains(index) else { return .lost(place, name) }
    return forced(tuple.values[index])
  }

  private func arrayMember(_ name: Symbol, _ array: Value, at place: Place, _ frame: FrameID) -> Value {
    switch name.known {
    case .first?, .last?:
      if project.kind(place) == .memberExpr, let base = project.first(place) {
        element(name == .first ? .first : .last, of: base, array, frame)
      } else {
        oneOf(element(of: array))
      }
    case .enumerated?, .reversed?, .lazy?, .indices?, .values?, .shuffled?: array
    case .rx?: store.reactive(array)
    default: ownArrayMember(name, array, at: place) ?? .plain
    }
  }

  /// A property that the project gives to collections.
  private func ownArrayMember(_ name: Symbol, _ array: Value, at place: Place) -> Value? {
    let members = meaning.outsideMembers(
      named: name, of: Self.collectionTypes, isStatic: false, from: place.file)
    return members.contains { $0.kind == .variable } ? externalMemberValue(members, receiver: array, at: place) : nil
  }

  /// What an array is, the nearest first.
  static let collectionTypes = [
    KnownName.Array, .RandomAccessCollection, .BidirectionalCollection, .Collection, .Sequence,
  ].map { Symbol($0) }

  /// The part of a composition that declares a member; the object itself where it is none, or no part does.
  private func part(of object: ObjectValue, having name: Symbol) -> ObjectValue {
    guard meaning.members(named: name, of: object.type) == nil,
      let other = object.otherTypes.first(where: { meaning.members(named: name, of: $0) != nil })
    else { return object }
    var object = object
    object.otherTypes.removeAll { $0 == other }
    object.otherTypes.append(object.type)
    object.type = other
    return object
  }

  /// What a receiver is to whoever asks it for a member.
  func partHaving(_ name: Symbol, _ receiver: Value) -> Value {
    switch receiver {
    case .object(let ref) where !store[ref].otherTypes.isEmpty: store.object(part(of: store[ref], having: name))
    case .lost, .asked: handedObject(receiver, having: name)
    default: receiver
    }
  }

  /// `x.rx` where the project declares that itself, as something else than a `Reactive`.
  private func ownReactive(of receiver: Value, at place: Place) -> Value? {
    let rx = Symbol(.rx)
    switch receiver {
    case .object(let ref):
      guard let found = members(named: rx, of: store[ref]), let member = found.variable, !isReactive(member) else {
        return nil
      }
      return memberValue(found, receiver: receiver, at: place)
    case .outside(let ref):
      let names = [store[ref].type] + meaning.superclassNames(of: store[ref].type)
      let declared = meaning.outsideMembers(named: rx, of: names, isStatic: false, from: place.file)
        .first { $0.kind == .variable }
      guard let declared, !isReactive(declared) else { return nil }
      return externalMemberValue([declared], receiver: receiver, at: place)
    default: return nil
    }
  }

  /// Whether a property of that name is what RxSwift gives to all: by its type, or, where that is not written, because
  /// an accessor makes it.
  private func isReactive(_ member: Member) -> Bool {
    guard let type = project.declaredType(of: member.place) else { return project.isComputed(member.place) }
    return project.symbol(type) == .Reactive
  }

  // MARK: - Objects of the project's types

  private func objectMember(_ name: Symbol, of object: ObjectValue, at place: Place, _ frame: FrameID) -> Value {
    let receiver = store.object(object)
    if name == .rx { return ownReactive(of: receiver, at: place) ?? store.reactive(receiver) }
    if name == .self { return receiver }
    if let found = members(named: name, of: object, writtenAs: project.first(place)) {
      return memberValue(visible(found, named: name, of: object.type, from: place), receiver: receiver, at: place)
    }
    if let value = wrappersMember(name, of: object.type, at: place) { return value }
    if let value = unseenMember(name, of: object, at: place, frame) { return value }
    // Of a dictionary's pair, it is the object that stands there.
    return name == .value && !meaning.hasUnseenBase(object.type) ? receiver : .lost(place, name)
  }

  /// What a name means to those in another file than a property that its type keeps to itself: what a protocol lends the
  /// type, where one does.
  private func visible(
    _ found: Meaning.FoundMembers, named name: Symbol, of type: TypeID, from place: Place
  ) -> Meaning.FoundMembers {
    guard let own = found.variable, own.place.file != place.file, isPrivate(own) else { return found }
    return meaning.firstUpward(from: type) { above in
      guard project.declaration(above).kind == .protocol else { return nil }
      return meaning.lentVariable(named: name, by: above, to: type).map {
        Meaning.FoundMembers(owner: above, members: [$0])
      }
    } ?? found
  }

  func isPrivate(_ member: Member) -> Bool {
    project.parent(member.place).map { project.flags($0).contains(.isPrivate) } ?? false
  }

  /// A member that a type has from elsewhere: a library, UIKit, an extension of what it inherits from.
  func unseenMember(_ name: Symbol, of object: ObjectValue, at place: Place, _ frame: FrameID) -> Value? {
    let receiver = store.object(object)
    if let value = LibraryModels.member(name, of: object, at: place, self) { return value }
    if let forwarded = dynamicMember(name, of: object, at: place) { return forwarded }
    let names = meaning.typeNames(of: object.type)
    let members = meaning.outsideMembers(named: name, of: names, from: place.file)
    if !members.isEmpty { return externalMemberValue(members, receiver: receiver, at: place) }
    if meaning.isUI(object.type), let inherited = interfaceMember(name, ofType: Symbol(.UIView)) { return inherited }
    if meaning.isSequence(object.type) {
      if catalogue.rows(named: name).contains(where: \.isProperty) {
        return sequenceMember(name, of: chain(receiver, at: place), at: place, frame)
      }
    }
    return nil
  }

  /// The value of one of several members of the same name, read from `receiver`.
  func memberValue(_ found: Meaning.FoundMembers, receiver: Value, at place: Place) -> Value {
    if let variable = found.variable {
      if project.declaration(found.owner).kind == .protocol, meaning.isRequirement(variable) {
        return requirementValue(variable, of: found.owner, receiver: receiver, at: place)
      }
      if let overriding = overridingValues(variable, of: found.owner, receiver: receiver, at: place) {
        return overriding
      }
      // Under `#if`, each build has one of several declarations.
      let variables = found.members.filter { $0.kind == .variable }
      let own = join(variables.map { self.variable($0, owner: found.owner, receiver: receiver) })
      return overridden(own, variable, of: found.owner, receiver: receiver)
    }
    if !found.functions.isEmpty { return store.functions(found.functions, of: receiver) }
    guard let enumCase = found.members.first(where: { $0.kind == .enumCase }) else {
      return .lost(place, found.members.first?.name ?? .none)
    }
    let carries = project.children(enumCase.place).contains { project.kind($0) == .enumCaseParameter }
    return carries ? store.object(of: found.owner) : .enumCase(enumCase.name)
  }

  /// What subclasses make of an abstract property, where the object is known by its superclass alone.
  private func overridingValues(_ member: Member, of owner: TypeID, receiver: Value, at place: Place) -> Value? {
    guard case .object(let ref) = receiver, store[ref].site.isNowhere,
      project.declaration(owner).kind == .class, isAbstractBody(of: member.place)
    else { return nil }
    let types = store[ref].type == owner ? implementations(of: owner, for: place) : [store[ref].type]
    let values = types.compactMap { type -> Value? in
      guard let own = project.contents(of: type).members[member.name]?.first(where: { $0.kind == .variable }),
        own.place != member.place
      else { return nil }
      return variable(own, owner: type, receiver: store.object(of: type))
    }
    return values.isEmpty ? nil : join(values)
  }

  /// Whether a getter only says that it must be overridden.
  private func isAbstractBody(of binding: Place) -> Bool {
    guard let body = project.getter(of: binding), project.children(body).count == 1, let only = project.first(body),
      project.kind(only) == .callExpr, let callee = project.first(only)
    else { return false }
    return project.symbol(callee) == .fatalError || project.symbol(callee) == .preconditionFailure
  }

  /// A protocol's requirement: what its declared type says, else what those who conform say.
  private func requirementValue(_ member: Member, of owner: TypeID, receiver: Value, at place: Place) -> Value {
    let frame = selfFrame(receiver, owner: member.place)
    let declared = project.declaredType(of: member.place).map { typeValue($0, frame) }
    switch declared {
    case .sequence(let chain)? where graph.trait(of: chain).isControl: return .sequence(chain)
    case .plain?, .bool?: return declared ?? .plain
    default: break
    }
    var types: [TypeID] = []
    if case .object(let ref) = receiver {
      let type = store[ref].type
      // The object's own class is known where the name was found in its protocol.
      types = project.declaration(type).kind == .protocol ? implementations(of: type, for: place) : [type]
    }
    let values = types.compactMap { type -> Value? in
      guard let (own, holder) = witness(of: member.name, in: type, for: owner) else {
        // What a library's protocol lends to those who conform to it meets the project's requirement, too.
        return LibraryModels.member(member.name, of: ObjectValue(type: type), at: place, self)
      }
      return variable(own, owner: holder, receiver: store.object(of: type))
    }
    guard !values.isEmpty else { return declared ?? .lost(place, member.name) }
    let joined = join(values)
    return declared.map { coerce(joined, to: $0, at: place) } ?? joined
  }

  /// The property that meets a requirement, and the type that has it. One that its type keeps to itself meets none: what
  /// an extension gives the protocol for such a type does.
  private func witness(of name: Symbol, in type: TypeID, for requiring: TypeID) -> (Member, TypeID)? {
    guard let found = meaning.members(named: name, of: type), found.owner != requiring, let own = found.variable else {
      return nil
    }
    guard isPrivate(own), !meaning.isPrivate(requiring) else { return (own, found.owner) }
    return meaning.lentVariable(named: name, by: requiring, to: type).map { ($0, requiring) } ?? (own, found.owner)
  }

  /// Types that an object of a protocol or an abstract class can be of. What nothing makes is none while something makes
  /// another one, nor is what no container is told to give while it is told of another one.
  func implementations(of type: TypeID, for place: Place) -> [TypeID] {
    let all = meaning.conformers(of: type, for: place)
    guard all.count > 1 else { return all }
    return thoseRegistered(all.filterOrAll { isMade($0) }, for: type, at: place)
  }

  /// Of several values, those that can be there: what nothing makes is none while something makes another one.
  func thoseMade(_ values: [Value]) -> [Value] {
    guard values.count > 1 else { return values }
    return values.filterOrAll { value in
      guard case .object(let ref) = value, store[ref].site.isNowhere else { return true }
      return isMade(store[ref].type)
    }
  }

  /// Whether anything makes an object of a type, or of one below it.
  func isMade(_ type: TypeID) -> Bool { makings(of: type)?.isEmpty != true }

  /// Calls that make an object of a type, or of one below it; `nil` where a storyboard, a container or whoever is handed
  /// its initialiser may make one out of sight.
  func makings(of type: TypeID) -> [Place]? {
    switch project.declaration(type).kind {
    case .enum, .protocol, .actor: return nil
    case .class, .struct: break
    }
    if meaning.isUI(type) || isHandedOn(project.declaration(type).name) { return nil }
    return constructions(of: type) + meaning.conformers(of: type).flatMap { constructions(of: $0) }
  }

  /// `container.register(Service.self)`, `register(Service.init)`.
  private func isHandedOn(_ name: Symbol) -> Bool {
    [WordRole.metatype, .handedInitializer].contains { !project.files(with: project.word($0, name)).isEmpty }
  }

  func staticMember(_ name: Symbol, of type: TypeID, at place: Place, _ frame: FrameID) -> Value {
    if let nested = meaning.nestedType(name, in: type) { return .metatype(nested) }
    if let target = meaning.inheritedTypealias(name, in: type) { return metatype(named: name, aliasedAt: target) }
    if name == .self { return .metatype(type) }
    if name == .rx { return store.reactive(.metatype(type)) }
    if let found = meaning.members(named: name, of: type) {
      return memberValue(found, receiver: .metatype(type), at: place)
    }
    if let value = wrappersMember(name, of: type, at: place) { return value }
    if name == .`init` { return .metatype(type) }
    let declaration = project.declaration(type)
    // What `CaseIterable` is made with.
    if declaration.kind == .enum, project.text(name) == "allCases" { return store.array(of: store.object(of: type)) }
    if dialect.sequenceTypes[declaration.name] != nil, !isShadowed(declaration.name, at: place) {
      return outsideStaticMember(name, of: declaration.name, at: place)
    }
    let members = meaning.outsideMembers(named: name, of: meaning.typeNames(of: type), from: place.file)
    if !members.isEmpty { return externalMemberValue(members, receiver: .metatype(type), at: place) }
    return .lost(place, name)
  }

  // MARK: - Subscripts

  func element(ofSubscript place: Place, _ frame: FrameID) -> Value {
    guard let base = project.first(place) else { return .lost(place, .none) }
    let argument = project.child(place, .argument)
    return each(value(of: base, in: frame)) { receiver in
      switch receiver {
      case .nothing: return .nothing
      case .array: return element(takenBy: place, outOf: base, receiver, frame)
      case .reactive:
        // `rx[keyPath:]`.
        return store.observer(Observer(kind: .binder, place: place))
      default: break
      }
      if let argument, project.label(argument) == .keyPath,
        case .keyPath(let path) = value(of: argument, in: frame)
      {
        return keyPathValue(path, of: receiver, frame)
      }
      switch receiver {
      case .object(let ref): return subscriptValue(of: receiver, type: store[ref].type, at: place, frame)
      case .metatype(let type): return subscriptValue(of: receiver, type: type, at: place, frame)
      case .outside(let ref):
        return LibraryModels.element(of: store[ref], at: place, frame, self) ?? .lost(place, .none)
      default: return .lost(place, .none)
      }
    }
  }

  /// What a subscript of a type returns.
  private func subscriptValue(of receiver: Value, type: TypeID, at place: Place, _ frame: FrameID) -> Value {
    var isStatic = false
    if case .metatype = receiver { isStatic = true }
    let declared = project.contents(of: type).subscripts.filter { project.flags($0).contains(.isStatic) == isStatic }
    let all = arguments(of: place, frame)
    guard let found = fitting(declared.filter { accepts($0, all) }, all).first ?? declared.first else {
      return .lost(place, .none)
    }
    let inner = enter(
      Frame(owner: found, receiver: receiver, bindings: bindings(all, toParametersOf: found, receiver: receiver)))
    let type = project.returnType(of: found).map { typeValue($0, inner) } ?? .plain
    if saysAll(type) { return type }
    guard let body = subscriptBody(found) else { return type }
    if case .sequence(let chain) = type, !graph.trait(of: chain).isHot {
      return .sequence(made(by: body, graph.trait(of: chain), inner))
    }
    return coerce(returned(by: body, inner), to: type, at: place)
  }

  func subscriptBody(_ declared: Place) -> Place? {
    project.child(declared, .codeBlock) ?? project.getter(of: declared)
  }
}
