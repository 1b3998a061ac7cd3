extension ObservableConvertibleType {
  /// The elements as an asynchronous sequence. Ending the iteration disposes the subscription.
  ///
  /// A subscription that is disposed without an end finishes the stream with `CancellationError`.
  public var values: AsyncThrowingStream<Element, any Error> {
    AsyncThrowingStream { continuation in
      var isFinished = false
      let subscription = asObservable().subscribe(
        onNext: { element in
          continuation.yield(UncheckedSendable(element).value)
        },
        onError: { error in
          isFinished = true
          continuation.finish(throwing: error)
        },
        onCompleted: {
          isFinished = true
          continuation.finish()
        },
        onDisposed: {
          if !isFinished { continuation.finish(throwing: CancellationError()) }
        }
      )
      let disposable = UncheckedSendable(subscription)
      continuation.onTermination = { termination in
        if case .cancelled = termination { disposable.value.dispose() }
      }
    }
  }
}
