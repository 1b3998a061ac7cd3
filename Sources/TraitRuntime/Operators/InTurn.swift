/// Sequences that are to be subscribed to in turn.
struct Series<Element>: IteratorProtocol {
  private let iterator: AnyIterator<Observable<Element>>
  /// How many are left, where that is known without asking for them.
  private var remaining: Int?

  init(_ sequence: some Sequence<Observable<Element>>) {
    iterator = AnyIterator(sequence.makeIterator())
  }

  init(_ collection: some Collection<Observable<Element>>) {
    iterator = AnyIterator(collection.makeIterator())
    remaining = collection.count
  }

  var isOver: Bool {
    remaining == 0
  }

  mutating func next() -> Observable<Element>? {
    if let remaining { self.remaining = remaining - 1 }
    return iterator.next()
  }
}

#if TRACE_RESOURCES
  /// The deepest stack of unrolled series so far: RxSwift's measure, under the same condition.
  public nonisolated(unsafe) var maxTailRecursiveSinkStackSize = 0
#endif

/// Subscribes to one sequence after the other, without a deeper stack for each.
///
/// A sequence that ends while it is being subscribed to asks for the next one from within: the loop that is running
/// answers, and a retry of a synchronous failure, or a long concatenation, does not overflow the stack.
class InTurnSink<Element>: SourceSink<Element> {
  /// What is left to subscribe to. A sequence that is itself such a series is unrolled onto this stack.
  private var series: [Series<Element>]
  private let lock = RecursiveLock()
  private var requests = 0
  private let current = SerialDisposable()

  init(_ observer: ObserverBase<Element>, _ series: Series<Element>) {
    self.series = [series]
    super.init(observer)
  }

  /// Called when nothing is left.
  func didRunOut() {
    rxAbstractMethod()
  }

  /// The series that `sequence` stands for, if it is one of the same kind.
  func unroll(_ sequence: Observable<Element>) -> Series<Element>? {
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
    guard !isDisposed else { return series.removeAll() }
    guard let sequence = nextSequence() else { return didRunOut() }
    let observer = makeObserver()
    current.disposable = observer
    observer.attach(to: sequence)
  }

  private func nextSequence() -> Observable<Element>? {
    while var last = series.popLast() {
      guard let sequence = last.next() else { continue }
      // A series that is known to be over is not put back: one that ends in another for ever needs no deeper stack.
      if !last.isOver { series.append(last) }
      guard let inner = unroll(sequence) else { return sequence }
      series.append(inner)
      #if TRACE_RESOURCES
        maxTailRecursiveSinkStackSize = max(maxTailRecursiveSinkStackSize, series.count)
      #endif
    }
    return nil
  }

  override func didDispose() {
    current.dispose()
  }
}

/// The first sequence of a series that does not fail.
final class TryInTurn<Element>: Producer<Element> {
  fileprivate let series: () -> Series<Element>

  init(_ series: @escaping () -> Series<Element>) {
    self.series = series
  }

  override func run(_ observer: ObserverBase<Element>) -> Disposable {
    let sink = TryInTurnSink(observer, series())
    sink.moveOn()
    return sink
  }
}

private final class TryInTurnSink<Element>: InTurnSink<Element> {
  private var lastError: Swift.Error?

  override func didRunOut() {
    if let lastError { fail(lastError) } else { complete() }
  }

  override func unroll(_ sequence: Observable<Element>) -> Series<Element>? {
    (sequence as? TryInTurn<Element>)?.series()
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
  fileprivate let series: () -> Series<Element>

  init(_ series: @escaping () -> Series<Element>) {
    self.series = series
  }

  override func run(_ observer: ObserverBase<Element>) -> Disposable {
    let sink = AllInTurnSink(observer, series())
    sink.moveOn()
    return sink
  }
}

private final class AllInTurnSink<Element>: InTurnSink<Element> {
  override func didRunOut() {
    complete()
  }

  override func unroll(_ sequence: Observable<Element>) -> Series<Element>? {
    (sequence as? AllInTurn<Element>)?.series()
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
