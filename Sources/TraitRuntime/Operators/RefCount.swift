extension ConnectableObservableType {
  /// A sequence that is connected while somebody is subscribed to it.
  public func refCount() -> Observable<Element> {
    RefCount(self)
  }
}

private final class RefCount<Source: ConnectableObservableType>: Producer<Source.Element> {
  private let source: Source
  private let observable: Observable<Source.Element>
  fileprivate let lock = RecursiveLock()
  fileprivate var count = 0
  fileprivate var connection: SingleAssignmentDisposable?
  /// Tells the subscribers of one connection from those of the next.
  fileprivate var generation: UInt64 = 0

  init(_ source: Source) {
    self.source = source
    observable = source.asObservable()
  }

  override func run(_ observer: ObserverBase<Source.Element>) -> Disposable {
    let sink = RefCountSink(observer, self)
    sink.attach(to: observable)
    // Connected only now, so that the first subscriber misses nothing.
    let connection: SingleAssignmentDisposable? = lock.withLock {
      guard sink.join() else { return nil }
      count += 1
      guard count == 1 else { return nil }
      let connection = SingleAssignmentDisposable()
      self.connection = connection
      return connection
    }
    connection?.setDisposable(source.connect())
    return sink
  }
}

private final class RefCountSink<Source: ConnectableObservableType>: Sink<Source.Element, Source.Element> {
  private let parent: RefCount<Source>
  private var generation: UInt64?

  init(_ observer: ObserverBase<Source.Element>, _ parent: RefCount<Source>) {
    self.parent = parent
    super.init(observer)
  }

  /// Counts this subscription in, unless it is over already. Called under the parent's lock.
  func join() -> Bool {
    guard !isDisposed else { return false }
    generation = parent.generation
    return true
  }

  override func onNext(_ element: Source.Element) {
    forward(element)
  }

  override func onError(_ error: Swift.Error) {
    endConnection()
    fail(error)
  }

  override func onCompleted() {
    endConnection()
    complete()
  }

  /// The source has ended for everybody: whoever comes next needs a new connection.
  private func endConnection() {
    let connection: SingleAssignmentDisposable? = parent.lock.withLock {
      guard parent.generation == generation else { return nil }
      parent.count = 0
      parent.generation += 1
      defer { parent.connection = nil }
      return parent.connection
    }
    connection?.dispose()
  }

  override func didDispose() {
    let connection: SingleAssignmentDisposable? = parent.lock.withLock {
      guard parent.generation == generation else { return nil }
      generation = nil
      parent.count -= 1
      guard parent.count == 0 else { return nil }
      defer { parent.connection = nil }
      return parent.connection
    }
    connection?.dispose()
  }
}
