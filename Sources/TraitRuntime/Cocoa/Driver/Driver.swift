/// A sequence for the state of the interface: it never fails, delivers on main and replays its last element to each
/// new subscriber while there is one.
public typealias Driver<Element> = SharedSequence<DriverSharingStrategy, Element>

/// Delivers on main, shares one subscription while there are subscribers, replays the last element.
public struct DriverSharingStrategy: SharingStrategyProtocol {
  /// A main scheduler of its own for each hop.
  public static var scheduler: SchedulerType { SharingScheduler.make() }

  /// One subscription, one replayed element, both given up with the last subscriber.
  public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
    source.share(replay: 1, scope: .whileConnected)
  }
}

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
  /// The driver itself.
  public func asDriver() -> Driver<Element> {
    asSharedSequence()
  }
}
