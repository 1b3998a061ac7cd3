extension SharedSequenceConvertibleType {
  /// Emits, for each element, what `accumulator` makes of the value before it (at first `seed`) and the element.
  public func scan<A>(
    _ seed: A,
    accumulator: @escaping (A, Element) -> A
  ) -> SharedSequence<SharingStrategy, A> {
    SharedSequence<SharingStrategy, A>(asObservable().scan(seed, accumulator: accumulator))
  }
}
