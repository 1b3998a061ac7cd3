import Foundation

@testable import TraitLint

/// The program as built, running in a process of its own.
final class BuiltProgram {
  struct Outcome: Equatable {
    var status: Int32
    /// What ended it, where it did not end by itself.
    var signal: Int32?
    var output = ""
    var error = ""
  }

  static var exists: Bool { path != nil }

  /// Beside the test bundle or above it, where the build puts it.
  static let path: URL? = {
    let bundle = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    let folders = sequence(first: bundle.deletingLastPathComponent()) { folder in
      folder.path == "/" ? nil : folder.deletingLastPathComponent()
    }
    return folders.map { $0.appending(path: "traitlint") }.first { System.kind(of: $0.path) == .file }
  }()

  private let process = Process()
  private let output = Pipe()
  private let error = Pipe()

  /// - Parameter shell: what a shell does before it becomes the program, such as `ulimit -f 1`.
  init(_ arguments: [String], in sandbox: Sandbox, input: String? = nil, shell: String? = nil) throws {
    if let shell, let path = Self.path {
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments = ["-c", shell + "; exec \"$0\" \"$@\"", path.path] + arguments
    } else {
      process.executableURL = Self.path
      process.arguments = arguments
    }
    process.currentDirectoryURL = URL(fileURLWithPath: sandbox.path)
    let standardInput = Pipe()
    process.standardOutput = output
    process.standardError = error
    process.standardInput = standardInput
    try process.run()
    if let input { try standardInput.fileHandleForWriting.write(contentsOf: Data(input.utf8)) }
    try standardInput.fileHandleForWriting.close()
  }

  func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

  func wait() -> Outcome {
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let messages = String(decoding: error.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let isSignal = process.terminationReason == .uncaughtSignal
    return Outcome(
      status: process.terminationStatus, signal: isSignal ? process.terminationStatus : nil, output: text,
      error: messages)
  }
}
