extension InfallibleType {
  /// Runs the sequences one after the other, in spite of the name.
  ///
  /// That is what RxSwift 6 does with a collection that is no array
  /// (RxSwift/Traits/Infallible/Infallible+Operators.swift); a replay has to show it.
  public static func merge<Collection: Swift.Collection>(_ sources: Collection) -> Infallible<Element>
  where Collection.Element == Infallible<Element> {
    Infallible(Observable.concat(sources.map { $0.asObservable() }))
  }

  /// The elements of all `sources` as they come.
  public static func merge(_ sources: [Infallible<Element>]) -> Infallible<Element> {
    Infallible(Observable.merge(sources.map { $0.asObservable() }))
  }

  /// The elements of all `sources` as they come.
  public static func merge(_ sources: Infallible<Element>...) -> Infallible<Element> {
    merge(sources)
  }
}
