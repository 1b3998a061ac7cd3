/// What running chains and their rewrite side by side has shown.
public protocol RewriteTrial: Sendable {
  /// `confirmed`, or why not.
  ///
  /// - Parameters:
  ///   - subscriber: the one that the rewrite is for, by its place among those that were run.
  ///   - endsRepetition: whether after it no effect may run once a subscriber any more.
  func verdict(on subscriber: Int, endsRepetition: Bool) -> String

  /// What a rule speaks of and is seen at a subscriber after the rewrite as before it; `nil` where it is not.
  func whatIsLeft(of rule: RuleID, at subscriber: Int) -> String?
}

/// A rewrite that is to be run beside what it rewrites.
public struct TrialRequest: Sendable {
  public var before: ChainModel
  /// The same subscribers in the same order.
  public var after: ChainModel
  /// The trial of another rewrite of the same chains: what these do without any, it has seen.
  public var earlier: (any RewriteTrial)?
  /// How many threads may run it, at least 1.
  public var threads: Int

  public init(before: ChainModel, after: ChainModel, earlier: (any RewriteTrial)? = nil, threads: Int = 1) {
    self.before = before
    self.after = after
    self.earlier = earlier
    self.threads = threads
  }
}

/// The trials of the rewrites of one project. Findings of one binding, and of all that share a name with it, have
/// rewrites in common: each is run once.
final class RewriteTrials {
  private struct Known {
    var edits: Set<Edit>
    var trial: any RewriteTrial
  }

  private let run: @Sendable (TrialRequest) -> any RewriteTrial
  /// By the first subscription of those that share a name, the last two of each: a rewrite is tried with others first,
  /// and then by itself.
  private var ofGroups: [Place: [Known]] = [:]
  /// Of what shares its name with nobody: its findings come one after the other.
  private var ofOne: (subscription: Place, known: [Known])?

  private let threads: Int

  init(threads: Int, _ run: @escaping @Sendable (TrialRequest) -> any RewriteTrial) {
    self.threads = threads
    self.run = run
  }

  /// - Parameter edits: what was followed: the rewrite's, and those of others.
  func trial(of chains: RewrittenChains, after edits: Set<Edit>) -> any RewriteTrial {
    let isAlone = chains.before.subscribers.count == 1
    var known =
      isAlone ? ofOne.map { $0.subscription == chains.group ? $0.known : [] } ?? [] : ofGroups[chains.group] ?? []
    if let same = known.first(where: { $0.edits == edits }) { return same.trial }
    let trial = run(
      TrialRequest(before: chains.before, after: chains.after, earlier: known.last?.trial, threads: threads))
    known = known.suffix(1) + [Known(edits: edits, trial: trial)]
    if isAlone { ofOne = (chains.group, known) } else { ofGroups[chains.group] = known }
    return trial
  }
}
