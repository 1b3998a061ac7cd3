// No `scheduler:` here, unlike on an observable: the strategy's is the only one that keeps the delivery guarantee.
extension SharedSequenceConvertibleType {
  /// Passes on an element at once and then none for `dueTime`; with `latest`, the last one withheld follows.
  public func throttle(
    _ dueTime: RxTimeInterval,
    latest: Bool = true
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().throttle(dueTime, latest: latest, scheduler: SharingStrategy.scheduler))
  }

  /// Passes on an element when none followed it for `dueTime`.
  public func debounce(_ dueTime: RxTimeInterval) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().debounce(dueTime, scheduler: SharingStrategy.scheduler))
  }

  /// Passes on each element `dueTime` later.
  public func delay(_ dueTime: RxTimeInterval) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().delay(dueTime, scheduler: SharingStrategy.scheduler))
  }
}
