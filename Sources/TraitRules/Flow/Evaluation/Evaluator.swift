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

  var superTypesMemo = TypeMemo<[TypeID]>()
  var inheritedNamesMemo = TypeMemo<Set<String>>()
  var superclassGenericsMemo: [TypeID: [String: LazyValue]] = [:]
  var methodReferencesMemo: [String: [Place]]?
  var testCodeMemo: [Int32: Bool] = [:]
  var typeMemo: [Place: TypeID?] = [:]
  /// Of bodies, which are asked again in each call: what they return, in the order of the source, and if they throw.
  var returnsMemo: [Place: [NodeID]] = [:]
  var canThrowMemo: [Place: Bool] = [:]
  var statementNamesMemo: [Place: StatementNames] = [:]
  var calleeTypeMemo: [Place: TypeID?] = [:]
  var constructionsMemo: [TypeID: [Place]] = [:]
  var constructionsByInitMemo: [TypeID: [Place]]?
  var visibleCallsMemo: [Place: [Place]] = [:]
  var functionCounts: [String: Int] = [:]
  var mutationMemo: [MutationKey: Facts] = [:]
  /// How many joins over call sites are nested.
  var contextDepth = 0

  var writersByIdentity: [Place: [Writer]]?
  /// Set where this project is another one with some files rewritten.
  var knownWriters: KnownWriters?
  /// By property, the relay or subject inside its wrapper.
  var wrappedIdentities: [Place: Place] = [:]
  var relayFacts: [Place: Facts] = [:]
  var relaysInProgress: Set<Place> = []
  /// How many relays were looked at for the outermost one in progress.
  var relaySteps = 0
  var contextMemo: [Place: ThreadContext] = [:]
  var contextsInProgress: Set<Place> = []
  /// Locals whose assignments are being joined: one may be extended in terms of itself.
  var assignmentsInProgress: Set<Place> = []
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
    superclassGenericsMemo = [:]
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

  func compute(_ place: Place, _ frame: Frame?) -> Value {
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
      let elements = Array(project.children(place))
      if elements.count == 1, let only = elements.first { return value(of: only, in: frame) }
      return .tuple(
        elements.map { element in
          Value.TupleElement(
            label: project.tree(element).label(element.node), value: lazily { self.value(of: element, in: frame) })
        })
    case .arrayExpr:
      let elements = Array(project.children(place))
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
    guard let last = project.children(block).filter({ project.kind($0) != .casePattern }).last else { return .plain }
    switch project.kind(last) {
    case .returnStmt, .throwStmt, .jumpStmt: return .plain
    default: return value(of: last, in: frame)
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
    let end = utf8.firstIndex { $0 == 0x0A || $0 == 0x0D } ?? endIndex
    let line = self[..<end]
    // No text has more characters than bytes.
    return line.utf8.count > 60 && line.count > 60 ? line.prefix(57) + "…" : String(line)
  }
}
