import Dispatch
import Synchronization

/// Runs work on the main queue: at once if the caller is there and nothing of this scheduler is waiting, so that
/// elements keep their order.
public final class MainScheduler: SerialDispatchQueueScheduler, @unchecked Sendable {
  /// The scheduler that everybody shares.
  public static let instance = MainScheduler()

  /// Runs work on the main queue and never at once.
  public static let asyncInstance = SerialDispatchQueueScheduler(forMain: ())

  private let enqueuedCount = Atomic<Int>(0)

  /// Makes a scheduler with an order of its own.
  public init() {
    super.init(forMain: ())
  }

  /// Stops the program if the caller is not on the main queue.
  public static func ensureExecutingOnScheduler(errorMessage: String? = nil) {
    if let environment = RuntimeEnvironment.current {
      if !environment.isMain() { environment.reportViolation(errorMessage ?? offMainMessage) }
    } else if !MainThread.isMainQueue {
      rxFatalError(errorMessage ?? offMainMessage)
    }
  }

  /// Stops the program if the caller is not on the main thread.
  public static func ensureRunningOnMainThread(errorMessage: String? = nil) {
    RuntimeEnvironment.requireMain(errorMessage ?? "Running on background thread.")
  }

  private static var offMainMessage: String {
    "This has to run on the main queue: schedule it on `MainScheduler.instance`."
  }

  override func scheduleInternal<StateType>(
    _ state: StateType,
    action: @escaping (StateType) -> Disposable
  ) -> Disposable {
    let isFree = enter()
    if isFree {
      defer { leave() }
      return action(state)
    }
    let cancel = SingleAssignmentDisposable()
    super.enqueue {
      if !cancel.isDisposed { cancel.setDisposable(action(state)) }
      self.leave()
    }
    return cancel
  }

  override func enqueue(_ body: @escaping () -> Void) {
    if enter() {
      body()
      leave()
    } else {
      super.enqueue {
        body()
        self.leave()
      }
    }
  }

  /// Counts a piece of work in, and tells whether it may run at once.
  private func enter() -> Bool {
    if let environment = RuntimeEnvironment.current {
      return environment.enterMain(ObjectIdentifier(self)) && environment.isMain()
    }
    let before = enqueuedCount.wrappingAdd(1, ordering: .acquiringAndReleasing).oldValue
    return before == 0 && MainThread.isMainQueue
  }

  private func leave() {
    if let environment = RuntimeEnvironment.current {
      environment.leaveMain(ObjectIdentifier(self))
    } else {
      enqueuedCount.wrappingSubtract(1, ordering: .acquiringAndReleasing)
    }
  }
}
