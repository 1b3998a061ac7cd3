/// Sends its latest element to each new observer, then what it is sent.
public final class BehaviorSubject<Element>: Observable<Element>, SubjectType, ObserverType, Cancelable {
  public typealias SubjectObserverType = BehaviorSubject<Element>

  private let lock = RecursiveLock()
  private var observers = SubjectObservers<Element>()
  private var element: Element
  private var stopEvent: Event<Element>?
  private var disposed = false

  /// Makes a subject whose latest element is `value`.
  public init(value: Element) {
    element = value
  }

  /// Whether anybody is subscribed.
  public var hasObservers: Bool {
    lock.withLock { !observers.isEmpty }
  }

  public var isDisposed: Bool {
    lock.withLock { disposed }
  }

  /// The latest element.
  ///
  /// - Throws: the error that ended the subject, or `RxError.disposed`.
  public func value() throws -> Element {
    try lock.withLock {
      if disposed { throw RxError.disposed(object: self) }
      if let error = stopEvent?.error { throw error }
      return element
    }
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
    lock.lock()
    guard stopEvent == nil, !disposed else { return lock.unlock() }
    let outdated = self.element
    self.element = element
    let members = observers.members
    lock.unlock()
    _ = outdated
    for member in members { member.observer.onNext(element) }
  }

  // Observers stay subscribed to a subject that has ended, as in RxSwift: `hasObservers` shows it.
  private func stop(_ event: Event<Element>) -> SubjectObservers<Element>? {
    lock.withLock {
      guard stopEvent == nil, !disposed else { return nil }
      stopEvent = event
      return observers
    }
  }

  override func attach(_ observer: ObserverBase<Element>) -> Disposable {
    lock.withLock {
      if disposed {
        observer.onError(RxError.disposed(object: self))
        return Disposables.create()
      }
      if let stopEvent {
        observer.on(stopEvent)
        return Disposables.create()
      }
      // Under the lock, or an element sent meanwhile could overtake the latest one.
      let subscription = SubjectSubscription(self, key: observers.insert(observer))
      observer.onNext(element)
      return subscription
    }
  }

  /// The observing side: this subject.
  public func asObserver() -> BehaviorSubject<Element> {
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

extension BehaviorSubject: SubjectUnsubscribing {
  func unsubscribe(_ key: UInt64) {
    let released = lock.withLock { observers.remove(key) }
    _ = released
  }
}
