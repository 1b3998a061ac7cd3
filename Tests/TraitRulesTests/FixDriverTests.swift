import Testing

@testable import TraitRules

/// What a rewrite to Driver keeps, what it leaves alone, and when it says no.
@Suite struct FixDriverTests {
  @Test func otherUsesOfANameGetTheObservableTheyHad() {
    let result = FixFixtures.fix(
      Self.screen(
        """
        let names = load()
        names.bind(to: label.rx.names).disposed(by: bag)
        names.subscribe(onNext: { print($0) }).disposed(by: bag)
        names.take(1).bind(to: relay).disposed(by: bag)
        """))
    // What a relay is sent has come.
    #expect(result.text.contains("let names = load().asDriver(onErrorDriveWith: .empty())"))
    #expect(result.text.contains("names.drive(label.rx.names)"))
    #expect(result.text.contains("names.asObservable().subscribe(onNext: { print($0) })"))
    #expect(result.text.contains("names.asObservable().take(1).bind(to: relay)"))
    #expect(result.remaining.isEmpty)
  }

  @Test func aCatchThatAnotherUseLivesByMakesTheFixUnsafe() {
    let fix = Self.fixes(
      """
      let names = load()
      names.bind(to: label.rx.names).disposed(by: bag)
      names.retry(2).subscribe(onNext: { print($0) }).disposed(by: bag)
      """
    ).first
    #expect(fix?.applicability == .unsafe)
    #expect(fix?.doubts == ["another use of `names` handles errors that no longer reach it"])
  }

