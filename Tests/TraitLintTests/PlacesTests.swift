import Foundation
import Testing

@testable import TraitLint

@Suite("Places to run it in")
struct PlacesTests {
  @Test(
    "A package that uses the plugins shows its findings",
    .enabled(
      if: ProcessInfo.processInfo.environment["TRAITLINT_TEST_PLUGINS"] != nil,
      "builds the tool once more, which takes minutes; set TRAITLINT_TEST_PLUGINS=1, or run Tests/plugins.sh"))
  func plugins() throws {
    let process = Process()
    process.executableURL = URL(filePath: FilePath.join(Repository.path, "Tests/plugins.sh"))
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  @Test("The hooks of pre-commit are commands that exist")
  func hooks() throws {
    let manifest = try #require(Repository.read(".pre-commit-hooks.yaml"))
    let hooks = try YAMLReader.read(Array(manifest.utf8)).elements
    #expect(hooks.compactMap { $0[key: "id"]?.text } == ["traitlint", "traitlint-system", "traitlint-fix"])
    for hook in hooks {
      let words = try #require(hook[key: "entry"]?.text).split(separator: " ").map(String.init)
      #expect(words[0] == "traitlint")
      #expect(throws: Never.self) { try Invocation(Array(words.dropFirst())) }
      #expect(hook[key: "require_serial"]?.text == "true")
      #expect(hook[key: "language"]?.text == (hook[key: "id"]?.text == "traitlint-system" ? "system" : "swift"))
    }
  }

  @Test("The action passes on only inputs that it declares, and none within its scripts")
  func action() throws {
    let text = try #require(Repository.read("action.yml"))
    let declared = Set(text.matches(of: /\n  (?<name>[a-z-]+):\n    description:/).map { String($0.name) })
    let used = Set(text.matches(of: /inputs\.(?<name>[a-z-]+)/).map { String($0.name) })
    #expect(used == ["paths", "options", "fail-on", "sarif", "working-directory"])
    #expect(used.isSubset(of: declared))
    // What stands in a script is pasted there before the shell reads it.
    for script in text.components(separatedBy: "run: |").dropFirst() {
      let body = script.components(separatedBy: "\n    - name:")[0]
      #expect(!body.contains("${{"))
    }
  }

  @Test("Workflows run scripts of the repository and nothing else", arguments: ["ci", "release"])
  func workflows(_ name: String) throws {
    let text = try #require(Repository.read(".github/workflows/\(name).yml"))
    let workflow = try YAMLReader.read(Array(text.utf8))
    guard case .mapping(let jobs)? = workflow[key: "jobs"]?.value else {
      Issue.record("there are no jobs")
      return
    }
    var scripts: [String] = []
    for job in jobs {
      #expect(job.value[key: "timeout-minutes"] != nil, "\(job.key)")
      for step in job.value[key: "steps"]?.elements ?? [] {
        guard let command = step[key: "run"]?.text else { continue }
        scripts.append(String(command.prefix { $0 != " " }))
      }
    }
    #expect(!scripts.isEmpty)
    for script in scripts {
      let path = FilePath.join(Repository.path, script)
      #expect(access(path, X_OK) == 0, "there is no program \(script)")
    }
  }

  @Test("A bug report asks for what explain and the version say")
  func bugReport() throws {
    let text = try #require(Repository.read(".github/ISSUE_TEMPLATE/bug.yml"))
    #expect(text.contains("`traitlint explain FILE:LINE`"))
    #expect(text.contains("`traitlint --version --verbose`"))
  }

  @Test("The README's hooks and workflows name what there is")
  func examples() throws {
    let page = try #require(Repository.read("README.md"))
    #expect(page.contains("- id: traitlint # or traitlint-system, traitlint-fix"))
    #expect(page.contains("rev: \(Version.current)\n"))
    #expect(page.contains("OWNER/traitlint@\(Version.current)\n"))
    #expect(page.contains("--branch \(Version.current) "))
  }
}
