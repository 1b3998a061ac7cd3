/// Elements that are narrowed to one type: of what is sent into a bus, only that comes out.
extension Lowering {
  /// `filter { $0 is T }`, `compactMap { $0 as? T }`, `ofType(T.self)` on something that others send into; `nil` for
  /// all other calls.
  func narrowed(
    _ chain: ChainID, by name: Symbol, _ arguments: [Argument], call: Place, callee: Place, _ frame: FrameID
  ) -> ChainID? {
    guard let type = narrowingType(name, arguments, chain, frame), let source = narrowed(chain, by: name, toOneOf: type)
    else { return nil }
    guard let row = bestRow(name, arguments, graph.trait(of: chain), isStatic: false) else {
      return source
    }
    let trait = resultTrait(catalogue.rows[Int(row)], graph.trait(of: source))
    return node(row, on: source, arguments, at: callee, trait)
  }

  /// Where the type is out of sight, as one that no call says, nobody knows whether anything of it comes.
  private func narrowed(_ chain: ChainID, by name: Symbol, toOneOf type: Value) -> ChainID? {
    let type = forced(type)
    guard isLost(type) else { return narrowed(chain, to: type) }
    guard name != .map, narrowed(chain, to: .nothing) != nil else { return nil }
    return graph.add(.doubted(chain), graph.trait(of: chain), nesting: graph.nesting(of: chain))
  }

  private func narrowingType(
    _ name: Symbol, _ arguments: [Argument], _ chain: ChainID, _ frame: FrameID
  ) -> Value? {
    switch name.known {
    case .ofType?, .filterByType?:
      guard let argument = arguments.first, case let value = argument.value(self) else { return nil }
      switch value {
      case .metatype(let type): return store.object(of: type)
      case .outsideMetatype(let type): return store.outside(type)
      default: return nil
      }
    default:
      guard arguments.count == 1, case let function = arguments[0].expression else { return nil }
      switch project.kind(function) {
      case .closureExpr: return narrowingType(name, by: function, chain, frame)
      case .keyPathExpr: return kindsPassed(byPath: function, of: name, chain)
      default: return nil
      }
    }
  }

  private func narrowingType(_ name: Symbol, by closure: Place, _ chain: ChainID, _ frame: FrameID) -> Value? {
    switch name.known {
    case .map?: castType(in: closure, frame)
    case .filter?, .compactMap?, .flatMap?:
      castType(in: closure, frame) ?? kindsPassed(by: closure, of: name, chain, frame)
    case _ where catalogue.rows(named: name).contains(where: \.isFlattening):
      kindsPassed(by: closure, of: name, chain, frame)
    default: nil
    }
  }

  /// The type in `{ $0 is T }` and `{ $0 as? T }`.
  private func castType(in closure: Place, _ frame: FrameID) -> Value? {
    let statements = project.children(closure).filter { project.kind($0) != .closureSignature }
    guard statements.count == 1, var expression = statements.first else { return nil }
    if project.kind(expression) == .returnStmt, let returned = project.first(expression) { expression = returned }
    guard project.kind(expression) == .sequenceExpr else { return nil }
    let parts = Array(project.children(expression))
    guard parts.count == 2, project.kind(parts[1]) == .castOperator, let type = project.first(parts[1]) else {
      return nil
    }
    return typeValue(type, frame)
  }

  /// The same chain as far as its elements are certain cases; `nil` where nothing in it tells those from others.
  func narrowed(_ chain: ChainID, toCases names: Set<Symbol>) -> ChainID? {
    anyOf(names, of: chain).flatMap { narrowed(chain, to: $0) }
  }

  /// Whether a chain's elements come in pairs with an object: `withUnretained(self)`.
  func comesInPairs(_ chain: ChainID) -> Bool {
    graph.step(of: named(chain)).map { catalogue.rows[Int($0.row)].elements == .unretained } ?? false
  }

