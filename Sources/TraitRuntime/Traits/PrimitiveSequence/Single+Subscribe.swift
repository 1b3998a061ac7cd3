extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Calls `observer` with the outcome; a single that completes without one stops a debug build.
  public func subscribe(_ observer: @escaping (SingleEvent<Element>) -> Void) -> Disposable {
    subscribeToFirstEvent { event in
      switch event {
      case .next(let element): observer(.success(element))
      case .error(let error): observer(.failure(error))
      case .completed: rxFatalErrorInDebug("A single completed without an element")
      }
    }
  }

  /// Calls the closures with `object`, which is not retained, unless it is gone.
  public func subscribe<Object: AnyObject>(
    with object: Object,
    onSuccess: ((Object, Element) -> Void)? = nil,
    onFailure: ((Object, Swift.Error) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil
  ) -> Disposable {
    subscribe(
      onSuccess: { [weak object] element in if let object { onSuccess?(object, element) } },
      onFailure: { [weak object] error in if let object { onFailure?(object, error) } },
      onDisposed: { [weak object] in if let object { onDisposed?(object) } }
    )
  }

  /// Calls the closure of the outcome, then `onDisposed`; an error without a closure goes to the default handler.
  public func subscribe(
    onSuccess: ((Element) -> Void)? = nil,
    onFailure: ((Swift.Error) -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> Disposable {
    let subscription = PrimitiveSubscription(onDisposed: onDisposed)
    return subscription.disposable(
      primitiveSequence.subscribe { (outcome: SingleEvent<Element>) in
        switch outcome {
        case .success(let element): subscription.end { onSuccess?(element) }
        case .failure(let error): subscription.fail(error, onFailure)
        }
      }
    )
  }
}
