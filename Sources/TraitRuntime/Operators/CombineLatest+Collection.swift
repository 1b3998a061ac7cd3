extension ObservableType {
  /// What `resultSelector` makes of the latest elements of all sequences, whenever one of them sends.
  public static func combineLatest<Collection: Swift.Collection>(
    _ collection: Collection,
    resultSelector: @escaping ([Collection.Element.Element]) throws -> Element
  ) -> Observable<Element> where Collection.Element: ObservableType {
    Build { observer in
      let sink = CombineLatestSink(observer)
      guard !collection.isEmpty else {
        do {
          sink.forward(try resultSelector([]))
          sink.complete()
        } catch { sink.fail(error) }
        return sink
      }
      let places = collection.map { sink.latest(of: $0) }
      sink.start { try resultSelector(places.map { $0.element }) }
      return sink
    }
  }

  /// The latest elements of all sequences, whenever one of them sends.
  public static func combineLatest<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> Observable<[Element]> where Collection.Element: ObservableType, Collection.Element.Element == Element {
    Observable.combineLatest(collection, resultSelector: { $0 })
  }
}
