/// Everything that is known of one project, layer by layer: declarations, what names mean, chains, facts. Each layer asks
/// the ones before it.
final class Analysis {
  let project: Project
  let options: ProjectOptions
  let catalogue: Catalogue
  let meaning: Meaning
  let lowering: Lowering
  let contexts: Contexts
  let feeders: Feeders
  let definitions: ProjectChains
  let fold: FactFold
  private(set) lazy var subscriptions: SubscriptionFinder = SubscriptionFinder(
    contexts, fold, original: original?.part(\.subscriptions.own))
  private let original: Original<Analysis>?

  convenience init(of files: [SourceFile], threads: Int = 1, _ options: ProjectOptions) {
    self.init(Project(files.sorted { $0.place < $1.place }, threads: threads), options)
  }

  /// - Parameters:
  ///   - rewritten: the files in which `project` differs from that of `original`.
  ///   - earlier: what is known of chains that are the same.
  convenience init(
    _ project: Project, rewritten: Set<Int32>, of original: Analysis, _ earlier: (any EarlierFacts)? = nil
  ) {
    self.init(
      project, original.options, catalogue: original.catalogue, Original(known: original, rewritten: rewritten), earlier
    )
    if let isGivenUp = original.meaning.stack.isGivenUp { giveUp(when: isGivenUp) }
  }

  init(
    _ project: Project, _ options: ProjectOptions, catalogue: Catalogue = .standard,
    _ original: Original<Analysis>? = nil, _ earlier: (any EarlierFacts)? = nil
  ) {
    self.project = project
    self.options = options
    self.catalogue = catalogue
    self.original = original
    meaning = Meaning(project: project)
    lowering = Lowering(
      meaning: meaning, catalogue: catalogue, options: options, original: original?.part(\.lowering))
    contexts = Contexts(lowering: lowering)
    feeders = Feeders(contexts, original: original?.part(\.feeders))
    definitions = ProjectChains(options: options, contexts: contexts, feeders: feeders)
    fold = FactFold(definitions, catalogue, earlier)
  }

  var graph: ChainGraph { lowering.graph }

  // MARK: - What others ask

  /// An expression as the sequence that it is, with what is true of it.
  func sequence(at expression: Place) -> SettledSequence {
    let chain = lowering.chain(lowering.value(of: expression), at: expression)
    return SettledSequence(chain: chain, trait: graph.trait(of: chain), facts: fold.facts(of: chain))
  }

  /// On which threads the code at a place runs.
  func threads(at place: Place) -> EndThreads { fold.facts(of: contexts.context(of: place)).delivery.elements }

  /// Has every question that is still to be worked out answered as one beyond the limits is, once nobody wants to know.
  func giveUp(when isGivenUp: @escaping () -> Bool) {
    meaning.stack.isGivenUp = isGivenUp
    fold.stack.isGivenUp = isGivenUp
  }

  /// Whether some question was answered so.
  var isGivenUp: Bool { meaning.stack.hasGivenUp || fold.stack.hasGivenUp }

  /// How often a limit was reached.
  var cuts: Int { meaning.stack.cuts + fold.stack.cuts }
}

/// A sequence with its facts.
struct SettledSequence {
  var chain: ChainID
  var trait: SequenceTrait
  var facts: Facts
}
