import Dispatch

/// Runs work on the main queue: at once if the caller is there. Unlike `MainScheduler` it keeps no order between work
/// that runs at once and work that waits, which is right for subscribing and wrong for observing.
public final class ConcurrentMainScheduler: SchedulerType, @unchecked Sendable {
  public typealias TimeInterval = Double
  public typealias Time = Date

  /// The scheduler that everybody shares.
  public static let instance = ConcurrentMainScheduler()

  private let main = MainScheduler.asyncInstance

  private init() {}

  public var now: Date {
    main.now
  }

  public func schedule<StateType>(_ state: StateType, action: @escaping (StateType) -> Disposable) -> Disposable {
    let isMain = RuntimeEnvironment.current?.isMain() ?? MainThread.isMainQueue
    return isMain ? action(state) : main.schedule(state, action: action)
  }

  public final func scheduleRelative<StateType>(
    _ state: StateType,
    dueTime: RxTimeInterval,
    action: @escaping (StateType) -> Disposable
  ) -> Disposable {
    main.scheduleRelative(state, dueTime: dueTime, action: action)
  }

  public func schedulePeriodic<StateType>(
    _ state: StateType,
    startAfter: RxTimeInterval,
    period: RxTimeInterval,
    action: @escaping (StateType) -> StateType
  ) -> Disposable {
    main.schedulePeriodic(state, startAfter: startAfter, period: period, action: action)
  }
}
