// Each conversion hops first and catches afterwards, so that what replaces the error is delivered on the strategy's
// scheduler too (RxCocoa/Traits/SharedSequence/ObservableConvertibleType+SharedSequence.swift).
extension ObservableConvertibleType {
  /// A shared sequence that ends with `onErrorJustReturn` if the receiver fails.
  public func asSharedSequence<S>(
    sharingStrategy _: S.Type = S.self,
    onErrorJustReturn: Element
  ) -> SharedSequence<S, Element> {
    SharedSequence(asObservable().observe(on: S.scheduler).catchAndReturn(onErrorJustReturn))
  }

  /// A shared sequence that goes on with `onErrorDriveWith` if the receiver fails.
  public func asSharedSequence<S>(
    sharingStrategy _: S.Type = S.self,
    onErrorDriveWith: SharedSequence<S, Element>
  ) -> SharedSequence<S, Element> {
    asSharedSequence(onErrorRecover: { _ in onErrorDriveWith })
  }

  /// A shared sequence that goes on with what `onErrorRecover` makes of the error if the receiver fails.
  ///
  /// The closure runs on the strategy's scheduler.
  public func asSharedSequence<S>(
    sharingStrategy _: S.Type = S.self,
    onErrorRecover: @escaping (_ error: Swift.Error) -> SharedSequence<S, Element>
  ) -> SharedSequence<S, Element> {
    SharedSequence(asObservable().observe(on: S.scheduler).catch { onErrorRecover($0).asObservable() })
  }
}

extension SharedSequence {
  /// A shared sequence of a source that can't fail, but may deliver anywhere.
  init(neverFailing source: Observable<Element>) {
    self.init(source.observe(on: SharingStrategy.scheduler))
  }
}