  /// Whether a chain's elements are notifications, which have what they tell of in them.
  func areNotifications(_ chain: ChainID) -> Bool {
    // A name may stand for what is made of itself.
    var visited: Set<ChainID> = []
    var at = named(chain)
    while visited.insert(at).inserted, let step = graph.step(of: at), case let row = catalogue.rows[Int(step.row)] {
      if row.isNotification { return true }
      guard row.elements == .same, let input = step.input else { return false }
      at = named(input)
    }
    return false
  }

  /// The same as far as its elements are of a type, or of one of several.
  func narrowed(_ chain: ChainID, toTypes type: Value) -> ChainID? {
    let type = forced(type)
    return type == .plain || isLost(type) ? nil : narrowed(chain, to: type)
  }

  /// A chain that is narrowed, or whose elements come in pairs with an object and are narrowed above that.
  func narrowed(_ chain: ChainID, isPaired: Bool, by narrow: (ChainID) -> ChainID?) -> ChainID? {
    guard isPaired else { return narrow(chain) }
    let pairs = named(chain)
    guard comesInPairs(pairs), var step = graph.step(of: pairs), let source = step.input.flatMap(narrow) else {
      return nil
    }
    step.input = source
    return graph.step(step, nesting: graph.nesting(of: pairs))
  }

  /// The same chain with what comes out of its sources narrowed; `nil` where nothing in it can be.
  private func narrowed(_ chain: ChainID, to type: Value) -> ChainID? {
    var known: [ChainID: ChainID?] = [:]
    return narrowed(chain, to: type, &known).flatMap { isNothing($0) ? nil : $0 }
  }

  /// A chain that leads back to itself brings nothing there that it does not bring otherwise.
  ///
  /// - Parameter known: what is narrowed already.
  private func narrowed(_ chain: ChainID, to type: Value, _ known: inout [ChainID: ChainID?]) -> ChainID? {
    if let known = known[chain] { return known }
    known[chain] = graph.choice([])
    let narrowed = findNarrowed(chain, to: type, &known)
    known[chain] = .some(narrowed)
    return narrowed
  }

  private func findNarrowed(_ chain: ChainID, to type: Value, _ known: inout [ChainID: ChainID?]) -> ChainID? {
    switch graph[chain] {
    case .fed(let ref):
      var source = graph[ref]
      guard source.filter == .nothing else { return nil }
      switch source.kind {
      case .relay: break
      case .notification where namesCases(type): break
      case .state(_, let property) where !property.isNone && namesCases(type): break
      default: return nil
      }
      source.filter = type
      return graph.fed(source, graph.trait(of: chain))
    case .step(let ref):
      var step = graph[ref]
      let row = catalogue.rows[Int(step.row)]
      switch row.elements {
      case .inputs: return narrowed(chain, joining: step, to: type, &known)
      case .inner,
        _ where row.isNotification:
        guard let inner = step.inner, let source = narrowed(inner, to: type, &known) else { return nil }
        if isNothing(source) { return source }
        step.inner = source
        return graph.step(step, nesting: graph.nesting(of: chain))
      default: break
      }
      guard handsOn(step), let input = step.input, let source = narrowed(input, to: type, &known) else { return nil }
      if isNothing(source) { return source }
      step.input = source
      return graph.step(step, nesting: graph.nesting(of: chain))
    case .name, .returned, .applied, .value, .flattened:
      return definition(of: chain).flatMap { narrowed($0, to: type, &known) }
    case .part(let inner, _): return narrowed(inner, to: type, &known)
    case .oneOf(let inner):
      guard let source = narrowed(inner, to: type, &known), !isNothing(source) else { return nil }
      return graph.add(.oneOf(source), graph.trait(of: chain), nesting: graph.nesting(of: source))
    case .choice(let list):
      let parts = graph[list].map { (whole: $0, narrowed: narrowed($0, to: type, &known)) }
      guard parts.contains(where: { $0.narrowed.map { !isNothing($0) } ?? false }) else { return nil }
      return graph.choice(parts.map { $0.narrowed ?? $0.whole })
    case .seen(let inner, let trait, let place):
      return narrowed(inner, to: type, &known).map { isNothing($0) ? $0 : seen($0, as: trait, at: place) }
    default: return nil
    }
  }

