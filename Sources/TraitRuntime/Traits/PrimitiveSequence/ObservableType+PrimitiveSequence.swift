extension ObservableType {
  /// The only element of the sequence; fails if there is none, and if there are several.
  ///
  /// It is emitted when the sequence completes, so never if that does not.
  public func asSingle() -> Single<Element> {
    Single(raw: lift { OnlyElementSink($0, mayBeMissing: false) })
  }

  /// The only element of the sequence, if it has one; fails if there are several.
  ///
  /// It is emitted when the sequence completes, so never if that does not.
  public func asMaybe() -> Maybe<Element> {
    Maybe(raw: lift { OnlyElementSink($0, mayBeMissing: true) })
  }

  /// The first element of the sequence, `nil` if it completes without one.
  public func first() -> Single<Element?> {
    Single<Element?>(raw: lift { FirstElementSink($0) })
  }
}

extension ObservableType where Element == Never {
  /// The sequence, which can have no elements, as a completable.
  public func asCompletable() -> Completable {
    Completable(raw: asObservable())
  }
}

private final class OnlyElementSink<Element>: Sink<Element, Element> {
  private let mayBeMissing: Bool
  private var element: Element?

  init(_ observer: ObserverBase<Element>, mayBeMissing: Bool) {
    self.mayBeMissing = mayBeMissing
    super.init(observer)
  }

  override func onNext(_ element: Element) {
    if self.element == nil {
      self.element = element
    } else {
      fail(RxError.moreThanOneElement)
    }
  }

  override func onCompleted() {
    if let element {
      forward(element)
      complete()
    } else if mayBeMissing {
      complete()
    } else {
      fail(RxError.noElements)
    }
  }
}

private final class FirstElementSink<Element>: Sink<Element, Element?> {
  override func onNext(_ element: Element) {
    forward(element)
    complete()
  }

  override func onCompleted() {
    forward(nil)
    complete()
  }
}
