extension ObservableType {
  /// A sequence that each subscription makes anew. What the closure throws is the sequence's error.
  public static func deferred(
    _ observableFactory: @escaping () throws -> Observable<Element>
  ) -> Observable<Element> {
    Build { observer in
      let sink = PassingSink(observer)
      do { sink.attach(to: try observableFactory()) } catch { sink.fail(error) }
      return sink
    }
  }
}
