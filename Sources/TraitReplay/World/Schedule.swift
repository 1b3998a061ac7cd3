import TraitRules

/// One of the ways in which a chain's world can behave: which source fails when, who answers late or never ends.
struct Schedule: Hashable, Sendable {
  /// The one thing that goes wrong, if any.
  var fault: Fault?
  /// How requests answer that no fault concerns.
  var answers = Answers.once
  /// Source events come one right after the other, not after everything has settled, and those that joined last first.
  var isBurst = false
  /// After how many events controls and relays end, as when their screen is gone; `nil` if they never do.
  var lastEvent: Int?
  /// Nothing that is shared ends or is let go while subscribers come. What a share promises is one run while that run
  /// lasts; whoever comes after its end starts another, with a `Driver` too.
  var holdsShares = false
  /// What has a name in the source is run once for all who use it, as if its author had shared it.
  var sharesNames = false
  /// Which alternative is taken where the source has several.
  var choice = 0

  enum Answers: String, Hashable, Sendable {
    /// An element, then the end.
    case once
    /// An element and no end.
    case ongoing
    /// The end alone.
    case empty
    /// As `once`, later than any timeout.
    case late
    /// An error, every time: a network that is down.
    case failing
  }

  struct Fault: Hashable, Sendable {
    var point: FaultPoint
    /// The how-manyth time that the point is passed, from 1.
    var time: Int
    /// An element comes first.
    var isAfterElement = false
    /// What is tried again while the same source event is handled fails too, a number of times.
    var outlastsTries = false

    /// More tries than most who count them allow.
    static let tries = 8
  }
}

/// Where something can fail.
enum FaultPoint: Hashable, Sendable {
  /// An answer of a source that is not in sight.
  case answer(ChainKey)
  /// A closure that can throw.
  case closure(ChainKey)
  /// A subject that errors can be sent into; passed once an event.
  case subject(ChainKey)
}

extension Schedule {
  static let plain = Schedule()
  /// The one in which it is counted how often several subscribers run an effect.
  static let counting = Schedule(holdsShares: true)

  /// The same with every name shared.
  var withSharedNames: Schedule {
    var schedule = self
    schedule.sharesNames = true
    return schedule
  }

  /// No error is sent or thrown by it.
  var isWithoutError: Bool { fault == nil && answers != .failing }
}
