// `resultSelector` may throw, as in RxCocoa: the one hole in the type, through which an error can leave.
// One declaration an arity: with parameter packs code would compile here that does not compile on RxSwift.
extension SharedSequence {
  /// Combines the newest elements of two sequences, whenever one has a new one.
  public static func combineLatest<
    O1: SharedSequenceConvertibleType,
    O2: SharedSequenceConvertibleType
  >(
    _ source1: O1, _ source2: O2,
    resultSelector: @escaping (O1.Element, O2.Element) throws -> Element
  ) -> SharedSequence<SharingStrategy, Element>
  where
    SharingStrategy == O1.SharingStrategy,
    SharingStrategy == O2.SharingStrategy
  {
    SharedSequence(
      Observable.combineLatest(
        source1.asObservable(),
        source2.asObservable(),
        resultSelector: resultSelector
      )
    )
  }

  /// Combines the newest elements of three sequences, whenever one has a new one.
  public static func combineLatest<
    O1: SharedSequenceConvertibleType,
    O2: SharedSequenceConvertibleType,
    O3: SharedSequenceConvertibleType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3,
    resultSelector: @escaping (O1.Element, O2.Element, O3.Element) throws -> Element
  ) -> SharedSequence<SharingStrategy, Element>
  where
    SharingStrategy == O1.SharingStrategy,
    SharingStrategy == O2.SharingStrategy,
    SharingStrategy == O3.SharingStrategy
  {
    SharedSequence(
      Observable.combineLatest(
        source1.asObservable(),
        source2.asObservable(),
        source3.asObservable(),
        resultSelector: resultSelector
      )
    )
  }

  /// Combines the newest elements of four sequences, whenever one has a new one.
  public static func combineLatest<
    O1: SharedSequenceConvertibleType,
    O2: SharedSequenceConvertibleType,
    O3: SharedSequenceConvertibleType,
    O4: SharedSequenceConvertibleType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4,
    resultSelector: @escaping (O1.Element, O2.Element, O3.Element, O4.Element) throws -> Element
  ) -> SharedSequence<SharingStrategy, Element>
  where
    SharingStrategy == O1.SharingStrategy,
    SharingStrategy == O2.SharingStrategy,
    SharingStrategy == O3.SharingStrategy,
    SharingStrategy == O4.SharingStrategy
  {
    SharedSequence(
      Observable.combineLatest(
        source1.asObservable(),
        source2.asObservable(),
        source3.asObservable(),
        source4.asObservable(),
        resultSelector: resultSelector
      )
    )
  }

  /// Combines the newest elements of five sequences, whenever one has a new one.
  public static func combineLatest<
    O1: SharedSequenceConvertibleType,
    O2: SharedSequenceConvertibleType,
    O3: SharedSequenceConvertibleType,
    O4: SharedSequenceConvertibleType,
    O5: SharedSequenceConvertibleType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5,
    resultSelector: @escaping (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element) throws -> Element
  ) -> SharedSequence<SharingStrategy, Element>
  where
    SharingStrategy == O1.SharingStrategy,
    SharingStrategy == O2.SharingStrategy,
    SharingStrategy == O3.SharingStrategy,
    SharingStrategy == O4.SharingStrategy,
    SharingStrategy == O5.SharingStrategy
  {
    SharedSequence(
      Observable.combineLatest(
        source1.asObservable(),
        source2.asObservable(),
        source3.asObservable(),
        source4.asObservable(),
        source5.asObservable(),
        resultSelector: resultSelector
      )
    )
  }

  /// Combines the newest elements of six sequences, whenever one has a new one.
  public static func combineLatest<
    O1: SharedSequenceConvertibleType,
    O2: SharedSequenceConvertibleType,
    O3: SharedSequenceConvertibleType,
    O4: SharedSequenceConvertibleType,
    O5: SharedSequenceConvertibleType,
    O6: SharedSequenceConvertibleType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6,
    resultSelector:
      @escaping (
        O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element
      ) throws -> Element
  ) -> SharedSequence<SharingStrategy, Element>
  where
    SharingStrategy == O1.SharingStrategy,
    SharingStrategy == O2.SharingStrategy,
    SharingStrategy == O3.SharingStrategy,
    SharingStrategy == O4.SharingStrategy,
    SharingStrategy == O5.SharingStrategy,
    SharingStrategy == O6.SharingStrategy
  {
    SharedSequence(
      Observable.combineLatest(
        source1.asObservable(),
        source2.asObservable(),
        source3.asObservable(),
        source4.asObservable(),
        source5.asObservable(),
        source6.asObservable(),
        resultSelector: resultSelector
      )
    )
  }

  /// Combines the newest elements of seven sequences, whenever one has a new one.
  public static func combineLatest<
    O1: SharedSequenceConvertibleType,
    O2: SharedSequenceConvertibleType,
    O3: SharedSequenceConvertibleType,
    O4: SharedSequenceConvertibleType,
    O5: SharedSequenceConvertibleType,
    O6: SharedSequenceConvertibleType,
    O7: SharedSequenceConvertibleType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6, _ source7: O7,
    resultSelector:
      @escaping (
        O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element
      ) throws -> Element
  ) -> SharedSequence<SharingStrategy, Element>
  where
    SharingStrategy == O1.SharingStrategy,
    SharingStrategy == O2.SharingStrategy,
    SharingStrategy == O3.SharingStrategy,
    SharingStrategy == O4.SharingStrategy,
    SharingStrategy == O5.SharingStrategy,
    SharingStrategy == O6.SharingStrategy,
    SharingStrategy == O7.SharingStrategy
  {
    SharedSequence(
      Observable.combineLatest(
        source1.asObservable(),
        source2.asObservable(),
        source3.asObservable(),
        source4.asObservable(),
        source5.asObservable(),
        source6.asObservable(),
        source7.asObservable(),
        resultSelector: resultSelector
      )
    )
  }

  /// Combines the newest elements of eight sequences, whenever one has a new one.
  public static func combineLatest<
    O1: SharedSequenceConvertibleType,
    O2: SharedSequenceConvertibleType,
    O3: SharedSequenceConvertibleType,
    O4: SharedSequenceConvertibleType,
    O5: SharedSequenceConvertibleType,
    O6: SharedSequenceConvertibleType,
    O7: SharedSequenceConvertibleType,
    O8: SharedSequenceConvertibleType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6, _ source7: O7,
    _ source8: O8,
    resultSelector:
      @escaping (
        O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element, O8.Element
      ) throws -> Element
  ) -> SharedSequence<SharingStrategy, Element>
  where
    SharingStrategy == O1.SharingStrategy,
    SharingStrategy == O2.SharingStrategy,
    SharingStrategy == O3.SharingStrategy,
    SharingStrategy == O4.SharingStrategy,
    SharingStrategy == O5.SharingStrategy,
    SharingStrategy == O6.SharingStrategy,
    SharingStrategy == O7.SharingStrategy,
    SharingStrategy == O8.SharingStrategy
  {
    SharedSequence(
      Observable.combineLatest(
        source1.asObservable(),
        source2.asObservable(),
        source3.asObservable(),
        source4.asObservable(),
        source5.asObservable(),
        source6.asObservable(),
        source7.asObservable(),
        source8.asObservable(),
        resultSelector: resultSelector
      )
    )
  }
}
