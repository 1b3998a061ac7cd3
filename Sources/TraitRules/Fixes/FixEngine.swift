/// A fix before anybody has run it.
public struct FixCandidate: Sendable {
  /// Whether after it no effect may run once a subscriber any more.
  public var endsRepetition: Bool
  /// The word of the sink's call, in the source as it is.
  public var location: Location
  public var style: FixStyle
  /// In order of path and place.
  public var edits: [Edit]
  public var chains: RewrittenChains
}

/// Finds the fix of each finding, or the reason why there is none.
struct FixEngine {
  let context: FixContext
  let style: FixStyle
  /// Replays a fix: `confirmed`, or why not.
  let confirm: (@Sendable (FixCandidate) -> String)?

  /// Shows what running a finding's chain shows.
  let replay: (@Sendable (ReplayRequest) -> ReplayEvidence)?

  private let rewriter: ChainRewriter
  private let verdicts = FixVerdicts()

  private var project: Project { context.project }
  private var analysis: Analysis { context.analysis }
  private var lowering: Lowering { context.analysis.lowering }

  init(
    context: FixContext, style: FixStyle, confirm: (@Sendable (FixCandidate) -> String)?,
    replay: (@Sendable (ReplayRequest) -> ReplayEvidence)?
  ) {
    self.context = context
    self.style = style
    self.confirm = confirm
    self.replay = replay
    rewriter = ChainRewriter(context)
  }

  /// The findings of one binding, each with its fix or the reason why it has none.
  ///
  /// - Parameter sharedName: the name that `sharing` speaks of.
  func attach(to findings: [Finding], of binding: Binding, sharedName: SharedName?) -> [Finding] {
    if findings.isEmpty { return findings }
    let plan = plan(for: binding, sharedName)
    return findings.map { finding in
      var finding = finding
      switch plan(finding.rule) {
      case .success(let draft): set(draft, on: &finding, binding)
      case .failure(let none): finding.noFix = none.reason
      }
      // Advice on streams that end says why, too.
      if finding.rule != .errorEndsStream, let fix = finding.fix {
        finding.suggestion = FixHelp(project: project).text(of: fix, binding) ?? finding.suggestion
      }
      finding.evidence = evidence(finding, binding)
      return finding
    }
  }

  /// The rewrite that mends what a rule says of a binding.
  private func plan(for binding: Binding, _ sharedName: SharedName?) -> (RuleID) -> Result<FixDraft, NoFix> {
    if let reason = obstacle(binding) { return { _ in .failure(NoFix(reason: reason)) } }
    let plan: (RuleID) -> Result<FixDraft, NoFix>
    switch style {
    case .driver: plan = DriverPlan(context: context).plan(for: binding, sharedName: sharedName)
    case .operators: plan = OperatorsPlan(context: context).plan(for: binding, sharedName: sharedName)
    }
    guard case .observer(let observer) = binding.sink, observer.leavesMain else { return plan }
    return { rule in
      rule == .mainThread
        ? .failure(NoFix(reason: "the sink leaves main by itself, whatever it is bound to")) : plan(rule)
    }
  }

  private func set(_ draft: FixDraft, on finding: inout Finding, _ binding: Binding) {
    var draft = draft
    do throws(NoFix) {
      try ImportRewriter(project: project).addImports(to: &draft)
      if draft.isEmpty { throw NoFix(reason: "nothing in sight would mend it") }
      try checkBalance(draft)
      let fix = try fix(draft, valueless: false, finding, binding)
      // A fix that asks for a value mends no more than the one beside it, which alone can be followed.
      if draft.hasPlaceholder { finding.alternativeFix = try self.fix(draft, valueless: true, finding, binding) }
      finding.fix = fix
    } catch {
      finding.noFix = error.reason
    }
  }

  /// Nothing is rewritten where brackets are open: what ends where is a guess there.
  private func checkBalance(_ draft: FixDraft) throws(NoFix) {
    for file in Set(draft.changes.map(\.file)).sorted() where !project.files[Int(file)].isBalanced {
      throw NoFix(reason: "\(project.files[Int(file)].path) has a syntax error")
    }
  }

