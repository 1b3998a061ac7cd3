import Testing
import TraitRuntime

/// What is left alive where nobody disposes. RxSwift frees the same.
@Suite struct OperatorLeakTests {
  @Test func skipUntilWhoseSourceEndsBeforeItsTrigger() {
    expectNoLeak {
      let source = PublishSubject<Int>()
      let trigger = PublishSubject<Void>()
      _ = source.skip(until: trigger).subscribe(onNext: { _ in })
      source.onCompleted()
      trigger.onNext(())
    }
  }

  @Test func skipUntilWhoseSourceEndsAtOnce() {
    expectNoLeak { _ = Observable<Int>.empty().skip(until: Observable<Int>.never()).subscribe(onNext: { _ in }) }
  }

  @Test func skipUntilThatEndsAfterItsTrigger() {
    expectNoLeak {
      let source = PublishSubject<Int>()
      let trigger = PublishSubject<Void>()
      var events: [String] = []
      _ = source.skip(until: trigger).subscribe { events.append("\($0)") }
      source.onNext(1)
      trigger.onNext(())
      source.onNext(2)
      source.onCompleted()
      #expect(events == ["next(2)", "completed"])
    }
  }
}
