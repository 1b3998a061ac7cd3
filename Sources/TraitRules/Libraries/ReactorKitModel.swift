/// ReactorKit: what a reactor's `state` brings follows from its `mutate`, `transform` and `reduce`.
enum ReactorKitModel: LibraryModel {
  private static let ownProtocols: Set<KnownName> = [.Reactor, .View, .StoryboardView]

  static func declares(_ name: Symbol, _ project: Project, from file: Int32) -> Bool {
    guard name.known.map(ownProtocols.contains) ?? false else { return false }
    return project.outermostTypes(named: name, from: file).contains { type in
      project.declaration(type).kind == .protocol
        && project.file(project.declaration(type).place).folders.contains("ReactorKit")
    }
  }

  static func conformance(addedBy attribute: Symbol) -> KnownName? { attribute == .Reactor ? .Reactor : nil }

  static func isReactor(_ type: TypeID, _ lowering: Lowering) -> Bool {
    lowering.meaning.inheritedNames(of: type).contains(Symbol(.Reactor))
      || lowering.project.declaration(type).name == .Reactor
  }

  static func member(_ name: Symbol, of object: ObjectValue, at place: Place, _ lowering: Lowering) -> Value? {
    switch name.known {
    case .reactor?: return viewReactor(of: object, lowering)
    case .action? where isReactor(object.type, lowering):
      return .sequence(action(of: object.type, lowering))
    case .state? where isReactor(object.type, lowering):
      return .sequence(lowering.graph.fed(state(of: object.type, .none, at: place), .observable))
    case .currentState? where isReactor(object.type, lowering), .initialState? where isReactor(object.type, lowering):
      return lowering.meaning.nestedType(Symbol(.State), in: object.type).map { lowering.store.object(of: $0) }
        ?? .plain
    default: return nil
    }
  }

  /// Elements only, on the thread of whoever sends them. (ActionSubject.swift.)
  static func action(of type: TypeID, _ lowering: Lowering) -> ChainID {
    let declaration = lowering.project.declaration(type).place
    return lowering.graph.fed(FedSource(kind: .relay(.publishRelay), declaration: declaration), .publishRelay)
  }

  private static func state(of type: TypeID, _ property: Symbol, at place: Place) -> FedSource {
    FedSource(kind: .state(type, property), declaration: place)
  }

  /// The whole state, also where only one property's changes come; a pulse brings the property alone.
  static func stateElement(of type: TypeID, _ property: Symbol, at place: Place, _ lowering: Lowering) -> Value {
    guard let state = lowering.meaning.nestedType(Symbol(.State), in: type) else { return .plain }
    guard lowering.project.symbol(place) == .pulse else { return lowering.store.object(of: state) }
    let member = lowering.meaning.members(named: property, of: state)?.variable
    return member.flatMap { lowering.typeWritten(of: $0.place) } ?? .plain
  }

  /// What `View` and `StoryboardView` call their reactor: of the type that the view's `Reactor` names, or the parameter
  /// of its `bind(reactor:)`.
  private static func viewReactor(of object: ObjectValue, _ lowering: Lowering) -> Value? {
    let project = lowering.project
    let inherited = lowering.meaning.inheritedNames(of: object.type)
    guard inherited.contains(Symbol(.View)) || inherited.contains(Symbol(.StoryboardView)) else { return nil }
    if let target = lowering.meaning.inheritedTypealias(Symbol(.Reactor), in: object.type) {
      return lowering.typeValue(target, lowering.selfFrame(lowering.store.object(object), owner: target))
    }
    if let named = lowering.meaning.nestedType(Symbol(.Reactor), in: object.type) {
      return lowering.store.object(of: named)
    }
    for function in lowering.meaning.members(named: Symbol(.bind), of: object.type)?.functions ?? [] {
      guard let parameter = project.parameters(of: function).first, project.label(parameter) == .reactor,
        let written = project.type(ofParameter: parameter)
      else { continue }
      return lowering.typeValue(written)
    }
    return nil
  }

  // MARK: - Pulses

  /// `reactor.pulse(\.$message)`.
  static func call(
    _ name: Symbol, on object: ObjectValue, call: Place, callee: Place, _ frame: FrameID, _ lowering: Lowering
  ) -> Value? {
    guard name == .pulse, isReactor(object.type, lowering),
      let property = pulsedProperty(of: call, lowering)
    else { return nil }
    return .sequence(lowering.graph.fed(state(of: object.type, property, at: callee), .observable))
  }

  /// Of a reactor that is not in sight: whichever it is, its state never fails and is shared.
  static func unseenCall(_ name: Symbol, call: Place, callee: Place, _ lowering: Lowering) -> Value? {
    guard name == .pulse, pulsedProperty(of: call, lowering) != nil,
      let row = lowering.catalogue.rows(named: name).first(where: { $0.library == "ReactorKit" })
    else { return nil }
    return .sequence(lowering.librarySource(row, on: nil, .reactorNotInSight, at: callee))
  }

