/// What several values that can be there are together, and what a value is as a sequence.
extension Lowering {
  /// More values than this at one place are not told apart: nobody follows so many.
  private static let mostValues = 64
  /// More objects of one type than this at one place are not told apart, but taken for any of their type: what is called
  /// on one of them is worked out for each, and so on for what that returns.
  private static let mostObjects = 8

  /// What can come when either of several values does.
  func join(_ values: [Value]) -> Value {
    if values.count == 1 { return values[0] }
    var parts: [Value] = []
    for value in values { add(value, to: &parts) }
    // Beside an object in sight, a call that is not in sight makes another of its kind.
    if parts.contains(where: isObject) { parts.removeAll { if case .asked = $0 { true } else { false } } }
    if parts.count > 1 { parts.removeAll { $0 == .plain } }
    if parts.isEmpty { return values.contains(.plain) ? .plain : .nothing }
    if parts.count == 1 { return parts[0] }
    // A subject beside observers is one of them.
    if parts.contains(where: isSequence), !parts.contains(where: isObserver) {
      let chains = parts.compactMap { part -> ChainID? in
        switch part {
        case .plain, .bool, .enumCase, .nothing: nil
        default: chain(part, at: .nowhere)
        }
      }
      return .sequence(graph.choice(chains))
    }
    if case .array? = parts.first, parts.allSatisfy({ if case .array = $0 { true } else { false } }) {
      return store.array(of: join(parts.map { element(of: $0) }))
    }
    if parts.count > Self.mostObjects { takeForAny(&parts, beyond: Self.mostObjects) }
    if parts.count > Self.mostValues { takeForAny(&parts, beyond: 1) }
    guard parts.count <= Self.mostValues else { return lostAmong(parts) }
    return parts.count == 1 ? parts[0] : store.either(parts)
  }

  /// Puts one object of which nothing but the type is known in the place of more than so many.
  private func takeForAny(_ parts: inout [Value], beyond most: Int) {
    var counts: [TypeID: Int] = [:]
    for case .object(let ref) in parts { counts[store[ref].type, default: 0] += 1 }
    let crowds = Set(counts.filter { $0.value > most }.keys)
    guard !crowds.isEmpty else { return }
    var taken: Set<TypeID> = []
    parts = parts.compactMap { part in
      guard case .object(let ref) = part, crowds.contains(store[ref].type) else { return part }
      return taken.insert(store[ref].type).inserted ? store.object(of: store[ref].type) : nil
    }
  }

  /// Adds a value, the parts of a choice one by one, once.
  private func add(_ value: Value, to parts: inout [Value]) {
    switch value {
    case .nothing: return
    case .either(let list): for part in store[list] where !parts.contains(part) { parts.append(part) }
    default: if !parts.contains(value) { parts.append(value) }
    }
  }

  private func lostAmong(_ parts: [Value]) -> Value {
    for part in parts {
      if case .lost = part { return part }
    }
    return .lost(.nowhere, .none)
  }

  private func isObject(_ value: Value) -> Bool {
    switch value {
    case .object, .outside: true
    default: false
    }
  }

  private func isObserver(_ value: Value) -> Bool {
    if case .observer = value { return true }
    return false
  }

  func isSequence(_ value: Value) -> Bool {
    if case .sequence = value { return true }
    return false
  }

  /// Each of several values, or the one.
  func alternatives(of value: Value) -> [Value] {
    if case .either(let list) = forced(value) { return store[list] }
    return [forced(value)]
  }

  /// Does something with each of several values, and joins what comes of it.
  func each(_ value: Value, _ body: (Value) -> Value) -> Value {
    let value = forced(value)
    guard case .either(let list) = value else { return body(value) }
    return join(store[list].map(body))
  }

  /// What an element that was only named is.
  func forced(_ value: Value) -> Value {
    guard case .element(let chain) = value else { return value }
    return element(of: chain)
  }

  /// What the elements of a collection have in common.
  func element(of array: Value) -> Value {
    if case .array(let element) = array { return forced(store[element]) }
    return .plain
  }

  // MARK: - As a sequence

  /// A value as a sequence, where an operator or a sink makes clear that it is one.
  func chain(_ value: Value, at place: Place) -> ChainID {
    switch value {
    case .sequence(let chain): return chain
    case .nothing: return graph.choice([])
    case .element(let chain): return graph.add(.flattened(chain), .observable, nesting: graph.nesting(of: chain))
    case .asked(let call): return graph.add(.asked(call), .observable)
    case .lost(let at, let name): return graph.add(.lost(at.isNowhere ? place : at, name), .observable)
    case .object(let object): return chain(store[object], at: place)
    case .either(let list): return graph.choice(store[list].map { chain($0, at: place) })
    case .reactive(let base): return chain(store[base], at: place)
    default: return graph.add(.lost(place, .none), .observable)
    }
  }

