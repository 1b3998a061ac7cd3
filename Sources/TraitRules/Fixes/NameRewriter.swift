/// Makes a variable a Driver where it is declared: its declared type, its initial value and every use with it.
struct NameRewriter {
  let context: FixContext
  private static let maximumUses = 100
  private var project: Project { context.project }
  private var analysis: Analysis { context.analysis }
  private var lowering: Lowering { context.analysis.lowering }

  /// - Parameter leaving: a use that its own rewrite sees to.
  func rewrite(_ binding: Place, leaving: Place? = nil) throws(NoFix) -> FixDraft {
    guard context.namesInProgress.insert(binding).inserted else {
      throw NoFix(reason: "the chain leads back to itself")
    }
    defer { context.namesInProgress.remove(binding) }
    var draft = FixDraft()
    try checkDeclaration(binding)
    let values = try NameOrigins(analysis: analysis).origins(of: binding)
    try declare(binding, values, into: &draft)
    let rewriter = DriverRewriter(context: context)
    for value in values { try rewriter.rewrite(value, next: nil, .early, into: &draft) }
    let uses = context.uses(of: binding)
    if let doubt = uses.doubt { throw NoFix(reason: doubt) }
    // Every finding about the name would carry them all.
    if uses.reads.count > NameRewriter.maximumUses {
      throw NoFix(reason: "`\(project.name(binding))` is used too often")
    }
    try checkOthers(binding, into: &draft)
    // A Driver that nobody drives is a detour.
    var isDriven = leaving != nil
    for use in uses.reads where use != leaving && !project.isAssigned(use) {
      if try rewrite(use: use, rewriter, into: &draft) { isDriven = true }
    }
    if !isDriven { throw NoFix(reason: "nobody would drive `\(project.name(binding))`") }
    draft.sharedNames.insert(binding)
    try context.checkFiles(of: draft)
    return draft
  }

  /// Those who take the elements go on as they did, unless an error comes.
  private func checkOthers(_ binding: Place, into draft: inout FixDraft) throws(NoFix) {
    let others = OtherSubscribers(context: context)
    try others.checkAskedOnce(binding)
    try others.checkAllComeInTime(for: binding)
    let name = project.name(binding)
    if others.workOffMain(with: binding) {
      throw NoFix(reason: "what is done off the main thread with elements of `\(name)` would be done on it")
    }
    if others.comeLate(to: binding) {
      throw NoFix(reason: "who subscribes to `\(name)` later would be given its last element again")
    }
    if others.handleErrors(ofName: binding) {
      draft.doubt("another use of `\(name)` handles errors that no longer reach it")
    }
  }

  // MARK: - The declaration

  private func checkDeclaration(_ binding: Place) throws(NoFix) {
    let name = project.name(binding)
    if let declaration = project.parent(binding) {
      let flags = project.node(declaration).flags
      if flags.contains(.isOpenOrPublic) { throw NoFix(reason: "`\(name)` is public: other modules may use it") }
      if flags.contains(.isOverride) { throw NoFix(reason: "`\(name)` overrides another property") }
      if project.children(declaration).contains(where: { project.kind($0) == .attribute }) {
        throw NoFix(reason: "`\(name)` has attributes that depend on its type")
      }
    }
    if isRequired(binding) { throw NoFix(reason: "a protocol or superclass declares `\(name)` too") }
  }

  private func isRequired(_ binding: Place) -> Bool {
    guard project.enclosingBody(of: binding) == nil, let type = project.enclosingType(of: binding) else { return false }
    let meaning = analysis.meaning
    var stack = meaning.superTypes(of: type) + project.inheritors(of: project.declaration(type).name)
    var visited: Set<TypeID> = [type]
    while let at = stack.popLast() {
      guard visited.insert(at).inserted else { continue }
      if project.contents(of: at).members[project.symbol(binding)] != nil { return true }
      stack += meaning.superTypes(of: at)
    }
    return false
  }

