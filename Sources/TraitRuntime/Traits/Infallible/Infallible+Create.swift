extension Infallible {
  public typealias InfallibleObserver = (InfallibleEvent<Element>) -> Void

  /// A sequence that calls `subscribe` for each subscriber with a closure that takes its events.
  public static func create(
    subscribe: @escaping (@escaping InfallibleObserver) -> Disposable
  ) -> Infallible<Element> {
    Infallible(Observable.create { observer in subscribe { observer.on($0.event) } })
  }
}

extension InfallibleType {
  /// Emits `element` and completes, during the subscription.
  public static func just(_ element: Element) -> Infallible<Element> {
    Infallible(.just(element))
  }

  /// Emits `element` and completes, on `scheduler`.
  public static func just(_ element: Element, scheduler: ImmediateSchedulerType) -> Infallible<Element> {
    Infallible(.just(element, scheduler: scheduler))
  }

  /// Neither emits nor ends.
  public static func never() -> Infallible<Element> {
    Infallible(.never())
  }

  /// Completes during the subscription.
  public static func empty() -> Infallible<Element> {
    Infallible(.empty())
  }

  /// Calls `observableFactory` for each subscriber; fails if it throws.
  public static func deferred(
    _ observableFactory: @escaping () throws -> Infallible<Element>
  ) -> Infallible<Element> {
    Infallible(.deferred { try observableFactory().asObservable() })
  }
}

extension Infallible {
  /// Emits `elements` and completes.
  public static func of(
    _ elements: Element...,
    scheduler: ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Infallible<Element> {
    from(elements, scheduler: scheduler)
  }

  /// Emits the elements of `array` and completes.
  public static func from(
    _ array: [Element],
    scheduler: ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Infallible<Element> {
    Infallible(Observable.from(array, scheduler: scheduler))
  }

  /// Emits the elements of `sequence` and completes.
  public static func from<Sequence: Swift.Sequence>(
    _ sequence: Sequence,
    scheduler: ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Infallible<Element> where Sequence.Element == Element {
    Infallible(Observable.from(sequence, scheduler: scheduler))
  }
}
