/// Judges rewrites: follows what they lead to, and has it run.
struct FixJudge {
  private let rewriter: ChainRewriter
  private let trials: RewriteTrials?
  /// Shows what running the chains of findings shows, in their order.
  private let replay: (@Sendable ([ReplayRequest]) -> [ReplayEvidence])?

  init(
    rewriter: ChainRewriter, threads: Int, trial: (@Sendable (TrialRequest) -> any RewriteTrial)?,
    replay: (@Sendable ([ReplayRequest]) -> [ReplayEvidence])?
  ) {
    self.rewriter = rewriter
    trials = trial.map { RewriteTrials(threads: threads, $0) }
    self.replay = replay
  }

  /// What is said of a rewrite.
  struct Judgement {
    static let confirmed = "confirmed"

    /// `confirmed`, or why not.
    var replay: String
    /// The chain and those that share a name with it, where they could be followed.
    var chains: RewrittenChains?
    var trial: (any RewriteTrial)?
  }

  /// The numbers of the rounds in which rewrites are followed, and the edits of each round.
  func rounds(of rewrites: [(binding: Binding, edits: [Edit])]) -> (numbers: [Int], edits: [Set<Edit>]) {
    trials == nil ? (rewrites.map { _ in 0 }, [[]]) : rewriter.rounds(of: rewrites)
  }

  /// Forgets what the rewrites of a round led to, once all of them are judged.
  func forgetRound() { rewriter.forgetRound() }

  /// Judges a rewrite, at first with others that have nothing to do with its chain. Where they change one that shares a
  /// name with it, what is not confirmed is judged by itself, so that nobody pays for what was done to that one.
  ///
  /// - Throws: why it is no fix: what the finding says holds after it, too.
  func judge(
    _ fix: Fix, of finding: Finding, _ binding: Binding, alongside others: Set<Edit>
  ) throws(NoFix) -> Judgement {
    let edits = Set(fix.edits)
    guard others.count > edits.count else { return try judge(fix, finding, binding, followed: edits) }
    if rewriter.isUntouched(binding, by: others.subtracting(edits)) {
      return try judge(fix, finding, binding, followed: others)
    }
    if let judgement = try? judge(fix, finding, binding, followed: others),
      judgement.replay == Judgement.confirmed
    {
      return judgement
    }
    return try judge(fix, finding, binding, followed: edits)
  }

  private func judge(
    _ fix: Fix, _ finding: Finding, _ binding: Binding, followed edits: Set<Edit>
  ) throws(NoFix) -> Judgement {
    guard let trials else { return Judgement(replay: fix.replay) }
    let chains: RewrittenChains
    do {
      chains = try rewriter.chains(of: binding, after: edits)
    } catch {
      return Judgement(replay: error.reason)
    }
    if chains.leaves(finding.rule, finding.certainty) { throw NoFix(reason: chains.whatIsLeft(finding.rule)) }
    let trial = trials.trial(of: chains, after: edits)
    if let left = trial.whatIsLeft(of: finding.rule, at: chains.subscriber) {
      throw NoFix(reason: "after the rewrite, \(left)")
    }
    let verdict = trial.verdict(on: chains.subscriber, endsRepetition: finding.rule == .sharing)
    return Judgement(replay: verdict, chains: chains, trial: trial)
  }

  /// What is to be run for a finding.
  ///
  /// - Parameter fix: what was judged, if there is such.
  func request(for finding: Finding, _ binding: Binding, after fix: Judgement?) -> ReplayRequest? {
    guard replay != nil, binding.isItsOwn, let (model, subscriber) = rewriter.chain(of: binding) else { return nil }
    return ReplayRequest(
      rule: finding.rule, before: model, after: fix?.chains?.after, subscriber: subscriber, trial: fix?.trial)
  }

  /// What running them has shown: nothing here depends on them, so they are run last, side by side.
  func evidence(for requests: [ReplayRequest]) -> [ReplayEvidence] { replay?(requests) ?? [] }
}
