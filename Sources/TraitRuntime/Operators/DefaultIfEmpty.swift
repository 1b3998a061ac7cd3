extension ObservableType {
  /// The sequence, or one element if it completes without any.
  public func ifEmpty(default: Element) -> Observable<Element> {
    lift { DefaultIfEmptySink($0, `default`) }
  }
}

private final class DefaultIfEmptySink<Element>: Sink<Element, Element> {
  private let element: Element
  private var isEmpty = true

  init(_ observer: ObserverBase<Element>, _ element: Element) {
    self.element = element
    super.init(observer)
  }

  override func onNext(_ element: Element) {
    isEmpty = false
    forward(element)
  }

  override func onCompleted() {
    if isEmpty { forward(element) }
    complete()
  }
}
