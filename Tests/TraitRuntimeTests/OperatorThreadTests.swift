import Testing

import TraitRuntime

/// Which thread an operator delivers on, where that is easy to get wrong.
@Suite struct OperatorThreadTests {
  private let log = VirtualLog()
  private let source = PublishSubject<Int>()

  /// Sends from a background thread, lets `seconds` pass, and so on.
  private func send(_ element: Int, then seconds: Int = 0) {
    log.onBackground { source.onNext(element) }
    log.threads.advance(by: .seconds(seconds))
  }

  @Test func throttleOnMainSendsTheFirstElementOnTheSourcesThread() {
    log.run {
      log.record(source.throttle(.seconds(1), scheduler: MainScheduler.instance))
      send(1)
      send(2)
      send(3, then: 1)
    }
    #expect(log.lines == ["1 on background", "3 on main"])
  }

  @Test func debounceOnMainFlushesOnTheSourcesThreadAtTheEnd() {
    log.run {
      log.record(source.debounce(.seconds(1), scheduler: MainScheduler.instance))
      send(1, then: 2)
      send(2)
      log.onBackground { source.onCompleted() }
    }
    #expect(log.lines == ["1 on main", "2 on background", "completed on background"])
  }

  @Test func debouncePassesErrorsOnTheSourcesThread() {
    log.run {
      log.record(source.debounce(.seconds(1), scheduler: MainScheduler.instance))
      send(1)
      log.onBackground { source.onError(TestError.failed) }
      log.threads.advance()
    }
    #expect(log.lines == ["failed on background"])
  }

  @Test func delayOnMainMovesElementsAndCompletion() {
    log.run {
      log.record(source.delay(.seconds(1), scheduler: MainScheduler.instance))
      send(1)
      log.onBackground { source.onCompleted() }
      log.threads.advance()
    }
    #expect(log.lines == ["1 on main", "completed on main"])
  }

  @Test func delaySendsAnErrorAtOnceOnTheSourcesThread() {
    log.run {
      log.record(source.delay(.seconds(1), scheduler: MainScheduler.instance))
      send(1)
      log.onBackground { source.onError(TestError.failed) }
      log.threads.advance()
    }
    #expect(log.lines == ["failed on background"])
  }

  @Test func timeoutOnMainMovesOnlyItsError() {
    log.run {
      log.record(source.timeout(.seconds(1), scheduler: MainScheduler.instance))
      send(1, then: 2)
    }
    #expect(log.lines == ["1 on background", "Sequence timeout. on main"])
  }

  @Test func bufferOnMainSendsAFullBufferOnTheSourcesThread() {
    log.run {
      log.record(source.buffer(timeSpan: .seconds(1), count: 2, scheduler: MainScheduler.instance))
      send(1)
      send(2)
      send(3, then: 1)
    }
    #expect(log.lines == ["[1, 2] on background", "[3] on main"])
  }

  @Test func windowOnMainOpensAFullWindowsSuccessorOnTheSourcesThread() {
    log.run {
      log.record(
        source.window(timeSpan: .seconds(1), count: 2, scheduler: MainScheduler.instance).map { _ in "window" })
      send(1)
      send(2)
      send(3, then: 1)
    }
    #expect(log.lines == ["window on main", "window on background", "window on main"])
  }

  @Test func subscribeOnMainIsNotObserveOnMain() {
    log.run {
      log.record(source.subscribe(on: MainScheduler.instance))
      log.threads.advance()
      send(1)
    }
    #expect(log.lines == ["1 on background"])
  }

  @Test func startWithSendsOnTheSubscribingThread() {
    log.run {
      log.onBackground {
        log.record(source.observe(on: MainScheduler.instance).startWith(0))
      }
      send(1, then: 1)
    }
    #expect(log.lines == ["0 on background", "1 on main"])
  }

  @Test func onlyTheLastHopCounts() {
    log.run {
      let background = log.background
      log.record(source.observe(on: MainScheduler.instance).debounce(.seconds(1), scheduler: background))
      send(1, then: 2)
    }
    #expect(log.lines == ["1 on background"])
  }

