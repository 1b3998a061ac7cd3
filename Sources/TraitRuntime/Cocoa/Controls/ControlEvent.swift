/// What is the event of a control.
public protocol ControlEventType: ObservableType {
  /// The sequence as a control's event.
  func asControlEvent() -> ControlEvent<Element>
}

/// The events of a control: they arrive on main, never fail, and end with the control.
///
/// Only the subscription is moved to main; the rest is a contract that whoever makes one has to keep. It is not
/// shared: each subscriber runs the source (RxCocoa/Traits/ControlEvent.swift).
public struct ControlEvent<PropertyType>: ControlEventType {
  public typealias Element = PropertyType

  private let events: Observable<PropertyType>

  /// Makes an event of a source that keeps the contract.
  public init<Ev: ObservableType>(events: Ev) where Ev.Element == Element {
    self.events = events.subscribe(on: ConcurrentMainScheduler.instance)
  }

  /// Subscribes on main.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
  where Observer.Element == Element {
    events.subscribe(observer)
  }

  /// The events as a plain sequence.
  public func asObservable() -> Observable<Element> {
    events
  }

  /// The event itself.
  public func asControlEvent() -> ControlEvent<Element> {
    self
  }

  /// The events as a sequence whose type says that it can't fail.
  public func asInfallible() -> Infallible<Element> {
    asInfallible(onErrorFallbackTo: .empty())
  }
}