  /// A type of the project's own that is a sequence: it conforms to `SharedSequenceConvertibleType`, until RxSwift 3
  /// `DriverConvertibleType`, or wraps one.
  private func chain(_ object: ObjectValue, at place: Place) -> ChainID {
    let names = meaning.inheritedNames(of: object.type)
    let receiver = store.object(object)
    for conversion in [KnownName.asObservable, .asDriver, .asSharedSequence, .asInfallible, .asSignal] {
      guard let found = meaning.members(named: Symbol(conversion), of: object.type),
        found.functions.contains(where: project.hasBody)
      else { continue }
      if case .sequence(let chain) = call(found.functions, [], receiver: receiver, at: place, .none) {
        let isShared = names.contains { dialect.traitsOfProtocols[$0]?.isShared ?? false }
        guard isShared, !graph.trait(of: chain).isShared else { return chain }
        return seen(chain, as: .driver, at: place)
      }
    }
    if let member = sequenceMember(of: object.type),
      case .sequence(let chain) = variable(member, owner: object.type, receiver: receiver)
    {
      return chain
    }
    for name in names {
      if let trait = dialect.traitsOfProtocols[name], trait.saysAll { return typed(trait, at: place) }
    }
    return graph.add(.lost(place, project.declaration(object.type).name), .observable)
  }

  /// The one stored sequence of a wrapper that says no more of itself.
  private func sequenceMember(of type: TypeID) -> Member? {
    guard meaning.isSequence(type) else { return nil }
    let stored = project.contents(of: type).members.values.joined().filter { member in
      guard member.kind == .variable, !member.isStatic, !project.isComputed(member.place),
        let written = project.declaredType(of: member.place)
      else { return false }
      return dialect.sequenceTypes[project.symbol(written)] != nil
    }
    return stored.count == 1 ? stored[0] : nil
  }

  /// A sequence of which only the written type is in sight.
  func typed(_ trait: SequenceTrait, at place: Place, _ frame: FrameID = .none) -> ChainID {
    graph.add(.typed(trait, place, frame), trait)
  }

  /// A sequence seen through a declared type.
  func seen(_ chain: ChainID, as trait: SequenceTrait, at place: Place) -> ChainID {
    if graph.trait(of: chain) == trait { return chain }
    return graph.add(.seen(chain, trait, place), trait, nesting: graph.nesting(of: chain))
  }

  /// Gives a value the type that it is declared with: a declared `Driver` is one, whatever made it.
  func coerce(_ value: Value, to declared: Value, at place: Place) -> Value {
    switch (value, declared) {
    case (.nothing, _): return .nothing
    case (.either(let list), _):
      // Of objects that come from many calls, those of other classes go into other names.
      let fitting = store[list].filter { !isOfOtherClass($0, than: declared) }
      return fitting.isEmpty ? declared : join(fitting.map { coerce($0, to: declared, at: place) })
    case (.sequence(let chain), .sequence(let type)): return .sequence(coerce(chain, to: type, at: place))
    case (.asked, .sequence(let type)):
      let trait = graph.trait(of: type)
      if trait.saysAll || trait.isHot { return declared }
      return .sequence(seen(chain(value, at: place), as: trait, at: place))
    case (.element, .sequence(let type)):
      return .sequence(coerce(chain(value, at: place), to: type, at: place))
    case (.lost, _), (.plain, _), (.asked, _), (.closure, .sequence), (.element, .object), (.element, .outside):
      if case .lost = declared { return value }
      return declared == .plain ? value : declared
    case (.array, .array):
      // An empty literal says nothing of what is added to it.
      if element(of: value) == .nothing { return declared }
      return store.array(of: coerce(element(of: value), to: element(of: declared), at: place))
    case (.sequence, .array): return declared
    // What many hand in who call functions of other types by the same name.
    case (.array, .object), (.tuple, .object), (.closure, .object), (.functions, .object), (.reactive, .object):
      return declared
    case (.observer, .object(let object))
    where !meaning.isObserver(store[object].type):
      return declared
    case (.outside, .object(let object)) where project.declaration(store[object].type).kind != .protocol:
      return declared
    case (.sequence, .object(let object)) where !meaning.isSequence(store[object].type):
      // A call that is not in sight was taken for a sequence before its type was looked at.
      return declared
    case (.tuple(let one), .tuple(let two)): return labelled(store[one], like: store[two], at: place)
    // A name holds nothing less than its type says: `let view: OrderView = .fromNib()`.
    case (.object, .object), (.outside, .object), (.outside, .outside):
      if isMoreGeneral(value, than: declared) || isOfOtherClass(value, than: declared) { return declared }
      guard case .object(let one) = value, case .object(let two) = declared else { return value }
      return typed(store[one], like: store[two])
    default: return value
    }
  }

