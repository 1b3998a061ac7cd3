extension ObservableConvertibleType {
  /// A signal that ends with `onErrorJustReturn` if the receiver fails.
  public func asSignal(onErrorJustReturn: Element) -> Signal<Element> {
    asSharedSequence(onErrorJustReturn: onErrorJustReturn)
  }

  /// A signal that goes on with `onErrorSignalWith` if the receiver fails.
  public func asSignal(onErrorSignalWith: Signal<Element>) -> Signal<Element> {
    asSharedSequence(onErrorDriveWith: onErrorSignalWith)
  }

  /// A signal that goes on with what `onErrorRecover`, called on main, makes of the error if the receiver fails.
  public func asSignal(onErrorRecover: @escaping (_ error: Swift.Error) -> Signal<Element>) -> Signal<Element> {
    asSharedSequence(onErrorRecover: onErrorRecover)
  }
}
