// No form checks the calling thread: a signal replays nothing, so nothing can arrive on the subscribing thread.
extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
  /// Sends every event to each of `observers`, with one subscription for all of them.
  public func emit<Observer: ObserverType>(to observers: Observer...) -> Disposable
  where Observer.Element == Element {
    asObservable().subscribe { event in observers.forEach { $0.on(event) } }
  }

  /// Sends every event, its element promoted to an optional, to each of `observers`.
  public func emit<Observer: ObserverType>(to observers: Observer...) -> Disposable
  where Observer.Element == Element? {
    asObservable().map(Optional.some).subscribe { event in observers.forEach { $0.on(event) } }
  }

  /// Calls the closures for the events; there is none for errors, since a signal has none.
  public func emit(
    onNext: ((Element) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> Disposable {
    asObservable().subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Calls the closures with `object`, which is not retained, until it is gone.
  public func emit<Object: AnyObject>(
    with object: Object,
    onNext: ((Object, Element) -> Void)? = nil,
    onCompleted: ((Object) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil
  ) -> Disposable {
    asObservable().subscribe(with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Runs the signal for its effects alone.
  public func emit() -> Disposable {
    emit(onNext: nil, onCompleted: nil, onDisposed: nil)
  }
}
