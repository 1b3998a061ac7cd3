@testable import TraitRules

/// A trial that runs nothing: its verdict is given.
struct SaidTrial: RewriteTrial {
  var verdict = "confirmed"

  func verdict(on subscriber: Int, endsRepetition: Bool) -> String { verdict }

  func whatIsLeft(of rule: RuleID, at subscriber: Int) -> String? { nil }
}
