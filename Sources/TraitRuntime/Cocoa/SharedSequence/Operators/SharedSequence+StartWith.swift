extension SharedSequenceConvertibleType {
  /// Emits `element` first: on the subscribing thread, which `drive` requires to be main.
  public func startWith(_ element: Element) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().startWith(element))
  }
}
