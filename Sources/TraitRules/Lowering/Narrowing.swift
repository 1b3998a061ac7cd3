/// Elements that are narrowed to one type: of what is sent into a bus, only that comes out.
extension Lowering {
  /// `filter { $0 is T }`, `compactMap { $0 as? T }`, `ofType(T.self)` on something that others send into; `nil` for
  /// all other calls.
  func narrowed(
    _ chain: ChainID, by name: Symbol, _ arguments: [Argument], call: Place, callee: Place, _ frame: FrameID
  ) -> ChainID? {
    guard let type = narrowingType(name, arguments, frame), let source = narrowed(chain, to: type) else { return nil }
    guard let row = bestRow(name, arguments, graph.trait(of: chain), isStatic: false) else {
      return source
    }
    let trait = resultTrait(catalogue.rows[Int(row)], graph.trait(of: source))
    return node(row, on: source, arguments, at: callee, trait)
  }

  private func narrowingType(_ name: Symbol, _ arguments: [Argument], _ frame: FrameID) -> Value? {
    switch name.known {
    case .ofType?, .filterByType?:
      guard let argument = arguments.first, case let value = argument.value(self) else { return nil }
      switch value {
      case .metatype(let type): return store.object(of: type)
      case .outsideMetatype(let type): return store.outside(type)
      default: return nil
      }
    default:
      guard arguments.count == 1, case let closure = arguments[0].expression, project.kind(closure) == .closureExpr
      else { return nil }
      return narrowingType(name, by: closure, frame)
    }
  }

  private func narrowingType(_ name: Symbol, by closure: Place, _ frame: FrameID) -> Value? {
    switch name.known {
    case .map?: castType(in: closure, frame)
    case .filter?, .compactMap?, .flatMap?: castType(in: closure, frame) ?? casesPassed(by: closure, frame)
    default: catalogue.rows(named: name).contains(where: \.isFlattening) ? casesPassed(by: closure, frame) : nil
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

  /// The same chain with what comes out of its sources narrowed; `nil` where nothing in it can be.
  private func narrowed(_ chain: ChainID, to type: Value) -> ChainID? {
    switch graph[chain] {
    case .fed(let ref):
      var source = graph[ref]
      guard case .relay(let trait) = source.kind, source.filter == .nothing else { return nil }
      source.filter = type
      return graph.fed(source, trait)
    case .step(let ref):
      var step = graph[ref]
      let row = catalogue.rows[Int(step.row)]
      guard row.elements == .same, let input = step.input, let source = narrowed(input, to: type) else { return nil }
      step.input = source
      return graph.step(step, nesting: graph.nesting(of: chain))
    case .name, .returned:
      return definition(of: chain).flatMap { narrowed($0, to: type) }
    case .part(let inner, _): return narrowed(inner, to: type)
    case .seen(let inner, let trait, let place):
      return narrowed(inner, to: type).map { seen($0, as: trait, at: place) }
    default: return nil
    }
  }

  /// What objects of any class can be seen as.
  func isAnything(_ type: Symbol) -> Bool { type == .AnyObject || type == .NSObject || project.text(type) == "Any" }

  /// Whether an element that is sent can be of a type, or one of the cases, that are asked for.
  func mayBe(_ element: Value, _ type: Value) -> Bool {
    if case .either(let list) = type { return store[list].contains { mayBe(element, $0) } }
    switch (forced(element), type) {
    case (.enumCase(let one), .enumCase(let two)): return one == two
    case (.object(let one), .object(let two)): return meaning.areRelated(store[one].type, store[two].type)
    case (.outside(let one), .outside(let two)):
      return store[one].type == store[two].type || isAnything(store[one].type)
    case (.object(let own), .outside(let other)):
      return meaning.typeNames(of: store[own].type).contains(store[other].type)
    case (.outside(let other), .object): return isAnything(store[other].type)
    case (.enumCase(let name), .object(let two)):
      let enums = project.enumCases(named: name).compactMap { project.enclosingType(of: $0) }
      return enums.isEmpty || enums.contains { meaning.areRelated($0, store[two].type) }
    case (.either(let list), _): return store[list].contains { mayBe($0, type) }
    default: return true
    }
  }
}
