import Testing
import TraitRules

@testable import TraitLint

@Suite struct BaselineTests {
  private static let bad = "a.bind(to: b.rx.text) // finds error_handling sharing\n"
  private static let other = "c.bind(to: d.rx.text) // finds sharing\n"

  @Test func knownFindingsAreLeftOutUntilThereIsOneMore() {
    let sandbox = Sandbox(["Sources/A.swift": Self.bad])
    let written = sandbox.run("--write-baseline", "known.txt")
    #expect(written.status == 0)
    #expect(written.error == "wrote 2 findings to known.txt; '--baseline known.txt' leaves them out\n")
    #expect(sandbox.run("--baseline", "known.txt").status == 0)
    // Moved lines and new neighbours change nothing.
    sandbox.write("Sources/A.swift", "\n\n" + Self.bad + Self.other)
    #expect(sandbox.run("--baseline", "known.txt", "--reporter", "xcode").lines.count == 1)
    sandbox.write("Sources/A.swift", Self.bad + Self.bad)
    let more = sandbox.run("--baseline", "known.txt", "--reporter", "xcode")
    #expect(more.lines.map { $0.contains(":2:3: ") } == [true, true])
    #expect(more.status == 1)
  }

  @Test func whatIsKnownOfAFileThatCannotBeReadIsNotCalledGone() {
    let sandbox = Sandbox(["A.swift": Self.bad])
    sandbox.run("--write-baseline", "known.txt")
    sandbox.write("A.swift", bytes: [0xFF])
    #expect(sandbox.run("--baseline", "known.txt").messages == ["error: A.swift: is not UTF-8 (line 1)"])
  }

  @Test func pathsCountFromTheBaseline() {
    let sandbox = Sandbox(["App/Sources/A.swift": Self.other, "known/placeholder": ""])
    sandbox.run("--write-baseline", "known/all.txt")
    #expect(sandbox.read("known/all.txt")?.contains("sharing\t../App/Sources/A.swift\t") == true)
    #expect(sandbox.run("--baseline", "../../known/all.txt", in: "App/Sources").status == 0)
  }

  @Test func aConfiguredBaselineIsUsedAndPruned() {
    let sandbox = Sandbox([
      ".traitlint.yml": "baseline: known.txt\n", "A.swift": Self.bad, "B.swift": Self.other, "C.swift": Self.other,
    ])
    let missing = sandbox.run()
    #expect(missing.status == 2)
    #expect(missing.error == "known.txt: error: there is no such baseline; '--write-baseline known.txt' makes one\n")
    sandbox.run("--write-baseline", "known.txt")
    #expect(sandbox.run().status == 0)
    sandbox.write("A.swift", "a.bind(to: b.rx.text) // finds sharing\n")
    sandbox.write("B.swift", "")
    let stale = sandbox.run()
    #expect(stale.status == 0)
    #expect(
      stale.messages == [
        "note: 2 findings of known.txt no longer occur; '--prune-baseline' removes them",
        "  A.swift: error_handling in Screen.viewDidLoad()", "  B.swift: sharing in Screen.viewDidLoad()",
      ])
    // What was not looked at is not judged.
    #expect(sandbox.run("C.swift").messages.isEmpty)
    #expect(sandbox.run("--only", "main_thread").messages.isEmpty)
    #expect(sandbox.run("--prune-baseline").messages == ["removed 2 findings from known.txt"])
    #expect(sandbox.run().messages.isEmpty)
    #expect(sandbox.read("known.txt")?.contains("B.swift") == false)
    #expect(sandbox.read("known.txt")?.contains("C.swift") == true)
  }

  @Test func pruningNeedsABaseline() {
    let outcome = Sandbox().run("--prune-baseline")
    #expect(outcome.status == 2)
    #expect(outcome.error.hasPrefix("error: --prune-baseline needs a baseline; name it with --baseline FILE\n"))
  }

  @Test func theFileIsTheSameEveryTimeAndReadsBack() throws {
    var findings = [SampleReport.ordinary, SampleReport.hostile, SampleReport.suppressed, SampleReport.hostile]
    findings[2].chain = "a\\tb\u{85}\u{2028}c\r\n"
    let baseline = Baseline(findings, folder: "/p", workingDirectory: "/p/q")
    let reversed = Baseline(findings.reversed(), folder: "/p", workingDirectory: "/p/q")
    #expect(baseline.text == reversed.text)
    #expect(try Baseline(text: baseline.text, path: "known.txt") == baseline)
    #expect(baseline.text.split(separator: "\n").count == 5)
  }

  @Test func whatIsNoBaselineIsRefusedWithItsLine() {
    let sandbox = Sandbox(["known.txt": "# a comment\n<<<<<<< HEAD\n", "A.swift": Self.bad])
    let outcome = sandbox.run("--baseline", "known.txt")
    #expect(outcome.status == 2)
    #expect(
      outcome.error
        == "known.txt:2:1: error: this is no line of a baseline; '--write-baseline' writes a new one\n")
  }

  @Test func twoBranchesThatAddTheSameEntryAddItOnce() throws {
    let line = "sharing\tA.swift\tf()\t2\ta.bind(to: b)\n"
    #expect(try Baseline(text: line + line, path: "").counts.values.map { $0 } == [2])
  }
}
