/// A sequence that can be connected to its source.
public protocol ConnectableObservableType: ObservableType {
  /// Starts the source, for all who are subscribed. Disposing the result stops it.
  func connect() -> Disposable
}

/// A sequence that sends nothing before it is connected.
public class ConnectableObservable<Element>: Observable<Element>, ConnectableObservableType {
  public func connect() -> Disposable {
    rxAbstractMethod()
  }
}

extension ObservableType {
  /// Each subscription makes a subject, and connects it to the source after `selector` has made a sequence of it.
  public func multicast<Subject: SubjectType, Result>(
    _ subjectSelector: @escaping () throws -> Subject,
    selector: @escaping (Observable<Subject.Element>) throws -> Observable<Result>
  ) -> Observable<Result> where Subject.Observer.Element == Element {
    let source = asObservable()
    return Build { observer in
      let sink = PassingSink(observer)
      do {
        let subject = try subjectSelector()
        let connectable = Multicast(source: source, makeSubject: { subject })
        let result = try selector(connectable)
        let subscription = result.attach(sink)
        sink.setUpstream(Disposables.create(subscription, connectable.connect()))
      } catch {
        sink.fail(error)
      }
      return sink
    }
  }

  /// Sends the source through `subject` once connected.
  public func multicast<Subject: SubjectType>(
    _ subject: Subject
  ) -> ConnectableObservable<Subject.Element> where Subject.Observer.Element == Element {
    Multicast(source: asObservable(), makeSubject: { subject })
  }

  /// Sends the source through a subject once connected; each connection has its own.
  public func multicast<Subject: SubjectType>(
    makeSubject: @escaping () -> Subject
  ) -> ConnectableObservable<Subject.Element> where Subject.Observer.Element == Element {
    Multicast(source: asObservable(), makeSubject: makeSubject)
  }

  /// `multicast` through a `PublishSubject`.
  public func publish() -> ConnectableObservable<Element> {
    multicast { PublishSubject() }
  }

  /// `multicast` through a `ReplaySubject` of `bufferSize` elements.
  public func replay(_ bufferSize: Int) -> ConnectableObservable<Element> {
    multicast { ReplaySubject.create(bufferSize: bufferSize) }
  }

  /// `multicast` through a `ReplaySubject` of all elements.
  public func replayAll() -> ConnectableObservable<Element> {
    multicast { ReplaySubject.createUnbounded() }
  }
}

private final class Multicast<Subject: SubjectType>: ConnectableObservable<Subject.Element> {
  private let source: Observable<Subject.Observer.Element>
  private let makeSubject: () -> Subject
  fileprivate let lock = RecursiveLock()
  fileprivate var subject: Subject?
  fileprivate var connection: MulticastConnection<Subject>?

  init(source: Observable<Subject.Observer.Element>, makeSubject: @escaping () -> Subject) {
    self.source = source
    self.makeSubject = makeSubject
  }

  override func attach(_ observer: ObserverBase<Subject.Element>) -> Disposable {
    currentSubject.asObservable().attach(observer)
  }

  override func connect() -> Disposable {
    let (connection, isNew): (MulticastConnection<Subject>, Bool) = lock.withLock {
      if let connection = self.connection { return (connection, false) }
      let connection = MulticastConnection(self, currentSubject.asObserver().asObserverBase())
      self.connection = connection
      return (connection, true)
    }
    if isNew { connection.attach(to: source) }
    return connection
  }

  private var currentSubject: Subject {
    lock.withLock {
      let subject = subject ?? makeSubject()
      self.subject = subject
      return subject
    }
  }
}

/// One run of the source through a subject.
private final class MulticastConnection<Subject: SubjectType>: Subscriber<Subject.Observer.Element> {
  private let parent: Multicast<Subject>
  private let observer: ObserverBase<Subject.Observer.Element>

  init(_ parent: Multicast<Subject>, _ observer: ObserverBase<Subject.Observer.Element>) {
    self.parent = parent
    self.observer = observer
  }

  override func onNext(_ element: Subject.Observer.Element) {
    if !isDisposed { observer.onNext(element) }
  }

  // Disposed before the end is passed on: who subscribes again in answer to the end gets a new connection.
  override func onError(_ error: Swift.Error) {
    guard !isDisposed else { return }
    dispose()
    observer.onError(error)
  }

  override func onCompleted() {
    guard !isDisposed else { return }
    dispose()
    observer.onCompleted()
  }

  override func didDispose() {
    let released: Subject? = parent.lock.withLock {
      guard parent.connection === self else { return nil }
      parent.connection = nil
      defer { parent.subject = nil }
      return parent.subject
    }
    _ = released
  }
}
