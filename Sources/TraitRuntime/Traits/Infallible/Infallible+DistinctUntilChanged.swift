// The closures may throw, as in RxSwift, and their error then leaves through the result.
extension InfallibleType where Element: Equatable {
  /// Drops an element that equals the one before it.
  public func distinctUntilChanged() -> Infallible<Element> {
    distinctUntilChanged({ $0 }, comparer: ==)
  }
}

extension InfallibleType {
  /// Drops an element whose key equals that of the one before it.
  public func distinctUntilChanged(
    _ keySelector: @escaping (Element) throws -> some Equatable
  ) -> Infallible<Element> {
    distinctUntilChanged(keySelector, comparer: ==)
  }

  /// Drops an element that is the same as the one before it, by `comparer`.
  public func distinctUntilChanged(
    _ comparer: @escaping (Element, Element) throws -> Bool
  ) -> Infallible<Element> {
    distinctUntilChanged({ $0 }, comparer: comparer)
  }

  /// Drops an element whose key is the same as that of the one before it, by `comparer`.
  public func distinctUntilChanged<K>(
    _ keySelector: @escaping (Element) throws -> K,
    comparer: @escaping (K, K) throws -> Bool
  ) -> Infallible<Element> {
    Infallible(asObservable().distinctUntilChanged(keySelector, comparer: comparer))
  }

  /// Drops an element whose property at `keyPath` equals that of the one before it.
  public func distinctUntilChanged(at keyPath: KeyPath<Element, some Equatable>) -> Infallible<Element> {
    distinctUntilChanged({ $0[keyPath: keyPath] }, comparer: ==)
  }
}
