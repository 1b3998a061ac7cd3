/// Sends the last elements it was sent, up to a number, to each new observer, then what it is sent.
public final class ReplaySubject<Element>: Observable<Element>, SubjectType, ObserverType, Disposable {
  public typealias SubjectObserverType = ReplaySubject<Element>

  private let lock = RecursiveLock()
  private let bufferSize: Int
  private var buffer: [Element] = []
  /// Where the buffer's oldest element stands: a full buffer is a ring.
  private var oldest = 0
  private var observers = SubjectObservers<Element>()
  private var stopEvent: Event<Element>?
  private var disposed = false

  private init(bufferSize: Int) {
    self.bufferSize = bufferSize
  }

  /// Makes a subject that repeats the last `bufferSize` elements.
  public static func create(bufferSize: Int) -> ReplaySubject<Element> {
    ReplaySubject(bufferSize: bufferSize)
  }

  /// Makes a subject that repeats all elements.
  public static func createUnbounded() -> ReplaySubject<Element> {
    ReplaySubject(bufferSize: .max)
  }

  /// Whether anybody is subscribed.
  public var hasObservers: Bool {
    lock.withLock { !observers.isEmpty }
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
    keep(element)
    let members = observers.members
    lock.unlock()
    for member in members { member.observer.onNext(element) }
  }

  private func keep(_ element: Element) {
    if buffer.count < bufferSize {
      buffer.append(element)
    } else if bufferSize > 0 {
      buffer[oldest] = element
      oldest = (oldest + 1) % bufferSize
    }
  }

  private func stop(_ event: Event<Element>) -> SubjectObservers<Element>? {
    lock.withLock {
      guard stopEvent == nil, !disposed else { return nil }
      stopEvent = event
      defer { observers.removeAll() }
      return observers
    }
  }

  /// The elements to repeat, oldest first, for a buffer of elements that must not be read outside the lock.
  private var replay: [Element] {
    oldest == 0 ? buffer : Array(buffer[oldest...] + buffer[..<oldest])
  }

  override func attach(_ observer: ObserverBase<Element>) -> Disposable {
    lock.lock()
    if disposed {
      lock.unlock()
      observer.onError(RxError.disposed(object: self))
      return Disposables.create()
    }
    let elements = replay
    if let stopEvent {
      lock.unlock()
      for element in elements { observer.onNext(element) }
      observer.on(stopEvent)
      return Disposables.create()
    }
    if elements.isEmpty {
      defer { lock.unlock() }
      return SubjectSubscription(self, key: observers.insert(observer))
    }
    let gate = ReplayGate(observer)
    let subscription = SubjectSubscription(self, key: observers.insert(gate))
    lock.unlock()
    // Repeated outside the lock: an observer that waits for another thread, which sends here, would wait for ever.
    gate.open(after: elements)
    return subscription
  }

  /// The observing side: this subject.
  public func asObserver() -> ReplaySubject<Element> {
    self
  }

  /// Lets go of all observers and elements without a word; later subscribers get `RxError.disposed`.
  public func dispose() {
    let released = lock.withLock {
      disposed = true
      defer {
        observers.removeAll()
        buffer = []
        oldest = 0
      }
      return (observers, buffer)
    }
    _ = released
  }
}

extension ReplaySubject: SubjectUnsubscribing {
  func unsubscribe(_ key: UInt64) {
    let released = lock.withLock { observers.remove(key) }
    _ = released
  }
}
