import Testing
import TraitReplay
import TraitRules

@Suite("A rewrite is confirmed by running both sides")
struct ConfirmationTests {
  private static let before = """
    let results = searchBar.rx.text.orEmpty
      .throttle(.milliseconds(300), scheduler: MainScheduler.instance)
      .flatMapLatest { query in api.search(query) }
    results.map { "\\($0.count)" }.bind(to: count.rx.text).disposed(by: bag)
    results.bind(to: label.rx.text).disposed(by: bag)
    """

  private static func after(_ inner: String) -> String {
    """
    let results = searchBar.rx.text.orEmpty.asDriver()
      .throttle(.milliseconds(300))
      .flatMapLatest { query in \(inner) }
    results.map { "\\($0.count)" }.drive(count.rx.text).disposed(by: bag)
    results.drive(label.rx.text).disposed(by: bag)
    """
  }

  @Test("The seeds' rewrite is confirmed, with the differences that it intends")
  func confirmed() throws {
    let after = Self.after("api.search(query).asDriver(onErrorJustReturn: [])")
    let confirmation = Replay.confirm(before: try chain(Self.before), after: try chain(after))
    #expect(
      confirmation
        == .confirmed(
          differences: ["elements at `count.rx.text` come on main", "elements at `label.rx.text` come on main"]))
  }

  @Test("A rewrite that asks for something else is refuted")
  func otherElements() throws {
    let after = Self.after("api.search(query).map { $0.first }.asDriver(onErrorJustReturn: [])")
    let confirmation = Replay.confirm(before: try chain(Self.before), after: try chain(after))
    #expect(confirmation.text.hasPrefix("`count.rx.text` sees"))
  }

  @Test("A catch outside the closure is refuted")
  func silenced() throws {
    let after = """
      let results = searchBar.rx.text.orEmpty
        .throttle(.milliseconds(300), scheduler: MainScheduler.instance)
        .flatMapLatest { query in api.search(query) }
        .asDriver(onErrorJustReturn: [])
      results.map { "\\($0.count)" }.drive(count.rx.text).disposed(by: bag)
      results.drive(label.rx.text).disposed(by: bag)
      """
    let confirmation = Replay.confirm(before: try chain(Self.before), after: try chain(after))
    #expect(
      confirmation
        == .refuted("after the rewrite: source event 2 after a failed request: 0 elements at `count.rx.text`"))
  }

  @Test("An operator that the runtime does not have is named")
  func notReplayed() throws {
    let model = try chain("button.rx.tap.multicast(PublishSubject<Void>()).refCount().bind(to: label.rx.text)")
    #expect(Replay.confirm(before: model, after: model) == .refuted("not replayed: multicast(_:)"))
  }
}
