/// Calls that subscribe or look as if they did, each by what it turned out to be.
public struct SubscriptionCount: Sendable, Equatable {
  /// They feed UI.
  public var interface = 0
  /// What they feed was followed and is no UI.
  public var other = 0
  /// Somebody else's `bind`.
  public var strangers = 0
  /// What takes their elements could not be followed: it may be UI.
  public var unknown = 0

  public init() {}

  static func += (sum: inout SubscriptionCount, more: SubscriptionCount) {
    sum.interface += more.interface
    sum.other += more.other
    sum.strangers += more.strangers
    sum.unknown += more.unknown
  }

  subscript(kind: SubscriptionCall.Kind) -> Int {
    get {
      switch kind {
      case .interface: interface
      case .other: other
      case .stranger: strangers
      case .unknown: unknown
      case .step: 0
      }
    }
    set {
      switch kind {
      case .interface: interface = newValue
      case .other: other = newValue
      case .stranger: strangers = newValue
      case .unknown: unknown = newValue
      case .step: break
      }
    }
  }
}
