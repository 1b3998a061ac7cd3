/// Holds one disposable at a time; a new one disposes the old.
public final class SerialDisposable: DisposeBase, Cancelable {
  private let lock = RecursiveLock()
  private var current: Disposable?
  private var disposed = false

  /// Makes one that holds nothing.
  override public init() {}

  public var isDisposed: Bool {
    lock.withLock { disposed }
  }

  /// What is held now. Setting it disposes what was held before, or the new one if this is disposed.
  public var disposable: Disposable {
    get { lock.withLock { current ?? Disposables.create() } }
    set {
      let outdated: Disposable? = lock.withLock {
        if disposed { return newValue }
        defer { current = newValue }
        return current
      }
      outdated?.dispose()
    }
  }

  public func dispose() {
    let last: Disposable? = lock.withLock {
      disposed = true
      defer { current = nil }
      return current
    }
    last?.dispose()
  }
}
