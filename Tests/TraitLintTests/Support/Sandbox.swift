import Foundation
import Synchronization
import TraitRules

@testable import TraitLint

/// A folder of a test's own in which the command is run.
final class Sandbox {
  /// Absolute, without links.
  let path: String
  var environment: [String: String] = [:]
  var terminal = TerminalTraits()
  /// Where the running program lies.
  var program: String?

  /// What a run left behind.
  struct Outcome {
    var status: Int32
    var output: String
    var error: String

    var lines: [String] { output.split(separator: "\n").map(String.init) }
    /// Standard error without the summary.
    var messages: [String] {
      error.split(separator: "\n").map(String.init).filter {
        !$0.contains(" decided, ") && !$0.contains("fixable with")
      }
    }
  }

  init(_ files: [String: String] = [:]) {
    let folder = FileManager.default.temporaryDirectory.appending(path: "traitlint-\(UUID().uuidString)")
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = System.realPath(folder.path) ?? folder.path
    for (name, text) in files { write(name, text) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func absolute(_ name: String) -> String { FilePath.join(path, name) }

  func write(_ name: String, _ text: String) { write(name, bytes: Array(text.utf8)) }

  func write(_ name: String, bytes: [UInt8]) {
    let file = absolute(name)
    try? FileManager.default.createDirectory(
      atPath: FilePath.folder(of: file), withIntermediateDirectories: true)
    _ = FileManager.default.createFile(atPath: file, contents: Data(bytes))
  }

  func read(_ name: String) -> String? {
    FileManager.default.contents(atPath: absolute(name)).map { String(decoding: $0, as: UTF8.self) }
  }

  func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: absolute(name)) }

  func link(_ name: String, to target: String) { symlink(target, absolute(name)) }

  func remove(_ name: String) { try? FileManager.default.removeItem(atPath: absolute(name)) }

  /// Runs the command here, with a linter that finds what the sources ask for (see `ScriptedLinter`).
  @discardableResult
  func run(
    _ arguments: String..., input: String? = nil, in folder: String = ".",
    lint: (@Sendable (Linter, [SourceFile]) -> LintReport)? = nil
  ) -> Outcome {
    runAll(arguments, input: input, in: folder, lint: lint)
  }

  @discardableResult
  func runAll(
    _ arguments: [String], input: String? = nil, in folder: String = ".",
    lint: (@Sendable (Linter, [SourceFile]) -> LintReport)? = nil
  ) -> Outcome {
    let output = Mutex("")
    let error = Mutex("")
    let bytes = input.map { Array($0.utf8) }
    let surroundings = Surroundings(
      environment: environment, workingDirectory: FilePath.absolute(folder, from: path), terminal: terminal,
      standardInput: { bytes }, program: { [program] in program },
      lint: ScriptedLinter.reading(lint ?? ScriptedLinter.lint))
    let console = Console(
      output: { text in output.withLock { $0 += text } }, error: { text in error.withLock { $0 += text } })
    let status = Command(surroundings: surroundings, console: console).run(arguments)
    return Outcome(status: status.rawValue, output: output.withLock { $0 }, error: error.withLock { $0 })
  }

  /// Runs git here, for tests of what changed.
  @discardableResult
  func git(_ arguments: String...) -> Bool {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["git", "-c", "user.name=T", "-c", "user.email=t@example.com", "-c", "commit.gpgsign=false"] + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: path)
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }
}
