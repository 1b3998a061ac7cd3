// No primary associated types: RxSwift has none, and `some ObservableType<Int>` would compile here alone.

/// A type that can be turned into a sequence.
public protocol ObservableConvertibleType {
  associatedtype Element

  /// The sequence that the value stands for.
  func asObservable() -> Observable<Element>
}

/// A type that is a sequence: it can be subscribed to, and every operator works on it.
public protocol ObservableType: ObservableConvertibleType {
  /// Subscribes `observer`; disposing the result ends the subscription.
  func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable where Observer.Element == Element
}

extension ObservableType {
  public func asObservable() -> Observable<Element> {
    Observable.create { observer in
      self.subscribe(observer)
    }
  }
}
