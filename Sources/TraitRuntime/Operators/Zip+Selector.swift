extension ObservableType {
  /// What `resultSelector` makes of the first elements of the sequences, of the second ones, and so on.
  public static func zip<O1: ObservableType, O2: ObservableType>(
    _ source1: O1,
    _ source2: O2,
    resultSelector: @escaping (O1.Element, O2.Element) throws -> Element
  ) -> Observable<Element> {
    Build { observer in
      let sink = ZipSink(observer)
      let first = sink.queue(of: source1)
      let second = sink.queue(of: source2)
      sink.start { try resultSelector(first.next(), second.next()) }
      return sink
    }
  }
}

extension ObservableType {
  /// What `resultSelector` makes of the first elements of the sequences, of the second ones, and so on.
  public static func zip<O1: ObservableType, O2: ObservableType, O3: ObservableType>(
    _ source1: O1,
    _ source2: O2,
    _ source3: O3,
    resultSelector: @escaping (O1.Element, O2.Element, O3.Element) throws -> Element
  ) -> Observable<Element> {
    Build { observer in
      let sink = ZipSink(observer)
      let first = sink.queue(of: source1)
      let second = sink.queue(of: source2)
      let third = sink.queue(of: source3)
      sink.start { try resultSelector(first.next(), second.next(), third.next()) }
      return sink
    }
  }
}

extension ObservableType {
  /// What `resultSelector` makes of the first elements of the sequences, of the second ones, and so on.
  public static func zip<O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType>(
    _ source1: O1,
    _ source2: O2,
    _ source3: O3,
    _ source4: O4,
    resultSelector: @escaping (O1.Element, O2.Element, O3.Element, O4.Element) throws -> Element
  ) -> Observable<Element> {
    Build { observer in
      let sink = ZipSink(observer)
      let first = sink.queue(of: source1)
      let second = sink.queue(of: source2)
      let third = sink.queue(of: source3)
      let fourth = sink.queue(of: source4)
      sink.start { try resultSelector(first.next(), second.next(), third.next(), fourth.next()) }
      return sink
    }
  }
}

extension ObservableType {
  /// What `resultSelector` makes of the first elements of the sequences, of the second ones, and so on.
  public static func zip<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType
  >(
    _ source1: O1,
    _ source2: O2,
    _ source3: O3,
    _ source4: O4,
    _ source5: O5,
    resultSelector: @escaping (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element) throws -> Element
  ) -> Observable<Element> {
    Build { observer in
      let sink = ZipSink(observer)
      let first = sink.queue(of: source1)
      let second = sink.queue(of: source2)
      let third = sink.queue(of: source3)
      let fourth = sink.queue(of: source4)
      let fifth = sink.queue(of: source5)
      sink.start { try resultSelector(first.next(), second.next(), third.next(), fourth.next(), fifth.next()) }
      return sink
    }
  }
}

extension ObservableType {
  /// What `resultSelector` makes of the first elements of the sequences, of the second ones, and so on.
  public static func zip<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType,
    O6: ObservableType
  >(
    _ source1: O1,
    _ source2: O2,
    _ source3: O3,
    _ source4: O4,
    _ source5: O5,
    _ source6: O6,
    resultSelector: @escaping (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element) throws -> Element
  ) -> Observable<Element> {
    Build { observer in
      let sink = ZipSink(observer)
      let first = sink.queue(of: source1)
      let second = sink.queue(of: source2)
      let third = sink.queue(of: source3)
      let fourth = sink.queue(of: source4)
      let fifth = sink.queue(of: source5)
      let sixth = sink.queue(of: source6)
      sink.start {
        try resultSelector(
          first.next(),
          second.next(),
          third.next(),
          fourth.next(),
          fifth.next(),
          sixth.next()
        )
      }
      return sink
    }
  }
}

extension ObservableType {
  /// What `resultSelector` makes of the first elements of the sequences, of the second ones, and so on.
  public static func zip<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType,
    O6: ObservableType, O7: ObservableType
  >(
    _ source1: O1,
    _ source2: O2,
    _ source3: O3,
    _ source4: O4,
    _ source5: O5,
    _ source6: O6,
    _ source7: O7,
    resultSelector:
      @escaping (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element) throws -> Element
  ) -> Observable<Element> {
    Build { observer in
      let sink = ZipSink(observer)
      let first = sink.queue(of: source1)
      let second = sink.queue(of: source2)
      let third = sink.queue(of: source3)
      let fourth = sink.queue(of: source4)
      let fifth = sink.queue(of: source5)
      let sixth = sink.queue(of: source6)
      let seventh = sink.queue(of: source7)
      sink.start {
        try resultSelector(
          first.next(),
          second.next(),
          third.next(),
          fourth.next(),
          fifth.next(),
          sixth.next(),
          seventh.next()
        )
      }
      return sink
    }
  }
}

extension ObservableType {
  /// What `resultSelector` makes of the first elements of the sequences, of the second ones, and so on.
  public static func zip<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType,
    O6: ObservableType, O7: ObservableType, O8: ObservableType
  >(
    _ source1: O1,
    _ source2: O2,
    _ source3: O3,
    _ source4: O4,
    _ source5: O5,
    _ source6: O6,
    _ source7: O7,
    _ source8: O8,
    resultSelector:
      @escaping (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element, O8.Element) throws
      -> Element
  ) -> Observable<Element> {
    Build { observer in
      let sink = ZipSink(observer)
      let first = sink.queue(of: source1)
      let second = sink.queue(of: source2)
      let third = sink.queue(of: source3)
      let fourth = sink.queue(of: source4)
      let fifth = sink.queue(of: source5)
      let sixth = sink.queue(of: source6)
      let seventh = sink.queue(of: source7)
      let eighth = sink.queue(of: source8)
      sink.start {
        try resultSelector(
          first.next(),
          second.next(),
          third.next(),
          fourth.next(),
          fifth.next(),
          sixth.next(),
          seventh.next(),
          eighth.next()
        )
      }
      return sink
    }
  }
}
