extension ObservableType {
  /// The elements of all sequences that `selector` makes of the elements, as they come.
  public func flatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    lift { MergeSink($0, limit: .max, selector: selector) }
  }
}
