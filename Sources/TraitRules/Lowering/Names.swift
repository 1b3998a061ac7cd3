/// What a bare name stands for.
extension Lowering {
  func nameValue(_ name: Symbol, at place: Place, _ frame: FrameID) -> Value {
    if name == .Self { return dynamicType(at: place, frame).map { .metatype($0) } ?? .lost(place, name) }
    if name == .self { return selfValue(at: place, frame) }
    if let index = implicitParameter(place) { return implicitParameterValue(index, at: place, frame) }
    guard let target = meaning.lookUp(name, at: place) else { return unseenName(name, at: place, frame) }
    return targetValue(target, name: name, at: place, frame)
  }

  /// `$0`, but not `$name`.
  private func implicitParameter(_ place: Place) -> Int? {
    let tree = project.tree(place)
    let range = tree.nameRange(token: tree[place.node].token)
    guard tree.source[range.lowerBound] == UInt8(ascii: "$") else { return nil }
    return Int(project.name(place).dropFirst())
  }

  /// A name that nothing in sight declares: a member that a class inherits from outside, or one of a global's type.
  private func unseenName(_ name: Symbol, at place: Place, _ frame: FrameID) -> Value {
    if let value = wrappersName(name, at: place) { return value }
    let text = project.text(name)
    if text.hasPrefix("$") { return .lost(place, name) }
    if name == .NSApp { return store.outside(project.symbols.intern("NSApplication")) }
    if project.isCapitalized(name) {
      // `typealias Names = Notification.Name`, `typealias Answer<Model> = Single<Model>`.
      guard let target = meaning.typealiasTarget(writtenAt: place) else { return .outsideMetatype(name) }
      return metatype(named: name, aliasedAt: target)
    }
    if let queue = ownQueue(name, at: place) { return queue }
    let receiver = forced(selfValue(at: place, frame))
    if name == .rx { return store.reactive(receiver) }
    if text.hasPrefix("rx_") { return reactiveMember(name, of: receiver, at: place, call: nil, frame) }
    return each(receiver) { receiver in
      switch receiver {
      case .reactive(let base): return reactiveMember(name, of: store[base], at: place, call: nil, frame)
      case .object(let ref):
        return unseenMember(name, of: store[ref], at: place, frame) ?? .lost(place, name)
      case .sequence(let chain): return sequenceMember(name, of: chain, at: place, frame)
      case .outside(let ref): return outsideMember(name, of: receiver, store[ref], at: place)
      default: return .lost(place, name)
      }
    }
  }

  /// What an alias of a type that is not in sight names.
  func metatype(named name: Symbol, aliasedAt target: Place) -> Value {
    metatype(of: typeValue(target)) ?? .outsideMetatype(sequenceName(aliasedAt: target) ?? name)
  }

  /// The sequence type that an alias is of, or an alias of that.
  private func sequenceName(aliasedAt target: Place) -> Symbol? {
    var target = target
    // Aliases of each other do not compile.
    for _ in 0..<16 {
      if dialect.sequenceTypes[project.symbol(target)] != nil { return project.symbol(target) }
      guard let next = meaning.typealiasTarget(writtenAt: target) else { break }
      target = next
    }
    return nil
  }

  func targetValue(_ target: NameTarget, name: Symbol, at place: Place, _ frame: FrameID) -> Value {
    switch target {
    case .local(let binding, let pattern):
      let value = local(binding, pattern: pattern, at: place, frame)
      let others = meaning.otherBuilds(of: binding, naming: name, at: place)
      guard !others.isEmpty else { return value }
      return join([value] + others.map { local($0.binding, pattern: $0.pattern, at: place, frame) })
    case .parameter(let parameter, let function): return parameterValue(parameter, of: function, frame)
    case .closureParameter(let parameter, let index, let closure):
      return closureParameterValue(parameter, index: index, of: closure, frame)
    case .optionalBinding(let binding): return optionalBinding(binding, name: name, frame)
    case .loopVariable(let pattern, let statement): return loopVariable(name, pattern, statement, frame)
    case .capture(let capture, _): return project.children(capture).last.map { value(of: $0, in: frame) } ?? .plain
    case .localFunctions(let functions): return store.functions(functions, of: .nothing, in: frame)
    case .member(var found):
      if project.call(calling: place) == nil, let type = project.enclosingType(of: place) {
        found = meaning.read(found, named: name, in: type)
      }
      let receiver = selfValue(at: place, frame)
      return memberValue(dispatched(found, named: name, on: receiver), receiver: receiver, at: place)
    case .externalMember(let members, _):
      return externalMemberValue(members, receiver: selfValue(at: place, frame), at: place)
    case .global(let members): return globalValue(members)
    case .type(let type):
      // `Loader<Names>.shared`: a type of known arguments is told by an object of it. What is called makes one, and what
      // sequences are of, their elements say.
      let isTold = project.call(calling: place) == nil && dialect.sequenceTypes[name] == nil
      let arguments = isTold ? genericArguments(of: place) : []
      return arguments.isEmpty ? .metatype(type) : object(of: type, arguments: arguments, frame)
    case .payload(let bound): return payloadValue(bound, name: name, frame)
    case .accessorValue(let accessor): return accessorValue(accessor, at: place, frame)
    case .genericParameter(let parameter):
      return metatype(of: typeValue(parameter, frame))
    }
  }

