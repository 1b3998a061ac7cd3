/// What running a chain has shown, as it is written and as it is after its fix.
public struct ReplayEvidence: Sendable, Hashable {
  /// Runs of one side.
  public struct Side: Sendable, Hashable {
    /// In how many ways the chain's sources behaved: one failing here, one answering late there.
    public var schedules: Int
    /// What was seen to go wrong at the finding's sink: `an error reached `table.rx.items``.
    public var violations: [String]
    /// The run that shows it best.
    public var diagram: MarbleDiagram?

    public init(schedules: Int, violations: [String], diagram: MarbleDiagram? = nil) {
      self.schedules = schedules
      self.violations = violations
      self.diagram = diagram
    }
  }

  /// `nil` where the chain could not be run.
  public var before: Side?
  /// `nil` where there is no fix, or its chain could not be run.
  public var after: Side?
  /// What the fix changes beside the faults, and means to: `elements at `label.rx.text` come on main`.
  public var differences: [String]
  /// Why a side is missing.
  public var notReplayed: String?

  public init(
    before: Side? = nil, after: Side? = nil, differences: [String] = [], notReplayed: String? = nil
  ) {
    self.before = before
    self.after = after
    self.differences = differences
    self.notReplayed = notReplayed
  }
}

/// What is to be run for a finding.
public struct ReplayRequest: Sendable {
  /// What is to be seen going wrong; `nil`: whatever does.
  public var rule: RuleID?
  /// The chain with those that share a name with it.
  public var before: ChainModel
  /// The same subscribers in the same order after the fix, where there is one.
  public var after: ChainModel?
  /// The subscriber that the finding is about.
  public var subscriber: Int
  /// The trial of the fix, if there was one: what `after` does, it has seen.
  public var trial: (any RewriteTrial)?

  public init(
    rule: RuleID?, before: ChainModel, after: ChainModel? = nil, subscriber: Int, trial: (any RewriteTrial)? = nil
  ) {
    self.rule = rule
    self.before = before
    self.after = after
    self.subscriber = subscriber
    self.trial = trial
  }
}
