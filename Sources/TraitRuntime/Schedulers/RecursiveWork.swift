/// Work that may ask to run again. Disposing it cancels the run that is scheduled and lets no other follow.
final class RecursiveWork<State>: DisposeBase, Disposable {
  typealias Action = (_ state: State, _ recurse: (State) -> Void) -> Void

  private let scheduler: ImmediateSchedulerType
  private let lock = RecursiveLock()
  private var action: Action?
  private let pending = CompositeDisposable()

  init(scheduler: ImmediateSchedulerType, action: @escaping Action) {
    self.scheduler = scheduler
    self.action = action
  }

  func schedule(_ state: State) {
    let run = ScheduledRun(in: pending)
    run.insert(
      scheduler.schedule(state) { state in
        run.finish()
        if !self.pending.isDisposed, let action = self.lock.withLock({ self.action }) {
          action(state, self.schedule)
        }
        return Disposables.create()
      }
    )
  }

  func dispose() {
    let action = lock.withLock {
      defer { self.action = nil }
      return self.action
    }
    pending.dispose()
    // What the closure holds may take this lock in its deinitializer: let go of it outside.
    _ = action
  }
}

/// The place of one scheduled run in a group: the run may finish before its disposable is known.
final class ScheduledRun {
  private let group: CompositeDisposable
  private let lock = RecursiveLock()
  private var key: CompositeDisposable.DisposeKey?
  private var isFinished = false

  init(in group: CompositeDisposable) {
    self.group = group
  }

  func insert(_ disposable: Disposable) {
    lock.withLock {
      if !isFinished { key = group.insert(disposable) }
    }
  }

  func finish() {
    let key = lock.withLock {
      isFinished = true
      return self.key
    }
    if let key { group.remove(for: key) }
  }
}
