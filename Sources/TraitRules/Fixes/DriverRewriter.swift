/// Makes an expression a Driver: from as early in its chain as everything after it exists there too.
struct DriverRewriter {
  /// Where the conversion stands if several places would do.
  enum Placement {
    /// As early as possible, so that all that follows has the guarantees.
    case early
    /// At the end, for what a closure returns.
    case late
  }

  let context: FixContext
  private var project: Project { context.project }
  private var analysis: Analysis { context.analysis }
  private var lowering: Lowering { context.analysis.lowering }

  /// - Parameter next: the member expression of the link that follows in the source, for the layout.
  func rewrite(_ expression: Place, next: Place?, _ placement: Placement, into draft: inout FixDraft) throws(NoFix) {
    switch project.kind(expression) {
    case .callExpr, .memberExpr, .identifierExpr, .optionalChain, .forceUnwrap, .subscriptExpr: break
    // A link behind `a ? b : c` would belong to `c` alone.
    default: return try ClosureRewriter(context: context).convert(expression, self, into: &draft)
    }
    let chain = analysis.chain(expression)
    let steps = Steps(chain: chain, context: context, rewriter: self)
    if steps.start == 0, try convertRoot(steps, next: next, into: &draft) {
      try steps.apply(from: 0, into: &draft)
      return noteLost(steps, from: 0, besides: nil, caughtBy: draft, in: &draft)
    }
    let position = try choosePosition(steps, placement)
    if position.needsGuard {
      let guarded = try ErrorGuard(context: context).protect(chain.expression(before: position.index))
      try draft.merge(guarded)
    }
    position.found?.note(in: &draft)
    try steps.apply(from: position.index, into: &draft)
    // What is put in here catches no error that is caught above it.
    let above = draft
    try insert(position.fallback, at: position.index, in: chain, next: next, into: &draft)
    noteLost(
      steps, from: position.index, besides: position.needsGuard ? nil : position.fallback, caughtBy: above, in: &draft)
  }

  /// What a catch shows after an error, it shows no more where the error is caught above it with something else.
  ///
  /// - Parameters:
  ///   - kept: what an error that comes out of the first link falls back to.
  ///   - above: what catches errors before they come to the links.
  func noteLost(
    _ steps: Steps, from first: Int, besides kept: Fallback?, caughtBy above: FixDraft, in draft: inout FixDraft
  ) {
    for index in steps.forms.indices.dropFirst(first) {
      guard let written = steps.forms[index].fallback, written != .nothing, written != kept,
        sequence(steps, before: index).facts.failure.canFail, !above.catches(with: written)
      else { continue }
      draft.doubt("what `\(steps.chain.links[index].name)` makes of the error is not made any more")
    }
  }

  // MARK: - Roots that need no fallback

  /// A root that `asDriver()` converts, or that is a Driver once its name is.
  private func convertRoot(_ steps: Steps, next: Place?, into draft: inout FixDraft) throws(NoFix) -> Bool {
    let root = steps.chain.root
    let sequence = analysis.sequence(at: root)
    // Whatever it is made of, a type of the app's own has no `asDriver()` but one that it declares itself.
    let isOwn = isOfOwnType(root)
    if isOwn, sequence.trait != .driver { return false }
    switch sequence.trait {
    case .driver where !isOwn: return true
    case .driver: break
    case .controlProperty, .controlEvent, .behaviorRelay, .variable: break
    case .infallible where context.version(at: root) >= RxVersion(6, 6): break
    default: return try convertName(root, sequence, into: &draft)
    }
    if steps.beginsWithDriver {
      // It is there already; `apply` must not take it away.
      return true
    }
    let slot = context.layout.slot(after: root, next: nil, staysOnLine: true)
    try draft.insert(FixSpelling.asDriver, at: slot.offset, in: root.file)
    draft.filesUsingCocoa.insert(root.file)
    return true
  }

  /// An object that only converts to a sequence: an `ActivityIndicator`, or what keeps a relay.
  private func isOfOwnType(_ root: Place) -> Bool {
    if case .object = lowering.value(of: root) { return true }
    return false
  }

  /// A name that several read: converted where it is declared, so that they share.
  private func convertName(_ root: Place, _ sequence: SettledSequence, into draft: inout FixDraft) throws(NoFix) -> Bool
  {
    guard sequence.facts.sharing.repeats || sequence.facts.failure.failsInside,
      let binding = lowering.variable(namedBy: root),
      !isOnOneOfSeveralPaths(root, of: binding),
      let rewritten = try? NameRewriter(context: context).rewrite(binding, leaving: root)
    else { return false }
    try draft.merge(rewritten)
    return true
  }

