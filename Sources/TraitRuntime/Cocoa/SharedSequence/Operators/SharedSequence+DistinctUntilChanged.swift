extension SharedSequenceConvertibleType where Element: Equatable {
  /// Drops an element that equals the one before it.
  public func distinctUntilChanged() -> SharedSequence<SharingStrategy, Element> {
    distinctUntilChanged({ $0 }, comparer: ==)
  }
}

extension SharedSequenceConvertibleType {
  /// Drops an element whose key equals that of the one before it.
  public func distinctUntilChanged(
    _ keySelector: @escaping (Element) -> some Equatable
  ) -> SharedSequence<SharingStrategy, Element> {
    distinctUntilChanged(keySelector, comparer: ==)
  }

  /// Drops an element that is the same as the one before it, by `comparer`.
  public func distinctUntilChanged(
    _ comparer: @escaping (Element, Element) -> Bool
  ) -> SharedSequence<SharingStrategy, Element> {
    distinctUntilChanged({ $0 }, comparer: comparer)
  }

  /// Drops an element whose key is the same as that of the one before it, by `comparer`.
  public func distinctUntilChanged<K>(
    _ keySelector: @escaping (Element) -> K,
    comparer: @escaping (K, K) -> Bool
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().distinctUntilChanged(keySelector, comparer: comparer))
  }
}
