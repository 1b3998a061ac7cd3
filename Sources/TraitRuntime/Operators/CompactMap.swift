extension ObservableType {
  /// Each element transformed, without those whose result is nil.
  public func compactMap<Result>(_ transform: @escaping (Element) throws -> Result?) -> Observable<Result> {
    lift { CompactMapSink($0, transform) }
  }
}

private final class CompactMapSink<Source, Result>: Sink<Source, Result> {
  private let transform: (Source) throws -> Result?

  init(_ observer: ObserverBase<Result>, _ transform: @escaping (Source) throws -> Result?) {
    self.transform = transform
    super.init(observer)
  }

  override func onNext(_ element: Source) {
    do {
      if let result = try transform(element) { forward(result) }
    } catch { fail(error) }
  }
}
