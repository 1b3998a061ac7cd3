/// A sequence that is also an observer: what is sent into it comes out of it.
public protocol SubjectType: ObservableType {
  /// The type of the observing side.
  associatedtype Observer: ObserverType

  /// The side that elements are sent into.
  func asObserver() -> Observer
}
