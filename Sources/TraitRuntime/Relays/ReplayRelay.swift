/// Sends the last accepted elements to each new subscriber, then every further one, and never ends.
///
/// Elements are delivered on the thread that calls ``accept(_:)``; replayed ones on the subscribing thread.
public final class ReplayRelay<Element>: ObservableType, Relay {
  private let subject: ReplaySubject<Element>

  private init(subject: ReplaySubject<Element>) {
    self.subject = subject
  }

  /// A relay that replays at most the last `bufferSize` elements.
  public static func create(bufferSize: Int) -> ReplayRelay<Element> {
    ReplayRelay(subject: ReplaySubject.create(bufferSize: bufferSize))
  }

  /// A relay that replays every element it ever accepted.
  ///
  /// RxSwift's spelling, which its subject does not share.
  public static func createUnbound() -> ReplayRelay<Element> {
    ReplayRelay(subject: ReplaySubject.createUnbounded())
  }

  /// Sends `event` to every subscriber and keeps it for later ones.
  public func accept(_ event: Element) {
    subject.onNext(event)
  }

  /// Replays the kept elements to `observer`, then sends every accepted one until the result is disposed.
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
