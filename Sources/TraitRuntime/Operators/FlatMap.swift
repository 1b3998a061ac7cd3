extension ObservableType {
  /// The elements of all sequences that `selector` makes of the elements, as they come.
  public func flatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    lift { MergeSink($0, limit: .max, selector: selector) }
  }

  /// The elements of the sequences that `selector` makes. While one of them runs, elements are dropped.
  public func flatMapFirst<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    lift { MergeSink($0, limit: 1, dropsExcess: true, selector: selector) }
  }

  /// The elements of the sequences that `selector` makes, one sequence after the other.
  public func concatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    lift { MergeSink($0, limit: 1, selector: selector) }
  }
}
