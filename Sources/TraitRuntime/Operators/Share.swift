/// How long the subject behind `share` lives.
public enum SubjectLifetimeScope {
  /// As long as somebody is subscribed: who comes after the last has left, or after the end, starts a new run.
  case whileConnected
  /// As long as the sequence: who comes later still gets the replayed elements, and the end.
  case forever
}

extension ObservableType {
  /// One run of the sequence for all who are subscribed at a time.
  ///
  /// - Parameters:
  ///   - replay: how many of the latest elements a new subscriber gets, on its own thread.
  ///   - scope: whether elements and end outlive the last subscriber.
  public func share(replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected) -> Observable<Element> {
    switch (scope, replay) {
    case (.whileConnected, 0): Share(asObservable(), keepsLatest: false)
    case (.whileConnected, 1): Share(asObservable(), keepsLatest: true)
    case (.whileConnected, _): multicast { ReplaySubject.create(bufferSize: replay) }.refCount()
    case (.forever, 0): multicast(PublishSubject()).refCount()
    case (.forever, _): multicast(ReplaySubject.create(bufferSize: replay)).refCount()
    }
  }
}

/// `share` while connected, with at most one element replayed: nearly every `share` there is, and every `Driver`.
private final class Share<Element>: Observable<Element> {
  let source: Observable<Element>
  let keepsLatest: Bool
  let lock = RecursiveLock()
  var connection: ShareConnection<Element>?

  init(_ source: Observable<Element>, keepsLatest: Bool) {
    self.source = source
    self.keepsLatest = keepsLatest
  }

  override func attach(_ observer: ObserverBase<Element>) -> Disposable {
    lock.lock()
    let connection = connection ?? ShareConnection(self)
    self.connection = connection
    let isFirst = connection.observers.isEmpty
    let key = connection.observers.insert(observer)
    let latest = connection.latest
    lock.unlock()
    // Outside the lock, so that an observer may wait for another thread that sends here. An element that comes in
    // between can overtake the replayed one, as in RxSwift.
    if let latest { observer.onNext(latest) }
    if isFirst { connection.attach(to: source) }
    return SubjectSubscription(connection, key: key)
  }
}

/// One run of a shared sequence.
private final class ShareConnection<Element>: Subscriber<Element>, SubjectUnsubscribing {
  private let parent: Share<Element>
  private var isOver = false
  var observers = SubjectObservers<Element>()
  var latest: Element?

  init(_ parent: Share<Element>) {
    self.parent = parent
  }

  override func onNext(_ element: Element) {
    parent.lock.lock()
    if parent.keepsLatest, !isOver { latest = element }
    let members = observers.members
    parent.lock.unlock()
    for member in members { member.observer.onNext(element) }
  }

  override func onError(_ error: Swift.Error) {
    parent.lock.withLock { end() }.stop(error)
    releaseUpstream()
  }

  override func onCompleted() {
    parent.lock.withLock { end() }.stop(nil)
    releaseUpstream()
  }

  func unsubscribe(_ key: UInt64) {
    let (released, isLast) = parent.lock.withLock {
      let released = observers.remove(key)
      let isLast = released != nil && observers.isEmpty
      if isLast { _ = end() }
      return (released, isLast)
    }
    if isLast { dispose() }
    _ = released
  }

  private func end() -> SubjectObservers<Element> {
    isOver = true
    if parent.connection === self { parent.connection = nil }
    defer { observers.removeAll() }
    return observers
  }
}
