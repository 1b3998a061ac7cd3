/// A sequence that is known to have few elements: how many is said by `Trait`.
///
/// See ``Single``, ``Maybe`` and ``Completable``.
public struct PrimitiveSequence<Trait, Element> {
  let source: Observable<Element>

  /// Takes the word of the caller that `source` has as many elements as `Trait` says.
  init(raw source: Observable<Element>) {
    self.source = source
  }
}

/// What is a ``PrimitiveSequence``.
public protocol PrimitiveSequenceType {
  associatedtype Trait
  associatedtype Element

  /// The sequence itself.
  var primitiveSequence: PrimitiveSequence<Trait, Element> { get }
}

extension PrimitiveSequence: PrimitiveSequenceType {
  /// The sequence itself.
  public var primitiveSequence: PrimitiveSequence<Trait, Element> {
    self
  }
}

extension PrimitiveSequence: ObservableConvertibleType {
  /// The same events as a plain sequence.
  public func asObservable() -> Observable<Element> {
    source
  }
}
