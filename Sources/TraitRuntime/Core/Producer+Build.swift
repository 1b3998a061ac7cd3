extension ObservableType {
  /// A sequence of one source: `makeSink` makes what stands between the source and an observer.
  func lift<Result>(
    _ makeSink: @escaping (ObserverBase<Result>) -> Sink<Element, Result>
  ) -> Observable<Result> {
    Lift(source: asObservable(), makeSink: makeSink)
  }
}

/// A sequence of one source.
private final class Lift<Source, Result>: Producer<Result> {
  private let source: Observable<Source>
  private let makeSink: (ObserverBase<Result>) -> Sink<Source, Result>

  init(source: Observable<Source>, makeSink: @escaping (ObserverBase<Result>) -> Sink<Source, Result>) {
    self.source = source
    self.makeSink = makeSink
  }

  override func run(_ observer: ObserverBase<Result>) -> Disposable {
    let sink = makeSink(observer)
    sink.attach(to: source)
    return sink
  }
}

/// A sequence that a closure connects.
final class Build<Element>: Producer<Element> {
  private let connect: (ObserverBase<Element>) -> Disposable

  init(_ connect: @escaping (ObserverBase<Element>) -> Disposable) {
    self.connect = connect
  }

  override func run(_ observer: ObserverBase<Element>) -> Disposable {
    connect(observer)
  }
}

/// Observes a second source for a sink, and passes everything on as the sink's own.
final class Passing<Input, Element>: Subscriber<Element> {
  private let sink: Sink<Input, Element>

  init(_ sink: Sink<Input, Element>) {
    self.sink = sink
  }

  override func onNext(_ element: Element) {
    sink.forward(element)
  }

  override func onError(_ error: Swift.Error) {
    sink.fail(error)
    dispose()
  }

  override func onCompleted() {
    sink.complete()
    dispose()
  }
}

/// A sink that changes nothing about elements.
class PassingSink<Element>: Sink<Element, Element> {
  override func onNext(_ element: Element) {
    forward(element)
  }
}
