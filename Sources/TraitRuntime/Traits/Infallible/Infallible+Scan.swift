extension InfallibleType {
  /// Changes a value, at first `seed`, with each element and emits it.
  public func scan<Seed>(
    into seed: Seed,
    accumulator: @escaping (inout Seed, Element) -> Void
  ) -> Infallible<Seed> {
    Infallible<Seed>(asObservable().scan(into: seed, accumulator: accumulator))
  }

  /// Emits, for each element, what `accumulator` makes of the value before it (at first `seed`) and the element.
  public func scan<Seed>(
    _ seed: Seed,
    accumulator: @escaping (Seed, Element) -> Seed
  ) -> Infallible<Seed> {
    Infallible<Seed>(asObservable().scan(seed, accumulator: accumulator))
  }

  /// Emits `element` first, on the subscribing thread.
  public func startWith(_ element: Element) -> Infallible<Element> {
    Infallible(asObservable().startWith(element))
  }
}
