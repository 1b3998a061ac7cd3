import Testing

import TraitRuntime

/// How often side effects run.
@Suite struct OperatorSharingTests {
  /// Counts how often it is subscribed to.
  private final class Effect {
    private(set) var runs = 0

    func sequence<Element>(_ events: [Event<Element>]) -> Observable<Element> {
      Observable.create { observer in
        self.runs += 1
        for event in events { observer.on(event) }
        return Disposables.create()
      }
    }
  }

  private let effect = Effect()
  private let log = VirtualLog()

  @Test func shareWithoutArgumentsReplaysNothing() {
    let subject = PublishSubject<Int>()
    log.run {
      let shared = subject.share()
      _ = shared.subscribe()
      subject.onNext(1)
      log.record(shared)
      subject.onNext(2)
    }
    #expect(log.lines == ["2 on main"])
  }

  @Test func whileConnectedRunsAOneShotSourceAgainAfterItsEnd() {
    let shared = effect.sequence([.next(1), .completed]).share(replay: 1)
    _ = shared.subscribe()
    _ = shared.subscribe()
    #expect(effect.runs == 2)
  }

  @Test func foreverReplaysTheEnd() {
    log.run {
      let shared = effect.sequence([.next(1), .completed]).share(replay: 1, scope: .forever)
      _ = shared.subscribe()
      log.record(shared)
    }
    #expect(effect.runs == 1)
    #expect(log.lines == ["1 on main", "completed on main"])
  }

  @Test func foreverReplaysAnErrorForEver() {
    log.run {
      let shared = effect.sequence([.next(1), .error(TestError.failed)]).share(replay: 1, scope: .forever)
      log.record(shared)
      log.record(shared)
    }
    #expect(effect.runs == 1)
    #expect(log.lines == ["1 on main", "failed on main", "1 on main", "failed on main"])
  }

  @Test func operatorsBelowAShareRunOnceASubscriber() {
    let subject = PublishSubject<Int>()
    var mapped = 0
    let chain = subject.share().map { element in
      mapped += 1
      return element
    }
    _ = chain.subscribe()
    _ = chain.subscribe()
    subject.onNext(1)
    #expect(mapped == 2)
  }

  @Test func twoSharesOfOneSourceAreTwoRuns() {
    let source = effect.sequence([Event<Int>]())
    _ = source.share().subscribe()
    _ = source.share().subscribe()
    #expect(effect.runs == 2)
  }

  @Test func aSubjectReachesAnObserverThatWasDisposedWhileItSends() {
    let subject = PublishSubject<Int>()
    var received: [String] = []
    let later = SerialDisposable()
    _ = subject.subscribe(onNext: { _ in
      received.append("first")
      later.dispose()
    })
    later.disposable = subject.subscribe(onNext: { _ in received.append("second") })
    subject.onNext(1)
    subject.onNext(2)
    #expect(received == ["first", "second", "first"])
  }
}
