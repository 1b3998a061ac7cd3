extension InfallibleType {
  /// The elements for `for await`; each use of the property is a subscription of its own.
  public var values: AsyncStream<Element> {
    asObservable().asyncStream()
  }
}
