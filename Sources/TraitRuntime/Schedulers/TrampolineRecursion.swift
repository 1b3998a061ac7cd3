import Synchronization

/// Work on a thread's trampoline that may ask to run again.
///
/// `of` and `from` send each element as a piece of work of its own. One object goes round for all of them, where the
/// general way makes several for each.
final class TrampolineRecursion<State>: TrampolineItem, Disposable {
  private let action: (_ state: State, _ recurse: (State) -> Void) -> Void
  private let disposed = Atomic<Bool>(false)
  private var states = Queue<State>()

  init(action: @escaping (_ state: State, _ recurse: (State) -> Void) -> Void) {
    self.action = action
  }

  /// Runs the work at once if nothing runs on this thread's trampoline, otherwise after what does.
  func start(_ state: State) {
    let thread = ThreadState.current
    states.enqueue(state)
    if thread.isTrampolining { thread.enqueue(self) } else { thread.trampoline { run() } }
  }

  override func run() {
    guard !disposed.load(ordering: .acquiring), let state = states.dequeue() else { return }
    action(state) { next in
      states.enqueue(next)
      ThreadState.current.enqueue(self)
    }
  }

  func dispose() {
    disposed.store(true, ordering: .releasing)
  }
}
