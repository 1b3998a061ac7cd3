/// The rewrite of a binding in the operators style: only what is missing is inserted, where it is missing.
struct OperatorsPlan {
  let context: FixContext
  private var project: Project { context.project }
  private var analysis: Analysis { context.analysis }
  private var lowering: Lowering { context.analysis.lowering }

  func plan(for binding: Binding, sharedName: SharedName?) -> (RuleID) -> Result<FixDraft, NoFix> {
    let result = Result<FixDraft, NoFix> { () throws(NoFix) in try insertions(binding) }
    let shared = sharedName.map { name in
      Result<FixDraft, NoFix> { () throws(NoFix) in try ShareRewriter(context: context).rewrite(name.declaration) }
    }
    return { rule in
      guard rule == .sharing else { return result }
      return shared ?? .failure(NoFix(reason: "the chain that runs twice has no name in sight"))
    }
  }

  private func insertions(_ binding: Binding) throws(NoFix) -> FixDraft {
    var draft = FixDraft()
    let facts = binding.facts
    if binding.trait.isShared, facts.failure.canFail {
      throw NoFix(reason: "a closure inside the Driver throws; it has to handle its error itself")
    }
    let fails = facts.failure.canFail && !binding.isSubscription
    let isInner = fails && facts.failure.failsInside || facts.failure.endsStream != nil
    // A relay takes elements on any thread.
    let isOff = !binding.isRelay && isOffMain(facts)
    let hopsInside = isOff && isInner && hopsInside(binding)
    let needsHop = isOff && !hopsInside
    if isInner { try draft.merge(ErrorGuard(context: context, hops: hopsInside).protect(binding.receiver)) }
    let slot = context.layout.slot(after: binding.receiver, next: binding.callee)
    let spelling = context.spelling(at: binding.call)
    var texts: (text: String, valueless: String?) = ("", nil)
    if needsHop {
      let hop = context.hopSlot(binding)
      if hop.offset == slot.offset {
        texts.text = slot.lead + spelling.observeOnMain
      } else {
        try draft.insert(hop.lead + spelling.observeOnMain, at: hop.offset, in: binding.call.file)
      }
    }
    if fails, !isInner { add(catching(binding, spelling, slot, &draft), to: &texts) }
    if !texts.text.isEmpty {
      // An Infallible has neither operator.
      let prefix = binding.trait == .infallible ? slot.lead + ".asObservable()" : ""
      texts = (prefix + texts.text, texts.valueless.map { prefix + $0 })
      try draft.insert(texts.text, at: slot.offset, in: binding.call.file, valueless: texts.valueless)
    }
    return draft
  }

  private func add(_ more: (text: String, valueless: String?), to texts: inout (text: String, valueless: String?)) {
    texts.valueless = more.valueless.map { texts.text + $0 }
    texts.text += more.text
  }

  private func catching(
    _ binding: Binding, _ spelling: FixSpelling, _ slot: SourceLayout.Slot, _ draft: inout FixDraft
  ) -> (text: String, valueless: String?) {
    let found = FallbackFinder(context: context).find(at: binding.receiver)
    found.note(in: &draft)
    switch found.fallback {
    case .value(let value)?: return (slot.lead + spelling.catchAndReturn(value), nil)
    case .nothing?: return (slot.lead + spelling.catchEmpty, nil)
    case .sequence?, nil:
      return (slot.lead + spelling.catchAndReturn("<#fallback#>"), slot.lead + spelling.catchEmpty)
    }
  }

  /// Whether elements leave main only inside a closure whose sequence is moved back there.
  private func hopsInside(_ binding: Binding) -> Bool {
    var wasOffMain = false
    var lastLeaves = false
    for step in TraceBuilder(analysis: analysis).steps(of: binding.chain) {
      let leaves = isOffMain(step.facts)
      if leaves, !wasOffMain {
        let row = analysis.graph.step(of: step.chain).map { analysis.catalogue.rows[Int($0.row)] }
        lastLeaves = row?.isFlattening ?? false
      }
      wasOffMain = leaves
    }
    return lastLeaves
  }

  private func isOffMain(_ facts: Facts) -> Bool { !facts.delivery.threads.isDisjoint(with: [.background, .unknown]) }
}
