import Testing

@testable import TraitRules

/// The operators style inserts what is missing, spelled for the project's RxSwift.
@Suite struct FixOperatorsTests {
  @Test(arguments: [
    (
      "seeds/beginner-rx3",
      [".observeOn(MainScheduler.instance)", ".catchErrorJustReturn([])", ".shareReplayLatestWhileConnected()"]
    ),
    (
      "seeds/beginner-rx6",
      [".observe(on: MainScheduler.instance)", ".catchAndReturn([])", ".share(replay: 1, scope: .whileConnected)"]
    ),
  ])
  func beginnersGetTheThreeOperators(_ name: String, _ operators: [String]) throws {
    let fixture = try #require(FixFixtures.all.first { $0.name == name })
    let source = FixFixtures.withoutExpectations(try FixFixtures.text(of: fixture.source))
    let result = FixFixtures.fix(source, style: .operators)
    for text in operators {
      #expect(result.text.ranges(of: text).count == 1, "\(text) is inserted once, where both subscribers profit")
    }
    #expect(result.remaining.isEmpty)
    #expect(FixFixtures.fix(result.text, style: .operators).text == result.text)
    #expect(!result.text.contains("drive"))
  }

  @Test func onlyWhatIsMissingIsInserted() {
    let result = FixFixtures.fix(
      FixDriverTests.screen(
        """
        load()
          .catchAndReturn([])
          .bind(to: label.rx.names)
          .disposed(by: bag)
        """), style: .operators)
    #expect(
      result.text.contains(
        """
              .catchAndReturn([])
              .observe(on: MainScheduler.instance)
              .bind(to: label.rx.names)
        """))
    #expect(result.remaining.isEmpty)
  }

  /// Where elements are off main above the closure as well, one hop below it takes all of them there.
  @Test(arguments: ["relay", "load().catchAndReturn([])"])
  func oneHopIsEnough(_ source: String) {
    let result = FixFixtures.fix(
      FixDriverTests.screen(
        """
        \(source)
          .flatMapLatest { _ in self.load() }
          .bind(to: label.rx.names)
          .disposed(by: bag)
        """), style: .operators)
    #expect(result.text.ranges(of: ".observe(on: MainScheduler.instance)").count == 1)
    #expect(result.remaining.isEmpty)
  }

  /// A share that is there while connected begins again for whoever comes once it is over.
  @Test(arguments: [
    ("Observable.just(1)", ".share(replay: 1, scope: .forever)"),
    (
      "Observable<Int>.timer(.seconds(1), scheduler: MainScheduler.instance)",
      ".share(replay: 1, scope: .whileConnected)"
    ),
  ])
  func whatIsOverAtOnceIsSharedForEver(_ source: String, _ share: String) {
    let result = FixFixtures.fix(
      """
      import RxCocoa
      import RxSwift
      import UIKit

      final class CountViewController: UIViewController {
        private let first = UILabel()
        private let second = UILabel()
        private let bag = DisposeBag()

        override func viewDidLoad() {
          super.viewDidLoad()
          let counts = \(source)
            .do(onNext: { UserDefaults.standard.set($0, forKey: "count") })
          counts.map { "\\($0)" }.bind(to: first.rx.text).disposed(by: bag)
          counts.map { "\\($0)" }.bind(to: second.rx.text).disposed(by: bag)
        }
      }
      """, style: .operators)
    #expect(result.text.contains(share))
    #expect(result.remaining.isEmpty)
  }

  @Test func nothingIsRewrittenInABrokenFile() {
    var options = ProjectOptions()
    options.fixStyle = .operators
    // A broken string swallows the parenthesis: who knows where the request ends?
    let findings = FixDriverTests.findings(
      """
      button.rx.tap
        .flatMapLatest {
          URLSession.shared.rx.json(url: URL(string: #missing.example.com")!)
            .catchAndReturn([])
        }
        .share(replay: 1)
        .bind { [label] _ in label.text = "" }
      """, options)
    #expect(findings.map(\.rule) == [.errorHandling, .mainThread])
    for finding in findings {
      #expect(finding.fix == nil && finding.alternativeFix == nil)
      #expect(finding.noFix == "Case.swift has a syntax error")
    }
  }

  private static let errors: [RuleID] = [.errorHandling, .relayError]

  /// Whether a fix is none is asked of the chain after it. What is open there is no more than an unproven finding says, but
  /// for a second run: one that was certain is not mended.
  @Test(
    arguments: [
      (ChainFacts(threads: .main), [], []),
      (ChainFacts(threads: [.main, .subscriber], repeats: true, mayRepeat: true, mayEnd: true), [.sharing], []),
      (ChainFacts(threads: [.main, .background]), [.mainThread], [.mainThread]),
      (ChainFacts(threads: .unknown), [], [.mainThread]),
      (ChainFacts(threads: .main, canFail: true), errors, errors),
      (ChainFacts(threads: .main, mayFail: true), [], errors),
      (ChainFacts(threads: .main, endsStream: true), [.errorEndsStream], [.errorEndsStream]),
    ] as [(ChainFacts, [RuleID], [RuleID])])
  func whatARewriteLeaves(_ facts: ChainFacts, _ certain: [RuleID], _ unproven: [RuleID]) {
    let chain = ChainNode(.control(hasValue: false))
    let fixed = ChainSubscriber(chain: chain, sink: "label.rx.text", facts: facts)
    let other = ChainSubscriber(
      chain: chain, sink: "", facts: ChainFacts(threads: .unknown, canFail: true, endsStream: true))
    let model = ChainModel(subscribers: [other, fixed])
    let chains = RewrittenChains(group: .nowhere, before: model, after: model, subscriber: 1)
    #expect(RuleID.allCases.filter { chains.leaves($0, .certain) } == certain)
    #expect(RuleID.allCases.filter { chains.leaves($0, .unproven) } == unproven)
  }
}
