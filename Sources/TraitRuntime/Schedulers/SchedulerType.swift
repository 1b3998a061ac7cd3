import Dispatch

/// A span of time, as Dispatch measures it.
public typealias RxTimeInterval = DispatchTimeInterval

/// A point in time.
public typealias RxTime = Date

/// Runs work, now or later, here or elsewhere.
public protocol ImmediateSchedulerType {
  /// Runs `action` as soon as this scheduler can.
  ///
  /// - Returns: cancels the work if it has not run yet, and what it returned if it has.
  func schedule<StateType>(_ state: StateType, action: @escaping (StateType) -> Disposable) -> Disposable
}

/// A scheduler that also has a clock.
public protocol SchedulerType: ImmediateSchedulerType {
  /// The scheduler's time.
  var now: RxTime { get }

  /// Runs `action` after `dueTime`.
  ///
  /// - Returns: cancels the work if it has not run yet, and what it returned if it has.
  func scheduleRelative<StateType>(
    _ state: StateType,
    dueTime: RxTimeInterval,
    action: @escaping (StateType) -> Disposable
  ) -> Disposable

  /// Runs `action` after `startAfter` and then every `period`; each run makes the state of the next.
  ///
  /// - Returns: ends the series.
  func schedulePeriodic<StateType>(
    _ state: StateType,
    startAfter: RxTimeInterval,
    period: RxTimeInterval,
    action: @escaping (StateType) -> StateType
  ) -> Disposable
}

extension SchedulerType {
  /// Makes the series of single runs, for schedulers that have no timers.
  public func schedulePeriodic<StateType>(
    _ state: StateType,
    startAfter: RxTimeInterval,
    period: RxTimeInterval,
    action: @escaping (StateType) -> StateType
  ) -> Disposable {
    PeriodicWork(scheduler: self, period: period, state: state, action: action).start(after: startAfter)
  }
}

extension ImmediateSchedulerType {
  /// Runs `action`, which may ask to be run again with a new state.
  public func scheduleRecursive<State>(
    _ state: State,
    action: @escaping (_ state: State, _ recurse: (State) -> Void) -> Void
  ) -> Disposable {
    if self is CurrentThreadScheduler {
      let work = TrampolineRecursion(action: action)
      work.start(state)
      return work
    }
    let work = RecursiveWork(scheduler: self, action: action)
    work.schedule(state)
    return work
  }
}
