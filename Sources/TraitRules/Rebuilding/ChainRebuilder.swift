/// Copies chains out of the graph into models, which whoever runs them can hold without the project. Equal nodes of the
/// graph are one node of a model.
final class ChainRebuilder {
  private let analysis: Analysis
  private var rebuilt: [ChainID: ChainNode] = [:]
  /// The sources in the graph that relays of models stand for.
  private var sources: [ChainKey: ChainID] = [:]
  /// Chains under way: one that leads back to itself is taken at its facts' word there.
  private var open: Set<ChainID> = []
  /// So is one that leads to ever new ones, as a function does that wraps what it returns of itself. Nobody writes a
  /// chain as long, and running one takes as many calls.
  private static let mostOpen = 1_000
  private var project: Project { analysis.project }
  private var graph: ChainGraph { analysis.graph }

  init(_ analysis: Analysis) { self.analysis = analysis }

  func node(of chain: ChainID) -> ChainNode {
    if let known = rebuilt[chain] { return known }
    guard open.count < Self.mostOpen, open.insert(chain).inserted else { return probe(chain, named: "a source") }
    let node = rebuild(chain)
    open.remove(chain)
    rebuilt[chain] = node
    return node
  }

  /// What is sent into the relays and subjects of a rebuilt chain.
  func relays(of node: ChainNode) -> [(ChainKey, Facts)] {
    var relays: [(ChainKey, Facts)] = []
    node.forEach { node in
      guard case .relay(_, let key) = node.kind, let source = sources[key] else { return }
      relays.append((key, analysis.fold.facts(of: source)))
    }
    return relays
  }

  private func rebuild(_ chain: ChainID) -> ChainNode {
    switch graph[chain] {
    case .step(let ref): return step(graph[ref], chain)
    case .name(let declaration, let holder, _): return held(node(ofDefinition: chain), declaration, holder)
    case .part(let inner, let place): return held(node(of: inner), place, .nothing)
    case .returned(let body, _): return made(node(ofDefinition: chain), by: body)
    case .applied, .flattened, .value, .sent: return node(ofDefinition: chain)
    case .choice(let list):
      // In the order of the source, so that a rewritten chain has its alternatives in that of the original.
      let places = graph[list].map { analysis.lowering.place(of: $0) }
      // What a function returns stands where that is declared, which says nothing of where it was called.
      let areTogether = Set(places.map { analysis.project.enclosingBody(of: $0) }).count == 1
      let order = areTogether ? places.indices.sorted { (places[$0], $0) < (places[$1], $1) } : Array(places.indices)
      return choice(order.map { node(of: graph[list][$0]) })
    case .fed(let ref): return fed(graph[ref], chain)
    case .typed: return typed(chain)
    case .seen(let inner, let trait, _):
      let isNarrower = trait.isShared && !graph.trait(of: inner).isShared || trait.isControl
      return isNarrower ? typed(chain) : node(of: inner)
    case .configured(_, let name, _): return probe(chain, named: project.text(name))
    case .lost(let place, let name):
      return probe(chain, named: name.isNone ? written(place) : project.text(name))
    case .asked(let call): return probe(chain, named: ReasonWords(analysis: analysis).called(call))
    case .doubted(let inner), .oneOf(let inner): return node(of: inner)
    case .runs, .arrival, .ending, .code, .onMainUnlessSeen, .started, .ended: return probe(chain, named: "a source")
    }
  }

  private func node(ofDefinition chain: ChainID) -> ChainNode {
    analysis.definitions.definition(of: chain).map { node(of: $0) } ?? probe(chain, named: "a source")
  }

  private func written(_ place: Place) -> String { place.isNowhere ? "a source" : project.words(place).firstLine }

  /// What its type says, and for the rest something that has its facts.
  private func typed(_ chain: ChainID) -> ChainNode {
    let key = ChainKey(analysis.lowering.place(of: chain))
    let trait = graph.trait(of: chain)
    if let relay = ChainRelay(trait) { return ChainNode(.relay(relay, key)) }
    switch trait {
    case .controlEvent: return ChainNode(.control(hasValue: false))
    case .controlProperty: return ChainNode(.control(hasValue: true))
    case .driver, .signal: return ChainNode(.shared(isSignal: trait == .signal, key))
    default: return probe(chain, named: "a source")
    }
  }

  private func probe(_ chain: ChainID, named name: String) -> ChainNode {
    let facts = analysis.fold.facts(of: chain)
    return ChainNode(
      .probe(
        ChainProbe(
          name: name, key: ChainKey(analysis.lowering.place(of: chain)), facts: ChainFacts(facts),
          isShared: facts.sharing.isShared, isOngoing: facts.lifetime.isOngoing)))
  }

