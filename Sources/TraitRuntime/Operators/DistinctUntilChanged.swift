extension ObservableType where Element: Equatable {
  /// The elements that differ from the one before.
  public func distinctUntilChanged() -> Observable<Element> {
    distinctUntilChanged { $0 }
  }
}

extension ObservableType {
  /// The elements whose key differs from that of the one before.
  public func distinctUntilChanged(
    _ keySelector: @escaping (Element) throws -> some Equatable
  ) -> Observable<Element> {
    distinctUntilChanged(keySelector, comparer: { $0 == $1 })
  }

  /// The elements that `comparer` does not call equal to the one before.
  public func distinctUntilChanged(
    _ comparer: @escaping (Element, Element) throws -> Bool
  ) -> Observable<Element> {
    distinctUntilChanged({ $0 }, comparer: comparer)
  }

  /// The elements whose key `comparer` does not call equal to that of the one before.
  public func distinctUntilChanged<K>(
    _ keySelector: @escaping (Element) throws -> K,
    comparer: @escaping (K, K) throws -> Bool
  ) -> Observable<Element> {
    lift { DistinctUntilChangedSink($0, keySelector, comparer) }
  }

  /// The elements that differ from the one before in the property at `keyPath`.
  public func distinctUntilChanged(at keyPath: KeyPath<Element, some Equatable>) -> Observable<Element> {
    distinctUntilChanged { $0[keyPath: keyPath] == $1[keyPath: keyPath] }
  }
}

private final class DistinctUntilChangedSink<Element, Key>: Sink<Element, Element> {
  private let keySelector: (Element) throws -> Key
  private let comparer: (Key, Key) throws -> Bool
  private var lastKey: Key?

  init(
    _ observer: ObserverBase<Element>,
    _ keySelector: @escaping (Element) throws -> Key,
    _ comparer: @escaping (Key, Key) throws -> Bool
  ) {
    self.keySelector = keySelector
    self.comparer = comparer
    super.init(observer)
  }

  override func onNext(_ element: Element) {
    do {
      let key = try keySelector(element)
      if let lastKey, try comparer(lastKey, key) { return }
      lastKey = key
      forward(element)
    } catch { fail(error) }
  }
}
