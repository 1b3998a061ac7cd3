import Testing

@testable import TraitRules

/// What a user reads of a finding beside its rule and its line.
@Suite("What is said of a finding") struct FindingWordsTests {
  /// A screen with `members` that binds in `viewDidLoad`.
  private static func report(_ body: String, members: String = "") -> LintReport {
    let text = """
      import RxCocoa
      import RxSwift
      import UIKit

      final class Screen: UIViewController {
        let label = UILabel()
        let button = UIButton()
        \(members)
        override func viewDidLoad() {
          \(body)
        }
      }
      """
    return Linter().lint([SourceFile(path: "Screen.swift", bytes: Array(text.utf8))])
  }

  private static func finding(_ rule: RuleID, _ body: String, members: String = "") throws -> Finding {
    try #require(report(body, members: members).findings.first { $0.rule == rule })
  }

  @Test(
    "What becomes of an element off main depends on who takes it, in which release",
    arguments: [
      ("load().bind(to: label.rx.text)", Severity.warning, "moves each to main by itself, late"),
      ("load().bindTo(label.rx.text)", .warning, "moves each to main by itself, late"),
      ("load().bindTo(label.rx_text)", .error, "which stops the program"),
      ("load().bind(onNext: { [label] in label.text = $0 })", .error, "this closure can run off the main thread"),
      ("load().bind(to: Binder(label, scheduler: queue) { $0.text = $1 })", .error, "off the main thread: "),
      (
        "load().bind(to: Binder(label, scheduler: MainScheduler.instance) { $0.text = $1 })", .warning,
        "by itself, late"
      ),
      ("load().bind(to: label.rx.words)", .error, "off the main thread: "),
    ])
  func offMain(_ body: String, _ severity: Severity, _ words: String) throws {
    let members = """
      var queue: SchedulerType!
      }
      extension Reactive where Base: UILabel {
        var words: AnyObserver<String> { AnyObserver { _ in } }
      }
      func load() -> Observable<String> { URLSession.shared.rx.data(request: request).map { "\\($0)" } }
      final class Other {
      """
    let finding = try Self.finding(.mainThread, body, members: members)
    #expect(finding.severity == severity)
    #expect(finding.message.contains(words), "\(finding.message)")
  }

  @Test("Of closures that are kept in one place by turns, each finding shows its own")
  func keptByTurns() {
    let body = """
      first.bind(to: label.rx.text)
          second.bind(to: button.rx.title())
          handler = { [first] in first.accept("one") }
          handler = { [second] in second.accept("two") }
      """
    let members = """
      let first = PublishRelay<String>()
      let second = PublishRelay<String>()
      var handler: (() -> Void)?
      """
    let report = Self.report(body, members: members)
    let lines = report.findings.map { $0.related.map(\.location.line) }
    let begin = report.findings.first?.location.line ?? 0
    #expect(lines == [[begin + 2], [begin + 3]])
  }

  @Test("What comes at once comes where the binding is made, and that is said")
  func madeOffMain() throws {
    let finding = try Self.finding(
      .mainThread, "DispatchQueue.global().async { Observable.just(\"\").bind(to: self.label.rx.text) }")
    #expect(finding.message.contains("the binding itself is made off main: "), "\(finding.message)")
  }

  @Test(
    "What is handed over is called by its name, or by its words where it has none",
    arguments: [
      ("show(load(1))", "`load(1)` is run 2 times"),
      ("button.rx.tap.map { self.load(2) }.subscribe(onNext: show)", "`loaded` is run 2 times"),
      (
        """
        button.rx.tap.map { self.load(3) }.subscribe(onNext: { found in
          found.bind(to: self.label.rx.text)
          found.bind(to: self.label.rx.text)
        })
        """, "`found` is run 2 times"
      ),
      (
        """
        button.rx.tap.map { self.load(4) }.subscribe(onNext: {
          $0.bind(to: self.label.rx.text)
          $0.bind(to: self.label.rx.text)
        })
        """, "`$0` is run 2 times"
      ),
    ])
  func handedOver(_ body: String, _ words: String) throws {
    let members = """
      func load(_ page: Int) -> Observable<String> { URLSession.shared.rx.data(request: request).map { "\\($0)" } }
      func show(_ loaded: Observable<String>) {
        loaded.bind(to: label.rx.text)
        loaded.bind(to: label.rx.text)
      }
      """
    let finding = try Self.finding(.sharing, body, members: members)
    #expect(finding.message.contains(words), "\(finding.message)")
  }

