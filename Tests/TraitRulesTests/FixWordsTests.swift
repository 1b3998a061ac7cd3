import Testing

@testable import TraitRules

/// What a finding says of its fix, or of why it has none.
@Suite("What is said of a fix") struct FixWordsTests {
  @Test(arguments: [
    ("load().bind(to: label.rx.names).disposed(by: bag)", "drive it from a Driver"),
    (
      """
      let names = load()
      names.bind(to: label.rx.names).disposed(by: bag)
      names.bind(to: label.rx.names).disposed(by: bag)
      """, "make `names` a Driver"
    ),
    (
      """
      let names = load()
      let upper = names.map { $0.map { $0.uppercased() } }
      names.bind(to: label.rx.names).disposed(by: bag)
      upper.bind(to: label.rx.names).disposed(by: bag)
      """, "make `names` and `upper` Drivers"
    ),
    (
      "load().subscribe(onNext: { [label] in label.text = $0.first }).disposed(by: bag)", "deliver on main"
    ),
  ])
  func titlesSayWhatChanges(_ body: String, _ title: String) {
    let titles = FixDriverTests.findings(body).map { $0.fix?.title }
    #expect(titles.contains(title), "\(titles)")
  }

  @Test func theFormWithoutAValueSaysSo() throws {
    let finding = try #require(
      FixDriverTests.findings("item().bind { [label] item in label.text = item.name }.disposed(by: bag)").first)
    #expect(finding.fix?.replay == "not replayed: the value to fall back to is open")
    #expect(finding.alternativeFix?.title == "drive it from a Driver, to which an error brings no value")
    #expect(finding.alternativeFix?.doubts == ["what the element shows after an error is not decided: nothing new is"])
  }

  @Test(
    "A value that the type alone suggests is taken only where the closure merely shows it",
    arguments: [
      ("load().bind { [label] in label.text = $0.isEmpty ? \"none\" : $0[0] }", false),
      ("load().bind { [label] names in if names.isEmpty { label.text = nil } }", false),
      ("load().bind { [label] names in guard let name = names.first else { return }; label.text = name }", false),
      ("load().catchAndReturn([\"–\"]).bind { [label] in label.text = $0.isEmpty ? \"none\" : $0[0] }", false),
      ("load().bind { [label, isDark] names in if isDark { label.text = names[0] } }", false),
      ("load().bind { [label] in label.text = $0.joined() }", true),
      ("load().bind { [label] names in label.text = names.first ?? \"\" }", true),
    ])
  func showingClosures(_ body: String, _ isTaken: Bool) throws {
    let fix = try #require(FixDriverTests.findings(body + ".disposed(by: bag)").lazy.compactMap(\.fix).first)
    #expect(fix.edits.contains { $0.replacement.contains("onErrorJustReturn: []") } == isTaken, "\(fix.edits)")
    #expect(fix.doubts.isEmpty, "\(fix.doubts)")
  }

  @Test(
    "A catch that makes something of the error makes nothing of it once that is caught further up",
    arguments: [
      (".asDriver { .just([\"\\($0)\"]) }", true), (".asDriver(onErrorJustReturn: [\"–\"])", false),
      (".map { $0.sorted() }.asDriver { .just([\"\\($0)\"]) }", true),
    ])
  func whatIsMadeOfTheError(_ conversion: String, _ isDoubtful: Bool) throws {
    let body = """
      let names = label.rx.observe(String.self, "text").flatMapLatest { _ in load() }
      names\(conversion).drive(onNext: { [label] in label.text = $0.joined() }).disposed(by: bag)
      """
    let finding = try #require(FixDriverTests.findings(body).first { $0.rule == .errorEndsStream })
    let fix = try #require(finding.fix)
    let doubt = "what `asDriver` makes of the error is not made any more"
    #expect(fix.doubts.contains(doubt) == isDoubtful, "\(fix.doubts)")
    #expect(isDoubtful || fix.edits.contains { $0.replacement.contains("–") }, "\(fix.edits)")
  }

  @Test func theOperatorsStyleNamesItself() {
    var options = ProjectOptions()
    options.fixStyle = .operators
    let finding = FixDriverTests.findings("load().bind(to: label.rx.names).disposed(by: bag)", options).first
    #expect(finding?.fix?.title == "add the operators that are missing")
  }

  @Test(arguments: [
    (
      "load().bind(to: Binder(label, scheduler: ConcurrentDispatchQueueScheduler(qos: .utility)) { $0.text = $1[0] })",
      "the sink leaves main by itself, whatever it is bound to"
    ),
    (
      "load().asInfallible(onErrorJustReturn: []).subscribe(onNext: { [label] in label.text = $0.first })",
      "an Infallible has no observe(on:)"
    ),
    (
      "Driver.zip(load().asDriver(onErrorJustReturn: []), Driver.just(1)) { try parse($0) + $1 == 1 }"
        + ".drive(label.rx.isHidden)",
      "a closure inside the Driver throws; it has to handle its error itself"
    ),
    ("load().bind(to: label.rx.names, relay)", "drive takes no PublishRelay"),
    (
      "let known: Observable<[String]>? = load()\n"
        + "query.rx.text.orEmpty.flatMapLatest { _ in known ?? load() }.observe(on: MainScheduler.instance)"
        + ".catchAndReturn([]).bind(to: label.rx.names)",
      "`known` is optional"
    ),
    ("load().bind() { [label] in label.text = $0.first }", "the closure of `bind` stands behind parentheses"),
  ])
  func reasonsSayWhyThereIsNone(_ body: String, _ reason: String) {
    let findings = FixDriverTests.findings(body)
    #expect(!findings.isEmpty)
    for finding in findings where finding.fix == nil { #expect(finding.noFix == reason) }
    #expect(findings.contains { $0.fix == nil })
  }

  @Test func anOwnerCameWithRxSwift6_1() {
    var options = ProjectOptions()
    options.rxSwift = RxVersion(6, 0)
    let body = "load().bind(with: self) { $0.label.text = $1.first }.disposed(by: bag)"
    #expect(FixDriverTests.findings(body, options).first?.noFix == "drive(with:onNext:) came with RxSwift 6.1")
    options.rxSwift = RxVersion(6, 1)
    #expect(FixDriverTests.findings(body, options).first?.noFix == nil)
  }
}
