/// A receiver of events.
public protocol ObserverType {
  associatedtype Element

  /// Receives the next event of a sequence.
  func on(_ event: Event<Element>)
}

extension ObserverType {
  /// Receives an element.
  public func onNext(_ element: Element) {
    on(.next(element))
  }

  /// Receives the end of the sequence.
  public func onCompleted() {
    on(.completed)
  }

  /// Receives the failure of the sequence.
  public func onError(_ error: Swift.Error) {
    on(.error(error))
  }
}