  private func choice(_ nodes: [ChainNode]) -> ChainNode {
    var parts: [ChainNode] = []
    for node in nodes {
      var inner = [node]
      if case .choice(let nodes) = node.kind { inner = nodes }
      for part in inner where !parts.contains(where: { $0 === part }) { parts.append(part) }
    }
    if parts.isEmpty { return nothing }
    return parts.count == 1 ? parts[0] : ChainNode(.choice(parts))
  }

  /// Code that never returns sends nothing.
  private var nothing: ChainNode {
    guard let row = analysis.catalogue.rows(named: "never").first(where: \.isStatic) else {
      return ChainNode(.control(hasValue: false))
    }
    return ChainNode(.step(ChainStep(row, on: nil, key: ChainKey(.nowhere))))
  }

  // MARK: - Steps

  private func step(_ step: GraphStep, _ chain: ChainID) -> ChainNode {
    let row = analysis.catalogue.rows[Int(step.row)]
    if step.input == nil, row.delivery != .nothing, case .notShown = row.proof {
      // What the runtime does not make is taken at its row's word, or at that of its type.
      switch step.trait {
      case .observable, .single, .maybe, .completable, .infallible: return probe(chain, named: row.signature)
      default: return typed(chain)
      }
    }
    var result = ChainStep(row, on: step.input.map { node(of: $0) }, key: ChainKey(step.place))
    if row.failure == .handler {
      result.handlesAllErrors = step.inner.map { !analysis.fold.facts(of: $0).failure.isOpen } ?? false
    } else {
      result.inner = step.inner.map { node(of: $0) }
    }
    result.inputs = graph[step.inputs].map { node(of: $0) }
    result.scheduler = step.scheduler.map { ChainThreads(rawValue: $0.rawValue) }
    result.throwing = step.options.contains(.throwing)
    result.hasEffect = analysis.definitions.hasEffect(step)
    result.number = step.number < 0 ? nil : Int(step.number)
    result.isForever = step.options.contains(.isForever)
    result.dropsLatest = step.options.contains(.dropsLatest)
    return ChainNode(.step(result))
  }

  private func fed(_ source: FedSource, _ chain: ChainID) -> ChainNode {
    switch source.kind {
    case .relay(let trait):
      guard let relay = ChainRelay(trait) else { return typed(chain) }
      let key = ChainKey(source.declaration, object: object(source.site))
      sources[key] = chain
      return ChainNode(.relay(relay, key))
    case .created: return probe(chain, named: "create")
    case .state, .notification, .property, .defaults, .observer: return typed(chain)
    }
  }

  // MARK: - Names

  private func object(_ site: Place) -> Place? { site.isNowhere ? nil : site }

  /// A value that was read from a name: one chain for all who read it.
  private func held(_ node: ChainNode, _ declaration: Place, _ holder: Value) -> ChainNode {
    switch node.kind {
    case .named, .relay: return node
    default: break
    }
    guard !analysis.definitions.isComputed(declaration) else { return node }
    var site = Place.nowhere
    if case .object(let ref) = holder { site = analysis.lowering.store[ref].site }
    let owner = owner(of: declaration).map { ChainKey($0) }
    return ChainNode(.named(node, key: ChainKey(declaration, object: object(site)), owner: owner))
  }

  /// A value that a body returned: a new chain each time that the body runs.
  private func made(_ node: ChainNode, by body: Place) -> ChainNode {
    if case .relay = node.kind { return node }
    guard let owner = owner(of: body) else { return node }
    return ChainNode(.made(node, owner: ChainKey(owner)))
  }

  /// The function, accessor or closure whose running makes the locals at a place, itself counted.
  private func owner(of place: Place) -> Place? {
    switch project.kind(place) {
    case .funcDecl, .initDecl, .subscriptDecl, .deinitDecl, .accessor, .closureExpr: place
    case .accessorBlock where project.child(place, .codeBlock) != nil: place
    default: project.enclosingBody(of: place)
    }
  }
}

extension ChainFacts {
  init(_ facts: Facts) {
    self.init(
      threads: ChainThreads(rawValue: facts.delivery.threads.rawValue), canFail: facts.failure.canFail,
      mayFail: !facts.failure.unknown.isNone, repeats: facts.sharing.repeats,
      mayRepeat: !facts.sharing.unknown.isNone, isJoinedApart: facts.sharing.isJoinedApart,
      endsStream: facts.failure.endsStream != nil, mayEnd: !facts.failure.endsPerhaps.isNone,
      endsAtOnce: facts.lifetime.endsAtOnce)
  }
}

extension ChainRelay {
  init?(_ trait: SequenceTrait) {
    switch trait {
    case .publishRelay: self = .publishRelay
    case .behaviorRelay, .variable: self = .behaviorRelay
    case .replayRelay: self = .replayRelay
    case .publishSubject: self = .publishSubject
    case .behaviorSubject: self = .behaviorSubject
    case .replaySubject: self = .replaySubject
    case .asyncSubject: self = .asyncSubject
    default: return nil
    }
  }
}
