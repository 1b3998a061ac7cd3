import Synchronization

extension ObservableType {
  /// A sequence whose subscriptions call `subscribe` with their observer, which the closure may use on any thread.
  public static func create(_ subscribe: @escaping (AnyObserver<Element>) -> Disposable) -> Observable<Element> {
    Build { observer in
      let sink = CreateSink(observer)
      sink.setUpstream(subscribe(AnyObserver(sink)))
      return sink
    }
  }
}

/// Sees to it that nothing follows the end, whatever the closure does.
private final class CreateSink<Element>: Sink<Element, Element> {
  private let isStopped = Atomic<Bool>(false)

  override func onNext(_ element: Element) {
    if !isStopped.load(ordering: .relaxed) { forward(element) }
  }

  override func onError(_ error: Swift.Error) {
    if !isStopped.exchange(true, ordering: .acquiringAndReleasing) { fail(error) }
  }

  override func onCompleted() {
    if !isStopped.exchange(true, ordering: .acquiringAndReleasing) { complete() }
  }
}
