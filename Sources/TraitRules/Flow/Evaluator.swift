/// Works out what expressions stand for: an abstract interpreter over the project's syntax that follows names, calls,
/// closures and files on demand.
///
/// It decides nothing that the source does not show: what it cannot follow becomes `Value.unknown`, with the name at
/// which sight was lost. Recursion, cycles and sheer size end in the same way.
final class Evaluator {
  let project: Project
  let catalogue: Catalogue
  let options: ProjectOptions

  /// Values of expressions outside any call in progress.
  var memo: [Place: Value] = [:]
  /// Declarations being worked out, to end cycles.
  var inProgress: Set<Place> = []
  var callsInProgress: [Place: Int] = [:]
  var depth = 0
  /// Expressions that may still be looked at for the current sink.
  var fuel = Evaluator.fuelPerSink

  var inheritedNamesMemo: [TypeID: Set<String>] = [:]
  var constructionsMemo: [TypeID: [Place]] = [:]
  var visibleCallsMemo: [Place: [Place]] = [:]
  var functionCounts: [String: Int] = [:]
  var mutationMemo: [TypeID: Facts] = [:]
  /// How many joins over call sites are nested.
  var contextDepth = 0

  var writersByIdentity: [Place: [Writer]]?
  var relayFacts: [Place: Facts] = [:]
  var relaysInProgress: Set<Place> = []
  /// How many relays were looked at for the outermost one in progress.
  var relaySteps = 0
  var writersByName: [String: [Writer]] = [:]
  var contextMemo: [Place: ThreadContext] = [:]
  var contextsInProgress: Set<Place> = []
  /// Written types being resolved: two aliases can name each other.
  var typesInProgress: Set<Place> = []

  static let fuelPerSink = 60_000
  static let maximumDepth = 180

  init(project: Project, catalogue: Catalogue = .standard, options: ProjectOptions) {
    self.project = project
    self.catalogue = catalogue
    self.options = options
  }

  /// Lets go of what was worked out. Values hold closures that hold the evaluator; without this, no project that was
  /// ever linted would be freed.
  func forget() {
    memo = [:]
    mutationMemo = [:]
    relayFacts = [:]
    contextMemo = [:]
  }

  /// What the expression at `place` stands for.
  ///
  /// - Parameter frame: the calls in progress around it, innermost first; `nil` for "whenever this code runs".
  func value(of place: Place, in frame: Frame?) -> Value {
    guard frame == nil else { return guarded(place) { self.compute(place, frame) } }
    if let known = memo[place] { return known }
    guard inProgress.insert(place).inserted else { return .unknown(project.text(place).firstLine, place) }
    let value = guarded(place) { self.compute(place, nil) }
    inProgress.remove(place)
    memo[place] = value
    return value
  }

  private func guarded(_ place: Place, _ body: () -> Value) -> Value {
    guard depth < Evaluator.maximumDepth, fuel > 0 else { return .unknown(project.text(place).firstLine, place) }
    fuel -= 1
    depth += 1
    defer { depth -= 1 }
    return body()
  }

  private func compute(_ place: Place, _ frame: Frame?) -> Value {
    switch project.kind(place) {
    case .callExpr, .memberExpr, .optionalChain, .forceUnwrap, .postfixOperatorExpr, .subscriptExpr:
      return chainValue(place, frame)
    case .identifierExpr: return nameValue(project.name(place), at: place, frame)
    case .selfExpr: return selfValue(at: place, frame)
    case .superExpr: return selfValue(at: place, frame)
    case .implicitMemberExpr: return implicitMember(place, call: nil, frame)
    case .tryExpr, .awaitExpr, .inOutExpr, .argument, .initializerClause, .prefixExpr:
      guard let operand = project.children(place).last else { return .plain }
      return value(of: operand, in: frame)
    case .tupleExpr:
      let elements = project.children(place)
      if elements.count == 1, let only = elements.first { return value(of: only, in: frame) }
      return .tuple(
        elements.map { element in
          Value.TupleElement(
            label: project.tree(element).label(element.node), value: lazily { self.value(of: element, in: frame) })
        })
    case .arrayExpr:
      let elements = project.children(place)
      return .array(lazily { self.join(elements.prefix(24).map { self.value(of: $0, in: frame) }) })
    case .closureExpr: return .closure(place, frame)
    case .sequenceExpr: return sequenceExpression(place, frame)
    case .ifExpr:
      return join(
        project.children(place).filter { project.kind($0) == .codeBlock }.map { blockValue($0, frame) })
    case .switchExpr:
      return join(
        project.children(place).filter { project.kind($0) == .switchCase }.map { blockValue($0, frame) })
    case .doStmt:
      return join(project.children(place).filter { project.kind($0) == .codeBlock }.map { blockValue($0, frame) })
    case .stringLiteral, .numberLiteral, .booleanLiteral, .nilLiteral, .regexLiteral, .dictionaryExpr, .keyPathExpr:
      return .plain
    default:
      return .unknown(project.text(place).firstLine, place)
    }
  }

