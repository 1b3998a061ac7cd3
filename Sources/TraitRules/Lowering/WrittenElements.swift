/// What elements are by what is written of them: a function's result, a declared type, a text in a closure. Overloads are
/// told apart by it.
extension Lowering {
  /// What elements are: where their values do not say it, what is written of them does.
  func knownElement(of chain: ChainID) -> Value {
    let known = element(of: chain)
    guard known == .plain || isLost(known) else { return known }
    var visited: Set<ChainID> = []
    return writtenElement(of: chain, &visited) ?? known
  }

  private func writtenElement(of chain: ChainID, _ visited: inout Set<ChainID>) -> Value? {
    guard visited.insert(chain).inserted else { return nil }
    switch graph[chain] {
    case .step(let ref):
      let step = graph[ref]
      switch catalogue.rows[Int(step.row)].elements {
      case .same: return (step.input ?? step.inner).flatMap { writtenElement(of: $0, &visited) }
      case .inner: return step.inner.flatMap { writtenElement(of: $0, &visited) }
      case .made: return literal(returnedBy: step.function)
      case .argument:
        return step.input == nil ? literal(toldIn: step) : step.input.flatMap { writtenElement(of: $0, &visited) }
      case .accumulated, .replaced: return literal(toldIn: step)
      case .inputs:
        let parts = (step.input.map { [$0] } ?? []) + graph[step.inputs]
        return first(of: parts, &visited)
      default: return nil
      }
    case .returned(let body, let frame):
      if let element = resultElement(of: body, frame) { return element }
      return definition(of: chain).flatMap { writtenElement(of: $0, &visited) }
    case .name(let declaration, _, let frame):
      if let element = project.declaredType(of: declaration).flatMap({ typedElement(at: $0, frame) }), !isLost(element)
      {
        return element
      }
      return definition(of: chain).flatMap { writtenElement(of: $0, &visited) }
    case .applied, .flattened, .value: return definition(of: chain).flatMap { writtenElement(of: $0, &visited) }
    case .choice(let list): return first(of: Array(graph[list]), &visited)
    case .part(let inner, _), .seen(let inner, _, _), .started(let inner, _), .doubted(let inner), .oneOf(let inner),
      .onMainUnlessSeen(let inner), .sent(_, let inner):
      return writtenElement(of: inner, &visited)
    case .typed(_, let place, _): return controlElement(at: place)
    case .fed(let ref): return initialArgument(of: graph[ref]).flatMap { literal([$0.expression]) }
    default: return nil
    }
  }

  /// What the members of that name have that RxCocoa gives to controls, as far as they agree.
  private func controlElement(at place: Place) -> Value? {
    guard project.kind(place) == .memberExpr else { return nil }
    let elements = Set(
      ReactiveMembers.standard.members(named: project.name(place)).filter(\.isSource).map {
        $0.element.filter { $0 != "?" }
      })
    guard elements.count == 1, let only = elements.first, !only.isEmpty else { return nil }
    return store.outside(project.symbols.intern(only))
  }

  private func first(of chains: [ChainID], _ visited: inout Set<ChainID>) -> Value? {
    for chain in chains {
      if let element = writtenElement(of: chain, &visited) { return element }
    }
    return nil
  }

  /// The type of what a closure returns, as far as its text says it.
  private func literal(returnedBy function: Value) -> Value? {
    guard case .closure(let ref) = forced(function) else { return nil }
    return literal(returnedExpressions(of: store[ref].place, store[ref].frame))
  }

  /// The type of the literal that a call is handed first.
  private func literal(toldIn step: GraphStep) -> Value? {
    guard let call = project.parent(step.place), let argument = project.child(call, .argument) else { return nil }
    return literal(project.children(argument).last.map { [$0] } ?? [])
  }

  private func literal(_ expressions: [Place]) -> Value? {
    guard let first = expressions.first, let name = saidType(of: first),
      expressions.dropFirst().allSatisfy({ saidType(of: $0) == name })
    else { return nil }
    return store.outside(Symbol(name))
  }

  /// What the type of a variable is: by what is written of it, else by its first value.
  func typeWritten(of variable: Place) -> Value? {
    if let declared = project.declaredType(of: variable) { return typeValue(declared) }
    guard let initial = project.initialValue(of: variable) else { return nil }
    if let literal = literal([initial]) { return literal }
    guard case .object(let ref) = forced(value(of: initial)) else { return nil }
    return store.object(of: store[ref].type)
  }

  /// The type of a literal, or of what Swift's own types have under one name.
  private func saidType(of expression: Place) -> KnownName? {
    switch project.kind(expression) {
    case .memberExpr: return StandardMembers.properties[project.name(expression)]
    case .callExpr:
      guard let callee = project.first(expression), project.kind(callee) == .memberExpr,
        let type = StandardMembers.methods[project.name(callee)]
      else { return nil }
      let name = project.symbol(callee)
      return project.methods(named: name).isEmpty && project.methodsOfOutsideTypes(named: name).isEmpty ? type : nil
    default: return literalType(of: expression)
    }
  }

  /// The type that a literal has where nothing asks for another.
  func literalType(of expression: Place) -> KnownName? {
    switch project.kind(expression) {
    case .stringLiteral: .String
    case .booleanLiteral: .Bool
    case .numberLiteral: project.text(expression).contains(".") ? .Double : .Int
    default: nil
    }
  }
}
