import Foundation
import Synchronization

@testable import TraitLint

/// This repository, for tests of what it says about itself.
enum Repository {
  static let path = FilePath.absolute(FilePath.join(#filePath, "../../../.."), from: "/")

  /// Whether tests write what they would otherwise compare.
  static let isRecording = ProcessInfo.processInfo.environment["TRAITLINT_RECORD"] != nil

  static func read(_ name: String) -> String? {
    FileManager.default.contents(atPath: FilePath.join(path, name)).map { String(decoding: $0, as: UTF8.self) }
  }

  static func write(_ name: String, _ text: String) {
    let file = FilePath.join(path, name)
    try? FileManager.default.createDirectory(atPath: FilePath.folder(of: file), withIntermediateDirectories: true)
    _ = FileManager.default.createFile(atPath: file, contents: Data(text.utf8))
  }

  /// Runs the command in the repository's folder, as the README has it; both streams, in order.
  static func run(_ arguments: [String]) -> (status: Int32, text: String) {
    let text = Mutex("")
    let surroundings = Surroundings(
      environment: [:], workingDirectory: path, terminal: TerminalTraits(), standardInput: { nil })
    let console = Console(
      output: { part in text.withLock { $0 += part } }, error: { part in text.withLock { $0 += part } })
    let status = Command(surroundings: surroundings, console: console).run(arguments)
    return (status.rawValue, text.withLock { $0 })
  }
}
