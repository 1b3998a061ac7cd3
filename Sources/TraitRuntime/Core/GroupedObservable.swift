/// A sequence of the elements that share a key; `groupBy` makes them.
public struct GroupedObservable<Key, Element>: ObservableType {
  /// What the elements have in common.
  public let key: Key

  private let source: Observable<Element>

  /// Gives `source` a key.
  public init(key: Key, source: Observable<Element>) {
    self.key = key
    self.source = source
  }

  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable where Observer.Element == Element {
    source.subscribe(observer)
  }

  public func asObservable() -> Observable<Element> {
    source
  }
}
