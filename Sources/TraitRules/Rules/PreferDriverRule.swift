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
    guard binding.isUI, binding.isItsOwn, [.bind, .bindTo].contains(binding.word.known), !binding.trait.isShared else {
      return nil
    }
    let facts = binding.facts
    guard
      facts.delivery.threads.isSubset(of: [.main, .subscriber]), !facts.failure.isOpen,
      !facts.sharing.repeats || facts.sharing.isShared, facts.failure.endsStream == nil, isHandMade(binding, context)
    else { return nil }
    return context.reporter.finding(
      id, .warning, .certain, at: binding,
      "`\(binding.sinkText)` has all three guarantees by hand; a Driver proves them",
      suggestion: Suggestion.text(for: binding, context))
  }

  /// Whether the chain has a step that a Driver makes needless.
  private static func isHandMade(_ binding: Binding, _ context: RuleContext) -> Bool {
    TraceBuilder(analysis: context.analysis).steps(of: binding.chain).contains { step in
      guard let made = context.analysis.graph.step(of: step.chain) else { return false }
      return context.analysis.catalogue.rows[Int(made.row)].twin == .needless
    }
  }
}
