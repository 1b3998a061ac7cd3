/// Keeps only the last element, and sends it when it ends; to later subscribers at once.
public final class AsyncSubject<Element>: Observable<Element>, SubjectType, ObserverType {
  public typealias SubjectObserverType = AsyncSubject<Element>

  private let lock = RecursiveLock()
  private var observers = SubjectObservers<Element>()
  private var lastElement: Element?
  private var isStopped = false
  private var error: Swift.Error?

  /// Makes a subject that has seen no element.
  override public init() {}

  /// Whether anybody is subscribed.
  public var hasObservers: Bool {
    lock.withLock { !observers.isEmpty }
  }

  /// Keeps an element, or ends the subject.
  public func on(_ event: Event<Element>) {
    let released: SubjectObservers<Element>? = lock.withLock {
      guard !isStopped else { return nil }
      switch event {
      case .next(let element):
        lastElement = element
        return nil
      case .error(let error): self.error = error
      case .completed: break
      }
      isStopped = true
      defer { observers.removeAll() }
      return observers
    }
    for member in released?.members ?? [] { finish(member.observer) }
  }

  private func finish(_ observer: ObserverBase<Element>) {
    if let error { return observer.onError(error) }
    if let lastElement { observer.onNext(lastElement) }
    observer.onCompleted()
  }

  override func attach(_ observer: ObserverBase<Element>) -> Disposable {
    lock.withLock {
      if isStopped {
        finish(observer)
        return Disposables.create()
      }
      return SubjectSubscription(self, key: observers.insert(observer))
    }
  }

  /// The observing side: this subject.
  public func asObserver() -> AsyncSubject<Element> {
    self
  }
}

extension AsyncSubject: SubjectUnsubscribing {
  func unsubscribe(_ key: UInt64) {
    let released = lock.withLock { observers.remove(key) }
    _ = released
  }
}
