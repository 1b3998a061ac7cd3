import Testing
import TraitRuntime

/// What becomes of errors on their way into and through drivers.
@Suite struct DriverErrorTests {
  /// Requests that fail for 2, caught outside or inside of `flatMapLatest`.
  private func search(_ log: Log, caughtInside: Bool) {
    VirtualThreads.play { _ in
      let queries = PublishSubject<Int>()
      let request = { (query: Int) -> Observable<Int> in query == 2 ? .error(Failure()) : .just(query) }
      let results =
        caughtInside
        ? queries.asDriver(onErrorJustReturn: 0).flatMapLatest { request($0).asDriver(onErrorJustReturn: -1) }
        : queries.flatMapLatest(request).asDriver(onErrorJustReturn: -1)
      _ = results.drive(log.observer())
      for query in 1...3 { queries.onNext(query) }
    }
  }

  @Test func aFallbackOutsideOfFlatMapEndsTheStream() {
    let log = Log()
    search(log, caughtInside: false)
    #expect(log.lines == ["1 main", "-1 main", "completed main"])
  }

  @Test func aFallbackInsideOfFlatMapSavesTheStream() {
    let log = Log()
    search(log, caughtInside: true)
    #expect(log.lines == ["1 main", "-1 main", "3 main"])
  }

  @Test func emptyInPlaceOfAnErrorCompletesAndNeverDoesNot() {
    let log = Log()
    VirtualThreads.play { _ in
      let failing = Observable<Int>.error(Failure())
      _ = failing.asDriver(onErrorDriveWith: .empty()).drive(log.observer("empty "))
      _ = failing.asDriver(onErrorDriveWith: .never()).drive(log.observer("never "))
    }
    #expect(log.lines == ["empty completed main"])
  }

  @Test func noFallbackSubscribesToTheSourceAgain() {
    var subscriptions = 0
    VirtualThreads.play { _ in
      let source = Observable<Int>.error(Failure()).do(onSubscribe: { subscriptions += 1 })
      _ = source.asDriver(onErrorJustReturn: 1).drive()
    }
    #expect(subscriptions == 1)
  }

  @Test func theFallbackIsEvaluatedWhenTheChainIsBuilt() {
    var isEvaluated = false
    func fallback() -> Int {
      isEvaluated = true
      return 0
    }
    _ = Observable<Int>.never().asDriver(onErrorJustReturn: fallback())
    #expect(isEvaluated)
  }

  @Test func selectorsOfZipAndCombineLatestLetErrorsOut() {
    let log = Log()
    VirtualThreads.play { _ in
      let one = Driver.just(1)
      _ = Driver<Int>.zip(one, one) { _, _ in throw Failure() }.drive(log.observer("zip "))
      _ = Driver<Int>.combineLatest(one, one) { _, _ in throw Failure() }.drive(log.observer("latest "))
      _ = Driver.combineLatest([one, one]) { _ -> Int in throw Failure() }.drive(log.observer("array "))
    }
    #expect(Set(log.lines) == ["zip error main", "latest error main", "array error main"])
  }

  @Test func aControlThatFailsIsRecorded() {
    let world = VirtualThreads.play { _ in
      let failing = Observable<Int>.error(Failure())
      _ = ControlEvent(events: failing).asDriver().drive()
      _ = ControlEvent(events: failing).asSignal().emit()
      _ = ControlProperty(values: failing, valueSink: AnyObserver { _ in }).asDriver().drive()
    }
    #expect(world.bindingErrors.count == 3)
  }
}