  func lazily(_ body: @escaping () -> Value) -> LazyValue { LazyValue(body) }

  /// The value of a block used as an expression: its last statement's.
  private func blockValue(_ block: Place, _ frame: Frame?) -> Value {
    guard let last = project.children(block).last(where: { project.kind($0) != .casePattern }) else { return .plain }
    switch project.kind(last) {
    case .returnStmt, .throwStmt, .jumpStmt: return .plain
    default: return value(of: last, in: frame)
    }
  }

  /// Operators in an expression: only those that choose between sequences matter.
  private func sequenceExpression(_ place: Place, _ frame: Frame?) -> Value {
    let parts = project.children(place)
    var choices: [Value] = []
    var isChoice = false
    for (index, part) in parts.enumerated() {
      switch project.kind(part) {
      case .assignmentOperator: return .plain
      case .ternaryOperator:
        isChoice = true
        if let middle = project.children(part).first { choices.append(value(of: middle, in: frame)) }
        if index + 1 < parts.count { choices.append(value(of: parts[index + 1], in: frame)) }
      case .binaryOperator:
        let symbol = project.name(part)
        guard symbol == "??" else {
          if symbol == "->" { return .plain }
          if let custom = customOperator(symbol, at: place) {
            return call(
              functions: custom, arguments: operandArguments(parts, index, frame), selfValue: nil, at: place, frame)
          }
          if !isChoice { return .plain }
          continue
        }
        isChoice = true
        if choices.isEmpty, index > 0 { choices.append(value(of: parts[index - 1], in: frame)) }
        if index + 1 < parts.count { choices.append(value(of: parts[index + 1], in: frame)) }
      case .castOperator:
        guard index > 0, let type = project.children(part).first else { return .plain }
        if project.text(part).hasPrefix("is") { return .plain }
        let operand = value(of: parts[index - 1], in: frame)
        if case .unknown = operand { return typeValue(type, frame) }
        if case .plain = operand { return typeValue(type, frame) }
        if case .unseenCall = operand { return coerce(operand, to: typeValue(type, frame)) }
        return operand
      default: continue
      }
    }
    return isChoice ? join(choices) : .plain
  }

  private func operandArguments(_ parts: [Place], _ index: Int, _ frame: Frame?) -> [Argument] {
    [index - 1, index + 1].compactMap { at in
      guard parts.indices.contains(at) else { return nil }
      return Argument(label: nil, place: parts[at], value: lazily { self.value(of: parts[at], in: frame) })
    }
  }

  /// Functions that the project declares for an operator.
  private func customOperator(_ symbol: String, at place: Place) -> [Place]? {
    guard let members = project.globals[symbol] else { return nil }
    let functions = project.nearest(members.filter { $0.kind == .function }, to: place.file) { $0.place }.map(\.place)
    return functions.isEmpty ? nil : functions
  }

  // MARK: - Joining

  /// What can come when either of several values does.
  func join(_ values: [Value]) -> Value {
    if values.count == 1 { return values[0] }
    var sequence: RxSequence?
    var other: Value?
    var lost: Value?
    for value in values {
      switch value {
      case .plain: continue
      case .unknown: lost = lost ?? value
      case .sequence, .unseenCall:
        let next = asSequence(value, at: .nowhere)
        if let known = sequence {
          var joined = known
          joined.facts = known.facts.joined(with: next.facts)
          joined.model = .choice(known.node, next.node)
          if known.trait != next.trait { joined.trait = .observable }
          // The trace that a reader wants is that of the worst input.
          if next.facts.badness > known.facts.badness { joined.trace = next.trace }
          joined.element = known.element ?? next.element
          if known.identity != next.identity { joined.identity = nil }
          sequence = joined
        } else {
          sequence = next
        }
      default: other = other ?? value
      }
    }
    if var sequence {
      if case .unknown(let name, let place)? = lost {
        sequence.model = .choice(sequence.node, asSequence(.unknown(name, place), at: place).node)
        sequence.facts = sequence.facts.joined(with: .unknown(Cause(place: place, reason: "\(name) is not in sight")))
      }
      return .sequence(sequence)
    }
    return other ?? lost ?? .plain
  }

