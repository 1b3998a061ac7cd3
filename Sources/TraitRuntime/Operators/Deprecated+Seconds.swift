import Dispatch

// Until RxSwift 5.0 a span of time was a number of seconds; 6.0 removed these forms.
extension ObservableType {
  @available(*, deprecated, message: "use the form with RxTimeInterval")
  public func debounce(_ dueTime: TimeInterval, scheduler: SchedulerType) -> Observable<Element> {
    debounce(.whole(dueTime), scheduler: scheduler)
  }

  @available(*, deprecated, message: "use the form with RxTimeInterval")
  public func throttle(
    _ dueTime: TimeInterval,
    latest: Bool = true,
    scheduler: SchedulerType
  ) -> Observable<Element> {
    throttle(.whole(dueTime), latest: latest, scheduler: scheduler)
  }

  @available(*, deprecated, message: "use the form with RxTimeInterval")
  public func delay(_ dueTime: TimeInterval, scheduler: SchedulerType) -> Observable<Element> {
    delay(.whole(dueTime), scheduler: scheduler)
  }

  @available(*, deprecated, message: "use the form with RxTimeInterval")
  public func delaySubscription(
    _ dueTime: TimeInterval,
    scheduler: SchedulerType
  ) -> Observable<Element> {
    delaySubscription(.whole(dueTime), scheduler: scheduler)
  }

  @available(*, deprecated, message: "use the form with RxTimeInterval")
  public func timeout(_ dueTime: TimeInterval, scheduler: SchedulerType) -> Observable<Element> {
    timeout(.whole(dueTime), scheduler: scheduler)
  }

  @available(*, deprecated, message: "use the form with RxTimeInterval")
  public func timeout<Source: ObservableConvertibleType>(
    _ dueTime: TimeInterval,
    other: Source,
    scheduler: SchedulerType
  ) -> Observable<Element> where Element == Source.Element {
    timeout(.whole(dueTime), other: other, scheduler: scheduler)
  }

  @available(*, deprecated, message: "use the form with RxTimeInterval")
  public func skip(_ duration: TimeInterval, scheduler: SchedulerType) -> Observable<Element> {
    skip(.whole(duration), scheduler: scheduler)
  }

  @available(*, deprecated, message: "use take(for:scheduler:)")
  public func take(_ duration: TimeInterval, scheduler: SchedulerType) -> Observable<Element> {
    take(for: .whole(duration), scheduler: scheduler)
  }

  @available(*, deprecated, message: "use the form with RxTimeInterval")
  public func buffer(
    timeSpan: TimeInterval,
    count: Int,
    scheduler: SchedulerType
  ) -> Observable<[Element]> {
    buffer(timeSpan: .whole(timeSpan), count: count, scheduler: scheduler)
  }

  @available(*, deprecated, message: "use the form with RxTimeInterval")
  public func window(
    timeSpan: TimeInterval,
    count: Int,
    scheduler: SchedulerType
  ) -> Observable<Observable<Element>> {
    window(timeSpan: .whole(timeSpan), count: count, scheduler: scheduler)
  }
}

extension ObservableType where Element: RxAbstractInteger {
  @available(*, deprecated, message: "use the form with RxTimeInterval")
  public static func interval(_ period: TimeInterval, scheduler: SchedulerType) -> Observable<Element> {
    interval(.whole(period), scheduler: scheduler)
  }

  @available(*, deprecated, message: "use the form with RxTimeInterval")
  public static func timer(
    _ dueTime: TimeInterval,
    period: TimeInterval? = nil,
    scheduler: SchedulerType
  ) -> Observable<Element> {
    timer(.whole(dueTime), period: period.map(RxTimeInterval.whole), scheduler: scheduler)
  }
}

extension DispatchTimeInterval {
  /// The interval of so many seconds, to the millisecond as in RxSwift 5.
  fileprivate static func whole(_ seconds: TimeInterval) -> DispatchTimeInterval {
    .milliseconds(Int(seconds * 1000))
  }
}
