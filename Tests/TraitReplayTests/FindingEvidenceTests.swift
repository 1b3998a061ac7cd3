import Testing
import TraitReplay
import TraitRules

@Suite("What a finding's replay shows")
struct FindingEvidenceTests {
  private static let search = """
    let results = searchBar.rx.text.orEmpty
      .flatMapLatest { query in api.search(query) }
    results.map { "\\($0.count)" }.bind(to: count.rx.text).disposed(by: bag)
    results.bind(to: label.rx.text).disposed(by: bag)
    """

  /// The findings of a view controller whose `viewDidLoad` is `body`, replayed.
  private func findings(_ body: String) -> [Finding] {
    var linter = Linter()
    linter.trial = { ReplayTrial($0) }
    linter.replay = { Replay.evidence($0) }
    return linter.lint([SourceFile(path: "Search.swift", bytes: Array(viewController(body).utf8))]).findings
  }

  /// The evidence for what a rule says of a sink.
  private func evidence(_ rule: RuleID, _ sink: String, _ body: String = search) throws -> ReplayEvidence {
    let finding = try #require(findings(body).first { $0.rule == rule && $0.sink == sink })
    return try #require(finding.evidence)
  }

  @Test("An error is shown where the stream has worked before, with what is missing afterwards")
  func failure() throws {
    let evidence = try evidence(.errorHandling, "label.rx.text")
    let before = try #require(evidence.before)
    #expect(
      before.violations == [
        "an error reached `label.rx.text`", "source event 2 after an error: 0 elements at `label.rx.text`",
      ])
    #expect(before.schedules > 6)
    let diagram = try #require(before.diagram)
    #expect(diagram.title == "answer 2 of `search(_:)` is an error")
    #expect(
      text(diagram) == """
        subscribed | event 1 | event 2 | event 3
        source: 0 | 1 | 2 | 3
        search(_:): run | fails |  | 
        label.rx.text: [0] | error |  | 
        """)
  }

  @Test("A cold name that one subscriber reads on two ways is run twice for it")
  func repeatedWithinOneSubscriber() throws {
    let evidence = try evidence(
      .sharing, "label.rx.text",
      """
      let found = searchBar.rx.text.orEmpty
        .flatMapLatest { query in api.search(query).asDriver(onErrorJustReturn: []) }
      Observable.merge(found.map { "\\($0.count)" }, found.map { $0.first ?? "" })
        .observe(on: MainScheduler.instance)
        .bind(to: label.rx.text).disposed(by: bag)
      """)
    #expect(try #require(evidence.before).violations == ["2 requests for 1 event: search(_:)"])
  }

  @Test("An error that outlasts the tries that are left ends the stream")
  func outlastsRetries() throws {
    let body = { (retry: String) in
      """
      searchBar.rx.text.orEmpty
        .flatMapLatest { query in api.search(query)\(retry) }
        .asDriver(onErrorJustReturn: [])
        .map { "\\($0.count)" }
        .drive(label.rx.text).disposed(by: bag)
      """
    }
    let evidence = try evidence(.errorEndsStream, "label.rx.text", body(".retry(3)"))
    #expect(
      try #require(evidence.before).violations == [
        "source event 2 after a failed request: 0 elements at `label.rx.text`"
      ])
    #expect(findings(body(".retry()")).isEmpty)
  }

  @Test("After the rewrite the same answer fails, and the stream goes on")
  func after() throws {
    let evidence = try evidence(.errorHandling, "label.rx.text")
    let after = try #require(evidence.after)
    #expect(after.violations == [])
    let diagram = try #require(after.diagram)
    #expect(
      text(diagram) == """
        subscribed | event 1 | event 2 | event 3
        source: 0 | 1 | 2 | 3
        search(_:): run | fails | run | run
        label.rx.text: 0 | * | 2 | 3
        """)
    #expect(evidence.differences == ["elements at `label.rx.text` come on main"])
  }

  @Test("Off main is shown where nothing fails")
  func delivery() throws {
    let before = try #require(try evidence(.mainThread, "count.rx.text").before)
    #expect(before.violations == ["delivered on background at `count.rx.text`"])
    #expect(before.diagram?.title == "nothing fails")
    #expect(before.diagram?.lanes.last.map(text) == "count.rx.text: [0] | [1] | [2] | [3]")
  }

  @Test("Repeated requests are shown with all subscribers, and are gone after the rewrite")
  func sharing() throws {
    let evidence = try evidence(.sharing, "label.rx.text")
    #expect(evidence.before?.violations == ["2 requests for 1 event: search(_:)"])
    #expect(evidence.before?.diagram?.lanes.map(\.name) == ["source", "search(_:)", "count.rx.text", "label.rx.text"])
    #expect(
      evidence.before?.diagram?.lanes[1].cells.map(\.count) == [2, 2, 2, 2]
        && evidence.after?.diagram?.lanes[1].cells.map(\.count) == [1, 1, 1, 1])
  }

  @Test("A stream that ends with a caught error is shown to end")
  func end() throws {
    let before = try #require(
      try evidence(
        .errorEndsStream, "label.rx.text",
        """
        searchBar.rx.text.orEmpty.flatMapLatest { api.search($0) }
          .observe(on: MainScheduler.instance).catchAndReturn([]).bind(to: label.rx.text).disposed(by: bag)
        """
      ).before)
    #expect(before.violations == ["source event 2 after a failed request: 0 elements at `label.rx.text`"])
    #expect(before.diagram?.lanes.last.map(text) == "label.rx.text: 0 | * end |  | ")
  }

  @Test("What cannot be replayed is named")
  func notReplayed() throws {
    let evidence = try evidence(
      .errorHandling, "label.rx.text",
      "api.search(1).multicast(PublishSubject<String>()).refCount().bind(to: label.rx.text).disposed(by: bag)")
    #expect(evidence.before == nil)
    #expect(evidence.notReplayed == "not replayed: multicast(_:)")
  }

  // MARK: - Diagrams as text

  private func text(_ diagram: MarbleDiagram) -> String {
    ([diagram.columns.joined(separator: " | ")] + diagram.lanes.map(text)).joined(separator: "\n")
  }

  private func text(_ lane: MarbleDiagram.Lane) -> String {
    "\(lane.name): " + lane.cells.map { $0.map(text).joined(separator: " ") }.joined(separator: " | ")
  }

  private func text(_ mark: MarbleDiagram.Mark) -> String {
    switch mark.kind {
    case .element: mark.isOnMain ? "\(mark.origin)" : "[\(mark.origin)]"
    case .otherElement: mark.isOnMain ? "*" : "[*]"
    case .error: "error"
    case .completed: "end"
    case .run: "run"
    case .failedRun: "fails"
    }
  }
}
