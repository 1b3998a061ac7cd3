extension ObservableType {
  /// The first `count` elements.
  public func take(_ count: Int) -> Observable<Element> {
    precondition(count >= 0, "count can't be negative")
    return count == 0 ? .empty() : lift { TakeSink($0, count) }
  }

  /// The elements of the first `duration` after subscribing.
  public func take(for duration: RxTimeInterval, scheduler: SchedulerType) -> Observable<Element> {
    let source = asObservable()
    return Build { observer in
      let sink = SynchronizedSink(observer)
      let timer = scheduler.scheduleRelative((), dueTime: duration) { _ in
        sink.lock.withLock { sink.complete() }
        return Disposables.create()
      }
      sink.setUpstream(Disposables.create(timer, source.attach(sink)))
      return sink
    }
  }
}

private final class TakeSink<Element>: Sink<Element, Element> {
  private var remaining: Int

  init(_ observer: ObserverBase<Element>, _ count: Int) {
    remaining = count
    super.init(observer)
  }

  override func onNext(_ element: Element) {
    guard remaining > 0 else { return }
    // Counted first: an observer may cause another element while it receives this one.
    remaining -= 1
    let isLast = remaining == 0
    forward(element)
    if isLast { complete() }
  }
}
