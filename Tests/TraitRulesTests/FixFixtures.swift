import Foundation

@testable import TraitRules

/// Single-file cases that have a fixed twin, and fixes applied without a replay.
enum FixFixtures {
  struct Case {
    var name: String
    var source: URL
    var fixed: URL
  }

  static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fixtures")

  static let all: [Case] = {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let fixed = (files?.allObjects as? [URL] ?? []).filter { $0.path.hasSuffix(".fixed.swift") }
    return fixed.map { file in
      let source = file.path.dropLast(".fixed.swift".count) + ".swift"
      let name = source.dropFirst(folder.path.count + 1).dropLast(".swift".count)
      return Case(name: String(name), source: URL(filePath: String(source)), fixed: file)
    }.sorted { $0.name < $1.name }
  }()

  static func text(of file: URL) throws -> String { try String(contentsOf: file, encoding: .utf8) }

  static func withoutExpectations(_ text: String) -> String {
    text.replacing(#/ *// expect:[^\n]*/#, with: "")
  }

  /// Applies fixes as if each had been replayed and confirmed, until nothing changes.
  static func fix(_ text: String, style: FixStyle = .driver) -> (text: String, remaining: [Finding]) {
    var options = ProjectOptions()
    options.fixStyle = style
    var linter = Linter(options: options)
    linter.trial = { _ in SaidTrial() }
    var bytes = Array(text.utf8)
    for _ in 0..<10 {
      let report = linter.lint([SourceFile(path: "Case.swift", bytes: bytes)])
      guard let fix = report.findings.compactMap(\.fix).first(where: { $0.applicability == .safe }) else {
        return (String(decoding: bytes, as: UTF8.self), report.findings.filter { $0.certainty == .certain })
      }
      for edit in fix.edits.reversed() { bytes.replaceSubrange(edit.start..<edit.end, with: edit.replacement.utf8) }
    }
    return (String(decoding: bytes, as: UTF8.self), [])
  }
}
