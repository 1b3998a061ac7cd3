/// All three guarantees hold by hand.
enum PreferDriverRule: Rule {
  static let id = RuleID.preferDriver

  static let documentation = RuleDocumentation(
    summary: "all three guarantees hold by hand; a Driver would have the compiler prove them",
    severity: .warning,
    isOnByDefault: false,
    whatItDoes:
      "Reports a `bind` to a UI element whose chain hops to main, handles errors or shares by operators of its own.",
    why: "What holds by hand holds until somebody edits the chain. `drive` exists only where all three hold.",
    example: """
      items
        .observe(on: MainScheduler.instance)
        .catchAndReturn([])
        .share(replay: 1)
        .bind(to: table.rx.items(dataSource: source))
      """,
    useInstead: """
      items
        .asDriver(onErrorJustReturn: [])
        .drive(table.rx.items(dataSource: source))
      """,
    fixSafety: "as for the rule whose guarantee is rewritten.",
    knownLimits: "Chains of which a fact is not decided are left alone.")

  static func check(_ binding: Binding, _ context: RuleContext) -> Finding? {
    let facts = binding.sequence.facts
    guard binding.isUI, binding.word.hasPrefix("bind"), !binding.sequence.trait.isShared,
      facts.threads.isSubset(of: [.main, .subscriber]), facts.canFail == nil, facts.unknownFailure == nil,
      facts.effect == nil || facts.isShared, facts.endsStream == nil, isHandMade(binding, context)
    else { return nil }
    return context.reporter.finding(
      id, .warning, .certain, at: binding,
      "`\(binding.sinkText)` has all three guarantees by hand; a Driver proves them",
      suggestion: Suggestion.text(for: binding, context))
  }

  /// Whether the chain has a step that a Driver makes needless.
  private static func isHandMade(_ binding: Binding, _ context: RuleContext) -> Bool {
    var current = binding.sequence.trace
    while let node = current {
      if node.place.file >= 0 {
        let name = context.project.name(node.place)
        if Catalogue.standard.rows(named: name).contains(where: { $0.twin == .needless }) { return true }
      }
      current = node.previous
    }
    return false
  }
}
