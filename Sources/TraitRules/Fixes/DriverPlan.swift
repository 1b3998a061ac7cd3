/// The rewrite of a binding in the Driver style.
struct DriverPlan {
  let context: FixContext
  private var project: Project { context.project }
  private var analysis: Analysis { context.analysis }
  private var lowering: Lowering { context.analysis.lowering }

  func plan(for binding: Binding, sharedName: SharedName?) -> (RuleID) -> Result<FixDraft, NoFix> {
    if binding.isSubscription { return hop(binding) }
    // `drive` may not be called there, or has nothing for what `bind` is told.
    if !binding.isDriven,
      analysis.threads(at: binding.call).threads.contains(.background)
        || SinkRewriter(context: context).tellsMore(binding)
    {
      return OperatorsPlan(context: context).plan(for: binding, sharedName: sharedName)
    }
    let here: Result<FixDraft, NoFix>
    // A Driver for all who read a name is more than a relay asks for.
    if !binding.isRelay, let draft = try? nameRewrite(binding) {
      here = .success(draft)
    } else {
      here = Result { () throws(NoFix) in try sinkRewrite(binding) }
    }
    return { rule in
      switch rule {
      case .relayError: return relay(here, binding)
      case .sharing: return sharing(here, sharedName)
      case .errorEndsStream: return catching(here, binding)
      default: return here
      }
    }
  }

  /// `subscribe` handles its errors, or not, as its author wrote: only the hop is missing.
  private func hop(_ binding: Binding) -> (RuleID) -> Result<FixDraft, NoFix> {
    let result = Result<FixDraft, NoFix> { () throws(NoFix) in try HopRewriter(context: context).rewrite(binding) }
    return { _ in result }
  }

  // MARK: - Where the chain has a name

  private func nameRewrite(_ binding: Binding) throws(NoFix) -> FixDraft {
    let root = analysis.chain(binding.receiver).root
    guard let name = lowering.variable(namedBy: root) else { throw NoFix(reason: "the chain has no name in sight") }
    let sequence = analysis.sequence(at: root)
    switch sequence.trait {
    case .observable, .infallible, .single, .maybe: break
    default: throw NoFix(reason: "`\(project.name(name))` is no Observable")
    }
    let facts = sequence.facts
    guard
      facts.failure.isOpen || !facts.delivery.threads.isDisjoint(with: [.background, .unknown])
        || facts.sharing.repeats || !facts.sharing.unknown.isNone || facts.failure.endsStream != nil
        || isHandMade(name)
    else { throw NoFix(reason: "`\(project.name(name))` has lost nothing") }
    guard !isLostLater(binding.facts, than: facts) else {
      throw NoFix(reason: "a step after `\(project.name(name))` loses what is missing")
    }
    return try NameRewriter(context: context).rewrite(name)
  }

  /// Whether a guarantee is missing at the sink that a name still has: a step between them loses it.
  private func isLostLater(_ sink: Facts, than name: Facts) -> Bool {
    sink.delivery.threads.contains(.background) && name.delivery.threads.isDisjoint(with: [.background, .unknown])
      || sink.failure.canFail && !name.failure.isOpen
  }

  /// Whether the name's own chain has steps that a Driver makes needless.
  private func isHandMade(_ name: Place) -> Bool {
    guard let initializer = project.child(name, .initializerClause), let value = project.first(initializer)
    else {
      return false
    }
    return analysis.chain(value).links.contains { context.form(of: $0).isNeedless }
  }

  // MARK: - At the sink

  private func sinkRewrite(_ binding: Binding) throws(NoFix) -> FixDraft {
    var draft = FixDraft()
    if binding.trait.isShared, binding.facts.failure.canFail {
      throw NoFix(reason: "a closure inside the Driver throws; it has to handle its error itself")
    }
    try DriverRewriter(context: context).rewrite(binding.receiver, next: binding.callee, .early, into: &draft)
    try SinkRewriter(context: context).rewrite(binding, into: &draft)
    draft.dropWhatChangesNothing(in: project)
    try context.checkFiles(of: draft)
    return draft
  }

  // MARK: - Relays

  /// A Driver feeds a relay where nothing speaks against it and the file knows Drivers. Else catching the error is
  /// enough: a relay does not mind the thread, and no Driver can feed a PublishRelay.
  private func relay(_ here: Result<FixDraft, NoFix>, _ binding: Binding) -> Result<FixDraft, NoFix> {
    if case .success(let draft) = here, draft.doubts.isEmpty, isAtHome(draft) { return here }
    let caught = OperatorsPlan(context: context).plan(for: binding, sharedName: nil)(.relayError)
    if case .success = caught { return caught }
    return here
  }

  /// No file has to import RxCocoa for the rewrite.
  private func isAtHome(_ draft: FixDraft) -> Bool {
    draft.filesUsingCocoa.allSatisfy { project.files[Int($0)].imports.contains("RxCocoa") }
  }

  // MARK: - Streams that end

  /// Where the rewrite leaves the catch that ends the stream in its place, the error is caught before it gets there.
  private func catching(_ here: Result<FixDraft, NoFix>, _ binding: Binding) -> Result<FixDraft, NoFix> {
    if case .success(let draft) = here, let cause = binding.facts.failure.endsStream, cause.place.file >= 0 {
      let token = project.tree(cause.place).tokens[Int(project.node(cause.place).token)]
      if draft.removes(Int(token.start), in: cause.place.file) {
        // What the author wrote may go in as it is, where no Driver keeps it.
        guard !draft.doubts.isEmpty, let moved = try? ErrorGuard(context: context).protect(binding.receiver),
          moved.doubts.isEmpty
        else { return here }
        return .success(moved)
      }
    }
    return Result { () throws(NoFix) in try ErrorGuard(context: context).protect(binding.receiver) }
  }

  // MARK: - Sharing

  /// The name that is run again becomes a Driver; where that cannot be, its chain is shared.
  private func sharing(_ here: Result<FixDraft, NoFix>, _ name: SharedName?) -> Result<FixDraft, NoFix> {
    guard let name else { return .failure(NoFix(reason: "the chain that runs twice has no name in sight")) }
    if case .success(let draft) = here, draft.sharedNames.contains(name.declaration) { return here }
    let sequence = try? NameRewriter(context: context).rewrite(name.declaration)
    if let sequence { return .success(sequence) }
    return Result { () throws(NoFix) in try ShareRewriter(context: context).rewrite(name.declaration) }
  }
}

/// Moves a subscription to main.
struct HopRewriter {
  let context: FixContext

  func rewrite(_ binding: Binding) throws(NoFix) -> FixDraft {
    var draft = FixDraft()
    let sequence = context.analysis.sequence(at: binding.receiver)
    if sequence.trait == .infallible { throw NoFix(reason: "an Infallible has no observe(on:)") }
    if sequence.trait.isShared { throw NoFix(reason: "it is a Driver already") }
    if binding.event != .element { draft.doubt("no run watches where the end arrives") }
    let slot = context.hopSlot(binding)
    try draft.insert(
      slot.lead + context.spelling(at: binding.call).observeOnMain, at: slot.offset, in: binding.call.file)
    return draft
  }
}
