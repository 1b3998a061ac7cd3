/// Closures that let what is of some types or cases through, and drop all else.
extension Lowering {
  /// `{ if case .title(let text) = $0 { return text }; return nil }`, `{ guard let song = $0 as? Song else { return nil };
  /// return song.title }`, `{ $0 == .ready }`: the cases and types of which something comes out; `nil` where those are not
  /// all that do.
  ///
  /// - Parameter name: the operator that is handed the closure.
  func kindsPassed(by closure: Place, of name: Symbol, _ chain: ChainID, _ frame: FrameID) -> Value? {
    kindsPassed(by: closure, of: name, chain, frame) { self.closure(told: $0) == closure }
  }

  /// `compactMap(\.title)`, a property of the elements' own enumeration.
  func kindsPassed(byPath path: Place, of name: Symbol, _ chain: ChainID) -> Value? {
    let steps = steps(ofKeyPath: path)
    guard steps.count == 1, name == .filter || name == .compactMap else { return nil }
    return kindsPassed(byProperty: steps[0], of: name, chain)
  }

  private func kindsPassed(
    by body: Place, of name: Symbol, _ chain: ChainID, _ frame: FrameID, told isTold: (Place) -> Bool
  ) -> Value? {
    var kinds: [Value] = []
    for expression in returnedExpressions(of: body, frame) where !isDropped(expression, by: name) {
      guard
        let known = cases(leadingTo: expression, in: body, told: isTold).flatMap({ anyOf($0, of: chain) })
          ?? types(leadingTo: expression, in: body, frame, told: isTold)
          ?? kindsAsked(by: expression, of: name, chain, isTold)
      else { return nil }
      kinds.append(known)
    }
    guard !kinds.isEmpty, !kinds.contains(.plain) else { return nil }
    // One that is out of sight may be any.
    return kinds.first(where: isLost) ?? join(kinds)
  }

  /// What an operator lets nothing come out for: `nil`, `false`, `.empty()`, `Observable.never()`.
  private func isDropped(_ expression: Place, by name: Symbol) -> Bool {
    switch name.known {
    case .filter?: return project.kind(expression) == .booleanLiteral && project.text(expression) == "false"
    case .compactMap?: return project.kind(expression) == .nilLiteral
    default:
      guard project.kind(expression) == .callExpr, let callee = project.first(expression),
        [.implicitMemberExpr, .memberExpr].contains(project.kind(callee))
      else { return false }
      return catalogue.rows(named: project.symbol(callee)).contains {
        $0.kind == .source && $0.delivery == .nothing && !$0.addsFailure
      }
    }
  }

  // MARK: - By what is asked

  private func kindsAsked(
    by expression: Place, of name: Symbol, _ chain: ChainID, _ isTold: (Place) -> Bool
  ) -> Value? {
    if project.kind(expression) == .memberExpr, let base = project.first(expression), isTold(base),
      name == .filter || name == .compactMap
    {
      return kindsPassed(byProperty: project.symbol(expression), of: name, chain)
    }
    guard name == .filter else { return nil }
    // What is not of a type is of one that nobody says.
    if let negated = negated(expression), castType(of: project.inParentheses(negated) ?? negated, isTold) != nil {
      return .lost(expression, .none)
    }
    return casesAsked(for: expression, isTold).flatMap { anyOf($0) }
  }

  /// `condition` in `!condition`.
  private func negated(_ expression: Place) -> Place? {
    guard project.kind(expression) == .prefixExpr, project.text(expression).hasPrefix("!") else { return nil }
    return project.children(expression).last
  }

  /// `var title: String? { if case .title(let text) = self { return text }; return nil }`.
  private func kindsPassed(byProperty property: Symbol, of name: Symbol, _ chain: ChainID) -> Value? {
    guard case .object(let ref) = forced(element(of: chain)), case let type = store[ref].type,
      project.declaration(type).kind == .enum, let member = meaning.members(named: property, of: type)?.variable,
      let body = project.getter(of: member.place)
    else { return nil }
    return kindsPassed(by: body, of: name, chain, .none) { project.kind($0) == .selfExpr }
  }