  @Test(
    "How often a name is run is counted by subscription, and not said where others may join in",
    arguments: [
      ("let title: String", "`load` is run 3 times for its subscribers"),
      (
        "func show(_ page: Page) { page.load.bind(to: UILabel().rx.text) }",
        "`load` is run more than once for its subscribers"
      ),
    ])
  func runs(_ others: String, _ words: String) throws {
    let members = """
      }
      extension ObservableType {
        func quietly() -> Driver<Element> { asDriver(onErrorDriveWith: .empty()) }
      }
      final class Other {
        \(others)
      }
      final class Page: UIViewController {
        let label = UILabel()
        let button = UIButton()
        let load = URLSession.shared.rx.data(request: request).map { "\\($0)" }
      """
    let body = """
      load.map { $0 + "!" }.quietly().drive(label.rx.text)
      load.quietly().drive(label.rx.text)
      button.rx.tap.withLatestFrom(load).quietly().drive(label.rx.text)
      """
    let finding = try Self.finding(.sharing, body, members: members)
    #expect(finding.message.hasPrefix(words), "\(finding.message)")
  }

  @Test(
    "What to do about an error that ends the stream depends on where it comes from",
    arguments: [
      ("button.rx.tap.flatMapLatest { load() }", "catch the error inside the closure"),
      ("Observable.merge(button.rx.tap.asObservable(), load())", "before it is joined with others"),
      ("button.rx.tap.map { try check() }", "let the step handle what it throws"),
    ])
  func endedStreams(_ chain: String, _ advice: String) throws {
    let finding = try Self.finding(.errorEndsStream, "\(chain).catchAndReturn(\"\").bind(to: label.rx.text)")
    #expect(finding.suggestion?.contains(advice) == true, "\(finding.suggestion ?? "")")
  }

  @Test(
    "Help is what the fix makes of the chain, or says what the chain lacks",
    arguments: [
      // The catch stands where the fix puts it.
      (
        "button.rx.tap.flatMapLatest { [unowned self] in self.load() }.bind(to: label.rx.text)", RuleID.errorHandling,
        "….tap.asDriver().flatMapLatest { [unowned self] in self.load().asDriver(onErrorJustReturn: \"\") }.drive(label.rx.text)"
      ),
      (
        "load().bind(to: label.rx.text)", .errorHandling,
        "load().asDriver(onErrorJustReturn: \"\").drive(label.rx.text)"
      ),
      (
        "picked.bind(to: label.rx.text)", .mainThread,
        "picked.asDriver(onErrorDriveWith: .empty()).drive(label.rx.text)"
      ),
      (
        "picked.subscribe(onNext: { [label] in label.text = $0 })", .mainThread,
        "picked.observe(on: MainScheduler.instance).subscribe(onNext: { … })"
      ),
      (
        "load().asSingle().subscribe { [label] in label.text = $0 } onFailure: { _ in }", .mainThread,
        "load().asSingle().observe(on: MainScheduler.instance).subscribe { … } onFailure: { … }"
      ),
      // A comment is left out, and what looks like one in a text is none.
      (
        "load() /* slow */.do(onNext: { print(\"https://a.b/\\($0)\") }).subscribe(onNext: { [label] in label.text = $0 })",
        .mainThread,
        "….do(onNext: { print(\"https://a.b/\\($0)\") }).observe(on: MainScheduler.instance).subscribe(onNext: { … })"
      ),
      // Of an error and a thread that are both missing, each has its own help.
      (
        "button.rx.tap.observe(on: ConcurrentDispatchQueueScheduler(qos: .utility)).map { try check() }.bind(to: label.rx.text)",
        .mainThread,
        "….map { try check() }.observe(on: MainScheduler.instance).bind(to: label.rx.text)"
      ),
      // What moves elements stands above the first step that uses user interface.
      (
        "load().do(onNext: { [label] in label.text = $0 }).subscribe(onNext: { [label] in label.text = $0 })",
        .mainThread,
        "load().observe(on: MainScheduler.instance).do(onNext: { … })"
      ),
      // A closure is labelled as its author labelled it.
      (
        "load().do(onError: { [label] _ in label.text = nil }).subscribe()", .mainThread,
        "load().observe(on: MainScheduler.instance).do(onError: { … })"
      ),
      (
        "load().bind(with: label) { label, text in label.text = text }", .errorHandling,
        "load().asDriver(onErrorJustReturn: \"\").drive(with: label) { … }"
      ),
      (
        "load().bind(to: Binder(label) { label, text in label.text = text })", .errorHandling,
        "load().asDriver(onErrorJustReturn: \"\").drive(Binder(label) { … })"
      ),
      // What an author makes an error on purpose is not caught behind itself. Statements stay apart.
      (
        """
        picked.flatMapLatest { [unowned self] text -> Observable<String> in
          guard text != nil else { return .error(RxError.unknown) }
          return self.load()
        }.bind(to: label.rx.text)
        """, .errorHandling,
        "….flatMapLatest { [unowned self] text -> Observable<String> in guard text != nil else { return .empty() }; "
          + "return self.load().catchAndReturn(\"\") }.asDriver(onErrorDriveWith: .empty()).drive(label.rx.text)"
      ),
      // Nobody rewrites the function that subscribes.
      ("load().show(in: label)", .errorHandling, "load().asDriver(onErrorJustReturn: …).asObservable()"),
      (
        "picked.filter { $0 == .none }.map { $0 ?? \"\" }.bind { [label] in label.text = $0 }", .mainThread,
        "picked.asDriver(onErrorDriveWith: .empty()).filter { $0 == .none }.map { $0 ?? \"\" }.drive(onNext: { … })"
      ),
    ])
  func help(_ body: String, _ rule: RuleID, _ help: String) throws {
    let members = """
      let picked = PublishRelay<String?>()
      func pick() { DispatchQueue.global().async { self.picked.accept(nil) } }
      func load() -> Observable<String> { URLSession.shared.rx.data(request: request).map { "\\($0)" } }
      """
    let own = """
      }
      extension ObservableType where Element == String {
        func show(in label: UILabel) -> Disposable { bind(to: label.rx.text) }
        func rest() {
      """
    let finding = try Self.finding(rule, body + "\n}\n" + own, members: members)
    #expect(finding.suggestion == help)
  }

