/// One subscription to one operator: observes the operator's source, sends to the operator's observer.
class Sink<Input, Output>: Subscriber<Input> {
  final let observer: ObserverBase<Output>

  init(_ observer: ObserverBase<Output>) {
    self.observer = observer
  }

  /// Sends an element, unless the subscription is disposed.
  @inline(__always)
  final func forward(_ element: Output) {
    if !isDisposed { observer.onNext(element) }
  }

  /// Sends the error and ends the subscription.
  final func fail(_ error: Swift.Error) {
    if !isDisposed { observer.onError(error) }
    dispose()
  }

  /// Sends the completion and ends the subscription.
  final func complete() {
    if !isDisposed { observer.onCompleted() }
    dispose()
  }

  override func onError(_ error: Swift.Error) {
    fail(error)
  }

  override func onCompleted() {
    complete()
  }
}

/// A subscription to a sequence that has no source of its own.
typealias SourceSink<Output> = Sink<Never, Output>
