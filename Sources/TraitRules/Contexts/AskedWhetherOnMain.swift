/// What is known of the thread at a part of some code by what that asks on the way there.
enum Asked {
  case nothing
  /// Only main leads there.
  case main
  /// Something of the thread was asked that is not followed, such as a mark on its queue.
  case something
}

/// A condition that holds, or does not.
struct AskedCondition: TableKey {
  var condition: Place
  var truth: Bool
  var tableHash: UInt64 { NameHash.mixed(condition.bits, truth ? 1 : 0) }
}

/// Code that asks on which thread it is: some of it is gone through on main alone.
extension Contexts {
  /// What a piece of code asks of its thread before it comes to a part of it: in `if Thread.isMainThread { … }`, in the
  /// `else` of `guard !Thread.isMainThread`, or after `guard Thread.isMainThread else { … }`.
  func asked(before part: Place, in whole: Place) -> Asked {
    guard [.codeBlock, .closureExpr, .switchCase, .ternaryOperator, .sequenceExpr].contains(project.kind(whole)),
      project.asksForThreads
    else { return .nothing }
    let answers = conditions(before: part, in: whole).map { answer($0) }
    return answers.contains(.main) ? .main : answers.contains(.something) ? .something : .nothing
  }

  /// What one condition says. Most are asked once for each statement that they stand before.
  private func answer(_ asked: Condition) -> Asked {
    let question = AskedCondition(condition: asked.condition, truth: asked.truth)
    if let known = lowering.askedConditions[question] { return known }
    return meaning.stack.answer {
      isMain(if: asked.condition, is: asked.truth) ? .main : asksSomething(asked.condition) ? .something : .nothing
    } keep: {
      lowering.askedConditions[question] = $0
    }
  }

  private typealias Condition = (condition: Place, truth: Bool)

  /// The conditions that hold, or do not, where a part of some code is gone through.
  private func conditions(before part: Place, in whole: Place) -> [Condition] {
    switch project.kind(whole) {
    case .codeBlock: conditions(ofBlock: whole) + conditions(ofStatementsBefore: part, in: whole)
    case .closureExpr: conditions(ofStatementsBefore: part, in: whole)
    case .switchCase:
      project.kind(part) == .casePattern
        ? [] : conditions(ofCase: whole) + conditions(ofStatementsBefore: part, in: whole)
    default: conditions(ofChoiceOf: part, in: whole)
    }
  }

  /// Those of an `if` or a `guard` that lead to one of its blocks.
  private func conditions(ofBlock block: Place) -> [Condition] {
    guard let statement = project.parent(block) else { return [] }
    let parts = Array(project.children(statement))
    switch project.kind(statement) {
    case .ifExpr:
      guard let index = parts.firstIndex(of: block) else { return [] }
      let groups = parts[..<index].split(omittingEmptySubsequences: false) { project.kind($0) == .codeBlock }
      let own = (groups.last ?? []).map { ($0, true) }
      // Of several conditions, any may be the one that did not hold.
      return own + groups.dropLast().filter { $0.count == 1 }.flatMap { $0.map { ($0, false) } }
    case .guardStmt: return parts.filter { $0 != block }.map { ($0, false) }
    default: return []
    }
  }

  private func conditions(ofStatementsBefore part: Place, in whole: Place) -> [Condition] {
    project.children(whole).prefix { $0 != part }.flatMap { statement -> [Condition] in
      switch project.kind(statement) {
      case .guardStmt: project.children(statement).filter { project.kind($0) != .codeBlock }.map { ($0, true) }
      case .ifExpr: condition(ofLeaving: statement).map { [($0, false)] } ?? []
      default: []
      }
    }
  }

  /// The one condition of `if !Thread.isMainThread { …; return }`.
  private func condition(ofLeaving statement: Place) -> Place? {
    let parts = Array(project.children(statement))
    guard parts.count == 2, project.kind(parts[1]) == .codeBlock, let last = project.children(parts[1]).last,
      [.returnStmt, .throwStmt].contains(project.kind(last))
    else { return nil }
    return parts[0]
  }

  /// `switch Thread.isMainThread { case true: … default: … }`.
  private func conditions(ofCase clause: Place) -> [Condition] {
    guard let statement = project.parent(clause), project.kind(statement) == .switchExpr,
      let subject = project.first(statement)
    else { return [] }
    if let truth = truth(ofCase: clause) { return [(subject, truth)] }
    let others = project.children(statement).filter { project.kind($0) == .switchCase && $0 != clause }
    guard others.count == 1, let truth = truth(ofCase: others[0]) else { return [] }
    return [(subject, !truth)]
  }

  private func truth(ofCase clause: Place) -> Bool? {
    let patterns = project.children(clause).filter { project.kind($0) == .casePattern }
    guard patterns.count == 1, let literal = project.first(patterns[0]), project.kind(literal) == .booleanLiteral else {
      return nil
    }
    return project.name(literal) == "true"
  }

  /// `Thread.isMainThread ? act() : …`, `!Thread.isMainThread ? … : act()`.
  private func conditions(ofChoiceOf part: Place, in expression: Place) -> [Condition] {
    let whole = project.kind(expression) == .ternaryOperator ? project.parent(expression) ?? expression : expression
    let parts = Array(project.children(whole))
    guard let question = parts.firstIndex(where: { project.kind($0) == .ternaryOperator }), question == 1 else {
      return []
    }
    if expression == parts[question] { return [(parts[0], true)] }
    return parts[2...].contains(part) ? [(parts[0], false)] : []
  }

