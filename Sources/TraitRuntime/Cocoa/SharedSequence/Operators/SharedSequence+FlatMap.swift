// The inner sequence must be shared too, for its thread and its errors become the result's. It may have another
// strategy: then the result has the inner one's.
extension SharedSequenceConvertibleType {
  /// Merges the sequences that `selector` makes of the elements.
  public func flatMap<Sharing, Result>(
    _ selector: @escaping (Element) -> SharedSequence<Sharing, Result>
  ) -> SharedSequence<Sharing, Result> {
    SharedSequence(asObservable().flatMap(selector))
  }

  /// Follows the sequence that `selector` makes of the newest element, and gives up the one before it.
  public func flatMapLatest<Sharing, Result>(
    _ selector: @escaping (Element) -> SharedSequence<Sharing, Result>
  ) -> SharedSequence<Sharing, Result> {
    let source: Observable<Result> = asObservable().flatMapLatest(selector)
    return SharedSequence(source)
  }

  /// Follows the sequence that `selector` makes of an element, and ignores elements until that one ends.
  public func flatMapFirst<Sharing, Result>(
    _ selector: @escaping (Element) -> SharedSequence<Sharing, Result>
  ) -> SharedSequence<Sharing, Result> {
    SharedSequence(asObservable().flatMapFirst(selector))
  }
}
