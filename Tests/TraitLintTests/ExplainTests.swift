import Testing
import TraitRules

@testable import TraitLint

@Suite("Explaining a line")
struct ExplainTests {
  /// The library itself, not the one that finds what the source asks for.
  private static let linter: @Sendable (Linter, [SourceFile]) -> LintReport = { $0.lint($1) }

  private static let search = """
    import RxCocoa
    import RxSwift
    import UIKit

    final class SearchViewController: UIViewController {
      func bind() {
        let results = searchField.rx.text.orEmpty
          .throttle(.milliseconds(300), latest: true, scheduler: MainScheduler.instance)
          .flatMapLatest { [client] in client.fetchRepositories(matching: $0) }
        results
          .map { "\\($0.count)" }
          .bind(to: countLabel.rx.text)
          .disposed(by: disposeBag)
      }
    }

    """

  @Test("Every step that a line is part of leads to the same chain")
  func lines() {
    let sandbox = Sandbox(["A.swift": "let s = f()\na.bind(to: b) // finds error_handling from 1\n"])
    let outcome = sandbox.run("explain", "A.swift:1")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains(".flatMap { … }        ? unknown     ✗ possible  ✗ repeated\n"))
    #expect(outcome.output.contains("\n        can fail\n"))
    #expect(sandbox.run("explain", "A.swift:2:3").output == outcome.output)
    #expect(
      sandbox.run("explain", "A.swift:9").error
        == "note: A.swift:9: no finding stands on this line or passes through it\n")
    #expect(sandbox.run("explain", "Gone.swift:1").status == 3)
  }

  @Test("A chain without findings is explained too")
  func clean() {
    let sandbox = Sandbox(["A.swift": "func f() {\n  Observable.just(1)\n    .bind(to: label.rx.text)\n}\n"])
    let outcome = sandbox.run("explain", "A.swift:3")
    #expect(outcome.status == 0)
    #expect(outcome.lines.first == "A.swift:3:6 bind → label.rx.text")
    #expect(outcome.lines.contains("   2  .just(1)                subscriber    never       harmless"))
    #expect(outcome.lines.contains("  ✓ nothing went wrong"))
    #expect(sandbox.run("explain", "A.swift:1").output.isEmpty)
  }

  @Test("The chain comes first, then what running it showed, then the rewrite, then what running that showed")
  func order() throws {
    let sandbox = Sandbox(["Search.swift": Self.search])
    let lines = sandbox.run("explain", "Search.swift:12", lint: Self.linter).output.split(
      separator: "\n", omittingEmptySubsequences: false
    ).map(String.init)
    let parts = [
      "      step                                    delivery      failure     sharing",
      "   9  .flatMapLatest { … }                  ✗ off main    ✗ possible  ✗ repeated",
      "  12  → countLabel.rx.text                  ✗ off main    ✗ possible    repeated",
      "The chain, replayed in ", "  ✗ an error reached `countLabel.rx.text`",
      "  countLabel.rx.text          [0]─────────✗", "+++ b/Search.swift",
      "+      .drive(countLabel.rx.text)",
      "  ✓ confirmed: nothing went wrong, and without an error the sink sees the same",
    ]
    var rest = lines[...]
    for part in parts {
      let index = try #require(rest.firstIndex { $0.hasPrefix(part) }, "\(part) in \(rest.joined(separator: "\n"))")
      rest = rest[(index + 1)...]
    }
  }

  @Test("What is drawn fits a terminal of 80 columns")
  func width() {
    let sandbox = Sandbox(["Search.swift": Self.search])
    let output = sandbox.run("explain", "Search.swift:12", lint: Self.linter).output
    let table = output.split(separator: "\n").drop { !$0.contains("delivery") }
    #expect(table.count > 20)
    for line in table.prefix(while: { !$0.hasPrefix("---") }) { #expect(line.count <= 80, "\(line)") }
  }

  @Test(
    "Text is broken at blanks, long words at dots, and nothing is lost",
    arguments: [
      ("one two three", 7, ["one two", "three"]), ("", 5, [""]), ("abcdefghij", 4, ["abcd", "ef", "gh", "ij"]),
      ("controller.searchBar.rx.text", 22, ["controller.searchBar", ".rx.text"]),
      ("a.bcdefghijk", 8, ["a.bcdefg", "hijk"]),
    ])
  func wrapping(_ text: String, _ width: Int, _ lines: [String]) {
    #expect(Wrapped.lines(text, width: width) == lines)
  }

  @Test("A fix may change the other files of the project, as when all of it is linted")
  func otherFiles() {
    let sandbox = Sandbox([
      ".traitlint.yml": "",
      "Model.swift": """
      import RxSwift

      final class SearchModel {
        let client = Client()
        func results(_ query: Observable<String>) -> Observable<[String]> {
          query.flatMapLatest { [client] in client.fetchRepositories(matching: $0) }
        }
      }

      """,
      "View.swift": """
      import RxCocoa
      import RxSwift
      import UIKit

      final class SearchViewController: UIViewController {
        override func viewDidLoad() {
          SearchModel().results(field.rx.text.orEmpty.asObservable())
            .catchAndReturn([])
            .bind(to: table.rx.items(cellIdentifier: "Cell")) { _, name, cell in }
            .disposed(by: bag)
        }
      }

      """,
    ])
    let output = sandbox.run("explain", "View.swift:9", lint: Self.linter).output
    #expect(output.contains("+++ b/Model.swift"), "\(output)")
    #expect(!output.contains("not linted"))
  }

  @Test("Colour is for terminals, and only dresses up what is there without it")
  func color() {
    let sandbox = Sandbox(["Search.swift": Self.search])
    let plain = sandbox.run("explain", "Search.swift:12", lint: Self.linter).output
    let dressed = sandbox.run("explain", "--color", "always", "Search.swift:12", lint: Self.linter).output
    #expect(!plain.contains("\u{1B}"))
    #expect(dressed.contains("\u{1B}[1;31m✗ off main\u{1B}[0m"))
    #expect(dressed.contains("\u{1B}[32m+      .drive(countLabel.rx.text)\u{1B}[0m"))
    #expect(dressed.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
  }

  @Test("Without replays nothing is said to have been seen")
  func withoutReplay() {
    let sandbox = Sandbox(["Search.swift": Self.search])
    let output = sandbox.run("explain", "--no-replay", "Search.swift:12", lint: Self.linter).output
    #expect(output.contains("+++ b/Search.swift"))
    #expect(!output.contains("replayed in"))
  }
}
