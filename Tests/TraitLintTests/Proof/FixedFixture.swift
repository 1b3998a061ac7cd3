import Foundation
import Synchronization
import Testing

@testable import TraitLint

/// A case of `Fixtures/` and what `--fix` makes of it, with every rewrite replayed as it is for a user.
struct FixedFixture: CustomTestStringConvertible {
  let fixture: FixtureCase
  /// The case's files as they are in the repository, by path from its top.
  let sources: [String: String]
  /// The same without the expectations: these are notes to us, not part of the text that is fixed.
  let before: [String: String]
  /// What `--fix` leaves.
  let after: [String: String]
  /// What a second `--fix` leaves.
  let afterAgain: [String: String]
  /// What is still found after the first.
  let remaining: FixtureCase.Places

  var testDescription: String { fixture.name }
  /// The files that fixes change.
  var changed: [String] { fixture.files.filter { before[$0] != after[$0] } }

  /// Every case with something that `--fix` mends.
  static let all: [FixedFixture] = {
    let cases = FixtureCase.all
    let results = Mutex([Int: FixedFixture]())
    DispatchQueue.concurrentPerform(iterations: cases.count) { index in
      guard let fixed = try? FixedFixture(cases[index]), !fixed.changed.isEmpty else { return }
      results.withLock { $0[index] = fixed }
    }
    return results.withLock { results in results.keys.sorted().compactMap { results[$0] } }
  }()

  init(_ fixture: FixtureCase) throws {
    self.fixture = fixture
    let files = fixture.files
    let sources = files.reduce(into: [:]) { $0[$1] = Repository.read($1) }
    let sandbox = Sandbox(sources.mapValues(Self.withoutExpectations))
    for lock in fixture.lockFiles { sandbox.write(lock, Repository.read(lock) ?? "") }
    self.sources = sources
    func texts() -> [String: String] { files.reduce(into: [:]) { $0[$1] = sandbox.read($1) } }
    func fix() throws -> FixtureCase.Places {
      try fixture.found(in: sandbox.path, with: ["--fix", "--allow-dirty"])
    }
    before = texts()
    remaining = try fix()
    after = texts()
    if after != before { _ = try fix() }
    afterAgain = texts()
  }

  static func withoutExpectations(_ text: String) -> String { text.replacing(#/ *// expect:[^\n]*/#, with: "") }

  // MARK: - Twins

  /// Where the fixed text of a file is kept.
  static func twin(of path: String) -> String { path.dropLast(".swift".count) + ".fixed.swift" }

  /// The fixed text of a file, with an expectation on each line on which something is still found.
  func twinText(of path: String) -> String {
    var lines = after[path, default: ""].split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for index in lines.indices {
      guard let rules = remaining["\(path):\(index + 1)"] else { continue }
      lines[index] += " // expect: \(rules.joined(separator: " "))"
    }
    return lines.joined(separator: "\n")
  }
}

/// `--fix` on the specification in examples.
@Suite struct FixedFixtureTests {
  @Test(arguments: FixedFixture.all)
  func fixesToItsTwin(_ fixed: FixedFixture) throws {
    for path in fixed.changed {
      let twin = FixedFixture.twin(of: path)
      if Repository.isRecording { Repository.write(twin, fixed.twinText(of: path)) }
      #expect(Repository.read(twin) == fixed.twinText(of: path), "\(twin): run this test with TRAITLINT_RECORD=1")
    }
  }

  @Test func everyTwinHasItsFixture() {
    let twins = Set(FixedFixture.all.flatMap { fixed in fixed.changed.map(FixedFixture.twin(of:)) })
    #expect(Set(FixtureCase.twins).subtracting(twins) == [])
    #expect(twins.count > 150)
  }

  @Test(arguments: FixedFixture.all)
  func fixingAgainChangesNothing(_ fixed: FixedFixture) {
    #expect(fixed.after == fixed.afterAgain)
  }

  /// Fixing must not trade one fault for another. Lines move, so rules are counted. Only a suppression may be left over
  /// that has nothing more to silence.
  @Test(arguments: FixedFixture.all)
  func fixesBringNoFinding(_ fixed: FixedFixture) {
    var expected: [String: Int] = [:]
    for rule in fixed.fixture.expected().values.joined() { expected[rule, default: 0] += 1 }
    for (rule, findings) in Dictionary(grouping: fixed.remaining.values.joined(), by: { $0 })
    where rule != "unused_suppression" {
      #expect(findings.count <= expected[rule, default: 0], "\(rule)")
    }
  }
}
