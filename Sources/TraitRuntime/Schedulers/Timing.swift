import Dispatch

extension SerialDisposable {
  /// Cancels what is pending here, and schedules `work` in its place.
  func schedule(on scheduler: SchedulerType, after dueTime: RxTimeInterval, _ work: @escaping () -> Void) {
    // In place before the scheduler is asked: the work may run, and schedule the next, before that call returns.
    let next = SingleAssignmentDisposable()
    disposable = next
    next.setDisposable(
      scheduler.scheduleRelative((), dueTime: dueTime) { _ in
        work()
        return Disposables.create()
      }
    )
  }
}

extension DispatchTimeInterval {
  /// The interval in seconds. `never` is infinite.
  var seconds: TimeInterval {
    switch self {
    case .seconds(let value): Double(value)
    case .milliseconds(let value): Double(value) / 1e3
    case .microseconds(let value): Double(value) / 1e6
    case .nanoseconds(let value): Double(value) / 1e9
    case .never: .infinity
    @unknown default: .infinity
    }
  }

  /// What is left of the interval after `elapsed` seconds, in the interval's own unit.
  func reduced(by elapsed: TimeInterval) -> DispatchTimeInterval {
    func rest(_ value: Int, unitsPerSecond: Double) -> Int {
      max(0, Int((Double(value) - elapsed * unitsPerSecond).rounded()))
    }
    return switch self {
    case .seconds(let value): .seconds(rest(value, unitsPerSecond: 1))
    case .milliseconds(let value): .milliseconds(rest(value, unitsPerSecond: 1e3))
    case .microseconds(let value): .microseconds(rest(value, unitsPerSecond: 1e6))
    case .nanoseconds(let value): .nanoseconds(rest(value, unitsPerSecond: 1e9))
    case .never: .never
    @unknown default: self
    }
  }
}

extension Date {
  func adding(_ interval: DispatchTimeInterval) -> Date {
    if case .never = interval { return .distantFuture }
    return addingTimeInterval(interval.seconds)
  }
}
