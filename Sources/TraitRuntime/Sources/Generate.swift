extension ObservableType {
  /// A loop as a sequence: states, from the first, as long as `condition` holds. What a closure throws is the error.
  public static func generate(
    initialState: Element,
    condition: @escaping (Element) throws -> Bool,
    scheduler: ImmediateSchedulerType = CurrentThreadScheduler.instance,
    iterate: @escaping (Element) throws -> Element
  ) -> Observable<Element> {
    Build { observer in
      let sink = SourceSink(observer)
      var state = initialState
      sink.setUpstream(
        scheduler.scheduleRecursive(true) { isFirst, recurse in
          do {
            if !isFirst { state = try iterate(state) }
            guard try condition(state) else { return sink.complete() }
            sink.forward(state)
            recurse(false)
          } catch { sink.fail(error) }
        }
      )
      return sink
    }
  }
}
