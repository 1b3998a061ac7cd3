import Foundation
import Synchronization
import Testing

@testable import TraitRuntime

/// Many threads at once. What these prove, they prove best under the thread sanitizer.
@Suite struct CoreStressTests {
  private static let threadCount = 4
  private static let elementCount = 500

  /// Runs `body` on several threads at once, with the number of each.
  ///
  /// On threads of its own: `concurrentPerform` may do all the work on one, and the sanitizer does not see into Dispatch.
  private func onThreads(_ body: @escaping (Int) -> Void) {
    let body = UncheckedSendable(body)
    let remaining = Atomic<Int>(Self.threadCount)
    let latch = NSCondition()
    for number in 0..<Self.threadCount {
      Thread.detachNewThread {
        body.value(number)
        latch.withLock {
          remaining.wrappingSubtract(1, ordering: .acquiringAndReleasing)
          latch.broadcast()
        }
      }
    }
    latch.withLock {
      while remaining.load(ordering: .acquiring) > 0 { latch.wait() }
    }
  }

  /// Counts elements, and finds out when two come at once.
  private final class Meter: Sendable {
    private let isBusy = Atomic<Bool>(false)
    private let overlapCount = Atomic<Int>(0)
    private let elementCount = Atomic<Int>(0)

    var count: Int { elementCount.load(ordering: .acquiring) }
    var overlaps: Int { overlapCount.load(ordering: .acquiring) }

    func element() {
      if isBusy.exchange(true, ordering: .acquiring) { overlapCount.wrappingAdd(1, ordering: .relaxed) }
      elementCount.wrappingAdd(1, ordering: .relaxed)
      isBusy.store(false, ordering: .releasing)
    }
  }

  private var total: Int { Self.threadCount * Self.elementCount }

  @Test(arguments: ["merge", "flatMap", "concatMap of one", "merge(collection)"])
  func joinsLoseNothingAndNeverDeliverTwoAtOnce(_ name: String) {
    let subjects = (0..<Self.threadCount).map { _ in PublishSubject<Int>() }
    let meter = Meter()
    let joined: Observable<Int>
    switch name {
    case "merge": joined = Observable.from(subjects).merge()
    case "flatMap": joined = Observable.from(subjects).flatMap { $0 }
    case "concatMap of one": joined = Observable.just(0).concatMap { _ in Observable.merge(subjects) }
    default: joined = Observable.merge(subjects)
    }
    var isCompleted = false
    _ = joined.subscribe(onNext: { _ in meter.element() }, onCompleted: { isCompleted = true })
    onThreads { thread in
      for element in 0..<Self.elementCount { subjects[thread].onNext(element) }
      subjects[thread].onCompleted()
    }
    #expect(meter.count == total)
    #expect(meter.overlaps == 0)
    #expect(isCompleted)
  }

  @Test func combineLatestAndZipNeverDeliverTwoAtOnce() {
    let subjects = (0..<Self.threadCount).map { _ in PublishSubject<Int>() }
    let latest = Meter()
    let zipped = Meter()
    _ = Observable.combineLatest(subjects).subscribe(onNext: { _ in latest.element() })
    _ = Observable.zip(subjects).subscribe(onNext: { _ in zipped.element() })
    onThreads { thread in
      for element in 0..<Self.elementCount { subjects[thread].onNext(element) }
    }
    #expect(zipped.count == Self.elementCount)
    #expect(latest.overlaps == 0)
    #expect(zipped.overlaps == 0)
  }

  @Test func subscribersComeAndGoWhileASubjectSends() {
    let subject = PublishSubject<Int>()
    let behavior = BehaviorSubject(value: 0)
    let replay = ReplaySubject<Int>.create(bufferSize: 3)
    onThreads { thread in
      for element in 0..<Self.elementCount {
        if thread == 0 {
          subject.onNext(element)
          behavior.onNext(element)
          replay.onNext(element)
        } else {
          for sequence in [subject, behavior, replay] as [Observable<Int>] {
            sequence.map { $0 + 1 }.filter { $0 > 0 }.subscribe().dispose()
          }
        }
      }
    }
    #expect(!subject.hasObservers)
    #expect(!behavior.hasObservers)
    #expect(!replay.hasObservers)
  }

  @Test(arguments: [0, 1, 2])
  func aSharedSourceRunsOnceForThoseWhoComeTogether(_ replay: Int) {
    let runs = Atomic<Int>(0)
    let ends = Atomic<Int>(0)
    let source = Observable<Int>.create { _ in
      runs.wrappingAdd(1, ordering: .relaxed)
      return Disposables.create { ends.wrappingAdd(1, ordering: .relaxed) }
    }
    let shared = source.share(replay: replay)
    let subscriptions = CompositeDisposable()
    onThreads { _ in
      for _ in 0..<50 { _ = subscriptions.insert(shared.subscribe()) }
    }
    #expect(runs.load(ordering: .acquiring) == 1)
    subscriptions.dispose()
    #expect(ends.load(ordering: .acquiring) == 1)
  }

