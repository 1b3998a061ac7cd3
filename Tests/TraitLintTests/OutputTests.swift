import Foundation
import Testing
import TraitRules

@testable import TraitLint

@Suite struct OutputTests {
  private static let bad = "a.bind(to: b.rx.text) // finds error_handling sharing\n"
  private static let unproven = "a.bind(to: b.rx.text) // finds main_thread unproven\n"

  @Test func theStatusFollowsFindingsAndLevels() {
    let sandbox = Sandbox(["A.swift": "\n", "B.swift": "a.bind(to: b) // finds sharing\n", "C.swift": Self.bad])
    #expect(sandbox.run("A.swift").status == 0)
    #expect(sandbox.run("B.swift").status == 1)
    #expect(sandbox.run("B.swift", "--fail-on", "error").status == 0)
    #expect(sandbox.run("C.swift", "--fail-on", "error").status == 1)
    #expect(sandbox.run("C.swift", "--fail-on", "never").status == 0)
    #expect(sandbox.run("C.swift", "Missing.swift").status == 3)
  }

  @Test func whatIsUnprovenIsReportedOnlyWhenStrict() {
    let sandbox = Sandbox(["A.swift": Self.unproven])
    for reporter in ["text", "json"] {
      #expect(!sandbox.run("--reporter", reporter).output.contains("main_thread"))
      #expect(sandbox.run("--reporter", reporter, "--strict").output.contains("unproven"))
    }
  }

  @Test func findingsAndTheRestGoDifferentWays() {
    let outcome = Sandbox(["A.swift": Self.bad]).run("A.swift")
    #expect(outcome.output.hasPrefix("A.swift:1:3: error: message of error_handling [error_handling]\n"))
    #expect(outcome.error.hasPrefix("1 file, 2 bindings, 2 decided, 2 findings, 0 fixable, 0."))
    #expect(Sandbox(["A.swift": Self.bad]).run("-q").error.isEmpty)
  }

  @Test func whatWasNotDecidedIsCounted() {
    let outcome = Sandbox(["A.swift": Self.unproven]).run()
    #expect(outcome.status == 0)
    #expect(outcome.error.hasPrefix("1 file, 1 binding, 0 decided, 1 not decided, 0 findings, "))
  }

  @Test func statisticsAndTimingsAreAddedToTheMessages() {
    let outcome = Sandbox(["A.swift": Self.bad]).run("--statistics", "--timings")
    #expect(outcome.error.contains("\nerror_handling      1 in 1 file\n"))
    for part in ["find files", "lint", "  of all threads: read files", "  of all threads: follow chains", "report"] {
      #expect(outcome.error.contains(" ms  \(part)\n"), "\(part)")
    }
  }

  @Test func placesOfSuppressedFindingsAreCountedInTheirText() {
    let source = """
      import RxSwift
      final class Screen: UIViewController {
        func viewDidLoad() {
          // traitlint:disable:next all -- tried
          /* é */ api.load().bind(to: label.rx.text).disposed(by: bag)
        }
      }
      """
    let outcome = Sandbox(["A.swift": source]).run("--reporter", "sarif", lint: { $0.lint($1) })
    #expect(outcome.status == 0)
    // The é is one unit of UTF-16, and two bytes.
    #expect(outcome.output.contains("\"startColumn\": 24"))
    #expect(!outcome.output.contains("\"startColumn\": 25"))
  }

  @Test func severalReportersWriteWhereTheyAreTold() {
    let sandbox = Sandbox(["A.swift": Self.bad])
    let outcome = sandbox.run("--reporter", "xcode", "--reporter", "sarif=out.sarif", "--reporter=junit=out.xml")
    #expect(outcome.lines.count == 2)
    #expect(sandbox.read("out.sarif")?.hasPrefix("{\n  \"$schema\"") == true)
    #expect(sandbox.read("out.xml")?.contains("<testsuites name=\"traitlint\" tests=\"2\"") == true)
    let failed = sandbox.run("--reporter", "json=no/such/folder.json")
    #expect(failed.status == 3)
    #expect(failed.messages == ["error: no/such/folder.json cannot be written: No such file or directory"])
  }

  @Test func configuredReportersCountUntilTheCommandLineNamesOne() {
    let sandbox = Sandbox(["A.swift": Self.bad, ".traitlint.yml": "reporters: [xcode, json=all.json]\n"])
    #expect(sandbox.run().lines.count == 2)
    #expect(sandbox.exists("all.json"))
    #expect(sandbox.run("--reporter", "checkstyle").output.hasPrefix("<?xml"))
  }

