extension ObservableType {
  /// This sequence, then `second`.
  public func concat<Source: ObservableConvertibleType>(
    _ second: Source
  ) -> Observable<Element> where Source.Element == Element {
    Observable.concat([asObservable(), second.asObservable()])
  }

  /// The sequences of a series, one after the other.
  public static func concat<Sequence: Swift.Sequence>(
    _ sequence: Sequence
  ) -> Observable<Element> where Sequence.Element == Observable<Element> {
    AllInTurn { Series(sequence) }
  }

  /// The sequences of a collection, one after the other.
  public static func concat<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> Observable<Element> where Collection.Element == Observable<Element> {
    AllInTurn { Series(collection) }
  }

  /// The sequences, one after the other.
  public static func concat(_ sources: Observable<Element>...) -> Observable<Element> {
    AllInTurn { Series(sources) }
  }
}
