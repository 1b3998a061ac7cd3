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
  /// It ends for all and for good: who subscribes anew is told of the end alone.
  var endsForGood = false
  /// All that it has comes while it is being subscribed to, and its end with it: `just`.
  var endsAtOnce = false
  /// It ends at once at least in some cases: when what it waits for has been sent by then, and is kept for whoever comes.
  var mayEndAtOnce = false
  /// All that it has comes while it is being subscribed to, whether it ends with that or goes on without: a relay whose
  /// value nobody sets any more.
  var comesAtOnce = false
  /// All that it has comes as soon as its subscription runs, be that later and elsewhere: `just` with a `subscribe(on:)`
  /// below it, or what was sent by that.
  var comesInOneGo = false
  /// What comes at once is moved to main on its way. On main it goes on at once, but not while the same scheduler still
  /// has something before it: a second such hop further down keeps what follows waiting. (MainScheduler.swift)
  var isMovedToMain = false
  /// Each subscription begins with an element that is there already, however few come after it.
  var hasValue = false
  /// Of what goes on, whether something still comes: a relay that a single request feeds stays open after its answer.
  var supply = Supply.lasting

  enum Supply: Int, Comparable {
    /// What there is may all have been sent before anybody listened, and is kept for nobody.
    case missed
    case once, unsure, lasting

    static func < (left: Supply, right: Supply) -> Bool { left.rawValue < right.rawValue }
  }

  var canGoOn: Bool { isOngoing || isOngoingPerhaps }

  /// How surely elements keep coming. What everybody missed has not even one.
  var lasting: Supply { isOngoing ? supply : min(supply, isOngoingPerhaps ? .unsure : .once) }

  /// Of two that both go on, or have both ended, the one of which more comes counts. What has ended had something, but
  /// for what everybody missed.
  func supply(with other: Lifetime) -> Supply {
    if canGoOn == other.canGoOn { return max(supply, other.supply) }
    let (lasting, ended) = canGoOn ? (supply, other.supply) : (other.supply, supply)
    return ended == .missed ? lasting : max(lasting, .once)
  }

  /// What an inner sequence adds to an outer one. It does not send beside that one but for it (`supply(with:)` is of two
  /// that do): what the outer one had before it ended is worth what the inner one has.
  mutating func add(_ other: Lifetime) {
    if !canGoOn {
      supply = other.supply
    } else if other.canGoOn {
      supply = max(supply, other.supply)
    }
    isOngoing = isOngoing || other.isOngoing
    isOngoingPerhaps = isOngoingPerhaps || other.isOngoingPerhaps
    endsEarly = endsEarly || other.endsEarly
    isEndless = isEndless && other.isEndless
    mayEndAtOnce = mayEndAtOnce && other.mayEndAtOnce
    endsAtOnce = endsAtOnce && other.endsAtOnce
    comesAtOnce = comesAtOnce && other.comesAtOnce
    comesInOneGo = comesInOneGo && other.comesInOneGo
    isMovedToMain = isMovedToMain || other.isMovedToMain
  }
}