  /// Whether a closure returns what it keeps in a name on one of its paths, and takes it otherwise on another: each path
  /// is converted by itself.
  private func isOnOneOfSeveralPaths(_ root: Place, of binding: Place) -> Bool {
    guard let body = project.enclosingBody(of: root), project.kind(body) == .closureExpr,
      project.enclosingBody(of: binding) == body
    else { return false }
    let returned = project.returnedExpressions(of: body)
    return context.uses(of: binding).reads.count { use in returned.contains { project.isInside(use, $0) } } > 1
  }

  // MARK: - Where to convert

  struct Position {
    var index: Int
    var fallback: Fallback
    /// An inner error would end the stream: it has to be caught where it arises.
    var needsGuard = false
    /// Where the fallback is from, if it was looked for.
    var found: FallbackFinder.Found?
  }

  private func choosePosition(_ steps: Steps, _ placement: Placement) throws(NoFix) -> Position {
    if let written = writtenFallback(steps), !keepsObject(steps, written.index) { return written }
    let last = steps.lastPosition
    var candidates = Array(steps.start...last)
    if let hop = steps.firstNeedless, hop <= last {
      candidates = [hop]
    } else if placement == .late {
      candidates.reverse()
    }
    // A Driver replays its last element, and so would hold what nobody was to hold. (SharedSequence+Operators.swift.)
    candidates.removeAll { keepsObject(steps, $0) }
    if candidates.isEmpty {
      guard let later = (last...steps.chain.links.count).first(where: { !keepsObject(steps, $0) }) else {
        throw NoFix(reason: "a Driver would hold the object that withUnretained hands on")
      }
      candidates = [later]
    }
    for index in candidates {
      if let position = certainPosition(steps, index) { return position }
    }
    let index = candidates[0]
    if failsInside(steps, index) { return Position(index: index, fallback: .nothing, needsGuard: true) }
    return Position(index: index, fallback: .placeholder)
  }

  private func keepsObject(_ steps: Steps, _ index: Int) -> Bool {
    steps.handsObject(to: index) && sequence(steps, before: index).facts.lifetime.canGoOn
  }

  private func sequence(_ steps: Steps, before index: Int) -> SettledSequence {
    analysis.sequence(at: steps.chain.expression(before: index))
  }

  private func failsInside(_ steps: Steps, _ index: Int) -> Bool {
    let facts = sequence(steps, before: index).facts
    return facts.failure.canFail && facts.failure.failsInside
  }

  private func certainPosition(_ steps: Steps, _ index: Int) -> Position? {
    let sequence = sequence(steps, before: index)
    if sequence.facts.failure.canFail, sequence.facts.failure.failsInside {
      return nil
    }
    if sequence.trait == .completable || !sequence.facts.failure.isOpen {
      return Position(index: index, fallback: .nothing)
    }
    let found = FallbackFinder(context: context).find(at: steps.chain.expression(before: index))
    return found.fallback.map { Position(index: index, fallback: $0, found: found) }
  }

  /// The place of a catch that was written by hand: its value is what the author wants to see.
  private func writtenFallback(_ steps: Steps) -> Position? {
    for index in steps.start..<max(steps.start, steps.chain.links.count) where index <= steps.lastPosition {
      guard let fallback = steps.forms[index].fallback else { continue }
      var first = index
      while first > steps.start, steps.forms[first - 1].isNeedless { first -= 1 }
      let needsGuard = failsInside(steps, first)
      return Position(index: first, fallback: fallback, needsGuard: needsGuard)
    }
    return nil
  }

  /// `{ …; return x }()`, which has no type of its own once something is called on it.
  private func isTypedByContext(_ base: Place) -> Bool {
    guard project.kind(base) == .callExpr, let closure = project.first(base), project.kind(closure) == .closureExpr
    else { return false }
    let isSaid = project.resultType(ofClosure: closure) != nil
    return !isSaid && project.tree(closure).onlyStatement(of: closure.node) == nil
  }

