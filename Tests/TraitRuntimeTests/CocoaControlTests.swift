import Testing
import TraitRuntime

/// Control properties and events: what their types promise, and what they leave to whoever makes one.
@Suite struct CocoaControlTests {
  @Test func aPropertyGivesItsValuesAndTakesSome() {
    let log = Log()
    var set: [Int] = []
    VirtualThreads.play { _ in
      let property = ControlProperty(
        values: Observable.of(1, 2),
        valueSink: AnyObserver { event in if let element = event.element { set.append(element) } }
      )
      _ = property.subscribe(log.observer())
      _ = property.changed.subscribe(log.observer("changed "))
      property.onNext(3)
    }
    #expect(log.lines == ["1 main", "2 main", "completed main", "changed 2 main", "changed completed main"])
    #expect(set == [3])
  }

  @Test func orEmptyReplacesNil() {
    let log = Log()
    VirtualThreads.play { _ in
      let property = ControlProperty<String?>(values: Observable.of(nil, "a"), valueSink: AnyObserver { _ in })
      _ = property.orEmpty.subscribe(log.observer("'"))
    }
    #expect(log.lines == ["' main", "'a main", "'completed main"])
  }

  @Test func onlyTheSubscriptionIsMovedToMain() {
    let log = Log()
    VirtualThreads.play { world in
      let source = PublishSubject<Int>()
      let event = ControlEvent(events: source.do(onSubscribe: { log.add("subscribed") }))
      world.perform(on: "network") { _ = event.subscribe(log.observer()) }
      world.advance()
      world.perform(on: "network") { source.onNext(1) }
    }
    #expect(log.lines == ["subscribed main", "1 network"])
  }

  @Test func subscribersDoNotShare() {
    var runs = 0
    VirtualThreads.play { _ in
      let event = ControlEvent(events: Observable<Int>.never().do(onSubscribe: { runs += 1 }))
      _ = event.subscribe()
      _ = event.subscribe()
    }
    #expect(runs == 2)
  }
}
