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

private final class SkipUntilSink<Element>: Sink<Element, Element> {
  fileprivate let lock = RecursiveLock()
  fileprivate var isOpen = false

  override func onNext(_ element: Element) {
    lock.withLock {
      if isOpen { forward(element) }
    }
  }

  override func onError(_ error: Swift.Error) {
    lock.withLock { fail(error) }
  }

  override func onCompleted() {
    lock.withLock {
      if isOpen { complete() } else { dispose() }
    }
  }
}

private final class SkipUntilTrigger<Element, Other>: Subscriber<Other> {
  private let sink: SkipUntilSink<Element>

  init(_ sink: SkipUntilSink<Element>, of other: Observable<Other>) {
    self.sink = sink
  }

  override func onNext(_ element: Other) {
    sink.lock.withLock { sink.isOpen = true }
    dispose()
  }

  override func onError(_ error: Swift.Error) {
    sink.lock.withLock { sink.fail(error) }
  }

  override func onCompleted() {
    dispose()
  }
}
