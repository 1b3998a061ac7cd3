import Foundation
import Testing
import TraitReplay

/// `TRAITLINT_CHAINS` says how many chains are tried, `TRAITLINT_SEED` where the random numbers begin.
@Suite("Random chains: what a replay shows was said to be possible")
struct RandomChainTests {
  @Test("No replay contradicts the linter")
  func contradictions() { tryChains(seed: number("TRAITLINT_SEED").map(UInt64.init) ?? 1) }

  /// Of a million, tried with one seed, none is contradicted; these are five hundred more.
  @Test("Nor do chains that nobody has tried")
  func freshChains() { tryChains(seed: .random(in: 2..<1 << 32)) }

  private func tryChains(seed: UInt64) {
    let count = number("TRAITLINT_CHAINS") ?? 500
    var run = RandomRun()
    for index in 0..<count { run.add(RandomRun.program(seed: seed, index: index)) }
    for failure in run.failures.sorted() { Issue.record("seed \(seed): \(failure)") }
    #expect(run.contradicted == 0, "TRAITLINT_SEED=\(seed) tries the same chains again")
    // A chain that does too much is not run to its end; everything else is.
    #expect(Set(run.notReplayed.keys).isSubset(of: ["too many events"]))
    #expect(run.fine > count * 99 / 100)
  }

  /// What only one in a million showed.
  @Test(
    "Nor rare chains that once did",
    arguments: [
      """
      failing.take(while: { try decode($0) }).takeLast(1).first().asObservable()
        .buffer(timeSpan: .seconds(1), count: 2, scheduler: MainScheduler.instance).asDriver(onErrorJustReturn: [])
        .drive(label.rx.text).disposed(by: bag)
      """,
      """
      relay.map { _ in api.load().retry(when: { errors in errors.take(1) }) }.concat()
        .catch { _ in button.rx.tap.ignoreElements().take(until: button.rx.tap.asDriver().asObservable()) }
        .bind(to: label.rx.text).disposed(by: bag)
      """,
      """
      button.rx.tap.first().asObservable()
        .map { _ in api.load().concatMap { _ in self.relay }.catchAndReturn(0) }.concat()
        .bind(to: label.rx.text).disposed(by: bag)
      """,
      """
      relay.take(until: button.rx.tap.asDriver()
        .flatMapLatest { _ in api.load().asDriver(onErrorJustReturn: 0).skip(1) }.asObservable())
        .bind(to: label.rx.text).disposed(by: bag)
      """,
      """
      Observable.concat([button.rx.tap.take(1).filter { try decode($0) }, button.rx.tap])
        .asDriver(onErrorDriveWith: api.load().asDriver(onErrorJustReturn: 0)).drive(label.rx.text).disposed(by: bag)
      """,
      """
      relay.asDriver(onErrorJustReturn: 0).flatMapFirst { _ in
        Driver.zip(button.rx.tap.asDriver(), self.relay.asDriver(onErrorJustReturn: 0)) { _, b in try decode(b) }
      }.drive(label.rx.text).disposed(by: bag)
      """,
      """
      Observable<Int>.create { observer in observer.onNext(1); observer.onCompleted(); return Disposables.create() }
        .map { _ in self.relay }.merge(maxConcurrent: 1).first().asObservable()
        .bind(to: label.rx.text).disposed(by: bag)
      """,
      """
      relay.filter { try decode($0) }.debounce(.seconds(1), scheduler: MainScheduler.instance).materialize()
        .subscribe(onNext: { label.text = "\\($0)" }).disposed(by: bag)
      """,
      """
      Observable.concat(button.rx.tap.map { 1 }.take(until: api.load()), valueRelay.asObservable())
        .bind(to: label.rx.text).disposed(by: bag)
      """,
      """
      Observable.catch(sequence: [
        relay.take(while: { try decode($0) }).asInfallible(onErrorJustReturn: 0).asObservable(),
        valueRelay.asObservable(),
      ]).bind(to: label.rx.text).disposed(by: bag)
      """,
      """
      button.rx.tap.map { _ in
        self.valueRelay.timeout(
          .seconds(30), other: .empty(), scheduler: ConcurrentDispatchQueueScheduler(qos: .background))
      }.merge(maxConcurrent: 1).bind(to: label.rx.text).disposed(by: bag)
      """,
    ])
  func rareChains(body: String) throws {
    let members = """
      let relay = PublishRelay<Int>()
      let valueRelay = BehaviorRelay(value: 0)
      let failing = PublishSubject<Int>()
      func send() {
        DispatchQueue.global().async { self.relay.accept(1) }
        failing.onNext(1)
        failing.onError(Oops())
      }
      """
    #expect(try Replay.contradictions(in: chain(body, members: members)) == [])
  }

  @Test("Chains that multiply or start again without end come to one", arguments: [endlessTicks, endlessRetry])
  func bounded(body: String) throws {
    let model = try chain(body, members: "let failing = PublishSubject<Int>()\nfunc stop() { failing.onError(Oops()) }")
    do {
      #expect(try Replay.run(model).schedules > 0)
    } catch {
      #expect("\(error)" == "not replayed: too many events")
    }
  }

  private static let tick = "Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance)"
  private static let endlessTicks = """
    \(tick).flatMap { _ in \(tick).flatMap { _ in \(tick).flatMap { _ in \(tick) } } }.bind(to: label.rx.text)
    """
  private static let endlessRetry = "failing.retry().bind(to: label.rx.text)"
}

private func number(_ name: String) -> Int? {
  ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
}
