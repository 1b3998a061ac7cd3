/// An error that ends a stream which would have gone on without it.
struct InnerFailure: Equatable {
  /// Where it comes from, as that decides what can be done about it.
  enum Kind: String {
    /// A sequence that a `flatMap` subscribes to: a catch in its closure keeps the stream.
    case flattened
    /// One of several joined sequences: a catch on it keeps the others.
    case joined
    /// An operator of the stream itself: no catch brings the stream back.
    case step
    /// Code sends it into a subject: that ends with it.
    case sent
  }

  var kind: Kind
  var cause: CauseID
  /// It was sent into a subject, which ends with it.
  var endsSubject = false
  /// An error that was sent into a subject may be the one that comes, too.
  var mayEndSubject = false
  /// How surely something would have come that it takes away: of one of several joined sequences, what the others had.
  var lost = Lifetime.Supply.lasting
  /// Whoever subscribes again starts again what failed, for an element is there at once that starts it.
  var startsAgain = false

  func joined(with other: InnerFailure) -> InnerFailure {
    var joined = other.cause < cause ? other : self
    joined.lost = max(lost, other.lost)
    joined.startsAgain = startsAgain || other.startsAgain
    joined.mayEndSubject = mayEndSubject || other.mayEndSubject || endsSubject || other.endsSubject
    return joined
  }
}

/// Where a stream is over with its first error.
struct StreamEnd: Equatable {
  enum Kind: Equatable {
    /// A catch that stands outside of what fails, by its row.
    case caught(row: Int32)
    /// A reactor's `transform`.
    case transformed
  }

  var kind: Kind
  var place: Place
  var failure: InnerFailure
  /// Others feed what it fed: they go on.
  var isBranch = false
  /// It is of what is made of the stream: what its steps do themselves is over with that.
  var isBelow = false

  /// The end of the whole rather than that of a branch, what is certain rather than what is likely.
  func joined(with other: StreamEnd) -> StreamEnd { other.isSurer(than: self) ? other : self }

  private func isSurer(than other: StreamEnd) -> Bool {
    if isBranch != other.isBranch { return other.isBranch }
    if failure.cause.isLikely != other.failure.cause.isLikely { return other.failure.cause.isLikely }
    return (place, failure.cause) < (other.place, other.failure.cause)
  }

  /// What a later step of the same chain ends: the first end is told, unless that is the end of a branch alone.
  func or(_ later: StreamEnd?) -> StreamEnd {
    guard isBranch, let later, !later.isBranch else { return self }
    return later
  }

  var asBranch: StreamEnd {
    var end = self
    end.isBranch = true
    return end
  }
}

/// Whether an error arrives, and what it does to a stream.
struct Failure: Equatable {
  var possible = CauseID.none
  var unknown = CauseID.none
  /// Errors that are sent into a subject come out of it, and whoever comes later is told of them.
  var isSubject = false
  /// The failure of an inner sequence of a stream that would have gone on.
  var inner: InnerFailure?
  /// The same of an error of which nothing in sight decides whether it comes, or whether it comes too early for that.
  var failsInsidePerhaps = false
  /// The error was caught outside that inner sequence: the first one ends the stream.
  var endsStream: StreamEnd?
  /// The error of which nothing in sight decides whether it does the same: whether it comes out, or whether the stream
  /// would have gone on.
  var endsPerhaps = CauseID.none
  /// An element can stand for an error that was caught: whoever waits for one is told of a failure so.
  var sendsFallback = false

  var canFail: Bool { !possible.isNone }

  /// An error can come, or nothing shows that none does.
  var isOpen: Bool { canFail || !unknown.isNone }

  var failsInside: Bool { inner != nil }

  mutating func join(_ other: Failure) {
    possible = possible.joined(with: other.possible)
    unknown = unknown.joined(with: other.unknown)
    isSubject = isSubject || other.isSubject
    if let failure = other.inner { inner = inner.map { $0.joined(with: failure) } ?? failure }
    failsInsidePerhaps = failsInsidePerhaps || other.failsInsidePerhaps
    joinEnd(other)
    sendsFallback = sendsFallback || other.sendsFallback
  }

  /// Where either is over with its first error, this can be.
  mutating func joinEnd(_ other: Failure) {
    if let end = other.endsStream { endsStream = endsStream.map { $0.joined(with: end) } ?? end }
    endsPerhaps = endsPerhaps.joined(with: other.endsPerhaps)
  }

  mutating func joinPossibleEnd(of other: Failure) {
    endsPerhaps = endsPerhaps.joined(with: other.possibleEnd)
  }

  /// The error that ends the stream, or that may.
  var possibleEnd: CauseID { endsStream?.failure.cause ?? endsPerhaps }

  /// Whether the error comes is for somebody to decide who is not in sight.
  mutating func doubt() {
    unknown = unknown.joined(with: possible)
    possible = .none
    failsInsidePerhaps = failsInsidePerhaps || failsInside
    inner = nil
  }

  /// Takes back that the stream is over with its first error: it is no longer certain.
  mutating func doubtEnd() {
    endsPerhaps = possibleEnd
    endsStream = nil
  }

  mutating func cannotFail() {
    possible = .none
    unknown = .none
    isSubject = false
    inner = nil
    failsInsidePerhaps = false
  }
}
