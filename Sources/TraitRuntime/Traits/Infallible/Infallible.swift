/// What can't fail, and so has the operators of ``Infallible``.
public protocol InfallibleType: ObservableConvertibleType {}

/// A sequence whose type says that it never fails; unlike a driver it promises neither a thread nor sharing.
///
/// The type is not proof: inner sequences that can fail and closures that throw are accepted by some operators, as in
/// RxSwift, and their error leaves through the sequence (RxSwift/Traits/Infallible/Infallible+Operators.swift).
public struct Infallible<Element>: InfallibleType {
  private let source: Observable<Element>

  /// Takes the word of the caller that `source` can't fail.
  init(_ source: Observable<Element>) {
    self.source = source
  }

  /// The same elements without the promise.
  public func asObservable() -> Observable<Element> {
    source
  }
}
