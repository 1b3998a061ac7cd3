// Every form checks the calling thread, in release builds too: a driver replays its last element to a new subscriber on
// the subscribing thread, so only this keeps the promise of delivery on main
// (RxCocoa/Traits/Driver/Driver+Subscription.swift).
private let offMain = "drive was called off the main thread, where its last element would be replayed"

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
  /// Sends every event to each of `observers`, with one subscription for all of them. Call it on main.
  public func drive<Observer: ObserverType>(_ observers: Observer...) -> Disposable
  where Observer.Element == Element {
    RuntimeEnvironment.requireMain(offMain)
    return asObservable().subscribe { event in observers.forEach { $0.on(event) } }
  }

  /// Sends every event, its element promoted to an optional, to each of `observers`. Call it on main.
  public func drive<Observer: ObserverType>(_ observers: Observer...) -> Disposable
  where Observer.Element == Element? {
    RuntimeEnvironment.requireMain(offMain)
    return asObservable().map(Optional.some).subscribe { event in observers.forEach { $0.on(event) } }
  }

  /// Calls the closures for the events; there is none for errors, since a driver has none. Call it on main.
  public func drive(
    onNext: ((Element) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> Disposable {
    RuntimeEnvironment.requireMain(offMain)
    return asObservable().subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Calls the closures with `object`, which is not retained, until it is gone. Call it on main.
  public func drive<Object: AnyObject>(
    with object: Object,
    onNext: ((Object, Element) -> Void)? = nil,
    onCompleted: ((Object) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil
  ) -> Disposable {
    RuntimeEnvironment.requireMain(offMain)
    return asObservable().subscribe(with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Runs the driver for its effects alone. Call it on main.
  public func drive() -> Disposable {
    drive(onNext: nil, onCompleted: nil, onDisposed: nil)
  }

  /// Hands the sequence to `transformation`, which subscribes to it, and returns what that returns. Call it on main.
  public func drive<Result>(_ transformation: (Observable<Element>) -> Result) -> Result {
    RuntimeEnvironment.requireMain(offMain)
    return transformation(asObservable())
  }

  /// Hands the sequence and then `curriedArgument` to `with`, which subscribes to it. Call it on main.
  public func drive<R1, R2>(_ with: (Observable<Element>) -> (R1) -> R2, curriedArgument: R1) -> R2 {
    RuntimeEnvironment.requireMain(offMain)
    return with(asObservable())(curriedArgument)
  }
}
