/// What the chains of a project are made of, as the fold asks for it.
final class ProjectChains: ChainDefinitions {
  private let options: ProjectOptions
  private let contexts: Contexts
  private let feeders: Feeders
  private var lowering: Lowering { contexts.lowering }
  private var project: Project { contexts.project }

  init(options: ProjectOptions, contexts: Contexts, feeders: Feeders) {
    self.options = options
    self.contexts = contexts
    self.feeders = feeders
  }

  var graph: ChainGraph { lowering.graph }

  func definition(of chain: ChainID) -> ChainID? {
    if case .code(let place, _) = graph[chain] { return contexts.definition(ofCode: place) }
    return lowering.definition(of: chain)
  }

  func feeders(of source: ChainID) -> [Feeder] { feeders.feeders(of: source) }

  func effect(of name: Symbol, isSource: Bool) -> Vocabulary.Effect? {
    let text = project.text(name)
    return isSource ? options.vocabulary.sources[text] : options.vocabulary.operators[text]
  }

  func isInside(_ place: Place, _ body: Place) -> Bool { project.isInside(place, body) }

  func isComputed(_ declaration: Place) -> Bool {
    project.kind(declaration) == .patternBinding && project.isComputed(declaration)
  }

  func enclosingBody(of place: Place) -> Place? { project.enclosingBody(of: place) }

  func place(ofClosure closure: Value) -> Place? {
    if case .closure(let ref) = closure { return lowering.store[ref].place }
    return nil
  }

  func mayBeOfLibrary(_ call: Place) -> Bool {
    let unknown = project.file(call).imports.subtracting(QuietModules.names)
    return !unknown.isEmpty && !unknown.isSubset(of: project.moduleNames)
  }

  var reactorKit: RxVersion? { options.reactorKit }
}
