import Foundation
import Testing

@testable import TraitRules

/// The cases of `Fixtures/` as the library takes them: files that are linted together.
enum FixtureSources {
  struct Case: CustomTestStringConvertible {
    var name: String
    var files: [SourceFile]
    var testDescription: String { name }
  }

  static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fixtures")

  static let cases: [Case] = names(in: "").flatMap { group in
    names(in: group).compactMap { name in
      let paths = swiftFiles(name).filter { !$0.hasSuffix(".fixed.swift") }
      return paths.isEmpty ? nil : Case(name: name, files: paths.map(source))
    }
  }

  static let all: [SourceFile] = swiftFiles("").map(source)

  /// What the linter says of a case, as text that differs where anything a user sees differs.
  static func findings(_ files: [SourceFile], linter: Linter = Linter()) -> [String] {
    linter.lint(files).findings.map { finding in
      let place = finding.location
      return "\(place.path):\(place.line):\(place.column) \(finding.rule.rawValue) \(finding.certainty)"
    }
  }

  private static func source(_ path: String) -> SourceFile {
    let bytes = FileManager.default.contents(atPath: folder.appending(path: path).path) ?? Data()
    return SourceFile(path: path, bytes: Array(bytes))
  }

  private static func names(in path: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.appending(path: path).path)
    return (names ?? []).sorted().map { path.isEmpty ? $0 : path + "/" + $0 }
  }

  private static func swiftFiles(_ path: String) -> [String] {
    path.hasSuffix(".swift") ? [path] : names(in: path).flatMap(swiftFiles)
  }
}
