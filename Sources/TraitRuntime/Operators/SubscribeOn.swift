extension ObservableType {
  /// Subscribes, and disposes, on `scheduler`. Elements keep the thread that the source gives them.
  ///
  /// A sequence that was written outside is subscribed to as it is, so that its disposal is scheduled even after its end.
  public func subscribe(on scheduler: ImmediateSchedulerType) -> Observable<Element> {
    Build { observer in
      let sink = PassingSink(observer)
      let current = SerialDisposable()
      let waiting = SingleAssignmentDisposable()
      current.disposable = waiting
      let work = scheduler.schedule(()) { _ in
        current.disposable = ScheduledDisposable(scheduler: scheduler, disposable: subscribe(sink))
        return Disposables.create()
      }
      waiting.setDisposable(work)
      sink.setUpstream(current)
      return sink
    }
  }
}
