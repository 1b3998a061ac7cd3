extension ObservableType {
  /// The sequence, or `other` if it completes without an element.
  public func ifEmpty(switchTo other: Observable<Element>) -> Observable<Element> {
    lift { SwitchIfEmptySink($0, other) }
  }
}

private final class SwitchIfEmptySink<Element>: Sink<Element, Element> {
  private let other: Observable<Element>
  private let replacement = SingleAssignmentDisposable()
  private var isEmpty = true

  init(_ observer: ObserverBase<Element>, _ other: Observable<Element>) {
    self.other = other
    super.init(observer)
  }

  override func onNext(_ element: Element) {
    isEmpty = false
    forward(element)
  }

  override func onCompleted() {
    guard isEmpty else { return complete() }
    let passing = Passing(self)
    replacement.setDisposable(passing)
    passing.attach(to: other)
  }

  override func didDispose() {
    replacement.dispose()
  }
}
