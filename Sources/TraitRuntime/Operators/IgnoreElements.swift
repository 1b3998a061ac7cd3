extension ObservableType {
  /// Only the end of the sequence.
  public func ignoreElements() -> Observable<Swift.Never> {
    lift { IgnoreElementsSink($0) }
  }
}

private final class IgnoreElementsSink<Element>: Sink<Element, Swift.Never> {
  override func onNext(_ element: Element) {}
}
