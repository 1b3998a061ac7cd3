/// The trait of a sequence that has one element or fails.
public enum SingleTrait {}

/// A sequence that has one element or fails.
public typealias Single<Element> = PrimitiveSequence<SingleTrait, Element>

/// The outcome of a single.
public typealias SingleEvent<Element> = Result<Element, Swift.Error>

extension PrimitiveSequenceType where Trait == SingleTrait {
  public typealias SingleObserver = (SingleEvent<Element>) -> Void

  /// A single that calls `subscribe` for each subscriber with a closure that takes its outcome.
  public static func create(subscribe: @escaping (@escaping SingleObserver) -> Disposable) -> Single<Element> {
    Single(
      raw: Observable.create { observer in
        subscribe { outcome in
          switch outcome {
          case .success(let element):
            observer.onNext(element)
            observer.onCompleted()
          case .failure(let error):
            observer.onError(error)
          }
        }
      }
    )
  }

  /// Emits `element`.
  public static func just(_ element: Element) -> Single<Element> {
    Single(raw: .just(element))
  }

  /// Emits `element` on `scheduler`.
  public static func just(_ element: Element, scheduler: ImmediateSchedulerType) -> Single<Element> {
    Single(raw: .just(element, scheduler: scheduler))
  }

  /// Fails.
  public static func error(_ error: Swift.Error) -> Single<Element> {
    Single(raw: .error(error))
  }

  /// Neither emits nor fails.
  public static func never() -> Single<Element> {
    Single(raw: .never())
  }
}
