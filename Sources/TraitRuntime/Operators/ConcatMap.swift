extension ObservableType {
  /// The elements of the sequences that `selector` makes, one sequence after the other.
  public func concatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    lift { MergeSink($0, limit: 1, selector: selector) }
  }
}
