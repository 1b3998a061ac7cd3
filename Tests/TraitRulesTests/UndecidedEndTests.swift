import Testing

@testable import TraitRules

/// A catch below what may or may not fail ends the stream or does not: nobody is told that it is clean.
@Suite struct UndecidedEndTests {
  private func lint(_ inner: String) -> LintReport {
    let body = """
      button.rx.tap.flatMapLatest { \(inner) }
        .asDriver(onErrorJustReturn: "")
        .drive(label.rx.text)
        .disposed(by: bag)
      """
    let text = """
      import RxCocoa
      import RxSwift
      import UIKit
      import Elsewhere

      final class Screen: UIViewController {
        let button = UIButton()
        let label = UILabel()
        let bag = DisposeBag()
        let source: Source = makeSource()
        override func viewDidLoad() {
          \(body)
        }
      }
      protocol Source { var names: Observable<String> { get } }
      """
    return Linter().lint([SourceFile(path: "Case.swift", bytes: Array(text.utf8))])
  }

  @Test func isSaidWhereEverythingIs() throws {
    let report = lint("[source] in source.names")
    let finding = try #require(report.findings.first { $0.rule == .errorEndsStream })
    #expect(finding.certainty == .unproven)
    #expect(finding.message.hasPrefix("nothing in sight shows that the stream that feeds `label.rx.text` outlives"))
    #expect(report.summary.undecidedFailure == 1)
    #expect(report.summary.flagged == 0)
  }

  @Test func isNoneWhereTheErrorIsCaughtInside() {
    let report = lint("[source] in source.names.catchAndReturn(\"\")")
    #expect(!report.findings.contains { $0.rule == .errorEndsStream })
    #expect(report.summary.undecidedFailure == 0)
  }
}
