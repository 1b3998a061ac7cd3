// An error that arrives here stops a debug build and prints one line in a release build, as in RxSwift
// (RxRelay/Observable+Bind.swift); the binding is over in both.
extension ObservableType {
  /// Sends every element to each of `relays`, with one subscription for all of them.
  public func bind(to relays: PublishRelay<Element>...) -> Disposable {
    forward(to: relays)
  }

  /// Sends every element, promoted to an optional, to each of `relays`, with one subscription for all of them.
  public func bind(to relays: PublishRelay<Element?>...) -> Disposable {
    map(Optional.some).forward(to: relays)
  }

  /// Sends every element to each of `relays`, with one subscription for all of them.
  public func bind(to relays: BehaviorRelay<Element>...) -> Disposable {
    forward(to: relays)
  }

  /// Sends every element, promoted to an optional, to each of `relays`, with one subscription for all of them.
  public func bind(to relays: BehaviorRelay<Element?>...) -> Disposable {
    map(Optional.some).forward(to: relays)
  }

  /// Sends every element to each of `relays`, with one subscription for all of them.
  public func bind(to relays: ReplayRelay<Element>...) -> Disposable {
    forward(to: relays)
  }

  /// Sends every element, promoted to an optional, to each of `relays`, with one subscription for all of them.
  public func bind(to relays: ReplayRelay<Element?>...) -> Disposable {
    map(Optional.some).forward(to: relays)
  }
}
