/// What the chains of a project are made of, as the fold asks for it.
final class ProjectChains: ChainDefinitions {
  private let options: ProjectOptions
  private let contexts: Contexts
  private let feeders: Feeders
  private var knownConnections: [Place: [ChainID]]?
  private var lowering: Lowering { contexts.lowering }
  private var project: Project { contexts.project }

  init(options: ProjectOptions, contexts: Contexts, feeders: Feeders) {
    self.options = options
    self.contexts = contexts
    self.feeders = feeders
  }

  var graph: ChainGraph { lowering.graph }

  func definition(of chain: ChainID) -> ChainID? {
    switch graph[chain] {
    case .code(let place, let frame): return contexts.definition(ofCode: place, frame)
    case .sent(let source, let typed):
      let trait = graph.trait(of: typed)
      guard let sent = sequences(sentInto: source) else { return typed }
      return trait == .observable ? sent : lowering.seen(sent, as: trait, at: lowering.place(of: typed))
    default: return lowering.definition(of: chain)
    }
  }

  /// The elements of a relay that are sequences; `nil` where one of them is not in sight.
  private func sequences(sentInto chain: ChainID) -> ChainID? {
    guard case .fed(let source) = graph[chain] else { return nil }
    var values = feeders.feeders(of: chain).filter { !$0.isEnd }.map(\.element)
    let initial = lowering.initialElement(of: graph[source])
    if initial != .nothing, initial != .plain { values.append(initial) }
    let chains = values.map { value -> ChainID? in
      if case .sequence(let chain) = lowering.forced(value) { return chain }
      return nil
    }
    return chains.isEmpty || chains.contains(nil) ? nil : graph.choice(chains.compactMap(\.self))
  }

  func feeders(of source: ChainID) -> [Feeder] { feeders.feeders(of: source) }

  func connections(of share: Place) -> [ChainID] {
    if let known = knownConnections { return known[share] ?? [] }
    let found = lowering.meaning.stack.answer {
      contexts.findConnections()
    } keep: {
      knownConnections = $0
    }
    return found[share] ?? []
  }

  func answersWhatMakingAsked(_ feeder: Feeder, _ source: FedSource) -> Bool {
    SendingPlaces(contexts).answersWhatMakingAsked(feeder, source)
  }

  func isEndedByListener(_ feeder: Feeder, _ source: FedSource) -> Bool {
    SendingPlaces(contexts).isEndedByListener(feeder, source)
  }

  func supply(of feeder: Feeder, into source: FedSource) -> Lifetime.Supply {
    SendingPlaces(contexts).supply(of: feeder, into: source)
  }

  func isSentByListener(_ feeder: Feeder, of source: FedSource) -> Bool {
    SendingPlaces(contexts).isSentByListener(feeder, of: source)
  }

  func isSentAlong(_ feeder: Feeder, withSubscribingAt call: Place) -> Bool {
    SendingPlaces(contexts).isSentAlong(feeder, withSubscribingAt: call)
  }

  func unseenWriter(into declaration: Place) -> Place? { feeders.unseenWriter(into: declaration) }

  func sendersThroughUnknownObjects(into declaration: Place) -> [ChainID] {
    feeders.sendersThroughUnknownObjects(into: declaration).map { contexts.context(of: $0) }
  }

  func effect(of name: Symbol, isSource: Bool) -> Vocabulary.Effect? {
    let text = project.text(name)
    return isSource ? options.vocabulary.sources[text] : options.vocabulary.operators[text]
  }

  func isInside(_ place: Place, _ body: Place) -> Bool { project.isInside(place, body) }

  func isLocal(_ place: Place, to body: Place) -> Bool {
    let function = project.parent(body).flatMap { project.kind($0) == .funcDecl ? $0 : nil }
    return project.isInside(place, function ?? body)
  }

  func isComputed(_ declaration: Place) -> Bool {
    project.kind(declaration) == .patternBinding && project.isComputed(declaration) && !keepsWhatItMakes(declaration)
  }

  /// `if let kept { return kept }`, and then `kept = made`: a property that is computed once.
  private func keepsWhatItMakes(_ declaration: Place) -> Bool {
    guard let body = project.getter(of: declaration) else { return false }
    return targetsOfAssignments(in: body).contains { target in
      guard let kept = lowering.variable(namedBy: target), project.enclosingBody(of: kept) == nil,
        !project.isComputed(kept), let pattern = project.first(kept)
      else { return false }
      return project.mentions(of: project.symbol(pattern), in: target.file).contains {
        project.isInside($0, body) && $0.node < target.node
      }
    }
  }

  private func targetsOfAssignments(in body: Place) -> [Place] {
    var targets: [Place] = []
    var open = [body]
    while let at = open.popLast() {
      for child in project.children(at) {
        if project.kind(child) == .assignmentOperator, let target = project.first(at) { targets.append(target) }
        open.append(child)
      }
    }
    return targets
  }

  func enclosingBody(of place: Place) -> Place? { project.enclosingBody(of: place) }

  func isMadeByCalls(_ place: Place) -> Bool {
    guard let body = project.enclosingBody(of: place) else { return false }
    return project.kind(body) != .initDecl && project.kind(body) != .closureExpr
  }

