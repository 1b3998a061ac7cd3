/// A place in a file: where a fact was set, where a name is declared.
struct Place: Hashable, Comparable {
  var file: Int32
  var node: NodeID

  static let nowhere = Place(file: -1, node: 0)

  /// Both at once: places are what most is kept by.
  func hash(into hasher: inout Hasher) {
    hasher.combine(UInt64(UInt32(bitPattern: file)) << 32 | UInt64(UInt32(bitPattern: node)))
  }

  static func < (left: Place, right: Place) -> Bool { (left.file, left.node) < (right.file, right.node) }
}

/// Why a fact is what it is, and where that was seen.
struct Cause: Hashable {
  var place: Place
  /// A clause that can follow "because": `nothing visible says that fetch(_:) does not fail`.
  var reason: String
  /// Nothing shows it; it is what such calls do.
  var isAssumed = false
}

/// On which threads elements can arrive. Several bits mean that some arrive on one and some on another.
struct Threads: OptionSet, Hashable {
  let rawValue: UInt8

  static let main = Threads(rawValue: 1 << 0)
  static let background = Threads(rawValue: 1 << 1)
  /// The thread that subscribes, synchronously.
  static let subscriber = Threads(rawValue: 1 << 2)
  static let unknown = Threads(rawValue: 1 << 3)
}

/// The three facts of a chain after a step, each with the place that set it.
///
/// Facts join by union: every bit says that something can happen, so a join can only add possibilities. What depends on
/// who writes to a relay stays a reference to that relay until a sink asks (`relays`, `subjects`): so reading a chain
/// never has to look for writers, and cycles between relays end.
struct Facts {
  var threads: Threads = []
  var background: Cause?
  var unknownThread: Cause?
  /// A library answers on main unless it is told otherwise.
  var isMainByDefault = false
  /// Relays and subjects whose writers' threads these elements arrive on.
  var relays: [Place] = []
  /// Where the end can come beside these.
  var ends = Ends()

  var canFail: Cause?
  var unknownFailure: Cause?
  /// Subjects whose writers' errors arrive here.
  var subjects: [Place] = []
  /// The error comes out of an inner sequence of a stream that would have gone on.
  var failsInside = false
  /// The same of an error of which nothing in sight decides whether it comes, or whether it comes too early for that.
  var failsInsidePerhaps = false
  /// The error was caught outside that inner sequence: the first one ends the stream.
  var endsStream: StreamEnd?
  /// The failure that makes `failsInside` true.
  var innerFailure: InnerFailure?
  /// Subjects whose errors are caught, and where: if one is ended by an error, so is the stream.
  var caughtSubjects: [Place] = []
  var caughtAt: Place?
  /// The same where nothing in sight decides whether the error comes out, or whether the stream would have gone on.
  var endsPerhaps = false

  /// An element can stand for an error that was caught: whoever waits for one is told of a failure so.
  var sendsFallback = false

  /// Each subscriber runs this side effect again.
  var effect: Cause?
  var unknownSharing: Cause?
  /// Subscribers see one run: hot, or behind a share.
  var isShared = false
  /// Whoever comes late is given the last element at once, on the thread that subscribes: a `Driver`, `share(replay: 1)`.
  var replays = false
  /// Effects that shares above this point keep to one run each: what a second share of the same chain repeats.
  var sharedEffects: [SharedEffect] = []
  /// Names that were read while the effect was still repeated: subscribers of one such name repeat it.
  var reads: [Read] = []

  /// The last effect that a share keeps to one run.
  var sharedEffect: Cause? { sharedEffects.first?.cause }

  /// The stream goes on after its elements, as taps and relays do and requests do not.
  var isOngoing = false
  /// It goes on in some cases only: once something has failed, or once something ends that may never end.
  var isOngoingPerhaps = false

  /// A step ends it before its source does: `take(until:)`.
  var endsEarly = false

  var canGoOn: Bool { isOngoing || isOngoingPerhaps }

  /// An error can come, or be sent into a subject that is read.
  var fails: Bool { canFail != nil || !subjects.isEmpty }

  /// Whoever comes after the end is told so at once: a subject, something shared. A relay has no end.
  var canBeOver: Bool { !subjects.isEmpty || isShared && relays.isEmpty }

  /// An error can come, or nothing shows that none does.
  var isOpenToFailure: Bool { fails || unknownFailure != nil }

  /// Nothing is known.
  static func unknown(_ cause: Cause) -> Facts {
    var facts = Facts()
    facts.threads = .unknown
    facts.unknownThread = cause
    facts.unknownFailure = cause
    facts.unknownSharing = cause
    return facts
  }

  /// A `Driver`'s: all three guarantees hold by construction.
  static let driver: Facts = {
    var facts = Facts()
    facts.threads = .main
    facts.isShared = true
    facts.replays = true
    facts.isOngoing = true
    return facts
  }()

  /// What can happen when elements of both arrive.
  func joined(with other: Facts) -> Facts {
    var facts = self
    facts.joinThreads(of: other)
    facts.joinFailure(of: other)
    facts.joinSharing(of: other)
    facts.isOngoing = isOngoing && sendsElements || other.isOngoing && other.sendsElements
    facts.isOngoingPerhaps = isOngoingPerhaps || other.isOngoingPerhaps
    return facts
  }

  /// `never()`, as in `guard let self else { return .never() }`, goes on for ever and has no elements to lose.
  private var sendsElements: Bool { !threads.isEmpty || !relays.isEmpty }

