/// From an expression's syntax to what it stands for.
extension Lowering {
  /// What the expression at `place` stands for.
  ///
  /// - Parameter frame: the calls in progress around it; `none` for "whenever this code runs".
  func value(of place: Place, in frame: FrameID = .none) -> Value {
    switch project.kind(place) {
    case .stringLiteral, .numberLiteral, .nilLiteral, .regexLiteral: return .plain
    case .booleanLiteral: return .bool(project.name(place) == "true")
    case .keyPathExpr: return .keyPath(place)
    case .closureExpr: return store.closure(place, in: frame)
    case .tryExpr, .awaitExpr, .inOutExpr, .argument, .initializerClause, .optionalChain, .forceUnwrap,
      .postfixOperatorExpr, .returnStmt:
      return project.children(place).last.map { value(of: $0, in: frame) } ?? .plain
    case .prefixExpr:
      guard let operand = project.children(place).last else { return .plain }
      return negated(value(of: operand, in: frame), by: place)
    case .selfExpr, .superExpr: return selfValue(at: place, frame)
    case .identifierExpr, .memberExpr, .callExpr, .subscriptExpr, .implicitMemberExpr, .sequenceExpr, .tupleExpr,
      .arrayExpr, .dictionaryExpr, .ifExpr, .switchExpr, .doStmt, .macroExpr, .postfixIfConfigExpr:
      let question = question(place, frame)
      if let known = values.answer(known: question) { return known }
      prepare(place, frame)
      return values.answer(to: question, beyond: .lost(place, .none)) { compute(place, frame) }
    default: return .lost(place, .none)
    }
  }

  private func compute(_ place: Place, _ frame: FrameID) -> Value {
    switch project.kind(place) {
    case .identifierExpr: nameValue(project.symbol(place), at: place, frame)
    case .memberExpr: member(place, frame)
    case .callExpr: call(place, frame)
    case .subscriptExpr: element(ofSubscript: place, frame)
    case .implicitMemberExpr: implicitMember(place, call: nil, frame)
    case .sequenceExpr: sequenceExpression(place, frame)
    case .tupleExpr: tuple(place, frame)
    case .arrayExpr: store.array(of: join(project.children(place).map { value(of: $0, in: frame) }))
    case .dictionaryExpr:
      // Keys and values take turns.
      store.array(
        of: join(
          project.children(place).enumerated().filter { $0.offset % 2 == 1 }.map { value(of: $0.element, in: frame) }))
    case .postfixIfConfigExpr: conditionalSteps(place, frame)
    case .ifExpr, .switchExpr, .doStmt: join(branches(of: place, frame).map { lastValue(of: $0, frame) })
    default: .lost(place, .none)
    }
  }

  /// A chain with steps under `#if`: some build has them, and another one has none, or those of a clause that is not read.
  private func conditionalSteps(_ place: Place, _ frame: FrameID) -> Value {
    guard let taken = project.first(place) else { return .lost(place, .none) }
    let value = value(of: taken, in: frame)
    guard case .sequence(let chain) = value else { return value }
    let tree = project.tree(place)
    let directive = project.node(place).token
    let hasOthers = tree.tokens[Int(directive)...Int(project.node(place).last)].contains {
      [.poundElse, .poundElseif].contains($0.kind)
    }
    if hasOthers {
      return .sequence(graph.choice([chain, graph.add(.lost(place, project.symbol(place)), .observable)]))
    }
    var base = taken
    while project.node(base).last > directive, let inner = project.first(base) { base = inner }
    guard case .sequence(let bare) = self.value(of: base, in: frame) else { return value }
    return .sequence(graph.choice([chain, bare]))
  }

