import Foundation
import Testing
import TraitReplay
import TraitRules

@Suite("Fixtures and their fixed twins, run")
struct FixtureReplayTests {
  @Test("Before, a replay shows a fault; after, none", arguments: Fixture.all)
  func faults(fixture: Fixture) throws {
    let before = try violations(fixture.source)
    let after = try violations(fixture.fixed)
    #expect(before != [])
    #expect(after == [])
  }

  @Test("A catch inside the closure does not mend what fails below it")
  func failsBelow() throws {
    let before = try chain(
      "button.rx.tap.flatMapLatest { api.load() }.observe(on: MainScheduler.instance).mapJSON().bind(to: label.rx.text)"
    )
    let after = try chain(
      """
      button.rx.tap.flatMapLatest { api.load().catchAndReturn(0) }.observe(on: MainScheduler.instance).mapJSON()
        .bind(to: label.rx.text)
      """)
    #expect(
      Replay.confirm(before: before, after: after) == .refuted("after the rewrite: an error reached `label.rx.text`"))
  }

  private func violations(_ file: URL) throws -> [String] {
    let bytes = Array(try Data(contentsOf: file))
    return try Linter().chains([SourceFile(path: file.lastPathComponent, bytes: bytes)]).flatMap {
      try Replay.run($0).violations
    }
  }
}

/// A fixture about fixing, and its fixed twin.
struct Fixture: Sendable, CustomTestStringConvertible {
  var source: URL
  var fixed: URL
  var testDescription: String { source.lastPathComponent }

  static let all: [Fixture] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Fixtures")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.allObjects as? [URL] ?? []
    // Elsewhere a case can be of several files, or hold what no fix mends.
    let about = files.filter { $0.path.contains("/Fixtures/fixes/") || $0.path.contains("/Fixtures/seeds/") }
    return about.filter { $0.path.hasSuffix(".fixed.swift") }.sorted { $0.path < $1.path }.map { fixed in
      let source = fixed.path.dropLast(".fixed.swift".count) + ".swift"
      return Fixture(source: URL(filePath: String(source)), fixed: fixed)
    }
  }()
}
