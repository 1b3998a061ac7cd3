import Synchronization

/// Holds a disposable that is known only later. It can be set once; setting it after disposal disposes it.
public final class SingleAssignmentDisposable: DisposeBase, Cancelable {
  private static var isDisposedBit: UInt8 { 1 }
  private static var isAssignedBit: UInt8 { 2 }

  private let state = Atomic<UInt8>(0)
  private var disposable: Disposable?

  /// Makes one that holds nothing yet.
  override public init() {}

  public var isDisposed: Bool {
    state.load(ordering: .acquiring) & Self.isDisposedBit != 0
  }

  /// Sets what is disposed. Setting it twice stops the program.
  public func setDisposable(_ disposable: Disposable) {
    self.disposable = disposable
    let before = state.bitwiseOr(Self.isAssignedBit, ordering: .acquiringAndReleasing).oldValue
    precondition(before & Self.isAssignedBit == 0, "the disposable is set already")
    if before & Self.isDisposedBit != 0 {
      self.disposable = nil
      disposable.dispose()
    }
  }

  public func dispose() {
    let before = state.bitwiseOr(Self.isDisposedBit, ordering: .acquiringAndReleasing).oldValue
    guard before == Self.isAssignedBit else { return }
    let disposable = disposable
    self.disposable = nil
    disposable?.dispose()
  }
}
