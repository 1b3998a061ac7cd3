/// Reads a chain's trace off the graph: its steps from the source on, with the facts after each.
struct TraceBuilder {
  let analysis: Analysis
  private var graph: ChainGraph { analysis.graph }
  private var fold: FactFold { analysis.fold }

  /// Chains of more steps are cut at their source.
  static let mostSteps = 64

  /// A step of a trace: a node, and what its facts were before it.
  struct Step {
    var chain: ChainID
    var place: Place
    var facts: Facts
    var notes: [StepNote]
  }

  /// From the source on.
  func steps(of chain: ChainID) -> [Step] {
    var steps: [Step] = []
    var visited: Set<ChainID> = []
    var current: ChainID? = chain
    while let node = current, visited.insert(node).inserted, steps.count < Self.mostSteps {
      let (step, previous) = step(at: node, after: visited)
      if let step, step.place.file >= 0, step.place.node > 0 { steps.append(step) }
      current = previous
    }
    return steps.reversed()
  }

  /// What a node adds to the trace, and the node before it.
  ///
  /// - Parameter visited: the node and those after it.
  private func step(at chain: ChainID, after visited: Set<ChainID>) -> (Step?, previous: ChainID?) {
    let facts = fold.facts(of: chain)
    func step(_ place: Place, _ notes: [StepNote] = []) -> Step {
      Step(chain: chain, place: place, facts: facts, notes: notes)
    }
    switch graph[chain] {
    case .step(let ref):
      let made = graph[ref]
      let before = made.input.map { fold.facts(of: $0) } ?? Facts()
      return (step(made.place, notes(made, before: before, after: facts)), previous(of: made))
    case .name, .returned, .applied, .flattened, .value, .sent: return (nil, analysis.definitions.definition(of: chain))
    case .part(let inner, _): return (nil, inner)
    case .choice(let list):
      return (nil, worst(of: graph[list], visited))
    case .fed(let ref): return fed(graph[ref], chain, facts)
    case .typed(let trait, let place, _): return (trait.isControl ? step(place) : nil, nil)
    case .seen(let inner, let trait, let place):
      guard trait.isShared, !graph.trait(of: inner).isShared, isProof(place) else { return (nil, inner) }
      let word = analysis.project.name(place)
      return (step(place, [StepNote("only a Driver or a Signal has \(word)")]), inner)
    case .configured(let inner, let name, let place):
      let text = analysis.project.text(name)
      let known = analysis.definitions.effect(of: name, isSource: inner == nil) != nil
      let note = known ? "the configuration says what \(text) does" : "not decided: \(text) is not in sight"
      return (step(place, inner == nil ? [] : [StepNote(note)]), inner)
    case .lost(let place, let name):
      if place.isNowhere { return (nil, nil) }
      let text = name.isNone ? analysis.project.words(place).firstLine : analysis.project.text(name)
      return (step(place, [StepNote("not decided: \(text) is not in sight")]), nil)
    case .asked(let call): return (step(call, [StepNote("not in sight: can fail, on any thread")]), nil)
    case .arrival(let inner), .started(let inner, _), .ended(let inner, _), .doubted(let inner), .oneOf(let inner):
      return (nil, inner)
    case .runs, .ending, .code, .onMainUnlessSeen: return (nil, nil)
    }
  }

  /// The trace that a reader wants is that of the worst input; of equal ones, that whose last step stands first. How
  /// a choice came about says nothing: what stands in a cycle joins its parts in the order in which it was asked about.
  private func worst(of inputs: [ChainID], _ visited: Set<ChainID>) -> ChainID? {
    let worst = worstOnes(of: inputs)
    if worst.count <= 1 { return worst.first }
    return worst.map { input in
      var visited = visited
      return (input, place: lastPlace(of: input, &visited))
    }.min { $0.place < $1.place }?.0
  }

  private func worstOnes(of inputs: [ChainID]) -> [ChainID] {
    let badness = inputs.map { fold.facts(of: $0).badness }
    let most = badness.max()
    return inputs.indices.filter { badness[$0] == most }.map { inputs[$0] }
  }