  /// Answers a long chain from its root outward: then each link finds the one before it answered, and no chain is too
  /// long.
  private func prepare(_ place: Place, _ frame: FrameID) {
    // Nearly all are short, and counting costs less than to see how far they are answered.
    var count = 0
    var end = place
    while count <= Self.mostLinks, let base = link(before: end) {
      count += 1
      end = base
    }
    guard count > Self.mostLinks else { return }
    var links: [Place] = []
    var current = place
    while let base = link(before: current) {
      if project.kind(current) == .callExpr, values.isAnswered(question(current, frame)) { break }
      links.append(current)
      current = base
    }
    // What encloses it is asked for itself.
    for link in links.dropFirst().reversed() where project.kind(link) == .callExpr {
      _ = values.answer(to: question(link, frame), beyond: .lost(link, .none)) { compute(link, frame) }
    }
  }

  private static let mostLinks = 48

  private func link(before link: Place) -> Place? {
    guard [.callExpr, .memberExpr, .subscriptExpr].contains(project.kind(link)), var base = project.first(link) else {
      return nil
    }
    while [.optionalChain, .forceUnwrap, .postfixOperatorExpr].contains(project.kind(base)),
      let inner = project.first(base)
    {
      base = inner
    }
    return base
  }

  private func question(_ expression: Place, _ frame: FrameID) -> ValueQuestion {
    ValueQuestion(kind: .expression, place: expression, context: frame.number)
  }

  private func tuple(_ place: Place, _ frame: FrameID) -> Value {
    let elements = Array(project.children(place))
    if elements.count == 1 { return value(of: elements[0], in: frame) }
    if elements.isEmpty { return .plain }
    return store.tuple(elements.map { project.label($0) }, elements.map { value(of: $0, in: frame) })
  }

  private func negated(_ value: Value, by place: Place) -> Value {
    if case .bool(let isTrue) = value { return .bool(!isTrue) }
    // `-x` of a scheduler is none; `.prefix` of anything else is no chain.
    return value
  }

  /// The value of a block used as an expression: its last statement's.
  private func lastValue(of block: Place, _ frame: FrameID) -> Value {
    guard let last = lastStatement(of: block) else { return .plain }
    switch project.kind(last) {
    case .returnStmt, .throwStmt, .jumpStmt: return .nothing
    default: return value(of: last, in: frame)
    }
  }

  // MARK: - Operators between operands

  /// Operators in an expression: only those that choose between sequences matter.
  private func sequenceExpression(_ place: Place, _ frame: FrameID) -> Value {
    let parts = Array(project.children(place))
    if parts.contains(where: { project.kind($0) == .assignmentOperator }) { return .plain }
    return operands(parts[...], at: place, frame)
  }

  /// What operands and the operators between them stand for.
  func operands(_ parts: ArraySlice<Place>, at place: Place, _ frame: FrameID) -> Value {
    guard let question = parts.firstIndex(where: { project.kind($0) == .ternaryOperator }) else {
      return operatorValue(parts, at: place, frame)
    }
    // `a ? x : b ? y : z`: what follows the colon is the rest.
    let chosen = project.first(parts[question])
    let rest = parts[(question + 1)...]
    switch truth(of: parts[..<question], frame) {
    case true?: return chosen.map { value(of: $0, in: frame) } ?? .plain
    case false?: return operands(rest, at: place, frame)
    case nil: return join([chosen.map { value(of: $0, in: frame) } ?? .plain, operands(rest, at: place, frame)])
    }
  }

  /// The value of operands and the operators between them.
  private func operatorValue(_ parts: ArraySlice<Place>, at place: Place, _ frame: FrameID) -> Value {
    guard let first = parts.first else { return .plain }
    if parts.count == 1 { return value(of: first, in: frame) }
    var choices: [Value] = []
    for index in parts.indices.dropFirst() {
      let part = parts[index]
      switch project.kind(part) {
      case .castOperator:
        guard let type = project.first(part), !project.text(part).hasPrefix("is") else { return .plain }
        return cast(value(of: parts[index - 1], in: frame), to: typeValue(type, frame))
      case .binaryOperator:
        guard parts.indices.contains(index + 1) else { return .plain }
        let symbol = project.name(part)
        if symbol == "??" {
          if choices.isEmpty { choices.append(value(of: parts[index - 1], in: frame)) }
          choices.append(value(of: parts[index + 1], in: frame))
          continue
        }
        if let decided = truth(of: parts, frame) { return .bool(decided) }
        if symbol == "+", let joined = concatenation(parts, frame) { return joined }
        let functions = operatorFunctions(part)
        guard !functions.isEmpty else { return .plain }
        return call(functions, arguments(of: part, frame), at: place, frame, isLabelled: false)
      default: continue
      }
    }
    return choices.isEmpty ? .plain : join(choices)
  }

