extension ObservableType {
  /// The element again and again, each time as a piece of work of its own on `scheduler`.
  public static func repeatElement(
    _ element: Element,
    scheduler: ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> {
    Build { observer in
      let sink = SourceSink(observer)
      sink.setUpstream(
        scheduler.scheduleRecursive(element) { element, recurse in
          sink.forward(element)
          recurse(element)
        }
      )
      return sink
    }
  }
}
