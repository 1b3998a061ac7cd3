// On `Element == Any`, so that `Infallible.combineLatest(a, b)` has an element type before the result gives it one.
extension InfallibleType where Element == Any {
  /// The newest elements of two sequences as a tuple, whenever one has a new one.
  public static func combineLatest<
    O1: InfallibleType,
    O2: InfallibleType
  >(
    _ source1: O1, _ source2: O2
  ) -> Infallible<(O1.Element, O2.Element)> {
    Infallible<(O1.Element, O2.Element)>(
      Observable.combineLatest(
        source1.asObservable(),
        source2.asObservable()
      )
    )
  }

  /// The newest elements of three sequences as a tuple, whenever one has a new one.
  public static func combineLatest<
    O1: InfallibleType,
    O2: InfallibleType,
    O3: InfallibleType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3
  ) -> Infallible<(O1.Element, O2.Element, O3.Element)> {
    Infallible<(O1.Element, O2.Element, O3.Element)>(
      Observable.combineLatest(
        source1.asObservable(),
        source2.asObservable(),
        source3.asObservable()
      )
    )
  }

  /// The newest elements of four sequences as a tuple, whenever one has a new one.
  public static func combineLatest<
    O1: InfallibleType,
    O2: InfallibleType,
    O3: InfallibleType,
    O4: InfallibleType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4
  ) -> Infallible<(O1.Element, O2.Element, O3.Element, O4.Element)> {
    Infallible<(O1.Element, O2.Element, O3.Element, O4.Element)>(
      Observable.combineLatest(
        source1.asObservable(),
        source2.asObservable(),
        source3.asObservable(),
        source4.asObservable()
      )
    )
  }

  /// The newest elements of five sequences as a tuple, whenever one has a new one.
  public static func combineLatest<
    O1: InfallibleType,
    O2: InfallibleType,
    O3: InfallibleType,
    O4: InfallibleType,
    O5: InfallibleType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5
  ) -> Infallible<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element)> {
    Infallible<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element)>(
      Observable.combineLatest(
        source1.asObservable(),
        source2.asObservable(),
        source3.asObservable(),
        source4.asObservable(),
        source5.asObservable()
      )
    )
  }

  /// The newest elements of six sequences as a tuple, whenever one has a new one.
  public static func combineLatest<
    O1: InfallibleType,
    O2: InfallibleType,
    O3: InfallibleType,
    O4: InfallibleType,
    O5: InfallibleType,
    O6: InfallibleType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6
  ) -> Infallible<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element)> {
    Infallible<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element)>(
      Observable.combineLatest(
        source1.asObservable(),
        source2.asObservable(),
        source3.asObservable(),
        source4.asObservable(),
        source5.asObservable(),
        source6.asObservable()
      )
    )
  }

  /// The newest elements of seven sequences as a tuple, whenever one has a new one.
  public static func combineLatest<
    O1: InfallibleType,
    O2: InfallibleType,
    O3: InfallibleType,
    O4: InfallibleType,
    O5: InfallibleType,
    O6: InfallibleType,
    O7: InfallibleType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6, _ source7: O7
  ) -> Infallible<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element)> {
    Infallible<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element)>(
      Observable.combineLatest(
        source1.asObservable(),
        source2.asObservable(),
        source3.asObservable(),
        source4.asObservable(),
        source5.asObservable(),
        source6.asObservable(),
        source7.asObservable()
      )
    )
  }

  /// The newest elements of eight sequences as a tuple, whenever one has a new one.
  public static func combineLatest<
    O1: InfallibleType,
    O2: InfallibleType,
    O3: InfallibleType,
    O4: InfallibleType,
    O5: InfallibleType,
    O6: InfallibleType,
    O7: InfallibleType,
    O8: InfallibleType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6, _ source7: O7,
    _ source8: O8
  ) -> Infallible<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element, O8.Element)> {
    Infallible<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element, O8.Element)>(
      Observable.combineLatest(
        source1.asObservable(),
        source2.asObservable(),
        source3.asObservable(),
        source4.asObservable(),
        source5.asObservable(),
        source6.asObservable(),
        source7.asObservable(),
        source8.asObservable()
      )
    )
  }
}
