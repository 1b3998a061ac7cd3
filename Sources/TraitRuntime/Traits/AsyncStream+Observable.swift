extension ObservableConvertibleType {
  /// The elements as an asynchronous sequence that can't fail; ending the iteration disposes the subscription.
  ///
  /// An error ends the stream too: a sequence that can't fail by its type has nobody to tell.
  func asyncStream() -> AsyncStream<Element> {
    AsyncStream { continuation in
      let subscription = asObservable().subscribe(
        onNext: { element in
          let element = UncheckedSendable(element)
          continuation.yield(element.value)
        },
        onError: { _ in continuation.finish() },
        onCompleted: { continuation.finish() }
      )
      let disposable = UncheckedSendable(subscription)
      continuation.onTermination = { termination in
        if case .cancelled = termination { disposable.value.dispose() }
      }
    }
  }
}
