/// What ends a subscription, or frees another resource. Disposing again does nothing.
public protocol Disposable {
  /// Ends the subscription.
  func dispose()
}

/// A disposable that knows whether it was disposed.
public protocol Cancelable: Disposable {
  /// Whether `dispose()` was called.
  var isDisposed: Bool { get }
}

/// Makes disposables.
public struct Disposables {
  private init() {}
}

/// The base of the runtime's disposable classes, which counts those alive in debug builds.
public class DisposeBase {
  init() {
    #if DEBUG || TRACE_RESOURCES
      LiveObjects.add()
    #endif
  }

  #if DEBUG || TRACE_RESOURCES
    deinit { LiveObjects.remove() }
  #endif
}
