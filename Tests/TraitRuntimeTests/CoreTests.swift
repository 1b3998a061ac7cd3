import Testing

@testable import TraitRuntime

@Suite struct CoreTests {
  @Test func anEventTransformsItsElement() {
    #expect(Event.next(1).map { $0 + 1 }.element == 2)
    #expect(Event<Int>.completed.map { $0 + 1 }.isCompleted)
    #expect(Event<Int>.error(TestError.failed).map { $0 + 1 }.error != nil)
    #expect(Event.next(1).map { _ -> Int in throw TestError.failed }.error != nil)
  }

  @Test func anErrorThatNobodyHandlesGoesToTheHook() {
    // Other tests leave errors unhandled as well, side by side with this one.
    enum Mine: Error { case error }
    let outer = Hooks.defaultErrorHandler
    defer { Hooks.defaultErrorHandler = outer }
    nonisolated(unsafe) var count = 0
    Hooks.defaultErrorHandler = { stack, error in
      if error is Mine { count += 1 } else { outer(stack, error) }
    }
    _ = Observable<Int>.error(Mine.error).subscribe(onNext: { _ in })
    _ = Observable<Int>.error(Mine.error).subscribe(onError: { _ in })
    #expect(count == 1)
  }

  @Test func subscribingWithAnObjectDoesNotHoldIt() {
    final class Screen { var titles: [String] = [] }
    let subject = PublishSubject<String>()
    var screen: Screen? = Screen()
    weak let remembered = screen
    if let screen { _ = subject.subscribe(with: screen, onNext: { $0.titles.append($1) }) }
    subject.onNext("one")
    #expect(screen?.titles == ["one"])
    screen = nil
    #expect(remembered == nil)
    subject.onNext("two")
  }

  @Test func aBagDisposesWithItself() {
    let flag = BooleanDisposable()
    var bag: DisposeBag? = DisposeBag()
    if let bag { flag.disposed(by: bag) }
    #expect(!flag.isDisposed)
    bag = nil
    #expect(flag.isDisposed)
  }

  @Test func aReferenceCountedDisposableWaitsForItsReferences() {
    let flag = BooleanDisposable()
    let counted = RefCountDisposable(disposable: flag)
    let reference = counted.retain()
    counted.dispose()
    #expect(!flag.isDisposed)
    reference.dispose()
    reference.dispose()
    #expect(flag.isDisposed)
  }

  @Test func aSerialDisposableDisposesTheOneBefore() {
    let first = BooleanDisposable()
    let second = BooleanDisposable()
    let serial = SerialDisposable()
    serial.disposable = first
    serial.disposable = second
    #expect(first.isDisposed)
    #expect(!second.isDisposed)
    serial.dispose()
    #expect(second.isDisposed)
  }

  @Test func aConnectableSequenceWaitsToBeConnected() {
    let subject = PublishSubject<Int>()
    let connectable = subject.replay(1)
    var received: [Int] = []
    _ = connectable.subscribe(onNext: { received.append($0) })
    subject.onNext(1)
    #expect(received.isEmpty)
    let connection = connectable.connect()
    subject.onNext(2)
    connection.dispose()
    subject.onNext(3)
    #expect(received == [2])
  }

  @Test func valuesIterate() async throws {
    var received: [Int] = []
    for try await element in Observable.of(1, 2, 3).values { received.append(element) }
    #expect(received == [1, 2, 3])
  }

  @Test func aQueueKeepsOrderWhileItGrowsAndShrinks() {
    var queue = Queue<Int>()
    var next = 0
    var expected = 0
    for count in 1...50 {
      for _ in 0..<count {
        queue.enqueue(next)
        next += 1
      }
      for _ in 0..<(count / 2) {
        #expect(queue.dequeue() == expected)
        expected += 1
      }
    }
    #expect(queue.elements == Array(expected..<next))
    #expect(queue.first == expected)
  }

  @Test func aSequenceLongerThanAnyStackRunsThrough() {
    let count = 50_000
    var received = 0
    _ = Observable.range(start: 0, count: count).concatMap { Observable.just($0) }.subscribe(onNext: { _ in
      received += 1
    })
    #expect(received == count)
    received = 0
    _ = Observable.concat((0..<count).lazy.map { Observable.just($0) }).subscribe(onNext: { _ in received += 1 })
    #expect(received == count)
  }
}
