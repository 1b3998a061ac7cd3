/// The cases of an event that code is for: what stands below `case .failure(let error):` in a closure that is told how
/// something went runs where that is told of failures, wherever successes are told.
struct EventCases {
  /// The closure that is told.
  var closure: Place
  /// The clause of the `switch`, or what stands behind an `if case`.
  var clause: Place
  var names: Set<Symbol>
  /// Those of all clauses.
  var all: Set<Symbol>

  /// Whether what a closure is called with may be one of the cases.
  func allow(_ event: Place, _ project: Project) -> Bool {
    guard let name = project.caseMade(by: event), all.contains(name) else { return true }
    return names.contains(name)
  }

  private static let errors: Set<Symbol> = Set([KnownName.error, .Error, .failure].map { Symbol($0) })
  private static let completions: Set<Symbol> = Set([KnownName.completed, .Completed].map { Symbol($0) })

  /// Of what a sequence sends: the end that they are, if they are one.
  var end: ChainGraph.EndKind? { Self.end(of: names) }

  static func end(of names: Set<Symbol>) -> ChainGraph.EndKind? {
    if names.isSubset(of: errors) { return .error }
    return names.isSubset(of: completions) ? .completion : nil
  }
}

extension Contexts {
  /// The cases that a clause is for, of what the closure around it is told.
  func eventCases(of clause: Place) -> EventCases? {
    guard let statement = project.parent(clause), project.kind(statement) == .switchExpr,
      let subject = project.first(statement), let closure = lowering.closure(told: subject),
      let names = project.caseNames(of: clause)
    else { return nil }
    let all = project.children(statement).filter { project.kind($0) == .switchCase }
      .flatMap { project.caseNames(of: $0) ?? [] }
    return EventCases(closure: closure, clause: clause, names: names, all: Set(all))
  }

  /// The same of what stands behind an `if case` or a `guard case`.
  func eventCases(leadingTo place: Place, in closure: Place) -> EventCases? {
    lowering.cases(leadingTo: place, in: closure) { lowering.closure(told: $0) == closure }.map {
      EventCases(closure: closure, clause: place, names: $0, all: $0)
    }
  }

  /// The same chain as far as its elements are those that code in an operator's or a subscription's closure is for.
  func narrowed(_ chain: ChainID, handedBy name: Symbol, label: Symbol) -> ChainID {
    guard let cases, label.isNone && name != .subscribe || label == .onNext || label == .onSuccess,
      lowering.dialect.subscriptions[name] != nil
        || lowering.catalogue.rows(named: name).contains(where: { !$0.isStatic && $0.closureInput == .element })
    else { return chain }
    return lowering.narrowed(chain, toCases: cases.names) ?? chain
  }
}

extension Lowering {
  /// The closure whose parameter an expression names, the first or the one of an index.
  func closure(told event: Place, at index: Int = 0) -> Place? {
    guard project.kind(event) == .identifierExpr else { return nil }
    if case .closureParameter(_, index, let closure)? = meaning.lookUp(project.symbol(event), at: event) {
      return closure
    }
    return project.name(event) == "$\(index)" ? project.enclosingClosure(of: event) : nil
  }
}

extension Project {
  /// The names of the cases that a clause of a `switch` is for; `nil` where a pattern names none, or for `default`.
  func caseNames(of clause: Place) -> Set<Symbol>? {
    let names = children(clause).filter { kind($0) == .casePattern }.map(caseName)
    return names.isEmpty || names.contains(nil) ? nil : Set(names.compactMap(\.self))
  }

  /// `.name`, `.name(let x)`, `let .name(x)`.
  func caseName(_ pattern: Place) -> Symbol? {
    var current = pattern
    while let first = first(current) {
      if [.implicitMemberExpr, .memberExpr].contains(kind(first)) { return symbol(first) }
      current = first
    }
    return nil
  }

  /// The case in `.failure(error)` and `Result.failure(error)`.
  func caseMade(by expression: Place) -> Symbol? {
    let made = kind(expression) == .callExpr ? first(expression) ?? expression : expression
    switch kind(made) {
    case .implicitMemberExpr: return symbol(made)
    case .memberExpr:
      return first(made).map { kind($0) == .identifierExpr && isCapitalized(symbol($0)) } == true ? symbol(made) : nil
    default: return nil
    }
  }

  func enclosingClosure(of place: Place) -> Place? {
    var current = parent(place)
    while let at = current, kind(at) != .closureExpr { current = parent(at) }
    return current
  }
}
