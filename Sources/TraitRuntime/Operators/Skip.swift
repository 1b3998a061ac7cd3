extension ObservableType {
  /// The sequence without its first `count` elements.
  public func skip(_ count: Int) -> Observable<Element> {
    lift { SkipSink($0, count) }
  }

  /// The sequence without the elements of the first `duration` after subscribing.
  public func skip(_ duration: RxTimeInterval, scheduler: SchedulerType) -> Observable<Element> {
    let source = asObservable()
    return Build { observer in
      let sink = GatedSink(observer)
      let timer = scheduler.scheduleRelative((), dueTime: duration) { _ in
        sink.open()
        return Disposables.create()
      }
      sink.setUpstream(Disposables.create(timer, source.attach(sink)))
      return sink
    }
  }
}

private final class SkipSink<Element>: Sink<Element, Element> {
  private var remaining: Int

  init(_ observer: ObserverBase<Element>, _ count: Int) {
    remaining = count
    super.init(observer)
  }

  override func onNext(_ element: Element) {
    if remaining > 0 { remaining -= 1 } else { forward(element) }
  }
}
