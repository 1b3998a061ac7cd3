/// Sends each accepted element to whoever is subscribed at that moment, and never ends.
///
/// Elements are delivered on the thread that calls ``accept(_:)``.
public final class PublishRelay<Element>: ObservableType, Relay {
  private let subject: PublishSubject<Element>

  /// A relay without subscribers.
  public init() {
    subject = PublishSubject()
  }

  /// Sends `event` to every subscriber before it returns.
  public func accept(_ event: Element) {
    subject.onNext(event)
  }

  /// Sends every element accepted from now on to `observer`, until the result is disposed.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
  where Observer.Element == Element {
    subject.subscribe(observer)
  }

  /// The relay's elements without the ability to send any.
  public func asObservable() -> Observable<Element> {
    subject.asObservable()
  }

  /// The relay as a sequence whose type says that it can't fail.
  public func asInfallible() -> Infallible<Element> {
    asInfallible(onErrorFallbackTo: .empty())
  }
}
