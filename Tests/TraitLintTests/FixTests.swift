import Foundation
import Testing
import TraitRules

@testable import TraitLint

@Suite struct FixTests {
  private static let safe = "a.bind(to: b) // finds error_handling safe\n"
  private static let unsafe = "a.bind(to: b) // finds error_handling unsafe\n"
  private static let manual = "a.bind(to: b) // finds error_handling manual\n"

  private func fixed(_ text: String) -> String { text.replacingOccurrences(of: "bind(to: ", with: "drive(") }

  @Test func safeFixesAreWrittenAndTheRestIsReported() {
    let sandbox = Sandbox(["A.swift": Self.safe + Self.unsafe + Self.manual + Self.safe])
    let outcome = sandbox.run("--fix", "--reporter", "xcode")
    #expect(outcome.status == 1)
    #expect(sandbox.read("A.swift") == fixed(Self.safe) + Self.unsafe + Self.manual + fixed(Self.safe))
    #expect(outcome.lines.count == 2)
    #expect(outcome.messages == ["fixed 2 findings in 1 file"])
    let again = sandbox.run("--fix")
    #expect(again.messages.isEmpty)
    sandbox.run("--fix", "--unsafe-fixes")
    #expect(sandbox.read("A.swift") == fixed(Self.safe + Self.unsafe) + Self.manual + fixed(Self.safe))
  }

  @Test func theSummarySaysWhatCouldBeFixed() {
    let outcome = Sandbox(["A.swift": Self.safe + Self.unsafe + Self.unsafe]).run()
    #expect(outcome.error.contains(", 3 findings, 1 fixable, "))
    #expect(outcome.error.hasSuffix("\n1 fixable with --fix, 2 more with --fix --unsafe-fixes\n"))
  }

  @Test func withoutAReplayNothingIsSafe() {
    let sandbox = Sandbox(["A.swift": Self.safe])
    sandbox.run("--fix", "--no-replay")
    #expect(sandbox.read("A.swift") == Self.safe)
    #expect(sandbox.run("--no-replay", "--reporter", "json").output.contains("\"applicability\": \"unsafe\""))
  }

  @Test func aDiffWritesNothingAndCanBeApplied() {
    let text = (1...9).map { "let x\($0) = 1\n" }.joined() + Self.safe + "let y = 1\r\n// é" + Self.safe.dropLast()
    let sandbox = Sandbox(["In/A b.swift": text, "C.swift": "\n"])
    let outcome = sandbox.run("--diff", "In")
    #expect(outcome.status == 1)
    #expect(sandbox.read("In/A b.swift") == text)
    #expect(outcome.output.hasPrefix("--- a/In/A b.swift\t\n+++ b/In/A b.swift\t\n@@ -7,6 +7,6 @@\n let x7 = 1\n"))
    #expect(outcome.output.contains("\\ No newline at end of file\n"))
    sandbox.write("fix.patch", outcome.output)
    #expect(sandbox.git("apply", "fix.patch"))
    #expect(sandbox.read("In/A b.swift") == fixed(text))
  }

  @Test func lineEndingsMarkAndModeAreKept() throws {
    let text = "\u{FEFF}let a = 1\r\n" + Self.safe.dropLast() + "\r\n"
    let sandbox = Sandbox(["A.swift": text])
    chmod(sandbox.absolute("A.swift"), 0o640)
    sandbox.run("--fix")
    #expect(sandbox.read("A.swift").map { Array($0.utf8) } == Array(fixed(text).utf8))
    var status = stat()
    stat(sandbox.absolute("A.swift"), &status)
    #expect(status.st_mode & 0o777 == 0o640)
    let edits = [Edit(path: "A.swift", start: 0, end: 0, replacement: "a\nb\r\nc")]
    #expect(LineEnding(of: Array(text.utf8)).adapting(edits)[0].replacement == "a\r\nb\r\nc")
  }

  @Test func aLinkStaysALink() {
    let sandbox = Sandbox(["real/A.txt": Self.safe])
    sandbox.link("A.swift", to: "real/A.txt")
    sandbox.run("--fix")
    #expect(sandbox.read("real/A.txt") == fixed(Self.safe))
    #expect((try? FileManager.default.destinationOfSymbolicLink(atPath: sandbox.absolute("A.swift"))) == "real/A.txt")
  }

