extension ObservableType {
  /// Each element transformed. What `transform` throws is the sequence's error.
  public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Observable<Result> {
    lift { MapSink($0, transform) }
  }
}

private final class MapSink<Source, Result>: Sink<Source, Result> {
  private let transform: (Source) throws -> Result

  init(_ observer: ObserverBase<Result>, _ transform: @escaping (Source) throws -> Result) {
    self.transform = transform
    super.init(observer)
  }

  override func onNext(_ element: Source) {
    do { forward(try transform(element)) } catch { fail(error) }
  }
}
