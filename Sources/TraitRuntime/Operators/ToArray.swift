extension ObservableType {
  /// All elements at once, at the end of the sequence.
  public func toArray() -> Single<[Element]> {
    PrimitiveSequence(raw: lift { ToArraySink($0) })
  }
}

private final class ToArraySink<Element>: Sink<Element, [Element]> {
  private var elements: [Element] = []

  override func onNext(_ element: Element) {
    elements.append(element)
  }

  override func onCompleted() {
    forward(elements)
    complete()
  }
}
