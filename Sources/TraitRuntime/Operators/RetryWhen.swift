extension ObservableType {
  /// Subscribes again when the handler's sequence, which is given the errors, sends an element, and ends as it ends.
  /// Errors of another type than `Error` are passed on.
  public func retry<Error: Swift.Error>(
    when notificationHandler: @escaping (Observable<Error>) -> some ObservableType
  ) -> Observable<Element> {
    retryWhen(Error.self, cast: { $0 as? Error }, notificationHandler)
  }

  /// Subscribes again when the handler's sequence, which is given the errors, sends an element, and ends as it ends.
  public func retry(
    when notificationHandler: @escaping (Observable<Swift.Error>) -> some ObservableType
  ) -> Observable<Element> {
    retryWhen((any Swift.Error).self, cast: { $0 }, notificationHandler)
  }

  private func retryWhen<Failure>(
    _ type: Failure.Type,
    cast: @escaping (Swift.Error) -> Failure?,
    _ handler: @escaping (Observable<Failure>) -> some ObservableType
  ) -> Observable<Element> {
    let source = asObservable()
    return Build { observer in
      let sink = RetryWhenSink(observer, source, cast)
      let trigger = RetryTrigger(sink, of: handler(sink.errors.asObservable()).asObservable())
      sink.setUpstream(trigger)
      trigger.start()
      sink.moveOn()
      return sink
    }
  }
}

private final class RetryWhenSink<Element, Failure>: InTurnSink<Element> {
  let errors = PublishSubject<Failure>()
  private let cast: (Swift.Error) -> Failure?
  private let lock = RecursiveLock()
  private var isWaiting = false
  private var triggerEnd: Event<Void>?

  init(
    _ observer: ObserverBase<Element>,
    _ source: Observable<Element>,
    _ cast: @escaping (Swift.Error) -> Failure?
  ) {
    self.cast = cast
    super.init(observer, Series(AnyIterator { source }))
  }

  override func unroll(_ sequence: Observable<Element>) -> Series<Element>? {
    nil
  }

  override func makeObserver() -> Subscriber<Element> {
    Attempt(self)
  }

  func attemptDidFail(_ error: Swift.Error) {
    guard let failure = cast(error) else { return fail(error) }
    let end: Event<Void>? = lock.withLock {
      isWaiting = true
      return triggerEnd
    }
    if let end { return stop(end) }
    errors.onNext(failure)
  }

  func triggerDidFire() {
    let wasWaiting = lock.withLock {
      defer { isWaiting = false }
      return isWaiting
    }
    if wasWaiting { moveOn() }
  }

  /// A handler that ends while an attempt is running is heard only when that attempt has failed.
  func triggerDidEnd(_ end: Event<Void>) {
    let wasWaiting = lock.withLock {
      triggerEnd = end
      return isWaiting
    }
    if wasWaiting { stop(end) }
  }

  private func stop(_ end: Event<Void>) {
    if let error = end.error { fail(error) } else { complete() }
  }

  private final class Attempt: Subscriber<Element> {
    private let sink: RetryWhenSink<Element, Failure>

    init(_ sink: RetryWhenSink<Element, Failure>) {
      self.sink = sink
    }

    override func onNext(_ element: Element) {
      sink.forward(element)
    }

    override func onError(_ error: Swift.Error) {
      dispose()
      sink.attemptDidFail(error)
    }

    override func onCompleted() {
      sink.complete()
    }
  }
}

private final class RetryTrigger<Element, Failure, Signal>: Subscriber<Signal> {
  private let sink: RetryWhenSink<Element, Failure>
  private let signals: Observable<Signal>

  init(_ sink: RetryWhenSink<Element, Failure>, of signals: Observable<Signal>) {
    self.sink = sink
    self.signals = signals
  }

  func start() {
    attach(to: signals)
  }

  override func onNext(_ element: Signal) {
    sink.triggerDidFire()
  }

  override func onError(_ error: Swift.Error) {
    sink.triggerDidEnd(.error(error))
  }

  override func onCompleted() {
    sink.triggerDidEnd(.completed)
  }
}
