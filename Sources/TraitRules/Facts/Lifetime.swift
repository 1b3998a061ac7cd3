/// Whether a stream goes on.
struct Lifetime: Equatable {
  /// It goes on after its elements, as taps and relays do and requests do not.
  var isOngoing = false
  /// It goes on in some cases only: once something has failed, or once something ends that may never end.
  var isOngoingPerhaps = false
  /// A step ends it before its source does: `take(until:)`.
  var endsEarly = false
  /// Nothing ever ends it: a relay.
  var isEndless = false

  var canGoOn: Bool { isOngoing || isOngoingPerhaps }

  /// What an inner sequence adds to an outer one.
  mutating func add(_ other: Lifetime) {
    isOngoing = isOngoing || other.isOngoing
    isOngoingPerhaps = isOngoingPerhaps || other.isOngoingPerhaps
    endsEarly = endsEarly || other.endsEarly
    isEndless = isEndless && other.isEndless
  }
}
