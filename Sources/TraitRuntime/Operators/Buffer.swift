extension ObservableType {
  /// Arrays of elements: one whenever `count` have come, on the source's thread, or `timeSpan` has passed, on
  /// `scheduler`; empty if none came.
  public func buffer(timeSpan: RxTimeInterval, count: Int, scheduler: SchedulerType) -> Observable<[Element]> {
    let source = asObservable()
    return Build { observer in
      let sink = BufferSink<Element>(observer, timeSpan, count, scheduler)
      sink.setTimer()
      sink.attach(to: source)
      return sink
    }
  }
}

private final class BufferSink<Element>: Sink<Element, [Element]> {
  private let timeSpan: RxTimeInterval
  private let count: Int
  private let scheduler: SchedulerType
  private let lock = RecursiveLock()
  private let timer = SerialDisposable()
  private var elements: [Element] = []
  private var number: UInt64 = 0

  init(_ observer: ObserverBase<[Element]>, _ timeSpan: RxTimeInterval, _ count: Int, _ scheduler: SchedulerType) {
    self.timeSpan = timeSpan
    self.count = count
    self.scheduler = scheduler
    super.init(observer)
  }

  func setTimer() {
    let current = number
    timer.schedule(on: scheduler, after: timeSpan) {
      self.lock.withLock {
        if current == self.number { self.send() }
      }
    }
  }

  private func send() {
    number += 1
    let current = number
    let full = elements
    elements = []
    forward(full)
    // The observer may have caused the next array already, and with it a later timer.
    if current == number, !isDisposed { setTimer() }
  }

  override func onNext(_ element: Element) {
    lock.withLock {
      elements.append(element)
      if elements.count == count { send() }
    }
  }

  override func onError(_ error: Swift.Error) {
    lock.withLock {
      elements = []
      fail(error)
    }
  }

  override func onCompleted() {
    lock.withLock {
      forward(elements)
      complete()
    }
  }

  override func didDispose() {
    timer.dispose()
  }
}