  /// `first + [second]`: an array of either's elements.
  private func concatenation(_ parts: ArraySlice<Place>, _ frame: FrameID) -> Value? {
    let signs = parts.filter { project.kind($0) == .binaryOperator }
    guard signs.allSatisfy({ project.name($0) == "+" }) else { return nil }
    let operands = parts.filter { project.kind($0) != .binaryOperator }
    guard operands.count == signs.count + 1, operands.contains(where: isWrittenAsArray) else { return nil }
    // A function that joins what it returns to its own result has as many elements as it is called.
    let known = operands.filter { project.kind($0) != .callExpr }.map { forced(value(of: $0, in: frame)) }
    guard known.contains(where: isArrayOfSequences) else { return nil }
    let isAll = known.count == operands.count && known.allSatisfy(isArrayOfSequences)
    return join(known.filter(isArrayOfSequences) + (isAll ? [] : [store.array(of: .lost(signs[0], .none))]))
  }

  private func isArrayOfSequences(_ value: Value) -> Bool {
    guard case .array = value else { return false }
    return alternatives(of: element(of: value)).contains(where: isSequence)
  }

  /// `[first]`, or a name that is declared as an array.
  private func isWrittenAsArray(_ operand: Place) -> Bool {
    switch project.kind(operand) {
    case .arrayExpr: return true
    case .identifierExpr, .memberExpr:
      guard let variable = variable(namedBy: operand) else { return false }
      if let type = project.declaredType(of: variable) { return project.kind(type) == .arrayType }
      return project.initialValue(of: variable).map { project.kind($0) == .arrayExpr } ?? false
    default: return false
    }
  }

  /// Functions that the project declares for an operator, of which the operands' types decide.
  func operatorFunctions(_ part: Place) -> [Place] {
    operatorsMeant.answer(to: part, beyond: []) {
      let name = project.symbol(part)
      let globals = project.globals(named: name).filter { $0.kind == .function }.map(\.place)
      let members = (project.methods(named: name) + project.methodsOfOutsideTypes(named: name))
        .filter { project.isOperator($0) && !globals.contains($0) }
      return fitting(project.nearest(globals + members, to: part.file) { $0 }, arguments(of: part, .none))
    }
  }

  /// What a cast makes of a value: whichever of the two types says more.
  private func cast(_ operand: Value, to type: Value) -> Value {
    switch (forced(operand), type) {
    case (.object(let known), .object(let other)):
      return meaning.inherits(store[known].type, from: store[other].type) ? operand : type
    case (.outside, .object), (.lost, _), (.plain, _), (.nothing, _), (.asked, .object), (.asked, .outside): return type
    // `first(where:)` out of sight may as well be a collection's.
    case (.sequence(let chain), .object), (.sequence(let chain), .outside): return isOfUnseen(chain) ? type : operand
    case (.outside(let known), .outside(let other)):
      return meaning.superclassNames(of: store[known].type).contains(store[other].type) ? operand : type
    case (.either(let list), _): return join(store[list].map { cast($0, to: type) })
    default: return operand
    }
  }

  /// Whether a chain is one for the words of its steps alone: nobody in sight says what they are called on.
  private func isOfUnseen(_ chain: ChainID) -> Bool {
    var input = chain
    while let step = graph.step(of: input), let above = step.input { input = above }
    if case .lost = graph[input] { return true }
    return false
  }
}
