/// A sequence of elements over time. Each subscription starts its own run, unless the sequence is hot or shared.
public class Observable<Element>: ObservableType {
  init() {
    #if DEBUG || TRACE_RESOURCES
      LiveObjects.add()
    #endif
  }

  #if DEBUG || TRACE_RESOURCES
    deinit { LiveObjects.remove() }
  #endif

  /// Subscribes `observer`; disposing the result ends the subscription.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable where Observer.Element == Element {
    attach(observer.asObserverBase())
  }

  public func asObservable() -> Observable<Element> {
    self
  }

  /// Subscribes one of the runtime's own observers: what every sequence implements.
  func attach(_ observer: ObserverBase<Element>) -> Disposable {
    rxAbstractMethod()
  }
}

/// The sequence under a name that no other library's `Observable` can shadow.
public typealias RxObservable<Element> = Observable<Element>
