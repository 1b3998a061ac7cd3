private struct NopDisposable: Disposable {
  func dispose() {}
}

extension Disposables {
  /// A disposable that does nothing.
  public static func create() -> Disposable {
    NopDisposable()
  }
}
