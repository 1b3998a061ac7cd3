extension ObservableType {
  /// The last `count` elements, sent at the end of the sequence.
  public func takeLast(_ count: Int) -> Observable<Element> {
    precondition(count >= 0, "count can't be negative")
    return lift { TakeLastSink($0, count) }
  }
}

private final class TakeLastSink<Element>: Sink<Element, Element> {
  private let count: Int
  private var elements = Queue<Element>()

  init(_ observer: ObserverBase<Element>, _ count: Int) {
    self.count = count
    super.init(observer)
  }

  override func onNext(_ element: Element) {
    elements.enqueue(element)
    if elements.count > count { _ = elements.dequeue() }
  }

  override func onCompleted() {
    for element in elements.elements { forward(element) }
    complete()
  }
}
