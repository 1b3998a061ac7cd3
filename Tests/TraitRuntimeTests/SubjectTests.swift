import Testing

import TraitRuntime

@Suite struct SubjectTests {
  private let log = VirtualLog()

  /// Subscribes to a subject that has been sent 1, 2, 3 and then `last`.
  private func record<Subject: SubjectType & ObserverType>(
    _ subject: Subject,
    after last: Event<Int>? = nil
  ) -> [String] where Subject.Element == Int {
    for element in 1...3 { subject.onNext(element) }
    if let last { subject.on(last) }
    log.record(subject.map { $0 })
    subject.onNext(4)
    return log.lines.map { $0.replacing(" on main", with: "") }
  }

  @Test func publishSubjectRepeatsNothing() {
    #expect(record(PublishSubject()) == ["4"])
  }

  @Test func behaviorSubjectRepeatsTheLatestElement() {
    #expect(record(BehaviorSubject(value: 0)) == ["3", "4"])
  }

  @Test(arguments: [(0, ["4"]), (1, ["3", "4"]), (2, ["2", "3", "4"]), (9, ["1", "2", "3", "4"])])
  func replaySubjectRepeatsAsManyAsItKeeps(size: Int, expected: [String]) {
    #expect(record(ReplaySubject.create(bufferSize: size)) == expected)
  }

  @Test func unboundedReplaySubjectRepeatsAll() {
    #expect(record(ReplaySubject.createUnbounded()) == ["1", "2", "3", "4"])
  }

  @Test func asyncSubjectSendsTheLastElementOnceItHasEnded() {
    #expect(record(AsyncSubject()).isEmpty)
    #expect(record(AsyncSubject(), after: .completed) == ["3", "completed"])
  }

  @Test func anEndedSubjectOnlyRepeatsItsEnd() {
    #expect(record(PublishSubject(), after: .completed) == ["completed"])
  }

  @Test func anEndedBehaviorSubjectForgetsItsElement() {
    let subject = BehaviorSubject(value: 0)
    #expect(record(subject, after: .error(TestError.failed)) == ["failed"])
    #expect(throws: TestError.self) { try subject.value() }
  }

  @Test func anEndedReplaySubjectStillRepeats() {
    #expect(record(ReplaySubject.create(bufferSize: 2), after: .completed) == ["2", "3", "completed"])
  }

  @Test func aDisposedSubjectFailsItsSubscribers() {
    let publish = PublishSubject<Int>()
    let behavior = BehaviorSubject(value: 0)
    let replay = ReplaySubject<Int>.create(bufferSize: 1)
    publish.dispose()
    behavior.dispose()
    replay.dispose()
    var failures = 0
    for subject in [publish, behavior, replay] as [Observable<Int>] {
      _ = subject.subscribe(onError: { error in
        if case RxError.disposed = error { failures += 1 }
      })
    }
    #expect(failures == 3)
    #expect(throws: RxError.self) { try behavior.value() }
  }

  // RxSwift's bag has a place of its own for the first, which the next one takes.
  @Test func aPlaceThatTheFirstObserverLeftIsTaken() {
    let subject = PublishSubject<Int>()
    var order: [String] = []
    let first = subject.subscribe(onNext: { _ in order.append("first") })
    _ = subject.subscribe(onNext: { _ in order.append("second") })
    first.dispose()
    _ = subject.subscribe(onNext: { _ in order.append("third") })
    subject.onNext(1)
    _ = subject.subscribe(onNext: { _ in order.append("fourth") })
    subject.onNext(2)
    #expect(order == ["third", "second", "third", "second", "fourth"])
  }
}
