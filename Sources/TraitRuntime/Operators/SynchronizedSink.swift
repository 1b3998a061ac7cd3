/// Changes nothing, but lets something besides the source end the sequence, on another thread.
class SynchronizedSink<Element>: Sink<Element, Element> {
  final let lock = RecursiveLock()

  override func onNext(_ element: Element) {
    lock.withLock { forward(element) }
  }

  override func onError(_ error: Swift.Error) {
    lock.withLock { fail(error) }
  }

  override func onCompleted() {
    lock.withLock { complete() }
  }
}