  @Test(
    "A cause is named, wherever it stands",
    arguments: [
      ("Observable<String>.error(RxError.unknown)", "error(_:) sends an error"),
      ("failed", "failed.onError(RxError.timeout) sends an error"),
      (
        "load().observe(on: SerialDispatchQueueScheduler(qos: .utility))",
        "observe delivers on SerialDispatchQueueScheduler(qos: .utility)"
      ),
    ])
  func causes(_ chain: String, _ words: String) throws {
    let members = """
      let failed = PublishSubject<String>()
      func fail() { failed.onError(RxError.timeout) }
      """
    let report = Self.report("\(chain).bind(to: label.rx.text)", members: members)
    #expect(report.findings.contains { $0.message.hasSuffix(words) }, "\(report.findings.map(\.message))")
  }

  @Test("An error is said to end what only takes elements, and to kill what is bound")
  func errors() throws {
    let custom = try Self.finding(
      .errorHandling, "load().bind(to: label.rx.words)",
      members: "}\nextension Reactive where Base: UILabel { var words: AnyObserver<String> { AnyObserver { _ in } }")
    #expect(custom.message.contains("which ends it"))
    #expect(try Self.finding(.errorHandling, "load().bind(to: label.rx.text)").message.contains("dead in a release"))
  }

  @Test("A step shows what the writers of its relay bring")
  func writtenSteps() throws {
    let members = """
      let relay = PublishRelay<String>()
      let subject = PublishSubject<String>()
      func send() {
        DispatchQueue.global().async { self.relay.accept("") }
        self.subject.onError(RxError.unknown)
      }
      """
    let relayed = try Self.finding(.mainThread, "relay.map { $0 }.bind(to: label.rx.text)", members: members)
    #expect(relayed.trace.map(\.delivery) == ["off main", "off main"])
    #expect(relayed.trace.map(\.failure) == ["never", "never"])
    let sent = try Self.finding(.errorHandling, "subject.map { $0 }.bind(to: label.rx.text)", members: members)
    #expect(sent.trace.map(\.failure) == ["possible", "possible"])
    #expect(sent.trace.map(\.sharing) == ["shared", "harmless"])
  }

  @Test(
    "A step is named by its words, its closures shortened and its arguments cut",
    arguments: [
      ("load().map { $0 }", [".map { … }"]),
      ("load().catch({ _ in .empty() })", [".catch({ … })"]),
      ("load().scan(\"\", accumulator: { $0 + $1 })", [".scan(\"\", accumulator: { … })"]),
      ("load().withLatestFrom(other) { $0 + $1 }", [".withLatestFrom(other) { … }"]),
      ("load(from: \"a very long name that nobody would like to read in a trace\").skip(1)", [".skip(1)"]),
    ])
  func steps(_ chain: String, _ texts: [String]) throws {
    let members = "let other = BehaviorRelay(value: \"\")"
    let finding = try Self.finding(.mainThread, "\(chain).bind(to: label.rx.text)", members: members)
    #expect(Array(finding.trace.map(\.text).dropFirst()) == texts)
    #expect(finding.trace.allSatisfy { $0.text.count < 64 })
  }

  @Test("A finding points at the name that is called, a closure that is called at once at the closure")
  func places() throws {
    let called = try Self.finding(.errorHandling, "load().bind(to: label.rx.text)")
    #expect(called.related.map { "\($0.location.line):\($0.location.column)-\($0.location.endColumn)" } == ["10:5-9"])
    let declaration = try Self.finding(.errorHandling, "func inner() { load().bind(to: label.rx.text) }").declaration
    #expect(declaration == "Screen.viewDidLoad().inner()")
  }

  @Test("A library that answers on main unless it is told otherwise is said to")
  func mainByDefault() throws {
    let finding = try Self.finding(
      .errorHandling, "provider.rx.request(.user).mapString().asObservable().bind(to: label.rx.text)",
      members: "let provider = MoyaProvider<API>()")
    #expect(finding.trace.flatMap(\.notes).map(\.text).filter { $0.contains("on main by default") }.count == 1)
  }
}
