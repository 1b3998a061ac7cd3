// The inner sequence may be one that fails, and its error then leaves through the result.
extension InfallibleType {
  /// Merges the sequences that `selector` makes of the elements.
  public func flatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) -> Source
  ) -> Infallible<Source.Element> {
    Infallible<Source.Element>(asObservable().flatMap(selector))
  }

  /// Follows the sequence that `selector` makes of the newest element, and gives up the one before it.
  public func flatMapLatest<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) -> Source
  ) -> Infallible<Source.Element> {
    Infallible<Source.Element>(asObservable().flatMapLatest(selector))
  }

  /// Follows the sequence that `selector` makes of an element, and ignores elements until that one ends.
  public func flatMapFirst<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) -> Source
  ) -> Infallible<Source.Element> {
    Infallible<Source.Element>(asObservable().flatMapFirst(selector))
  }

  /// Runs the sequences that `selector` makes of the elements one after the other.
  public func concatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) -> Source
  ) -> Infallible<Source.Element> {
    Infallible<Source.Element>(asObservable().concatMap(selector))
  }
}

extension ObservableType {
  /// Follows the infallible that `selector` makes of the newest element, and gives up the one before it.
  ///
  /// The result's type looks at the inner sequence alone, as in RxSwift: an error of the receiver passes.
  public func flatMapLatest<Source: InfallibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Infallible<Source.Element> {
    let source: Observable<Source.Element> = flatMapLatest { try selector($0).asObservable() }
    return Infallible<Source.Element>(source)
  }
}
