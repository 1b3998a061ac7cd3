extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Swift.Never {
  /// Runs `second` when the receiver completed.
  public func andThen<Element>(_ second: Single<Element>) -> Single<Element> {
    Single<Element>(raw: andThen(second.source))
  }

  /// Runs `second` when the receiver completed.
  public func andThen<Element>(_ second: Maybe<Element>) -> Maybe<Element> {
    Maybe<Element>(raw: andThen(second.source))
  }

  /// Runs `second` when the receiver completed.
  public func andThen(_ second: Completable) -> Completable {
    Completable(raw: andThen(second.source))
  }

  /// Runs `second` when the receiver completed.
  public func andThen<Element>(_ second: Observable<Element>) -> Observable<Element> {
    let first = primitiveSequence.source
    return Build { observer in
      let sink = AndThenSink(observer, second)
      sink.run(first)
      return sink
    }
  }
}

private final class AndThenSink<Output>: SourceSink<Output> {
  private let second: Observable<Output>
  // One slot for both, so that the first, and what it retains, is let go when the second begins.
  private let current = SerialDisposable()

  init(_ observer: ObserverBase<Output>, _ second: Observable<Output>) {
    self.second = second
    super.init(observer)
  }

  func run(_ first: Observable<Never>) {
    let waiting = Waiting(self)
    current.disposable = waiting
    waiting.attach(to: first)
  }

  override func onCompleted() {
    if isDisposed { return }
    let passing = Passing(self)
    current.disposable = passing
    passing.attach(to: second)
  }

  override func didDispose() {
    current.dispose()
  }

  /// Observes the first sequence, which has no elements.
  private final class Waiting: Subscriber<Never> {
    private let sink: AndThenSink<Output>

    init(_ sink: AndThenSink<Output>) {
      self.sink = sink
    }

    override func onError(_ error: Swift.Error) {
      sink.fail(error)
    }

    override func onCompleted() {
      sink.onCompleted()
    }
  }
}
