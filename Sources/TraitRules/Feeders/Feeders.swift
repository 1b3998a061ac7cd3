/// Who sends what into relays, subjects and whatever else others feed.
final class Feeders {
  let lowering: Lowering
  let contexts: Contexts
  private var collector: FeederCollector
  private var hasCollected = false
  private let original: Original<Feeders>?
  private lazy var sendersByName: [DeclaredName: [Place]] = {
    var result: [DeclaredName: [Place]] = [:]
    for (declaration, notes) in collector.notes {
      result[DeclaredName(declaration, project), default: []] += notes.map(\.feeder.place)
    }
    return result
  }()
  private let questions: Questions<FeederQuestion, [Feeder]>
  private var unseenWriters: [Place: Place?] = [:]
  private var sendersOfUnknown: [Place: [Place]] = [:]
  private lazy var callers = CallInstances(contexts, by: .all)

  /// A feeder, and what it was seen to feed: a property of all objects, or of those that are made at one place.
  struct Note: Equatable {
    var source: FedSource
    var feeder: Feeder
  }

  /// What a declaration is found by although its file was rewritten.
  private struct DeclaredName: Hashable {
    var file: Int32
    var name: String

    init(_ declaration: Place, _ project: Project) {
      file = declaration.file
      let isBinding = project.kind(declaration) == .patternBinding
      name = project.name(isBinding ? project.first(declaration) ?? declaration : declaration)
    }
  }

  private struct FeederQuestion: TableKey {
    var source: ChainID
    var tableHash: UInt64 { source.tableHash }
  }

  private var project: Project { lowering.project }

  init(_ contexts: Contexts, original: Original<Feeders>? = nil) {
    self.contexts = contexts
    self.original = original
    collector = FeederCollector(contexts)
    lowering = contexts.lowering
    questions = Questions(contexts.lowering.meaning.stack, bottom: []) { known, new in
      known + new.filter { !known.contains($0) }
    }
  }

  /// The feeders of a source, in order of file and place.
  func feeders(of node: ChainID) -> [Feeder] {
    guard case .fed(let ref) = lowering.graph[node] else { return [] }
    let source = lowering.graph[ref]
    return questions.answer(to: FeederQuestion(source: node), beyond: []) { find(source) }
  }

  /// Where something that nobody in sight sends into may be sent into.
  func unseenWriter(into declaration: Place) -> Place? {
    if let known = unseenWriters[declaration] { return known }
    return lowering.meaning.stack.answer {
      UnseenWriters(contexts, into: declaration).first()
    } keep: {
      unseenWriters[declaration] = .some($0)
    }
  }

  /// Where code runs that may send into a declaration, by its name, through an object of which nothing is known.
  func sendersThroughUnknownObjects(into declaration: Place) -> [Place] {
    if let known = sendersOfUnknown[declaration] { return known }
    return lowering.meaning.stack.answer {
      UnseenWriters(contexts, into: declaration).ofUnknownObjects()
    } keep: {
      sendersOfUnknown[declaration] = $0
    }
  }

  private func find(_ source: FedSource) -> [Feeder] {
    switch source.kind {
    case .relay: return reached(notes(source))
    case .observer: return notes(source) + LibraryModels.feeders(of: source.declaration, contexts)
    case .created: return CreatedFeeders(contexts, source).feeders()
    case .state(let type, let property):
      return ReactorMutations(lowering: lowering, reactor: type, property: property, filter: source.filter).feeders()
    case .notification:
      return NotificationFeeders(collector.sending.instances).feeders(ofNotification: source.declaration)
        .filter { source.filter == .nothing || mayBePosted($0, with: source.filter) }
    case .defaults: return DefaultsFeeders(collector.sending.instances).feeders(ofKey: source.declaration)
    case .property:
      return contexts.changes(of: source.declaration).map {
        let isEarly = contexts.isWhileMade($0)
        let node = isEarly ? contexts.runs(.subscriber, $0, .setWhileMade) : contexts.context(of: $0)
        return Feeder(kind: .element, node: node, place: $0)
      }
    }
  }

  /// What stands in a function that nobody calls sends nothing. Where nothing else sends, and no whole app is there to see,
  /// that is all there is.
  private func reached(_ feeders: [Feeder]) -> [Feeder] {
    let unreached = feeders.filter { isUnreached($0) }
    guard !unreached.isEmpty else { return feeders }
    let reached = feeders.filter { !unreached.contains($0) }
    if !reached.isEmpty || contexts.meaning.isWholeApp { return reached }
    return unreached.filter { !contexts.isPrivateCode($0.node) }
  }

  private func isUnreached(_ feeder: Feeder) -> Bool {
    feeder.kind == .element && contexts.isUnreached(feeder.node) || contexts.isInUnreachedCode(feeder.place)
  }

