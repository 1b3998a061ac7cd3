extension ObservableType {
  /// The elements of the sequence that `selector` made last; each new one ends the one before.
  public func flatMapLatest<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    lift { SwitchSink($0, selector) }
  }
}

extension ObservableType where Element: ObservableConvertibleType {
  /// The elements of the latest inner sequence; each new one ends the one before.
  public func switchLatest() -> Observable<Element.Element> {
    lift { SwitchSink($0) { $0 } }
  }
}

private final class SwitchSink<Source, Inner: ObservableConvertibleType>: Sink<Source, Inner.Element> {
  private let selector: (Source) throws -> Inner
  fileprivate let lock = RecursiveLock()
  private let current = SerialDisposable()
  /// The number of the sequence whose elements count. Nil before the first, and once the latest has completed.
  fileprivate var latest: UInt64?
  private var count: UInt64 = 0
  private var isSourceOver = false

  init(_ observer: ObserverBase<Inner.Element>, _ selector: @escaping (Source) throws -> Inner) {
    self.selector = selector
    super.init(observer)
  }

  override func onNext(_ element: Source) {
    let next: (SwitchInner<Source, Inner>, Observable<Inner.Element>)? = lock.withLock {
      do {
        let inner = try selector(element).asObservable()
        count += 1
        latest = count
        let observer = SwitchInner(self, number: count)
        return (observer, inner)
      } catch {
        fail(error)
        return nil
      }
    }
    guard let (observer, inner) = next else { return }
    current.disposable = observer
    observer.attach(to: inner)
  }

  override func onError(_ error: Swift.Error) {
    lock.withLock { fail(error) }
  }

  override func onCompleted() {
    lock.withLock {
      isSourceOver = true
      if latest == nil { complete() }
    }
  }

  fileprivate func innerDidComplete() {
    latest = nil
    if isSourceOver { complete() }
  }

  override func didDispose() {
    current.dispose()
  }
}

private final class SwitchInner<Source, Inner: ObservableConvertibleType>: Subscriber<Inner.Element> {
  private let sink: SwitchSink<Source, Inner>
  private let number: UInt64

  init(_ sink: SwitchSink<Source, Inner>, number: UInt64) {
    self.sink = sink
    self.number = number
  }

  override func onNext(_ element: Inner.Element) {
    sink.lock.withLock {
      if sink.latest == number { sink.forward(element) }
    }
  }

  override func onError(_ error: Swift.Error) {
    dispose()
    sink.lock.withLock {
      if sink.latest == number { sink.fail(error) }
    }
  }

  override func onCompleted() {
    dispose()
    sink.lock.withLock {
      if sink.latest == number { sink.innerDidComplete() }
    }
  }
}
