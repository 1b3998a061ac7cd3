import Testing
import TraitRuntime

/// What drivers and signals share between their subscribers.
@Suite struct DriverSharingTests {
  @Test func eachOperatorOfADriverIsShared() {
    var calls = 0
    VirtualThreads.play { _ in
      let driver = BehaviorRelay(value: 1).asDriver().map { calls += $0 }
      _ = driver.drive()
      _ = driver.drive()
    }
    #expect(calls == 1)
  }

  @Test func operatorsAfterAShareOfAnObservableAreNot() {
    var calls = 0
    VirtualThreads.play { _ in
      let source = PublishSubject<Int>()
      let mapped = source.share(replay: 1).map { calls += $0 }
      _ = mapped.subscribe()
      _ = mapped.subscribe()
      source.onNext(1)
    }
    #expect(calls == 2)
  }

  @Test func leavingADriverLeavesTheSharing() {
    var calls = 0
    VirtualThreads.play { _ in
      let mapped = BehaviorRelay(value: 1).asDriver().asObservable().map { calls += $0 }
      _ = mapped.subscribe()
      _ = mapped.subscribe()
    }
    #expect(calls == 2)
  }

  @Test func aSourceThatCompletedRunsAgain() {
    var runs = 0
    VirtualThreads.play { world in
      let driver = Observable.just(1).do(onSubscribe: { runs += 1 }).asDriver(onErrorJustReturn: 0)
      _ = driver.drive()
      world.advance()
      _ = driver.drive()
    }
    #expect(runs == 2)
  }

  @Test func aDriverReplaysAnOldEventAndASignalDoesNot() {
    let log = Log()
    VirtualThreads.play { world in
      let taps = PublishRelay<Int>()
      let driver = taps.asDriver(onErrorJustReturn: 0)
      let signal = taps.asSignal()
      let first = (driver.drive(), signal.emit())
      taps.accept(1)
      world.advance()
      _ = driver.drive(log.observer("driver "))
      _ = signal.emit(to: log.observer("signal "))
      first.0.dispose()
      first.1.dispose()
    }
    #expect(log.lines == ["driver 1 main"])
  }

  @Test func nothingIsReplayedOnceTheLastSubscriberLeft() {
    let log = Log()
    VirtualThreads.play { world in
      let taps = PublishRelay<Int>()
      let driver = taps.asDriver(onErrorJustReturn: 0)
      let first = driver.drive()
      taps.accept(1)
      world.advance()
      first.dispose()
      _ = driver.drive(log.observer())
    }
    #expect(log.lines == [])
  }

  @Test func twoDriversOfOneColdChainAreTwoRuns() {
    var runs = 0
    VirtualThreads.play { _ in
      let load = Observable<Int>.never().do(onSubscribe: { runs += 1 })
      _ = load.asDriver(onErrorJustReturn: 0).drive()
      _ = load.asDriver(onErrorJustReturn: 0).drive()
    }
    #expect(runs == 2)
  }

  @Test func severalObserversOfOneDriveAreOneSubscription() {
    var runs = 0
    let log = Log()
    VirtualThreads.play { _ in
      let source = Observable.just(1).do(onSubscribe: { runs += 1 })
      let (a, b): (AnyObserver<Int>, AnyObserver<Int>) = (log.observer("a "), log.observer("b "))
      _ = source.asDriver(onErrorJustReturn: 0).drive(a, b)
    }
    #expect(runs == 1)
    #expect(log.lines == ["a 1 main", "b 1 main", "a completed main", "b completed main"])
  }

  @Test func aSignalLetsItsObjectGoAndCompletes() {
    let log = Log()
    VirtualThreads.play { world in
      let taps = PublishRelay<Int>()
      var owner: Box? = Box()
      _ = taps.asSignal().withUnretained(owner!).map(\.1).emit(to: log.observer())
      taps.accept(1)
      world.advance()
      owner = nil
      taps.accept(2)
    }
    #expect(log.lines == ["1 main", "completed main"])
  }

  private final class Box {}
}