  private func insert(
    _ fallback: Fallback, at index: Int, in chain: Chain, next: Place?, into draft: inout FixDraft
  ) throws(NoFix) {
    let base = chain.expression(before: index)
    if isTypedByContext(base) { throw NoFix(reason: "a closure of several statements has its type by where it stands") }
    let following = index < chain.links.count ? chain.links[index].callee : next
    let slot = context.layout.slot(after: base, next: following)
    let text = slot.lead + FixSpelling.asDriver(fallback)
    let valueless = fallback == .placeholder ? slot.lead + FixSpelling.asDriver(.nothing) : nil
    try draft.insert(text, at: slot.offset, in: base.file, valueless: valueless)
    draft.filesUsingCocoa.insert(base.file)
  }
}

/// The links of a chain with what becomes of each on a Driver.
struct Steps {
  let chain: Chain
  private(set) var forms: [DriverForm]
  /// What a link's closure or argument needs, by the link's index.
  private var inner: [Int: FixDraft] = [:]
  /// From this link on all can stand on a Driver.
  private(set) var start: Int
  /// Why the link before `start` cannot.
  private(set) var obstacle: String?
  private let context: FixContext

  init(chain: Chain, context: FixContext, rewriter: DriverRewriter) {
    self.chain = chain
    self.context = context
    forms = chain.links.map { context.form(of: $0) }
    start = chain.links.count
    while start > 0 {
      do {
        try prepare(start - 1, rewriter)
      } catch {
        obstacle = error.reason
        return
      }
      start -= 1
    }
  }

  private mutating func prepare(_ index: Int, _ rewriter: DriverRewriter) throws(NoFix) {
    var draft = FixDraft()
    switch forms[index] {
    case .missing(let reason): throw NoFix(reason: reason)
    case .needless: return
    case _ where WorkOffMain(context: context).isDone(by: chain.links[index]):
      throw NoFix(reason: "what \(chain.links[index].name) does off the main thread would be done on it")
    case .kept: return
    case .flattening(let closure):
      try ClosureRewriter(context: context).rewrite(closure, rewriter, into: &draft)
    case .joined(let argument):
      try rewriter.rewrite(argument, next: nil, .late, into: &draft)
    }
    inner[index] = draft
  }

  /// Whether elements bring along the object of a `withUnretained` where the link of this index takes them.
  func handsObject(to index: Int) -> Bool {
    for link in chain.links[..<index].reversed() {
      guard let row = link.row else { return false }
      if row.elements == .unretained {
        // With a closure, it hands on what that makes.
        return context.analysis.lowering.arguments(of: link.call, .none).count < 2
      }
      if row.elements != .same { return false }
    }
    return false
  }

  /// `x.asDriver()…`.
  var beginsWithDriver: Bool {
    guard case .needless(.conversion)? = forms.first else { return false }
    return chain.links[0].row?.result == .driver
  }

  /// The first link, from `start` on, that stands for a guarantee won by hand.
  var firstNeedless: Int? {
    forms.indices.first { index in
      guard index >= start, case .needless(let kind) = forms[index] else { return false }
      switch kind {
      case .hop, .share: return true
      case .conversion, .catch: return false
      }
    }
  }

  /// The conversion has to stand before a link whose inner sequence fails, or its error would end the stream.
  var lastPosition: Int {
    for index in start..<max(start, chain.links.count) {
      guard case .flattening = forms[index] else { continue }
      let facts = context.analysis.sequence(at: chain.links[index].call).facts
      if facts.failure.canFail, facts.failure.failsInside { return index }
    }
    return chain.links.count
  }

  /// Makes the links from `index` on a Driver's.
  func apply(from index: Int, into draft: inout FixDraft) throws(NoFix) {
    for at in index..<max(index, chain.links.count) {
      let link = chain.links[at]
      switch forms[at] {
      case .kept(nil), .missing: break
      case .kept(let argument?): try drop(argument, from: link, into: &draft)
      case .flattening, .joined: if let changes = inner[at] { try draft.merge(changes) }
      case .needless(.conversion) where at == 0 && beginsWithDriver: break
      case .needless: try draft.remove(context.layout.removal(of: link), in: link.call.file)
      }
    }
  }

  /// Takes an argument out of a call, the comma before it included.
  private func drop(_ argument: Place, from link: ChainLink, into draft: inout FixDraft) throws(NoFix) {
    let arguments = context.analysis.lowering.arguments(of: link.call, .none).map(\.place)
    guard let position = arguments.firstIndex(of: argument), position > 0 else {
      throw NoFix(reason: "a Driver's \(link.name) is called otherwise")
    }
    let start = context.layout.range(arguments[position - 1]).upperBound
    try draft.remove(start..<context.layout.range(argument).upperBound, in: argument.file)
  }
}
