// On `Element == Any`, so that `Maybe.zip(a, b)` has an element type before the result gives it one.
extension PrimitiveSequenceType where Element == Any, Trait == MaybeTrait {
  /// The elements of two maybes as a tuple.
  public static func zip<E1, E2>(
    _ source1: PrimitiveSequence<Trait, E1>,
    _ source2: PrimitiveSequence<Trait, E2>
  ) -> PrimitiveSequence<Trait, (E1, E2)> {
    PrimitiveSequence<Trait, (E1, E2)>(
      raw: Observable.zip(
        source1.asObservable(),
        source2.asObservable()
      )
    )
  }

  /// The elements of three maybes as a tuple.
  public static func zip<E1, E2, E3>(
    _ source1: PrimitiveSequence<Trait, E1>,
    _ source2: PrimitiveSequence<Trait, E2>,
    _ source3: PrimitiveSequence<Trait, E3>
  ) -> PrimitiveSequence<Trait, (E1, E2, E3)> {
    PrimitiveSequence<Trait, (E1, E2, E3)>(
      raw: Observable.zip(
        source1.asObservable(),
        source2.asObservable(),
        source3.asObservable()
      )
    )
  }

  /// The elements of four maybes as a tuple.
  public static func zip<E1, E2, E3, E4>(
    _ source1: PrimitiveSequence<Trait, E1>,
    _ source2: PrimitiveSequence<Trait, E2>,
    _ source3: PrimitiveSequence<Trait, E3>,
    _ source4: PrimitiveSequence<Trait, E4>
  ) -> PrimitiveSequence<Trait, (E1, E2, E3, E4)> {
    PrimitiveSequence<Trait, (E1, E2, E3, E4)>(
      raw: Observable.zip(
        source1.asObservable(),
        source2.asObservable(),
        source3.asObservable(),
        source4.asObservable()
      )
    )
  }

  /// The elements of five maybes as a tuple.
  public static func zip<E1, E2, E3, E4, E5>(
    _ source1: PrimitiveSequence<Trait, E1>,
    _ source2: PrimitiveSequence<Trait, E2>,
    _ source3: PrimitiveSequence<Trait, E3>,
    _ source4: PrimitiveSequence<Trait, E4>,
    _ source5: PrimitiveSequence<Trait, E5>
  ) -> PrimitiveSequence<Trait, (E1, E2, E3, E4, E5)> {
    PrimitiveSequence<Trait, (E1, E2, E3, E4, E5)>(
      raw: Observable.zip(
        source1.asObservable(),
        source2.asObservable(),
        source3.asObservable(),
        source4.asObservable(),
        source5.asObservable()
      )
    )
  }

  /// The elements of six maybes as a tuple.
  public static func zip<E1, E2, E3, E4, E5, E6>(
    _ source1: PrimitiveSequence<Trait, E1>,
    _ source2: PrimitiveSequence<Trait, E2>,
    _ source3: PrimitiveSequence<Trait, E3>,
    _ source4: PrimitiveSequence<Trait, E4>,
    _ source5: PrimitiveSequence<Trait, E5>,
    _ source6: PrimitiveSequence<Trait, E6>
  ) -> PrimitiveSequence<Trait, (E1, E2, E3, E4, E5, E6)> {
    PrimitiveSequence<Trait, (E1, E2, E3, E4, E5, E6)>(
      raw: Observable.zip(
        source1.asObservable(),
        source2.asObservable(),
        source3.asObservable(),
        source4.asObservable(),
        source5.asObservable(),
        source6.asObservable()
      )
    )
  }

  /// The elements of seven maybes as a tuple.
  public static func zip<E1, E2, E3, E4, E5, E6, E7>(
    _ source1: PrimitiveSequence<Trait, E1>,
    _ source2: PrimitiveSequence<Trait, E2>,
    _ source3: PrimitiveSequence<Trait, E3>,
    _ source4: PrimitiveSequence<Trait, E4>,
    _ source5: PrimitiveSequence<Trait, E5>,
    _ source6: PrimitiveSequence<Trait, E6>,
    _ source7: PrimitiveSequence<Trait, E7>
  ) -> PrimitiveSequence<Trait, (E1, E2, E3, E4, E5, E6, E7)> {
    PrimitiveSequence<Trait, (E1, E2, E3, E4, E5, E6, E7)>(
      raw: Observable.zip(
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

  /// The elements of eight maybes as a tuple.
  public static func zip<E1, E2, E3, E4, E5, E6, E7, E8>(
    _ source1: PrimitiveSequence<Trait, E1>,
    _ source2: PrimitiveSequence<Trait, E2>,
    _ source3: PrimitiveSequence<Trait, E3>,
    _ source4: PrimitiveSequence<Trait, E4>,
    _ source5: PrimitiveSequence<Trait, E5>,
    _ source6: PrimitiveSequence<Trait, E6>,
    _ source7: PrimitiveSequence<Trait, E7>,
    _ source8: PrimitiveSequence<Trait, E8>
  ) -> PrimitiveSequence<Trait, (E1, E2, E3, E4, E5, E6, E7, E8)> {
    PrimitiveSequence<Trait, (E1, E2, E3, E4, E5, E6, E7, E8)>(
      raw: Observable.zip(
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
