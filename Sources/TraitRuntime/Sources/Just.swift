extension ObservableType {
  /// A sequence of one element.
  public static func just(_ element: Element) -> Observable<Element> {
    Just(element)
  }

  /// A sequence of one element, which is sent on `scheduler`.
  public static func just(_ element: Element, scheduler: ImmediateSchedulerType) -> Observable<Element> {
    Build { observer in
      let sink = SourceSink(observer)
      sink.setUpstream(
        scheduler.schedule(element) { element in
          sink.forward(element)
          return scheduler.schedule(()) { _ in
            sink.complete()
            return Disposables.create()
          }
        }
      )
      return sink
    }
  }
}

// No sink: nobody can dispose the subscription before it is over.
private final class Just<Element>: Observable<Element> {
  private let element: Element

  init(_ element: Element) {
    self.element = element
  }

  override func attach(_ observer: ObserverBase<Element>) -> Disposable {
    observer.onNext(element)
    observer.onCompleted()
    return Disposables.create()
  }
}
