/// A call on a sequence: the project's own operator, a configured one, or a row of the catalogue.
extension Lowering {
  /// Whether the catalogue has an operator, a conversion or an end of chains by that name for observables.
  func isKnownOperator(_ name: Symbol) -> Bool {
    isConfigured(name) || catalogue.rows(named: name).contains(where: \.isCalledOnSequences)
  }

  /// Whether a call is one of a known operator by its labels, too.
  func isKnownOperator(_ name: Symbol, labelledAs arguments: [Argument]) -> Bool {
    isConfigured(name)
      || catalogue.rows(named: name).contains { $0.isCalledOnSequences && labelsFit($0, arguments) }
  }

  private func isConfigured(_ name: Symbol) -> Bool {
    !options.vocabulary.operators.isEmpty && options.vocabulary.operators[project.text(name)] != nil
  }

  /// Names that convert or combine rather than ask for something: on something unseen they are taken for operators of
  /// a library, about which nothing is known, and not for requests.
  func isOperatorLike(_ name: Symbol) -> Bool {
    if isKnownOperator(name) { return true }
    let text = project.text(name)
    return Self.operatorPrefixes.contains { prefix in
      guard text.hasPrefix(prefix) else { return false }
      let rest = text.dropFirst(prefix.count)
      return rest.isEmpty || rest.first?.isUppercase == true
    }
  }

  private static let operatorPrefixes: [String] = [
    "as", "map", "filter", "ignore", "catch", "retry", "share", "observe", "unwrap", "not", "track", "bind", "skip",
    "take", "distinct", "throttle", "debounce", "with", "do", "on", "replace", "flat", "compact", "to", "subscribe",
    "drive", "emit", "merge", "concat", "combine", "zip", "switch", "void", "log", "print", "debug", "handle", "trace",
    "disposed", "optional", "start", "end", "delay", "pair", "element", "sorted", "or", "and", "then", "apply",
    "materialize",
  ]

  /// Functions that the project declares in extensions of the dialect's sequence types.
  func sequenceExtension(_ name: Symbol, at place: Place) -> [Place]? {
    let near = project.nearest(project.sequenceFunctions(named: name), to: place.file) { $0 }
    return near.isEmpty ? nil : near
  }

  /// `sequence.name(…)`.
  func operatorCall(_ name: Symbol, on chain: ChainID, call: Place, callee: Place, _ frame: FrameID) -> Value {
    // The subject itself, as far as it is sent into.
    if name == .asObserver || name == .mapObserver { return .sequence(chain) }
    let all = arguments(of: call, frame)
    if isConfigured(name) {
      return .sequence(
        graph.add(.configured(chain, name, callee), graph.trait(of: chain), nesting: graph.nesting(of: chain)))
    }
    if let closure = transformation(by: call) {
      return result(of: value(of: closure, in: frame), inputs: [.sequence(observed(chain, at: callee))], at: call)
    }
    if let narrowed = narrowed(chain, by: name, all, call: call, callee: callee, frame) { return .sequence(narrowed) }
    let chain = onlyReceiver(of: name, all, chain, at: callee)
    let row = bestRow(name, all, graph.trait(of: chain), isStatic: false)
    if !isRxSwifts(row, all) || isHandedObject(name, row, all),
      let functions = ownOperators(name, on: chain, all, at: callee)
    {
      return self.call(functions, forElementsOf: chain, all, at: call, frame)
    }
    if let row {
      if let made = transformed(chain, byRow: row, all, at: call) { return .sequence(made) }
      return step(row, on: chain, all, at: callee, frame)
    }
    if let value = ownProtocolCall(name, on: chain, call: call, callee: callee, frame) { return value }
    return .sequence(
      graph.add(.configured(chain, name, callee), .observable, nesting: graph.nesting(of: chain)))
  }

