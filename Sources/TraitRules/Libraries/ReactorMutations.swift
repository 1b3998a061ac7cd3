/// What a reactor's mutations come with: what its `mutate` and `transform` return.
struct ReactorMutations {
  let lowering: Lowering
  let reactor: TypeID
  /// The property of the state that is looked at; none for all of it.
  let property: Symbol
  private var project: Project { lowering.project }

  /// The chains that make mutations, or only those mutations that assign the property, and what of their facts matters.
  func feeders() -> [Feeder] {
    let cases = property.isNone ? nil : ReactorReduction(lowering, reactor, property).mutations()
    var result = [Feeder(kind: .action, node: actions(), place: project.declaration(reactor).place)]
    for name in [KnownName.mutate, .transform] {
      for function in lowering.meaning.members(named: Symbol(name), of: reactor)?.functions ?? []
      where project.hasBody(function) {
        let label = project.parameters(of: function).first.map { project.label($0) } ?? .none
        guard name == .mutate || label == .mutation || label == .action || label == .state else { continue }
        let makesMutations = name == .mutate || label == .mutation
        let maker = MutationMaker(lowering, reactor, cases: makesMutations ? cases : nil)
        // Errors of `mutate` are caught; those that `transform` lets through end the state. (Reactor.swift.)
        result += maker.chains(returnedBy: function).map { chain in
          Feeder(kind: name == .mutate ? .mutation : .transformation, node: chain, place: function)
        }
      }
    }
    return result
  }

  /// Which of several actions lead to changes of one property is not looked at.
  private func actions() -> ChainID {
    let actions = ReactorKitModel.action(of: reactor, lowering)
    let type = lowering.meaning.nestedType(Symbol(.Action), in: reactor)
    let count = type.map { project.contents(of: $0).members.values.joined().count { $0.kind == .enumCase } } ?? 1
    return property.isNone || count == 1 ? actions : lowering.graph.add(.doubted(actions), .observable)
  }
}

/// What a function of a reactor returns, as far as certain mutations can come of it.
private struct MutationMaker {
  let lowering: Lowering
  /// The mutations' names; `nil` for all.
  let cases: Set<Symbol>?
  private let reactor: TypeID
  private let allCases: Set<Symbol>
  private var project: Project { lowering.project }

  init(_ lowering: Lowering, _ reactor: TypeID, cases: Set<Symbol>?) {
    self.lowering = lowering
    self.reactor = reactor
    self.cases = cases
    let mutation = lowering.meaning.nestedType(Symbol(.Mutation), in: reactor)
    let members = mutation.map { lowering.project.contents(of: $0).members } ?? [:]
    allCases = Set(members.filter { $0.value.contains { $0.kind == .enumCase } }.keys)
  }

  func chains(returnedBy function: Place) -> [ChainID] {
    guard let body = project.child(function, .codeBlock) else { return [] }
    let returned = lowering.returnedExpressions(of: body, .none)
    return returned.compactMap(chain(returned:))
  }

  /// The sequence of an expression, of those parts of a `concat` or `merge` that can make the mutations.
  private func chain(returned expression: Place) -> ChainID? {
    var visited: Set<Place> = []
    guard canMake(expression, &visited) else { return nil }
    let value = lowering.value(of: expression)
    guard value != .plain, value != .nothing else { return nil }
    let whole = lowering.chain(value, at: expression)
    guard cases != nil, !allCases.isEmpty, let parts = joinedParts(of: expression) else { return whole }
    let making = parts.filter { part in
      var visited: Set<Place> = []
      return canMake(part, &visited)
    }
    guard making.count < parts.count, var step = lowering.graph.step(of: whole) else { return whole }
    // A `concat` delivers a later part where the part before it ended: that one stays.
    let kept = parts.indices.filter { index in
      making.contains(parts[index])
        || lowering.catalogue.rows[Int(step.row)].subscribesAtEnd && parts.indices.contains(index + 1)
          && making.contains(parts[index + 1])
    }
    step.inputs = lowering.graph.list(kept.map { lowering.chain(lowering.value(of: parts[$0]), at: parts[$0]) })
    return lowering.graph.step(step, nesting: 0)
  }

  /// The inputs of `Observable.concat([a, b])`, `.merge(a, b)`.
  private func joinedParts(of expression: Place) -> [Place]? {
    guard project.kind(expression) == .callExpr, let callee = project.first(expression),
      lowering.catalogue.rows(named: project.symbol(callee)).contains(where: { $0.isStatic && $0.elements == .inputs })
    else { return nil }
    let isStatic =
      project.kind(callee) == .implicitMemberExpr
      || project.first(callee).map { lowering.dialect.sequenceTypes[project.symbol($0)] != nil } ?? false
    guard isStatic else { return nil }
    let parts = project.children(expression).filter { project.kind($0) == .argument }.flatMap { argument -> [Place] in
      guard let operand = project.first(argument) else { return [] }
      return project.kind(operand) == .arrayExpr ? Array(project.children(operand)) : [operand]
    }
    return parts.isEmpty ? nil : parts
  }

  /// Whether an expression makes one of the mutations, itself or through the reactor's own names; one that makes none
  /// in sight may make any.
  private func canMake(_ expression: Place, _ visited: inout Set<Place>) -> Bool {
    let made = mutationsMade(in: expression, &visited)
    guard let cases, !made.isEmpty else { return true }
    return !made.isDisjoint(with: cases)
  }

