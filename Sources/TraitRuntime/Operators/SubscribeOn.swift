extension ObservableType {
  /// Subscribes, and disposes, on `scheduler`. Elements keep the thread that the source gives them.
  public func subscribe(on scheduler: ImmediateSchedulerType) -> Observable<Element> {
    let source = asObservable()
    return Build { observer in
      let sink = PassingSink(observer)
      let current = SerialDisposable()
      let waiting = SingleAssignmentDisposable()
      current.disposable = waiting
      let work = scheduler.schedule(()) { _ in
        current.disposable = ScheduledDisposable(scheduler: scheduler, disposable: source.attach(sink))
        return Disposables.create()
      }
      waiting.setDisposable(work)
      sink.setUpstream(current)
      return sink
    }
  }
}
