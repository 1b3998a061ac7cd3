import Foundation
import Testing

@testable import TraitLint

/// Beside the test bundle or above it, where the build puts it.
private let builtProgram: URL? = {
  let bundle = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
  let folders = sequence(first: bundle.deletingLastPathComponent()) { folder in
    folder.path == "/" ? nil : folder.deletingLastPathComponent()
  }
  return folders.map { $0.appending(path: "traitlint") }.first { System.kind(of: $0.path) == .file }
}()

/// The program itself, as built: what lies between the operating system and `Command.run`.
@Suite(.enabled(if: builtProgram != nil, "the program is not built"))
struct ProgramTests {
  private func run(
    _ arguments: String..., in sandbox: Sandbox, input: String? = nil
  ) throws -> (status: Int32, output: String, error: String) {
    let process = Process()
    process.executableURL = builtProgram
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: sandbox.path)
    let (output, error, standardInput) = (Pipe(), Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = error
    process.standardInput = standardInput
    try process.run()
    if let input { try standardInput.fileHandleForWriting.write(contentsOf: Data(input.utf8)) }
    try standardInput.fileHandleForWriting.close()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let messages = String(decoding: error.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    return (process.terminationStatus, text, messages)
  }

  @Test func itSaysItsVersionAndEndsWell() throws {
    let result = try run("--version", in: Sandbox())
    #expect(result == (0, "traitlint \(Version.current)\n", ""))
  }

  @Test func statusAndStreamsAreTheCommands() throws {
    let sandbox = Sandbox(["A.swift": "let a = 1\n"])
    #expect(try run("--oops", in: sandbox).status == 2)
    let missing = try run("A.swift", "B.swift", in: sandbox)
    #expect(missing.status == 3)
    #expect(missing.output.isEmpty)
    #expect(missing.error.hasPrefix("error: B.swift: there is no such file\n1 file, "))
  }

  @Test func standardInputIsRead() throws {
    let result = try run("dump", "tokens", "-", in: Sandbox(), input: "let a\n")
    #expect(result.output == "# -\nw 0 3\nw 4 1\n")
  }
}
