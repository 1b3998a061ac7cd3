extension ObservableType where Element: ObservableConvertibleType {
  /// The elements of all inner sequences, as they come.
  public func merge() -> Observable<Element.Element> {
    flatMap { $0 }
  }

  /// The elements of the inner sequences; at most `maxConcurrent` run at a time, the others wait.
  public func merge(maxConcurrent: Int) -> Observable<Element.Element> {
    lift { MergeSink($0, limit: maxConcurrent, selector: { $0 }) }
  }

  /// The elements of the inner sequences, one sequence after the other.
  public func concat() -> Observable<Element.Element> {
    merge(maxConcurrent: 1)
  }
}

extension ObservableType {
  /// The elements of all sequences, as they come.
  public static func merge<Collection: Swift.Collection>(
    _ sources: Collection
  ) -> Observable<Element> where Collection.Element == Observable<Element> {
    merge(Array(sources))
  }

  /// The elements of all sequences, as they come.
  public static func merge(_ sources: [Observable<Element>]) -> Observable<Element> {
    Build { observer in
      let sink = MergeSink<Observable<Element>, Observable<Element>>(observer, limit: .max, selector: { $0 })
      sink.start(sources)
      return sink
    }
  }

  /// The elements of all sequences, as they come.
  public static func merge(_ sources: Observable<Element>...) -> Observable<Element> {
    merge(sources)
  }
}
