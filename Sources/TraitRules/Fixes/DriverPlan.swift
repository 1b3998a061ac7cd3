/// The rewrite of a binding in the Driver style.
struct DriverPlan {
  let context: FixContext
  private var project: Project { context.project }
  private var evaluator: Evaluator { context.evaluator }

  func plan(for binding: Binding) -> (RuleID) -> Result<FixDraft, NoFix> {
    if binding.isSubscription { return hop(binding) }
    let name = Result<FixDraft, NoFix> { () throws(NoFix) in try nameRewrite(binding) }
    let here: Result<FixDraft, NoFix>
    if case .success = name {
      here = name
    } else {
      here = Result { () throws(NoFix) in try sinkRewrite(binding) }
    }
    return { rule in
      guard rule == .sharing else { return here }
      return shares(here, binding) ? here : .failure(NoFix(reason: sharingReason(name)))
    }
  }

  /// `subscribe` handles its errors, or not, as its author wrote: only the hop is missing.
  private func hop(_ binding: Binding) -> (RuleID) -> Result<FixDraft, NoFix> {
    let result = Result<FixDraft, NoFix> { () throws(NoFix) in try HopRewriter(context: context).rewrite(binding) }
    return { _ in result }
  }

  // MARK: - Where the chain has a name

  private func nameRewrite(_ binding: Binding) throws(NoFix) -> FixDraft {
    let root = evaluator.chain(binding.receiver).root
    guard let name = evaluator.variable(namedBy: root) else { throw NoFix(reason: "the chain has no name in sight") }
    let sequence = evaluator.settledSequence(root)
    switch sequence.trait {
    case .observable, .infallible, .single, .maybe: break
    default: throw NoFix(reason: "`\(project.name(name))` is no Observable")
    }
    let facts = sequence.facts
    guard facts.canFail != nil || facts.threads.contains(.background) || facts.effect != nil || facts.endsStream != nil
      || facts.threads.contains(.unknown) || facts.unknownFailure != nil || facts.unknownSharing != nil || isHandMade(name)
    else { throw NoFix(reason: "`\(project.name(name))` has lost nothing") }
    return try NameRewriter(context: context).rewrite(name)
  }

  /// Whether the name's own chain has steps that a Driver makes needless.
  private func isHandMade(_ name: Place) -> Bool {
    guard let initializer = project.child(name, .initializerClause), let value = project.children(initializer).first else {
      return false
    }
    return evaluator.chain(value).links.contains { context.form(of: $0).isNeedless }
  }

  // MARK: - At the sink

  private func sinkRewrite(_ binding: Binding) throws(NoFix) -> FixDraft {
    var draft = FixDraft()
    try DriverRewriter(context: context).rewrite(
      binding.receiver, next: binding.callee, .early, into: &draft)
    try SinkRewriter(context: context).rewrite(binding, into: &draft)
    return draft
  }

  // MARK: - Sharing

  /// Whether a rewrite makes the subscribers of the name share one run.
  private func shares(_ result: Result<FixDraft, NoFix>, _ binding: Binding) -> Bool {
    guard case .success(let draft) = result else { return false }
    return binding.sequence.facts.reads.contains { draft.sharedNames.contains($0.name.declaration) }
  }

  private func sharingReason(_ name: Result<FixDraft, NoFix>) -> String {
    guard case .failure(let none) = name else { return "the chain that runs twice is made elsewhere" }
    return "the subscribers share nothing unless the chain is shared where it is made: \(none.reason)"
  }
}

/// Moves a subscription to main.
struct HopRewriter {
  let context: FixContext

  func rewrite(_ binding: Binding) throws(NoFix) -> FixDraft {
    var draft = FixDraft()
    let sequence = context.evaluator.settledSequence(binding.receiver)
    if sequence.trait == .infallible { throw NoFix(reason: "an Infallible has no observe(on:)") }
    if sequence.trait.isShared { throw NoFix(reason: "it is a Driver already") }
    let slot = context.layout.slot(after: binding.receiver, next: binding.callee)
    try draft.insert(
      slot.lead + context.spelling(at: binding.call).observeOnMain, at: slot.offset, in: binding.call.file)
    return draft
  }
}
