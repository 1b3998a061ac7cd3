import Testing

@testable import TraitRules

/// What `traitlint:` comments silence, and what is said of those that silence nothing.
@Suite struct SuppressionTests {
  /// Findings in the body of a method, by line of the body: `2 main_thread`. A request can fail, and answers anywhere.
  private func findings(
    _ body: String, newline: String = "\n", rules: Set<RuleID> = Set(RuleID.allCases), requiresReason: Bool = false
  ) -> [String] {
    let header = "import RxCocoa; import RxSwift; import UIKit\nfinal class Screen: UIViewController { func show() {\n"
    let text = (header + body + "\n} }\n").replacing("\n", with: newline)
    let linter = Linter(rules: { _ in rules }, requiresReason: { _ in requiresReason })
    let report = linter.lint([SourceFile(path: "Screen.swift", bytes: Array(text.utf8))])
    return report.findings.filter { $0.certainty == .certain }.map { "\($0.location.line - 2) \($0.rule.rawValue)" }
  }

  private static let binding = "URLSession.shared.rx.data(request: request).bind(to: label.rx.text)"

  @Test func withoutACommentThereAreTwoFindings() {
    #expect(findings(Self.binding) == ["1 error_handling", "1 main_thread"])
  }

  @Test(
    arguments: [
      ("disable:next", "// traitlint:disable:next all\nBIND"),
      ("both names", "// traitlint:disable:next main_thread error_handling\nBIND"),
      ("commas", "// traitlint:disable:next main_thread, error_handling\nBIND"),
      ("many blanks", "//\ttraitlint:disable:next \t main_thread \t error_handling\t\nBIND"),
      ("no blank before", "//traitlint:disable:next all\nBIND"),
      ("a reason", "// traitlint:disable:next main_thread error_handling -- a mock-up -- really\nBIND"),
      ("a reason without blanks", "// traitlint:disable:next main_thread error_handling --mock-up\nBIND"),
      ("disable:this", "BIND // traitlint:disable:this all"),
      ("disable:previous", "BIND\n// traitlint:disable:previous all"),
      ("two comments", "BIND // traitlint:disable:this main_thread\n// traitlint:disable:previous error_handling"),
      ("a block comment", "/* traitlint:disable:next all */\nBIND"),
      ("a block comment with a reason", "/* traitlint:disable:next main_thread error_handling -- x */\nBIND"),
      ("a block comment in the line", "load() /* traitlint:disable:this all */ .bind(to: label.rx.text)"),
      ("inside a chain", "load()\n  // traitlint:disable:next all\n  .bind(to: label.rx.text)"),
      ("inside the arguments", "load().bind(\n// traitlint:disable:previous all\n  to: label.rx.text)"),
      ("to the end", "// traitlint:disable all\nBIND\nBIND"),
      ("a region", "// traitlint:disable all\nBIND\n// traitlint:enable all"),
      (
        "regions that overlap",
        "// traitlint:disable main_thread\n// traitlint:disable error_handling\nBIND\n"
          + "// traitlint:enable main_thread\n// traitlint:enable error_handling"
      ),
      (
        "regions that close in the other order",
        "// traitlint:disable main_thread\n// traitlint:disable error_handling\nBIND\n"
          + "// traitlint:enable error_handling\n// traitlint:enable main_thread"
      ),
      ("names closed by all", "// traitlint:disable main_thread error_handling\nBIND\n// traitlint:enable all"),
      ("emoji before", "// 👩‍👩‍👧\n// traitlint:disable:next all -- 👍\nBIND"),
    ])
  func silences(_ name: String, _ text: String) {
    let body = text.replacing("BIND", with: Self.binding)
    #expect(findings(body) == [], "\(name)")
    #expect(findings(body, newline: "\r\n") == [], "\(name), CRLF")
    #expect(findings(body, newline: "\r") == [], "\(name), CR")
  }

  @Test(
    arguments: [
      ("prose", "// as in traitlint:disable:next all\nBIND", 2),
      ("documentation", "/// traitlint:disable:next all\nBIND", 2),
      ("a string", "_ = \"// traitlint:disable all\"\nBIND", 2),
      ("a line of a string", "_ = \"\"\"\n  // traitlint:disable all\n  \"\"\"\nBIND", 4),
      ("a raw string", "_ = #\"\"\"\n  // traitlint:disable all\n  \"\"\"#\nBIND", 4),
      ("a string in an interpolation", "_ = \"\\(f(\"// traitlint:disable all\"))\"\nBIND", 2),
      ("another linter's", "// swiftlint:disable all\nBIND", 2),
      ("prose", "// traitlint: disable all\nBIND", 2),
      ("closed before", "// traitlint:enable all\nBIND", 2),
    ])
  func isNoCommand(_ name: String, _ text: String, _ line: Int) {
    let body = text.replacing("BIND", with: Self.binding)
    #expect(findings(body) == ["\(line) error_handling", "\(line) main_thread"], "\(name)")
  }

