extension ObservableType {
  /// Only the element at `index`; `RxError.argumentOutOfRange` if there are not so many.
  public func element(at index: Int) -> Observable<Element> {
    precondition(index >= 0, "index can't be negative")
    return lift { ElementAtSink($0, index) }
  }
}

private final class ElementAtSink<Element>: Sink<Element, Element> {
  private var remaining: Int

  init(_ observer: ObserverBase<Element>, _ index: Int) {
    remaining = index
    super.init(observer)
  }

  override func onNext(_ element: Element) {
    let isWanted = remaining == 0
    remaining -= 1
    guard isWanted else { return }
    forward(element)
    complete()
  }

  override func onCompleted() {
    fail(RxError.argumentOutOfRange)
  }
}
