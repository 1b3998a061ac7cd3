/// How a ``SharedSequence`` delivers its elements, and how its subscribers share one run of the side effects.
public protocol SharingStrategyProtocol {
  /// The scheduler that every event is delivered on.
  static var scheduler: SchedulerType { get }

  /// Makes the subscribers of `source` share one subscription to it.
  static func share<Element>(_ source: Observable<Element>) -> Observable<Element>
}
