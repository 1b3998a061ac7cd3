import Testing
import TraitRules

@testable import TraitLint

@Suite struct ChangeTests {
  private static let bad = "a.bind(to: b.rx.text) // finds error_handling\n"

  private func lines(_ outcome: Sandbox.Outcome) -> [String] {
    outcome.lines.compactMap { line in
      let parts = line.split(separator: ":")
      return parts.count > 3 && line.contains("]") ? "\(parts[0]):\(parts[1])" : nil
    }
  }

  private func repository(_ files: [String: String]) -> Sandbox {
    let sandbox = Sandbox(files)
    sandbox.environment["HOME"] = sandbox.path
    #expect(sandbox.git("init", "--quiet", "--initial-branch=main"))
    #expect(sandbox.git("add", "-A"))
    #expect(sandbox.git("commit", "--quiet", "-m", "first"))
    return sandbox
  }

  @Test func onlyChangedLinesSinceTheMergeBaseAreReported() {
    let sandbox = repository(["A.swift": Self.bad + "\n\n" + Self.bad, "B.swift": Self.bad])
    sandbox.git("checkout", "--quiet", "-b", "work")
    sandbox.write("A.swift", "// moved\n" + Self.bad + "\n\n" + Self.bad + Self.bad)
    sandbox.git("commit", "--quiet", "-am", "second")
    sandbox.write("New.swift", Self.bad)
    // What happens on main after the branch left it is not this branch's change.
    sandbox.git("checkout", "--quiet", "main")
    sandbox.write("B.swift", "// on main\n" + Self.bad)
    sandbox.git("commit", "--quiet", "-am", "third", "--", "B.swift")
    sandbox.git("checkout", "--quiet", "work")
    let outcome = sandbox.run("--diff-base", "main")
    #expect(lines(outcome) == ["A.swift:6", "New.swift:1"])
    #expect(outcome.status == 1)
    #expect(lines(sandbox.run("--diff-base", "HEAD")) == ["New.swift:1"])
    #expect(lines(sandbox.run("--diff-base", "main", "A.swift")) == ["A.swift:6"])
  }

  @Test func aTraceThroughAChangedLineIsReportedWhereItEnds() {
    let sandbox = repository([
      "A.swift": "let s = f()\n  .catch()\nlet x = 1\na.bind(to: b) // finds error_handling from 1\n"
    ])
    sandbox.write("A.swift", "let s = f()\nlet x = 1\na.bind(to: b) // finds error_handling from 1\n")
    // The removed line stood below the one that the trace passes through.
    #expect(lines(sandbox.run("--diff-base", "HEAD")) == ["A.swift:3"])
    sandbox.git("commit", "--quiet", "-am", "second")
    sandbox.write("A.swift", "let s = f()\nlet x = 2\na.bind(to: b) // finds error_handling from 1\n")
    #expect(lines(sandbox.run("--diff-base", "HEAD")).isEmpty)
  }

  @Test func whatIsStagedIsLintedNotWhatIsOnDisk() {
    let sandbox = repository(["A.swift": "\n", "B.swift": Self.bad, "Sub/é \"x\".swift": "\n"])
    sandbox.write("A.swift", "\n" + Self.bad)
    sandbox.write("Sub/é \"x\".swift", Self.bad)
    sandbox.git("add", "-A")
    sandbox.write("A.swift", Self.bad + Self.bad + Self.bad)
    sandbox.write("B.swift", Self.bad + Self.bad)
    sandbox.write("Untracked.swift", Self.bad)
    let outcome = sandbox.run("--staged")
    #expect(lines(outcome) == ["A.swift:2", "Sub/é \"x\".swift:1"])
    #expect(outcome.error.contains("3 files, "))
    #expect(lines(sandbox.run("--staged", in: "Sub")) == ["é \"x\".swift:1"])
  }

  @Test func eachRepositoryBelowAFolderHasItsOwnChanges() {
    let sandbox = Sandbox(["One/A.swift": "\n", "Two/B.swift": Self.bad])
    sandbox.environment["HOME"] = sandbox.absolute("home")
    for folder in ["One", "Two"] {
      #expect(sandbox.git("-C", folder, "init", "--quiet", "--initial-branch=main"))
      #expect(sandbox.git("-C", folder, "add", "-A"))
      #expect(sandbox.git("-C", folder, "commit", "--quiet", "-m", "first"))
    }
    sandbox.write("One/A.swift", Self.bad)
    sandbox.write("Two/B.swift", Self.bad + Self.bad)
    #expect(lines(sandbox.run("--diff-base", "main")) == ["One/A.swift:1", "Two/B.swift:2"])
    #expect(sandbox.git("-C", "Two", "add", "-A"))
    #expect(lines(sandbox.run("--staged", "One", "Two")) == ["Two/B.swift:2"])
  }

  @Test func aHookIsRunInItsOwnRepository() {
    let sandbox = repository(["Sub/A.swift": "\n"])
    sandbox.write("Sub/A.swift", Self.bad)
    sandbox.git("add", "-A")
    // As git calls its hooks: relative to the top.
    sandbox.environment["GIT_DIR"] = ".git"
    sandbox.environment["GIT_INDEX_FILE"] = ".git/index"
    #expect(lines(sandbox.run("--staged", "Sub/A.swift")) == ["Sub/A.swift:1"])
    let outside = Sandbox()
    outside.environment = sandbox.environment
    #expect(lines(outside.run("--staged", sandbox.absolute("Sub"))) == [sandbox.absolute("Sub/A.swift") + ":1"])
  }

  @Test func theFirstCommitIsLintedToo() {
    let sandbox = Sandbox(["A.swift": Self.bad])
    sandbox.git("init", "--quiet")
    sandbox.git("add", "-A")
    #expect(lines(sandbox.run("--staged")) == ["A.swift:1"])
  }

  @Test func whatGitCannotAnswerIsSaid() {
    let outside = Sandbox(["A.swift": Self.bad])
    let outcome = outside.run("--staged")
    #expect(outcome.status == 2)
    #expect(outcome.error.hasPrefix("error: --staged works inside a git repository; \(outside.path) is in none (git: "))
    let sandbox = repository(["A.swift": Self.bad])
    let unknown = sandbox.run("--diff-base", "mian")
    #expect(unknown.status == 2)
    #expect(
      unknown.error.hasPrefix("error: --diff-base takes a branch, tag or commit; git knows no 'mian' here\n"))
    sandbox.git("checkout", "--quiet", "--orphan", "other")
    sandbox.git("commit", "--quiet", "-m", "unrelated")
    #expect(sandbox.run("--diff-base", "main").error.contains("no common ancestor"))
  }

  @Test func hunksAreReadWhateverTheTextLooksLike() {
    let diff = """
      diff --git a/A.swift b/A.swift
      --- a/A.swift
      +++ b/A.swift
      @@ -3 +3,2 @@ func f() {
      --- x
      +++ b/Fake.swift
      +@@ -1 +1 @@
      @@ -9,2 +10,0 @@
      -a
      -b
      \\ No newline at end of file
      diff --git a/Gone.swift b/Gone.swift
      --- a/Gone.swift
      +++ /dev/null
      @@ -1 +0,0 @@
      -x
      diff --git "a/\\303\\251\\t.swift" "b/\\303\\251\\t.swift"
      --- /dev/null
      +++ "b/\\303\\251\\t.swift"
      @@ -0,0 +1 @@
      +x

      """
    #expect(
      DiffReader.changedLines(in: Array(diff.utf8)) == ["A.swift": [3...4, 10...11], "é\t.swift": [1...1]])
  }
}
