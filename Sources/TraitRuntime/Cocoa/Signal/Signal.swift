/// A sequence for events of the interface: it never fails, delivers on main and replays nothing.
public typealias Signal<Element> = SharedSequence<SignalSharingStrategy, Element>

/// Delivers on main, shares one subscription while there are subscribers, replays nothing.
public struct SignalSharingStrategy: SharingStrategyProtocol {
  /// A main scheduler of its own for each hop.
  public static var scheduler: SchedulerType { SharingScheduler.make() }

  /// One subscription, given up with the last subscriber.
  public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
    source.share(scope: .whileConnected)
  }
}

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
  /// The signal itself.
  public func asSignal() -> Signal<Element> {
    asSharedSequence()
  }
}
