extension ObservableType {
  /// What `resultSelector` makes of the latest elements, whenever one of the sequences sends.
  public static func combineLatest<O1: ObservableType, O2: ObservableType>(
    _ source1: O1,
    _ source2: O2,
    resultSelector: @escaping (O1.Element, O2.Element) throws -> Element
  ) -> Observable<Element> {
    Build { observer in
      let sink = CombineLatestSink(observer)
      let first = sink.latest(of: source1)
      let second = sink.latest(of: source2)
      sink.start { try resultSelector(first.element, second.element) }
      return sink
    }
  }
}

extension ObservableType {
  /// What `resultSelector` makes of the latest elements, whenever one of the sequences sends.
  public static func combineLatest<O1: ObservableType, O2: ObservableType, O3: ObservableType>(
    _ source1: O1,
    _ source2: O2,
    _ source3: O3,
    resultSelector: @escaping (O1.Element, O2.Element, O3.Element) throws -> Element
  ) -> Observable<Element> {
    Build { observer in
      let sink = CombineLatestSink(observer)
      let first = sink.latest(of: source1)
      let second = sink.latest(of: source2)
      let third = sink.latest(of: source3)
      sink.start { try resultSelector(first.element, second.element, third.element) }
      return sink
    }
  }
}

extension ObservableType {
  /// What `resultSelector` makes of the latest elements, whenever one of the sequences sends.
  public static func combineLatest<O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType>(
    _ source1: O1,
    _ source2: O2,
    _ source3: O3,
    _ source4: O4,
    resultSelector: @escaping (O1.Element, O2.Element, O3.Element, O4.Element) throws -> Element
  ) -> Observable<Element> {
    Build { observer in
      let sink = CombineLatestSink(observer)
      let first = sink.latest(of: source1)
      let second = sink.latest(of: source2)
      let third = sink.latest(of: source3)
      let fourth = sink.latest(of: source4)
      sink.start { try resultSelector(first.element, second.element, third.element, fourth.element) }
      return sink
    }
  }
}

extension ObservableType {
  /// What `resultSelector` makes of the latest elements, whenever one of the sequences sends.
  public static func combineLatest<
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
      let sink = CombineLatestSink(observer)
      let first = sink.latest(of: source1)
      let second = sink.latest(of: source2)
      let third = sink.latest(of: source3)
      let fourth = sink.latest(of: source4)
      let fifth = sink.latest(of: source5)
      sink.start { try resultSelector(first.element, second.element, third.element, fourth.element, fifth.element) }
      return sink
    }
  }
}

extension ObservableType {
  /// What `resultSelector` makes of the latest elements, whenever one of the sequences sends.
  public static func combineLatest<
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
      let sink = CombineLatestSink(observer)
      let first = sink.latest(of: source1)
      let second = sink.latest(of: source2)
      let third = sink.latest(of: source3)
      let fourth = sink.latest(of: source4)
      let fifth = sink.latest(of: source5)
      let sixth = sink.latest(of: source6)
      sink.start {
        try resultSelector(
          first.element,
          second.element,
          third.element,
          fourth.element,
          fifth.element,
          sixth.element
        )
      }
      return sink
    }
  }
}

extension ObservableType {
  /// What `resultSelector` makes of the latest elements, whenever one of the sequences sends.
  public static func combineLatest<
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
      let sink = CombineLatestSink(observer)
      let first = sink.latest(of: source1)
      let second = sink.latest(of: source2)
      let third = sink.latest(of: source3)
      let fourth = sink.latest(of: source4)
      let fifth = sink.latest(of: source5)
      let sixth = sink.latest(of: source6)
      let seventh = sink.latest(of: source7)
      sink.start {
        try resultSelector(
          first.element,
          second.element,
          third.element,
          fourth.element,
          fifth.element,
          sixth.element,
          seventh.element
        )
      }
      return sink
    }
  }
}

extension ObservableType {
  /// What `resultSelector` makes of the latest elements, whenever one of the sequences sends.
  public static func combineLatest<
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
      let sink = CombineLatestSink(observer)
      let first = sink.latest(of: source1)
      let second = sink.latest(of: source2)
      let third = sink.latest(of: source3)
      let fourth = sink.latest(of: source4)
      let fifth = sink.latest(of: source5)
      let sixth = sink.latest(of: source6)
      let seventh = sink.latest(of: source7)
      let eighth = sink.latest(of: source8)
      sink.start {
        try resultSelector(
          first.element,
          second.element,
          third.element,
          fourth.element,
          fifth.element,
          sixth.element,
          seventh.element,
          eighth.element
        )
      }
      return sink
    }
  }
}
