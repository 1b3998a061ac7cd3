extension ObservableType {
  /// Sequences of elements, one after the other: each ends when `count` have come or `timeSpan` has passed.
  public func window(
    timeSpan: RxTimeInterval,
    count: Int,
    scheduler: SchedulerType
  ) -> Observable<Observable<Element>> {
    let source = asObservable()
    return Build { observer in
      let sink = WindowSink<Element>(observer, timeSpan, count, scheduler)
      sink.start(source)
      return sink
    }
  }
}

private final class WindowSink<Element>: Sink<Element, Observable<Element>> {
  private let timeSpan: RxTimeInterval
  private let count: Int
  private let scheduler: SchedulerType
  private let lock = RecursiveLock()
  private let timer = SerialDisposable()
  private let group = CompositeDisposable()
  private let references: RefCountDisposable
  private var subject = PublishSubject<Element>()
  private var elementCount = 0
  private var number: UInt64 = 0

  init(
    _ observer: ObserverBase<Observable<Element>>,
    _ timeSpan: RxTimeInterval,
    _ count: Int,
    _ scheduler: SchedulerType
  ) {
    self.timeSpan = timeSpan
    self.count = count
    self.scheduler = scheduler
    references = RefCountDisposable(disposable: group)
    super.init(observer)
    _ = group.insert(timer)
  }

  func start(_ source: Observable<Element>) {
    forward(AddRef(subject, references))
    setTimer()
    // A window that is still observed keeps the source running after this subscription has ended.
    _ = group.insert(source.attach(self))
    setUpstream(references)
  }

  private func setTimer() {
    guard !timer.isDisposed else { return }
    let current = number
    timer.schedule(on: scheduler, after: timeSpan) { self.expire(current) }
  }

  private func expire(_ setAt: UInt64) {
    let isDue = lock.withLock {
      guard setAt == number else { return false }
      startWindow()
      return true
    }
    if isDue { setTimer() }
  }

  private func startWindow() {
    elementCount = 0
    number += 1
    subject.onCompleted()
    subject = PublishSubject()
    forward(AddRef(subject, references))
  }

  override func onNext(_ element: Element) {
    let isFull = lock.withLock {
      subject.onNext(element)
      elementCount += 1
      guard elementCount == count else { return false }
      startWindow()
      return true
    }
    if isFull { setTimer() }
  }

  override func onError(_ error: Swift.Error) {
    lock.withLock {
      subject.onError(error)
      fail(error)
    }
  }

  override func onCompleted() {
    lock.withLock {
      subject.onCompleted()
      complete()
    }
  }
}