  private func mutationsMade(in root: Place, _ visited: inout Set<Place>) -> Set<Symbol> {
    guard visited.count < 256, visited.insert(root).inserted else { return [] }
    var made: Set<Symbol> = []
    var stack = [root]
    while let at = stack.popLast() {
      let name = project.symbol(at)
      switch project.kind(at) {
      case .implicitMemberExpr, .memberExpr:
        if allCases.contains(name) { made.insert(name) }
        if project.kind(at) == .memberExpr, let base = project.first(at), isReactor(base) {
          for member in called(at) ?? lowering.meaning.members(named: name, of: reactor)?.members.map(\.place) ?? [] {
            made.formUnion(mutationsMade(in: member, &visited))
          }
        }
      case .identifierExpr:
        for declaration in called(at) ?? declarations(of: name, at: at) {
          made.formUnion(mutationsMade(in: declaration, &visited))
        }
      default: break
      }
      stack += project.children(at)
    }
    return made
  }

  /// `self`, `self?`, and what a capture list calls it.
  private func isReactor(_ base: Place) -> Bool {
    switch project.kind(project.unwrapped(base)) {
    case .selfExpr: return true
    case .identifierExpr: break
    default: return false
    }
    return lowering.alternatives(of: lowering.value(of: base)).contains { value in
      if case .object(let ref) = value { lowering.store[ref].type == reactor } else { false }
    }
  }

  /// Of several functions of a name, the one that a call means.
  private func called(_ callee: Place) -> [Place]? {
    guard let call = project.call(calling: callee) else { return nil }
    let functions = lowering.functions(calledBy: call, .none)
    return functions.isEmpty ? nil : functions
  }

  private func declarations(of name: Symbol, at place: Place) -> [Place] {
    switch lowering.meaning.lookUp(name, at: place) {
    case .local(let binding, _)?: [binding]
    case .localFunctions(let functions)?: functions
    case .member(let found)?: found.members.map(\.place)
    default: []
    }
  }
}

/// Which mutations of a reactor assign a property of its state, or what that is made of: the cases of `reduce`.
private struct ReactorReduction {
  let lowering: Lowering
  let reactor: TypeID
  let properties: Set<Symbol>
  private var project: Project { lowering.project }

  init(_ lowering: Lowering, _ reactor: TypeID, _ property: Symbol) {
    self.lowering = lowering
    self.reactor = reactor
    properties = ReactorState(of: reactor, lowering)?.storedProperties(behind: property) ?? [property]
  }

  /// The names of those mutations; `nil` where `reduce` does not show it.
  func mutations() -> Set<Symbol>? {
    let functions = (lowering.meaning.members(named: Symbol(.reduce), of: reactor)?.functions ?? [])
      .filter { project.hasBody($0) }
    guard functions.count == 1, let body = project.child(functions[0], .codeBlock),
      let parameter = project.parameters(of: functions[0]).first(where: { project.label($0) == .mutation })
    else { return nil }
    return mutations(in: body, named: project.symbol(parameter))
  }

  /// The names of the cases that write the property; `nil` where code writes it outside a case.
  private func mutations(in body: Place, named mutation: Symbol) -> Set<Symbol>? {
    var result: Set<Symbol> = []
    var stack = [body]
    while let at = stack.popLast() {
      if project.kind(at) == .switchExpr, let subject = project.first(at), project.kind(subject) == .identifierExpr,
        project.symbol(subject) == mutation
      {
        for branch in project.children(at) where project.kind(branch) == .switchCase && writes(in: branch) {
          let names = project.children(branch).filter { project.kind($0) == .casePattern }.map(caseName)
          guard !names.isEmpty, !names.contains(nil) else { return nil }
          result.formUnion(names.compactMap { $0 })
        }
        continue
      }
      if isWrite(at) { return nil }
      stack += project.children(at)
    }
    return result
  }

  /// `.name`, `.name(let x)`, `let .name(x)`.
  private func caseName(_ pattern: Place) -> Symbol? {
    var current = pattern
    while let first = project.first(current) {
      if [.implicitMemberExpr, .memberExpr].contains(project.kind(first)) { return project.symbol(first) }
      current = first
    }
    return nil
  }

  private func writes(in branch: Place) -> Bool {
    var stack = [branch]
    while let at = stack.popLast() {
      if isWrite(at) { return true }
      stack += project.children(at)
    }
    return false
  }

  /// Whether an expression assigns the property, changes it in place, or replaces the whole state.
  private func isWrite(_ place: Place) -> Bool {
    switch project.kind(place) {
    case .memberExpr: return properties.contains(project.symbol(place)) && isChanged(place)
    case .assignmentOperator:
      guard let sequence = project.parent(place), let target = project.first(sequence) else { return false }
      return project.kind(target) == .identifierExpr && project.name(target) != "_"
    case .inOutExpr: return project.first(place).map { project.kind($0) == .identifierExpr } ?? false
    case .returnStmt: return project.first(place).map { project.kind($0) == .callExpr } ?? false
    default: return false
    }
  }

  /// Whether a member stands on the left of an assignment, is handed on as `inout`, or is what a statement calls.
  private func isChanged(_ member: Place) -> Bool {
    var current = member
    while let parent = project.parent(current) {
      switch project.kind(parent) {
      case .memberExpr, .optionalChain, .forceUnwrap, .subscriptExpr, .callExpr:
        guard project.first(parent) == current else { return false }
        current = parent
      case .inOutExpr: return true
      case .sequenceExpr:
        let parts = Array(project.children(parent))
        guard parts.first == current, parts.count > 1 else { return false }
        return UseIndex.assigns(project.tree(parts[1]), parts[1].node)
      case .codeBlock, .switchCase, .ifConfigClause: return project.kind(current) == .callExpr
      default: return false
      }
    }
    return false
  }
}
