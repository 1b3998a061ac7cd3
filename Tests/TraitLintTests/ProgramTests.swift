import Testing

@testable import TraitLint

/// The program itself, as built: what lies between the operating system and `Command.run`.
@Suite(.enabled(if: BuiltProgram.exists, "the program is not built"))
struct ProgramTests {
  private func run(
    _ arguments: String..., in sandbox: Sandbox, input: String? = nil
  ) throws -> BuiltProgram.Outcome {
    let outcome = try BuiltProgram(arguments, in: sandbox, input: input).wait()
    #expect(outcome.signal == nil)
    return outcome
  }

  @Test func itSaysItsVersionAndEndsWell() throws {
    let result = try run("--version", in: Sandbox())
    #expect(result == BuiltProgram.Outcome(status: 0, output: "traitlint \(Version.current)\n"))
  }

  @Test func statusAndStreamsAreTheCommands() throws {
    let sandbox = Sandbox(["A.swift": "let a = 1\n"])
    #expect(try run("--oops", in: sandbox).status == 2)
    let missing = try run("A.swift", "B.swift", in: sandbox)
    #expect(missing.status == 3)
    #expect(missing.output.isEmpty)
    #expect(missing.error.hasPrefix("error: B.swift: there is no such file\n1 file, "))
  }

  @Test func withoutAWorkingDirectoryNothingIsLinted() throws {
    let sandbox = Sandbox(["A.swift": "let a = 1\n"])
    let outcome = try BuiltProgram([], in: sandbox, shell: "mkdir gone; cd gone; rmdir ../gone").wait()
    #expect(outcome.status == 3)
    #expect(outcome.error.contains("error: the working directory is gone: No such file or directory\n"))
  }

  @Test func standardInputIsRead() throws {
    let result = try run("dump", "tokens", "-", in: Sandbox(), input: "let a\n")
    #expect(result.output == "# -\nw 0 3\nw 4 1\n")
  }
}
