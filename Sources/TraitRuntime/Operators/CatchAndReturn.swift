extension ObservableType {
  /// Ends with `element` when the source fails.
  public func catchAndReturn(_ element: Element) -> Observable<Element> {
    lift { CatchAndReturnSink($0, element) }
  }
}

private final class CatchAndReturnSink<Element>: Sink<Element, Element> {
  private let element: Element

  init(_ observer: ObserverBase<Element>, _ element: Element) {
    self.element = element
    super.init(observer)
  }

  override func onNext(_ element: Element) {
    forward(element)
  }

  override func onError(_ error: Swift.Error) {
    forward(element)
    complete()
  }
}
