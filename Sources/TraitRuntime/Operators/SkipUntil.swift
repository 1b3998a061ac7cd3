extension ObservableType {
  /// The elements from when `other` sends its first. If this sequence ends before, its end is not sent on either.
  public func skip(until other: some ObservableType) -> Observable<Element> {
    let source = asObservable()
    let other = other.asObservable()
    return Build { observer in
      let sink = SkipUntilSink(observer)
      let trigger = SkipUntilTrigger(sink, of: other)
      let subscription = source.attach(sink)
      trigger.attach(to: other)
      sink.setUpstream(Disposables.create(subscription, trigger))
      return sink
    }
  }
}

/// No `Sink`, because it can come to an end that its observer is not told of. Who observes holds what it observes until
/// the end, so this has to let go of the observer, or the two would keep each other.
private final class SkipUntilSink<Element>: Subscriber<Element> {
  private let lock = RecursiveLock()
  private var isOpen = false
  private var observer: ObserverBase<Element>?

  init(_ observer: ObserverBase<Element>) {
    self.observer = observer
  }

  func open() {
    lock.withLock { isOpen = true }
  }

  override func onNext(_ element: Element) {
    lock.withLock {
      if isOpen, !isDisposed { observer?.onNext(element) }
    }
  }

  override func onError(_ error: Swift.Error) {
    end { $0.onError(error) }
  }

  override func onCompleted() {
    end { if isOpen { $0.onCompleted() } }
  }

  private func end(_ tell: (ObserverBase<Element>) -> Void) {
    lock.withLock {
      let observer = observer
      self.observer = nil
      if !isDisposed, let observer { tell(observer) }
      dispose()
    }
  }
}

private final class SkipUntilTrigger<Element, Other>: Subscriber<Other> {
  private let sink: SkipUntilSink<Element>

  init(_ sink: SkipUntilSink<Element>, of other: Observable<Other>) {
    self.sink = sink
  }

  override func onNext(_ element: Other) {
    sink.open()
    dispose()
  }

  override func onError(_ error: Swift.Error) {
    sink.onError(error)
  }

  override func onCompleted() {
    dispose()
  }
}
