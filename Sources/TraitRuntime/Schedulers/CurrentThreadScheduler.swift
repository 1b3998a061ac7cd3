/// Runs work on the calling thread: at once if none is running, otherwise after the work that is running.
public class CurrentThreadScheduler: ImmediateSchedulerType, @unchecked Sendable {
  /// The scheduler of whatever thread calls it.
  public static let instance = CurrentThreadScheduler()

  /// Whether no work of this scheduler is running on this thread, so that new work would run at once.
  public static var isScheduleRequired: Bool {
    !ThreadState.current.isTrampolining
  }

  public func schedule<StateType>(_ state: StateType, action: @escaping (StateType) -> Disposable) -> Disposable {
    let thread = ThreadState.current
    guard thread.isTrampolining else {
      return thread.trampoline { action(state) }
    }
    let item = ScheduledItem(state: state, action: action)
    thread.enqueue(item)
    return item
  }
}

private final class ScheduledItem<State>: TrampolineItem, Disposable {
  private let state: State
  private let action: (State) -> Disposable
  private let disposable = SingleAssignmentDisposable()

  init(state: State, action: @escaping (State) -> Disposable) {
    self.state = state
    self.action = action
  }

  override func run() {
    if !disposable.isDisposed { disposable.setDisposable(action(state)) }
  }

  func dispose() {
    disposable.dispose()
  }
}
