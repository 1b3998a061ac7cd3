/// Subscribes to one sequence after the other, without a deeper stack for each.
///
/// A sequence that ends while it is being subscribed to asks for the next one from within: the loop that is running
/// answers, and a retry of a synchronous failure, or a long concatenation, does not overflow the stack.
class InTurnSink<Element>: SourceSink<Element> {
  /// What is left to subscribe to. A sequence that is itself such a series is unrolled onto this stack.
  private var iterators: [AnyIterator<Observable<Element>>]
  private let lock = RecursiveLock()
  private var requests = 0
  private let current = SerialDisposable()

  init(_ observer: ObserverBase<Element>, _ iterator: AnyIterator<Observable<Element>>) {
    iterators = [iterator]
    super.init(observer)
  }

  /// Called when nothing is left.
  func didRunOut() {
    rxAbstractMethod()
  }

  /// The series that `sequence` stands for, if it is one of the same kind.
  func unroll(_ sequence: Observable<Element>) -> AnyIterator<Observable<Element>>? {
    rxAbstractMethod()
  }

  /// Makes the observer of one sequence of the series.
  func makeObserver() -> Subscriber<Element> {
    rxAbstractMethod()
  }

  final func moveOn() {
    let isRunning = lock.withLock {
      requests += 1
      return requests > 1
    }
    if isRunning { return }
    repeat {
      subscribeToNext()
    } while lock.withLock {
      requests -= 1
      return requests > 0
    }
  }

  private func subscribeToNext() {
    guard !isDisposed else { return iterators.removeAll() }
    guard let sequence = nextSequence() else { return didRunOut() }
    let observer = makeObserver()
    current.disposable = observer
    observer.attach(to: sequence)
  }

  private func nextSequence() -> Observable<Element>? {
    while let iterator = iterators.last {
      guard let sequence = iterator.next() else {
        iterators.removeLast()
        continue
      }
      guard let series = unroll(sequence) else { return sequence }
      iterators.append(series)
    }
    return nil
  }

  override func didDispose() {
    current.dispose()
  }
}

/// The first sequence of a series that does not fail.
final class TryInTurn<Element>: Producer<Element> {
  fileprivate let makeIterator: () -> AnyIterator<Observable<Element>>

  init<Iterator: IteratorProtocol>(
    _ makeIterator: @escaping () -> Iterator
  ) where Iterator.Element == Observable<Element> {
    self.makeIterator = { AnyIterator(makeIterator()) }
  }

  override func run(_ observer: ObserverBase<Element>) -> Disposable {
    let sink = TryInTurnSink(observer, makeIterator())
    sink.moveOn()
    return sink
  }
}

private final class TryInTurnSink<Element>: InTurnSink<Element> {
  private var lastError: Swift.Error?

  override func didRunOut() {
    if let lastError { fail(lastError) } else { complete() }
  }

  override func unroll(_ sequence: Observable<Element>) -> AnyIterator<Observable<Element>>? {
    (sequence as? TryInTurn<Element>)?.makeIterator()
  }

  override func makeObserver() -> Subscriber<Element> {
    Attempt(self)
  }

  func moveOn(after error: Swift.Error) {
    lastError = error
    moveOn()
  }

  private final class Attempt: Subscriber<Element> {
    private let sink: TryInTurnSink<Element>

    init(_ sink: TryInTurnSink<Element>) {
      self.sink = sink
    }

    override func onNext(_ element: Element) {
      sink.forward(element)
    }

    override func onError(_ error: Swift.Error) {
      sink.moveOn(after: error)
    }

    override func onCompleted() {
      sink.complete()
    }
  }
}

/// All sequences of a series.
final class AllInTurn<Element>: Producer<Element> {
  fileprivate let makeIterator: () -> AnyIterator<Observable<Element>>

  init<Iterator: IteratorProtocol>(
    _ makeIterator: @escaping () -> Iterator
  ) where Iterator.Element == Observable<Element> {
    self.makeIterator = { AnyIterator(makeIterator()) }
  }

  override func run(_ observer: ObserverBase<Element>) -> Disposable {
    let sink = AllInTurnSink(observer, makeIterator())
    sink.moveOn()
    return sink
  }
}

private final class AllInTurnSink<Element>: InTurnSink<Element> {
  override func didRunOut() {
    complete()
  }

  override func unroll(_ sequence: Observable<Element>) -> AnyIterator<Observable<Element>>? {
    (sequence as? AllInTurn<Element>)?.makeIterator()
  }

  override func makeObserver() -> Subscriber<Element> {
    Part(self)
  }

  private final class Part: Subscriber<Element> {
    private let sink: AllInTurnSink<Element>

    init(_ sink: AllInTurnSink<Element>) {
      self.sink = sink
    }

    override func onNext(_ element: Element) {
      sink.forward(element)
    }

    override func onError(_ error: Swift.Error) {
      sink.fail(error)
    }

    override func onCompleted() {
      sink.moveOn()
    }
  }
}
