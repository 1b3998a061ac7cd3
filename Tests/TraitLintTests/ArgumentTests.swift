import Testing

@testable import TraitLint

@Suite struct ArgumentTests {
  private func message(_ arguments: String...) -> String? {
    do {
      _ = try Invocation(arguments)
      return nil
    } catch {
      return error.message
    }
  }

  @Test func optionsTakeTheirValueEitherWay() throws {
    #expect(try Invocation(["--reporter", "json"]).reporters == [ReporterTarget(name: .json)])
    #expect(
      try Invocation(["--reporter=sarif=out.sarif"]).reporters == [ReporterTarget(name: .sarif, file: "out.sarif")])
    #expect(try Invocation(["--only", "sharing,main_thread", "--only=error_handling"]).only?.count == 3)
  }

  @Test func whatFollowsTwoDashesIsAPath() throws {
    #expect(try Invocation(["--strict", "--", "--fix", "-q"]).operands == ["--fix", "-q"])
  }

  @Test func aWordThatIsNoCommandIsAPath() throws {
    #expect(try Invocation(["rules"]).command == .rules)
    let path = try Invocation(["./rules"])
    #expect(path.command == .lint)
    #expect(path.operands == ["./rules"])
  }

  @Test func aMistypedWordIsGuessed() {
    #expect(message("--reportr", "json") == "there is no option '--reportr'; did you mean '--reporter'?")
    #expect(message("--unsafe_fixes") == "there is no option '--unsafe_fixes'; did you mean '--unsafe-fixes'?")
    #expect(message("-x") == "there is no option '-x'")
    #expect(message("--reporter", "jsno") == "there is no reporter 'jsno'; did you mean 'json'?")
    #expect(message("--only", "sharring") == "--only: there is no rule 'sharring'; did you mean 'sharing'?")
    #expect(message("--fix-style", "drive")?.hasSuffix("not 'drive'; did you mean 'driver'?") == true)
  }

  @Test func aMissingValueSaysWhatTheOptionTakes() {
    #expect(message("--diff-base") == "--diff-base takes a branch, tag or commit")
    #expect(message("--config", "--quiet") == "--config takes a configuration file")
    #expect(message("--root=") == "--root takes the folder where the project begins")
    #expect(message("--quiet=yes") == "--quiet takes no value")
    #expect(message("") == "one of the paths is empty")
  }

  @Test(arguments: ["0", "-1", "many", "1.5", ""])
  func aNumberOfThreadsIsAtLeastOne(_ count: String) {
    #expect(message("--threads=\(count)")?.contains("--threads takes a number of threads, at least 1") == true)
  }

  @Test(arguments: [
    (["--staged", "--diff-base", "main"], "--staged and --diff-base exclude each other"),
    (["--config", "a.yml", "--no-config"], "--config and --no-config exclude each other"),
    (["--fix", "--diff"], "--fix and --diff exclude each other"),
    (["--unsafe-fixes"], "--unsafe-fixes widens --fix or --diff; add one of them"),
    (["--stdin-filename", "A.swift"], "--stdin-filename names what '-' reads; add '-' to the paths"),
    (["--baseline", "a", "--baseline", "b"], "--baseline is given twice"),
    (
      ["--reporter", "json", "--reporter", "sarif"],
      "reporters 'json' and 'sarif' both write to standard output; give one a file: --reporter sarif=FILE"
    ),
  ])
  func whatCannotBeMeantTogetherIsRefused(_ arguments: [String], _ expected: String) {
    do {
      _ = try Invocation(arguments)
      Issue.record("accepted")
    } catch {
      #expect(error.message == expected)
    }
  }

  @Test func wrongUsageEndsWithTwoAndSaysWhereToLook() {
    let outcome = Sandbox().run("--strictt")
    #expect(outcome.status == 2)
    #expect(outcome.output.isEmpty)
    #expect(
      outcome.error == """
        error: there is no option '--strictt'; did you mean '--strict'?
        'traitlint --help' shows what there is

        """)
  }

  @Test func helpFitsAScreenAndNamesEveryOption() {
    let outcome = Sandbox().run("--help")
    #expect(outcome.status == 0)
    let lines = outcome.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 56)
    #expect(lines.allSatisfy { $0.count <= 110 })
    // `--jobs` is another word for `--threads`.
    for option in Option.allCases where option != .jobs { #expect(outcome.output.contains(option.flag)) }
  }

  @Test func theVersionIsOnOneLine() {
    #expect(Sandbox().run("--version").output == "traitlint \(Version.current)\n")
  }

  @Test func theVersionSaysWhatABugReportNeeds() throws {
    let lines = Sandbox().run("--version", "--verbose").lines
    #expect(lines[0] == "traitlint \(Version.current)")
    #expect(lines.map { String($0.prefix { $0 != ":" }) }.dropFirst() == ["commit", "compiler", "platform", "RxSwift"])
    #expect(lines.contains { $0.hasPrefix("RxSwift: 2.0 to 6.") })
    #expect(Sandbox().run("version", "--verbose").lines == lines)
    #expect(Sandbox().run("--verbose").error.hasPrefix("error: --verbose says more of --version"))
  }

  @Test func theCommitIsThatOfTheCheckout() {
    let sandbox = Sandbox(["Package.swift": "", ".build/debug/traitlint": ""])
    sandbox.program = sandbox.absolute(".build/debug/traitlint")
    #expect(sandbox.run("--version", "--verbose").lines[1] == "commit: not run from a checkout")
    #expect(sandbox.git("init", "--quiet"))
    #expect(sandbox.git("add", "Package.swift"))
    #expect(sandbox.git("commit", "--quiet", "-m", "first"))
    let clean = sandbox.run("--version", "--verbose").lines[1]
    #expect(clean.wholeMatch(of: /commit: [0-9a-f]{12}/) != nil)
    sandbox.write("Package.swift", "// changed")
    #expect(sandbox.run("--version", "--verbose").lines[1] == clean + ", with changes")
    sandbox.program = "/usr/local/bin/traitlint"
    #expect(sandbox.run("--version", "--verbose").lines[1] == "commit: not run from a checkout")
  }

  @Test(arguments: CommandName.allCases)
  func everyCommandHasHelp(_ command: CommandName) {
    let outcome = Sandbox().run(command.rawValue, "--help")
    #expect(outcome.status == 0)
    let isGeneral = command == .lint || command == .help
    #expect(
      outcome.output.hasPrefix(isGeneral ? "traitlint \(Version.current): " : "usage: traitlint \(command.rawValue)"))
    #expect(outcome.output.split(separator: "\n").allSatisfy { $0.count <= 110 })
    #expect(Sandbox().run("help", command.rawValue).output == outcome.output)
  }

  @Test func helpOfAnUnknownCommandIsRefused() {
    let outcome = Sandbox().run("help", "explian")
    #expect(outcome.status == 2)
    #expect(outcome.error.contains("did you mean 'explain'?"))
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func completionsKnowEveryOption(_ shell: String) {
    let outcome = Sandbox().run("completions", shell)
    #expect(outcome.status == 0)
    for option in Option.allCases { #expect(outcome.output.contains(option.rawValue)) }
    #expect(outcome.output.contains("error_ends_stream"))
  }

  @Test func completionsForAnUnknownShellAreRefused() {
    #expect(Sandbox().run("completions", "tcsh").status == 2)
  }
}