  // MARK: - One condition

  /// Whether code is on main where a condition holds, or where it does not; with others, where all have to hold, or
  /// none does.
  private func isMain(if condition: Place, is truth: Bool, depth: Int = 0) -> Bool {
    switch project.kind(condition) {
    case .prefixExpr:
      return project.text(condition).hasPrefix("!")
        && project.children(condition).contains { isMain(if: $0, is: !truth, depth: depth) }
    case .tupleExpr:
      return project.inParentheses(condition).map { isMain(if: $0, is: truth, depth: depth) } ?? false
    case .sequenceExpr:
      return operands(of: condition, joinedBy: truth ? "&&" : "||").contains {
        isMain(if: $0, is: truth, depth: depth)
      } || comparesWithMain(condition, truth, depth: depth)
    case .memberExpr, .identifierExpr, .callExpr:
      if project.kind(condition) != .callExpr, project.symbol(condition) == .isMainThread { return truth }
      return depth < 4 && meant(by: condition).map { isMain(if: $0, is: truth, depth: depth + 1) } ?? false
    default: return false
    }
  }

  /// `Thread.current == Thread.main`, `pthread_main_np() != 0`, `Thread.isMainThread == true`.
  private func comparesWithMain(_ sequence: Place, _ truth: Bool, depth: Int) -> Bool {
    let parts = Array(project.children(sequence))
    guard parts.count == 3, project.kind(parts[1]) == .binaryOperator else { return false }
    let isSame: Bool
    switch project.name(parts[1]) {
    case "==", "===": isSame = truth
    case "!=", "!==": isSame = !truth
    default: return false
    }
    return [(parts[0], parts[2]), (parts[2], parts[0])].contains { asking, known in
      let (asked, answer) = (project.words(asking), project.words(known))
      if Schedulers.currentThreads.contains(asked) { return isSame && Schedulers.mainThreads.contains(answer) }
      if asked == Schedulers.mainFlag { return answer == "0" ? !isSame : answer == "1" && isSame }
      guard project.kind(known) == .booleanLiteral else { return false }
      return isMain(if: asking, is: (answer == "true") == isSame, depth: depth)
    }
  }

  /// What a name stands for that asks by another's word: a constant of the same body, a computed property, a function.
  /// What was asked anywhere else, or at another time, says nothing of the thread here.
  private func meant(by condition: Place) -> Place? {
    let body: Place
    if project.kind(condition) == .callExpr {
      guard !project.children(condition).contains(where: { project.kind($0) == .argument }),
        let function = lowering.function(calledBy: condition, .none),
        let block = project.child(function, .codeBlock)
      else { return nil }
      body = block
    } else {
      guard let variable = variableAsked(by: condition) else { return nil }
      guard let getter = project.getter(of: variable) else {
        guard project.flags(variable).contains(.isLet), let own = project.enclosingBody(of: variable),
          own == project.enclosingBody(of: condition)
        else { return nil }
        return project.initialValue(of: variable)
      }
      body = getter
    }
    let returned = lowering.returnedExpressions(of: body, .none)
    return returned.count == 1 ? returned[0] : nil
  }

  /// Also one that an extension gives to a type of the system: `DispatchQueue.isMain`.
  private func variableAsked(by name: Place) -> Place? {
    if let variable = lowering.variable(namedBy: name) { return variable }
    let members: [Member]
    switch project.kind(name) {
    case .memberExpr:
      guard let base = project.first(name) else { return nil }
      let type = project.kind(base) == .memberExpr ? project.first(base) ?? base : base
      members = project.extensionMembers(named: project.symbol(name), of: [project.symbol(type)])
    default:
      guard case .externalMember(let found, _)? = meaning.lookUp(project.symbol(name), at: name) else { return nil }
      members = found
    }
    return members.count == 1 && members[0].kind == .variable ? members[0].place : nil
  }

  /// Whether a condition asks for something of the current thread or queue, and by no question that is known.
  private func asksSomething(_ condition: Place, depth: Int = 0) -> Bool {
    if isMain(if: condition, is: true) || isMain(if: condition, is: false) { return false }
    if Schedulers.threadQuestions.contains(where: { project.holds($0, condition) }) { return true }
    var waiting = [condition]
    while let at = waiting.popLast() {
      if depth < 4, [.memberExpr, .identifierExpr, .callExpr].contains(project.kind(at)), let meant = meant(by: at),
        asksSomething(meant, depth: depth + 1)
      {
        return true
      }
      if project.kind(at) != .closureExpr { waiting += project.children(at) }
    }
    return false
  }

  /// What stands between operators that are all the same, or bind more tightly than that one; none, else.
  private func operands(of sequence: Place, joinedBy word: String) -> [Place] {
    let parts = Array(project.children(sequence))
    let operators = parts.filter { project.kind($0) == .binaryOperator }.map { project.text($0) }
    let other = word == "&&" ? "||" : "&&"
    guard operators.contains(word), !operators.contains(other), !operators.contains("??") else { return [] }
    return parts.indices.compactMap { index in
      let isAlone =
        (index == 0 || project.text(parts[index - 1]) == word)
        && (index + 1 == parts.count || project.text(parts[index + 1]) == word)
      return isAlone ? parts[index] : nil
    }
  }
}
