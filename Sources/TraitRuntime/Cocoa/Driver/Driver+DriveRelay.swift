// No form for a publish relay, as in RxCocoa: it has no state that a driver could drive.
extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
  /// Sends every element to each of `relays`, with one subscription for all of them. Call it on main.
  public func drive(_ relays: BehaviorRelay<Element>...) -> Disposable {
    drive(onNext: { element in relays.forEach { $0.accept(element) } })
  }

  /// Sends every element, promoted to an optional, to each of `relays`. Call it on main.
  public func drive(_ relays: BehaviorRelay<Element?>...) -> Disposable {
    drive(onNext: { element in relays.forEach { $0.accept(element) } })
  }

  /// Sends every element to each of `relays`, with one subscription for all of them. Call it on main.
  public func drive(_ relays: ReplayRelay<Element>...) -> Disposable {
    drive(onNext: { element in relays.forEach { $0.accept(element) } })
  }

  /// Sends every element, promoted to an optional, to each of `relays`. Call it on main.
  public func drive(_ relays: ReplayRelay<Element?>...) -> Disposable {
    drive(onNext: { element in relays.forEach { $0.accept(element) } })
  }
}
