/// An observer inside the runtime.
///
/// Elements travel bare, by one virtual call a step: an `Event` around each would cost a generic enum made, copied and
/// taken apart at every operator. `on(_:)` is only the way in for observers written outside.
class ObserverBase<Element>: ObserverType {
  #if DEBUG || TRACE_RESOURCES
    init() { LiveObjects.add() }
    deinit { LiveObjects.remove() }
  #endif

  func onNext(_ element: Element) {
    rxAbstractMethod()
  }

  func onError(_ error: Swift.Error) {
    rxAbstractMethod()
  }

  func onCompleted() {
    rxAbstractMethod()
  }

  final func on(_ event: Event<Element>) {
    switch event {
    case .next(let element): onNext(element)
    case .error(let error): onError(error)
    case .completed: onCompleted()
    }
  }
}

/// Passes everything on to an observer that was written outside the runtime.
private final class ForwardingObserver<Observer: ObserverType>: ObserverBase<Observer.Element> {
  private let observer: Observer

  init(_ observer: Observer) {
    self.observer = observer
  }

  override func onNext(_ element: Observer.Element) {
    observer.on(.next(element))
  }

  override func onError(_ error: Swift.Error) {
    observer.on(.error(error))
  }

  override func onCompleted() {
    observer.on(.completed)
  }
}

extension ObserverType {
  /// This observer as one of the runtime's own, wrapped only if it is not.
  func asObserverBase() -> ObserverBase<Element> {
    if let base = self as? ObserverBase<Element> { return base }
    if let any = self as? AnyObserver<Element> { return any.base }
    return ForwardingObserver(self)
  }
}
