/// A series of runs made of single ones. A run that takes longer than the period delays the next, but none is left out.
final class PeriodicWork<State>: DisposeBase, Disposable {
  private let scheduler: SchedulerType
  private let period: RxTimeInterval
  private let pending = CompositeDisposable()
  private let lock = RecursiveLock()
  private var ticksToRun = 0
  private var state: State
  private var action: ((State) -> State)?

  init(scheduler: SchedulerType, period: RxTimeInterval, state: State, action: @escaping (State) -> State) {
    self.scheduler = scheduler
    self.period = period
    self.state = state
    self.action = action
  }

  func start(after dueTime: RxTimeInterval) -> Disposable {
    scheduleTick(after: dueTime)
    return self
  }

  func dispose() {
    let action = lock.withLock {
      defer { self.action = nil }
      return self.action
    }
    pending.dispose()
    _ = action
  }

  private func scheduleTick(after dueTime: RxTimeInterval) {
    let run = ScheduledRun(in: pending)
    run.insert(
      scheduler.scheduleRelative((), dueTime: dueTime) { _ in
        run.finish()
        self.tick()
        return Disposables.create()
      }
    )
  }

  private func tick() {
    guard !pending.isDisposed else { return }
    // The next tick is set before this one is run, so that the series keeps its rhythm.
    scheduleTick(after: period)
    let isIdle = lock.withLock {
      ticksToRun += 1
      return ticksToRun == 1
    }
    if isIdle { runOnce() }
  }

  private func runOnce() {
    guard let action = lock.withLock({ action }) else { return }
    state = action(state)
    let isBehind = lock.withLock {
      ticksToRun -= 1
      return ticksToRun > 0
    }
    guard isBehind else { return }
    let run = ScheduledRun(in: pending)
    run.insert(
      scheduler.schedule(()) { _ in
        run.finish()
        self.runOnce()
        return Disposables.create()
      }
    )
  }
}
