extension ObservableType {
  /// Elements and completion `dueTime` later, on `scheduler`. An error goes at once, and discards what is under way.
  public func delay(_ dueTime: RxTimeInterval, scheduler: SchedulerType) -> Observable<Element> {
    lift { DelaySink($0, dueTime, scheduler) }
  }
}

private final class DelaySink<Element>: Sink<Element, Element> {
  private let dueTime: RxTimeInterval
  private let scheduler: SchedulerType
  private let lock = RecursiveLock()
  private let timer = SerialDisposable()
  private var queue = Queue<(arrival: Date, element: Element?)>()
  private var isTimerSet = false
  private var isSending = false
  private var error: Swift.Error?

  init(_ observer: ObserverBase<Element>, _ dueTime: RxTimeInterval, _ scheduler: SchedulerType) {
    self.dueTime = dueTime
    self.scheduler = scheduler
    super.init(observer)
  }

  override func onNext(_ element: Element) {
    enqueue(element)
  }

  override func onCompleted() {
    enqueue(nil)
  }

  override func onError(_ error: Swift.Error) {
    let shouldSend = lock.withLock {
      queue = Queue()
      self.error = error
      return !isSending
    }
    // An element that is being sent on another thread comes first; whoever sends it then sends the error.
    if shouldSend { fail(error) }
  }

  /// Takes in an element, or the completion.
  private func enqueue(_ element: Element?) {
    let shouldStart = lock.withLock {
      queue.enqueue((scheduler.now, element))
      defer { isTimerSet = true }
      return !isTimerSet
    }
    if shouldStart { timer.schedule(on: scheduler, after: dueTime) { self.sendFirst() } }
  }

  private func sendFirst() {
    let first: (arrival: Date, element: Element?)? = lock.withLock {
      guard error == nil else { return nil }
      isSending = true
      return queue.dequeue()
    }
    guard let first else { return }
    guard let element = first.element else { return complete() }
    forward(element)
    let (failure, next): (Swift.Error?, Date?) = lock.withLock {
      isSending = false
      isTimerSet = !queue.isEmpty
      return (self.error, queue.first?.arrival)
    }
    if let failure { return fail(failure) }
    guard let next else { return }
    let wait = dueTime.reduced(by: scheduler.now.timeIntervalSince(next))
    timer.schedule(on: scheduler, after: wait) { self.sendFirst() }
  }

  override func didDispose() {
    timer.dispose()
  }
}
