/// Chains with a step whose closure touches user interface, or whose `create` does: whoever subscribes to one feeds that,
/// whatever else it does. So does whoever subscribes, for each element, to something that feeds user interface.
struct TouchingSteps {
  private let graph: ChainGraph
  private var project: Project { touches.project }
  private let started: StartedChains
  private let touches: TouchFinder
  /// What the steps that touch show, by their names; nothing for those that do not.
  private var steps: [Place: String?]
  private let watch: (Place) -> SubscriptionCall?
  /// Nodes from which none is reached.
  private var without: Set<ChainID> = []

  /// - Parameter watch: the step of a name as a subscription, if it touches user interface: of files that are not linted
  ///   nobody has looked at steps.
  init(_ calls: [SubscriptionCall], _ touches: TouchFinder, watch: @escaping (Place) -> SubscriptionCall?) {
    self.touches = touches
    self.watch = watch
    started = StartedChains(touches.fold.definitions)
    graph = touches.fold.graph
    steps = Dictionary(
      calls.filter { $0.kind == .step }.map { ($0.callee, Self.shown(by: $0)) }
    ) { first, _ in first }
  }

  /// The calls, with subscriptions that feed nothing else as what they are.
  mutating func sortedOut(_ calls: [SubscriptionCall]) -> [SubscriptionCall] {
    var sorted = calls
    for index in sorted.indices where sorted[index].kind == .other {
      for binding in sorted[index].bindings.indices {
        guard let shown = shown(by: sorted[index].bindings[binding].chain) else { continue }
        sorted[index].bindings[binding].shownText = shown
        sorted[index].kind = .interface
      }
    }
    settleOwnSteps(in: &sorted)
    // What a closure calls may hold subscriptions that were found to feed user interface just now.
    repeat { noteOuter(in: &sorted) } while noteCallers(in: &sorted)
    return sorted
  }

  /// Of a step in an operator of the project's own, which is the same for whoever uses that, only the type is in sight: in
  /// the chains in which it is, its elements come where they do there. One that brings them off main says most.
  private func settleOwnSteps(in calls: inout [SubscriptionCall]) {
    var open: [Place: Int] = [:]
    for (index, call) in calls.enumerated() where call.kind == .step && isInOwnOperator(call) {
      open[call.callee] = index
    }
    guard !open.isEmpty else { return }
    var visited: Set<ChainID> = []
    var waiting = calls.filter { $0.kind != .step }.flatMap(\.bindings).map(\.chain)
    while let node = waiting.popLast() {
      guard !open.isEmpty, visited.insert(node).inserted else { continue }
      if let step = graph.step(of: node), let index = open[step.place], let input = step.input,
        var binding = calls[index].bindings.first
      {
        binding.chain = input
        if binding.event.canCome(of: binding.facts), binding.arriving.threads.contains(.background) {
          calls[index].bindings[0] = binding
          open[step.place] = nil
        }
      }
      waiting += started.parts(of: node)
    }
  }

  private func isInOwnOperator(_ call: SubscriptionCall) -> Bool {
    guard let binding = call.bindings.first, binding.told == nil else { return false }
    return project.enclosingExternalExtension(of: call.call) != nil
      && binding.arriving.threads.contains(.unknown) && !binding.arriving.threads.contains(.background)
  }

  /// Of subscriptions in functions that closures of others call, the others.
  ///
  /// - Returns: whether there are any.
  private func noteCallers(in calls: inout [SubscriptionCall]) -> Bool {
    var closures = SubscribingClosures(calls, touches)
    let callers = calls.indices.filter { calls[$0].kind == .other && closures.feeds(calls[$0]) }
    for caller in callers { calls[caller].noteInnerUI() }
    return !callers.isEmpty
  }

  /// Of subscriptions that a closure of another makes, the other one.
  private func noteOuter(in calls: inout [SubscriptionCall]) {
    let others = calls.indices.filter { calls[$0].kind == .other }
    let index = Dictionary(others.map { (calls[$0].call, $0) }) { first, _ in first }
    guard !index.isEmpty else { return }
    for call in calls where call.kind == .interface {
      var current = project.parent(call.call)
      while let at = current, project.kind(at) != .funcDecl {
        if let outer = index[at] { calls[outer].noteInnerUI() }
        current = project.parent(at)
      }
    }
  }

  /// What one of the nodes shows that a chain starts.
  private mutating func shown(by chain: ChainID) -> String? {
    var visited: Set = [chain]
    var waiting = [chain]
    while let node = waiting.popLast() {
      if without.contains(node) { continue }
      if let text = shownByItself(node) { return text }
      for part in started.parts(of: node) where visited.insert(part).inserted { waiting.append(part) }
    }
    without.formUnion(visited)
    return nil
  }

  private mutating func shown(byStep name: Place) -> String? {
    if let known = steps[name] { return known }
    let shown = project.file(name).isLinted ? nil : watch(name).map(Self.shown)
    steps[name] = .some(shown)
    return shown
  }

  private static func shown(by step: SubscriptionCall) -> String { step.bindings.first?.sinkText ?? "" }

  private mutating func shownByItself(_ node: ChainID) -> String? {
    switch graph[node] {
    case .step(let ref): return shown(byStep: graph[ref].place)
    case .fed(let ref) where graph[ref].kind == .created:
      return touches.firstTouch(ofCreated: graph[ref], isStrict: false).map { project.outline($0.place).firstLine }
    default: return nil
    }
  }
}
