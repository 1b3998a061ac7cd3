extension InfallibleType {
  /// Combines each element with the newest one of `second`; elements before the first of `second` are dropped.
  public func withLatestFrom<Source: InfallibleType, ResultType>(
    _ second: Source,
    resultSelector: @escaping (Element, Source.Element) throws -> ResultType
  ) -> Infallible<ResultType> {
    Infallible<ResultType>(
      asObservable().withLatestFrom(second.asObservable(), resultSelector: resultSelector)
    )
  }

  /// Replaces each element by the newest one of `second`.
  public func withLatestFrom<Source: InfallibleType>(_ second: Source) -> Infallible<Source.Element> {
    withLatestFrom(second) { $1 }
  }

  /// Pairs each element with `obj`, which is not retained; completes at the first element after `obj` is gone.
  public func withUnretained<Object: AnyObject, Out>(
    _ obj: Object,
    resultSelector: @escaping (Object, Element) -> Out
  ) -> Infallible<Out> {
    Infallible<Out>(asObservable().withUnretained(obj, resultSelector: resultSelector))
  }

  /// Pairs each element with `obj`, which is not retained; completes at the first element after `obj` is gone.
  public func withUnretained<Object: AnyObject>(_ obj: Object) -> Infallible<(Object, Element)> {
    withUnretained(obj) { ($0, $1) }
  }
}
