extension ObservableType {
  /// A sequence that fails at once.
  public static func error(_ error: Swift.Error) -> Observable<Element> {
    Failing(error)
  }
}

private final class Failing<Element>: Observable<Element> {
  private let error: Swift.Error

  init(_ error: Swift.Error) {
    self.error = error
  }

  override func attach(_ observer: ObserverBase<Element>) -> Disposable {
    observer.onError(error)
    return Disposables.create()
  }
}
