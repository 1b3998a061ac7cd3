// The spellings of RxSwift 5 that 6.0 renamed. They still compile there, with the same warning.
extension ObservableType {
  @available(*, deprecated, renamed: "catch(_:)")
  public func catchError(
    _ handler: @escaping (Swift.Error) throws -> Observable<Element>
  ) -> Observable<Element> {
    `catch`(handler)
  }

  @available(*, deprecated, renamed: "catchAndReturn(_:)")
  public func catchErrorJustReturn(_ element: Element) -> Observable<Element> {
    catchAndReturn(element)
  }

  @available(*, deprecated, renamed: "catch(sequence:)")
  public static func catchError<Sequence: Swift.Sequence>(
    _ sequence: Sequence
  ) -> Observable<Element> where Sequence.Element == Observable<Element> {
    `catch`(sequence: sequence)
  }

  @available(*, deprecated, renamed: "retry(when:)")
  public func retryWhen<Error: Swift.Error>(
    _ notificationHandler: @escaping (Observable<Error>) -> some ObservableType
  ) -> Observable<Element> {
    retry(when: notificationHandler)
  }

  @available(*, deprecated, renamed: "retry(when:)")
  public func retryWhen(
    _ notificationHandler: @escaping (Observable<Swift.Error>) -> some ObservableType
  ) -> Observable<Element> {
    retry(when: notificationHandler)
  }

  @available(*, deprecated, renamed: "observe(on:)")
  public func observeOn(_ scheduler: ImmediateSchedulerType) -> Observable<Element> {
    observe(on: scheduler)
  }

  @available(*, deprecated, renamed: "subscribe(on:)")
  public func subscribeOn(_ scheduler: ImmediateSchedulerType) -> Observable<Element> {
    subscribe(on: scheduler)
  }

  @available(*, deprecated, renamed: "element(at:)")
  public func elementAt(_ index: Int) -> Observable<Element> {
    element(at: index)
  }

  @available(*, deprecated, renamed: "skip(until:)")
  public func skipUntil(_ other: some ObservableType) -> Observable<Element> {
    skip(until: other)
  }

  @available(*, deprecated, renamed: "skip(while:)")
  public func skipWhile(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    skip(while: predicate)
  }

  @available(*, deprecated, renamed: "take(for:scheduler:)")
  public func take(_ duration: RxTimeInterval, scheduler: SchedulerType) -> Observable<Element> {
    take(for: duration, scheduler: scheduler)
  }

  @available(*, deprecated, renamed: "take(until:)")
  public func takeUntil(_ other: some ObservableType) -> Observable<Element> {
    take(until: other)
  }

  @available(*, deprecated, renamed: "take(until:behavior:)")
  public func takeUntil(
    _ behavior: TakeBehavior,
    predicate: @escaping (Element) throws -> Bool
  ) -> Observable<Element> {
    take(until: predicate, behavior: behavior)
  }

  @available(*, deprecated, renamed: "take(while:)")
  public func takeWhile(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    take(while: predicate)
  }
}
