import Testing

import TraitRuntime

/// A cold timer, and what `share` makes of it: who sees which number, and how often the source is started.
@Suite struct OperatorSharingTraceTests {
  private func ticks(_ log: VirtualLog) -> Observable<Int> {
    Observable.create { observer in
      log.print("Subscribed")
      let timer = log.threads.scheduler("timer")
        .schedulePeriodic(0, startAfter: .seconds(1), period: .seconds(1)) { number in
          observer.on(.next(number))
          return number + 1
        }
      return Disposables.create {
        log.print("Disposed")
        timer.dispose()
      }
    }
  }

  /// Two subscribers, the second of which comes later and stays longer; then, if `thirdComes`, one after both.
  private func trace(thirdComes: Bool, _ source: (Observable<Int>) -> Observable<Int>) -> [String] {
    let log = VirtualLog()
    log.run {
      let numbers = source(ticks(log))
      func subscribe(_ name: String) -> Disposable {
        numbers.subscribe(onNext: { log.print("\(name) \($0)") })
      }
      let first = subscribe("First")
      log.threads.advance(by: .seconds(2))
      let second = subscribe("Second")
      log.threads.advance(by: .seconds(3))
      first.dispose()
      log.threads.advance(by: .seconds(4))
      second.dispose()
      guard thirdComes else { return }
      log.print("nobody is left")
      log.threads.advance(by: .seconds(1))
      let third = subscribe("Third")
      log.threads.advance(by: .seconds(2))
      third.dispose()
    }
    return log.lines
  }

  /// What both see of a shared timer until the second has left.
  private let shared = [
    "Subscribed", "First 0", "First 1", "Second 1", "First 2", "Second 2", "First 3", "Second 3", "First 4",
    "Second 4", "Second 5", "Second 6", "Second 7", "Second 8", "Disposed",
  ]

  @Test func aColdSequenceRunsOnceASubscriber() {
    #expect(
      trace(thirdComes: false) { $0 } == [
        "Subscribed", "First 0", "First 1", "Subscribed", "First 2", "Second 0", "First 3", "Second 1", "First 4",
        "Second 2", "Disposed", "Second 3", "Second 4", "Second 5", "Second 6", "Disposed",
      ])
  }

  @Test func aSharedSequenceRunsOnce() {
    #expect(trace(thirdComes: false) { $0.share(replay: 1, scope: .forever) } == shared)
    #expect(trace(thirdComes: false) { $0.share(replay: 1) } == shared)
  }

  @Test func scopeForeverReplaysToWhoComesAfterEverybodyHasLeft() {
    let expected = shared + ["nobody is left", "Third 8", "Subscribed", "Third 0", "Third 1", "Disposed"]
    #expect(trace(thirdComes: true) { $0.share(replay: 1, scope: .forever) } == expected)
    #expect(trace(thirdComes: true) { $0.multicast(ReplaySubject.create(bufferSize: 1)).refCount() } == expected)
  }

  @Test func scopeWhileConnectedStartsAnew() {
    let expected = shared + ["nobody is left", "Subscribed", "Third 0", "Third 1", "Disposed"]
    #expect(trace(thirdComes: true) { $0.share(replay: 1, scope: .whileConnected) } == expected)
    #expect(trace(thirdComes: true) { $0.replay(1).refCount() } == expected)
  }

  @available(*, deprecated, message: "tests deprecated spellings")
  @Test func theOldSpellingsMeanTheSame() {
    #expect(
      trace(thirdComes: true) { $0.shareReplay(1) }
        == trace(thirdComes: true) { $0.share(replay: 1, scope: .forever) })
    #expect(
      trace(thirdComes: true) { $0.shareReplayLatestWhileConnected() }
        == trace(thirdComes: true) { $0.share(replay: 1, scope: .whileConnected) })
  }
}
