/// What a local name holds where it is read: what was assigned to it on the ways that lead there.
extension Lowering {
  /// A local `let` or `var`, read at a place.
  func local(_ binding: Place, pattern: Place, at place: Place, _ frame: FrameID) -> Value {
    let declared = project.declaredType(of: binding).map { typeValue($0, frame) }
    if let declared, saysAll(declared) { return declared }
    let reaching = Reaching(lowering: self, binding: binding, pattern: pattern, frame: frame)
    let definitions = reaching.definitions(at: place)
    // What a function that calls itself makes in many branches, as an interpreter does, has as many values as there are
    // ways through all of its calls: of those the type has to do.
    if let declared, definitions.count > Self.mostWays { return declared }
    let known = definitions.map { definition in
      // What is assigned there is being worked out: only its name can stand for it.
      reaching.sequence(assignedTo: definition, around: place).map {
        held(definition, graph.trait(of: $0), self.frame(frame, outside: project.parent(definition)))
      } ?? local(definedAt: definition, declared, frame)
    }.filter { $0 != .plain && $0 != .nothing }
    guard known.isEmpty else { return join(known) }
    return unassigned(binding, pattern: pattern, declared)
  }

  private static var mostWays: Int { 6 }

  /// A name that nothing in sight gives a value.
  private func unassigned(_ binding: Place, pattern: Place, _ declared: Value?) -> Value {
    guard let declared else { return .plain }
    guard case .sequence(let chain) = declared, graph.trait(of: chain).isHot else { return declared }
    return .sequence(relay(graph.trait(of: chain), declaredAt: binding, receiver: .nothing, element: declared))
  }

  /// A value as a sequence, where an operator or a sink makes clear that it is one. What a call out of sight gave a local
  /// is one sequence for all who read it.
  func chain(_ value: Value, readAt place: Place, _ frame: FrameID) -> ChainID {
    guard case .asked = value, project.kind(place) == .identifierExpr,
      case .local(let binding, let pattern)? = meaning.lookUp(project.symbol(place), at: place)
    else { return chain(value, at: place) }
    let definitions = Reaching(lowering: self, binding: binding, pattern: pattern, frame: frame).definitions(at: place)
    guard definitions.count == 1 else { return chain(value, at: place) }
    return graph.add(.name(definitions[0], of: .nothing, frame), .observable, nesting: store.depth(of: frame))
  }

  /// What one definition gives a name: its declaration, or an assignment's target.
  private func local(definedAt definition: Place, _ declared: Value?, _ frame: FrameID) -> Value {
    if case .sequence(let type)? = declared, !graph.trait(of: type).isHot {
      return held(definition, graph.trait(of: type), frame)
    }
    let question = ValueQuestion(kind: .variable, place: definition, context: frame.number)
    let value = values.answer(to: question, beyond: declared ?? .lost(definition, project.symbol(definition))) {
      localValue(definedAt: definition, frame)
    }
    guard case .sequence(let chain) = value, !isFed(chain) else { return kept(value, by: definition) }
    return held(definition, graph.trait(of: chain), frame)
  }

  /// The calls in progress without those of closures that stand in a statement.
  private func frame(_ frame: FrameID, outside statement: Place?) -> FrameID {
    var frame = frame
    while let statement, !frame.isNone, project.isInside(store[frame].owner, statement) { frame = store[frame].parent }
    return frame
  }

  private func held(_ definition: Place, _ trait: SequenceTrait, _ frame: FrameID) -> Value {
    .sequence(graph.add(.name(definition, of: .nothing, frame), trait, nesting: store.depth(of: frame)))
  }

  /// - Parameter definition: the binding; in `let (a, b) = …` the name's own part of the pattern; of an assignment, its
  ///   target.
  func localValue(definedAt definition: Place, _ frame: FrameID) -> Value {
    let isAssigned = project.kind(definition) == .identifierExpr
    guard !isAssigned else { return valueAssigned(to: definition, frame) }
    let binding = enclosingBinding(of: definition)
    let declared = project.declaredType(of: binding).map { typeValue($0, frame) }
    func seen(_ value: Value) -> Value { declared.map { coerce(value, to: $0, at: binding) } ?? value }
    if let body = project.getter(of: binding) { return seen(returned(by: body, frame)) }
    guard let initial = project.initialValue(of: binding), let pattern = project.first(binding) else {
      return declared ?? .plain
    }
    let whole = value(of: initial, in: frame)
    let value = definition == binding ? whole : part(named: project.symbol(definition), of: whole, boundBy: pattern)
    let made = part(of: initial, boundBy: definition, in: pattern)
    let own = identified(value, madeAt: made, as: definition, .nothing)
    guard case .array = own, !project.flags(binding).contains(.isLet) else { return seen(own) }
    return seen(join(joined([own], initially: initial, frame, with: appended(to: binding, frame))))
  }

