extension ObservableType {
  /// The elements of the sequences that `selector` makes. While one of them runs, elements are dropped.
  public func flatMapFirst<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    lift { MergeSink($0, limit: 1, dropsExcess: true, selector: selector) }
  }
}