  /// The type that `Self` is at a place: that of the object or the type at hand, else the one around it.
  func dynamicType(at place: Place, _ frame: FrameID) -> TypeID? {
    switch forced(selfValue(at: place, frame)) {
    case .object(let ref): store[ref].type
    case .metatype(let type): type
    default: project.enclosingType(of: place)
    }
  }

  func metatype(of value: Value) -> Value {
    switch value {
    case .object(let ref): .metatype(store[ref].type)
    case .outside(let ref): .outsideMetatype(store[ref].type)
    default: value
    }
  }

  private func optionalBinding(_ binding: Place, name: Symbol, _ frame: FrameID) -> Value {
    let parts = Array(project.children(binding))
    if let last = parts.last {
      let bound = identified(value(of: last, in: frame), madeAt: last, as: binding, .nothing)
      guard parts.count > 1 else { return bound }
      return coerce(bound, to: typeValue(parts[0], frame), at: binding)
    }
    // `if let x`: the `x` outside.
    guard let outer = meaning.lookUp(name, at: binding) else { return unseenName(name, at: binding, frame) }
    if case .optionalBinding(let same) = outer, same == binding { return .lost(binding, name) }
    return targetValue(outer, name: name, at: binding, frame)
  }

  private func loopVariable(_ name: Symbol, _ pattern: Place, _ statement: Place, _ frame: FrameID) -> Value {
    let parts = Array(project.children(statement))
    guard parts.count > 1 else { return .lost(pattern, name) }
    let element = each(value(of: parts[1], in: frame)) { collection in
      isLost(collection) ? .lost(pattern, name) : self.element(of: collection)
    }
    guard project.kind(pattern) != .identifierPattern else { return element }
    return part(named: name, of: element, boundBy: pattern)
  }

  /// What a name inside a tuple pattern is bound to.
  func part(named name: Symbol, of value: Value, boundBy pattern: Place) -> Value {
    guard project.kind(pattern) == .tuplePattern else { return value }
    if case let rows = alternatives(of: value), rows.count > 1 {
      return column(rows.map { part(named: name, of: $0, boundBy: pattern) }, of: rows)
    }
    let whole = forced(value)
    let elements = Array(project.children(pattern))
    for (index, element) in elements.enumerated() {
      guard let part = part(index, of: elements.count, whole) else { break }
      switch project.kind(element) {
      case .identifierPattern where project.symbol(element) == name: return part
      case .tuplePattern:
        if case let inner = self.part(named: name, of: part, boundBy: element), !isLost(inner) { return inner }
      default: continue
      }
    }
    return .lost(pattern, name)
  }

  func isLost(_ value: Value) -> Bool {
    if case .lost = value { return true }
    return false
  }

  /// `newValue` in a setter or an observer of a property: what is assigned to it.
  private func accessorValue(_ accessor: Place, at place: Place, _ frame: FrameID) -> Value {
    guard let binding = project.parent(accessor).flatMap({ project.parent($0) }) else { return .lost(place, .none) }
    let declared = project.declaredType(of: binding).map { typeValue($0, frame) }
    if let declared, !isOpen(declared) { return declared }
    guard project.kind(binding) == .patternBinding, let name = project.first(binding).map({ project.symbol($0) }) else {
      return declared ?? .lost(place, .none)
    }
    let values =
      if let owner = project.enclosingType(of: binding) {
        assignedValues(name, binding: binding, owner: owner, receiver: .nothing).map(\.value)
      } else {
        valuesAssigned(toOutsideMember: name, declaredAt: binding)
      }
    let assigned = join(values)
    guard assigned != .nothing else {
      // A setter that a protocol asks for and nobody uses sets nothing. Who uses one of an outside type is not known.
      let isUnused = values.isEmpty && project.symbol(accessor) == .set && project.enclosingType(of: binding) != nil
      return isUnused ? .nothing : declared ?? .lost(place, .none)
    }
    return declared.map { coerce(assigned, to: $0, at: place) } ?? assigned
  }

  func globalValue(_ members: [Member]) -> Value {
    let functions = members.filter { $0.kind == .function }.map(\.place)
    if !functions.isEmpty { return store.functions(functions, of: .nothing) }
    return join(
      members.filter { $0.kind == .variable }.map { variable($0, owner: nil, receiver: .nothing) })
  }