  static func call(
    _ name: Symbol, on object: OutsideValue, call: Place, callee: Place, _ frame: FrameID, _ lowering: Lowering
  ) -> Value? {
    unseenCall(name, call: call, callee: callee, lowering)
  }

  /// The property that the key path of a `pulse` names.
  private static func pulsedProperty(of call: Place, _ lowering: Lowering) -> Symbol? {
    let project = lowering.project
    guard let argument = project.child(call, .argument), let path = project.child(argument, .keyPathExpr) else {
      return nil
    }
    let name = project.name(path)
    return name.hasPrefix("$") ? project.symbols.intern(String(name.dropFirst())) : nil
  }

  // MARK: - Projections

  /// `reactor.state.map(\.name).distinctUntilChanged()`: like a pulse, it comes only with the mutations that assign the
  /// property; with all others it is equal to what came before.
  static func refined(_ input: ChainID, for row: CatalogueRow, _ lowering: Lowering) -> ChainID? {
    guard row.dropsRepetitions, var map = lowering.graph.step(of: input), let part = part(readBy: map, lowering) else {
      return nil
    }
    map.input = part
    return lowering.graph.step(map, nesting: lowering.graph.nesting(of: input))
  }

  /// What a `map` of a state makes something of, as it comes with the mutations that assign it; `nil` where it may be any
  /// part of the state.
  static func part(readBy map: GraphStep, _ lowering: Lowering) -> ChainID? {
    guard lowering.catalogue.rows[Int(map.row)].elements == .made, let source = map.input.map(lowering.named),
      case .fed(let ref) = lowering.graph[source], case .state(let type, let whole) = lowering.graph[ref].kind,
      whole.isNone, let properties = projectedProperties(map.function, of: type, lowering)
    else { return nil }
    return lowering.graph.choice(
      properties.map { property in
        var narrowed = lowering.graph[ref]
        narrowed.kind = .state(type, property)
        return lowering.graph.fed(narrowed, .observable)
      })
  }

  /// Whether a `map` of a state makes the one property with whose changes that comes: `state.map(\.name)`, refined.
  static func projectsItsChanges(_ map: GraphStep, _ lowering: Lowering) -> Bool {
    guard let input = map.input.map(lowering.named), case .fed(let ref) = lowering.graph[input],
      case .state(_, let property) = lowering.graph[ref].kind, !property.isNone
    else { return false }
    switch map.function {
    case .keyPath(let path): return lowering.steps(ofKeyPath: path) == [property]
    case .closure(let ref):
      let closure = lowering.store[ref].place
      guard let only = lowering.project.tree(closure).onlyStatement(of: closure.node),
        case let read = Place(file: closure.file, node: only), lowering.project.kind(read) == .memberExpr,
        lowering.project.symbol(read) == property
      else { return false }
      return lowering.project.first(read).flatMap { lowering.closure(told: $0) } == closure
    default: return false
    }
  }

  /// The properties that `\.name` or `{ "\($0.name), \($0.place)" }` reads of the state, where nothing else decides its
  /// value.
  private static func projectedProperties(_ function: Value, of type: TypeID, _ lowering: Lowering) -> [Symbol]? {
    let names: [Symbol]
    switch function {
    case .keyPath(let path): names = Array(lowering.steps(ofKeyPath: path).prefix(1))
    case .closure(let ref): names = members(readBy: lowering.store[ref].place, lowering.project) ?? []
    default: return nil
    }
    guard !names.isEmpty, let state = ReactorState(of: type, lowering),
      names.allSatisfy({ state.storedProperties(behind: $0) != nil })
    else { return nil }
    return names
  }

  /// The members of its input that a closure reads, where it reads nothing else that can change: `{ $0.member.isEmpty }`.
  private static func members(readBy closure: Place, _ project: Project) -> [Symbol]? {
    let statements = project.children(closure).filter { project.kind($0) != .closureSignature }
    guard statements.count == 1 else { return nil }
    let parameter = project.firstParameter(ofClosure: closure)
    let input = parameter.map { project.name($0) } ?? "$0"
    var members: Set<Symbol> = []
    var stack = [statements[0]]
    while let at = stack.popLast() {
      switch project.kind(at) {
      case .identifierExpr where project.name(at) == input:
        guard let member = project.parent(at), project.kind(member) == .memberExpr else { return nil }
        members.insert(project.symbol(member))
      // A type, whose cases and constants stay what they are.
      case .identifierExpr where project.name(at).first?.isUppercase == true: break
      case .identifierExpr, .selfExpr, .closureExpr, .superExpr: return nil
      default: stack += project.children(at)
      }
    }
    return members.sorted { project.text($0) < project.text($1) }
  }

  // MARK: - Where its functions run

  /// `mutate` and `reduce` run where actions come in: from views.
  static func context(of function: Place, in type: TypeID, _ lowering: Lowering) -> Threads? {
    switch lowering.project.symbol(function).known {
    case .mutate?, .reduce?, .transform?: isReactor(type, lowering) ? .main : nil
    default: nil
    }
  }
}
