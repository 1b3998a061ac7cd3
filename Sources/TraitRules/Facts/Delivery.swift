/// One element that stands in for others: a step that passes on some elements alone need not pass on that one.
enum StandIn: Int8, Comparable {
  case none
  /// It takes the place of an error, or is of either kind.
  case replacement
  /// The value that something begins with, which comes as soon as somebody subscribes.
  case first

  static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// On which threads something comes, with why those are possible that are not main.
struct EndThreads: Equatable {
  var threads: Threads = []
  var background = CauseID.none
  var unknown = CauseID.none
  /// Whether off main nothing comes but one element that stands in for others.
  var standIn = StandIn.none
  /// Of ends: off main there is none but that of a sequence which had nothing before it.
  var hadNothing = false
  /// Of ends: the one element that stands in for others, which came before each off main, need not have been passed on.
  var mayLackStandIn = false
  /// Of ends: upon subscribing there is none but that of a sequence which had nothing before it.
  var hadNothingAtOnce = false
  /// Upon subscribing comes nothing but the value that something holds by then, which may be the one it began with.
  var isFirstValue = false
  /// Not even that comes for certain: a step passes on some elements alone, or another subscriber was given it.
  var mayLackFirst = false
  /// Upon subscribing comes nothing but by an early exit, which depends on values.
  var isByEarlyExit = false

  /// The value that a relay or a state holds.
  static let firstValue = EndThreads(threads: .subscriber, isFirstValue: true)

  /// Upon subscribing comes the value that something began with, for certain, and nothing else.
  var beginsWithValue: Bool { threads.contains(.subscriber) && isFirstValue && !mayLackFirst }

  mutating func join(_ other: EndThreads) {
    if other.threads.contains(.subscriber) {
      let hasBoth = threads.contains(.subscriber)
      hadNothingAtOnce = other.hadNothingAtOnce && (hadNothingAtOnce || !hasBoth)
      isFirstValue = other.isFirstValue && (isFirstValue || !hasBoth)
      mayLackFirst = other.mayLackFirst && (mayLackFirst || !hasBoth)
      isByEarlyExit = other.isByEarlyExit && (isByEarlyExit || !hasBoth)
    }
    if other.threads.contains(.background) {
      let hasBoth = threads.contains(.background)
      standIn = hasBoth ? min(standIn, other.standIn) : other.standIn
      hadNothing = other.hadNothing && (hadNothing || !hasBoth)
      mayLackStandIn = other.mayLackStandIn && (mayLackStandIn || !hasBoth)
    }
    threads.formUnion(other.threads)
    background = background.joined(with: other.background)
    unknown = unknown.joined(with: other.unknown)
  }

  mutating func join(_ threads: Threads, because cause: CauseID) {
    self.threads.formUnion(threads)
    if threads.contains(.background) {
      background = background.joined(with: cause)
      (standIn, hadNothing, mayLackStandIn) = (.none, false, false)
    }
    if threads.contains(.unknown) { unknown = unknown.joined(with: cause) }
  }

  /// Takes back that something comes off main: it is no longer certain.
  mutating func doubt() {
    guard threads.remove(.background) != nil else { return }
    threads.insert(.unknown)
    unknown = unknown.joined(with: background)
    background = .none
    (standIn, hadNothing, mayLackStandIn) = (.none, false, false)
  }

  /// Says what all is that comes off main, if anything does.
  mutating func mark(_ standIn: StandIn) { self.standIn = threads.contains(.background) ? standIn : .none }

  /// Sends it on to whoever listens by then. Whether anybody listens when the first value comes from another thread is
  /// the order of two threads.
  mutating func sendOn() { if standIn == .first { doubt() } }

  /// Takes the subscribing thread out: it is that of an outer element. Says whether it was there.
  mutating func removeSubscriber() -> Bool {
    (hadNothingAtOnce, isFirstValue, mayLackFirst, isByEarlyExit) = (false, false, false, false)
    return threads.remove(.subscriber) != nil
  }

  /// What comes upon subscribing comes on other threads.
  mutating func moveSubscriber(to other: EndThreads) {
    var other = other
    if mayLackFirst { other.doubt() }
    if isFirstValue { other.mark(.first) }
    if hadNothingAtOnce { other.hadNothing = other.threads.contains(.background) }
    if removeSubscriber() { join(other) }
  }

  /// What an early exit brings upon subscribing is no more than possible.
  mutating func doubtEarlyExit() { mayLackFirst = mayLackFirst || isByEarlyExit }

