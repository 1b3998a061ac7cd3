/// What can become a ``SharedSequence``, and so has its operators.
public protocol SharedSequenceConvertibleType: ObservableConvertibleType {
  associatedtype SharingStrategy: SharingStrategyProtocol

  /// The sequence with its three guarantees in its type.
  func asSharedSequence() -> SharedSequence<SharingStrategy, Element>
}

extension SharedSequenceConvertibleType {
  /// The same elements without the guarantees in the type; they still hold, except for a subscriber off main that is
  /// replayed an element on its own thread.
  public func asObservable() -> Observable<Element> {
    asSharedSequence().asObservable()
  }
}
