/// Sends what it is sent to whoever is subscribed at that moment; after its end, only the end.
public final class PublishSubject<Element>: Observable<Element>, SubjectType, Cancelable, ObserverType {
  public typealias SubjectObserverType = PublishSubject<Element>

  private let lock = RecursiveLock()
  private var observers = SubjectObservers<Element>()
  private var stopEvent: Event<Element>?
  private var disposed = false

  /// Makes a subject without observers.
  override public init() {}

  /// Whether anybody is subscribed.
  public var hasObservers: Bool {
    lock.withLock { !observers.isEmpty }
  }

  public var isDisposed: Bool {
    lock.withLock { disposed }
  }

  /// Sends an event to every observer, on the calling thread.
  public func on(_ event: Event<Element>) {
    switch event {
    case .next(let element): onNext(element)
    case .error(let error): stop(event)?.stop(error)
    case .completed: stop(event)?.stop(nil)
    }
  }

  /// Sends an element to every observer, on the calling thread.
  public func onNext(_ element: Element) {
    // Observers are called outside the lock, or two subjects that feed each other from two threads would wait for ever.
    lock.lock()
    let members = observers.members
    lock.unlock()
    for member in members { member.observer.onNext(element) }
  }

  private func stop(_ event: Event<Element>) -> SubjectObservers<Element>? {
    lock.withLock {
      guard stopEvent == nil, !disposed else { return nil }
      stopEvent = event
      defer { observers.removeAll() }
      return observers
    }
  }

  override func attach(_ observer: ObserverBase<Element>) -> Disposable {
    lock.withLock {
      if let stopEvent {
        observer.on(stopEvent)
        return Disposables.create()
      }
      if disposed {
        observer.onError(RxError.disposed(object: self))
        return Disposables.create()
      }
      return SubjectSubscription(self, key: observers.insert(observer))
    }
  }

  /// The observing side: this subject.
  public func asObserver() -> PublishSubject<Element> {
    self
  }

  /// Lets go of all observers without a word; later subscribers get `RxError.disposed`.
  public func dispose() {
    let released = lock.withLock {
      disposed = true
      stopEvent = nil
      defer { observers.removeAll() }
      return observers
    }
    _ = released
  }
}

extension PublishSubject: SubjectUnsubscribing {
  func unsubscribe(_ key: UInt64) {
    let released = lock.withLock { observers.remove(key) }
    // The observer may be the last to hold a subject or a bag: let go of it outside the lock.
    _ = released
  }
}
