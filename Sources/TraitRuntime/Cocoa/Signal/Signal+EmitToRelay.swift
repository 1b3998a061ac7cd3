extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
  /// Sends every element to each of `relays`, with one subscription for all of them.
  public func emit(to relays: BehaviorRelay<Element>...) -> Disposable {
    emit(onNext: { element in relays.forEach { $0.accept(element) } })
  }

  /// Sends every element, promoted to an optional, to each of `relays`.
  public func emit(to relays: BehaviorRelay<Element?>...) -> Disposable {
    emit(onNext: { element in relays.forEach { $0.accept(element) } })
  }

  /// Sends every element to each of `relays`, with one subscription for all of them.
  public func emit(to relays: PublishRelay<Element>...) -> Disposable {
    emit(onNext: { element in relays.forEach { $0.accept(element) } })
  }

  /// Sends every element, promoted to an optional, to each of `relays`.
  public func emit(to relays: PublishRelay<Element?>...) -> Disposable {
    emit(onNext: { element in relays.forEach { $0.accept(element) } })
  }

  /// Sends every element to each of `relays`, with one subscription for all of them.
  public func emit(to relays: ReplayRelay<Element>...) -> Disposable {
    emit(onNext: { element in relays.forEach { $0.accept(element) } })
  }

  /// Sends every element, promoted to an optional, to each of `relays`.
  public func emit(to relays: ReplayRelay<Element?>...) -> Disposable {
    emit(onNext: { element in relays.forEach { $0.accept(element) } })
  }
}
