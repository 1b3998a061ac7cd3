extension ObservableType {
  /// At most one element every `dueTime`: the first at once, on the source's thread, and then, if `latest`, the last of
  /// each interval on `scheduler`.
  public func throttle(
    _ dueTime: RxTimeInterval,
    latest: Bool = true,
    scheduler: SchedulerType
  ) -> Observable<Element> {
    lift { ThrottleSink($0, dueTime, latest: latest, scheduler) }
  }
}

private final class ThrottleSink<Element>: Sink<Element, Element> {
  private let dueTime: RxTimeInterval
  private let sendsLatest: Bool
  private let scheduler: SchedulerType
  private let lock = RecursiveLock()
  private let timer = SerialDisposable()
  private var pending: Element?
  private var lastSent: Date?
  private var isSourceOver = false

  init(_ observer: ObserverBase<Element>, _ dueTime: RxTimeInterval, latest: Bool, _ scheduler: SchedulerType) {
    self.dueTime = dueTime
    sendsLatest = latest
    self.scheduler = scheduler
    super.init(observer)
  }

  override func onNext(_ element: Element) {
    lock.withLock {
      guard let lastSent else { return send(element) }
      let wait = dueTime.reduced(by: scheduler.now.timeIntervalSince(lastSent))
      if wait.seconds == 0 { return send(element) }
      guard sendsLatest else { return }
      let isTimerSet = pending != nil
      pending = element
      if !isTimerSet { timer.schedule(on: scheduler, after: wait) { self.flush() } }
    }
  }

  private func send(_ element: Element) {
    pending = nil
    forward(element)
    // The observer's time counts: the pause is between the end of one delivery and the next.
    lastSent = scheduler.now
  }

  private func flush() {
    lock.withLock {
      if let pending { send(pending) }
      if isSourceOver { complete() }
    }
  }

  override func onError(_ error: Swift.Error) {
    lock.withLock {
      pending = nil
      fail(error)
    }
  }

  override func onCompleted() {
    lock.withLock {
      isSourceOver = true
      if pending == nil { complete() }
    }
  }

  override func didDispose() {
    timer.dispose()
  }
}
