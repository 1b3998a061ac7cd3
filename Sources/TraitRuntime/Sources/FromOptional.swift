extension ObservableType {
  /// A sequence of the element, if there is one.
  public static func from(optional: Element?) -> Observable<Element> {
    if let optional { just(optional) } else { empty() }
  }

  /// A sequence of the element, if there is one, sent on `scheduler`.
  public static func from(optional: Element?, scheduler: ImmediateSchedulerType) -> Observable<Element> {
    if let optional { return just(optional, scheduler: scheduler) }
    return Build { observer in
      let sink = SourceSink(observer)
      sink.setUpstream(
        scheduler.schedule(()) { _ in
          sink.complete()
          return Disposables.create()
        }
      )
      return sink
    }
  }
}
