extension ObservableType {
  /// Subscribes `dueTime` later, on `scheduler`.
  public func delaySubscription(_ dueTime: RxTimeInterval, scheduler: SchedulerType) -> Observable<Element> {
    let source = asObservable()
    return Build { observer in
      let sink = PassingSink(observer)
      sink.setUpstream(
        scheduler.scheduleRelative((), dueTime: dueTime) { _ in
          source.attach(sink)
        }
      )
      return sink
    }
  }
}
