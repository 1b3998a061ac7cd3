extension ObservableConvertibleType {
  /// A sequence that ends with `element` if the receiver fails.
  public func asInfallible(onErrorJustReturn element: Element) -> Infallible<Element> {
    Infallible(asObservable().catchAndReturn(element))
  }

  /// A sequence that goes on with `infallible` if the receiver fails.
  public func asInfallible(onErrorFallbackTo infallible: Infallible<Element>) -> Infallible<Element> {
    asInfallible(onErrorRecover: { _ in infallible })
  }

  /// A sequence that goes on with what `onErrorRecover` makes of the error if the receiver fails.
  public func asInfallible(
    onErrorRecover: @escaping (Swift.Error) -> Infallible<Element>
  ) -> Infallible<Element> {
    Infallible(asObservable().catch { onErrorRecover($0).asObservable() })
  }
}
