extension InfallibleType {
  /// Sends every element to each of `relays`, with one subscription for all of them.
  public func bind(to relays: PublishRelay<Element>...) -> Disposable {
    subscribe(onNext: { element in relays.forEach { $0.accept(element) } })
  }

  /// Sends every element, promoted to an optional, to each of `relays`, with one subscription for all of them.
  public func bind(to relays: PublishRelay<Element?>...) -> Disposable {
    subscribe(onNext: { element in relays.forEach { $0.accept(element) } })
  }

  /// Sends every element to each of `relays`, with one subscription for all of them.
  public func bind(to relays: BehaviorRelay<Element>...) -> Disposable {
    subscribe(onNext: { element in relays.forEach { $0.accept(element) } })
  }

  /// Sends every element, promoted to an optional, to each of `relays`, with one subscription for all of them.
  public func bind(to relays: BehaviorRelay<Element?>...) -> Disposable {
    subscribe(onNext: { element in relays.forEach { $0.accept(element) } })
  }

  /// Sends every element to each of `relays`, with one subscription for all of them.
  public func bind(to relays: ReplayRelay<Element>...) -> Disposable {
    subscribe(onNext: { element in relays.forEach { $0.accept(element) } })
  }

  /// Sends every element, promoted to an optional, to each of `relays`, with one subscription for all of them.
  public func bind(to relays: ReplayRelay<Element?>...) -> Disposable {
    subscribe(onNext: { element in relays.forEach { $0.accept(element) } })
  }
}
