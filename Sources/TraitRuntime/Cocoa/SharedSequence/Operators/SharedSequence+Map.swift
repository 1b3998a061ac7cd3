extension SharedSequenceConvertibleType {
  /// Replaces each element by what `selector`, which can't throw, makes of it.
  public func map<Result>(
    _ selector: @escaping (Element) -> Result
  ) -> SharedSequence<SharingStrategy, Result> {
    SharedSequence(asObservable().map(selector))
  }

  /// Replaces each element by what `selector` makes of it and drops the `nil`s.
  public func compactMap<Result>(
    _ selector: @escaping (Element) -> Result?
  ) -> SharedSequence<SharingStrategy, Result> {
    SharedSequence(asObservable().compactMap(selector))
  }
}
