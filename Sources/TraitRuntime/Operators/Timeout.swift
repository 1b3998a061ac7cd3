extension ObservableType {
  /// Fails with `RxError.timeout`, on `scheduler`, when no event comes for `dueTime`.
  public func timeout(_ dueTime: RxTimeInterval, scheduler: SchedulerType) -> Observable<Element> {
    timeout(dueTime, other: Observable.error(RxError.timeout), scheduler: scheduler)
  }

  /// Goes over to `other`, on `scheduler`, when no event comes for `dueTime`.
  public func timeout<Source: ObservableConvertibleType>(
    _ dueTime: RxTimeInterval,
    other: Source,
    scheduler: SchedulerType
  ) -> Observable<Element> where Element == Source.Element {
    let source = asObservable()
    let other = other.asObservable()
    return Build { observer in
      let sink = TimeoutSink(observer, dueTime, other, scheduler)
      sink.start(source)
      return sink
    }
  }
}

private final class TimeoutSink<Element>: Sink<Element, Element> {
  private let dueTime: RxTimeInterval
  private let other: Observable<Element>
  private let scheduler: SchedulerType
  private let lock = RecursiveLock()
  private let subscription = SerialDisposable()
  private let timer = SerialDisposable()
  /// Counts the source's events: a timer that was set before the last one is out of date.
  private var eventCount: UInt64 = 0
  private var isTimedOut = false

  init(
    _ observer: ObserverBase<Element>,
    _ dueTime: RxTimeInterval,
    _ other: Observable<Element>,
    _ scheduler: SchedulerType
  ) {
    self.dueTime = dueTime
    self.other = other
    self.scheduler = scheduler
    super.init(observer)
  }

  func start(_ source: Observable<Element>) {
    let first = SingleAssignmentDisposable()
    subscription.disposable = first
    setTimer()
    first.setDisposable(source.attach(self))
    setUpstream(subscription)
  }

  private func setTimer() {
    let current = lock.withLock { eventCount }
    timer.schedule(on: scheduler, after: dueTime) { self.timeOut(current) }
  }

  private func timeOut(_ setAt: UInt64) {
    let isDue = lock.withLock {
      if setAt == eventCount { isTimedOut = true }
      return isTimedOut
    }
    guard isDue else { return }
    let passing = Passing(self)
    // In this order: if both begin with one share, the other joins its run before the first lets go of it.
    passing.attach(to: other)
    subscription.disposable = passing
  }

  /// Counts an event of the source, unless it comes too late.
  private func isInTime() -> Bool {
    lock.withLock {
      if !isTimedOut { eventCount += 1 }
      return !isTimedOut
    }
  }

  override func onNext(_ element: Element) {
    guard isInTime() else { return }
    forward(element)
    if !isDisposed { setTimer() }
  }

  override func onError(_ error: Swift.Error) {
    if isInTime() { fail(error) }
  }

  override func onCompleted() {
    if isInTime() { complete() }
  }

  override func didDispose() {
    timer.dispose()
  }
}
