/// Facts of what a rewrite leaves as it was: those of an analysis of the project before it, of chains that lead through no
/// statement which was rewritten.
///
/// What others send into is where most of the work begins, for who sends may be anywhere. So it is there that what is
/// known is taken over, and not at each step.
final class UnchangedFacts: EarlierFacts {
  private let original: Analysis
  private let project: Project
  private let places: RewrittenPlaces
  private let reach: ChainReach
  /// The statements that were rewritten.
  private let changed: Set<Place>
  private var known = ChainReach.Known()
  private var mover: FactMover?

  /// - Parameters:
  ///   - project: that of `original`, with some files rewritten.
  ///   - reach: looks for these and perhaps other statements.
  init(_ original: Analysis, _ project: Project, rewritten: Set<Int32>, _ reach: ChainReach, changed: Set<Place>) {
    self.original = original
    self.project = project
    self.reach = reach
    self.changed = changed
    places = RewrittenPlaces(before: original.project, after: project, rewritten: rewritten)
  }

  func facts(of source: FedSource, in graph: ChainGraph) -> Facts? {
    guard let before = before(source), let chain = original.graph.known(before),
      let facts = original.fold.facts(known: chain), !reach.leads(chain, to: changed, &known)
    else { return nil }
    let mover = mover ?? FactMover(from: original.graph, to: graph, places.place(afterwards:))
    self.mover = mover
    return mover.moved(facts)
  }

  /// The same in the project as it was; `nil` for what depends on calls in progress or on other values, which have other
  /// numbers there.
  private func before(_ source: FedSource) -> FedSource? {
    guard source.frame.isNone, source.generics.isEmpty, source.filter == .nothing,
      let declaration = places.place(before: source.declaration), let site = places.place(before: source.site),
      let keeper = places.place(before: source.keeper)
    else { return nil }
    var before = source
    (before.declaration, before.site, before.keeper) = (declaration, site, keeper)
    if case .state(let type, let property) = source.kind {
      guard let type = self.before(type) else { return nil }
      before.kind = .state(type, property)
    }
    if let holder = source.holder {
      guard let type = self.before(holder) else { return nil }
      before.holder = type
    }
    return before
  }

  private func before(_ type: TypeID) -> TypeID? {
    places.place(before: project.declaration(type).place).flatMap(original.project.type(at:))
  }
}
