extension ObservableType {
  /// Continues with the handler's sequence when the source fails.
  public func `catch`(
    _ handler: @escaping (Swift.Error) throws -> Observable<Element>
  ) -> Observable<Element> {
    lift { CatchSink($0, handler) }
  }

  /// The first of the sequences that does not fail. If all do, the error of the last.
  public static func `catch`<Sequence: Swift.Sequence>(
    sequence: Sequence
  ) -> Observable<Element> where Sequence.Element == Observable<Element> {
    TryInTurn { Series(sequence) }
  }
}

private final class CatchSink<Element>: Sink<Element, Element> {
  private let handler: (Swift.Error) throws -> Observable<Element>
  private let replacement = SingleAssignmentDisposable()

  init(_ observer: ObserverBase<Element>, _ handler: @escaping (Swift.Error) throws -> Observable<Element>) {
    self.handler = handler
    super.init(observer)
  }

  override func onNext(_ element: Element) {
    forward(element)
  }

  override func onError(_ error: Swift.Error) {
    do {
      let sequence = try handler(error)
      let passing = Passing(self)
      replacement.setDisposable(passing)
      passing.attach(to: sequence)
    } catch { fail(error) }
  }

  override func didDispose() {
    replacement.dispose()
  }
}