  /// `merge(a, b)`: of what cannot be narrowed, all.
  private func narrowed(
    _ chain: ChainID, joining step: GraphStep, to type: Value, _ known: inout [ChainID: ChainID?]
  ) -> ChainID? {
    var step = step
    let input = step.input.flatMap { narrowed($0, to: type, &known) }
    let inputs = graph[step.inputs].map { (whole: $0, narrowed: narrowed($0, to: type, &known)) }
    guard ([input] + inputs.map(\.narrowed)).contains(where: { $0.map { !isNothing($0) } ?? false }) else { return nil }
    step.input = input ?? step.input
    step.inputs = graph.list(inputs.map { $0.narrowed ?? $0.whole })
    return graph.step(step, nesting: graph.nesting(of: chain))
  }

  private func isNothing(_ chain: ChainID) -> Bool { chain == graph.choice([]) }

  /// Whether what comes out of a step is what goes in, be it unwrapped, or the property of a state with whose changes
  /// it comes in.
  private func handsOn(_ step: GraphStep) -> Bool {
    let row = catalogue.rows[Int(step.row)]
    switch row.elements {
    case .same: return true
    case .made:
      return row.unwrapsElements && isIdentity(step.function) || ReactorKitModel.projectsItsChanges(step, self)
    default: return false
    }
  }

  /// `{ $0 }`.
  private func isIdentity(_ function: Value) -> Bool {
    guard case .closure(let ref) = function, case let closure = store[ref].place else { return false }
    return project.tree(closure).onlyStatement(of: closure.node).map { Place(file: closure.file, node: $0) }
      .flatMap { self.closure(told: $0) } == closure
  }

  /// What objects of any class can be seen as.
  func isAnything(_ type: Symbol) -> Bool { type == .AnyObject || type == .NSObject || project.text(type) == "Any" }

  /// What errors of any type can be seen as.
  private func isAnyError(_ type: Symbol) -> Bool { ["Error", "NSError"].contains(project.text(type)) }

  /// Whether an element that is sent can be of a type, or one of the cases, that are asked for.
  func mayBe(_ element: Value, _ type: Value) -> Bool {
    if case .either(let list) = type { return store[list].contains { mayBe(element, $0) } }
    switch (forced(element), type) {
    case (.enumCase(let one), .enumCase(let two)): return one == two
    case (.object(let one), .object(let two)): return meaning.areRelated(store[one].type, store[two].type)
    case (.outside(let one), .outside(let two)):
      return store[one].type == store[two].type || isAnything(store[one].type) || isAnything(store[two].type)
        || isAnyError(store[one].type) || isAnyError(store[two].type)
    case (.object(let own), .outside(let other)):
      let names = meaning.typeNames(of: store[own].type)
      return names.contains(store[other].type) || isAnything(store[other].type)
        || isAnyError(store[other].type) && names.contains(where: isAnyError)
    case (.outside(let other), .object(let own)):
      // What is only known as something above a class may be of that class.
      let names = meaning.typeNames(of: store[own].type)
      return isAnything(store[other].type) || store[other].site.isNowhere && names.contains(store[other].type)
        || isAnyError(store[other].type) && names.contains(where: isAnyError)
    case (.enumCase(let name), .object(let two)):
      let enums = project.enumCases(named: name).compactMap { project.enclosingType(of: $0) }
      return enums.isEmpty || enums.contains { meaning.areRelated($0, store[two].type) }
    case (.either(let list), _): return store[list].contains { mayBe($0, type) }
    default: return true
    }
  }
}
