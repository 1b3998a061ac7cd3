extension ObservableType {
  /// The elements that satisfy `predicate`.
  public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    lift { FilterSink($0, predicate) }
  }
}

private final class FilterSink<Element>: Sink<Element, Element> {
  private let predicate: (Element) throws -> Bool

  init(_ observer: ObserverBase<Element>, _ predicate: @escaping (Element) throws -> Bool) {
    self.predicate = predicate
    super.init(observer)
  }

  override func onNext(_ element: Element) {
    do {
      if try predicate(element) { forward(element) }
    } catch { fail(error) }
  }
}