  /// Of `let (a, b) = (make(), other())` the part that a name is for; where it is no tuple that is written, all of it.
  private func part(of initial: Place, boundBy name: Place, in pattern: Place) -> Place {
    guard project.kind(pattern) == .tuplePattern, project.kind(initial) == .tupleExpr,
      let (_, part) = zip(project.children(pattern), project.children(initial)).first(where: { $0.0 == name })
    else { return initial }
    return project.first(part) ?? initial
  }

  private func valueAssigned(to target: Place, _ frame: FrameID) -> Value {
    if let parent = project.parent(target), project.kind(parent) == .inOutExpr {
      return value(handedOn: target, frame)
    }
    guard let sequence = project.parent(target), let sign = Array(project.children(sequence)).dropFirst().first,
      let (_, source) = assignment(sign),
      case .local(let binding, _)? = meaning.lookUp(project.symbol(target), at: target)
    else { return .plain }
    let value = identified(assignedValue(source, after: sign, frame), madeAt: source, as: binding, .nothing)
    return project.declaredType(of: binding).map { coerce(value, to: typeValue($0, frame), at: binding) } ?? value
  }
}

/// Which definitions of a local variable a place can see.
private struct Reaching {
  let lowering: Lowering
  let binding: Place
  let pattern: Place
  /// What decides branches.
  let frame: FrameID
  private var project: Project { lowering.project }

  /// The declaration, and the targets of assignments, in the order of the source.
  func definitions(at place: Place) -> [Place] {
    let first = lowering.declaration(of: project.symbol(pattern), in: binding)
    guard !project.flags(binding).contains(.isLet) || project.initialValue(of: binding) == nil else { return [first] }
    let targets = lowering.localTargets(of: binding, named: project.symbol(pattern))
    guard !targets.isEmpty else { return [first] }
    let seen = seenFrom(place)
    var found: [Place] = []
    // Backwards, up to what every way comes through: one assignment, or one in each branch.
    var sure: Place?
    for target in targets.reversed() where isBefore(target, seen) && isReached(target) {
      if let sure, !project.isInside(target, sure) { break }
      found.append(target)
      sure = sure ?? statement(of: target, onEveryWayTo: seen)
    }
    if sure == nil, project.initialValue(of: binding) != nil { found.append(first) }
    let later = targets.filter { !isBefore($0, seen) && (seen != place || isInSameLoop($0, seen)) }
    if let own = later.firstIndex(where: { sequence(assignedTo: $0, around: place) != nil }) {
      return Array(later[own...])
    }
    return found.reversed() + later
  }

  /// `chain = chain.retry(when: { _ in tap.flatMap { chain } })`: by the time that a sequence's closure runs, the variable
  /// that it captures holds that sequence, and what it held before no more.
  func sequence(assignedTo target: Place, around place: Place) -> ChainID? {
    // Most names are read outside of what is assigned to them: that is seen before the closures around a place are.
    guard let statement = project.parent(target), project.kind(statement) == .sequenceExpr,
      project.isInside(place, statement), case let closure = seenFrom(place), closure != place,
      project.kind(closure) == .closureExpr, project.isInside(closure, statement),
      project.enclosingBody(of: target) == project.enclosingBody(of: binding),
      let call = lowering.call(taking: closure), let callee = project.first(call), project.kind(callee) == .memberExpr,
      lowering.dialect.subscriptions[project.symbol(callee)] == nil, let base = project.first(callee),
      case .sequence(let chain) = lowering.forced(lowering.value(of: base, in: frame))
    else { return nil }
    return chain
  }

  /// The place itself, or the closure or local function around it, which may run whenever it likes.
  private func seenFrom(_ place: Place) -> Place {
    let home = project.enclosingBody(of: binding)
    var seen = place
    var body = project.enclosingBody(of: place)
    while let at = body, at != home {
      seen = at
      body = project.enclosingBody(of: at)
    }
    return seen
  }

  /// An assignment takes effect behind its own right side.
  private func isBefore(_ target: Place, _ place: Place) -> Bool {
    guard let statement = project.parent(target), !project.isInside(place, statement) else { return false }
    return project.node(target).token < project.node(place).token
  }