  /// Where the last step of a chain's trace stands; behind everything where it has none, as where it only leads back.
  private func lastPlace(of chain: ChainID, _ visited: inout Set<ChainID>) -> Place {
    let none = Place(file: .max, node: .max)
    guard visited.insert(chain).inserted else { return none }
    if case .choice(let list) = graph[chain] {
      return worstOnes(of: graph[list]).map { lastPlace(of: $0, &visited) }.min() ?? none
    }
    let (step, previous) = step(at: chain, after: visited)
    if let step, step.place.file >= 0, step.place.node > 0 { return step.place }
    return previous.map { lastPlace(of: $0, &visited) } ?? none
  }

  private func isProof(_ place: Place) -> Bool {
    !place.isNowhere && analysis.lowering.dialect.subscriptions[analysis.project.symbol(place)] != nil
  }

  private func previous(of step: GraphStep) -> ChainID? {
    if let input = step.input { return input }
    guard step.inner == nil else {
      // What an action's work sends is traced to the work.
      if let inner = step.inner, case .arrival(let work) = graph[inner] { return work }
      return nil
    }
    return nil
  }

  private func fed(_ source: FedSource, _ chain: ChainID, _ facts: Facts) -> (Step?, ChainID?) {
    switch source.kind {
    case .relay:
      let place = analysis.project.initialValue(ofDeclaration: source.declaration) ?? source.declaration
      return (Step(chain: chain, place: place, facts: facts, notes: []), nil)
    case .created:
      let place = source.site.isNowhere ? source.declaration : source.site
      let notes = facts.failure.canFail ? [StepNote(.failure, words(facts.failure.possible))] : []
      return (Step(chain: chain, place: place, facts: facts, notes: notes), nil)
    case .state:
      let background = facts.delivery.elements.background
      let notes = background.isNone ? [] : [StepNote(.delivery, "the reactor mutates off main: \(words(background))")]
      return (Step(chain: chain, place: source.declaration, facts: facts, notes: notes), nil)
    case .notification, .property, .defaults, .observer: return (nil, nil)
    }
  }

  private func words(_ cause: CauseID) -> String { ReasonWords(analysis: analysis).text(cause) }

  // MARK: - Notes

  /// What a step did to a guarantee, in words.
  private func notes(_ step: GraphStep, before: Facts, after: Facts) -> [StepNote] {
    var notes: [StepNote] = []
    let failure = after.failure.possible
    if !before.failure.canFail, after.failure.canFail {
      let text = words(failure)
      notes.append(StepNote(.failure, failure.place == step.place ? text : "can fail: \(text)"))
    } else if before.failure.canFail, !after.failure.isOpen {
      notes.append(StepNote(.failure, "lets no error through"))
    }
    let wasOff = before.delivery.threads.contains(.background)
    if !wasOff, after.delivery.threads.contains(.background) {
      // What a post or a write does elsewhere is told at that place, and not at the step that hands it on.
      let isCaused = analysis.catalogue.rows[Int(step.row)].delivery == .caller && step.inner != nil
      let text =
        isCaused
        ? "delivers on the thread that causes it" : "leaves main: \(words(after.delivery.elements.background))"
      notes.append(StepNote(.delivery, text))
    } else if wasOff, after.delivery.threads == .main {
      notes.append(StepNote(.delivery, "back on main"))
    } else if after.delivery.isMainByDefault, !before.delivery.isMainByDefault {
      let library = analysis.catalogue.rows[Int(step.row)].library
      notes.append(StepNote(.delivery, "\(library) answers on main by default"))
    }
    if !before.sharing.repeats, after.sharing.repeats {
      notes.append(StepNote(.sharing, words(after.sharing.effect) + " for each subscriber"))
    }
    if before.sharing.repeats, after.sharing.isShared, !after.sharing.repeats {
      notes.append(StepNote(.sharing, "shared from here on"))
    }
    if let end = after.failure.endsStream, before.failure.endsStream == nil || isOwn(end, of: step, before) {
      notes.append(StepNote(.failure, "outside the sequence that fails: the first error ends the stream"))
    }
    return notes
  }

  /// Whether a step ends the whole of a stream of which a branch alone was over before.
  private func isOwn(_ end: StreamEnd, of step: GraphStep, _ before: Facts) -> Bool {
    end.place == step.place && end != before.failure.endsStream
  }
}

extension Project {
  /// The value that a declaration gives, where it is one that has such.
  func initialValue(ofDeclaration declaration: Place) -> Place? {
    kind(declaration) == .patternBinding ? initialValue(of: declaration) : nil
  }
}