  private func declare(_ binding: Place, _ values: [Place], into draft: inout FixDraft) throws(NoFix) {
    guard let type = project.declaredType(of: binding) else {
      guard values.allSatisfy({ analysis.sequence(at: $0).trait == .observable }) else {
        throw NoFix(reason: "`\(project.name(binding))` is no Observable")
      }
      return
    }
    if lowering.dialect.sequenceTypes[project.symbol(type)]?.isShared ?? false {
      throw NoFix(reason: "it is a Driver already")
    }
    try ClosureRewriter(context: context).nameDriver(type, into: &draft)
  }

  // MARK: - The uses

  /// - Returns: whether the use is one as a Driver.
  private func rewrite(use: Place, _ rewriter: DriverRewriter, into draft: inout FixDraft) throws(NoFix) -> Bool {
    let (receiver, subscription) = consumer(of: use)
    if let subscription, subscription.isUI, !subscription.isSubscription {
      var attempt = FixDraft()
      if (try? drive(use, receiver, subscription, rewriter, caughtBy: draft, into: &attempt)) != nil {
        try draft.merge(attempt)
        return true
      }
    }
    return try keepObservable(use, into: &draft)
  }

  /// The end of the chain that begins with `use`, and the binding that it is subscribed by.
  private func consumer(of use: Place) -> (receiver: Place, Binding?) {
    var current = use
    while let parent = project.parent(current) {
      switch project.kind(parent) {
      case .memberExpr, .callExpr, .optionalChain, .forceUnwrap:
        guard project.first(parent) == current else { return (current, nil) }
        if project.kind(parent) == .callExpr, let binding = context.bindings[parent] {
          return (binding.receiver, binding)
        }
        current = parent
      default: return (current, nil)
      }
    }
    return (current, nil)
  }

  /// A chain that begins with a Driver, up to its sink.
  private func drive(
    _ use: Place, _ receiver: Place, _ binding: Binding, _ rewriter: DriverRewriter, caughtBy above: FixDraft,
    into draft: inout FixDraft
  ) throws(NoFix) {
    let chain = analysis.chain(receiver)
    guard chain.root == use else { throw NoFix(reason: "the name stands inside another expression") }
    let steps = Steps(chain: chain, context: context, rewriter: rewriter)
    guard steps.start == 0 else { throw NoFix(reason: steps.obstacle ?? "a link does not exist on a Driver") }
    try steps.apply(from: 0, into: &draft)
    rewriter.noteLost(steps, from: 0, besides: nil, caughtBy: above, in: &draft)
    try SinkRewriter(context: context).rewrite(binding, into: &draft)
  }

  /// Any other use gets the Observable that it had.
  ///
  /// - Returns: whether it converts what it reads by itself.
  private func keepObservable(_ use: Place, into draft: inout FixDraft) throws(NoFix) -> Bool {
    if let member = project.parent(use), project.kind(member) == .memberExpr, project.first(member) == use,
      let call = project.parent(member), let row = analysis.link(call)?.row, row.kind == .conversion
    {
      if let written = context.fallback(of: call, row), written != .nothing, !draft.catches(with: written),
        analysis.sequence(at: use).facts.failure.canFail
      {
        draft.doubt("what `\(project.name(member))` makes of the error is not made any more")
      }
      return true
    }
    let trait = analysis.sequence(at: use).trait
    if trait.isPrimitive || trait == .infallible {
      throw NoFix(reason: "another use of `\(project.name(use))` needs what it is, and no Observable")
    }
    if project.parent(use).map({ project.kind($0) }) == .inOutExpr {
      throw NoFix(reason: "`\(project.name(use))` is handed on to be changed")
    }
    if swallowsErrors(use) {
      draft.doubt("another use of `\(project.name(use))` handles errors that no longer reach it")
    }
    try draft.insert(".asObservable()", at: context.layout.range(use).upperBound, in: use.file)
    return false
  }

  /// Whether what follows a use would see an error, and does something about it.
  private func swallowsErrors(_ use: Place) -> Bool {
    var current = use
    while let parent = project.parent(current), [.memberExpr, .callExpr].contains(project.kind(parent)),
      project.first(parent) == current
    {
      if project.kind(parent) == .callExpr {
        if analysis.link(parent)?.row?.handlesErrors ?? false { return true }
        let takesErrors = lowering.arguments(of: parent, .none).contains {
          $0.label == .onError || $0.label == .onFailure
        }
        if takesErrors { return true }
      }
      current = parent
    }
    return false
  }
}