  private func notes(_ source: FedSource) -> [Feeder] {
    let all = notes(into: source.declaration)
    let own = OwnSenders(sending: collector.sending)
    return all.filter { note in
      lowering.meaning.counts(note.feeder.place, for: source.declaration) && mayBeOne(note.source, source)
        && (source.filter == .nothing || mayBe(note.feeder, source.filter))
    }.flatMap { source.filter == .nothing ? own.feeders($0, of: source) : narrowed($0.feeder, to: source.filter) }
  }

  /// Whether what a call sends passes a filter: of a case with something in it, the call says which it is.
  private func mayBe(_ feeder: Feeder, _ filter: Value) -> Bool {
    if lowering.namesCases(filter), let names = casesMade(by: feeder) {
      return names.contains { lowering.mayBe(.enumCase($0), filter) }
    }
    return lowering.mayBe(feeder.element, filter)
  }

  private func casesMade(by feeder: Feeder) -> Set<Symbol>? {
    switch feeder.kind {
    case .element:
      guard project.kind(feeder.place) == .callExpr else { return nil }
      return project.child(feeder.place, .argument).flatMap(project.first).flatMap(lowering.caseMade).map { [$0] }
    case .chain, .elements: return lowering.casesMade(by: feeder.node)
    default: return nil
    }
  }

  /// Whether a notification may be posted with one of some cases for its object.
  private func mayBePosted(_ feeder: Feeder, with cases: Value) -> Bool {
    let object = lowering.arguments(of: feeder.place, .none).first { $0.label == .object }
    guard let name = object.flatMap({ lowering.caseMade(by: $0.expression) }) else { return true }
    return lowering.mayBe(.enumCase(name), cases)
  }

  /// What is sent on behalf of others: of all calls of a bus's `send(_:)`, those that give it something of the type.
  private func narrowed(_ feeder: Feeder, to type: Value) -> [Feeder] {
    guard feeder.kind == .element, project.kind(feeder.place) == .callExpr,
      let sent = lowering.arguments(of: feeder.place, .none).first, !sent.expression.isNowhere,
      let function = project.enclosingFunction(of: feeder.place), project.kind(function) == .funcDecl
    else { return [feeder] }
    return callers.instances(of: sent.expression).compactMap { caller in
      guard caller.call != nil else { return feeder }
      var element = lowering.arguments(of: feeder.place, caller.frame).first?.value(lowering) ?? feeder.element
      if lowering.namesCases(type), let given = given(for: sent.expression, of: function, by: caller),
        let name = lowering.caseMade(by: given)
      {
        element = .enumCase(name)
      }
      guard lowering.mayBe(element, type) else { return nil }
      return Feeder(
        kind: .element, node: caller.context(of: feeder.place), place: feeder.place, element: element)
    }
  }

  /// What a call hands in for the parameter that an expression names.
  private func given(for expression: Place, of function: Place, by caller: CallInstances.Instance) -> Place? {
    guard let parameter = lowering.parameter(namedBy: expression), let call = caller.call else { return nil }
    return lowering.expression(handedTo: parameter, of: function, by: call)
  }

  /// Whether two objects can be the same. One of which nothing but its type is known may be any.
  private func mayBeOne(_ source: FedSource, _ other: FedSource) -> Bool {
    (source.site == other.site || source.site.isNowhere || other.site.isNowhere)
      && (source.keeper == other.keeper || source.keeper.isNowhere || other.keeper.isNowhere)
      && mayBeOne(source.holder, other.holder) && mayBeOne(source.generics, other.generics)
  }

  /// Whether objects that are seen as of two classes below the one that declares a property can be the same.
  private func mayBeOne(_ holder: TypeID?, _ other: TypeID?) -> Bool {
    guard let holder, let other, holder != other else { return true }
    let isProtocol = [holder, other].contains { project.declaration($0).kind == .protocol }
    return isProtocol || lowering.meaning.areRelated(holder, other)
  }

  /// Whether objects of a generic class can be the same: not a `Store<Word>` and a `Store<Photo>`.
  private func mayBeOne(_ generics: [NamedValue], _ others: [NamedValue]) -> Bool {
    generics.allSatisfy { generic in
      others.allSatisfy { $0.name != generic.name || lowering.mayBe($0.value, generic.value) }
    }
  }

  // MARK: - Collecting

  private func notes(into declaration: Place) -> [Note] {
    collectOnce()
    if let original {
      // What sends into something is what did so before the rewrite, or stands in what was rewritten.
      let senders = original.known.senders(into: declaration, !original.isSame(declaration), project)
      let others = senders.filter(original.isSame)
      project.enter(others.map(\.file))
      collector.collect(others)
    }
    return collector.notes[declaration] ?? []
  }

  private func collectOnce() {
    guard !hasCollected else { return }
    hasCollected = true
    collector.collect(in: original?.rewritten)
  }

  /// - Parameter isMoved: the file of the declaration is another in `project`, which asks.
  private func senders(into declaration: Place, _ isMoved: Bool, _ project: Project) -> [Place] {
    guard isMoved else { return notes(into: declaration).map(\.feeder.place) }
    collectOnce()
    return sendersByName[DeclaredName(declaration, project)] ?? []
  }
}
