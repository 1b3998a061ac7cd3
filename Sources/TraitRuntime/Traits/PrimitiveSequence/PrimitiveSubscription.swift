/// Calls a handler with the first event only.
///
/// An element already decides a single or a maybe: the completion behind it is not a second outcome.
final class FirstEventHandler<Element> {
  private var isDecided = false
  private let handler: (Event<Element>) -> Void

  init(_ handler: @escaping (Event<Element>) -> Void) {
    self.handler = handler
  }

  func on(_ event: Event<Element>) {
    if isDecided { return }
    isDecided = true
    handler(event)
  }
}

extension PrimitiveSequenceType {
  /// Subscribes a handler that gets exactly one event.
  func subscribeToFirstEvent(_ handler: @escaping (Event<Element>) -> Void) -> Disposable {
    primitiveSequence.source.subscribe(FirstEventHandler(handler).on)
  }
}

/// What the closure forms of `subscribe` share: an outcome disposes too, and an error without a closure goes to the
/// default handler with the place of the subscription.
struct PrimitiveSubscription {
  private let callStack = Hooks.recordCallStackOnError ? Hooks.customCaptureSubscriptionCallstack() : []
  private let disposed: Disposable

  init(onDisposed: (() -> Void)?) {
    disposed = onDisposed.map { Disposables.create(with: $0) } ?? Disposables.create()
  }

  /// Tells the outcome and then disposes.
  func end(_ tell: () -> Void) {
    tell()
    disposed.dispose()
  }

  /// Calls `onError`, or the default handler in its place, and then disposes.
  func fail(_ error: Swift.Error, _ onError: ((Swift.Error) -> Void)?) {
    if let onError {
      onError(error)
    } else {
      Hooks.defaultErrorHandler(callStack, error)
    }
    disposed.dispose()
  }

  /// What the caller disposes.
  func disposable(_ subscription: Disposable) -> Disposable {
    Disposables.create(subscription, disposed)
  }
}
