import Testing
import TraitReplay
import TraitRules

@Suite("What a replay shows of chains as apps write them")
struct EvidenceTests {
  private static let search = """
    let results = searchBar.rx.text.orEmpty
      .throttle(.milliseconds(300), scheduler: MainScheduler.instance)
      .flatMapLatest { query in api.search(query) }
    """

  @Test("The beginner's search fails, answers off main, and asks once a label")
  func beginner() throws {
    let model = try chain(
      Self.search + """

        results.map { "\\($0.count)" }.bind(to: count.rx.text).disposed(by: bag)
        results.map { $0.title }.bind(to: label.rx.text).disposed(by: bag)
        """)
    let evidence = try Replay.run(model)
    #expect(
      evidence.violations == [
        "delivered on background at `count.rx.text`", "an error reached `count.rx.text`",
        "source event 1 after an error: 0 elements at `count.rx.text`",
        "delivered on background at `label.rx.text`", "an error reached `label.rx.text`",
        "source event 1 after an error: 0 elements at `label.rx.text`",
        "2 requests for 1 event: search(_:)",
      ])
  }

  @Test("As a driver it does none of that")
  func driver() throws {
    let model = try chain(
      """
      let results = searchBar.rx.text.orEmpty.asDriver()
        .throttle(.milliseconds(300))
        .flatMapLatest { query in api.search(query).asDriver(onErrorJustReturn: []) }
      results.map { "\\($0.count)" }.drive(count.rx.text).disposed(by: bag)
      results.map { $0.title }.drive(label.rx.text).disposed(by: bag)
      """)
    let evidence = try Replay.run(model)
    #expect(evidence.violations == [])
    #expect(evidence.schedules > 6)
  }

  @Test("A catch outside the closure silences the stream")
  func outside() throws {
    let model = try chain(
      Self.search + """

        results.observe(on: MainScheduler.instance).catchAndReturn([]).bind(to: label.rx.text).disposed(by: bag)
        """)
    let evidence = try Replay.run(model)
    #expect(evidence.violations == ["source event 2 after a failed request: 0 elements at `label.rx.text`"])
  }
}