  /// A sequence of which no trait is in sight is what the operator that is called on it says, where one trait alone has
  /// that: of `unseen().andThen(…)`, a Completable.
  private func onlyReceiver(of name: Symbol, _ arguments: [Argument], _ chain: ChainID, at callee: Place) -> ChainID {
    guard graph.trait(of: chain) == .observable, project.sequenceFunctions(named: name).isEmpty else { return chain }
    // Lazily: of most operators the first row is an Observable's, and that is all there is to ask.
    let fitting = catalogue.rows(named: name).lazy.filter {
      !$0.isStatic && !$0.isProperty && self.labelsFit($0, arguments)
    }
    guard let receiver = fitting.first?.receiver, let trait = Self.traitsOfReceivers[receiver],
      fitting.allSatisfy({ $0.receiver == receiver })
    else { return chain }
    return seen(chain, as: trait, at: callee)
  }

  private static let traitsOfReceivers: [CatalogueRow.Receiver: SequenceTrait] = [
    .completable: .completable, .single: .single, .maybe: .maybe,
  ]

  /// Whether RxSwift has a method of that name and those labels.
  func isRxSwifts(_ name: Symbol, _ arguments: [Argument], _ trait: SequenceTrait) -> Bool {
    isRxSwifts(bestRow(name, arguments, trait, isStatic: false), arguments)
  }

  private func isRxSwifts(_ row: Int32?, _ arguments: [Argument]) -> Bool {
    // RxSwift has no operator that takes a type.
    if arguments.contains(where: { namesType($0.expression) }) { return false }
    guard let row, case let row = catalogue.rows[Int(row)] else { return false }
    return row.library == "RxSwift" && labelsFit(row, arguments) && !isLiteral(forFunctionOf: row, arguments)
  }

  /// `map("px")`, `observe(on: "reading")`: a literal where RxSwift has a closure or a scheduler.
  private func isLiteral(forFunctionOf row: CatalogueRow, _ arguments: [Argument]) -> Bool {
    guard let first = arguments.first, !first.expression.isNowhere else { return false }
    let takesObject =
      first.label.isNone
      ? row.takesFunctionAlone : row.delivery == .scheduler && row.labels.first == "on"
    return takesObject && [.stringLiteral, .numberLiteral, .booleanLiteral].contains(project.kind(first.expression))
  }

  /// `catchError(tracker)`: an object where RxSwift has a closure, by a name that the project has operators of, too.
  private func isHandedObject(_ name: Symbol, _ row: Int32?, _ arguments: [Argument]) -> Bool {
    guard let first = arguments.first, first.label.isNone, !first.isTrailing, !first.expression.isNowhere,
      project.kind(first.expression) != .closureExpr, !project.sequenceFunctions(named: name).isEmpty,
      let row, catalogue.rows[Int(row)].takesFunctionAlone
    else { return false }
    switch forced(first.value(self)) {
    case .object(let ref): return meaning.members(named: Symbol(.callAsFunction), of: store[ref].type) == nil
    case .sequence, .array, .observer, .scheduler: return true
    default: return false
    }
  }

  /// Whether a static function of RxSwift's takes what a call hands it: none is handed a closure but to be run.
  func isRxSwifts(static row: Int32?, _ arguments: [Argument]) -> Bool {
    guard let number = row, case let row = catalogue.rows[Int(number)] else { return false }
    if row.isCreation { return labelsFit(row, arguments) }
    guard isRxSwifts(number, arguments) else { return false }
    return row.closureMayThrow || row.subscribesInside || row.runsInner || row.failure == .inputs
      || !hasClosure(arguments)
  }

  /// `Type.self`.
  private func namesType(_ expression: Place) -> Bool {
    !expression.isNowhere && project.kind(expression) == .memberExpr && project.symbol(expression) == .`self`
  }

