import Dispatch
import TraitRuntime

/// A dispatch queue of the world, under whose name a program's queues run: its own thread, the world's time.
public final class Queue {
  public nonisolated(unsafe) static let main = Queue(label: VirtualThreads.mainName)
  private let label: String

  public struct Attributes: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let concurrent = Attributes(rawValue: 1)
  }

  public init(label: String, qos: DispatchQoS = .unspecified, attributes: Attributes = []) { self.label = label }

  public static func global(qos: DispatchQoS.QoSClass = .default) -> Queue { Queue(label: "global \(qos)") }

  public func async(execute work: @escaping () -> Void) {
    let isMain = label == VirtualThreads.mainName
    World.current.schedule(on: label, after: isMain ? .zero : World.current.queueDelay, work)
  }

  public func asyncAfter(deadline: DispatchTime, execute work: @escaping () -> Void) {
    // The deadline was reckoned with the machine's clock a moment ago.
    let nanoseconds = deadline.uptimeNanoseconds.subtractingReportingOverflow(DispatchTime.now().uptimeNanoseconds)
    let delay = nanoseconds.overflow ? 0 : nanoseconds.partialValue
    World.current.schedule(on: label, after: .milliseconds(Int((delay + 500_000) / 1_000_000)), work)
  }

  public func sync<Result>(execute work: () throws -> Result) rethrows -> Result {
    try World.current.threads.perform(on: label, work)
  }
}

/// The schedulers of dispatch queues other than main's, on the world's threads.
public class QueueScheduler: SchedulerType {
  private let label: String

  public init(qos: DispatchQoS, leeway: DispatchTimeInterval = .nanoseconds(0)) { label = "global \(qos.qosClass)" }

  public init(queue: Queue, leeway: DispatchTimeInterval = .nanoseconds(0)) { label = "behind a queue" }

  public init(queue: Queue, internalSerialQueueName: String) { label = internalSerialQueueName }

  public init(internalSerialQueueName: String) { label = internalSerialQueueName }

  private var scheduler: VirtualThreadScheduler { World.current.threads.scheduler(label) }

  public var now: RxTime { scheduler.now }

  /// How long the next piece of work waits.
  fileprivate func nextDelay() -> Duration { World.current.queueDelay }

  public func schedule<State>(_ state: State, action: @escaping (State) -> any Disposable) -> any Disposable {
    let delay = nextDelay()
    if delay == .zero { return scheduler.schedule(state, action: action) }
    return scheduleRelative(state, dueTime: .milliseconds(Int(delay / .milliseconds(1))), action: action)
  }

  public func scheduleRelative<State>(
    _ state: State, dueTime: RxTimeInterval, action: @escaping (State) -> any Disposable
  ) -> any Disposable {
    scheduler.scheduleRelative(state, dueTime: dueTime, action: action)
  }
}

/// The scheduler of a concurrent queue, on which nothing waits for what came before it.
public final class ConcurrentQueueScheduler: QueueScheduler {
  fileprivate override func nextDelay() -> Duration { World.current.nextConcurrentDelay() }
}
