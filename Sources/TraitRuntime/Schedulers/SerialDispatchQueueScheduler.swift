import Dispatch

/// Runs work on a serial dispatch queue. A queue that is passed in may be concurrent; a serial one is put before it.
public class SerialDispatchQueueScheduler: SchedulerType, @unchecked Sendable {
  public typealias TimeInterval = Double
  public typealias Time = Date

  let work: DispatchQueueWork
  /// A virtual world has another main thread than Dispatch's, so work for the main queue is sent there.
  private let isForMain: Bool

  init(serialQueue: DispatchQueue, leeway: DispatchTimeInterval = .nanoseconds(0)) {
    work = DispatchQueueWork(queue: serialQueue, leeway: leeway)
    isForMain = false
  }

  /// Makes a scheduler of the main queue, which can't be told from others by identity: it is wrapped anew at each use.
  init(forMain: Void) {
    work = DispatchQueueWork(queue: DispatchQueue.main, leeway: .nanoseconds(0))
    isForMain = true
  }

  /// Makes a scheduler with a serial queue of its own.
  public convenience init(
    internalSerialQueueName: String,
    serialQueueConfiguration: ((DispatchQueue) -> Void)? = nil,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    let queue = DispatchQueue(label: internalSerialQueueName)
    serialQueueConfiguration?(queue)
    self.init(serialQueue: queue, leeway: leeway)
  }

  /// Makes a scheduler with a serial queue before `queue`.
  public convenience init(
    queue: DispatchQueue,
    internalSerialQueueName: String,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    self.init(serialQueue: DispatchQueue(label: internalSerialQueueName, target: queue), leeway: leeway)
  }

  /// Makes a scheduler with a serial queue before the global one of a quality of service.
  public convenience init(
    qos: DispatchQoS,
    internalSerialQueueName: String = "rx.global_dispatch_queue.serial",
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    self.init(
      queue: DispatchQueue.global(qos: qos.qosClass),
      internalSerialQueueName: internalSerialQueueName,
      leeway: leeway
    )
  }

  public var now: Date {
    virtualMain?.mainScheduler.now ?? Date()
  }

  public final func schedule<StateType>(
    _ state: StateType,
    action: @escaping (StateType) -> Disposable
  ) -> Disposable {
    scheduleInternal(state, action: action)
  }

  func scheduleInternal<StateType>(
    _ state: StateType,
    action: @escaping (StateType) -> Disposable
  ) -> Disposable {
    if let virtualMain { return virtualMain.mainScheduler.schedule(state, action: action) }
    return work.schedule(state, action: action)
  }

  /// Runs work that cannot be cancelled, in order: the way of `observe(on:)`, which asks again at the other end whether
  /// it is still wanted.
  func enqueue(_ body: @escaping () -> Void) {
    if let virtualMain {
      _ = virtualMain.mainScheduler.schedule(()) {
        body()
        return Disposables.create()
      }
    } else {
      work.enqueue(body)
    }
  }

  public final func scheduleRelative<StateType>(
    _ state: StateType,
    dueTime: RxTimeInterval,
    action: @escaping (StateType) -> Disposable
  ) -> Disposable {
    if let virtualMain {
      return virtualMain.mainScheduler.scheduleRelative(state, dueTime: dueTime, action: action)
    }
    return work.scheduleRelative(state, dueTime: dueTime, action: action)
  }

  public func schedulePeriodic<StateType>(
    _ state: StateType,
    startAfter: RxTimeInterval,
    period: RxTimeInterval,
    action: @escaping (StateType) -> StateType
  ) -> Disposable {
    if let virtualMain {
      return virtualMain.mainScheduler.schedulePeriodic(state, startAfter: startAfter, period: period, action: action)
    }
    return work.schedulePeriodic(state, startAfter: startAfter, period: period, action: action)
  }

  private var virtualMain: RuntimeEnvironment? {
    isForMain ? RuntimeEnvironment.current : nil
  }
}
