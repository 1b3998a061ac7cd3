/// Joins inner sequences. `flatMap`, `flatMapFirst`, `concatMap` and `merge` differ only in how many may run at a time,
/// and in what becomes of the others.
final class MergeSink<Source, Inner: ObservableConvertibleType>: Sink<Source, Inner.Element> {
  private let limit: Int
  private let dropsExcess: Bool
  private let selector: (Source) throws -> Inner
  fileprivate let lock = RecursiveLock()
  private let inners = CompositeDisposable()
  private var runningCount = 0
  private var waiting = Queue<Inner>()
  private var isSourceOver = false

  init(
    _ observer: ObserverBase<Inner.Element>,
    limit: Int,
    dropsExcess: Bool = false,
    selector: @escaping (Source) throws -> Inner
  ) {
    self.limit = limit
    self.dropsExcess = dropsExcess
    self.selector = selector
    super.init(observer)
  }

  override func onNext(_ element: Source) {
    // Subscribed outside the lock: a subscription may wait for another thread that sends here.
    if let inner = admit(element) { subscribe(to: inner) }
  }

  /// The inner sequence of `element`, if it may start now.
  private func admit(_ element: Source) -> Inner? {
    lock.withLock {
      let isFree = runningCount < limit
      if !isFree, dropsExcess { return nil }
      do {
        let inner = try selector(element)
        if isFree {
          runningCount += 1
          return inner
        }
        waiting.enqueue(inner)
      } catch { fail(error) }
      return nil
    }
  }

  override func onError(_ error: Swift.Error) {
    lock.withLock { fail(error) }
  }

  override func onCompleted() {
    lock.withLock {
      isSourceOver = true
      completeIfOver()
    }
  }

  /// Runs a fixed list of sequences in place of a source.
  func start(_ sources: [Inner]) {
    runningCount = sources.count
    isSourceOver = true
    for source in sources { subscribe(to: source) }
    lock.withLock { completeIfOver() }
  }

  private func subscribe(to inner: Inner) {
    let observer = MergeInner(self)
    guard let key = inners.insert(observer) else { return }
    observer.key = key
    observer.attach(to: inner.asObservable())
  }

  fileprivate func innerDidComplete(_ key: CompositeDisposable.DisposeKey?) {
    // Disposed outside the lock as well: what an inner sequence does on its disposal may wait for another thread.
    if let key { inners.remove(for: key) }
    let next: Inner? = lock.withLock {
      if let next = waiting.dequeue() { return next }
      runningCount -= 1
      completeIfOver()
      return nil
    }
    if let next { subscribe(to: next) }
  }

  private func completeIfOver() {
    if isSourceOver, runningCount == 0 { complete() }
  }

  override func didDispose() {
    inners.dispose()
  }
}

private final class MergeInner<Source, Inner: ObservableConvertibleType>: Subscriber<Inner.Element> {
  private let sink: MergeSink<Source, Inner>
  var key: CompositeDisposable.DisposeKey?

  init(_ sink: MergeSink<Source, Inner>) {
    self.sink = sink
  }

  override func onNext(_ element: Inner.Element) {
    sink.lock.withLock { sink.forward(element) }
  }

  override func onError(_ error: Swift.Error) {
    sink.lock.withLock { sink.fail(error) }
  }

  override func onCompleted() {
    sink.innerDidComplete(key)
  }
}