  @Test(arguments: ["flatMap", "flatMapLatest", "flatMapFirst", "concatMap", "map.switchLatest"])
  func innerSequencesDeliverOnTheirOwnThread(_ name: String) {
    log.run {
      let main = source.observe(on: MainScheduler.instance)
      let inner = { [log] (element: Int) in Observable.just(element).observe(on: log.background) }
      switch name {
      case "flatMap": log.record(main.flatMap(inner))
      case "flatMapLatest": log.record(main.flatMapLatest(inner))
      case "flatMapFirst": log.record(main.flatMapFirst(inner))
      case "concatMap": log.record(main.concatMap(inner))
      default: log.record(main.map(inner).switchLatest())
      }
      send(1, then: 1)
    }
    #expect(log.lines == ["1 on background"])
  }

  @Test func withLatestFromKeepsTheLeftThread() {
    let other = PublishSubject<String>()
    log.run {
      log.record(source.withLatestFrom(other) { "\($0)\($1)" })
      log.threads.perform(on: "other") { other.onNext("a") }
      send(1)
    }
    #expect(log.lines == ["1a on background"])
  }

  @Test func sampleDeliversOnTheSamplersThread() {
    let sampler = PublishSubject<Void>()
    log.run {
      log.record(source.sample(sampler))
      send(1)
      log.threads.perform(on: "sampler") { sampler.onNext(()) }
    }
    #expect(log.lines == ["1 on sampler"])
  }

  @Test(arguments: ["combineLatest", "zip", "merge"])
  func joinsDeliverOnTheThreadOfTheInputThatFired(_ name: String) {
    let other = PublishSubject<Int>()
    log.run {
      switch name {
      case "combineLatest": log.record(Observable.combineLatest(source, other) { "\($0),\($1)" })
      case "zip": log.record(Observable.zip(source, other) { "\($0),\($1)" })
      default: log.record(Observable.merge(source.skip(1), other).map { "1,\($0)" })
      }
      send(1)
      log.threads.perform(on: "other") { other.onNext(2) }
    }
    #expect(log.lines == ["1,2 on other"])
  }

  @Test func aReplacementDeliversOnItsOwnThread() {
    log.run {
      let background = log.background
      log.record(
        source.observe(on: MainScheduler.instance)
          .catch { _ in Observable.just(2).observe(on: background) })
      log.onBackground { source.onError(TestError.failed) }
      log.threads.advance()
    }
    #expect(log.lines == ["2 on background", "completed on background"])
  }

  @Test(arguments: ["concat", "ifEmpty(switchTo:)", "timeout(other:)"])
  func whatFollowsTheSourceDeliversOnItsOwnThread(_ name: String) {
    log.run {
      let main = source.observe(on: MainScheduler.instance)
      let other = Observable.just(2).observe(on: log.background)
      switch name {
      case "concat": log.record(main.concat(other))
      case "ifEmpty(switchTo:)": log.record(main.ifEmpty(switchTo: other))
      default: log.record(main.timeout(.seconds(1), other: other, scheduler: MainScheduler.instance))
      }
      if name != "timeout(other:)" { log.onBackground { source.onCompleted() } }
      log.threads.advance()
    }
    #expect(log.lines == ["2 on background", "completed on background"])
  }

  @Test func anotherAttemptRunsOnTheThreadOfItsTrigger() {
    var attempts = 0
    let failingOnce = Observable<Int>.deferred {
      attempts += 1
      return attempts == 1 ? .error(TestError.failed) : .just(attempts)
    }
    log.run {
      let background = log.background
      log.record(failingOnce.retry(when: { (errors: Observable<any Error>) in errors.observe(on: background) }))
      log.threads.advance()
    }
    #expect(log.lines == ["2 on background", "completed on background"])
  }

  @Test func aFallbackBelowTheHopArrivesOnMain() {
    log.run {
      log.record(source.observe(on: MainScheduler.instance).catchAndReturn(0))
      log.onBackground { source.onError(TestError.failed) }
      log.threads.advance()
    }
    #expect(log.lines == ["0 on main", "completed on main"])
  }

  @Test func aReplayedElementArrivesOnTheSubscribersThread() {
    log.run {
      let shared = source.observe(on: MainScheduler.instance).share(replay: 1)
      _ = shared.subscribe()
      send(1, then: 1)
      log.onBackground { log.record(shared) }
    }
    #expect(log.lines == ["1 on background"])
  }
}
