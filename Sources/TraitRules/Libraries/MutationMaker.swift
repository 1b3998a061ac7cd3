/// A mutation as it is made.
struct MadeMutation: Hashable {
  var mutation: Symbol
  /// The one case that it carries; `none` where that is not in sight.
  var carried: Symbol
}

/// What a function of a reactor returns, as far as certain mutations can come of it.
struct MutationMaker {
  let lowering: Lowering
  /// The mutations' names; `nil` for all.
  let cases: Set<Symbol>?
  /// Whether a mutation that carries a case is one of those that matter; the case is `none` where that is not in sight.
  var isWanted: ((_ mutation: Symbol, _ carried: Symbol) -> Bool)?
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

  func chains(returnedBy function: Place, _ frame: FrameID = .none) -> [ChainID] {
    guard let body = project.child(function, .codeBlock) else { return [] }
    return lowering.returnedExpressions(of: body, frame).compactMap { chain(returned: $0, frame) }
  }

  /// How many names stand between a function and the sequences that it joins: those that name each other have no end.
  private static let deepest = 8

  /// The sequence of an expression, of those parts of a `concat` or `merge` that can make the mutations.
  private func chain(returned expression: Place, _ frame: FrameID, depth: Int = 0) -> ChainID? {
    guard canMake(expression) else { return nil }
    let value = lowering.value(of: expression, in: frame)
    guard value != .plain, value != .nothing else { return nil }
    let whole = lowering.chain(value, at: expression)
    guard cases != nil, !allCases.isEmpty, depth < Self.deepest else { return whole }
    if let named = expressions(namedBy: expression, frame) {
      let chains = named.compactMap { chain(returned: $0, frame, depth: depth + 1) }
      return chains.isEmpty ? nil : lowering.graph.choice(chains)
    }
    guard let parts = joinedParts(of: expression), var step = lowering.graph.step(of: whole) else { return whole }
    let made = parts.map { chain(returned: $0, frame, depth: depth + 1) }
    let all = parts.map { lowering.chain(lowering.value(of: $0, in: frame), at: $0) }
    guard made != all else { return whole }
    // A `concat` delivers a later part where the part before it ended: of that one, the end stays.
    let isInTurn = lowering.catalogue.rows[Int(step.row)].shape.traits.contains(.joinsInTurn)
    step.inputs = lowering.graph.list(
      parts.indices.compactMap { index in
        if let made = made[index] { return made }
        let next = index + 1
        return isInTurn && made.indices.contains(next) && made[next] != nil
          ? lowering.end(of: all[index], at: parts[index]) : nil
      })
    return lowering.graph.step(step, nesting: 0)
  }

  /// What a name stands for that joins sequences elsewhere: a local, or a computed property of the reactor's.
  private func expressions(namedBy expression: Place, _ frame: FrameID) -> [Place]? {
    guard let binding = lowering.variable(namedBy: expression) else { return nil }
    if project.enclosingBody(of: binding) != nil {
      guard project.flags(binding).contains(.isLet) else { return nil }
      return project.initialValue(of: binding).map { [$0] }
    }
    guard project.enclosingType(of: binding) == reactor, let getter = project.getter(of: binding) else { return nil }
    let returned = lowering.returnedExpressions(of: getter, frame)
    return returned.isEmpty ? nil : returned
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
  private func canMake(_ expression: Place) -> Bool {
    guard let cases, case let made = mutationsMade(in: expression), !made.isEmpty else { return true }
    return made.contains { cases.contains($0.mutation) && isWanted?($0.mutation, $0.carried) ?? true }
  }

  /// Each property of the state asks, and which of the mutations it is asked about changes nothing.
  private func mutationsMade(in expression: Place) -> Set<MadeMutation> {
    if let known = lowering.mutationsMadeMemo[reactor]?[expression] { return known }
    return lowering.meaning.stack.answer {
      var visited: Set<Place> = []
      return mutationsMade(in: expression, &visited)
    } keep: {
      lowering.mutationsMadeMemo[reactor, default: [:]][expression] = $0
    }
  }

  private func mutationsMade(in root: Place, _ visited: inout Set<Place>) -> Set<MadeMutation> {
    guard visited.count < 256, visited.insert(root).inserted else { return [] }
    var made: Set<MadeMutation> = []
    var stack = [root]
    while let at = stack.popLast() {
      let name = project.symbol(at)
      switch project.kind(at) {
      case .implicitMemberExpr, .memberExpr:
        if allCases.contains(name) { made.insert(MadeMutation(mutation: name, carried: caseCarried(by: at))) }
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

  /// The case that a mutation is made with, and with nothing else: `.setRoute(.login)`.
  private func caseCarried(by mutation: Place) -> Symbol {
    guard let call = project.call(calling: mutation),
      case let arguments = project.children(call).filter({ project.kind($0) == .argument }), arguments.count == 1,
      let name = project.first(arguments[0]).flatMap(lowering.caseMade)
    else { return .none }
    return name
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
