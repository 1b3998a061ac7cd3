import Synchronization

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// A single of a task that each subscriber starts; disposing cancels it.
  @_disfavoredOverload
  public static func create(
    detached: Bool = false,
    priority: TaskPriority? = nil,
    work: @Sendable @escaping () async throws -> Element
  ) -> PrimitiveSequence<Trait, Element> {
    .create { single in
      let single = UncheckedSendable(single)
      let operation: @Sendable () async -> Void = {
        do {
          let element = try await work()
          single.value(.success(element))
        } catch {
          single.value(.failure(error))
        }
      }
      let task =
        detached
        ? Task.detached(priority: priority, operation: operation)
        : Task(priority: priority, operation: operation)
      return Disposables.create { task.cancel() }
    }
  }

  /// The element; cancelling the task disposes the subscription and throws `CancellationError`.
  public var value: Element {
    get async throws {
      try await Outcome.wait { outcome in
        self.subscribe(
          onSuccess: { outcome.resume(.success($0)) },
          onFailure: { outcome.resume(.failure($0)) },
          onDisposed: { outcome.resume(.failure(CancellationError())) }
        )
      }
    }
  }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// The element, if there is one; cancelling the task disposes the subscription and throws `CancellationError`.
  public var value: Element? {
    get async throws {
      try await Outcome.wait { outcome in
        self.subscribe(
          onSuccess: { outcome.resume(.success($0)) },
          onError: { outcome.resume(.failure($0)) },
          onCompleted: { outcome.resume(.success(nil)) },
          onDisposed: { outcome.resume(.failure(CancellationError())) }
        )
      }
    }
  }
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// Returns when the sequence completed; cancelling the task disposes it and throws `CancellationError`.
  public var value: Void {
    get async throws {
      try await Outcome<Void>.wait { outcome in
        self.subscribe(
          onCompleted: { outcome.resume(.success(())) },
          onError: { outcome.resume(.failure($0)) },
          onDisposed: { outcome.resume(.failure(CancellationError())) }
        )
      }
    }
  }
}

/// Resumes a task with the first outcome; the disposal that follows every outcome is not a second one.
private final class Outcome<Value>: Sendable {
  private let continuation: CheckedContinuation<Value, Error>
  private let isDecided = Atomic(false)

  private init(_ continuation: CheckedContinuation<Value, Error>) {
    self.continuation = continuation
  }

  func resume(_ result: Result<Value, Error>) {
    guard !isDecided.exchange(true, ordering: .acquiringAndReleasing) else { return }
    let result = UncheckedSendable(result)
    continuation.resume(with: result.value)
  }

  static func wait(_ subscribe: (Outcome<Value>) -> Disposable) async throws -> Value {
    let disposable = SingleAssignmentDisposable()
    let cancellation = UncheckedSendable(disposable)
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        disposable.setDisposable(subscribe(Outcome(continuation)))
      }
    } onCancel: {
      cancellation.value.dispose()
    }
  }
}
