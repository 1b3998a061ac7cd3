extension ObservableType {
  /// Each event as an element. An error is one too, and the sequence then completes.
  public func materialize() -> Observable<Event<Element>> {
    lift { MaterializeSink($0) }
  }
}

private final class MaterializeSink<Element>: Sink<Element, Event<Element>> {
  override func onNext(_ element: Element) {
    forward(.next(element))
  }

  override func onError(_ error: Swift.Error) {
    forward(.error(error))
    complete()
  }

  override func onCompleted() {
    forward(.completed)
    complete()
  }
}
