extension ObservableType {
  /// What `resultSelector` makes of the first elements of all sequences, of the second ones, and so on.
  public static func zip<Collection: Swift.Collection>(
    _ collection: Collection,
    resultSelector: @escaping ([Collection.Element.Element]) throws -> Element
  ) -> Observable<Element> where Collection.Element: ObservableType {
    Build { observer in
      let sink = ZipCollectionSink(observer, Array(collection), resultSelector)
      sink.start()
      return sink
    }
  }

  /// The first elements of all sequences, the second ones, and so on.
  public static func zip<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> Observable<[Element]> where Collection.Element: ObservableType, Collection.Element.Element == Element {
    Observable.zip(collection, resultSelector: { $0 })
  }
}

private final class ZipCollectionSink<Source: ObservableType, Result>: SourceSink<Result> {
  private let resultSelector: ([Source.Element]) throws -> Result
  private let lock = RecursiveLock()
  private var sources: [Source]
  private var queues: [Queue<Source.Element>]
  private var runningCount: Int
  /// Events that came while one was being handled: by another thread, or from the observer.
  private var waiting = Queue<(index: Int, event: Event<Source.Element>)>()
  private var isHandling = false

  init(
    _ observer: ObserverBase<Result>,
    _ sources: [Source],
    _ resultSelector: @escaping ([Source.Element]) throws -> Result
  ) {
    self.resultSelector = resultSelector
    self.sources = sources
    queues = Array(repeating: Queue(), count: sources.count)
    runningCount = sources.count
    super.init(observer)
  }

  func start() {
    if sources.isEmpty { return complete() }
    let sources = sources
    self.sources = []
    let inputs = sources.indices.map { ZipCollectionInput(self, index: $0) }
    setUpstream(Disposables.create(inputs))
    for (input, source) in zip(inputs, sources) { input.attach(to: source.asObservable()) }
  }

  /// Handles events one at a time and outside the lock, for the selector and the observer may take as long as they like.
  func on(_ index: Int, _ event: Event<Source.Element>) {
    let isFirst = lock.withLock {
      waiting.enqueue((index, event))
      defer { isHandling = true }
      return !isHandling
    }
    guard isFirst else { return }
    while let next = lock.withLock({ nextWaiting() }) {
      if !isDisposed { handle(next.index, next.event) }
    }
  }

  private func nextWaiting() -> (index: Int, event: Event<Source.Element>)? {
    let next = waiting.dequeue()
    isHandling = next != nil
    return next
  }

  private func handle(_ index: Int, _ event: Event<Source.Element>) {
    switch event {
    case .next(let element):
      queues[index].enqueue(element)
      if queues.allSatisfy({ !$0.isEmpty }) {
        let elements = queues.indices.compactMap { queues[$0].dequeue() }
        do { forward(try resultSelector(elements)) } catch { fail(error) }
      } else if runningCount == 1 {
        complete()
      }
    case .error(let error):
      fail(error)
    case .completed:
      runningCount -= 1
      if runningCount == 0 { complete() }
    }
  }
}

private final class ZipCollectionInput<Source: ObservableType, Result>: Subscriber<Source.Element> {
  private let sink: ZipCollectionSink<Source, Result>
  private let index: Int

  init(_ sink: ZipCollectionSink<Source, Result>, index: Int) {
    self.sink = sink
    self.index = index
  }

  override func onNext(_ element: Source.Element) {
    sink.on(index, .next(element))
  }

  override func onError(_ error: Swift.Error) {
    sink.on(index, .error(error))
  }

  override func onCompleted() {
    dispose()
    sink.on(index, .completed)
  }
}
