/// A value that can be read, set and observed, and that never ends.
///
/// New subscribers receive the current value at once. Elements are delivered on the thread that calls ``accept(_:)``.
public final class BehaviorRelay<Element>: ObservableType, Relay {
  private let subject: BehaviorSubject<Element>

  /// A relay that holds `value` until the first ``accept(_:)``.
  public init(value: Element) {
    subject = BehaviorSubject(value: value)
  }

  /// The element accepted last, or the initial one.
  public var value: Element {
    guard let current = try? subject.value() else {
      // Nobody outside can terminate or dispose the subject, so it always has a value.
      preconditionFailure("A behavior relay lost its value")
    }
    return current
  }

  /// Makes `event` the current value and sends it to every subscriber before it returns.
  public func accept(_ event: Element) {
    subject.onNext(event)
  }

  /// Sends the current value to `observer`, then every value accepted until the result is disposed.
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
