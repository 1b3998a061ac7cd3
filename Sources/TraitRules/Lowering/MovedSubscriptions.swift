/// What a `subscribe(on:)` takes elsewhere: with it, all that is above is subscribed to there, and what runs upon
/// subscribing runs there.
struct MovedSubscription {
  /// The `subscribe(on:)`.
  var step: Ref<GraphStep>
  /// A share lies between: nobody says whether this subscriber comes first.
  var isPerhaps: Bool
}

extension Lowering {
  /// A chain, be it subscribed to where it stands or taken elsewhere by a step below the call that has it as its receiver.
  func wherever(_ chain: ChainID, below call: Place) -> ChainID {
    guard let moved = project.first(call).flatMap({ movedSubscriptions[$0] }) else { return chain }
    return graph.choice(
      [chain]
        + moved.map { subscription in
          var step = graph[subscription.step]
          step.input = chain
          let there = graph.step(step, nesting: graph.nesting(of: chain))
          return subscription.isPerhaps ? graph.add(.doubted(there), graph.trait(of: there)) : there
        })
  }

  /// Those of each step and each `create` above one, by the name that is called.
  func findMovedSubscriptions() -> [Place: [MovedSubscription]] {
    var found: [Place: [MovedSubscription]] = [:]
    for call in callsThatMove {
      guard case .sequence(let chain) = forced(value(of: call)) else { continue }
      for chain in graph.choices(of: chain) {
        guard case .step(let ref) = graph[chain], let input = graph[ref].input, moves(graph[ref]),
          graph[ref].scheduler != .main
        else { continue }
        forEachSubscribed(from: input) { name, isPerhaps in
          found[name, default: []].append(MovedSubscription(step: ref, isPerhaps: isPerhaps))
        }
      }
    }
    return found
  }

  /// Where a row that moves subscriptions is called with its labels, by the name.
  func findCallsThatMove() -> [Place] {
    let rows = catalogue.rows.filter { $0.delivery == .subscriberOnScheduler }
    let names = Set(rows.map(\.name)).sorted().map { project.symbols.intern($0) }
    let calls: [Place]
    if let original {
      // Those of other files are where they were.
      let known = original.known.callsThatMove.filter(original.isSame)
      project.enter(known.map(\.file))
      calls = known + original.rewritten.sorted().flatMap { file in names.flatMap { project.calls(of: $0, in: file) } }
    } else {
      calls = names.flatMap { project.calls(of: $0) }
    }
    return calls.filter { call in
      guard !meaning.isTestCode(call.file), let callee = project.first(call) else { return false }
      let (name, arguments) = (project.name(callee), arguments(of: call, .none))
      // No scheduler is a closure: `subscribe { … }`.
      return !arguments.contains(where: \.isTrailing)
        && rows.contains { $0.name == name && labelsFit($0, arguments) }
    }
  }

  /// Whether this is a `subscribe(on:)`.
  func moves(_ step: GraphStep) -> Bool {
    catalogue.rows[Int(step.row)].delivery == .subscriberOnScheduler && step.scheduler != nil
  }

  /// Goes through all that is subscribed to with a chain, at once: what is moved once more above has gone elsewhere already,
  /// and what elements or an end start later starts where those are.
  private func forEachSubscribed(from chain: ChainID, _ action: (_ name: Place, _ isPerhaps: Bool) -> Void) {
    var visited: Set<ChainID> = []
    var open = [(chain, false)]
    while let (node, isPerhaps) = open.popLast() {
      guard visited.insert(node).inserted else { continue }
      func follow(_ chains: [ChainID], perhaps: Bool = false) { open += chains.map { ($0, isPerhaps || perhaps) } }
      switch graph[node] {
      case .step(let ref):
        let (step, row) = (graph[ref], catalogue.rows[Int(graph[ref].row)])
        guard !moves(step) else { continue }
        action(step.place, isPerhaps)
        let isShare = row.sharing == .shares || step.trait.isShared
        follow([step.input].compactMap(\.self), perhaps: isShare)
        follow(Array(graph[step.inputs]), perhaps: isShare)
        if row.kind == .source { follow([step.inner].compactMap(\.self)) }
      case .fed(let ref): if graph[ref].kind == .created { action(graph[ref].site, isPerhaps) }
      case .flattened, .sent, .arrival, .doubted, .onMainUnlessSeen: continue
      default: follow(graph.startedParts(of: node, definition(of:)))
      }
    }
  }
}
