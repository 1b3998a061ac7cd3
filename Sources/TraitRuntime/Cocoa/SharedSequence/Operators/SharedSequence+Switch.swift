extension SharedSequenceConvertibleType where Element: SharedSequenceConvertibleType {
  /// Follows the newest inner sequence and gives up the one before it.
  public func switchLatest() -> SharedSequence<Element.SharingStrategy, Element.Element> {
    SharedSequence(asObservable().map { $0.asSharedSequence() }.switchLatest())
  }
}