  /// - Throws: why it is none: what the finding says holds after it, too.
  private func fix(
    _ draft: FixDraft, valueless: Bool, _ finding: Finding, _ binding: Binding
  ) throws(NoFix) -> Fix {
    let edits = draft.edits(in: project, valueless: valueless)
    let asks = draft.hasPlaceholder && !valueless
    var fix = Fix(
      title: title(draft, edits, valueless: valueless), style: style, applicability: .unsafe, replay: "not replayed",
      edits: edits, doubts: draft.doubts)
    if asks {
      fix.applicability = .manual
      fix.replay = "not replayed: the value to fall back to is open"
      return fix
    }
    if let confirm {
      var chains: RewrittenChains?
      do {
        chains = try rewriter.chains(of: binding, after: edits)
      } catch {
        fix.replay = error.reason
      }
      if let chains {
        if chains.leaves(finding.rule, finding.certainty) {
          throw NoFix(reason: "what is missing would be missing after a rewrite, too")
        }
        let candidate = FixCandidate(
          endsRepetition: finding.rule == .sharing, location: finding.location, style: style, edits: edits,
          chains: chains)
        fix.replay = verdicts.verdict(on: candidate, confirm)
      }
    }
    if draft.hasPlaceholder {
      fix.doubts.append("what the element shows after an error is not decided: nothing new is")
    }
    if fix.replay == "confirmed", fix.doubts.isEmpty { fix.applicability = .safe }
    return fix
  }

  /// Why a binding that is not its own call's is not rewritten there.
  private func obstacle(_ binding: Binding) -> String? {
    if binding.isWatched {
      return "what moves `\(project.text(binding.word))` to the main thread moves all that follows it"
    }
    if binding.receiver == binding.callee { return "the sequence is `self`, which is not written" }
    return binding.isHanded ? "`\(project.text(binding.word))` is a function that subscribes for others" : nil
  }

  private func evidence(_ finding: Finding, _ binding: Binding) -> ReplayEvidence? {
    guard let replay, binding.isItsOwn, let (model, subscriber) = rewriter.chain(of: binding) else { return nil }
    // A fix that asks for a value cannot be run as it is; the one beside it can.
    let fix = finding.alternativeFix ?? finding.fix
    let after = fix.flatMap { fix in try? rewriter.chains(of: binding, after: fix.edits).after }
    return replay(ReplayRequest(rule: finding.rule, before: model, after: after, subscriber: subscriber))
  }

  private func title(_ draft: FixDraft, _ edits: [Edit], valueless: Bool) -> String {
    switch style {
    case .driver:
      let names = Set(draft.sharedNames.map { "`\(project.name($0))`" }).sorted()
      let isDriven = edits.contains { edit in
        edit.replacement.contains(".asDriver(") || ["drive", "Driver"].contains(edit.replacement)
      }
      if !names.isEmpty {
        let all = names.joined(separator: " and ")
        return !isDriven ? "share \(all)" : names.count == 1 ? "make \(all) a Driver" : "make \(all) Drivers"
      }
      if isDriven {
        return valueless ? "drive it from a Driver that ends without a value after an error" : "drive it from a Driver"
      }
      return edits.contains { $0.replacement.contains("catch") } ? "catch the error where it arises" : "deliver on main"
    case .operators: return "add the operators that are missing"
    }
  }
}

/// Adds `import RxCocoa` where a rewrite needs it.
struct ImportRewriter {
  let project: Project

  func addImports(to draft: inout FixDraft) throws(NoFix) {
    for file in draft.filesUsingCocoa.sorted() {
      let tree = project.files[Int(file)].tree
      let imports = project.files[Int(file)].imports
      // A file without RxSwift's own import gets it from an umbrella of the project's, and this one with it.
      guard !imports.contains("RxCocoa"), imports.contains("RxSwift"),
        let place = tree.children(tree.root).first(where: {
          tree[$0].kind == .importDecl && tree.text(token: tree[$0].token) == "RxSwift"
        })
      else { continue }
      try draft.insert("import RxCocoa\n", at: tree.range(place).lowerBound, in: file)
    }
  }
}
