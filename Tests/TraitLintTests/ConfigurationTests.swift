import Foundation
import Testing
import TraitRules

@testable import TraitLint

@Suite struct ConfigurationTests {
  private func read(_ text: String) throws -> ConfigurationFile {
    try ConfigurationReader.read(Array(text.utf8), path: ".traitlint.yml", folder: "/p")
  }

  private func message(_ text: String) -> String? {
    do {
      _ = try read(text)
      return nil
    } catch {
      return (error as? ConfigurationError)?.text
    }
  }

  @Test func everyKeyOfTheStarterIsRead() throws {
    let text = ConfigurationKey.allCases.map { StarterConfiguration.example(of: $0) }.joined(separator: "\n")
    let file = try read(text)
    #expect(file.places.count == ConfigurationKey.allCases.count)
    #expect(file.rules == [.mainThread: .severity(.error), .relayError: .on, .preferDriver: .on])
    #expect(file.rxSwift == RxVersion(6, 5))
    #expect(file.fallbacks == ["[Item]": "[]", "Profile": ".empty"])
    #expect(file.vocabulary.sinks == ["badge", "avatar"])
    #expect(
      file.vocabulary.sources == [
        "cachedItems": Vocabulary.Effect(delivery: "main", failure: "never", sharing: "shared")
      ])
    #expect(file.vocabulary.operators == ["ignoringErrors": Vocabulary.Effect(failure: "never")])
    #expect(file.vocabulary.schedulers == ["Schedulers.ui": true])
    #expect(file.reporters == [ReporterTarget(name: .text), ReporterTarget(name: .sarif, file: "/p/traitlint.sarif")])
    #expect(file.baseline == "/p/.traitlint-baseline")
    #expect(file.fixStyle == .driver)
    // As written, everything is a comment.
    #expect(try read(StarterConfiguration.text).places.isEmpty)
  }

  @Test(arguments: [
    ("exclude: []", "1:1: error: there is no key 'exclude'; did you mean 'excluded'?"),
    ("strict: yes", "1:9: error: 'strict' takes true or false, not 'yes'"),
    ("strict: \"true\"", "1:9: error: 'strict' takes true or false, not the text \"true\""),
    ("\n\nexcluded: Pods", "3:11: error: 'excluded' takes a list, not 'Pods'"),
    ("excluded:\n  - Pods\n  - []", "3:5: error: an element of 'excluded' takes text, not a list"),
    ("rules:\n  main_tread: off", "2:3: error: 'rules' has no 'main_tread'; did you mean 'main_thread'?"),
    (
      "rules: { sharing: warn }",
      "1:19: error: 'sharing' takes one of warning, error, on, off, true or false, not 'warn'; did you mean 'warning'?"
    ),
    ("sharing: off", "1:1: error: there is no key 'sharing'; rules stand under 'rules:'"),
    ("rxswift: six", "1:10: error: 'rxswift' takes a version such as 6 or 6.5, not 'six'"),
    ("reporters: [jsn]", "1:13: error: there is no reporter 'jsn'; did you mean 'json'?"),
    (
      "sources:\n  a: { delivery: backgroud }",
      "2:18: error: 'delivery' takes one of main, background or keep, not 'backgroud'; did you mean 'background'?"
    ),
    ("- a", "1:1: error: a configuration is made of 'key: value' lines"),
    ("strict: true\nstrict: true", "2:1: error: 'strict' is given twice"),
    ("baseline:", "1:1: error: 'baseline' takes text, not nothing"),
  ])
  func whatIsWrongIsSaidWithItsPlace(_ text: String, _ expected: String) {
    #expect(message(text) == ".traitlint.yml:\(expected)")
  }

  @Test func theSchemaForEditorsIsWhatTheReaderGoesBy() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Schemas/traitlint.schema.json")
    if ProcessInfo.processInfo.environment["TRAITLINT_RECORD"] != nil {
      try Data(ConfigurationSchema.text.utf8).write(to: file)
    }
    let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    #expect(text == ConfigurationSchema.text)
  }

  @Test(arguments: [
    "", "strict: true", "strict: 1", "excluded: [a, 5]", "excluded: a", "excluded: [\"\"]", "rules: { sharing: off }",
    "rules: { sharing: false }", "rules: { sharing: 5 }", "rules: { shares: off }", "rxswift: 6.5", "rxswift: 6.5.1",
    "rxswift: \"6\"", "rxswift: 6.x", "rxswift: main", "fallbacks: { Int: 0, Bool: false }", "fallbacks: { Int: [] }",
    "sources: { a: { delivery: main } }", "sources: { a: main }", "sources: { a: { thread: main } }",
    "schedulers: { a: main }", "schedulers: { a: other }", "reporters: [json, sarif=a.sarif]", "reporters: [html]",
    "reporters: json", "nothing: 1", "fail_on: never", "fail_on: info", "fix_style: operators", "baseline: b",
  ])
  func readerAndSchemaAgree(_ text: String) throws {
    let schema = try YAMLReader.read(Array(ConfigurationSchema.text.utf8))
    let document = try YAMLReader.read(Array(text.utf8))
    #expect(ConfigurationSchema.accepts(document, by: schema) == (message(text) == nil))
  }

  private static let flagged = "a.bind(to: b.rx.text) // finds error_handling sharing\n"

  @Test func innerFilesRefineOuterOnes() {
    let sandbox = Sandbox([
      ".traitlint.yml": "rules: { sharing: off, error_handling: warning }\nstrict: true\n", "A.swift": Self.flagged,
      "In/.traitlint.yml": "rules: { sharing: error }\n", "In/B.swift": Self.flagged,
      "In/C.swift": "a.bind(to: b.rx.text) // finds main_thread unproven\n",
    ])
    #expect(
      sandbox.run("--reporter", "xcode").lines.map { $0.replacingOccurrences(of: sandbox.path + "/", with: "") } == [
        "A.swift:1:3: warning: message of error_handling (error_handling)",
        "In/B.swift:1:3: warning: message of error_handling (error_handling)",
        "In/B.swift:1:3: error: message of sharing (sharing)",
        "In/C.swift:1:3: error: message of main_thread (main_thread)",
      ])
  }

  @Test func aRepositoryEndsTheSearchUpward() {
    let sandbox = Sandbox([".traitlint.yml": "nonsense", "repo/A.swift": Self.flagged, "repo/.git/HEAD": ""])
    #expect(sandbox.run("repo").status == 1)
    #expect(sandbox.run(".").status == 2)
  }

  @Test func whatIsExcludedIsNotLintedEvenWhenNamed() {
    let sandbox = Sandbox([
      ".traitlint.yml": "excluded: [Generated, \"*.gen.swift\"]\n", "Generated/A.swift": Self.flagged,
      "B.gen.swift": Self.flagged, "C.swift": Self.flagged,
    ])
    #expect(Set(sandbox.run(".", "--reporter", "xcode").lines.map { $0.contains("C.swift") }) == [true])
    let named = sandbox.run("Generated/A.swift", "B.gen.swift")
    #expect(named.status == 0)
    #expect(
      named.messages == [
        "note: B.gen.swift is left out: .traitlint.yml excludes '*.gen.swift'",
        "note: Generated/A.swift is left out: .traitlint.yml excludes 'Generated'",
      ])
    #expect(sandbox.run("Generated/A.swift", "--quiet").error.isEmpty)
    #expect(sandbox.run(".", "--no-config").output.contains("Generated/A.swift"))
    #expect(sandbox.run(".", "--no-config", "--exclude", "Gen*").output.contains("Generated") == false)
    #expect(sandbox.run("-", "--stdin-filename", "Generated/A.swift", input: Self.flagged).status == 0)
  }

  @Test func onlyWhatIsIncludedIsLinted() {
    let sandbox = Sandbox([
      ".traitlint.yml": "included: [Sources]\n", "Sources/A.swift": Self.flagged, "Other/B.swift": Self.flagged,
    ])
    #expect(sandbox.run(".").output.contains("Sources/A.swift"))
    #expect(!sandbox.run(".").output.contains("Other"))
    #expect(
      sandbox.run("Other/B.swift").messages == [
        "note: Other/B.swift is left out: it is not among what .traitlint.yml includes"
      ])
  }

  @Test func aNamedConfigurationReplacesAllOthers() {
    let sandbox = Sandbox([
      ".traitlint.yml": "nonsense", "ci/strict.yml": "rules: { sharing: off }\nexcluded: [Gen]\n",
      "A.swift": Self.flagged, "Gen/B.swift": Self.flagged,
    ])
    let outcome = sandbox.run(".", "--config", "ci/strict.yml", "--reporter", "xcode")
    #expect(outcome.lines.count == 1)
    let missing = sandbox.run(".", "--config", "ci/other.yml")
    #expect(missing.status == 2)
    #expect(missing.error == "ci/other.yml: error: there is no such file\n")
  }

  @Test func withoutAPathTheFolderOfTheConfigurationIsLinted() {
    let sandbox = Sandbox([".traitlint.yml": "", "A.swift": Self.flagged, "In/B.swift": Self.flagged])
    let output = sandbox.run("--reporter", "json", in: "In").output
    #expect(output.contains("\"../A.swift\"") && output.contains("\"B.swift\"") == false)
    #expect(output.contains("\"../In/B.swift\""))
  }

  @Test func keysAboutTheWholeRunCountOutside() {
    let sandbox = Sandbox([
      ".traitlint.yml": "fail_on: never\n", "In/.traitlint.yml": "# inner\nfail_on: warning\n",
      "In/A.swift": Self.flagged,
    ])
    let outer = sandbox.run(".")
    #expect(outer.status == 0)
    #expect(outer.messages.count == 1)
    #expect(outer.messages[0].hasPrefix("In/.traitlint.yml:2:1: note: 'fail_on' is about the whole run"))
    #expect(sandbox.run("In").status == 1)
  }

  @Test func theCommandLineOutranksTheConfiguration() {
    let sandbox = Sandbox([".traitlint.yml": "rules: { sharing: off }\nfail_on: error\n", "A.swift": Self.flagged])
    #expect(sandbox.run("--only", "sharing", "--reporter", "xcode").lines.count == 1)
    #expect(sandbox.run("--only", "sharing").status == 0)
    #expect(sandbox.run("--only", "sharing", "--fail-on", "warning").status == 1)
    #expect(sandbox.run("--disable", "error_handling").output.isEmpty)
    #expect(sandbox.run("--fail-on", "never").status == 0)
  }

  @Test func configShowsWhatHoldsAndWhy() throws {
    let sandbox = Sandbox([
      ".traitlint.yml": "rules: { sharing: error }\nexcluded: [Gen]\nrxswift: 5.1\n",
      "In/.traitlint.yml": "\nstrict: true\nexcluded: [\"a b\"]\n", "In/A.swift": "",
    ])
    let outcome = sandbox.run("config", "In", "--fail-on", "error")
    #expect(outcome.status == 0)
    let lines = outcome.lines
    #expect(lines.contains("excluded: [\"Gen\", \"a b\"]           # .traitlint.yml:2, In/.traitlint.yml:3"))
    #expect(lines.contains("strict: true                       # In/.traitlint.yml:2"))
    #expect(lines.contains("rxswift: 5.1                       # .traitlint.yml:3"))
    #expect(lines.contains("fail_on: error                     # command line"))
    #expect(lines.contains("require_reason: false              # default"))
    #expect(lines.contains("  sharing: error"))
    #expect(lines.contains("# baseline:                        # default"))
    // What is printed is itself a configuration.
    let printed = try read(outcome.output)
    #expect(printed.isStrict == true)
    #expect(printed.rules[.sharing] == .severity(.error))
    #expect(sandbox.run("config", "Gone").status == 2)
    sandbox.write("Gen/B.swift", "")
    #expect(
      sandbox.run("config", "Gen/B.swift").lines.last
        == "# Gen/B.swift is not linted: excluded by 'Gen' (.traitlint.yml)")
  }

  @Test func initWritesOnceAndWhatItWritesIsRead() {
    let sandbox = Sandbox()
    #expect(sandbox.run("init").status == 0)
    #expect(sandbox.read(".traitlint.yml") == StarterConfiguration.text)
    #expect(sandbox.run("config").status == 0)
    let again = sandbox.run("init")
    #expect(again.status == 2)
    #expect(again.error.hasPrefix("error: .traitlint.yml is there already"))
  }

  @Test func rulesShowsWhatIsInForce() {
    let sandbox = Sandbox([
      ".traitlint.yml": "rules: { main_thread: warning, prefer_driver: on, relay_error: warning }\n"
    ])
    let lines = sandbox.run("rules", "--disable", "sharing").lines
    #expect(lines.count == RuleID.allCases.count)
    #expect(lines[0].hasPrefix("main_thread         warning  "))
    #expect(lines[2].hasPrefix("sharing             off      "))
    #expect(lines[4].hasPrefix("relay_error         warning  "))
    #expect(lines[5].hasPrefix("prefer_driver       warning  "))
  }

  @Test(arguments: RuleID.allCases)
  func everyRuleIsExplained(_ rule: RuleID) {
    let outcome = Sandbox().run("explain", rule.rawValue)
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("\(rule.rawValue): "))
    #expect(outcome.output.contains("Use instead:"))
  }

  @Test func explainSaysWhatItTakes() {
    #expect(Sandbox().run("explain").status == 2)
    #expect(Sandbox().run("explain", "sharin").error.contains("did you mean 'sharing'?"))
  }
}