  /// A value as a sequence, where an operator or a sink makes clear that it is one.
  func asSequence(_ value: Value, at place: Place) -> RxSequence {
    switch value {
    case .sequence(let sequence): return sequence
    case .unseenCall(let name, let at):
      var facts = Facts()
      let cause = Cause(place: at, reason: "nothing in sight says what \(name) does", isAssumed: true)
      facts.threads = .background
      facts.background = cause
      facts.canFail = cause
      facts.effect = Cause(place: at, reason: "\(name) runs again")
      let trace = TraceNode(place: at, facts: facts, note: "not in sight: can fail, on any thread", previous: nil)
      return RxSequence(trait: .observable, facts: facts, trace: trace, model: .probe(name, at, facts))
    case .unknown(let name, let at):
      let facts = Facts.unknown(Cause(place: at, reason: "\(name) is not in sight"))
      let trace = TraceNode(place: at, facts: facts, note: "not decided: \(name) is not in sight", previous: nil)
      return RxSequence(trait: .observable, facts: facts, trace: trace, model: .probe(name, at, facts))
    case .instance(let instance):
      return conformingSequence(instance, at: place)
    default:
      let facts = Facts.unknown(Cause(place: place, reason: "its source is not in sight"))
      return RxSequence(trait: .observable, facts: facts, trace: nil)
    }
  }

  /// A type of the project's own that is a sequence: it conforms to `SharedSequenceConvertibleType` or wraps one.
  private func conformingSequence(_ instance: Instance, at place: Place) -> RxSequence {
    let names = allInheritedNames(instance.type)
    if names.contains("SharedSequenceConvertibleType") || names.contains("ControlEventType") {
      return RxSequence(trait: .driver, facts: .driver, trace: nil)
    }
    for member in ["asObservable", "asDriver", "asSharedSequence"] {
      if let found = findMember(instance.type, member), found.members.contains(where: { hasBody($0.place) }) {
        let value = call(
          functions: found.members.map(\.place), arguments: [], selfValue: LazyValue(.instance(instance)), at: place,
          nil)
        if case .sequence(let sequence) = value { return sequence }
      }
    }
    let name = project.types[instance.type].name
    return RxSequence(
      trait: .observable, facts: .unknown(Cause(place: place, reason: "\(name) is not a sequence in sight")), trace: nil
    )
  }

  /// Gives a value the type that it is declared with: a declared `Driver` is one, whatever made it.
  func coerce(_ value: Value, to declared: Value) -> Value {
    guard case .sequence(let type) = declared else {
      switch value {
      case .unknown, .plain: return declared
      case .unseenCall:
        if case .unknown = declared { return value }
        return declared
      default: return value
      }
    }
    switch value {
    case .sequence(var sequence):
      guard type.trait != sequence.trait else { return value }
      switch type.trait {
      case .driver, .signal:
        sequence.trait = type.trait
        sequence.facts = sequence.facts.asDriver(at: nil)
        sequence.model = nil
      case .observable:
        if sequence.trait.isRelay || sequence.trait.isSubject || sequence.trait.isShared { break }
        sequence.trait = .observable
      default: sequence.trait = type.trait
      }
      if type.trait.cannotFail { sequence.facts.cannotFail() }
      sequence.element = sequence.element ?? type.element
      return .sequence(sequence)
    case .unseenCall(_, let place):
      switch type.trait {
      case .driver, .signal, .controlEvent, .controlProperty: return declared
      case _ where type.trait.isRelay || type.trait.isSubject: return declared
      default: break
      }
      var sequence = asSequence(value, at: place)
      sequence.trait = type.trait
      sequence.element = type.element
      // The type can rule out the error, not the thread.
      if type.trait.cannotFail { sequence.facts.cannotFail() }
      return .sequence(sequence)
    case .unknown, .plain, .closure: return declared
    default: return value
    }
  }
}

extension Facts {
  /// How many guarantees are lost or open; a trace follows the worst input.
  var badness: Int {
    (threads.contains(.background) ? 4 : 0) + (canFail != nil ? 4 : 0) + (effect != nil ? 3 : 0)
      + (unknownThread != nil ? 1 : 0) + (unknownFailure != nil ? 1 : 0)
  }
}

extension String {
  /// The first line, shortened: for naming an expression in a message.
  var firstLine: String {
    let line = prefix { $0 != "\n" && $0 != "\r\n" }
    return line.count > 60 ? line.prefix(57) + "…" : String(line)
  }
}
