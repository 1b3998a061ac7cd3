/// The trait of a sequence that has one element, completes without one, or fails.
public enum MaybeTrait {}

/// A sequence that has one element, completes without one, or fails.
public typealias Maybe<Element> = PrimitiveSequence<MaybeTrait, Element>

/// The outcome of a maybe.
@frozen public enum MaybeEvent<Element> {
  /// The element; no completion follows.
  case success(Element)

  /// The failure.
  case error(Swift.Error)

  /// The completion without an element.
  case completed
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
  public typealias MaybeObserver = (MaybeEvent<Element>) -> Void

  /// A maybe that calls `subscribe` for each subscriber with a closure that takes its outcome.
  public static func create(
    subscribe: @escaping (@escaping MaybeObserver) -> Disposable
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(
      raw: Observable.create { observer in
        subscribe { outcome in
          switch outcome {
          case .success(let element):
            observer.onNext(element)
            observer.onCompleted()
          case .error(let error):
            observer.onError(error)
          case .completed:
            observer.onCompleted()
          }
        }
      }
    )
  }

  /// Emits `element`.
  public static func just(_ element: Element) -> Maybe<Element> {
    Maybe(raw: .just(element))
  }

  /// Emits `element` on `scheduler`.
  public static func just(_ element: Element, scheduler: ImmediateSchedulerType) -> Maybe<Element> {
    Maybe(raw: .just(element, scheduler: scheduler))
  }

  /// Fails.
  public static func error(_ error: Swift.Error) -> Maybe<Element> {
    Maybe(raw: .error(error))
  }

  /// Neither emits nor ends.
  public static func never() -> Maybe<Element> {
    Maybe(raw: .never())
  }

  /// Completes without an element.
  public static func empty() -> Maybe<Element> {
    Maybe(raw: .empty())
  }
}
