extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
  /// Pairs each element with `obj`, which is not retained; completes at the first element after `obj` is gone.
  public func withUnretained<Object: AnyObject, Out>(
    _ obj: Object,
    resultSelector: @escaping (Object, Element) -> Out
  ) -> SharedSequence<SharingStrategy, Out> {
    SharedSequence(asObservable().withUnretained(obj, resultSelector: resultSelector))
  }

  /// Pairs each element with `obj`, which is not retained; completes at the first element after `obj` is gone.
  public func withUnretained<Object: AnyObject>(
    _ obj: Object
  ) -> SharedSequence<SharingStrategy, (Object, Element)> {
    withUnretained(obj) { ($0, $1) }
  }
}

// Declared so that the compiler can say what to write instead: the replayed element would retain the object.
extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
  /// Unavailable on a driver, which replays its last element and with it would keep the object alive.
  @available(*, unavailable, message: "a driver would keep the object alive; use drive(with:onNext:)")
  public func withUnretained<Object: AnyObject, Out>(
    _ obj: Object,
    resultSelector: @escaping (Object, Element) -> Out
  ) -> SharedSequence<SharingStrategy, Out> {
    SharedSequence(asObservable().withUnretained(obj, resultSelector: resultSelector))
  }

  /// Unavailable on a driver, which replays its last element and with it would keep the object alive.
  @available(*, unavailable, message: "a driver would keep the object alive; use drive(with:onNext:)")
  public func withUnretained<Object: AnyObject>(
    _ obj: Object
  ) -> SharedSequence<SharingStrategy, (Object, Element)> {
    SharedSequence(asObservable().withUnretained(obj) { ($0, $1) })
  }
}
