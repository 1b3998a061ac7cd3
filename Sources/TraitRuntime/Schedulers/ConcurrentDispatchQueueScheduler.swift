import Dispatch

/// Runs work on a dispatch queue that may run several pieces at once.
public class ConcurrentDispatchQueueScheduler: SchedulerType, @unchecked Sendable {
  public typealias TimeInterval = Double
  public typealias Time = Date

  private let work: DispatchQueueWork

  /// Makes a scheduler of `queue`.
  public init(queue: DispatchQueue, leeway: DispatchTimeInterval = .nanoseconds(0)) {
    work = DispatchQueueWork(queue: queue, leeway: leeway)
  }

  /// Makes a scheduler with a concurrent queue of its own.
  public convenience init(qos: DispatchQoS, leeway: DispatchTimeInterval = .nanoseconds(0)) {
    let queue = DispatchQueue(label: "rxswift.queue.\(qos)", qos: qos, attributes: .concurrent)
    self.init(queue: queue, leeway: leeway)
  }

  public var now: Date {
    Date()
  }

  public final func schedule<StateType>(
    _ state: StateType,
    action: @escaping (StateType) -> Disposable
  ) -> Disposable {
    work.schedule(state, action: action)
  }

  public final func scheduleRelative<StateType>(
    _ state: StateType,
    dueTime: RxTimeInterval,
    action: @escaping (StateType) -> Disposable
  ) -> Disposable {
    work.scheduleRelative(state, dueTime: dueTime, action: action)
  }

  public func schedulePeriodic<StateType>(
    _ state: StateType,
    startAfter: RxTimeInterval,
    period: RxTimeInterval,
    action: @escaping (StateType) -> StateType
  ) -> Disposable {
    work.schedulePeriodic(state, startAfter: startAfter, period: period, action: action)
  }
}
