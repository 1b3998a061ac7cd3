import Testing
import TraitRuntime

/// Where a driver's and a signal's elements arrive, and who may ask for them.
@Suite struct DriverThreadTests {
  @Test func elementsFromAnywhereArriveOnMain() {
    let log = Log()
    VirtualThreads.play { world in
      let source = PublishSubject<Int>()
      _ = source.asDriver(onErrorJustReturn: 0).drive(log.observer())
      world.perform(on: "network") { source.onNext(1) }
      #expect(log.lines == [])
    }
    #expect(log.lines == ["1 main"])
  }

  @Test func whatReplacesAnErrorArrivesOnMain() {
    let log = Log()
    VirtualThreads.play { world in
      let source = PublishSubject<Int>()
      _ = source.asDriver(onErrorJustReturn: -1).drive(log.observer("a "))
      _ = source.asDriver(onErrorRecover: { _ in
        log.add("recover")
        return .just(-2)
      }).drive(log.observer("b "))
      world.perform(on: "network") { source.onError(Failure()) }
    }
    #expect(log.lines == ["a -1 main", "a completed main", "recover main", "b -2 main", "b completed main"])
  }

  @Test func drivingOffMainIsAViolation() {
    let world = VirtualThreads.play { world in
      world.perform(on: "network") {
        let driver = Driver.just(1)
        let relay = BehaviorRelay(value: 0)
        _ = driver.drive()
        _ = driver.drive(onNext: { _ in })
        _ = driver.drive(with: relay, onNext: { _, _ in })
        _ = driver.drive(relay)
        _ = driver.drive(ReplayRelay<Int>.create(bufferSize: 1))
        _ = driver.drive(BehaviorRelay<Int?>(value: nil))
        _ = driver.drive(AnyObserver<Int> { _ in })
        _ = driver.drive(AnyObserver<Int?> { _ in })
        driver.drive({ _ in })
        driver.drive({ _ in { _ in } }, curriedArgument: 1)
      }
    }
    #expect(world.violations.count == 10)
    #expect(world.violations.allSatisfy { $0.contains("off the main thread") })
  }

  @Test func drivingOnMainIsNone() {
    let world = VirtualThreads.play { _ in _ = Driver.just(1).drive(onNext: { _ in }) }
    #expect(world.violations == [])
  }

  @Test func bindingAndEmittingAreNeverViolations() {
    let world = VirtualThreads.play { world in
      world.perform(on: "network") {
        _ = Signal.just(1).emit(onNext: { _ in })
        _ = Observable.just(1).bind(onNext: { _ in })
        _ = Driver.just(1).asObservable().subscribe()
      }
    }
    #expect(world.violations == [])
  }

  @Test func asObservableReplaysOnTheSubscribersThread() {
    let log = Log()
    VirtualThreads.play { world in
      let driver = BehaviorRelay(value: 1).asDriver()
      _ = driver.drive(log.observer("a "))
      world.perform(on: "network") { _ = driver.asObservable().subscribe(log.observer("b ")) }
    }
    #expect(log.lines == ["a 1 main", "b 1 network"])
  }

  @Test func startWithEmitsWhereOneSubscribes() {
    let log = Log()
    VirtualThreads.play { world in
      let driver = Driver<Int>.never().startWith(1)
      world.perform(on: "network") { _ = driver.asObservable().subscribe(log.observer()) }
    }
    #expect(log.lines == ["1 network"])
  }

  @Test func ofEmitsOneElementAtOnceAndTheOthersLater() {
    let log = Log()
    VirtualThreads.play { _ in
      _ = Driver.of(1, 2, 3).drive(log.observer())
      #expect(log.lines == ["1 main"])
    }
    #expect(log.lines == ["1 main", "2 main", "3 main", "completed main"])
  }

  @Test func whatASubscriberSendsIsDeliveredAfterIt() {
    let log = Log()
    VirtualThreads.play { _ in
      let source = PublishSubject<Int>()
      _ = source.asDriver(onErrorJustReturn: 0).drive(onNext: { element in
        if element == 1 { source.onNext(2) }
        log.add(element)
      })
      source.onNext(1)
    }
    #expect(log.lines == ["1 main", "2 main"])
  }
}
