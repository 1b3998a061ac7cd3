/// The numbers that timers count with.
public typealias RxAbstractInteger = FixedWidthInteger

extension ObservableType where Element: RxAbstractInteger {
  /// 0, 1, 2 … every `period`, on `scheduler`.
  public static func interval(_ period: RxTimeInterval, scheduler: SchedulerType) -> Observable<Element> {
    timer(period, period: period, scheduler: scheduler)
  }

  /// 0 after `dueTime`, and if there is a `period`, 1, 2 … with it, on `scheduler`. Completes only without a period.
  public static func timer(
    _ dueTime: RxTimeInterval,
    period: RxTimeInterval? = nil,
    scheduler: SchedulerType
  ) -> Observable<Element> {
    Build { observer in
      let sink = SourceSink(observer)
      guard let period else {
        sink.setUpstream(
          scheduler.scheduleRelative((), dueTime: dueTime) { _ in
            sink.forward(0)
            sink.complete()
            return Disposables.create()
          }
        )
        return sink
      }
      // A concurrent scheduler may start a run before the one before it has ended.
      let lock = RecursiveLock()
      sink.setUpstream(
        scheduler.schedulePeriodic(0 as Element, startAfter: dueTime, period: period) { number in
          lock.withLock {
            sink.forward(number)
            return number &+ 1
          }
        }
      )
      return sink
    }
  }
}