  /// Whether nothing can be of a value's class and of a type: neither is above the other, nor does a subclass conform, or
  /// it is made with other arguments.
  private func isOfOtherClass(_ value: Value, than declared: Value) -> Bool {
    guard case .object(let one) = value, case .object(let two) = declared else { return false }
    let (seen, type) = (store[one].type, store[two].type)
    if seen == type { return !agree(store[one].generics, store[two].generics) }
    if project.declaration(seen).kind == .protocol || meaning.areRelated(seen, type) { return false }
    guard project.declaration(type).kind == .protocol else { return true }
    return !meaning.conformers(of: type).contains { meaning.inherits($0, from: seen) }
  }

  /// Whether the class that a value is seen to be of stands above a type, or the protocol is not below it.
  private func isMoreGeneral(_ value: Value, than declared: Value) -> Bool {
    switch (value, declared) {
    case (.object(let one), .object(let two)):
      let (seen, type) = (store[one].type, store[two].type)
      switch project.declaration(seen).kind {
      case .class: return seen != type && meaning.inherits(type, from: seen)
      case .protocol: return !meaning.inherits(seen, from: type)
      default: return false
      }
    case (.outside(let one), .object(let two)): return meaning.typeNames(of: store[two].type).contains(store[one].type)
    case (.outside(let one), .outside(let two)):
      return meaning.superclassNames(of: store[two].type).contains(store[one].type)
    default: return false
    }
  }

  /// The generic arguments that a declared type gives to an object that says none itself.
  private func typed(_ object: ObjectValue, like declared: ObjectValue) -> Value {
    guard object.generics.isEmpty, object.type == declared.type, !declared.generics.isEmpty else {
      return store.object(object)
    }
    var object = object
    object.generics = declared.generics
    return store.object(object)
  }

  /// A tuple takes the labels of the type that it is declared with.
  private func labelled(_ tuple: TupleValue, like declared: TupleValue, at place: Place) -> Value {
    guard tuple.values.count == declared.values.count else { return store.tuple(tuple.labels, tuple.values) }
    let values = zip(tuple.values, declared.values).map { coerce($0, to: $1, at: place) }
    return store.tuple(declared.labels, values)
  }

  private func coerce(_ chain: ChainID, to type: ChainID, at place: Place) -> ChainID {
    let (trait, declared) = (graph.trait(of: chain), graph.trait(of: type))
    // What is hot stays what it is, and a wider type takes nothing away.
    guard trait != declared, declared != .observable || trait.isShared, !(declared.isHot && trait.isHot) else {
      return chain
    }
    if declared == .observable, trait.isShared { return chain }
    return seen(chain, as: declared, at: place)
  }

  // MARK: - How deep

  /// How deep the calls are nested that a value comes from.
  func nesting(of value: Value) -> Int32 {
    switch value {
    case .sequence(let chain), .element(let chain): return graph.nesting(of: chain)
    case .object, .functions, .tuple, .array, .reactive, .either:
      // Values are made of values that are made of the same ones: gone through as a tree, there is no end to them.
      if let known = nestings[value] { return known }
      let found = findNesting(of: value)
      nestings[value] = found
      return found
    default: return findNesting(of: value)
    }
  }

  private func findNesting(of value: Value) -> Int32 {
    switch value {
    case .object(let ref):
      let object = store[ref]
      return object.generics.reduce(store.depth(of: object.frame)) { max($0, nesting(of: $1.value)) }
    case .outside(let ref): return store.depth(of: store[ref].frame)
    case .closure(let ref): return store.depth(of: store[ref].frame)
    case .functions(let ref): return max(nesting(of: store[ref].receiver), store.depth(of: store[ref].frame))
    case .tuple(let ref): return store[ref].values.map(nesting).max() ?? 0
    case .array(let ref), .reactive(let ref): return nesting(of: store[ref])
    case .either(let ref): return store[ref].map(nesting).max() ?? 0
    case .observer(let ref): return store.depth(of: store[ref].frame)
    default: return 0
    }
  }

  /// The frame of a call, or none where calls are nested too deep or a function leads to itself without end.
  func enter(_ frame: Frame) -> FrameID { enterUnlessRecursive(frame) ?? FrameID.none }

  /// The same, with nothing where a function leads to itself. A call that was entered before is so again, unexamined.
  func enterUnlessRecursive(_ frame: Frame) -> FrameID? {
    if let known = store.known(frame) { return known }
    if Recursion.leads(to: frame, self) { return nil }
    var nesting = store.depth(of: frame.parent)
    nesting = max(nesting, self.nesting(of: frame.receiver))
    for input in frame.inputs { nesting = max(nesting, self.nesting(of: input)) }
    for binding in frame.bindings { nesting = max(nesting, self.nesting(of: binding.value)) }
    guard nesting < ValueStore.maximumDepth else { return FrameID.none }
    return store.frame(frame, nesting: nesting)
  }
}
