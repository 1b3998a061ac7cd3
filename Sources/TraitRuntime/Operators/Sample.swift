extension ObservableType {
  /// The latest element, each time `sampler` sends one or completes, on its thread. Nothing if there is no new one and no
  /// `defaultValue`.
  public func sample(_ sampler: some ObservableType, defaultValue: Element? = nil) -> Observable<Element> {
    let source = asObservable()
    let sampler = sampler.asObservable()
    return Build { observer in
      let sink = SampleSink(observer, defaultValue)
      let other = Sampler(sink, of: sampler)
      sink.subscription.setDisposable(source.attach(sink))
      other.attach(to: sampler)
      sink.setUpstream(Disposables.create(sink.subscription, other))
      return sink
    }
  }
}

private final class SampleSink<Element>: Sink<Element, Element> {
  fileprivate let lock = RecursiveLock()
  fileprivate let subscription = SingleAssignmentDisposable()
  private let defaultValue: Element?
  private var latest: Element?
  private var isSourceOver = false

  init(_ observer: ObserverBase<Element>, _ defaultValue: Element?) {
    self.defaultValue = defaultValue
    super.init(observer)
  }

  override func onNext(_ element: Element) {
    lock.withLock { latest = element }
  }

  override func onError(_ error: Swift.Error) {
    lock.withLock { fail(error) }
  }

  // The last element is still due: the sequence ends with the next tick.
  override func onCompleted() {
    lock.withLock {
      isSourceOver = true
      subscription.dispose()
    }
  }

  func tick() {
    if let element = latest ?? defaultValue {
      latest = nil
      forward(element)
    }
    if isSourceOver { complete() }
  }
}

private final class Sampler<Element, Tick>: Subscriber<Tick> {
  private let sink: SampleSink<Element>

  init(_ sink: SampleSink<Element>, of sampler: Observable<Tick>) {
    self.sink = sink
  }

  override func onNext(_ element: Tick) {
    sink.lock.withLock { sink.tick() }
  }

  override func onError(_ error: Swift.Error) {
    sink.lock.withLock { sink.fail(error) }
  }

  override func onCompleted() {
    sink.lock.withLock { sink.tick() }
  }
}
