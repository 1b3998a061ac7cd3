extension SharedSequenceConvertibleType {
  /// Combines each element with the newest one of `second`; elements before the first of `second` are dropped.
  public func withLatestFrom<SecondO: SharedSequenceConvertibleType, ResultType>(
    _ second: SecondO,
    resultSelector: @escaping (Element, SecondO.Element) -> ResultType
  ) -> SharedSequence<SharingStrategy, ResultType> where SecondO.SharingStrategy == SharingStrategy {
    SharedSequence(asObservable().withLatestFrom(second.asSharedSequence(), resultSelector: resultSelector))
  }

  /// Replaces each element by the newest one of `second`, whose strategy may be another.
  public func withLatestFrom<SecondO: SharedSequenceConvertibleType>(
    _ second: SecondO
  ) -> SharedSequence<SharingStrategy, SecondO.Element> {
    SharedSequence(asObservable().withLatestFrom(second.asSharedSequence()))
  }
}
