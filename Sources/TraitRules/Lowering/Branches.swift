/// Which branches code can take, as far as the values at hand decide it: `background: false` leaves one.
extension Lowering {
  /// Whether a condition holds; `nil` where that is not decided.
  func truth(of parts: ArraySlice<Place>, _ frame: FrameID) -> Bool? {
    guard let first = parts.first else { return nil }
    if parts.count == 1 { return truth(of: first, frame) }
    guard parts.count == 3, project.kind(parts[parts.startIndex + 1]) == .binaryOperator else { return nil }
    let (left, right) = (parts[parts.startIndex], parts[parts.startIndex + 2])
    switch project.name(parts[parts.startIndex + 1]) {
    case "==": return areEqual(left, right, frame)
    case "!=": return areEqual(left, right, frame).map { !$0 }
    case "&&":
      let (one, two) = (truth(of: left, frame), truth(of: right, frame))
      return one == false || two == false ? false : one == true && two == true ? true : nil
    case "||":
      let (one, two) = (truth(of: left, frame), truth(of: right, frame))
      return one == true || two == true ? true : one == false && two == false ? false : nil
    default: return nil
    }
  }

  /// Only what can be decided by a name or a literal is looked at: most conditions depend on what happens.
  func truth(of condition: Place, _ frame: FrameID) -> Bool? {
    switch project.kind(condition) {
    case .booleanLiteral, .prefixExpr, .identifierExpr:
      if case .bool(let isTrue) = value(of: condition, in: frame) { return isTrue }
      return nil
    case .sequenceExpr: return truth(of: Array(project.children(condition))[...], frame)
    case .tupleExpr:
      guard let only = project.first(condition), project.children(condition).count == 1 else { return nil }
      return project.first(only).flatMap { truth(of: $0, frame) }
    default: return nil
    }
  }

  /// `.main` is a case where an enum's is asked for; of `.on(let queue)`, only another name says something.
  private func isCase(_ written: Place, named name: Symbol) -> Bool? {
    switch project.kind(written) {
    case .implicitMemberExpr: return project.symbol(written) == name
    case .callExpr:
      guard let callee = project.first(written), project.kind(callee) == .implicitMemberExpr,
        project.symbol(callee) != name
      else { return nil }
      return false
    default: return nil
    }
  }

  private func areEqual(_ left: Place, _ right: Place, _ frame: FrameID) -> Bool? {
    for (one, other) in [(left, right), (right, left)] where project.kind(one) == .implicitMemberExpr {
      if case .enumCase(let name)? = constant(other, frame) { return project.symbol(one) == name }
    }
    return switch (constant(left, frame), constant(right, frame)) {
    case (.bool(let one)?, .bool(let two)?): one == two
    case (.enumCase(let one)?, .enumCase(let two)?): one == two
    default: nil
    }
  }

  private func constant(_ place: Place, _ frame: FrameID) -> Value? {
    switch project.kind(place) {
    case .booleanLiteral, .identifierExpr, .implicitMemberExpr, .memberExpr, .selfExpr: value(of: place, in: frame)
    default: nil
    }
  }

  /// The blocks of an `if`, a `switch` or a `do` that can be gone through.
  func branches(of statement: Place, _ frame: FrameID) -> [Place] {
    switch project.kind(statement) {
    case .switchExpr: cases(of: statement, frame)
    case .ifExpr: blocks(of: statement, frame)
    default:
      project.children(statement).compactMap { part in
        switch project.kind(part) {
        case .codeBlock: part
        case .catchClause: project.child(part, .codeBlock)
        default: nil
        }
      }
    }
  }

  /// Whether a function is told which way to go: `quietly: Bool`.
  func takesFlag(_ function: Place) -> Bool {
    project.parameters(of: function).contains { project.type(ofParameter: $0).map(isFlag) ?? false }
  }

  /// Whether what has this type can decide a branch by itself: `Bool`.
  func isFlag(_ type: Place) -> Bool { project.kind(type) == .simpleType && project.symbol(type) == .Bool }