  // MARK: - self

  func selfValue(at place: Place, _ frame: FrameID) -> Value {
    var current = frame
    while !current.isNone {
      let at = store[current]
      if at.receiver != .nothing { return at.receiver }
      current = at.parent
    }
    if let type = project.enclosingType(of: place) {
      return isInStaticMember(place) ? .metatype(type) : constrainedSelf(type, at: place)
    }
    return project.enclosingExternalExtension(of: place).map(extendedSelf) ?? .lost(place, Symbol(.self))
  }

  /// `self` of a type in sight, with what an extension says of its generic parameters, or for whom it extends a protocol.
  private func constrainedSelf(_ type: TypeID, at place: Place) -> Value {
    if project.declaration(type).kind == .protocol { return extendedProtocol(type, at: place) }
    let parameters = project.declaration(type).genericParameters
    guard !parameters.isEmpty, let extended = enclosingExtension(of: place) else { return store.object(of: type) }
    var object = ObjectValue(type: type)
    for (subject, bound) in project.requirements(of: extended) where project.kind(subject) == .simpleType {
      let name = project.symbol(subject)
      guard parameters.contains(where: { $0.name == name }) else { continue }
      object.generics.append(NamedValue(name: name, value: typeValue(bound)))
    }
    return store.object(object)
  }

  /// `extension Alerting where Self: UIViewController`: what conforms to the protocol, and is of that class.
  private func extendedProtocol(_ type: TypeID, at place: Place) -> Value {
    var object = ObjectValue(type: type)
    let requirements = enclosingExtension(of: place).map { project.requirements(of: $0) } ?? []
    for (subject, bound) in requirements
    where project.kind(subject) == .simpleType && project.symbol(subject) == .Self {
      switch typeValue(bound) {
      case .object(let ref):
        object.otherTypes.append(object.type)
        object.type = store[ref].type
      case .outside(let ref): object.otherNames.append(store[ref].type)
      default: break
      }
    }
    return store.object(object)
  }

  private func enclosingExtension(of place: Place) -> Place? {
    var current: Place? = place
    while let at = current {
      switch project.kind(at) {
      case .extensionDecl: return at
      case .classDecl, .structDecl, .enumDecl, .protocolDecl, .actorDecl: return nil
      default: current = project.parent(at)
      }
    }
    return nil
  }

  /// `self` inside an extension of a type from outside.
  private func extendedSelf(_ at: Place) -> Value {
    let name = project.extendedName(of: at)
    if name == .Reactive {
      let bound = project.boundOfBase(inExtension: at)
      return store.reactive(bound.map { namedType($0, from: at) } ?? .lost(at, Symbol(.base)))
    }
    if let trait = dialect.traitsOfProtocols[name], !trait.saysAll {
      return .sequence(graph.add(.typed(trait, at, .none), trait))
    }
    if let trait = dialect.sequenceTypes[name] ?? dialect.traitsOfProtocols[name] {
      return .sequence(typed(trait, at: at))
    }
    if let kind = dialect.observerTypes[name] { return store.observer(Observer(kind: kind, hops: false, place: at)) }
    return store.outside(name)
  }

  /// `main` in what an extension of `DispatchQueue` adds to the type.
  private func ownQueue(_ name: Symbol, at place: Place) -> Value? {
    guard let extended = project.enclosingExternalExtension(of: place), isInStaticMember(place) else { return nil }
    return schedulerMember(name, of: project.extendedName(of: extended), at: place)
  }

  private func isInStaticMember(_ place: Place) -> Bool {
    var current: Place? = place
    while let at = current {
      switch project.kind(at) {
      case .funcDecl, .variableDecl: if project.flags(at).contains(.isStatic) { return true }
      case .classDecl, .structDecl, .enumDecl, .protocolDecl, .actorDecl, .extensionDecl: return false
      default: break
      }
      current = project.parent(at)
    }
    return false
  }

  /// The frame in which a member of a receiver is read: none where the receiver says no more than its type does.
  func selfFrame(_ receiver: Value, owner: Place) -> FrameID {
    switch receiver {
    case .nothing, .outsideMetatype: return .none
    // Whatever it is called on, a class's method is one of an object of that class.
    case .lost, .asked:
      if let type = project.enclosingType(of: owner), project.declaration(type).kind != .protocol { return .none }
    case .metatype(let type):
      if project.enclosingType(of: owner) == type || superclassGenerics(of: type).isEmpty { return .none }
    case .object(let ref):
      let object = store[ref]
      // An object of which nothing but its type is known needs no frame: its members mean the same everywhere.
      if object.site.isNowhere, object.generics.isEmpty, project.enclosingType(of: owner) == object.type {
        return .none
      }
    default: break
    }
    return enter(Frame(owner: owner, receiver: receiver))
  }
}
