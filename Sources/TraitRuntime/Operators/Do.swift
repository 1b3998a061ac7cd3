extension ObservableType {
  /// The sequence itself, with a look at its events before and after they are sent on, and at its subscriptions.
  ///
  /// - Parameters:
  ///   - onSubscribe: called before the source is subscribed to.
  ///   - onSubscribed: called after it.
  ///   - onDispose: called once the subscription has ended, however it did.
  public func `do`(
    onNext: ((Element) throws -> Void)? = nil,
    afterNext: ((Element) throws -> Void)? = nil,
    onError: ((Swift.Error) throws -> Void)? = nil,
    afterError: ((Swift.Error) throws -> Void)? = nil,
    onCompleted: (() throws -> Void)? = nil,
    afterCompleted: (() throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil,
    onSubscribed: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> Observable<Element> {
    let source = asObservable()
    return Build { observer in
      onSubscribe?()
      let sink = DoSink(observer)
      sink.onNextClosure = onNext
      sink.afterNextClosure = afterNext
      sink.onErrorClosure = onError
      sink.afterErrorClosure = afterError
      sink.onCompletedClosure = onCompleted
      sink.afterCompletedClosure = afterCompleted
      let subscription = source.attach(sink)
      onSubscribed?()
      // `onDispose` goes by the subscription, not by the sink: it must not come before `onSubscribed`.
      if let onDispose {
        sink.setUpstream(
          Disposables.create {
            subscription.dispose()
            onDispose()
          }
        )
      } else {
        sink.setUpstream(subscription)
      }
      return sink
    }
  }
}

private final class DoSink<Element>: Sink<Element, Element> {
  var onNextClosure: ((Element) throws -> Void)?
  var afterNextClosure: ((Element) throws -> Void)?
  var onErrorClosure: ((Swift.Error) throws -> Void)?
  var afterErrorClosure: ((Swift.Error) throws -> Void)?
  var onCompletedClosure: (() throws -> Void)?
  var afterCompletedClosure: (() throws -> Void)?

  override func onNext(_ element: Element) {
    do {
      try onNextClosure?(element)
      forward(element)
      try afterNextClosure?(element)
    } catch { fail(error) }
  }

  override func onError(_ error: Swift.Error) {
    do {
      try onErrorClosure?(error)
      if !isDisposed { observer.onError(error) }
      try afterErrorClosure?(error)
      dispose()
    } catch { fail(error) }
  }

  override func onCompleted() {
    do {
      try onCompletedClosure?()
      if !isDisposed { observer.onCompleted() }
      try afterCompletedClosure?()
      dispose()
    } catch { fail(error) }
  }
}