  /// The project's operators of a name whose labels and types fit.
  func ownOperators(_ name: Symbol, on chain: ChainID, _ arguments: [Argument], at callee: Place) -> [Place]? {
    guard let functions = sequenceExtension(name, at: callee) else { return nil }
    // An overload can stand farther away: in a module that one of those imported hands on.
    let all = project.sequenceFunctions(named: name).filter { accepts($0, arguments) }
    let accepting = project.nearest(fitting(all, arguments), to: callee.file) { $0 }
      .filter { !isAnotherOutOfSight(than: $0, calledBy: callee, arguments) }
    // Where a generic type is out of sight, its module may have an operator of that name for all elements of it.
    if !accepting.isEmpty, accepting.allSatisfy({ isForElementsOutOfSight($0) }), isLost(element(of: chain)) {
      return nil
    }
    guard !accepting.isEmpty else { return isKnownOperator(name) ? nil : functions }
    let trait = graph.trait(of: chain)
    return accepting.filterOrAll { extends(trait, at: $0) }
  }

  /// `extension ObservableType where Element == Answer<Profile>`, of a module out of sight that says what an `Answer` is.
  private func isForElementsOutOfSight(_ function: Place) -> Bool {
    guard let at = project.enclosingExternalExtension(of: function) else { return false }
    return elementBounds(askedBy: at).contains(where: isGenericOutOfSight)
  }

  private func isGenericOutOfSight(_ type: Place) -> Bool {
    let name = project.symbol(type)
    return project.kind(type) == .simpleType && !genericArguments(of: type).isEmpty
      && meaning.type(writtenAt: type) == nil && !project.declaresType(named: name) && !isCollection(name)
      && name != .Optional && name != Symbol(.Result) && dialect.sequenceTypes[name] == nil
  }

  /// Whether an extension's function is one of sequences of a trait.
  func extends(_ trait: SequenceTrait, at function: Place) -> Bool {
    guard let name = project.extendedName(around: function) else { return true }
    guard let extended = dialect.sequenceTypes[name] ?? dialect.traitsOfProtocols[name] else { return true }
    if trait.isShared { return extended.isShared || name == .ObservableConvertibleType }
    return extended == trait || extended == .observable
  }

  /// A method of a protocol that the project makes sequences conform to.
  private func ownProtocolCall(
    _ name: Symbol, on chain: ChainID, call: Place, callee: Place, _ frame: FrameID
  ) -> Value? {
    let methods = project.methods(named: name).filter { function in
      guard project.hasBody(function), let type = project.enclosingType(of: function) else { return false }
      return project.declaration(type).kind == .protocol
        && dialect.sequenceNames.contains { sequence in
          project.extensions(of: sequence).contains { $0.inherited.contains(project.declaration(type).name) }
        }
    }
    guard !methods.isEmpty else { return nil }
    return self.call(methods, arguments(of: call, frame), receiver: .sequence(chain), at: call, frame)
  }

  /// A property of a sequence: `orEmpty`, `changed`, a relay's `value`, or one of the project's extensions.
  func sequenceMember(_ name: Symbol, of chain: ChainID, at place: Place, _ frame: FrameID) -> Value {
    // Only what holds one has a value; of a dictionary's pair, it is the sequence that stands there.
    if name == .value, !graph.trait(of: chain).hasValueMember { return .sequence(chain) }
    if name == .value || name == .currentState { return element(of: chain) }
    if name == .rx { return store.reactive(.sequence(chain)) }
    for row in catalogue.indices(named: name) {
      let candidate = catalogue.rows[Int(row)]
      guard candidate.isProperty, candidate.receiver != .reactive, !candidate.isStatic,
        score(candidate.receiver, graph.trait(of: chain)) != nil
      else { continue }
      return step(row, on: chain, [], at: place, frame)
    }
    let variables = (project.sequenceMembers[name] ?? []).filter { $0.kind == .variable }
    if !variables.isEmpty {
      let near = project.nearest(variables, to: place.file) { $0.place }
      return externalMemberValue(near, receiver: .sequence(chain), at: place)
    }
    return .lost(place, name)
  }

