extension ObservableType {
  /// The state after each element; `accumulator` changes it in place.
  public func scan<A>(
    into seed: A,
    accumulator: @escaping (inout A, Element) throws -> Void
  ) -> Observable<A> {
    lift { ScanSink($0, seed, accumulator) }
  }

  /// The state after each element; `accumulator` makes it of the state before.
  public func scan<A>(_ seed: A, accumulator: @escaping (A, Element) throws -> A) -> Observable<A> {
    scan(into: seed) { state, element in
      state = try accumulator(state, element)
    }
  }
}

private final class ScanSink<Element, State>: Sink<Element, State> {
  private let accumulator: (inout State, Element) throws -> Void
  private var state: State

  init(
    _ observer: ObserverBase<State>,
    _ seed: State,
    _ accumulator: @escaping (inout State, Element) throws -> Void
  ) {
    self.accumulator = accumulator
    state = seed
    super.init(observer)
  }

  override func onNext(_ element: Element) {
    do {
      try accumulator(&state, element)
      forward(state)
    } catch { fail(error) }
  }
}
