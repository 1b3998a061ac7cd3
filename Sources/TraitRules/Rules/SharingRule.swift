/// Several subscribers of one chain each re-run its side effects.
enum SharingRule: Rule {
  static let id = RuleID.sharing

  static let documentation = RuleDocumentation(
    summary: "several subscribers of one chain each re-run its side effects",
    severity: .warning,
    isOnByDefault: true,
    whatItDoes: """
      Counts the runs of one name whose chain has a side effect above no share, and reports the UI binding that brings \
      each run but the first. A name is a `let`, a stored or a computed property, or what a function is handed; a computed one \
      makes a new chain at every use. Where the name is bound to relays alone, those bindings count whose relay feeds UI.
      """,
    why: "Each subscription makes its own request: two labels bound to one search send two requests a keystroke.",
    example: """
      let results = query.rx.text.flatMapLatest { api.search($0) }
      results.map { "\\($0.count)" }.bind(to: count.rx.text)
      results.bind(to: table.rx.items(dataSource: source))
      """,
    useInstead: """
      let results = query.rx.text.asDriver()
        .flatMapLatest { api.search($0).asDriver(onErrorJustReturn: []) }
      """,
    fixSafety: "sharing changes when a late subscriber gets its first element: it is given the last one at once.",
    knownLimits: """
      Subscriptions to a property of two different objects of a class are not counted together unless they stand in \
      the same type, and it is not seen where each object is made.
      """)

  /// Findings over all bindings of the project by their index, each with the name that it speaks of.
  static func check(
    _ bindings: [Binding], _ context: RuleContext
  ) -> [Int: (finding: Finding, name: SharedName?)] {
    // What is true of a chain may take long to find out: where nothing feeds user interface, nobody wants to know.
    guard bindings.contains(where: \.isUI) || !context.project.isWhollyLinted,
      bindings.contains(where: mayRepeat)
    else { return [:] }
    var shown = ShownRelays(bindings, context.analysis)
    let runs = SharedRuns(of: bindings, context)
    let groups = runs.groups()
    var findings: [Int: (finding: Finding, name: SharedName?)] = [:]
    let scopes = Dictionary(grouping: groups.keys, by: \.runs)
    // A name says more than what somebody handed in.
    func order(_ group: SharedRuns.Group, _ uses: [SharedRuns.Use]) -> (
      rank: Int, binding: Int, name: Place, event: Place
    ) {
      let name = group.runs.name
      return (name.isVariable(context.project) ? 0 : 1, uses[0].binding, name.declaration, group.runs.event)
    }
    for (group, uses) in groups.sorted(by: { order($0.key, $0.value) < order($1.key, $1.value) }) {
      guard let first = uses.first else { continue }
      let count = Set(uses.map(\.run)).count + uses.map { $0.copies - 1 }.reduce(0, +)
      guard count > 1 else { continue }
      // Those of another type may be given the same object, and what a closure hands back is another for each of its
      // calls: whether they make a run more, nothing tells.
      let isCounted = scopes[group.runs]?.count == 1 && !runs.isOfClosure(group, uses)
      var ui = uses.filter { bindings[$0.binding].isBoundToUI }
      // Where none feeds user interface itself, those speak that do so by way of a relay.
      if ui.isEmpty { ui = uses.filter { shown.areFed(by: bindings[$0.binding]) } }
      // The first subscription makes the first run. Each further run is said once, where user interface first takes
      // part in it: whoever joins a run adds none.
      var told: Set<SharedRuns.Run> = []
      var repeats = ui.filter { ($0.run != first.run || $0.copies > 1) && told.insert($0.run).inserted }
      if repeats.isEmpty { repeats = ui.filter { $0.binding == first.binding } }
      for use in repeats where findings[use.binding] == nil {
        // One of each other run: those who share one have no part in the count.
        var named: Set<SharedRuns.Run> = [use.run]
        let others = uses.filter { named.insert($0.run).inserted }.prefix(8).map { bindings[$0.binding] }
        let finding = finding(
          bindings[use.binding], group.runs.name, isCounted ? count : nil, use.effect, others, context)
        // What is handed in has no name that could be rewritten.
        findings[use.binding] = (finding, group.runs.name.isVariable(context.project) ? group.runs.name : nil)
      }
    }
    return findings
  }

  private static func mayRepeat(_ binding: Binding) -> Bool {
    let sharing = binding.facts.sharing
    return !binding.isSubscription && (sharing.repeats || !sharing.reads.isEmpty)
  }

  /// - Parameter runs: `nil` where there are more than can be counted.
  private static func finding(
    _ binding: Binding, _ name: SharedName, _ runs: Int?, _ effect: CauseID, _ others: [Binding],
    _ context: RuleContext
  ) -> Finding {
    let project = context.project
    let isNamed = name.isVariable(project)
    let title = name.title(project)
    var related = context.reporter.related(effect)
    related += others.map { other in
      // In a function that the call hands the chain to, the subscription itself.
      let callee = other.inside.isNowhere ? other.callee : context.project.first(other.inside) ?? other.callee
      return RelatedLocation(
        location: context.reporter.wordLocation(callee), message: "another subscriber of `\(title)`")
    }
    let reason = effect.isNone ? "its side effects run again" : context.words.text(effect)
    let computed = name.isComputed ? ", a new chain at every use," : ""
    let times = runs.map { "\($0) times" } ?? "more than once"
    return context.reporter.finding(
      id, .warning, effect.isLikely ? .likely : .certain, at: binding,
      "`\(title)`\(computed) is run \(times) for its subscribers, and each time \(reason)",
      related: related,
      suggestion: isNamed ? Suggestion.text(sharing: title, name) : nil)
  }
}
