import Testing

import TraitRuntime

/// Where errors go, where that is easy to get wrong.
@Suite struct OperatorErrorTests {
  private let log = VirtualLog()

  /// A request that fails for 2.
  private func request(_ number: Int) -> Observable<String> {
    number == 2 ? .error(TestError.failed) : .just("answer \(number)")
  }

  @Test func aCatchOutsideFlatMapEndsTheStreamAtTheFirstError() {
    log.run {
      let taps = PublishSubject<Int>()
      log.record(taps.flatMap(request).catchAndReturn("none"))
      for tap in 1...3 { taps.onNext(tap) }
    }
    #expect(log.lines == ["answer 1 on main", "none on main", "completed on main"])
  }

  @Test func aCatchInsideFlatMapLetsTheStreamSurvive() {
    log.run {
      let taps = PublishSubject<Int>()
      log.record(taps.flatMap { request($0).catchAndReturn("none") })
      for tap in 1...3 { taps.onNext(tap) }
    }
    #expect(log.lines == ["answer 1 on main", "none on main", "answer 3 on main"])
  }

  @Test func theFallbackIsMadeWithTheChain() {
    var made = 0
    func fallback() -> String {
      made += 1
      return "none"
    }
    let chain = request(1).catchAndReturn(fallback())
    #expect(made == 1)
    _ = chain.subscribe()
    _ = chain.subscribe()
    #expect(made == 1)
  }

  @Test(arguments: [(0, 0, "completed"), (1, 1, "failed"), (3, 3, "failed")])
  func retryCountsAttempts(limit: Int, attempts: Int, end: String) {
    var made = 0
    let failing = Observable<Int>.deferred {
      made += 1
      return .error(TestError.failed)
    }
    log.run { log.record(failing.retry(limit)) }
    #expect(made == attempts)
    #expect(log.lines == ["\(end) on main"])
  }

  @Test func retryWithoutALimitGoesOnUntilItSucceeds() {
    var made = 0
    let failing = Observable<Int>.deferred {
      made += 1
      return made < 10_000 ? .error(TestError.failed) : .just(made)
    }
    log.run { log.record(failing.retry()) }
    #expect(log.lines == ["10000 on main", "completed on main"])
  }

  @Test func retryWhenEndsAsItsHandlerDoes() {
    log.run {
      log.record(request(2).retry(when: { errors in errors.flatMap { Observable<Int>.error($0) } }))
      log.record(request(2).retry(when: { (_: Observable<any Error>) in Observable<Int>.empty() }))
    }
    #expect(log.lines == ["failed on main", "completed on main"])
  }

  @Test func retryWhenPassesOnErrorsOfOtherTypes() {
    log.run { log.record(request(2).retry(when: { (errors: Observable<RxError>) in errors })) }
    #expect(log.lines == ["failed on main"])
  }

  @Test func materializeTurnsTheErrorIntoAnElementAndCompletes() {
    log.run { log.record(request(2).materialize()) }
    #expect(log.lines == ["error(failed) on main", "completed on main"])
  }

  @Test func ifEmptyDoesNotHandleErrors() {
    log.run {
      log.record(request(2).ifEmpty(default: "none"))
      log.record(request(2).ifEmpty(switchTo: .just("none")))
    }
    #expect(log.lines == ["failed on main", "failed on main"])
  }

  @Test func doOnlyLooks() {
    log.run { log.record(request(2).do(onError: { log.note("saw \($0)") })) }
    #expect(log.lines == ["saw failed on main", "failed on main"])
  }

  @Test func aThrowingClosureFailsTheSequence() {
    let one = Observable.just(1)
    func fail<Result>(_: Int) throws -> Result { throw TestError.failed }
    log.run {
      log.record(one.map { try fail($0) as Int })
      log.record(one.filter(fail))
      log.record(one.flatMap { try fail($0) as Observable<Int> })
      log.record(one.scan(0) { try fail($1) })
      log.record(one.take(while: fail))
      log.record(Observable.combineLatest(one, one) { try fail($0 + $1) as Int })
    }
    #expect(log.lines == Array(repeating: "failed on main", count: 6))
  }

  @Test func singleSendsTheFirstAndFailsAtTheSecond() {
    log.run { log.record(Observable.of(1, 2).single()) }
    #expect(log.lines == ["1 on main", "Sequence contains more than one element. on main"])
  }

  @Test func aTriggersErrorReachesTheSequence() {
    let failing = Observable<Int>.error(TestError.failed)
    log.run {
      log.record(Observable<Int>.never().take(until: failing))
      log.record(Observable<Int>.never().skip(until: failing))
      log.record(Observable<Int>.never().sample(failing))
      log.record(Observable<Int>.never().withLatestFrom(failing))
    }
    #expect(log.lines == Array(repeating: "failed on main", count: 4))
  }
}
