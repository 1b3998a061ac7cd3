extension ObservableType {
  /// Sends everything to its observer on `scheduler`. What is above keeps its own threads.
  public func observe(on scheduler: ImmediateSchedulerType) -> Observable<Element> {
    if let serial = scheduler as? SerialDispatchQueueScheduler {
      return lift { ObserveOnSerialSink($0, serial) }
    }
    return lift { ObserveOnSink($0, scheduler) }
  }
}

/// For a queue that keeps order by itself: each event is one piece of work.
private final class ObserveOnSerialSink<Element>: Sink<Element, Element> {
  private let scheduler: SerialDispatchQueueScheduler

  init(_ observer: ObserverBase<Element>, _ scheduler: SerialDispatchQueueScheduler) {
    self.scheduler = scheduler
    super.init(observer)
  }

  override func onNext(_ element: Element) {
    scheduler.enqueue { self.forward(element) }
  }

  override func onError(_ error: Swift.Error) {
    scheduler.enqueue { self.fail(error) }
  }

  override func onCompleted() {
    scheduler.enqueue { self.complete() }
  }
}

/// For any scheduler: events queue here, and one piece of work at a time empties the queue.
private final class ObserveOnSink<Element>: Sink<Element, Element> {
  private let scheduler: ImmediateSchedulerType
  private let lock = RecursiveLock()
  private var queue = Queue<Event<Element>>()
  private var isRunning = false
  private let work = SerialDisposable()

  init(_ observer: ObserverBase<Element>, _ scheduler: ImmediateSchedulerType) {
    self.scheduler = scheduler
    super.init(observer)
  }

  override func onNext(_ element: Element) {
    enqueue(.next(element))
  }

  override func onError(_ error: Swift.Error) {
    enqueue(.error(error))
  }

  override func onCompleted() {
    enqueue(.completed)
  }

  private func enqueue(_ event: Event<Element>) {
    let shouldStart = lock.withLock {
      queue.enqueue(event)
      defer { isRunning = true }
      return !isRunning
    }
    if shouldStart { work.disposable = scheduler.scheduleRecursive((), action: run) }
  }

  private func run(_ state: Void, _ recurse: (()) -> Void) {
    guard let event = lock.withLock({ queue.dequeue() }) else { return }
    switch event {
    case .next(let element): forward(element)
    case .error(let error): return fail(error)
    case .completed: return complete()
    }
    let shouldContinue = lock.withLock {
      isRunning = !queue.isEmpty
      return isRunning
    }
    if shouldContinue { recurse(()) }
  }

  override func didDispose() {
    work.dispose()
  }
}
