import Testing

@testable import TraitLint

/// The specification in examples: the command finds what `Fixtures/` expects, and nothing else.
@Suite struct FixtureTests {
  /// Cases of which the linter is known to fall short, with what it does not see. A case that starts to hold fails
  /// here, so that the list never outlives its reasons.
  private static let knownLimits: [String: String] = [:]

  @Test func thereAreCases() {
    #expect(FixtureCase.all.count > 150)
    #expect(FixtureCase.all.contains { $0.files.count > 1 })
    for limit in Self.knownLimits.keys { #expect(FixtureCase.all.contains { $0.name == limit }, "\(limit)") }
  }

  @Test(arguments: FixtureCase.all)
  func theFindingsAreThoseExpected(_ fixture: FixtureCase) throws {
    let disagreements = FixtureCase.disagreements(expected: fixture.expected(), found: try fixture.found())
    guard let limit = Self.knownLimits[fixture.name] else {
      #expect(disagreements.isEmpty, "\(disagreements.joined(separator: "\n"))")
      return
    }
    withKnownIssue("\(limit)") { #expect(disagreements.isEmpty) }
  }

  @Test func disagreementsNameThePlace() {
    let lines = FixtureCase.disagreements(
      expected: ["A.swift:1": ["sharing"], "A.swift:2": ["sharing"]],
      found: ["A.swift:1": ["sharing"], "B.swift:3": ["main_thread", "sharing"]])
    #expect(
      lines == [
        "A.swift:2 expected [\"sharing\"] got []", "B.swift:3 expected [] got [\"main_thread\", \"sharing\"]",
      ])
  }
}
