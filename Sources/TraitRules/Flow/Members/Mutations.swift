/// On which threads a reactor's mutations are made: what its `mutate` and `transform` return.
extension Evaluator {
  /// The threads of all mutations, or of those that assign a property of the state.
  func mutationFacts(of type: TypeID, assigning property: String?) -> Facts {
    let key = MutationKey(type: type, property: property)
    if let known = mutationMemo[key] { return known }
    // A reactor can observe another one's state; whoever asks in between sees no thread yet.
    mutationMemo[key] = Facts()
    let cases = property.flatMap { mutations(assigning: $0, in: type) }
    var result = Facts()
    for name in ["mutate", "transform"] {
      for function in findMember(type, name)?.members ?? [] where function.kind == .function && hasBody(function.place)
      {
        let label = parameters(of: function.place).first.flatMap { project.tree($0).label($0.node) }
        guard name == "mutate" || label == "mutation" || label == "action" || label == "state" else { continue }
        let makesMutations = name == "mutate" || label == "mutation"
        let maker = MutationMaker(evaluator: self, reactor: type, cases: makesMutations ? cases : nil)
        guard var facts = maker.facts(of: function.place) else { continue }
        facts.doubtAssumedThreads()
        // Actions come from views; what a mutation delivers at once is on main then.
        if facts.threads.remove(.subscriber) != nil { facts.threads.insert(.main) }
        // `transform` usually passes on its own parameter, of which nothing is known.
        if name == "transform" {
          facts.threads.remove(.unknown)
          facts.unknownThread = nil
        }
        result.joinThreads(of: facts)
      }
    }
    mutationMemo[key] = result
    return result
  }
}

struct MutationKey: Hashable {
  var type: TypeID
  var property: String?
}

/// What a function of a reactor returns, as far as certain mutations can come of it.
struct MutationMaker {
  let evaluator: Evaluator
  let reactor: TypeID
  /// The mutations' names; `nil` for all.
  let cases: Set<String>?
  private var project: Project { evaluator.project }
  private let allCases: Set<String>

  init(evaluator: Evaluator, reactor: TypeID, cases: Set<String>?) {
    self.evaluator = evaluator
    self.reactor = reactor
    self.cases = cases
    let mutation = evaluator.nestedType("Mutation", in: reactor)
    let members = mutation.map { evaluator.project.contents(of: $0).members } ?? [:]
    allCases = Set(members.filter { $0.value.contains { $0.kind == .enumCase } }.keys)
  }

  /// The threads of what a function returns; `nil` where it returns nothing that can be followed.
  func facts(of function: Place) -> Facts? {
    guard let body = project.child(function, .codeBlock), evaluator.enter(function) else { return nil }
    defer { evaluator.leave(function) }
    let returned = evaluator.returnedExpressions(of: body)
    guard cases != nil, !allCases.isEmpty, !returned.isEmpty else {
      return threads(of: evaluator.returnedValue(of: body, nil), at: function)
    }
    return returned.compactMap(facts(returned:)).reduce(Facts()) { $0.joined(with: $1) }
  }

  private func threads(of value: Value, at place: Place) -> Facts? {
    if value.isPlain { return nil }
    var facts = Facts()
    facts.joinThreads(of: evaluator.asSequence(value, at: place).facts)
    return facts
  }

  /// The threads of an expression's elements, of those parts of a `concat` or `merge` that can make the mutations.
  private func facts(returned expression: Place) -> Facts? {
    var visited: Set<Place> = []
    guard canMake(expression, &visited) else { return nil }
    guard let (name, parts) = joinedParts(of: expression) else {
      return threads(of: evaluator.value(of: expression, in: nil), at: expression)
    }
    var result = Facts()
    for (index, part) in parts.enumerated() {
      guard var facts = facts(returned: part) else { continue }
      // What a later part of a `concat` delivers at once comes where the part before it ended.
      if name == "concat", index > 0, facts.threads.remove(.subscriber) != nil,
        let before = threads(of: evaluator.value(of: parts[index - 1], in: nil), at: parts[index - 1])
      {
        facts.joinThreads(of: before)
      }
      result.joinThreads(of: facts)
    }
    return result
  }

  /// The inputs of `Observable.concat([a, b])`, `.merge(a, b)`.
  private func joinedParts(of expression: Place) -> (name: String, parts: [Place])? {
    guard project.kind(expression) == .callExpr, let callee = project.children(expression).first,
      ["concat", "merge"].contains(project.name(callee)),
      project.kind(callee) == .implicitMemberExpr
        || project.children(callee).first.map({ project.name($0) == "Observable" }) ?? false
    else { return nil }
    let parts = project.children(expression).filter { project.kind($0) == .argument }.flatMap { argument -> [Place] in
      guard let operand = project.children(argument).last else { return [] }
      return project.kind(operand) == .arrayExpr ? Array(project.children(operand)) : [operand]
    }
    return parts.isEmpty ? nil : (project.name(callee), parts)
  }

  /// Whether an expression makes one of the mutations, itself or through the reactor's own names; one that makes none
  /// in sight may make any.
  private func canMake(_ expression: Place, _ visited: inout Set<Place>) -> Bool {
    let made = mutationsMade(in: expression, &visited)
    guard let cases, !made.isEmpty else { return true }
    return !made.isDisjoint(with: cases)
  }

  private func mutationsMade(in root: Place, _ visited: inout Set<Place>) -> Set<String> {
    guard visited.count < 64, visited.insert(root).inserted else { return [] }
    let tree = project.tree(root)
    var made: Set<String> = []
    var stack = [root.node]
    while let at = stack.popLast() {
      let place = Place(file: root.file, node: at)
      switch tree[at].kind {
      case .implicitMemberExpr, .memberExpr:
        let name = tree.name(at)
        if allCases.contains(name) { made.insert(name) }
        if tree[at].kind == .memberExpr, let base = project.children(place).first, project.kind(base) == .selfExpr {
          for declaration in ownDeclarations(name) { made.formUnion(mutationsMade(in: declaration, &visited)) }
        }
      case .identifierExpr:
        switch evaluator.lookUp(tree.name(at), at: place) {
        case .local(let binding, _)?: made.formUnion(mutationsMade(in: binding, &visited))
        case .localFunctions(let functions)?:
          for function in functions { made.formUnion(mutationsMade(in: function, &visited)) }
        case .member(_, let members)?:
          for member in members { made.formUnion(mutationsMade(in: member.place, &visited)) }
        default: break
        }
      default: break
      }
      stack += tree.children(at)
    }
    return made
  }

  private func ownDeclarations(_ name: String) -> [Place] {
    (evaluator.findMember(reactor, name)?.members ?? []).map(\.place)
  }
}
