import Synchronization

/// An observer that owns the subscription it observes: one object is both.
///
/// The subscription can be set, and the subscriber disposed, in any order and on any threads; the subscription is then
/// disposed exactly once.
class Subscriber<Input>: ObserverBase<Input>, Cancelable {
  private static var isDisposedBit: UInt8 { 1 }
  private static var isAssignedBit: UInt8 { 2 }

  private let state = Atomic<UInt8>(0)
  private var upstream: Disposable?

  final var isDisposed: Bool {
    state.load(ordering: .acquiring) & Self.isDisposedBit != 0
  }

  /// Subscribes to `source`. To be called once.
  @inline(__always)
  final func attach(to source: Observable<Input>) {
    setUpstream(source.attach(self))
  }

  /// Owns `disposable`, and disposes it at once if this is disposed already. To be called once.
  final func setUpstream(_ disposable: Disposable) {
    upstream = disposable
    let before = state.bitwiseOr(Self.isAssignedBit, ordering: .acquiringAndReleasing).oldValue
    if before & Self.isDisposedBit != 0 {
      upstream = nil
      disposable.dispose()
    }
  }

  final func dispose() {
    let before = state.bitwiseOr(Self.isDisposedBit, ordering: .acquiringAndReleasing).oldValue
    guard before & Self.isDisposedBit == 0 else { return }
    if before & Self.isAssignedBit != 0 {
      let disposable = upstream
      upstream = nil
      disposable?.dispose()
    }
    didDispose()
  }

  /// Lets go of a source that has ended. Such a source has disposed itself, but it still holds this observer, and a
  /// subscriber that outlives the end without being disposed would close the circle.
  final func releaseUpstream() {
    let before = state.bitwiseOr(Self.isDisposedBit, ordering: .acquiringAndReleasing).oldValue
    if before & (Self.isDisposedBit | Self.isAssignedBit) == Self.isAssignedBit { upstream = nil }
  }

  /// Called once, after the subscription was disposed. For what else a subclass holds.
  func didDispose() {}
}