  /// The statement of an assignment, or the one around it that assigns in each of its branches, where whoever comes to
  /// `place` comes through it.
  private func statement(of target: Place, onEveryWayTo place: Place) -> Place? {
    guard project.enclosingBody(of: target) == project.enclosingBody(of: binding),
      var statement = statement(of: target)
    else { return nil }
    while let block = project.parent(statement) {
      switch project.kind(block) {
      case .codeBlock, .closureExpr, .switchCase, .ifConfigClause:
        if project.isInside(place, block) { return statement }
        guard let around = branching(around: block), assignsInEveryBranch(around) || isOnlyBranch(block, of: around)
        else { return nil }
        statement = around
      case .ifConfig, .doStmt: statement = block
      default: return nil
      }
    }
    return nil
  }

  /// Whether the values at hand leave a statement no other branch.
  private func isOnlyBranch(_ block: Place, of statement: Place) -> Bool {
    let branches = lowering.branches(of: statement, frame)
    return branches == [block] && lowering.isTaken(statement, branches, frame)
  }

  /// Whether no branch around an assignment is one that the values at hand leave out.
  private func isReached(_ target: Place) -> Bool {
    let home = project.enclosingBody(of: binding)
    var at = target
    while let block = project.parent(at), block != home {
      if let around = project.parent(block), [.codeBlock, .switchCase].contains(project.kind(block)),
        [.ifExpr, .switchExpr].contains(project.kind(around)), !lowering.branches(of: around, frame).contains(block)
      {
        return false
      }
      at = block
    }
    return true
  }

  /// The assignment, or the call that is handed the variable.
  private func statement(of target: Place) -> Place? {
    var at = project.parent(target)
    while let place = at, let around = project.parent(place),
      [.inOutExpr, .argument, .tryExpr, .awaitExpr].contains(project.kind(place))
        || project.kind(place) == .callExpr && [.tryExpr, .awaitExpr].contains(project.kind(around))
    {
      at = around
    }
    return at
  }

  /// The `if` or `switch` of which a block is a branch.
  private func branching(around block: Place) -> Place? {
    project.parent(block).flatMap { [.ifExpr, .switchExpr, .doStmt].contains(project.kind($0)) ? $0 : nil }
  }

  private func assignsInEveryBranch(_ statement: Place) -> Bool {
    switch project.kind(statement) {
    case .ifExpr:
      // The blocks of all `else if` are the statement's own: one behind another without a condition is the `else`.
      let children = project.children(statement)
      return children.suffix(2).count(where: { project.kind($0) == .codeBlock }) == 2
        && children.filter { project.kind($0) == .codeBlock }.allSatisfy(assigns)
    case .switchExpr:
      return project.children(statement).filter { project.kind($0) == .switchCase }.allSatisfy(assigns)
    case .doStmt: return !project.children(statement).contains { project.kind($0) == .catchClause }
    default: return false
    }
  }

  /// Whether a block gives the name a value, or is left for good.
  private func assigns(in block: Place) -> Bool {
    let statements = Array(project.children(block))
    if let last = statements.last, [.returnStmt, .throwStmt].contains(project.kind(last)) { return true }
    let targets = lowering.localTargets(of: binding, named: project.symbol(pattern))
    return statements.contains { statement in
      if targets.contains(where: { project.parent($0) == statement }) { return true }
      return [.ifExpr, .switchExpr].contains(project.kind(statement)) && assignsInEveryBranch(statement)
    }
  }

  /// Whether a loop leads from an assignment back to a place before it.
  private func isInSameLoop(_ target: Place, _ place: Place) -> Bool {
    var current = project.parent(place)
    while let at = current, project.isInside(at, binding) == false {
      switch project.kind(at) {
      case .forStmt, .whileStmt, .repeatStmt: if project.isInside(target, at) { return true }
      case .funcDecl, .closureExpr, .initDecl, .accessor: return false
      default: break
      }
      current = project.parent(at)
    }
    return false
  }
}

extension Lowering {
  /// The targets of what is assigned to a local, and where it is handed on to be, in the order of the source.
  fileprivate func localTargets(of binding: Place, named name: Symbol) -> [Place] {
    let body = project.enclosingBody(of: binding)
    let changes = project.those(of: project.changes(of: name, in: binding.file), in: body)
    let handedOn = project.those(of: inOutUses(of: name, in: binding.file), in: body)
    return (changes.compactMap { assignment($0)?.target } + handedOn).filter { target in
      guard project.kind(target) == .identifierExpr, case .local(let other, _)? = meaning.lookUp(name, at: target)
      else { return false }
      return other == binding
    }.sorted { project.node($0).token < project.node($1).token }
  }
}
