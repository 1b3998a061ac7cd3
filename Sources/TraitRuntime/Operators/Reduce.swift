extension ObservableType {
  /// What `mapResult` makes of the state at the end of the sequence.
  public func reduce<A, Result>(
    _ seed: A,
    accumulator: @escaping (A, Element) throws -> A,
    mapResult: @escaping (A) throws -> Result
  ) -> Observable<Result> {
    lift { ReduceSink($0, seed, accumulator, mapResult) }
  }

  /// The state at the end of the sequence.
  public func reduce<A>(_ seed: A, accumulator: @escaping (A, Element) throws -> A) -> Observable<A> {
    reduce(seed, accumulator: accumulator, mapResult: { $0 })
  }
}

private final class ReduceSink<Element, State, Result>: Sink<Element, Result> {
  private let accumulator: (State, Element) throws -> State
  private let mapResult: (State) throws -> Result
  private var state: State

  init(
    _ observer: ObserverBase<Result>,
    _ seed: State,
    _ accumulator: @escaping (State, Element) throws -> State,
    _ mapResult: @escaping (State) throws -> Result
  ) {
    self.accumulator = accumulator
    self.mapResult = mapResult
    state = seed
    super.init(observer)
  }

  override func onNext(_ element: Element) {
    do { state = try accumulator(state, element) } catch { fail(error) }
  }

  override func onCompleted() {
    do {
      forward(try mapResult(state))
      complete()
    } catch { fail(error) }
  }
}