  /// The cases for which a condition may hold: `$0 == .ready || $0 == .done`, `[.ready, .done].contains($0)`.
  func casesAsked(for condition: Place, _ isTold: (Place) -> Bool) -> Set<Symbol>? {
    switch project.kind(condition) {
    case .prefixExpr: return negated(condition).flatMap { casesAsked(for: $0, isTold) }.flatMap(otherCases)
    case .sequenceExpr: return casesAsked(for: Array(project.children(condition))[...], isTold)
    case .tupleExpr: return project.inParentheses(condition).flatMap { casesAsked(for: $0, isTold) }
    case .callExpr:
      guard let callee = project.first(condition), project.kind(callee) == .memberExpr,
        project.name(callee) == "contains", let list = project.first(callee), project.kind(list) == .arrayExpr,
        let asked = project.child(condition, .argument).flatMap(project.first), isTold(asked)
      else { return nil }
      let names = project.children(list).map(caseMade)
      return names.isEmpty || names.contains(nil) ? nil : Set(names.compactMap(\.self))
    default: return nil
    }
  }

  private func casesAsked(for parts: ArraySlice<Place>, _ isTold: (Place) -> Bool) -> Set<Symbol>? {
    guard parts.count > 1 else { return parts.first.flatMap { casesAsked(for: $0, isTold) } }
    func split(at sign: String) -> (ArraySlice<Place>, ArraySlice<Place>)? {
      let index = parts.firstIndex { project.kind($0) == .binaryOperator && project.name($0) == sign }
      return index.map { (parts[..<$0], parts[($0 + 1)...]) }
    }
    if let (one, other) = split(at: "||") {
      guard let left = casesAsked(for: one, isTold), let right = casesAsked(for: other, isTold) else { return nil }
      return left.union(right)
    }
    // Each of them has to hold.
    if let (one, other) = split(at: "&&") { return casesAsked(for: one, isTold) ?? casesAsked(for: other, isTold) }
    let isEqual = split(at: "!=") == nil
    guard parts.count == 3, let (one, other) = split(at: isEqual ? "==" : "!="), let left = one.first,
      let right = other.first, let made = isTold(left) ? caseMade(by: right) : isTold(right) ? caseMade(by: left) : nil
    else { return nil }
    return isEqual ? [made] : otherCases(than: [made])
  }

  /// The other cases of the one enumeration that has these.
  private func otherCases(than names: Set<Symbol>) -> Set<Symbol>? {
    let owners = names.map { Set(project.enumCases(named: $0).compactMap { project.enclosingType(of: $0) }) }
    guard let first = owners.first, case let common = owners.dropFirst().reduce(first, { $0.intersection($1) }),
      common.count == 1, let owner = common.first
    else { return nil }
    let all = project.contents(of: owner).members.filter { $0.value.contains { $0.kind == .enumCase } }.keys
    return Set(all).subtracting(names)
  }

  // MARK: - By type

  /// The types of what a body is told for which code is that stands in it; `nil` where it is for any.
  func types(
    leadingTo place: Place, in body: Place, _ frame: FrameID, told isTold: (Place) -> Bool
  ) -> Value? {
    let written = known(at: place, in: body) { clause, subject -> [Place]? in
      guard isTold(subject) else { return nil }
      let types = project.children(clause).filter { project.kind($0) == .casePattern }
        .map { project.first($0).flatMap(castType(inPattern:)) }
      return types.isEmpty || types.contains(nil) ? nil : types.compactMap(\.self)
    } byCondition: {
      castType(askedBy: $0, isTold).map { [$0] }
    }
    guard let types = written?.map({ typeValue($0, frame) }) else { return nil }
    return types.first { $0 == .plain || isLost($0) } ?? join(types)
  }

  /// `let song = $0 as? Song`, `$0 is Song`, `case let song as Song = $0`.
  private func castType(askedBy condition: Place, _ isTold: (Place) -> Bool) -> Place? {
    switch project.kind(condition) {
    case .optionalBinding: project.children(condition).last.flatMap { castType(of: $0, isTold) }
    case .sequenceExpr: castType(of: condition, isTold)
    case .caseCondition:
      project.children(condition).last.map(isTold) == true
        ? project.first(condition).flatMap(castType(inPattern:)) : nil
    default: nil
    }
  }

  private func castType(of expression: Place, _ isTold: (Place) -> Bool) -> Place? {
    guard project.kind(expression) == .sequenceExpr, case let parts = Array(project.children(expression)),
      parts.count == 2, project.kind(parts[1]) == .castOperator, isTold(parts[0])
    else { return nil }
    return project.first(parts[1])
  }

  /// `is Song`, `let song as Song`.
  private func castType(inPattern pattern: Place) -> Place? {
    switch project.kind(pattern) {
    case .castOperator: return project.first(pattern)
    case .sequenceExpr:
      let parts = Array(project.children(pattern))
      guard parts.count == 2, project.kind(parts[1]) == .castOperator else { return nil }
      return project.first(parts[1])
    default: return nil
    }
  }
}
