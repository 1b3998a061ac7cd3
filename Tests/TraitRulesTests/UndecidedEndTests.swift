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

  /// Each tap subscribes anew, but to what is over: unless each made a subject of its own, nothing comes of it any more.
  @Test func isSaidOfASubjectThatAnErrorEnds() {
    func findings(_ inner: String) -> [Finding] {
      let text = """
        import RxCocoa
        import RxSwift
        import UIKit

        final class Desk {
          static let shared = Desk()
          let signed = PublishSubject<String>()
          func sign(_ name: String?, _ error: any Error) {
            if let name { signed.onNext(name) } else { signed.onError(error) }
          }
        }

        final class Screen: UIViewController {
          let button = UIButton()
          let label = UILabel()
          let bag = DisposeBag()
          override func viewDidLoad() {
            button.rx.tap.flatMapLatest { \(inner) }.bind(to: label.rx.text).disposed(by: bag)
          }
          @objc func told() { Desk.shared.sign("me", CancellationError()) }
        }
        """
      return Linter().lint([SourceFile(path: "Case.swift", bytes: Array(text.utf8))]).findings
    }
    for inner in ["Desk.shared.signed", "Desk.shared.signed.flatMap { Observable.just($0) }"] {
      #expect(findings("\(inner).catchAndReturn(\"\")").map(\.certainty) == [.unproven], "\(inner)")
    }
    #expect(findings("Observable.just(\"\")").isEmpty)
  }
}
