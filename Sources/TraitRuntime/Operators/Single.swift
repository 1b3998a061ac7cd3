extension ObservableType {
  /// The only element: `RxError.noElements` if there is none; a second one fails the sequence, after the first was sent.
  public func single() -> Observable<Element> {
    single { _ in true }
  }

  /// The only element that satisfies `predicate`; fails like `single()`.
  public func single(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    lift { SingleSink($0, predicate) }
  }
}

private final class SingleSink<Element>: Sink<Element, Element> {
  private let predicate: (Element) throws -> Bool
  private var hasSeenOne = false

  init(_ observer: ObserverBase<Element>, _ predicate: @escaping (Element) throws -> Bool) {
    self.predicate = predicate
    super.init(observer)
  }

  override func onNext(_ element: Element) {
    do {
      guard try predicate(element) else { return }
    } catch { return fail(error) }
    if hasSeenOne { return fail(RxError.moreThanOneElement) }
    hasSeenOne = true
    forward(element)
  }

  override func onCompleted() {
    if hasSeenOne { complete() } else { fail(RxError.noElements) }
  }
}