  @Test func theConversionStandsBelowWhatADriverDoesNotHave() {
    let result = FixFixtures.fix(
      Self.screen("load().take(3).map { $0.count > 2 }.bind(to: label.rx.isHidden).disposed(by: bag)"))
    #expect(
      result.text.contains(
        "load().take(3).asDriver(onErrorDriveWith: .empty()).map { $0.count > 2 }.drive(label.rx.isHidden)"))
  }

  @Test func aClosureThatThrowsStaysAboveTheConversion() {
    let result = FixFixtures.fix(
      Self.screen("load().map { try parse($0) == 1 }.bind(to: label.rx.isHidden).disposed(by: bag)"))
    #expect(
      result.text.contains(
        "load().map { try parse($0) == 1 }.asDriver(onErrorDriveWith: .empty()).drive(label.rx.isHidden)"))
  }

  @Test func aThrottleOnAnotherThreadStaysAboveTheConversion() {
    let result = FixFixtures.fix(
      Self.screen(
        """
        field.rx.text.orEmpty
          .throttle(.seconds(1), scheduler: ConcurrentDispatchQueueScheduler(qos: .utility))
          .bind(to: label.rx.text)
          .disposed(by: bag)
        """))
    #expect(
      result.text.contains(
        """
        .throttle(.seconds(1), scheduler: ConcurrentDispatchQueueScheduler(qos: .utility))
              .asDriver(onErrorDriveWith: .empty())
              .drive(label.rx.text)
        """))
  }

  @Test func anUnknownValueIsAskedForAndNeverWritten() throws {
    let finding = try #require(
      Self.findings("item().bind(onNext: { [weak self] item in self?.label.text = item.name }).disposed(by: bag)").first
    )
    #expect(finding.fix?.applicability == .manual)
    #expect(finding.fix?.edits.contains { $0.replacement.contains("onErrorJustReturn: <#fallback#>") } == true)
    #expect(finding.alternativeFix?.applicability == .unsafe)
    #expect(
      finding.alternativeFix?.edits.contains { $0.replacement == ".asDriver(onErrorDriveWith: .empty())" } == true)
  }

  @Test func theConfigurationKnowsAValue() {
    var options = ProjectOptions()
    options.fallbacks = ["Item": ".placeholder"]
    let finding = Self.findings(
      "item().bind(onNext: { [weak self] item in self?.label.text = item.name }).disposed(by: bag)", options
    ).first
    #expect(finding?.fix?.edits.contains { $0.replacement == ".asDriver(onErrorJustReturn: .placeholder)" } == true)
  }

  @Test func nothingIsSafeThatNobodyHasRun() {
    var linter = Linter()
    let source = Self.screen("load().bind(to: label.rx.names).disposed(by: bag)")
    let fixes = { linter.lint([SourceFile(path: "Case.swift", bytes: Array(source.utf8))]).findings.compactMap(\.fix) }
    #expect(fixes().allSatisfy { $0.applicability == .unsafe && $0.replay == "not replayed" })
    linter.trial = { _ in SaidTrial(verdict: "an element was lost") }
    #expect(fixes().allSatisfy { $0.applicability == .unsafe && $0.replay == "an element was lost" })
    #expect(!fixes().isEmpty)
  }

  @Test func nothingIsDrivenOffMain() throws {
    let fix = try #require(
      Self.fixes("DispatchQueue.global().async { self.load().bind(to: self.label.rx.names).disposed(by: self.bag) }")
        .first)
    #expect(fix.edits.contains { $0.replacement.contains("catchAndReturn") })
    #expect(!fix.edits.contains { $0.replacement.lowercased().contains("drive") })
  }

  @Test func severalSinksNeedRxSwift6() {
    var options = ProjectOptions()
    options.rxSwift = RxVersion(5, 1)
    let finding = Self.findings("load().bind(to: label.rx.names, label.rx.names).disposed(by: bag)", options).first
    #expect(finding?.fix == nil)
    #expect(finding?.noFix == "drive takes several sinks from RxSwift 6 on")
  }

  @Test func importsRxCocoaWhereOnlyRxSwiftIs() {
    let source = Self.screen("load().bind(to: label.rx.names).disposed(by: bag)")
      .replacing("import RxCocoa\n", with: "")
    #expect(FixFixtures.fix(source).text.hasPrefix("import RxCocoa\nimport RxSwift\n"))
  }

  @Test func everyPathOfAClosureReturnsADriver() {
    let result = FixFixtures.fix(
      Self.screen(
        """
        field.rx.text.orEmpty
          .flatMapLatest { [weak self] text in text.isEmpty ? .just([]) : self!.load() }
          .bind(to: label.rx.names)
          .disposed(by: bag)
        """))
    #expect(
      result.text.contains(
        "{ [weak self] text in text.isEmpty ? .just([]) : self!.load().asDriver(onErrorJustReturn: []) }"))
    #expect(result.text.contains("field.rx.text.orEmpty.asDriver()"))
    #expect(result.remaining.isEmpty)
  }

  @Test func aViewModelInAnotherFileIsRewrittenWithItsUses() throws {
    let model = """
      import RxSwift

      final class Model {
        let names: Observable<[String]>

        init(service: Service) {
          names = service.load()
        }
      }

      final class Service {
        func load() -> Observable<[String]> {
          URLSession.shared.rx.json(url: URL(string: "https://example.com")!).map { $0 as? [String] ?? [] }
        }
      }

      """
    let screen = Self.screen("model.names.bind(to: label.rx.names).disposed(by: bag)")
      .replacing("private let bag = DisposeBag()", with: "private let bag = DisposeBag()\n  private let model: Model")
    var linter = Linter()
    linter.trial = { _ in SaidTrial() }
    let files = [("Model.swift", model), ("Screen.swift", screen)].map { SourceFile(path: $0, bytes: Array($1.utf8)) }
    let findings = linter.lint(files).findings
    let fix = try #require(findings.first?.fix)
    #expect(findings.allSatisfy { $0.fix?.edits == fix.edits }, "one rewrite mends both findings")
    #expect(Set(fix.edits.map(\.path)) == ["Model.swift", "Screen.swift"])
    var fixed = Array(model.utf8)
    for edit in fix.edits.reversed() where edit.path == "Model.swift" {
      fixed.replaceSubrange(edit.start..<edit.end, with: edit.replacement.utf8)
    }
    let text = String(decoding: fixed, as: UTF8.self)
    #expect(text.hasPrefix("import RxCocoa\nimport RxSwift\n"))
    #expect(text.contains("let names: Driver<[String]>"))
    #expect(text.contains("names = service.load().asDriver(onErrorJustReturn: [])"))
  }

  @Test func aPublicNameIsLeftToItsOtherUsers() throws {
    let source = Self.screen("names.bind(to: label.rx.names).disposed(by: bag)")
      .replacing(
        "private let bag = DisposeBag()", with: "private let bag = DisposeBag()\n  public lazy var names = load()")
    let result = FixFixtures.fix(source)
    #expect(result.text.contains("public lazy var names = load()\n"))
    #expect(result.text.contains("names.asDriver(onErrorJustReturn: []).drive(label.rx.names)"))
  }

  @Test func anErrorIsCaughtInsideTheViewModelThatLetsItOut() {
    let source = Self.screen(
      """
      field.rx.text.orEmpty
        .flatMapLatest { [unowned self] _ in self.load() }
        .withUnretained(self)
        .map { $1 }
        .catchAndReturn([])
        .observe(on: MainScheduler.instance)
        .bind(to: label.rx.names)
        .disposed(by: bag)
      """)
    let result = FixFixtures.fix(source)
    #expect(result.text.contains("self.load().catchAndReturn([]) }"))
    #expect(result.remaining.isEmpty)
  }

  // MARK: - A screen

  static func screen(_ body: String) -> String {
    """
    import RxCocoa
    import RxSwift
    import UIKit

    struct Item { var name: String }

    final class ScreenViewController: UIViewController {
      private let label = UILabel()
      private let field = UITextField()
      private let relay = PublishRelay<[String]>()
      private let bag = DisposeBag()

      override func viewDidLoad() {
        super.viewDidLoad()
    \(body.split(separator: "\n", omittingEmptySubsequences: false).map { "    " + $0 }.joined(separator: "\n"))
      }

      private func load() -> Observable<[String]> {
        URLSession.shared.rx.json(url: URL(string: "https://example.com")!).map { $0 as? [String] ?? [] }
      }

      private func item() -> Observable<Item> {
        URLSession.shared.rx.json(url: URL(string: "https://example.com")!).map { Item(name: "\\($0)") }
      }

      private func parse(_ names: [String]) throws -> Int {
        guard !names.isEmpty else { throw RxError.noElements }
        return names.count
      }
    }

    extension Reactive where Base: UILabel {
      var names: Binder<[String]> { Binder(base) { $0.text = $1.joined() } }
    }

    """
  }

  static func findings(_ body: String, _ options: ProjectOptions = ProjectOptions()) -> [Finding] {
    var linter = Linter(options: options)
    linter.trial = { _ in SaidTrial() }
    return linter.lint([SourceFile(path: "Case.swift", bytes: Array(screen(body).utf8))]).findings
  }

  static func fixes(_ body: String) -> [Fix] { findings(body).compactMap(\.fix) }
}
