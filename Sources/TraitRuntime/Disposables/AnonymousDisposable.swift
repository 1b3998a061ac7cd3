import Synchronization

private final class AnonymousDisposable: DisposeBase, Cancelable {
  private let disposed = Atomic<Bool>(false)
  private var action: (() -> Void)?

  init(_ action: @escaping () -> Void) {
    self.action = action
  }

  var isDisposed: Bool {
    disposed.load(ordering: .acquiring)
  }

  func dispose() {
    guard !disposed.exchange(true, ordering: .acquiringAndReleasing) else { return }
    let action = action
    // The closure goes with its first call, and so does what it holds.
    self.action = nil
    action?()
  }
}

extension Disposables {
  /// A disposable that calls `dispose` once.
  public static func create(with dispose: @escaping () -> Void) -> Cancelable {
    AnonymousDisposable(dispose)
  }
}
