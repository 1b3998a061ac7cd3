import Testing

import TraitRuntime

/// When sequences end, where that is easy to get wrong.
@Suite struct OperatorCompletionTests {
  private let log = VirtualLog()
  private let source = PublishSubject<Int>()
  private let other = PublishSubject<Int>()

  @Test func skipUntilNeverEndsIfTheSourceEndsBeforeTheTrigger() {
    log.run {
      log.record(source.skip(until: other))
      source.onCompleted()
      other.onNext(1)
      other.onError(TestError.failed)
    }
    #expect(log.lines.isEmpty)
  }

  @Test func zipOfArgumentsEndsOnlyWhenAllHaveEnded() {
    log.run {
      log.record(Observable.zip(source, other) { $0 + $1 })
      source.onCompleted()
      other.onNext(1)
      log.note("still open")
      other.onCompleted()
    }
    #expect(log.lines == ["still open on main", "completed on main"])
  }

  @Test func zipOfACollectionEndsWhenNoMorePairIsPossible() {
    log.run {
      log.record(Observable.zip([source, other]) { $0.reduce(0, +) })
      source.onCompleted()
      other.onNext(1)
      log.note("over")
    }
    #expect(log.lines == ["completed on main", "over on main"])
  }

  @Test func combineLatestEndsWhenAnInputHasEndedWithoutAnElementAndTheOthersAreOver() {
    log.run {
      log.record(Observable.combineLatest(source, other) { $0 + $1 })
      source.onCompleted()
      other.onNext(1)
    }
    #expect(log.lines == ["completed on main"])
  }

  @Test func sampleEndsWithTheNextTick() {
    log.run {
      log.record(source.sample(other))
      source.onNext(1)
      source.onCompleted()
      log.note("still open")
      other.onNext(0)
    }
    #expect(log.lines == ["still open on main", "1 on main", "completed on main"])
  }

  @Test func bufferSendsEmptyArraysForASilentSource() {
    log.run {
      let subscription = log.record(
        source.buffer(timeSpan: .seconds(1), count: 5, scheduler: MainScheduler.instance))
      log.threads.advance(by: .seconds(2))
      subscription.dispose()
    }
    #expect(log.lines == ["[] on main", "[] on main"])
  }

  @Test func withUnretainedEndsAtTheFirstElementAfterTheObjectIsGone() {
    log.run {
      var object: NSObjectLike? = NSObjectLike()
      if let object { log.record(source.withUnretained(object).map(\.1)) }
      source.onNext(1)
      object = nil
      log.note("gone")
      source.onNext(2)
    }
    #expect(log.lines == ["1 on main", "gone on main", "completed on main"])
  }

  private final class NSObjectLike {}

  @Test func nothingFollowsTheEndOfACreatedSequence() {
    log.run {
      log.record(
        Observable<Int>.create { observer in
          observer.onNext(1)
          observer.onCompleted()
          observer.onNext(2)
          observer.onError(TestError.failed)
          return Disposables.create()
        })
    }
    #expect(log.lines == ["1 on main", "completed on main"])
  }

  @Test func doCallsOnDisposeAfterOnSubscribed() {
    log.run {
      _ = Observable.just(1)
        .do(
          onNext: { log.print("next \($0)") },
          afterNext: { log.print("after \($0)") },
          onCompleted: { log.print("completed") },
          afterCompleted: { log.print("after completed") },
          onSubscribe: { log.print("subscribe") },
          onSubscribed: { log.print("subscribed") },
          onDispose: { log.print("dispose") }
        )
        .subscribe(onNext: { log.print("received \($0)") }, onDisposed: { log.print("disposed") })
    }
    #expect(
      log.lines == [
        "subscribe", "next 1", "received 1", "after 1", "completed", "disposed", "after completed", "subscribed",
        "dispose",
      ])
  }
}
