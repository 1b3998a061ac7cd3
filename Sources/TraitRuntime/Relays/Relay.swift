/// What binding needs of a relay.
///
/// Internal on purpose: RxSwift has no such protocol, and with a public one code would compile here that does not
/// compile there (several kinds of relay in one `bind`).
protocol Relay<Element>: AnyObject {
  associatedtype Element
  func accept(_ event: Element)
}

extension ObservableType {
  /// Subscribes the relays with one subscription; a completion is dropped, because relays do not end.
  func forward<Target: Relay>(to relays: [Target]) -> Disposable where Target.Element == Element {
    subscribe { event in
      switch event {
      case .next(let element):
        for relay in relays { relay.accept(element) }
      case .error(let error):
        RuntimeEnvironment.bindingError(error)
      case .completed:
        break
      }
    }
  }
}
