import Dispatch

/// Work on a dispatch queue, for all schedulers that have one.
struct DispatchQueueWork: Sendable {
  let queue: DispatchQueue
  let leeway: DispatchTimeInterval

  func schedule<State>(_ state: State, action: @escaping (State) -> Disposable) -> Disposable {
    let cancel = SingleAssignmentDisposable()
    enqueue {
      if !cancel.isDisposed { cancel.setDisposable(action(state)) }
    }
    return cancel
  }

  /// Runs work that cannot be cancelled.
  func enqueue(_ work: @escaping () -> Void) {
    let work = UncheckedSendable(work)
    queue.async { work.value() }
  }

  func scheduleRelative<State>(
    _ state: State,
    dueTime: RxTimeInterval,
    action: @escaping (State) -> Disposable
  ) -> Disposable {
    let cancel = CompositeDisposable()
    let timer = QueueTimer(queue: queue)
    let work = UncheckedSendable {
      guard !cancel.isDisposed else { return }
      _ = cancel.insert(action(state))
      timer.dispose()
    }
    timer.start(deadline: .now() + dueTime, repeating: .never, leeway: leeway) { work.value() }
    _ = cancel.insert(timer)
    return cancel
  }

  func schedulePeriodic<State>(
    _ state: State,
    startAfter: RxTimeInterval,
    period: RxTimeInterval,
    action: @escaping (State) -> State
  ) -> Disposable {
    var state = state
    let timer = QueueTimer(queue: queue)
    let work = UncheckedSendable {
      if !timer.isDisposed { state = action(state) }
    }
    timer.start(deadline: .now() + startAfter, repeating: period, leeway: leeway) { work.value() }
    return timer
  }
}

/// A timer of a queue. The source lives until it is cancelled, and with it whatever its handler holds.
private final class QueueTimer: DisposeBase, Cancelable, @unchecked Sendable {
  private let source: DispatchSourceTimer

  init(queue: DispatchQueue) {
    source = DispatchSource.makeTimerSource(queue: queue)
  }

  var isDisposed: Bool {
    source.isCancelled
  }

  func start(
    deadline: DispatchTime,
    repeating interval: DispatchTimeInterval,
    leeway: DispatchTimeInterval,
    handler: @escaping @Sendable () -> Void
  ) {
    source.setEventHandler(handler: handler)
    source.schedule(deadline: deadline, repeating: interval, leeway: leeway)
    source.resume()
  }

  func dispose() {
    source.cancel()
  }
}
