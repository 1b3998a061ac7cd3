extension ObservableType where Element: EventConvertible {
  /// The sequence that the elements, taken as events, tell of.
  public func dematerialize() -> Observable<Element.Element> {
    lift { DematerializeSink($0) }
  }
}

private final class DematerializeSink<Element: EventConvertible>: Sink<Element, Element.Element> {
  override func onNext(_ element: Element) {
    switch element.event {
    case .next(let element): forward(element)
    case .error(let error): fail(error)
    case .completed: complete()
    }
  }
}
