/// The way from a sink to the sources, on which errors are caught where they arise.
struct ProtectedWay {
  /// What the way leads on to.
  enum Next {
    case step(GraphStep)
    /// The same elements: a name, a function's result, the one of several that it can be.
    case same([ChainID])
    /// Those that send into what was come to.
    case feeders([ChainID])
  }

  private let analysis: Analysis
  /// The catch of a stream that feeds others, above which errors are to be caught.
  private let end: Place?
  private var visited: Set<ChainID> = []
  private var places: Set<Place> = []
  private var graph: ChainGraph { analysis.graph }

  /// - Parameter end: where the stream of a feeder ends; nothing before it is to be changed.
  init(_ analysis: Analysis, to end: Place? = nil) {
    self.analysis = analysis
    self.end = end
  }

  func passes(_ place: Place) -> Bool { places.contains(place) }

  /// Whether what comes now is to be protected.
  var isOpen: Bool { end.map(passes) ?? true }

  mutating func next(from chain: ChainID) -> Next? {
    guard visited.insert(chain).inserted else { return nil }
    switch graph[chain] {
    case .step(let ref):
      places.insert(graph[ref].place)
      return .step(graph[ref])
    case .name, .returned, .applied, .flattened, .value, .sent, .code:
      return analysis.definitions.definition(of: chain).map { .same([$0]) }
    case .choice(let list): return .same(graph[list])
    case .part(let inner, _), .seen(let inner, _, _), .arrival(let inner), .started(let inner, _), .doubted(let inner),
      .oneOf(let inner), .onMainUnlessSeen(let inner):
      return .same([inner])
    // The way that ends is that of the whole, of which the other is a part.
    case .ended(_, let whole): return .same([whole])
    case .configured(let inner, _, _): return inner.map { .same([$0]) }
    case .fed:
      guard end == nil || !isOpen else { return nil }
      let feeders = analysis.definitions.feeders(of: chain).filter { feeder in
        let failure = analysis.fold.facts(of: feeder.node).failure
        // What a subject fails with is caught in the chains that are bound to it.
        return end.map { failure.endsStream?.place == $0 } ?? (feeder.kind == .chain && failure.canFail)
      }
      return .feeders(feeders.map(\.node))
    case .typed, .lost, .asked, .runs, .ending: return nil
    }
  }

  /// The closure that is given to the function in which a `flatMap` stands, where that one's own closure returns what the
  /// other does: an operator of the project's own.
  static func closure(handedTo own: Place, _ inner: ChainID, _ analysis: Analysis) -> Place? {
    let graph = analysis.graph
    var visited: Set<ChainID> = []
    var current: ChainID? = inner
    while let chain = current, visited.insert(chain).inserted {
      switch graph[chain] {
      case .returned(let body, _):
        guard analysis.project.kind(body) == .closureExpr else { return nil }
        if !analysis.project.isInside(body, own) { return body }
        current = analysis.definitions.definition(of: chain)
      case .applied, .flattened, .value: current = analysis.definitions.definition(of: chain)
      case .step(let ref): current = graph[ref].input
      case .choice(let list): current = graph[list].first { analysis.fold.facts(of: $0).failure.canFail }
      case .part(let inner, _), .seen(let inner, _, _): current = inner
      default: return nil
      }
    }
    return nil
  }
}

/// What the author of a chain had it fall back to, seen from a step further up.
enum WrittenFallback {
  case none
  /// That, by the operator of this name.
  case found(Fallback, by: Place, named: String)
  /// What a catch does for an error, which it can do where the error arises as well.
  case handler(Place, named: String)
  /// What the operator of this name makes of the error cannot be made where the error arises.
  case lost(String)

  /// Above a catch.
  func caught(by call: Place, named name: String, _ row: CatalogueRow, _ context: FixContext) -> WrittenFallback {
    if let fallback = context.fallback(of: call, row),
      fallback == .nothing || FallbackFinder(context: context).isPortable(call)
    {
      return .found(fallback, by: call, named: name)
    }
    // A conversion makes a Driver of what it is called on, too.
    return row.kind == .operator && context.analysis.link(call) != nil ? .handler(call, named: name) : .lost(name)
  }

  /// Above a step: below one that makes other elements, the value is one of those, and none to fall back to.
  func above(_ row: CatalogueRow) -> WrittenFallback {
    switch self {
    // The steps may go with it.
    case .found(let fallback, let call, let name) where !row.passesElements:
      fallback == .nothing ? .none : row.callsForEachElement ? .handler(call, named: name) : .lost(name)
    // Above a hop it would run on another thread.
    case .handler(_, let name) where !row.callsForEachElement && (!row.passesElements || row.delivery != .keep):
      .lost(name)
    default: self
    }
  }
}
