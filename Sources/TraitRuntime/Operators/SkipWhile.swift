extension ObservableType {
  /// The elements from the first that does not satisfy `predicate`.
  public func skip(while predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    lift { SkipWhileSink($0, predicate) }
  }
}

private final class SkipWhileSink<Element>: Sink<Element, Element> {
  private let predicate: (Element) throws -> Bool
  private var isSkipping = true

  init(_ observer: ObserverBase<Element>, _ predicate: @escaping (Element) throws -> Bool) {
    self.predicate = predicate
    super.init(observer)
  }

  override func onNext(_ element: Element) {
    if isSkipping {
      do { isSkipping = try predicate(element) } catch { return fail(error) }
    }
    if !isSkipping { forward(element) }
  }
}