  /// Whether all conditions of a `guard` hold, or one does not; `nil` where that is not decided.
  func truth(ofGuard statement: Place, _ frame: FrameID) -> Bool? {
    let conditions = project.children(statement).filter { project.kind($0) != .codeBlock }
    return conditions.isEmpty ? nil : conditions.reduce(true) { combined($0, truth(of: $1, frame)) }
  }

  /// Whether code in a function is not gone through with what this call hands it: `delayed(onMain: true) { … }`.
  func isLeftOut(_ place: Place, of function: Place, _ frame: FrameID) -> Bool {
    var child = place
    while child != function, let at = project.parent(child) {
      switch project.kind(at) {
      case .ifExpr, .switchExpr:
        let isBranch = [.codeBlock, .switchCase].contains(project.kind(child))
        if isBranch, !branches(of: at, frame).contains(child) { return true }
      case .guardStmt where project.kind(child) == .codeBlock:
        if truth(ofGuard: at, frame) == true { return true }
      case .codeBlock, .closureExpr, .switchCase:
        let before = project.children(at).prefix { $0 != child }
        if before.contains(where: { isLeft(by: $0, frame) }) { return true }
      default: break
      }
      child = at
    }
    return false
  }

  /// Whether nothing after a statement is gone through.
  private func isLeft(by statement: Place, _ frame: FrameID) -> Bool {
    switch project.kind(statement) {
    case .guardStmt: return truth(ofGuard: statement, frame) == false
    case .ifExpr:
      let taken = branches(of: statement, frame)
      guard taken.count == 1, let last = lastStatement(of: taken[0]),
        [.returnStmt, .throwStmt].contains(project.kind(last))
      else { return false }
      return isTaken(statement, taken, frame)
    default: return false
    }
  }

  /// The last statement of a branch, whose value is the branch's where it stands as an expression.
  func lastStatement(of branch: Place) -> Place? {
    project.children(branch).filter { project.kind($0) != .casePattern }.last
  }

  /// `if a { } else if b { } else { }`: conditions stand before the block that they decide.
  private func blocks(of statement: Place, _ frame: FrameID) -> [Place] {
    var result: [Place] = []
    var decided: Bool? = true
    var hasCondition = false
    for part in project.children(statement) {
      guard project.kind(part) == .codeBlock else {
        hasCondition = true
        if decided != false { decided = combined(decided, truth(of: part, frame)) }
        continue
      }
      if !hasCondition {
        result.append(part)
        break
      }
      if decided != false { result.append(part) }
      if decided == true { break }
      (decided, hasCondition) = (true, false)
    }
    return result
  }

  private func combined(_ one: Bool?, _ other: Bool?) -> Bool? {
    one == false || other == false ? false : one == true && other == true ? true : nil
  }

  private func cases(of statement: Place, _ frame: FrameID) -> [Place] {
    let all = project.children(statement).flatMap { part -> [Place] in
      switch project.kind(part) {
      case .switchCase: [part]
      case .ifConfig:
        project.children(part).filter { !project.flags($0).contains(.isDead) }
          .flatMap { project.children($0).filter { project.kind($0) == .switchCase } }
      default: []
      }
    }
    guard let subject = project.first(statement), let value = constant(subject, frame) else { return all }
    switch value {
    case .enumCase, .bool: break
    default: return all
    }
    var taken: [Place] = []
    for branch in all {
      let patterns = project.children(branch).filter { project.kind($0) == .casePattern }
      let answers = patterns.map { matches($0, value, frame) }
      if patterns.isEmpty || answers.contains(true) { return taken + [branch] }
      if answers.contains(nil) { taken.append(branch) }
    }
    return taken.isEmpty ? all : taken
  }

  private func matches(_ pattern: Place, _ value: Value, _ frame: FrameID) -> Bool? {
    guard let written = project.first(pattern) else { return nil }
    if case .enumCase(let name) = value, let answer = isCase(written, named: name) { return answer }
    guard let constant = constant(written, frame) else { return nil }
    switch (constant, value) {
    case (.enumCase(let one), .enumCase(let two)): return one == two
    case (.bool(let one), .bool(let two)): return one == two
    default: return nil
    }
  }
}