  @Test func whatIsNotNamedStays() {
    #expect(findings("// traitlint:disable:next main_thread\n" + Self.binding) == ["2 error_handling"])
    #expect(
      findings("// traitlint:disable all\n// traitlint:enable main_thread\n" + Self.binding) == ["3 main_thread"])
    #expect(
      findings("// traitlint:disable main_thread error_handling\n// traitlint:enable main_thread\n" + Self.binding)
        == ["1 unused_suppression", "3 main_thread"])
  }

  @Test(
    arguments: [
      ("nothing below", "// traitlint:disable:next main_thread\nlet a = 1", ["1 unused_suppression"]),
      ("one line too far up", "// traitlint:disable:next all\n\nBIND", ["1 unused_suppression"]),
      ("the first line", "// traitlint:disable:previous all", ["1 unused_suppression"]),
      ("all of nothing", "// traitlint:disable all", ["1 unused_suppression"]),
      ("a region too late", "BIND // traitlint:disable:this all\n// traitlint:disable all", ["2 unused_suppression"]),
      (
        "one name too many", "// traitlint:disable:next main_thread error_handling sharing\nBIND",
        ["1 unused_suppression"]
      ),
      ("the same region twice", "// traitlint:disable all\n// traitlint:disable all\nBIND", ["2 unused_suppression"]),
      ("a misspelt name", "// traitlint:disable:next all main_tread\nBIND", ["1 unused_suppression"]),
      ("only a misspelt name", "// traitlint:disable:next sharring", ["1 unused_suppression"]),
      ("no name", "// traitlint:disable:next\nlet a = 1", ["1 unused_suppression"]),
      ("a misspelt command", "// traitlint:disables all", ["1 unused_suppression"]),
      ("a command of no linter", "BIND // traitlint:ignore all", ["1 unused_suppression"]),
      ("a blank in the command", "// traitlint:disable: all", ["1 unused_suppression"]),
      ("its own for nothing", "// traitlint:disable:next unused_suppression\nBIND", ["1 unused_suppression"]),
      ("all says nothing of itself", "// traitlint:disable:this all", ["1 unused_suppression"]),
      ("no name but a reason", "// traitlint:disable -- why not", ["1 unused_suppression"]),
    ])
  func oneTooMany(_ name: String, _ text: String, _ expected: [String]) {
    let unused = findings(text.replacing("BIND", with: Self.binding)).filter { $0.hasSuffix("unused_suppression") }
    #expect(unused == expected, "\(name)")
  }

  @Test func messagesSayWhatToDo() {
    func messages(_ text: String) -> [String] {
      let bytes = Array((text + "\nimport RxSwift\nf().bind(to: label.rx.text)").utf8)
      return Linter().lint([SourceFile(path: "A.swift", bytes: bytes)]).findings
        .filter { $0.rule == .unusedSuppression }.map(\.message)
    }
    #expect(
      messages("// traitlint:disable:next main_thread")
        == ["nothing here is a finding of main_thread; one stands on line 3"])
    #expect(
      messages("// traitlint:disable:next error_ends_stream")
        == ["nothing here is a finding of error_ends_stream; remove the suppression"])
    #expect(
      messages("// traitlint:disable:nxt main_thread") == [
        "there is no `traitlint:disable:nxt`, and nothing is silenced; there are `disable`, `enable`, `disable:next`, "
          + "`disable:this`, `disable:previous`"
      ])
    #expect(
      messages("// traitlint:disable main_thread sharing")
        == ["nothing here is a finding of sharing; take the name out"])
    #expect(messages("// traitlint:disable main_thread shraing") == ["there is no rule `shraing`"])
    #expect(messages("// traitlint:disable:next") == ["the suppression names no rule; name those to silence, or `all`"])
  }

  @Test func rulesThatAreOffAreNotJudged() {
    let body = "// traitlint:disable:next main_thread sharing\n" + Self.binding
    #expect(findings(body, rules: [.errorHandling, .unusedSuppression]) == ["2 error_handling"])
    #expect(findings(body, rules: [.sharing, .unusedSuppression]) == ["1 unused_suppression"])
    #expect(findings(body, rules: [.sharing]) == [])
    let all = "// traitlint:disable:next all\n" + Self.binding
    #expect(findings(all, rules: [.sharing, .unusedSuppression]) == [])
  }

  @Test func aSuppressionCanBeKeptForLater() {
    let body =
      "// traitlint:disable:next unused_suppression -- on its way\n// traitlint:disable:next sharing\nlet a = 1"
    #expect(findings(body) == [])
  }

  @Test func reasonsWhereTheyAreRequired() {
    let bare = "// traitlint:disable:next all\n" + Self.binding
    let empty = "// traitlint:disable:next all -- \n" + Self.binding
    let reasoned = "// traitlint:disable:next all -- a mock-up\n" + Self.binding
    #expect(findings(bare, requiresReason: true) == ["1 unused_suppression"])
    #expect(findings(empty, requiresReason: true) == ["1 unused_suppression"])
    #expect(findings(reasoned, requiresReason: true) == [])
  }

  @Test func theReasonIsHandedOn() {
    let text = "import RxSwift\nload().bind(to: label.rx.text) // traitlint:disable:this all -- a mock-up  \r\n"
    let report = Linter().lint([SourceFile(path: "A.swift", bytes: Array(text.utf8))])
    #expect(report.findings.isEmpty)
    #expect(report.suppressed.map(\.finding.rule) == [.mainThread, .errorHandling])
    #expect(report.suppressed.map(\.reason) == ["a mock-up", "a mock-up"])
  }

  @Test func aByteOrderMarkIsNoObstacle() {
    let text = "\u{FEFF}// traitlint:disable all\nimport RxSwift\nload().bind(to: label.rx.text)\n"
    #expect(Linter().lint([SourceFile(path: "A.swift", bytes: Array(text.utf8))]).findings.isEmpty)
  }
}