  @Test(arguments: [0, 1, 2])
  func aSharedSourceIsStoppedAsOftenAsItIsStarted(_ replay: Int) {
    let running = Atomic<Int>(0)
    let source = Observable<Int>.create { observer in
      running.wrappingAdd(1, ordering: .relaxed)
      observer.onNext(1)
      return Disposables.create { running.wrappingSubtract(1, ordering: .relaxed) }
    }
    let shared = source.share(replay: replay)
    onThreads { _ in
      for _ in 0..<Self.elementCount { shared.subscribe().dispose() }
    }
    #expect(running.load(ordering: .acquiring) == 0)
  }

  @Test func aSubscriptionEndsOnceHoweverManyEndIt() {
    for _ in 0..<100 {
      let ends = Atomic<Int>(0)
      let disposals = Atomic<Int>(0)
      let subject = PublishSubject<Int>()
      let subscription = subject.map { $0 }
        .do(onDispose: { disposals.wrappingAdd(1, ordering: .relaxed) })
        .subscribe(onDisposed: { ends.wrappingAdd(1, ordering: .relaxed) })
      onThreads { thread in
        if thread.isMultiple(of: 2) { subscription.dispose() } else { subject.onCompleted() }
      }
      #expect(ends.load(ordering: .acquiring) == 1)
      #expect(disposals.load(ordering: .acquiring) == 1)
    }
  }

  @Test func disposablesDisposeEachMemberOnce() {
    for _ in 0..<100 {
      let disposals = Atomic<Int>(0)
      let composite = CompositeDisposable()
      let serial = SerialDisposable()
      let single = SingleAssignmentDisposable()
      @Sendable func member() -> Disposable {
        Disposables.create { disposals.wrappingAdd(1, ordering: .relaxed) }
      }
      onThreads { thread in
        _ = composite.insert(member())
        serial.disposable = member()
        if thread == 0 { single.setDisposable(member()) }
        if thread == 1 {
          composite.dispose()
          serial.dispose()
          single.dispose()
        }
      }
      #expect(disposals.load(ordering: .acquiring) == 2 * Self.threadCount + 1)
    }
  }

  @Test func observeOnASerialQueueKeepsEachSendersOrder() async {
    let subject = PublishSubject<(sender: Int, element: Int)>()
    let scheduler = SerialDispatchQueueScheduler(internalSerialQueueName: "stress")
    var last = Array(repeating: -1, count: Self.threadCount)
    var outOfOrder = 0
    var received = 0
    await withCheckedContinuation { continuation in
      _ = subject.observe(on: scheduler).subscribe(onNext: { sender, element in
        if element <= last[sender] { outOfOrder += 1 }
        last[sender] = element
        received += 1
        if received == total { continuation.resume() }
      })
      onThreads { thread in
        for element in 0..<Self.elementCount { subject.onNext((sender: thread, element: element)) }
      }
    }
    #expect(outOfOrder == 0)
  }

  @Test func observeOnAConcurrentQueueDeliversOneAtATime() async {
    let subject = PublishSubject<Int>()
    let meter = Meter()
    let scheduler = ConcurrentDispatchQueueScheduler(qos: .default)
    await withCheckedContinuation { continuation in
      _ = subject.observe(on: scheduler).subscribe(
        onNext: { _ in meter.element() },
        onCompleted: { continuation.resume() }
      )
      onThreads { _ in
        for element in 0..<Self.elementCount { subject.onNext(element) }
      }
      subject.onCompleted()
    }
    #expect(meter.count == total)
    #expect(meter.overlaps == 0)
  }

  @Test func timersOfRealQueuesCanBeDisposedAtAnyTime() async {
    let scheduler = ConcurrentDispatchQueueScheduler(qos: .default)
    onThreads { _ in
      for _ in 0..<20 {
        let subject = PublishSubject<Int>()
        let subscription = Observable<Int>.interval(.microseconds(50), scheduler: scheduler)
          .withLatestFrom(subject.startWith(1))
          .debounce(.microseconds(20), scheduler: scheduler)
          .delay(.microseconds(20), scheduler: scheduler)
          .throttle(.microseconds(20), scheduler: scheduler)
          .buffer(timeSpan: .microseconds(100), count: 3, scheduler: scheduler)
          .timeout(.seconds(10), scheduler: scheduler)
          .subscribe()
        for element in 0..<50 { subject.onNext(element) }
        subscription.dispose()
      }
    }
  }
}
