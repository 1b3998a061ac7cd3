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
    primitiveSequence.source.lift { AndThenSink($0, second: second) }
  }
}

private final class AndThenSink<Element>: Sink<Never, Element> {
  private let second: Observable<Element>
  private let secondSubscription = SingleAssignmentDisposable()

  init(_ observer: ObserverBase<Element>, second: Observable<Element>) {
    self.second = second
    super.init(observer)
  }

  override func onCompleted() {
    if isDisposed { return }
    secondSubscription.setDisposable(second.attach(SecondObserver(self)))
  }

  override func didDispose() {
    secondSubscription.dispose()
  }

  /// Passes the second sequence's events on to the sink's observer.
  private final class SecondObserver: ObserverBase<Element> {
    private let sink: AndThenSink<Element>

    init(_ sink: AndThenSink<Element>) {
      self.sink = sink
    }

    override func onNext(_ element: Element) { sink.forward(element) }
    override func onError(_ error: Swift.Error) { sink.fail(error) }
    override func onCompleted() { sink.complete() }
  }
}
