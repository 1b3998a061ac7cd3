/// Joins sequences of different element types, each of which has a place of its own to keep elements.
///
/// The places are shared between the inputs and the closure that combines them; they know neither, so that no circle of
/// references is left when the inputs are disposed.
class JoiningSink<Result>: SourceSink<Result> {
  fileprivate let lock = RecursiveLock()
  private var inputs: [JoiningInputType] = []
  final private(set) var inputCount = 0
  final private(set) var runningCount = 0
  final private(set) var combine: () throws -> Result = { rxAbstractMethod() }

  /// Adds `source`, whose elements `keep` takes. To be called before `start`.
  final func add<Element>(_ source: Observable<Element>, keep: @escaping (Element) -> Void) {
    inputs.append(JoiningInput(self, index: inputs.count, source, keep))
  }

  /// Subscribes to all sources, in order.
  final func start(_ combine: @escaping () throws -> Result) {
    let inputs = inputs
    self.inputs = []
    self.combine = combine
    inputCount = inputs.count
    runningCount = inputs.count
    setUpstream(Disposables.create(inputs))
    for input in inputs { input.start() }
  }

  /// Called under the lock when the input's element has been kept.
  func inputDidSend(_ index: Int) {
    rxAbstractMethod()
  }

  /// Called under the lock when an input has ended.
  func inputDidComplete(_ index: Int) {
    rxAbstractMethod()
  }

  /// Sends what the kept elements make.
  final func sendResult() {
    do { forward(try combine()) } catch { fail(error) }
  }

  fileprivate func remove(_ index: Int) {
    runningCount -= 1
    inputDidComplete(index)
  }
}

private protocol JoiningInputType: Disposable {
  func start()
}

private final class JoiningInput<Element, Result>: Subscriber<Element>, JoiningInputType {
  private let sink: JoiningSink<Result>
  private let index: Int
  private let source: Observable<Element>
  private let keep: (Element) -> Void

  init(
    _ sink: JoiningSink<Result>,
    index: Int,
    _ source: Observable<Element>,
    _ keep: @escaping (Element) -> Void
  ) {
    self.sink = sink
    self.index = index
    self.source = source
    self.keep = keep
  }

  func start() {
    attach(to: source)
  }

  override func onNext(_ element: Element) {
    sink.lock.withLock {
      keep(element)
      sink.inputDidSend(index)
    }
  }

  override func onError(_ error: Swift.Error) {
    sink.lock.withLock {
      dispose()
      sink.fail(error)
    }
  }

  override func onCompleted() {
    sink.lock.withLock {
      dispose()
      sink.remove(index)
    }
  }
}
