extension ObservableType {
  /// A sequence that says nothing, ever.
  public static func never() -> Observable<Element> {
    Never()
  }
}

private final class Never<Element>: Observable<Element> {
  override func attach(_ observer: ObserverBase<Element>) -> Disposable {
    Disposables.create()
  }
}
