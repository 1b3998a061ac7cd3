// Nothing here checks a thread or handles an error: that is what `drive` has by its type.
extension ObservableType {
  /// Sends every event to each of `observers`, with one subscription for all of them.
  public func bind<Observer: ObserverType>(to observers: Observer...) -> Disposable
  where Observer.Element == Element {
    subscribe { event in observers.forEach { $0.on(event) } }
  }

  /// Sends every event, its element promoted to an optional, to each of `observers`.
  public func bind<Observer: ObserverType>(to observers: Observer...) -> Disposable
  where Observer.Element == Element? {
    map(Optional.some).subscribe { event in observers.forEach { $0.on(event) } }
  }

  /// Hands the sequence to `binder`, which subscribes to it, and returns what that returns.
  public func bind<Result>(to binder: (Self) -> Result) -> Result {
    binder(self)
  }

  /// Hands the sequence and then `curriedArgument` to `binder`, which subscribes to it.
  public func bind<R1, R2>(to binder: (Self) -> (R1) -> R2, curriedArgument: R1) -> R2 {
    binder(self)(curriedArgument)
  }

  /// Calls `onNext` with `object`, which is not retained, for every element until it is gone.
  ///
  /// An error stops a debug build and prints one line in a release build.
  public func bind<Object: AnyObject>(
    with object: Object,
    onNext: @escaping (Object, Element) -> Void
  ) -> Disposable {
    bind(onNext: { [weak object] element in
      guard let object else { return }
      onNext(object, element)
    })
  }

  /// Calls `onNext` for every element, on the thread it arrives on.
  ///
  /// An error stops a debug build and prints one line in a release build.
  public func bind(onNext: @escaping (Element) -> Void) -> Disposable {
    subscribe(onNext: onNext, onError: { RuntimeEnvironment.bindingError($0) })
  }
}
