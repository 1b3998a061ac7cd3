extension ObservableType {
  /// The elements that no other follows for `dueTime`, sent on `scheduler`. The end sends what is pending first, on the
  /// source's thread; an error discards it.
  public func debounce(_ dueTime: RxTimeInterval, scheduler: SchedulerType) -> Observable<Element> {
    lift { DebounceSink($0, dueTime, scheduler) }
  }
}

private final class DebounceSink<Element>: Sink<Element, Element> {
  private let dueTime: RxTimeInterval
  private let scheduler: SchedulerType
  private let lock = RecursiveLock()
  private let timer = SerialDisposable()
  private var pending: Element?
  private var number: UInt64 = 0

  init(_ observer: ObserverBase<Element>, _ dueTime: RxTimeInterval, _ scheduler: SchedulerType) {
    self.dueTime = dueTime
    self.scheduler = scheduler
    super.init(observer)
  }

  override func onNext(_ element: Element) {
    lock.withLock {
      number += 1
      pending = element
      let current = number
      timer.schedule(on: scheduler, after: dueTime) { self.flush(current) }
    }
  }

  private func flush(_ current: UInt64) {
    lock.withLock {
      guard current == number else { return }
      flushPending()
    }
  }

  private func flushPending() {
    guard let element = pending.take() else { return }
    forward(element)
  }

  override func onError(_ error: Swift.Error) {
    lock.withLock {
      pending = nil
      fail(error)
    }
  }

  override func onCompleted() {
    lock.withLock {
      flushPending()
      complete()
    }
  }

  override func didDispose() {
    timer.dispose()
  }
}