  // MARK: - Which row

  /// The row whose receiver and labels fit a call best.
  func bestRow(_ name: Symbol, _ arguments: [Argument], _ trait: SequenceTrait, isStatic: Bool) -> Int32? {
    var best: Int32?
    var bestScore = -1
    let rows = catalogue.rows
    lazy var namesType = arguments.contains { $0.label.isNone && self.namesType($0.expression) }
    for index in catalogue.indices(named: name) {
      // Most rows are passed over, and a copy of one is some thirty words with counted references among them.
      guard rows[Int(index)].isStatic == isStatic, !rows[Int(index)].isProperty,
        let receiverScore = score(rows[Int(index)].receiver, trait)
      else { continue }
      let row = rows[Int(index)]
      var score = receiverScore * 4 + (labelsFit(row, arguments) ? 20 : 0) + (row.removed == nil ? 1 : 0)
      // `take(until:)` takes another sequence or a predicate.
      if row.failure == .inputs, !row.isStatic, !row.closureMayThrow, hasClosure(arguments) { score -= 1 }
      // `map(Answer.self)` decodes, RxSwift's `map` takes a closure.
      if row.library != "RxSwift", namesType { score += 10 }
      if score > bestScore {
        best = index
        bestScore = score
      }
    }
    return best
  }

  private func hasClosure(_ arguments: [Argument]) -> Bool {
    arguments.contains { !$0.expression.isNowhere && project.kind($0.expression) == .closureExpr }
  }

  func labelsFit(_ row: CatalogueRow, _ arguments: [Argument]) -> Bool {
    let hasTrailing = arguments.contains(where: \.isTrailing)
    let written = arguments.filter { !$0.isTrailing || !$0.label.isNone }.map { argument in
      argument.label.isNone ? "_" : project.text(argument.label)
    }
    return row.accepts(labels: written, trailingClosure: hasTrailing)
  }

  /// How well a row's receiver fits, or `nil`.
  private func score(_ receiver: CatalogueRow.Receiver, _ trait: SequenceTrait) -> Int? {
    switch (receiver, trait) {
    case (.driver, .driver), (.signal, .signal), (.single, .single), (.maybe, .maybe), (.completable, .completable),
      (.infallible, .infallible), (.controlEvent, .controlEvent), (.controlProperty, .controlProperty),
      (.connectable, .connectable), (.variable, .variable):
      return 4
    case (.shared, .driver), (.shared, .signal), (.primitive, .single), (.primitive, .maybe),
      (.primitive, .completable):
      return 3
    case (.relay, _) where trait.isRelay: return 4
    case (.subject, _) where trait.isSubject: return 4
    case (.any, _): return 1
    case (.observable, .driver), (.observable, .signal): return nil
    case (.observable, _): return 2
    case (.sequence, _): return 0
    default: return nil
    }
  }

  func resultTrait(_ row: CatalogueRow, _ trait: SequenceTrait) -> SequenceTrait {
    switch row.result {
    case .observable, .disposable, .other: .observable
    case .infallible: .infallible
    case .driver: .driver
    case .signal: .signal
    case .single: .single
    case .maybe: .maybe
    case .completable: .completable
    case .controlEvent: .controlEvent
    case .controlProperty: .controlProperty
    case .connectable: .connectable
    case .same: trait.isHot || trait.isControl ? .observable : trait
    case .subject: .publishSubject
    case .relay: .publishRelay
    case .variable: .variable
    }
  }
}

extension CatalogueRow {
  /// An operator, a conversion or an end of chains, called on a sequence.
  var isCalledOnSequences: Bool {
    !isStatic && receiver != .reactive && receiver != .library && kind != .source && kind != .sink
  }

  /// A closure that may throw, and nothing else.
  fileprivate var takesFunctionAlone: Bool { closureMayThrow && labels.count == 1 }
}
