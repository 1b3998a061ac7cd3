import Testing
import TraitRuntime

@Suite struct RelayTests {
  @Test func aBehaviorRelayGivesItsValueAndThenEveryOther() {
    let log = Log()
    let relay = BehaviorRelay(value: 1)
    _ = relay.subscribe(log.observer())
    relay.accept(2)
    #expect(relay.value == 2)
    #expect(log.lines == ["1 main", "2 main"])
  }

  @Test func aPublishRelayGivesOnlyWhatComesLater() {
    let log = Log()
    let relay = PublishRelay<Int>()
    relay.accept(1)
    _ = relay.subscribe(log.observer())
    relay.accept(2)
    #expect(log.lines == ["2 main"])
  }

  @Test(arguments: [(1, ["3"]), (2, ["2", "3"])])
  func aReplayRelayGivesTheLastOnes(size: Int, expected: [String]) {
    let log = Log()
    let relay = ReplayRelay<Int>.create(bufferSize: size)
    (1...3).forEach(relay.accept)
    _ = relay.subscribe(log.observer())
    #expect(log.lines == expected.map { "\($0) main" })
  }

  @Test func anUnboundReplayRelayGivesThemAll() {
    let log = Log()
    let relay = ReplayRelay<Int>.createUnbound()
    (1...3).forEach(relay.accept)
    _ = relay.subscribe(log.observer())
    #expect(log.lines.count == 3)
  }

  @Test func elementsArriveOnTheThreadThatAccepts() {
    let log = Log()
    VirtualThreads.play { world in
      let relay = PublishRelay<Int>()
      _ = relay.subscribe(log.observer())
      world.perform(on: "network") { relay.accept(1) }
    }
    #expect(log.lines == ["1 network"])
  }

  @Test func bindingSendsElementsAndDropsTheCompletion() {
    let first = BehaviorRelay(value: 0)
    let second = BehaviorRelay(value: 0)
    let optional = BehaviorRelay<Int?>(value: nil)
    _ = Observable.of(1, 2).bind(to: first, second)
    _ = Observable.of(3).bind(to: optional)
    #expect([first.value, second.value, optional.value] == [2, 2, 3])
    first.accept(4)
    #expect(first.value == 4)
  }

  @Test func bindingSeveralIsOneSubscription() {
    var runs = 0
    let source = Observable.just(1).do(onSubscribe: { runs += 1 })
    _ = source.bind(to: PublishRelay(), PublishRelay())
    #expect(runs == 1)
  }

  @Test func errorsNeverReachARelay() {
    let relay = BehaviorRelay(value: 1)
    let log = Log()
    let world = VirtualThreads.play { _ in
      _ = relay.subscribe(log.observer())
      _ = Observable<Int>.error(Failure()).bind(to: relay)
      _ = Observable<Int>.error(Failure()).bind(to: PublishRelay())
      _ = Observable<Int>.error(Failure()).bind(to: ReplayRelay.create(bufferSize: 1))
      relay.accept(2)
    }
    #expect(world.bindingErrors.count == 3)
    #expect(log.lines == ["1 main", "2 main"])
  }

  @Test func asDriverHopsToMain() {
    let log = Log()
    VirtualThreads.play { world in
      let relay = BehaviorRelay(value: 1)
      _ = relay.asDriver().drive(log.observer())
      world.perform(on: "network") { relay.accept(2) }
    }
    #expect(log.lines == ["1 main", "2 main"])
  }
}
