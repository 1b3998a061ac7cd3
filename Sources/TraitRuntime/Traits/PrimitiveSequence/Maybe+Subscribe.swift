extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// Calls `observer` with the outcome.
  public func subscribe(_ observer: @escaping (MaybeEvent<Element>) -> Void) -> Disposable {
    subscribeToFirstEvent { event in
      switch event {
      case .next(let element): observer(.success(element))
      case .error(let error): observer(.error(error))
      case .completed: observer(.completed)
      }
    }
  }

  /// Calls the closures with `object`, which is not retained, unless it is gone.
  public func subscribe<Object: AnyObject>(
    with object: Object,
    onSuccess: ((Object, Element) -> Void)? = nil,
    onError: ((Object, Swift.Error) -> Void)? = nil,
    onCompleted: ((Object) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil
  ) -> Disposable {
    subscribe(
      onSuccess: { [weak object] element in if let object { onSuccess?(object, element) } },
      onError: { [weak object] error in if let object { onError?(object, error) } },
      onCompleted: { [weak object] in if let object { onCompleted?(object) } },
      onDisposed: { [weak object] in if let object { onDisposed?(object) } }
    )
  }

  /// Calls the closure of the outcome, then `onDisposed`; an error without a closure goes to the default handler.
  public func subscribe(
    onSuccess: ((Element) -> Void)? = nil,
    onError: ((Swift.Error) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> Disposable {
    let subscription = PrimitiveSubscription(onDisposed: onDisposed)
    return subscription.disposable(
      primitiveSequence.subscribe { (outcome: MaybeEvent<Element>) in
        switch outcome {
        case .success(let element): subscription.end { onSuccess?(element) }
        case .error(let error): subscription.fail(error, onError)
        case .completed: subscription.end { onCompleted?() }
        }
      }
    )
  }
}
