extension ObservableType {
  /// One sequence for each key that `keySelector` finds, with the elements that have it.
  public func groupBy<Key: Hashable>(
    keySelector: @escaping (Element) throws -> Key
  ) -> Observable<GroupedObservable<Key, Element>> {
    let source = asObservable()
    return Build { observer in
      let sink = GroupBySink(observer, keySelector)
      sink.start(source)
      return sink
    }
  }
}

private final class GroupBySink<Key: Hashable, Element>: Sink<Element, GroupedObservable<Key, Element>> {
  private let keySelector: (Element) throws -> Key
  private let subscription = SingleAssignmentDisposable()
  private let references: RefCountDisposable
  private var subjects: [Key: PublishSubject<Element>] = [:]

  init(
    _ observer: ObserverBase<GroupedObservable<Key, Element>>,
    _ keySelector: @escaping (Element) throws -> Key
  ) {
    self.keySelector = keySelector
    references = RefCountDisposable(disposable: subscription)
    super.init(observer)
  }

  func start(_ source: Observable<Element>) {
    subscription.setDisposable(source.attach(self))
    // A group that is still observed keeps the source running after this subscription has ended.
    setUpstream(references)
  }

  override func onNext(_ element: Element) {
    do { subject(for: try keySelector(element)).onNext(element) } catch { onError(error) }
  }

  private func subject(for key: Key) -> PublishSubject<Element> {
    if let subject = subjects[key] { return subject }
    let subject = PublishSubject<Element>()
    subjects[key] = subject
    forward(GroupedObservable(key: key, source: AddRef(subject, references)))
    return subject
  }

  override func onError(_ error: Swift.Error) {
    for subject in subjects.values { subject.onError(error) }
    if !isDisposed { observer.onError(error) }
    end()
  }

  override func onCompleted() {
    for subject in subjects.values { subject.onCompleted() }
    if !isDisposed { observer.onCompleted() }
    end()
  }

  /// The source is left at once, whoever still observes a group.
  private func end() {
    subscription.dispose()
    dispose()
  }
}
