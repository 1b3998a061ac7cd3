import Synchronization

/// Disposes another disposable on a scheduler.
public final class ScheduledDisposable: Cancelable {
  /// Where the other one is disposed.
  public let scheduler: ImmediateSchedulerType

  private let disposed = Atomic<Bool>(false)
  private var disposable: Disposable?

  /// Wraps `disposable`.
  public init(scheduler: ImmediateSchedulerType, disposable: Disposable) {
    self.scheduler = scheduler
    self.disposable = disposable
  }

  public var isDisposed: Bool {
    disposed.load(ordering: .acquiring)
  }

  public func dispose() {
    _ = scheduler.schedule(self) { scheduled in
      scheduled.disposeNow()
      return Disposables.create()
    }
  }

  private func disposeNow() {
    guard !disposed.exchange(true, ordering: .acquiringAndReleasing) else { return }
    disposable?.dispose()
    disposable = nil
  }
}