  @Test func filesWithUncommittedChangesAreLeftAlone() {
    let sandbox = Sandbox(["A.swift": Self.safe, "B.swift": Self.safe])
    sandbox.environment["HOME"] = sandbox.path
    sandbox.git("init", "--quiet")
    sandbox.git("add", "-A")
    sandbox.git("commit", "--quiet", "-m", "first")
    sandbox.write("B.swift", Self.safe + "\n")
    let outcome = sandbox.run("--fix")
    #expect(outcome.status == 3)
    #expect(sandbox.read("A.swift") == fixed(Self.safe))
    #expect(sandbox.read("B.swift") == Self.safe + "\n")
    #expect(
      outcome.messages.first
        == "error: B.swift: has uncommitted changes and is not fixed; commit them, or pass --allow-dirty")
    #expect(sandbox.run("--fix", "--allow-dirty").status == 0)
    #expect(sandbox.read("B.swift") == fixed(Self.safe) + "\n")
  }

  @Test func aFileThatChangedMeanwhileIsLeftAlone() {
    let sandbox = Sandbox(["A.swift": Self.safe])
    let path = sandbox.absolute("A.swift")
    let outcome = sandbox.run("--fix") { linter, files in
      _ = AtomicFile.write(Array("// somebody else was here\n".utf8), to: path)
      return ScriptedLinter.lint(linter, files)
    }
    #expect(outcome.status == 3)
    #expect(sandbox.read("A.swift") == "// somebody else was here\n")
    #expect(
      outcome.messages == ["error: A.swift: changed while it was being fixed and is left as it is"])
  }

  @Test func aFixOfSeveralFilesIsWrittenAllOrNone() {
    let sandbox = Sandbox(["A.swift": "one", "B.swift": "two", "C.swift": "three"])
    func change(_ name: String, _ old: String) -> FixWriter.Change {
      FixWriter.Change(path: name, absolute: sandbox.absolute(name), old: Array(old.utf8), new: Array("new".utf8))
    }
    let changes = [change("A.swift", "one"), change("B.swift", "not two"), change("C.swift", "three")]
    let writer = FixWriter(changes, groups: [["A.swift", "B.swift"], ["C.swift"]])
    #expect(writer.written == ["C.swift"])
    #expect(
      writer.problems == [
        "A.swift: not fixed, because its fix belongs to that of another file",
        "B.swift: changed while it was being fixed and is left as it is",
      ])
    #expect(sandbox.read("A.swift") == "one")
  }

  @Test func overlappingFixesTakeTurnsAndEditorPlaceholdersAreNeverWritten() {
    func finding(_ start: Int, _ end: Int, _ replacement: String) -> Finding {
      var finding = SampleReport.ordinary
      finding.fix?.edits = [Edit(path: "A.swift", start: start, end: end, replacement: replacement)]
      return finding
    }
    let findings = [
      finding(0, 2, "x"), finding(1, 3, "y"), finding(2, 2, "z"), finding(4, 5, "w"), finding(0, 2, "x"),
      finding(6, 7, "<#value#>"),
    ]
    let plan = FixPlan(findings, appliesUnsafe: true) { _ in true }
    #expect(plan.fixes.flatMap(\.edits).map(\.replacement) == ["x", "w"])
    #expect(plan.findingCount == 3)
    #expect(plan.apply(to: ["A.swift": Array("abcdefg".utf8)])["A.swift"] == Array("xcdwfg".utf8))
  }

  @Test func fixesThatNeverSettleEnd() {
    let sandbox = Sandbox(["A.swift": "bind\n"])
    let outcome = sandbox.run("--fix") { linter, files in
      var finding = SampleReport.ordinary
      finding.location.path = "A.swift"
      finding.trace = []
      finding.fix?.edits = [Edit(path: "A.swift", start: 0, end: 0, replacement: "x")]
      var report = LintReport()
      report.findings = [finding]
      report.texts = Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.bytes) })
      return report
    }
    #expect(sandbox.read("A.swift") == "xxxxxxxxxxbind\n")
    #expect(outcome.messages.first == "warning: fixes still lead to fixes after 10 passes; run again for the rest")
  }

  @Test(
    arguments: [
      ([(0, 1, "x"), (1, 2, "y")], "xycé"), ([(2, 2, "1"), (2, 2, "2")], "ab12cé"), ([(0, 2, ""), (1, 3, "")], nil),
      ([(4, 4, "x")], nil), ([(0, 9, "")], nil), ([(3, 5, "e")], "abce"),
    ] as [([(Int, Int, String)], String?)])
  func editsAreMadeOnlyWhereTheyFit(_ edits: [(Int, Int, String)], _ expected: String?) {
    let text = EditedText.applying(
      edits.map { Edit(path: "A", start: $0.0, end: $0.1, replacement: $0.2) }, to: Array("abcé".utf8))
    #expect(text.map { String(decoding: $0, as: UTF8.self) } == expected)
  }

  @Test(arguments: ["", "a", "a\n", "a\nb\nc\nd\ne\nf\ng\nh\ni\nj\n", "x\n\n\ny"])
  func diffsApply(_ old: String) throws {
    for new in ["", "a\n", "a\nB\nc\nd\ne\nf\ng\nh\ni\nJ\nk", "\nx\n", old + "z"] where new != old {
      let sandbox = Sandbox(["A.swift": old])
      sandbox.write("p", UnifiedDiff.text(path: "A.swift", old: Array(old.utf8), new: Array(new.utf8)))
      #expect(sandbox.git("apply", "--unidiff-zero", "p") && sandbox.read("A.swift") == new, "\(old) -> \(new)")
    }
  }
}