  mutating func joinLifetime(of other: Facts) {
    isOngoing = isOngoing || other.isOngoing
    isOngoingPerhaps = isOngoingPerhaps || other.isOngoingPerhaps
    endsEarly = endsEarly || other.endsEarly
  }

  mutating func joinThreads(of other: Facts) {
    threads.formUnion(other.threads)
    background = background ?? other.background
    unknownThread = unknownThread ?? other.unknownThread
    relays.join(other.relays)
    ends.join(other.ends)
    replays = replays || other.replays
  }

  mutating func joinFailure(of other: Facts) {
    canFail = canFail ?? other.canFail
    unknownFailure = unknownFailure ?? other.unknownFailure
    subjects.join(other.subjects)
    failsInside = failsInside || other.failsInside
    failsInsidePerhaps = failsInsidePerhaps || other.failsInsidePerhaps
    innerFailure = innerFailure ?? other.innerFailure
    endsStream = endsStream ?? other.endsStream
    caughtSubjects.join(other.caughtSubjects)
    caughtAt = caughtAt ?? other.caughtAt
    endsPerhaps = endsPerhaps || other.endsPerhaps
    sendsFallback = sendsFallback || other.sendsFallback
  }

  mutating func joinPossibleEnd(of other: Facts) {
    endsPerhaps = endsPerhaps || other.endsStream != nil || other.endsPerhaps
  }

  mutating func joinSharing(of other: Facts) {
    effect = effect ?? other.effect
    sharedEffects.join(other.sharedEffects)
    unknownSharing = unknownSharing ?? other.unknownSharing
    isShared = isShared && other.isShared
    reads.join(other.reads)
  }

  /// Both are subscribed to at once: what both read runs twice.
  mutating func addSharing(of other: Facts) {
    effect = effect ?? other.effect
    sharedEffects.join(other.sharedEffects)
    unknownSharing = unknownSharing ?? other.unknownSharing
    for read in other.reads {
      if let index = reads.firstIndex(where: { $0.name == read.name && $0.run == read.run }) {
        if read.run == nil { reads[index].copies = min(8, reads[index].copies + read.copies) }
      } else {
        reads.append(read)
      }
    }
  }

  /// What was only assumed of a chain is no evidence for what a relay or a reactor hands on from it.
  mutating func doubtAssumedThreads() {
    if background?.isAssumed ?? false { doubtThreads() }
  }

  /// Takes back that elements arrive off main: it is no longer certain.
  mutating func doubtThreads() {
    guard let cause = background else { return }
    threads.remove(.background)
    threads.insert(.unknown)
    unknownThread = unknownThread ?? cause
    background = nil
  }

  /// Sets the thread, whatever it was before.
  mutating func deliver(on threads: Threads, because cause: @autoclosure () -> Cause) {
    self.threads = threads
    background = threads.contains(.background) ? cause() : nil
    unknownThread = threads.contains(.unknown) ? cause() : nil
    isMainByDefault = false
    relays = []
    ends = Ends()
    replays = false
  }

  mutating func cannotFail() {
    canFail = nil
    unknownFailure = nil
    subjects = []
    failsInside = false
    failsInsidePerhaps = false
    innerFailure = nil
  }

  /// From here on, subscribers share one run: that of the share at `place`.
  mutating func share(at place: Place? = nil) {
    if let effect { sharedEffects = [SharedEffect(cause: effect, run: place)] + sharedEffects.prefix(3) }
    effect = nil
    unknownSharing = nil
    isShared = true
    guard let place else {
      reads = []
      sharedEffects = []
      return
    }
    for index in reads.indices where reads[index].run == nil { reads[index].run = place }
  }

  /// A Driver's or a Signal's, with what this chain's own past leaves behind: an ended stream, runs of one name.
  ///
  /// - Parameter hole: why it can fail all the same: a closure that throws inside `zip` or `combineLatest`.
  func asDriver(at place: Place?, hole: Cause? = nil) -> Facts {
    var facts = Facts.driver
    facts.canFail = hole
    facts.failsInside = hole != nil
    facts.isOngoing = isOngoing
    facts.isOngoingPerhaps = isOngoingPerhaps
    facts.endsEarly = endsEarly
    facts.endsStream = endsStream
    facts.caughtSubjects = caughtSubjects
    facts.caughtAt = caughtAt
    facts.endsPerhaps = endsPerhaps
    facts.sendsFallback = sendsFallback
    facts.effect = effect
    facts.sharedEffects = sharedEffects
    facts.reads = reads
    facts.share(at: place)
    return facts
  }
}

/// An effect that runs once for all subscribers of a share.
struct SharedEffect: Hashable {
  var cause: Cause
  /// The share.
  var run: Place?
}

/// A name that a chain goes through, and the one run of it that the chain is part of.
struct Read: Hashable {
  var name: SharedName
  /// The share whose run it is; `nil` where each subscription makes a run of its own.
  var run: Place?
  /// How often one subscription runs it: twice where a `combineLatest` reads it twice.
  var copies = 1
}

/// A name whose subscribers count together.
struct SharedName: Hashable {
  var declaration: Place
  /// A computed property makes a new chain at every use, a stored one hands out the one it has.
  var isComputed: Bool
}

extension Array where Element: Hashable {
  /// Appends what is not there yet. The arrays are short.
  mutating func join(_ other: [Element]) {
    for element in other where !contains(element) { append(element) }
  }
}
