import Testing
import TraitRules

@testable import TraitLint

/// `TRAITLINT_RECORD=1 swift test --filter Documentation` writes the pages and the README's sample output anew.
@Suite("Documentation")
struct DocumentationTests {
  @Test("Each rule's page says what the rule says", arguments: RuleID.allCases)
  func rulePage(_ rule: RuleID) {
    check("Documentation/Rules/\(rule.rawValue).md", RulePage.markdown(rule))
  }

  @Test("The list of rules is current")
  func ruleIndex() { check("Documentation/Rules/README.md", RulePage.index) }

  private func check(_ name: String, _ text: String) {
    if Repository.isRecording { Repository.write(name, text) }
    let isCurrent = Repository.read(name) == text
    #expect(isCurrent, "\(name): run this test with TRAITLINT_RECORD=1")
  }

  @Test("Every sample session in the README is what the command prints")
  func sessions() throws {
    var page = try #require(Repository.read("README.md"))
    let sessions = SampleSession.all(in: page)
    #expect(sessions.count >= 3)
    for session in sessions {
      let run = Repository.run(session.arguments)
      #expect(run.status <= 1, "\(session.command): \(run.text)")
      let output = SampleSession.withoutTime(run.text)
      if Repository.isRecording {
        page = page.replacing(session.block, with: session.with(output: output))
      } else {
        #expect(session.output == output, "\(session.command)")
      }
    }
    if Repository.isRecording { Repository.write("README.md", page) }
  }

  @Test("What the README calls better is clean, and what it calls worse is not")
  func beforeAndAfter() throws {
    let page = try #require(Repository.read("README.md"))
    let example = try #require(Repository.read("Documentation/Example/SearchViewController.swift"))
    let blocks = MarkdownBlock.all(in: page, language: "swift")
    let before = blocks[0]
    let after = blocks[1]
    #expect(example.contains(before), "the example has the README's code")
    let sandbox = Sandbox(["Before.swift": example, "After.swift": example.replacing(before, with: after)])
    let linter: @Sendable (Linter, [SourceFile]) -> LintReport = { $0.lint($1) }
    #expect(sandbox.run("--no-config", "Before.swift", lint: linter).status == 1)
    let clean = sandbox.run("--no-config", "After.swift", lint: linter)
    #expect(clean.status == 0, "\(clean.output)")
    sandbox.run("--no-config", "--fix", "--unsafe-fixes", "Before.swift", lint: linter)
    #expect(sandbox.read("Before.swift") == sandbox.read("After.swift"), "what the command makes of it")
  }

  @Test(
    "The cheap commands of the README run",
    arguments: [["--version"], ["rules"], ["explain", "main_thread"], ["config"], ["--help"], ["completions", "zsh"]])
  func commands(_ arguments: [String]) {
    let run = Repository.run(arguments)
    #expect(run.status == 0)
    #expect(!run.text.isEmpty)
  }

  @Test("Pages link to files that exist")
  func links() throws {
    for name in [
      "README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md", "Documentation/Sight.md",
      "Documentation/Apps.md",
    ] {
      let page = try #require(Repository.read(name))
      for link in page.matches(of: /\]\((?<target>[^)#:]+)\)/) {
        let target = FilePath.join(FilePath.folder(of: FilePath.join(Repository.path, name)), String(link.target))
        #expect(System.kind(of: target) != .missing, "\(name) links to \(link.target)")
      }
    }
  }
}

/// The code blocks of a page.
enum MarkdownBlock {
  static func all(in page: String, language: String) -> [String] {
    page.components(between: "```\(language)\n", and: "```\n")
  }
}

/// A command line with what it prints: a block that begins with `$ `.
struct SampleSession {
  var command: String
  var output: String

  static func all(in page: String) -> [SampleSession] {
    MarkdownBlock.all(in: page, language: "console").map { block in
      let lines = block.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      return SampleSession(command: String(lines[0].dropFirst(2)), output: lines.count > 1 ? String(lines[1]) : "")
    }
  }

  var arguments: [String] { command.split(separator: " ").dropFirst().map(String.init) }
  var block: String { "```console\n$ \(command)\n\(output)```\n" }

  func with(output: String) -> String { SampleSession(command: command, output: output).block }

  /// How long a run took is never the same twice.
  static func withoutTime(_ text: String) -> String {
    text.replacing(/, [0-9.]+ s$/.anchorsMatchLineEndings(), with: "")
  }
}

extension String {
  /// What stands between each `start` and the next `end`.
  fileprivate func components(between start: String, and end: String) -> [String] {
    split(separator: start, omittingEmptySubsequences: false).dropFirst().compactMap { part in
      part.firstRange(of: end).map { String(part[..<$0.lowerBound]) }
    }
  }
}
