import Foundation
import Testing

@testable import TraitLint

/// What the linter knows at each binding of the fixtures, found or clean: `Tests/Golden/Facts/`.
///
/// The expectations say what is right. These pages show whoever changes the evaluator, and whoever reviews it, what else
/// came out differently: facts that no finding speaks of yet.
@Suite struct FixtureFactsTests {
  private static let groups = Dictionary(grouping: FixtureCase.all) { $0.name.split(separator: "/")[1] }

  @Test(arguments: groups.keys.map(String.init).sorted())
  func theFactsAreThoseRecorded(_ group: String) throws {
    let page = "Tests/Golden/Facts/\(group).txt"
    let lines = (Self.groups[Substring(group)] ?? []).flatMap(facts)
    if Repository.isRecording { Repository.write(page, lines.map { $0 + "\n" }.joined()) }
    let recorded = try #require(Repository.read(page)).split(separator: "\n").map(String.init)
    let changes = lines.difference(from: recorded).map { change in
      switch change {
      case .insert(_, let line, _): "+ " + line
      case .remove(_, let line, _): "- " + line
      }
    }
    #expect(changes.isEmpty, "\(changes.joined(separator: "\n"))\nTRAITLINT_RECORD=1 writes \(page)")
  }

  /// A line for each binding: where it is, what it feeds, the facts of what arrives there, and which steps changed them.
  private func facts(of fixture: FixtureCase) -> [String] {
    var lines: [String] = []
    var steps: [String] = []
    for line in Repository.run(["dump", "chains", "--no-config"] + fixture.files).text.split(separator: "\n") {
      if line.hasPrefix("  = ") {
        lines[lines.count - 1] += (["" + line.dropFirst()] + steps).joined(separator: " ← ")
        steps = []
      } else if line.hasPrefix("  ") {
        let columns = line.dropFirst(2).split(separator: " | ").map(String.init)
        let step = columns[0].prefix { $0 != "(" && $0 != "{" }
        // The facts after a step are its columns 1 to 3; what it does to them follows.
        if columns.count > 4 {
          steps.append(([step.trimmingCharacters(in: .whitespaces)] + columns[4...]).joined(separator: " "))
        }
      } else {
        lines.append(String(line.dropFirst("Fixtures/".count)))
      }
    }
    return lines
  }
}