  @Test func gitHubIsRecognisedAndItsLimitMadeUpFor() {
    let sandbox = Sandbox(["A.swift": String(repeating: Self.bad, count: 11)])
    sandbox.environment = ["GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": sandbox.absolute("summary.md")]
    sandbox.write("summary.md", "before\n")
    let outcome = sandbox.run()
    #expect(outcome.lines.count == 23)
    #expect(outcome.lines[22].hasPrefix("::notice title=traitlint::2 more findings"))
    #expect(
      sandbox.read("summary.md")?.hasPrefix("before\n### traitlint: 22 findings (11 errors, 11 warnings)\n") == true)
    #expect(sandbox.run("--reporter", "text").output.hasPrefix("A.swift:1:3: "))
    sandbox.write("Repo/.git/HEAD", "")
    sandbox.write("Repo/B.swift", Self.bad)
    #expect(sandbox.run("B.swift", in: "Repo").output.contains("file=B.swift,"))
    sandbox.environment["GITHUB_WORKSPACE"] = sandbox.path
    #expect(sandbox.run("B.swift", in: "Repo").output.contains("file=Repo/B.swift,"))
    sandbox.write("A.swift", Self.bad)
    sandbox.write("Repo/B.swift", "")
    sandbox.write("summary.md", "")
    sandbox.run()
    #expect(sandbox.read("summary.md") == "")
  }

  @Test func colorAndLinksAreForTerminalsThatWantThem() {
    let sandbox = Sandbox(["A.swift": Self.bad])
    func isColored(_ arguments: String...) -> Bool {
      (arguments.isEmpty ? sandbox.run() : sandbox.run(arguments[0], arguments[1])).output.contains("\u{1B}[")
    }
    #expect(!isColored())
    #expect(isColored("--color", "always"))
    sandbox.terminal.isOutputTerminal = true
    #expect(isColored())
    #expect(!isColored("--color", "never"))
    #expect(!isColored("--reporter", "json"))
    sandbox.environment = ["NO_COLOR": "1"]
    #expect(!isColored())
    sandbox.environment = ["NO_COLOR": "", "TERM": "dumb"]
    #expect(!isColored())
    sandbox.environment = ["TERM_PROGRAM": "vscode"]
    #expect(sandbox.run().output.contains("\u{1B}]8;;file://"))
    sandbox.environment["TMUX"] = "x"
    #expect(!sandbox.run().output.contains("\u{1B}]8"))
  }

  @Test func nothingInSourceOrNamesCommandsTheTerminal() {
    let hostile = "a.bind(to: b) /* \u{1B}[2J\u{9B}31m\u{7} */ // finds sharing safe\n"
    let sandbox = Sandbox(["a\u{1B}[31m.swift": hostile])
    sandbox.terminal = TerminalTraits(isOutputTerminal: true, isErrorTerminal: true)
    sandbox.environment = ["NO_COLOR": "1"]
    #expect(sandbox.run("no\nerror: forged").messages.count == 1)
    for arguments in [["."], [".", "--diff"], ["a\u{1B}[31m.swift", "no\u{1B}[31m"], ["--\u{1B}[31m", "."]] {
      let outcome = arguments.count == 1 ? sandbox.run(arguments[0]) : sandbox.run(arguments[0], arguments[1])
      #expect(
        !(outcome.output + outcome.error).unicodeScalars.contains {
          $0 == "\u{1B}" || $0 == "\u{9B}" || $0 == "\u{7}"
        })
    }
  }

  @Test func progressIsShownAfterASecondOnATerminalAndGoesAgain() {
    let sandbox = Sandbox(["A.swift": ""])
    let slow: @Sendable (Linter, [SourceFile]) -> LintReport = { linter, files in
      Thread.sleep(forTimeInterval: 1.2)
      return ScriptedLinter.lint(linter, files)
    }
    sandbox.terminal.isErrorTerminal = true
    #expect(sandbox.run(lint: slow).error.hasPrefix("\rlinting 1 file, 1 s\u{1B}[K\r\u{1B}[K1 file, "))
    #expect(!sandbox.run().error.contains("\r"))
  }

  @Test func tokensAreDumped() {
    let sandbox = Sandbox(["A.swift": "let a = 1\n"])
    #expect(sandbox.run("dump", "tokens", "A.swift").output == "# A.swift\nw 0 3\nw 4 1\np 6\nw 8 1\n")
    #expect(sandbox.run("dump", "tokens", "-", input: "x").output == "# -\nw 0 1\n")
    #expect(sandbox.run("dump", "tokens", "Gone.swift").status == 3)
    #expect(sandbox.run("dump", "token", "A.swift").error.contains("did you mean 'tokens'?"))
    #expect(sandbox.run("dump", "tokens").status == 2)
  }
}
