/// A sequence that never fails, delivers on its strategy's scheduler and shares one run of its side effects.
///
/// It has few ways in, so that the type is the proof: a conversion with a fallback, a source that can't fail, or an
/// operator on another shared sequence. What would break a guarantee (`observe(on:)`, throwing closures, an inner
/// sequence that can fail) does not exist on it.
public struct SharedSequence<SharingStrategy: SharingStrategyProtocol, Element>: SharedSequenceConvertibleType,
  ObservableConvertibleType
{
  private let source: Observable<Element>

  /// Shares `source`, which must neither fail nor deliver on any other scheduler than the strategy's.
  init(_ source: Observable<Element>) {
    self.source = SharingStrategy.share(source)
  }

  /// Takes `source` as it is: for sources that cost nothing to run again.
  init(raw source: Observable<Element>) {
    self.source = source
  }

  /// The same elements without the guarantees in the type.
  public func asObservable() -> Observable<Element> {
    source
  }

  /// The sequence itself.
  public func asSharedSequence() -> SharedSequence<SharingStrategy, Element> {
    self
  }

  /// The same elements as a sequence whose type still says that it can't fail.
  public func asInfallible() -> Infallible<Element> {
    asInfallible(onErrorFallbackTo: .empty())
  }
}

#if EXPANDABLE_SHARED_SEQUENCE
  extension SharedSequence {
    /// Takes the word of the caller that `source` keeps the guarantees, for operators defined outside the library.
    public static func createUnsafe<Source: ObservableType>(
      source: Source
    ) -> SharedSequence<SharingStrategy, Source.Element> {
      SharedSequence<SharingStrategy, Source.Element>(raw: source.asObservable())
    }
  }
#endif
