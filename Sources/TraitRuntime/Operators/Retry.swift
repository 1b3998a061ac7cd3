extension ObservableType {
  /// Subscribes again whenever the source fails.
  public func retry() -> Observable<Element> {
    let source = asObservable()
    return TryInTurn { Series(AnyIterator { source }) }
  }

  /// Subscribes again when the source fails, up to `maxAttemptCount` times in all: `retry(1)` never does.
  public func retry(_ maxAttemptCount: Int) -> Observable<Element> {
    let source = asObservable()
    return TryInTurn { Series(Swift.repeatElement(source, count: maxAttemptCount)) }
  }
}
