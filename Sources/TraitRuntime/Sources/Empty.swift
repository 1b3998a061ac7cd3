extension ObservableType {
  /// A sequence that completes without an element.
  public static func empty() -> Observable<Element> {
    Empty()
  }
}

private final class Empty<Element>: Observable<Element> {
  override func attach(_ observer: ObserverBase<Element>) -> Disposable {
    observer.onCompleted()
    return Disposables.create()
  }
}
