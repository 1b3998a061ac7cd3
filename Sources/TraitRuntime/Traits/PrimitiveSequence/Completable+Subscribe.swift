extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Swift.Never {
  /// Calls `observer` with the outcome.
  public func subscribe(_ observer: @escaping (CompletableEvent) -> Void) -> Disposable {
    subscribeToFirstEvent { event in
      switch event {
      case .error(let error): observer(.error(error))
      case .completed: observer(.completed)
      }
    }
  }

  /// Calls the closures with `object`, which is not retained, unless it is gone.
  public func subscribe<Object: AnyObject>(
    with object: Object,
    onCompleted: ((Object) -> Void)? = nil,
    onError: ((Object, Swift.Error) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil
  ) -> Disposable {
    subscribe(
      onCompleted: { [weak object] in if let object { onCompleted?(object) } },
      onError: { [weak object] error in if let object { onError?(object, error) } },
      onDisposed: { [weak object] in if let object { onDisposed?(object) } }
    )
  }

  /// Calls the closure of the outcome, then `onDisposed`; an error without a closure goes to the default handler.
  public func subscribe(
    onCompleted: (() -> Void)? = nil,
    onError: ((Swift.Error) -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> Disposable {
    let subscription = PrimitiveSubscription(onDisposed: onDisposed)
    return subscription.disposable(
      primitiveSequence.subscribe { (outcome: CompletableEvent) in
        switch outcome {
        case .error(let error): subscription.fail(error, onError)
        case .completed: subscription.end { onCompleted?() }
        }
      }
    )
  }
}
