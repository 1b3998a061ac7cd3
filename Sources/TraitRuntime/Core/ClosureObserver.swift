import Synchronization

/// The end of most chains: the observer and the disposable of `subscribe(onNext:…)` in one object.
final class ClosureObserver<Element>: ObserverBase<Element>, Disposable {
  private static var isAssigned: UInt8 { 1 }
  private static var isStopped: UInt8 { 2 }
  private static var isDisposed: UInt8 { 4 }
  private static var isFinished: UInt8 { 8 }
  private static var isOfSubject: UInt8 { 16 }

  private let state = Atomic<UInt8>(0)
  private var upstream: Disposable?
  private let onNextClosure: ((Element) -> Void)?
  private let onErrorClosure: ((Swift.Error) -> Void)?
  private let onCompletedClosure: (() -> Void)?
  private var onDisposedClosure: (() -> Void)?
  private let callStack: [String]

  init(
    onNext: ((Element) -> Void)?,
    onError: ((Swift.Error) -> Void)?,
    onCompleted: (() -> Void)?,
    onDisposed: (() -> Void)?
  ) {
    onNextClosure = onNext
    onErrorClosure = onError
    onCompletedClosure = onCompleted
    onDisposedClosure = onDisposed
    callStack = Hooks.recordCallStackOnError ? Hooks.customCaptureSubscriptionCallstack() : []
  }

  // Only a stop event silences the observer. A subject that is in the middle of sending still reaches an observer that
  // another observer has just disposed, as in RxSwift.
  override func onNext(_ element: Element) {
    if state.load(ordering: .relaxed) & Self.isStopped == 0 { onNextClosure?(element) }
  }

  override func onError(_ error: Swift.Error) {
    guard set(Self.isStopped) & Self.isStopped == 0 else { return }
    if let onErrorClosure {
      onErrorClosure(error)
    } else {
      Hooks.defaultErrorHandler(callStack, error)
    }
    finish()
    releaseUpstream()
  }

  override func onCompleted() {
    guard set(Self.isStopped) & Self.isStopped == 0 else { return }
    onCompletedClosure?()
    finish()
    releaseUpstream()
  }

  func setUpstream(_ disposable: Disposable) {
    upstream = disposable
    let before = set(Self.isAssigned | (disposable is SubjectSubscription ? Self.isOfSubject : 0))
    if before & Self.isDisposed != 0 {
      upstream = nil
      disposable.dispose()
    } else if before & Self.isStopped != 0 {
      releaseUpstream()
    }
  }

  func dispose() {
    let before = set(Self.isDisposed)
    if before & (Self.isDisposed | Self.isAssigned) == Self.isAssigned {
      let disposable = upstream
      upstream = nil
      disposable?.dispose()
    }
    finish()
  }

  private func finish() {
    guard set(Self.isFinished) & Self.isFinished == 0, let onDisposed = onDisposedClosure else { return }
    onDisposedClosure = nil
    onDisposed()
  }

  /// A sink that has stopped disposes itself; only the circle of references between it and this observer is left to
  /// break. A subject's subscription is no circle, and `dispose()` still has to reach it.
  private func releaseUpstream() {
    let relevant = state.load(ordering: .acquiring) & (Self.isAssigned | Self.isOfSubject)
    if relevant == Self.isAssigned, set(Self.isDisposed) & Self.isDisposed == 0 { upstream = nil }
  }

  private func set(_ bits: UInt8) -> UInt8 {
    state.bitwiseOr(bits, ordering: .acquiringAndReleasing).oldValue
  }
}

/// Hands events to a closure until one stops the sequence.
final class EventObserver<Element>: ObserverBase<Element> {
  private let isStopped = Atomic<Bool>(false)
  private let handler: (Event<Element>) -> Void

  init(_ handler: @escaping (Event<Element>) -> Void) {
    self.handler = handler
  }

  override func onNext(_ element: Element) {
    if !isStopped.load(ordering: .relaxed) { handler(.next(element)) }
  }

  override func onError(_ error: Swift.Error) {
    if !isStopped.exchange(true, ordering: .acquiringAndReleasing) { handler(.error(error)) }
  }

  override func onCompleted() {
    if !isStopped.exchange(true, ordering: .acquiringAndReleasing) { handler(.completed) }
  }
}
