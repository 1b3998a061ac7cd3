/// Where code runs: outward through the closures around it to its function, and from there to the function's callers.
///
/// The answer is a node: on which threads that is, facts say later.
struct Contexts {
  let lowering: Lowering
  /// The cases that what is looked at is for, of what its closure is told; all where nothing is said.
  private(set) var cases: EventCases?
  var project: Project { lowering.project }
  var meaning: Meaning { lowering.meaning }

  init(lowering: Lowering) { self.lowering = lowering }

  /// The same, for some cases of what closures are told.
  func narrowed(to cases: EventCases?) -> Contexts {
    var narrowed = self
    narrowed.cases = cases
    return narrowed
  }

  // MARK: - Nodes

  func runs(_ threads: Threads, _ place: Place, _ reason: Reason) -> ChainID {
    lowering.graph.add(
      .runs(threads, lowering.graph.cause(Cause(place: place, reason: reason))), .observable)
  }

  func runs(_ threads: Threads, _ place: Place, _ saying: Reason.Saying) -> ChainID {
    runs(threads, place, .said(saying))
  }

  var main: ChainID { lowering.graph.add(.runs(.main, .none), .observable) }

  func code(_ place: Place, _ frame: FrameID = .none) -> ChainID {
    lowering.graph.add(.code(place, frame), .observable)
  }

  // MARK: - Outward

  /// Where the code at `place` runs.
  ///
  /// - Parameter limit: a closure of `create`, or one that a function makes: what runs in it at once runs where that is
  ///   subscribed to or called.
  /// - Parameter told: the cases that code at the place is for, beside those of the clauses around it.
  func context(
    of place: Place, upTo limit: Place? = nil, _ frame: FrameID = .none, told: EventCases? = nil
  ) -> ChainID {
    var child = place
    var current: Place? = place
    var cases = told
    while let at = current {
      if at == limit { return runs(.subscriber, at, .runsWhereSubscribed) }
      switch project.kind(at) {
      case .switchCase: cases = eventCases(of: at) ?? cases
      case .closureExpr:
        let own = narrowed(to: cases?.closure == at ? cases : nil)
        if let context = own.closureContext(at, upTo: limit, frame) { return context }
      case .codeBlock: if at != child, isOnMain(child, in: at) { return main }
      case .ternaryOperator, .sequenceExpr: if at != child, isChosenOnMain(child, in: at) { return main }
      case .funcDecl, .initDecl, .deinitDecl, .accessor, .subscriptDecl: return code(at)
      case .accessorBlock where project.child(at, .codeBlock) != nil:
        if project.parent(at).map({ project.kind($0) }) == .patternBinding { return code(at) }
      case .classDecl, .structDecl, .enumDecl, .actorDecl, .extensionDecl, .protocolDecl:
        // The initial value of a property.
        return meaning.isMainType(at: at) ? main : runs(.subscriber, at, .runsWhereMade)
      default: break
      }
      child = at
      current = project.parent(at)
    }
    return main
  }

  /// Whether a statement of a block is gone through on the main thread alone: in `if Thread.isMainThread { … }`, in
  /// the `else` of `guard !Thread.isMainThread`, or after `guard Thread.isMainThread else { … }`.
  private func isOnMain(_ statement: Place, in block: Place) -> Bool {
    if let parent = project.parent(block), project.kind(parent) == .ifExpr {
      let parts = Array(project.children(parent))
      if let index = parts.firstIndex(of: block),
        parts[..<index].reversed().prefix(while: { project.kind($0) != .codeBlock }).contains(where: asksForMain)
          || parts.count == 3 && index == 2 && asksForOther(parts[0])
      {
        return true
      }
    }
    if let parent = project.parent(block), project.kind(parent) == .guardStmt,
      project.children(parent).contains(where: asksForOther)
    {
      return true
    }
    return project.children(block).contains { sibling in
      guard sibling.node < statement.node else { return false }
      return switch project.kind(sibling) {
      case .guardStmt: project.children(sibling).contains(where: asksForMain)
      case .ifExpr: leavesUnlessOnMain(sibling)
      default: false
      }
    }
  }

  /// `if !Thread.isMainThread { …; return }`.
  private func leavesUnlessOnMain(_ statement: Place) -> Bool {
    let parts = Array(project.children(statement))
    guard parts.count == 2, project.kind(parts[1]) == .codeBlock, asksForOther(parts[0]),
      let last = project.children(parts[1]).last
    else { return false }
    return [.returnStmt, .throwStmt].contains(project.kind(last))
  }

  /// `Thread.isMainThread ? act() : …`, `!Thread.isMainThread ? … : act()`.
  private func isChosenOnMain(_ part: Place, in expression: Place) -> Bool {
    let whole = project.kind(expression) == .ternaryOperator ? project.parent(expression) ?? expression : expression
    let parts = Array(project.children(whole))
    guard let question = parts.firstIndex(where: { project.kind($0) == .ternaryOperator }), question == 1 else {
      return false
    }
    if expression == parts[question] { return asksForMain(parts[0]) }
    return asksForOther(parts[0]) && parts[2...].contains(part)
  }

  /// `!Thread.isMainThread`; with others, where one of them is enough: `isBusy || !Thread.isMainThread`.
  private func asksForOther(_ condition: Place) -> Bool {
    switch project.kind(condition) {
    case .prefixExpr:
      project.text(condition).hasPrefix("!") && project.children(condition).contains(where: asksForMain)
    case .sequenceExpr: operands(of: condition, joinedBy: "||").contains(where: asksForOther)
    default: false
    }
  }

  /// `Thread.isMainThread`, `Thread.current.isMainThread`; with others that have to be true as well.
  private func asksForMain(_ condition: Place) -> Bool {
    switch project.kind(condition) {
    case .memberExpr: project.symbol(condition) == .isMainThread
    case .sequenceExpr: operands(of: condition, joinedBy: "&&").contains(where: asksForMain)
    default: false
    }
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
