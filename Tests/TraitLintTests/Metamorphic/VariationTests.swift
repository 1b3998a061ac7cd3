import Foundation
import Testing

@testable import TraitLint
@testable import TraitRules

/// What changes nothing about a program changes nothing about its findings but their places.
@Suite struct VariationTests {
  private struct Case {
    var name: String
    var files: [SourceFile]
    var findings: [Finding]
  }

  private static let linter = Linter(threads: 1, rules: { _ in Set(RuleID.allCases) })

  private static let cases: [Case] = FixtureCase.all.map { fixture in
    let files = fixture.files.map { path in
      let text = FileManager.default.contents(atPath: FilePath.join(FixtureCase.repository, path)) ?? Data()
      return SourceFile(path: path, bytes: Array(text))
    }
    return Case(name: fixture.name, files: files, findings: linter.lint(files).findings)
  }

  private static func described(_ finding: Finding, at place: String) -> String {
    "\(place) \(finding.rule.rawValue) \(finding.certainty)"
  }

  @Test(arguments: Variation.all)
  func theFindingsAreTheSame(_ variation: Variation) {
    var count = 0
    // Half of the cases for each, other ones for its neighbours: a debug build takes its time.
    let turn = Variation.all.firstIndex { $0.name == variation.name } ?? 0
    for (number, original) in Self.cases.enumerated() where (number + turn) % 2 == 0 {
      guard let varied = variation.apply(original.files) else { continue }
      count += 1
      let findings = Self.linter.lint(varied.files).findings
      let expected = original.findings.map { finding in
        Self.described(finding, at: varied.place(finding.location.path, finding.location.line))
      }
      let found = findings.map { Self.described($0, at: "\($0.location.path):\($0.location.line)") }
      #expect(found.sorted() == expected.sorted(), "\(original.name)")
      guard variation.keepsWords else { continue }
      let baseline = Baseline(original.findings, folder: "/", workingDirectory: "/")
      let unknown = baseline.unknown(findings, folder: "/", workingDirectory: "/").filter {
        $0.rule != .unusedSuppression
      }
      #expect(unknown.map(\.message) == [], "\(original.name): a baseline knows each again")
    }
    #expect(count > 3, "there are occasions for it")
  }

  @Test func threadsChangeNothing() {
    let files = Self.cases.flatMap(\.files)
    var many = Self.linter
    many.threads = 16
    let (one, sixteen) = (Self.linter.lint(files), many.lint(files.reversed()))
    #expect(one.findings == sixteen.findings)
    #expect(one.summary == sixteen.summary)
    #expect(one.suppressed.map(\.finding) == sixteen.suppressed.map(\.finding))
  }
}
