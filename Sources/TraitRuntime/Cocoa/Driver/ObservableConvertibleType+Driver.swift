extension ObservableConvertibleType {
  /// A driver that ends with `onErrorJustReturn` if the receiver fails.
  public func asDriver(onErrorJustReturn: Element) -> Driver<Element> {
    asSharedSequence(onErrorJustReturn: onErrorJustReturn)
  }

  /// A driver that goes on with `onErrorDriveWith` if the receiver fails.
  public func asDriver(onErrorDriveWith: Driver<Element>) -> Driver<Element> {
    asSharedSequence(onErrorDriveWith: onErrorDriveWith)
  }

  /// A driver that goes on with what `onErrorRecover`, called on main, makes of the error if the receiver fails.
  public func asDriver(onErrorRecover: @escaping (_ error: Swift.Error) -> Driver<Element>) -> Driver<Element> {
    asSharedSequence(onErrorRecover: onErrorRecover)
  }
}
