import Synchronization

private final class BinaryDisposable: DisposeBase, Cancelable {
  private let disposed = Atomic<Bool>(false)
  private var first: Disposable?
  private var second: Disposable?

  init(_ first: Disposable, _ second: Disposable) {
    self.first = first
    self.second = second
  }

  var isDisposed: Bool {
    disposed.load(ordering: .acquiring)
  }

  func dispose() {
    guard !disposed.exchange(true, ordering: .acquiringAndReleasing) else { return }
    first?.dispose()
    second?.dispose()
    first = nil
    second = nil
  }
}

extension Disposables {
  /// A disposable that disposes both, in order.
  public static func create(_ disposable1: Disposable, _ disposable2: Disposable) -> Cancelable {
    BinaryDisposable(disposable1, disposable2)
  }
}
