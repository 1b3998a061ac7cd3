extension ObservableType where Element: RxAbstractInteger {
  /// `count` numbers from `start`, each sent as a piece of work of its own on `scheduler`.
  public static func range(
    start: Element,
    count: Element,
    scheduler: ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> {
    precondition(count >= 0, "count can't be negative")
    precondition(
      count == 0 || !start.addingReportingOverflow(count - 1).overflow,
      "overflow of count"
    )
    return Build { observer in
      let sink = SourceSink(observer)
      sink.setUpstream(
        scheduler.scheduleRecursive(0 as Element) { index, recurse in
          if index < count {
            sink.forward(start + index)
            recurse(index + 1)
          } else {
            sink.complete()
          }
        }
      )
      return sink
    }
  }
}
