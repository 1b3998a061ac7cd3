extension ObservableType {
  /// A sequence of the given elements, each sent as a piece of work of its own on `scheduler`.
  public static func of(
    _ elements: Element...,
    scheduler: ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> {
    from(elements, scheduler: scheduler)
  }

  /// A sequence of an array's elements, each sent as a piece of work of its own on `scheduler`.
  public static func from(
    _ array: [Element],
    scheduler: ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> {
    sequence(array, scheduler: scheduler)
  }

  /// A sequence of a collection's elements, each sent as a piece of work of its own on `scheduler`.
  public static func from<Sequence: Swift.Sequence>(
    _ sequence: Sequence,
    scheduler: ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> where Sequence.Element == Element {
    self.sequence(sequence, scheduler: scheduler)
  }

  private static func sequence<Sequence: Swift.Sequence>(
    _ sequence: Sequence,
    scheduler: ImmediateSchedulerType
  ) -> Observable<Element> where Sequence.Element == Element {
    Build { observer in
      let sink = SourceSink(observer)
      let work = scheduler.scheduleRecursive(sequence.makeIterator()) { iterator, recurse in
        var iterator = iterator
        if let element = iterator.next() {
          sink.forward(element)
          recurse(iterator)
        } else {
          sink.complete()
        }
      }
      sink.setUpstream(work)
      return sink
    }
  }
}
