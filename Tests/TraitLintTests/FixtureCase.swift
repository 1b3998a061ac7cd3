import Foundation
import Synchronization
import Testing

@testable import TraitLint

/// A case of `Fixtures/`: files that are linted together, with what must be said of them.
struct FixtureCase: CustomTestStringConvertible {
  /// From the repository's top: `Fixtures/libraries/action`, `Fixtures/sharing/two-sinks.swift`.
  let name: String
  /// From the repository's top, in order.
  let files: [String]

  var testDescription: String { name }

  static let repository = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path

  static let all: [FixtureCase] = folder("Fixtures").flatMap { group in
    folder(group).compactMap { name in
      let files = swiftFiles(name).filter { !$0.hasSuffix(".fixed.swift") }
      return files.isEmpty ? nil : FixtureCase(name: name, files: files)
    }
  }

  /// The files that hold what fixes make of cases.
  static let twins: [String] = swiftFiles("Fixtures").filter { $0.hasSuffix(".fixed.swift") }

  /// What says which versions of libraries the case is about.
  var lockFiles: [String] { Self.folder(name).filter { $0.hasSuffix(".lock") || $0.hasSuffix(".resolved") } }

  /// What is in a folder, as paths from the repository's top; nothing where `path` is a file.
  private static func folder(_ path: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: FilePath.join(repository, path))) ?? []
    return names.sorted().map { FilePath.join(path, $0) }
  }

  private static func swiftFiles(_ path: String) -> [String] {
    path.hasSuffix(".swift") ? [path] : folder(path).flatMap(swiftFiles)
  }

  /// The rules that have something to say at a line, by `FILE:LINE`.
  typealias Places = [String: [String]]

  /// What the `expect:` comments ask for.
  func expected() -> Places {
    var places: Places = [:]
    for file in files {
      let text = String(
        decoding: FileManager.default.contents(atPath: FilePath.join(Self.repository, file)) ?? Data(), as: UTF8.self)
      for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
        guard let mark = line.range(of: "// expect:") else { continue }
        let rules = line[mark.upperBound...].split(separator: " ").map(String.init)
        places["\(file):\(index + 1)"] = rules.sorted()
      }
    }
    return places
  }

  /// What the command says, run as a user runs it but in this process.
  func found() throws -> Places { try found(in: Self.repository, with: ["--no-replay"]) }

  /// The same of a copy of the case in another folder, with other options.
  func found(in folder: String, with options: [String]) throws -> Places {
    let output = Mutex("")
    let surroundings = Surroundings(
      environment: [:], workingDirectory: folder, terminal: TerminalTraits(), standardInput: { nil })
    let console = Console(output: { text in output.withLock { $0 += text } }, error: { _ in })
    let status = Command(surroundings: surroundings, console: console).run(arguments + options)
    guard status <= .findings else { throw Failure(what: "\(name) ended with status \(status.rawValue)") }
    let report = try JSONDecoder().decode(JSONReport.self, from: Data(output.withLock { $0 }.utf8))
    return Dictionary(grouping: report.findings) { "\($0.path):\($0.line)" }.mapValues { $0.map(\.rule).sorted() }
  }

  /// Where rules that are off by default are on.
  static let groupsOfAllRules = ["Fixtures/prefer_driver/", "Fixtures/relay_error/"]

  private var arguments: [String] {
    var arguments = ["--no-config", "--reporter", "json", "--threads", "1"]
    if Self.groupsOfAllRules.contains(where: name.hasPrefix) {
      arguments += ["--only", Choices.rules.joined(separator: ",")]
    }
    return arguments + files
  }

  /// A line for each place where the two differ, in order.
  static func disagreements(expected: Places, found: Places) -> [String] {
    Set(expected.keys).union(found.keys).sorted().compactMap { place in
      let (wanted, got) = (expected[place] ?? [], found[place] ?? [])
      return wanted == got ? nil : "\(place) expected \(wanted) got \(got)"
    }
  }

  struct Failure: Error { let what: String }

  /// As much of the report as the comments speak of.
  private struct JSONReport: Decodable {
    struct Finding: Decodable {
      let rule: String
      let path: String
      let line: Int
    }
    let findings: [Finding]
  }
}
