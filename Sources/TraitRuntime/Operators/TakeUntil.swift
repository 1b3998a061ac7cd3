/// Whether the element that ends a sequence belongs to it.
public enum TakeBehavior {
  case inclusive
  case exclusive
}

extension ObservableType {
  /// The elements before `other` sends its first.
  public func take(until other: some ObservableType) -> Observable<Element> {
    let source = asObservable()
    let other = other.asObservable()
    return Build { observer in
      let sink = SynchronizedSink(observer)
      let trigger = TakeUntilTrigger(sink, of: other)
      trigger.attach(to: other)
      sink.setUpstream(Disposables.create(source.attach(sink), trigger))
      return sink
    }
  }

  /// The elements before the first that satisfies `predicate`; with it, if `behavior` is inclusive.
  public func take(
    until predicate: @escaping (Element) throws -> Bool,
    behavior: TakeBehavior = .exclusive
  ) -> Observable<Element> {
    lift { TakeUntilSink($0, predicate, behavior) }
  }

  /// The elements before the first that does not satisfy `predicate`; with it, if `behavior` is inclusive.
  public func take(
    while predicate: @escaping (Element) throws -> Bool,
    behavior: TakeBehavior = .exclusive
  ) -> Observable<Element> {
    take(until: { try !predicate($0) }, behavior: behavior)
  }
}

private final class TakeUntilTrigger<Element, Other>: Subscriber<Other> {
  private let sink: SynchronizedSink<Element>

  init(_ sink: SynchronizedSink<Element>, of other: Observable<Other>) {
    self.sink = sink
  }

  // The sink lets go of this too, but not before the source was subscribed to: if both begin with one share, that is
  // one run.
  override func onNext(_ element: Other) {
    sink.lock.withLock { sink.complete() }
  }

  override func onError(_ error: Swift.Error) {
    sink.lock.withLock { sink.fail(error) }
  }

  // A trigger that can come no more lets the source run to its own end.
  override func onCompleted() {
    dispose()
  }
}

private final class TakeUntilSink<Element>: Sink<Element, Element> {
  private let predicate: (Element) throws -> Bool
  private let behavior: TakeBehavior
  private var isOver = false

  init(
    _ observer: ObserverBase<Element>,
    _ predicate: @escaping (Element) throws -> Bool,
    _ behavior: TakeBehavior
  ) {
    self.predicate = predicate
    self.behavior = behavior
    super.init(observer)
  }

  override func onNext(_ element: Element) {
    guard !isOver else { return }
    do { isOver = try predicate(element) } catch { return fail(error) }
    if !isOver || behavior == .inclusive { forward(element) }
    if isOver { complete() }
  }
}
