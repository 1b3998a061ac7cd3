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
    #expect(finding.alternativeFix?.title == "drive it from a Driver that ends without a value after an error")
    #expect(finding.alternativeFix?.doubts == ["what the element shows after an error is not decided: nothing new is"])
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
