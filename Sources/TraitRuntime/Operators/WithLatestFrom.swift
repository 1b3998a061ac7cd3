extension ObservableType {
  /// What `resultSelector` makes of each element and the latest of `second`. Nothing before `second` has sent one.
  public func withLatestFrom<Source: ObservableConvertibleType, ResultType>(
    _ second: Source,
    resultSelector: @escaping (Element, Source.Element) throws -> ResultType
  ) -> Observable<ResultType> {
    let first = asObservable()
    let second = second.asObservable()
    return Build { observer in
      let sink = WithLatestFromSink(observer, resultSelector)
      let other = WithLatestFromSecond(sink)
      other.attach(to: second)
      sink.setUpstream(Disposables.create(first.attach(sink), other))
      return sink
    }
  }

  /// The latest element of `second`, once for each element of this.
  public func withLatestFrom<Source: ObservableConvertibleType>(_ second: Source) -> Observable<Source.Element> {
    withLatestFrom(second) { $1 }
  }
}

private final class WithLatestFromSink<First, Second, Result>: Sink<First, Result> {
  private let resultSelector: (First, Second) throws -> Result
  fileprivate let lock = RecursiveLock()
  fileprivate var latest: Second?

  init(_ observer: ObserverBase<Result>, _ resultSelector: @escaping (First, Second) throws -> Result) {
    self.resultSelector = resultSelector
    super.init(observer)
  }

  override func onNext(_ element: First) {
    lock.withLock {
      guard let latest else { return }
      do { forward(try resultSelector(element, latest)) } catch { fail(error) }
    }
  }

  override func onError(_ error: Swift.Error) {
    lock.withLock { fail(error) }
  }

  override func onCompleted() {
    lock.withLock { complete() }
  }
}

private final class WithLatestFromSecond<First, Second, Result>: Subscriber<Second> {
  private let sink: WithLatestFromSink<First, Second, Result>

  init(_ sink: WithLatestFromSink<First, Second, Result>) {
    self.sink = sink
  }

  override func onNext(_ element: Second) {
    sink.lock.withLock { sink.latest = element }
  }

  override func onError(_ error: Swift.Error) {
    sink.lock.withLock { sink.fail(error) }
    dispose()
  }

  override func onCompleted() {
    dispose()
  }
}
