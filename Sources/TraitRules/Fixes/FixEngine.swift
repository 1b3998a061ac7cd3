/// Finds the fix of each finding, or the reason why there is none.
struct FixEngine {
  let context: FixContext
  let style: FixStyle
  private let judge: FixJudge

  private var project: Project { context.project }
  private var analysis: Analysis { context.analysis }
  private var lowering: Lowering { context.analysis.lowering }

  init(
    context: FixContext, style: FixStyle, threads: Int, trial: (@Sendable (TrialRequest) -> any RewriteTrial)?,
    replay: (@Sendable ([ReplayRequest]) -> [ReplayEvidence])?
  ) {
    self.context = context
    self.style = style
    judge = FixJudge(rewriter: ChainRewriter(context), threads: threads, trial: trial, replay: replay)
  }

  /// What is found at a binding.
  struct Found {
    var binding: Binding
    var findings: [Finding]
    /// The name that `sharing` speaks of.
    var sharedName: SharedName?
  }

  /// A finding with the rewrite that would mend it.
  private struct Drafted {
    var finding: Finding
    let binding: Binding
    var draft: FixDraft?
    /// What is to be run for it.
    var request: ReplayRequest?
  }

  /// Findings, each with its fix or the reason why it has none.
  func attach(to found: [Found]) -> [Finding] {
    var drafted = found.flatMap(draft)
    let rewrites = drafted.indices.filter { drafted[$0].draft != nil }
    let rounds = judge.rounds(
      of: rewrites.map { (drafted[$0].binding, drafted[$0].draft?.judgedEdits(in: project) ?? []) })
    for (number, edits) in rounds.edits.enumerated() {
      for (index, round) in zip(rewrites, rounds.numbers) where round == number {
        settle(&drafted[index], alongside: edits)
      }
      judge.forgetRound()
    }
    for index in drafted.indices where drafted[index].draft == nil { settle(&drafted[index], alongside: []) }
    let run = drafted.indices.filter { drafted[$0].request != nil }
    for (index, evidence) in zip(run, judge.evidence(for: run.compactMap { drafted[$0].request })) {
      drafted[index].finding.evidence = evidence
    }
    return drafted.map(\.finding)
  }

  private func draft(_ found: Found) -> [Drafted] {
    if found.findings.isEmpty { return [] }
    let plan = plan(for: found.binding, found.sharedName)
    return found.findings.map { finding in
      var drafted = Drafted(finding: finding, binding: found.binding)
      do throws(NoFix) {
        drafted.draft = try finished(plan(finding.rule).get(), found.binding)
      } catch {
        drafted.finding.noFix = error.reason
        drafted.finding.suggestion = error.advice ?? drafted.finding.suggestion
      }
      return drafted
    }
  }

  private func finished(_ draft: FixDraft, _ binding: Binding) throws(NoFix) -> FixDraft {
    var draft = draft
    if binding.facts.failure.endsStream?.isBelow == true {
      draft.doubt("after an error, what stands above the catch would be handed its fallback, too")
    }
    if CompletionHandlers(context: context).areTold(by: binding) {
      draft.doubt("`onCompleted` is told no more of the end that an error brought")
    }
    try ImportRewriter(project: project).addImports(to: &draft)
    if draft.isEmpty { throw NoFix(reason: "nothing in sight would mend it") }
    try checkBalance(draft)
    return draft
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

  /// Judges what was drafted, and says of the finding what came of it.
  private func settle(_ drafted: inout Drafted, alongside others: Set<Edit>) {
    let binding = drafted.binding
    var judgement: FixJudge.Judgement?
    if let draft = drafted.draft {
      do throws(NoFix) {
        judgement = try settle(draft, on: &drafted.finding, binding, alongside: others)
      } catch {
        drafted.finding.noFix = error.reason
      }
    }
    // Advice on streams that end says why, too.
    if drafted.finding.rule != .errorEndsStream, let fix = drafted.finding.alternativeFix ?? drafted.finding.fix {
      drafted.finding.suggestion = FixHelp(lowering: lowering).text(of: fix, binding) ?? drafted.finding.suggestion
    }
    drafted.request = judge.request(for: drafted.finding, binding, after: judgement)
  }

  /// - Throws: why it is no fix.
  private func settle(
    _ draft: FixDraft, on finding: inout Finding, _ binding: Binding, alongside others: Set<Edit>
  ) throws(NoFix) -> FixJudge.Judgement {
    var fix = fix(draft, valueless: draft.hasPlaceholder)
    let judgement = try judge.judge(fix, of: finding, binding, alongside: others)
    fix.replay = judgement.replay
    if draft.hasPlaceholder {
      fix.doubts.append("what the element shows after an error is not decided: nothing new is")
    }
    if fix.replay == FixJudge.Judgement.confirmed, fix.doubts.isEmpty { fix.applicability = .safe }
    guard draft.hasPlaceholder else {
      finding.fix = fix
      return judgement
    }
    // A fix that asks for a value mends no more than the one beside it, which alone can be followed.
    finding.alternativeFix = fix
    var open = self.fix(draft, valueless: false)
    open.applicability = .manual
    open.replay = "not replayed: the value to fall back to is open"
    finding.fix = open
    return judgement
  }

  private func fix(_ draft: FixDraft, valueless: Bool) -> Fix {
    let edits = draft.edits(in: project, valueless: valueless)
    return Fix(
      title: title(draft, edits, valueless: valueless), style: style, applicability: .unsafe, replay: "not replayed",
      edits: edits, doubts: draft.doubts)
  }

  /// Nothing is rewritten where brackets are open: what ends where is a guess there.
  private func checkBalance(_ draft: FixDraft) throws(NoFix) {
    for file in Set(draft.changes.map(\.file)).sorted() where !project.files[Int(file)].isBalanced {
      throw NoFix(reason: "\(project.files[Int(file)].path) has a syntax error")
    }
  }

  /// Why a binding that is not its own call's is not rewritten there.
  private func obstacle(_ binding: Binding) -> String? {
    if binding.isWatched {
      return "what moves `\(project.text(binding.word))` to the main thread moves all that follows it"
    }
    if binding.receiver == binding.callee { return "the sequence is `self`, which is not written" }
    return binding.isHanded ? "`\(project.text(binding.word))` is a function that subscribes for others" : nil
  }

  private func title(_ draft: FixDraft, _ edits: [Edit], valueless: Bool) -> String {
    switch style {
    case .driver:
      let names = Set(draft.sharedNames.map { "`\(project.name($0))`" }).sorted()
      let isDriven = edits.contains { edit in
        edit.replacement.contains(".asDriver(") || ["drive", "Driver", "RxCocoa.Driver"].contains(edit.replacement)
      }
      if !names.isEmpty {
        let all = names.joined(separator: " and ")
        return !isDriven ? "share \(all)" : names.count == 1 ? "make \(all) a Driver" : "make \(all) Drivers"
      }
      if isDriven {
        return valueless ? "drive it from a Driver, to which an error brings no value" : "drive it from a Driver"
      }
      return edits.contains { $0.replacement.contains("catch") } ? "catch the error where it arises" : "deliver on main"
    case .operators: return "add the operators that are missing"
    }
  }
}
