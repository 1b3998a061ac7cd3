/// An observer whose type is hidden.
public struct AnyObserver<Element>: ObserverType {
  /// What receives the events.
  public typealias EventHandler = (Event<Element>) -> Void

  let base: ObserverBase<Element>

  /// Makes an observer of a closure.
  public init(eventHandler: @escaping EventHandler) {
    base = EventHandlerObserver(eventHandler)
  }

  /// Hides the type of `observer`.
  public init<Observer: ObserverType>(_ observer: Observer) where Observer.Element == Element {
    base = observer.asObserverBase()
  }

  public func on(_ event: Event<Element>) {
    base.on(event)
  }

  // The three below shadow `ObserverType`'s so that no `Event` is made on the way in.

  public func onNext(_ element: Element) {
    base.onNext(element)
  }

  public func onError(_ error: Swift.Error) {
    base.onError(error)
  }

  public func onCompleted() {
    base.onCompleted()
  }

  /// This observer.
  public func asObserver() -> AnyObserver<Element> {
    self
  }
}

extension ObserverType {
  /// This observer with its type hidden.
  public func asObserver() -> AnyObserver<Element> {
    AnyObserver(self)
  }

  /// An observer that transforms each element for this one. What `transform` throws is sent on as an error.
  public func mapObserver<Result>(_ transform: @escaping (Result) throws -> Element) -> AnyObserver<Result> {
    AnyObserver { event in
      self.on(event.map(transform))
    }
  }
}

/// Hands events to a closure, whatever came before.
private final class EventHandlerObserver<Element>: ObserverBase<Element> {
  private let handler: (Event<Element>) -> Void

  init(_ handler: @escaping (Event<Element>) -> Void) {
    self.handler = handler
  }

  override func onNext(_ element: Element) {
    handler(.next(element))
  }

  override func onError(_ error: Swift.Error) {
    handler(.error(error))
  }

  override func onCompleted() {
    handler(.completed)
  }
}
