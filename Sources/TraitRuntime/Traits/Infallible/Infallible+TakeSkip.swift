// A predicate that throws, or another sequence that fails, makes the result fail, as in RxSwift.
extension InfallibleType {
  /// Completes when `other` emits.
  public func take(until other: some InfallibleType) -> Infallible<Element> {
    Infallible(asObservable().take(until: other.asObservable()))
  }

  /// Completes when `other` emits.
  public func take(until other: some ObservableType) -> Infallible<Element> {
    Infallible(asObservable().take(until: other))
  }

  /// Completes at the first element for which `predicate` holds; with `.inclusive`, after it.
  public func take(
    until predicate: @escaping (Element) throws -> Bool,
    behavior: TakeBehavior = .exclusive
  ) -> Infallible<Element> {
    Infallible(asObservable().take(until: predicate, behavior: behavior))
  }

  /// Completes at the first element for which `predicate` does not hold; with `.inclusive`, after it.
  public func take(
    while predicate: @escaping (Element) throws -> Bool,
    behavior: TakeBehavior = .exclusive
  ) -> Infallible<Element> {
    Infallible(asObservable().take(while: predicate, behavior: behavior))
  }

  /// Completes after `count` elements.
  public func take(_ count: Int) -> Infallible<Element> {
    Infallible(asObservable().take(count))
  }

  /// Completes `duration` after the subscription.
  public func take(for duration: RxTimeInterval, scheduler: SchedulerType) -> Infallible<Element> {
    Infallible(asObservable().take(for: duration, scheduler: scheduler))
  }

  /// Drops elements up to the first for which `predicate` does not hold.
  public func skip(while predicate: @escaping (Element) throws -> Bool) -> Infallible<Element> {
    Infallible(asObservable().skip(while: predicate))
  }

  /// Drops elements until `other` emits.
  public func skip(until other: some ObservableType) -> Infallible<Element> {
    Infallible(asObservable().skip(until: other))
  }
}
