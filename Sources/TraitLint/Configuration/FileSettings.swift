import TraitRules

/// What holds for one file, the command line included.
struct FileSettings: Hashable, Sendable {
  /// Only rules of which something was said.
  var rules: [RuleID: RuleSetting] = [:]
  var isStrict = false
  var requiresReason = false

  init() {}

  init(_ chain: [ConfigurationFile], _ invocation: Invocation) {
    for file in chain {
      rules.merge(file.rules) { _, inner in inner }
      isStrict = file.isStrict ?? isStrict
      requiresReason = file.requiresReason ?? requiresReason
    }
    isStrict = isStrict || invocation.isStrict
    requiresReason = requiresReason || invocation.requiresReason
    if let only = invocation.only {
      for rule in RuleID.allCases {
        let isOff = setting(of: rule) == .off
        if !only.contains(rule) { rules[rule] = .off } else if isOff { rules[rule] = .on }
      }
    }
    for rule in invocation.disabled { rules[rule] = .off }
  }

  func setting(of rule: RuleID) -> RuleSetting { rules[rule] ?? (rule.documentation.isOnByDefault ? .on : .off) }

  var enabledRules: Set<RuleID> { Set(RuleID.allCases.filter { setting(of: $0) != .off }) }

  /// A finding as these settings want it reported; nil if they do not want it.
  func applied(to finding: Finding) -> Finding? {
    if finding.certainty == .unproven, !isStrict { return nil }
    switch setting(of: finding.rule) {
    case .off: return nil
    case .on: return finding
    case .severity(let severity):
      var finding = finding
      finding.severity = severity
      return finding
    }
  }
}
