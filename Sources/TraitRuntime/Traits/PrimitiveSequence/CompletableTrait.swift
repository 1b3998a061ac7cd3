/// The trait of a sequence that completes or fails, without elements.
public enum CompletableTrait {}

/// A sequence that completes or fails, without elements.
public typealias Completable = PrimitiveSequence<CompletableTrait, Swift.Never>

/// The outcome of a completable.
@frozen public enum CompletableEvent {
  /// The failure.
  case error(Swift.Error)

  /// The completion.
  case completed
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Swift.Never {
  public typealias CompletableObserver = (CompletableEvent) -> Void

  /// A completable that calls `subscribe` for each subscriber with a closure that takes its outcome.
  public static func create(
    subscribe: @escaping (@escaping CompletableObserver) -> Disposable
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(
      raw: Observable.create { observer in
        subscribe { outcome in
          switch outcome {
          case .error(let error): observer.onError(error)
          case .completed: observer.onCompleted()
          }
        }
      }
    )
  }

  /// Fails.
  public static func error(_ error: Swift.Error) -> Completable {
    Completable(raw: .error(error))
  }

  /// Neither completes nor fails.
  public static func never() -> Completable {
    Completable(raw: .never())
  }

  /// Completes.
  public static func empty() -> Completable {
    Completable(raw: .empty())
  }
}
