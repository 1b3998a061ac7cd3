import Synchronization

/// A disposable that is disposed when it and everything retained from it are.
public final class RefCountDisposable: DisposeBase, Cancelable {
  private let lock = RecursiveLock()
  private var disposable: Disposable?
  private var isPrimaryDisposed = false
  private var count = 0

  /// Counts references to `disposable`.
  public init(disposable: Disposable) {
    self.disposable = disposable
  }

  public var isDisposed: Bool {
    lock.withLock { disposable == nil }
  }

  /// A reference: disposing it gives it up.
  public func retain() -> Disposable {
    lock.withLock {
      guard disposable != nil else { return Disposables.create() }
      count += 1
      return Reference(self)
    }
  }

  public func dispose() {
    takeIfUnused { isPrimaryDisposed = true }?.dispose()
  }

  fileprivate func release() {
    takeIfUnused { count -= 1 }?.dispose()
  }

  private func takeIfUnused(after change: () -> Void) -> Disposable? {
    lock.withLock {
      guard disposable != nil else { return nil }
      change()
      guard isPrimaryDisposed, count == 0 else { return nil }
      defer { disposable = nil }
      return disposable
    }
  }

  private final class Reference: DisposeBase, Disposable {
    private let parent: RefCountDisposable
    private let disposed = Atomic<Bool>(false)

    init(_ parent: RefCountDisposable) {
      self.parent = parent
    }

    func dispose() {
      if !disposed.exchange(true, ordering: .acquiringAndReleasing) { parent.release() }
    }
  }
}