  func subscribesForItself(_ code: Place) -> Bool {
    project.kind(code) == .funcDecl
      && project.enclosingExternalExtension(of: code) == nil
      && !project.parameters(of: code).contains(where: lowering.isSequence(ofParameter:))
  }

  func callLeading(toMaking making: Place) -> Place? {
    var making = making
    for _ in 0..<Self.mostOwners {
      if isMadeByCalls(making) { return making }
      guard let owner = project.enclosingType(of: making), case let calls = lowering.constructions(of: owner),
        calls.count == 1
      else { return nil }
      making = calls[0]
    }
    return nil
  }

  /// Objects that are made one by the other.
  private static let mostOwners = 8

  func isSubscribed(_ local: Place, in body: Place) -> Bool {
    guard project.kind(local) == .patternBinding, let pattern = project.first(local) else { return false }
    return project.mentions(of: project.symbol(pattern), in: body.file).contains { use in
      project.isInside(use, body) && isSubscribed(use) && lowering.variable(namedBy: use) == local
    }
  }

  /// Whether something subscribes to an expression, be it behind operators.
  private func isSubscribed(_ expression: Place) -> Bool {
    var at = expression
    while let outer = project.methodCall(on: at) {
      if lowering.dialect.subscriptions[project.symbol(outer.callee)] != nil { return true }
      at = outer.call
    }
    return false
  }

  func areOfOneType(_ one: Place, _ other: Place) -> Bool {
    project.enclosingType(of: one) == project.enclosingType(of: other)
  }

  func isCalled(around place: Place, from body: Place) -> Bool? {
    var isInSight = true
    var visited: Set<Place> = []
    var open = [place]
    while let called = open.popLast(), visited.count < Self.mostCallers {
      guard let function = project.enclosingFunction(of: called), visited.insert(function).inserted else { continue }
      if let property = project.enclosingBinding(of: function).flatMap({ project.first($0) }) {
        if reads(project.symbol(property), in: body) { return true }
        continue
      }
      guard let uses = uses(of: function) else {
        isInSight = false
        continue
      }
      if uses.contains(where: { project.isInside($0, body) }) { return true }
      open += uses
    }
    return visited.count >= Self.mostCallers ? true : isInSight ? false : nil
  }

  /// Where a function is called, or named for others to call it; `nil` of a subscript, which no name says.
  private func uses(of function: Place) -> [Place]? {
    switch project.kind(function) {
    case .funcDecl:
      let name = project.symbol(function)
      let named = project.files(handing: name).flatMap { project.mentions(of: name, in: $0) }
      // A call of its name that can mean another function alone is no use of this one.
      return lowering.visibleCalls(of: function) + named.filter { $0 != function && project.call(calling: $0) == nil }
    case .initDecl: return lowering.visibleCalls(of: function)
    case .deinitDecl: return []
    default: return nil
    }
  }

  private static let mostCallers = 50

  private func reads(_ name: Symbol, in body: Place) -> Bool {
    project.mentions(of: name, in: body.file).contains { $0 != body && project.isInside($0, body) }
  }

  func maker(of object: Value) -> Place? {
    guard case .object(let ref) = object, !lowering.store[ref].site.isNowhere else { return nil }
    return lowering.store[ref].site
  }

  func identity(of object: Value) -> Place? {
    guard case .object(let ref) = object, case let kept = lowering.store[ref].keeper, !kept.isNowhere else {
      return maker(of: object)
    }
    return kept
  }

  func isHandedNothing(_ type: Place) -> Bool { contexts.isHandedNothing(type) }

  func place(ofClosure closure: Value) -> Place? {
    if case .closure(let ref) = closure { return lowering.store[ref].place }
    return nil
  }

  func hasEffect(_ step: GraphStep) -> Bool {
    step.options.contains(.hasEffect)
      || lowering.catalogue.rows[Int(step.row)].callsForEachElement && lowering.lasts(step.function)
  }

  func mayBeOfLibrary(_ call: Place) -> Bool {
    let unknown = project.file(call).imports.subtracting(QuietModules.names)
    return !unknown.isEmpty && !unknown.isSubset(of: project.moduleNames)
  }

  func statePart(readBy step: GraphStep) -> ChainID? { ReactorKitModel.part(readBy: step, lowering) }

  /// Up to 2.0 it does. (Reactor.swift.) Where no lock file pins it, by the RxSwift that it needs: ReactorKit 1 takes 4 or
  /// later, 2 takes 5, 3 takes 6. (ReactorKit.podspec of each.)
  private(set) lazy var statesComeOnMain: Bool? = {
    if let version = options.reactorKit { return version < RxVersion(2, 1) }
    let rxSwift = options.rxSwift ?? SpellingVersions().version(of: project)
    return rxSwift.major == 5 ? nil : rxSwift.major < 5
  }()

  func canAddFailure(_ row: CatalogueRow) -> Bool? {
    guard row.failure == RxRealm.failure else { return true }
    return options.realm.map { $0 < RxRealm.withoutErrors }
  }
}