  /// What waits for an end is none where nothing came before it.
  mutating func leaveNothing(comesAtOnce: Bool) {
    if mayLackStandIn { doubt() }
    if !comesAtOnce || hadNothingAtOnce { _ = removeSubscriber() }
    guard hadNothing, threads.remove(.background) != nil else { return }
    (background, hadNothing) = (.none, false)
  }

  /// Of ends: something comes before each.
  mutating func bringElements() { (hadNothing, hadNothingAtOnce, mayLackStandIn) = (false, false, false) }

  /// A step passes on some elements alone: a value that takes the place of others need not be among them.
  mutating func passSome() {
    passChanges()
    if isFirstValue { mayLackFirst = true }
  }

  /// A step passes on what is another value than the one before: one that stands in for others may be what is there.
  mutating func passChanges() { if standIn != .none { doubt() } }
}

/// Where a sequence's end can come: its errors, and its completion where that is elsewhere than the elements.
///
/// It matters only for steps that send something when the sequence above ends: `toArray`, `catchAndReturn`. A `flatMap`
/// whose closure hops to main has all elements there, and still the errors of what is above it where those arise.
struct Ends: Equatable {
  var errors = EndThreads()
  var completions = EndThreads()

  mutating func join(_ other: Ends) {
    errors.join(other.errors)
    completions.join(other.completions)
  }

  /// What is over already, as a subject can be, says so to whoever subscribes, at once.
  mutating func joinSubscriber() {
    let over = EndThreads(threads: .subscriber, mayLackFirst: true)
    errors.join(over)
    completions.join(over)
  }

  /// A step passes on some elements alone: what came before an end need not be among them.
  mutating func passSome() {
    completions.mayLackStandIn = completions.mayLackStandIn || completions.standIn == .replacement
  }

  var hasSubscriber: Bool { errors.threads.union(completions.threads).contains(.subscriber) }

  mutating func moveSubscriber(to other: EndThreads) {
    errors.moveSubscriber(to: other)
    completions.moveSubscriber(to: other)
  }

  mutating func doubtEarlyExits() {
    errors.doubtEarlyExit()
    completions.doubtEarlyExit()
  }

  /// Whatever ends one way can end the other way there too.
  mutating func mix() {
    errors.join(completions)
    completions.join(errors)
  }
}

/// On which threads elements arrive.
///
/// Threads join by union: every bit says that something can happen, so a join can only add possibilities.
struct Delivery: Equatable {
  var elements = EndThreads()
  /// A library answers on main unless it is told otherwise.
  var isMainByDefault = false
  /// They come straight from something that others send into.
  var isFed = false
  /// Whoever comes late is given the last element at once, on the thread that subscribes: a `Driver`, `share(replay: 1)`.
  var replays = false
  /// Where the end can come.
  var ends = Ends()
  /// A step moves the end: also of what is over it comes no more where somebody subscribes.
  var isEndMoved = false

  var threads: Threads {
    get { elements.threads }
    set { elements.threads = newValue }
  }

  mutating func join(_ other: Delivery) {
    elements.join(other.elements)
    // Only what is so in any case is so by default.
    isMainByDefault = isMainByDefault || other.isMainByDefault
    isFed = isFed || other.isFed
    replays = replays || other.replays
    isEndMoved = isEndMoved && other.isEndMoved
    ends.join(other.ends)
  }

  /// Sets the thread, whatever it was before.
  mutating func deliver(on threads: Threads, because cause: @autoclosure () -> CauseID) {
    self = Delivery()
    guard !threads.isEmpty else { return }
    elements.threads = threads
    if threads.contains(.background) { elements.background = cause() }
    if threads.contains(.unknown) { elements.unknown = cause() }
  }

  /// Elements can come wherever the sequence ended, too.
  mutating func deliver(at end: EndThreads) {
    var end = end
    end.bringElements()
    elements.join(end)
  }

  /// Whether some of it is sent upon subscribing.
  var comesAtOnce: Bool { replays || threads.contains(.subscriber) }

  /// Takes back that elements arrive off main.
  mutating func doubt() { elements.doubt() }

  /// What comes upon subscribing comes where that is done.
  mutating func start(where starter: EndThreads) {
    if replays { elements.threads.insert(.subscriber) }
    replays = false
    elements.moveSubscriber(to: starter)
    ends.moveSubscriber(to: starter)
  }

  /// What comes upon subscribing comes where a function subscribes. Whether anything is there by then that could be
  /// replayed is the order of two threads.
  mutating func begin(where code: EndThreads) {
    replays = false
    elements.doubtEarlyExit()
    ends.doubtEarlyExits()
    start(where: code)
  }

  /// What was only assumed of a chain is no evidence for what a relay or a reactor hands on from it.
  mutating func doubtAssumed() { if elements.background.isLikely { doubt() } }
}
