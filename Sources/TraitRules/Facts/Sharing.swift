/// An effect that runs once for all subscribers of a share.
struct SharedEffect: Hashable {
  var cause: CauseID
  /// The share, or what holds it; `nil` where it is not known which.
  var run: Place?
  /// The call that made the object whose property it is, where that is in sight.
  var maker: Place?
  /// An object was given it when it was made, and hands it out as long as it lasts.
  var isHeld = false
  /// The call that made the first such object, where that is in sight: it was there before.
  var holder: Place?
}

/// A name whose subscribers count together.
struct SharedName: Hashable {
  var declaration: Place
  /// A computed property makes a new chain at every use, a stored one hands out the one it has.
  var isComputed: Bool
}

/// A name that a chain goes through, and the one run of it that the chain is part of.
struct Read: Hashable {
  var name: SharedName
  /// The call that made the object whose name it is, or what keeps that object, where that is in sight.
  var maker: Place?
  /// The share whose run it is; `nil` where each subscription makes a run of its own.
  var run: Place?
  /// The side effect that a run of it repeats.
  var effect = CauseID.none
  /// The events each of which runs it, as `tap.flatMap { name }` does; none where the subscription itself runs it.
  var triggers: [Place] = []
  /// How often one subscription, or one event, runs it: twice where a `combineLatest` reads it twice.
  var copies = 1

  static let mostCopies = 8

  /// Whether what runs the one runs the other as well.
  func coincides(with other: Read) -> Bool {
    name == other.name && run == other.run && triggers.isEmpty == other.triggers.isEmpty
      && (triggers.isEmpty || !Set(triggers).isDisjoint(with: other.triggers))
  }

  /// It is run by each of these events, too.
  mutating func answer(_ events: [Place]) {
    triggers = Set(triggers).union(events).sorted()
  }

  /// One more part of a chain that reads the same name for the same events.
  fileprivate mutating func join(_ other: Read) {
    if run == nil { copies = min(Read.mostCopies, copies + other.copies) }
    if maker != other.maker { maker = nil }
    effect = effect.joined(with: other.effect)
    answer(other.triggers)
  }
}

/// What a share would keep to one run if it were not over before the next subscriber comes.
struct OverShare: Equatable {
  var effect: CauseID
  var names: Set<SharedName>

  func joined(with other: OverShare?) -> OverShare {
    OverShare(effect: effect.joined(with: other?.effect ?? .none), names: names.union(other?.names ?? []))
  }
}

/// What each subscriber runs again.
struct Sharing: Equatable {
  /// Each subscriber runs this side effect again.
  var effect = CauseID.none
  var unknown = CauseID.none
  /// Subscribers see one run: hot, or behind a share.
  var isShared = false
  /// Whoever subscribes after the end begins a new run: `share(scope: .whileConnected)`, a `Driver`.
  /// (ShareReplayScope.swift)
  var restarts = false
  /// What the share of an inner sequence keeps to one run in the same way.
  var sharedInside = CauseID.none
  /// What is behind a share that is over before the next subscriber comes, unless what is moved to main above it is moved
  /// there once more below.
  var overUnlessMoved: OverShare?
  /// Subscribers of such a share come each in its own time: it may be over, with what it shares, before the next one is
  /// there.
  var isJoinedApart = false
  /// The effect is behind a share that each use of a computed property makes anew: subscribers of one use see one run.
  var isAnewByUse = false
  /// Effects that shares above this point keep to one run each: what a second share of the same chain repeats.
  var sharedEffects: [SharedEffect] = []
  /// Names that were read while the effect was still repeated: subscribers of one such name repeat it.
  var reads: [Read] = []

  /// The last effect that a share keeps to one run.
  var sharedEffect: CauseID { sharedEffects.first?.cause ?? .none }

  var repeats: Bool { !effect.isNone }

  /// Nothing is run by it, neither for each subscriber nor for all: `empty()`.
  private var runsNothing: Bool { !repeats && sharedEffects.isEmpty }

  mutating func join(_ other: Sharing) {
    take(other)
    isShared = isShared && other.isShared
    reads = Self.either(reads, other.reads)
  }

  /// What two are together, whether one of them is run or both are: all but the names that are read.
  private mutating func take(_ other: Sharing) {
    isAnewByUse = isAnewByUse && (other.isAnewByUse || !other.repeats) || other.isAnewByUse && !repeats
    restarts = restarts && (other.restarts || other.runsNothing) || other.restarts && runsNothing
    effect = effect.joined(with: other.effect)
    unknown = unknown.joined(with: other.unknown)
    overUnlessMoved = overUnlessMoved?.joined(with: other.overUnlessMoved) ?? other.overUnlessMoved
    isJoinedApart = isJoinedApart || other.isJoinedApart
    sharedInside = sharedInside.joined(with: other.sharedInside)
    sharedEffects = Self.joined(sharedEffects, other.sharedEffects) {
      ($0.cause, $0.run ?? .nowhere, $0.maker ?? .nowhere, $0.holder ?? .nowhere)
        < ($1.cause, $1.run ?? .nowhere, $1.maker ?? .nowhere, $1.holder ?? .nowhere)
    }
  }

  /// The reads of one of two chains, nobody says which. A name that either may read is read once, by the one that runs
  /// it more often: whoever has the same choice has the same run.
  private static func either(_ one: [Read], _ other: [Read]) -> [Read] {
    if other.isEmpty || one == other { return one }
    if one.isEmpty { return other }
    var names: [SharedName] = []
    for read in one + other where !names.contains(read.name) { names.append(read.name) }
    let worst = names.flatMap { name -> [Read] in
      let (left, right) = (one.filter { $0.name == name }, other.filter { $0.name == name })
      // Of whose object it is, nothing is said then.
      let makers = Set((left + right).map(\.maker))
      return (isWorse(right, than: left) ? right : left).map { read in
        var read = read
        if makers.count > 1 { read.maker = nil }
        return read
      }
    }
    return worst.sorted(by: isBefore)
  }

  /// Of two lists in order, which runs more: a total order.
  private static func isWorse(_ one: [Read], than other: [Read]) -> Bool {
    func runs(_ reads: [Read]) -> (own: Int, shared: Int) {
      (reads.filter { $0.run == nil }.reduce(0) { $0 + $1.copies }, reads.count { $0.run != nil })
    }
    let (left, right) = (runs(one), runs(other))
    return left != right ? left > right : one.lexicographicallyPrecedes(other, by: isBefore)
  }

  /// Both are subscribed to at once: what both read runs twice.
  mutating func add(_ other: Sharing) {
    take(other)
    for read in other.reads {
      if let index = reads.firstIndex(where: { $0.coincides(with: read) }) {
        reads[index].join(read)
      } else {
        reads.append(read)
      }
    }
    reads.sort(by: Self.isBefore)
  }

  /// The same by a share that lasts as long as somebody is connected: what has ended before the next subscriber comes,
  /// each runs anew.
  ///
  /// - Parameter comesAtOnce: whether some of it is sent upon subscribing.
  mutating func share(at place: Place?, whileConnectedTo lifetime: Lifetime, comesAtOnce: Bool) {
    if lifetime.endsAtOnce {
      isShared = false
      if lifetime.isMovedToMain { overUnlessMoved = OverShare(effect: effect, names: Set(reads.map(\.name))) }
      return
    }
    // What is over for good by then has nothing left but what a step puts before it, for each subscriber; what throttles
    // all that comes at once may be over with the first of it.
    let mayBeOver =
      lifetime.endsForGood && comesAtOnce || lifetime.comesAtOnce && !lifetime.canGoOn || lifetime.mayEndAtOnce
    // What may be over for a share above is so for this one below it.
    let perhaps = mayBeOver ? effect.joined(with: restarts ? unknown : .none) : .none
    share(at: place)
    unknown = perhaps
    restarts = true
  }

  /// It is moved to main: below another such hop what comes at once waits, and what was over by then may not be. What
  /// runs below that share is not kept by it.
  mutating func moveToMain() {
    guard let over = overUnlessMoved else { return }
    overUnlessMoved = nil
    if over.effect == effect { doubtEffect() }
    reads.removeAll { over.names.contains($0.name) }
  }

  /// Each subscriber comes in its own time: a share that lasts only as long as somebody is connected may be over, with
  /// what it shares, before the next one is there. So it may be for those of one use of what makes it anew.
  mutating func subscribeApart() {
    guard restarts || !sharedInside.isNone else { return }
    isJoinedApart = true
    let shared = restarts ? isAnewByUse ? effect : sharedEffect : .none
    unknown = unknown.joined(with: shared.joined(with: sharedInside))
  }

  /// Whether its effect runs again is for somebody to decide who is not in sight.
  mutating func doubtEffect() {
    unknown = unknown.joined(with: effect)
    effect = .none
  }

  /// From here on, subscribers share one run: that of the share at `place`.
  mutating func share(at place: Place?) {
    restarts = false
    sharedInside = .none
    overUnlessMoved = nil
    if repeats { sharedEffects = [SharedEffect(cause: effect, run: place)] + sharedEffects.prefix(3) }
    effect = .none
    unknown = .none
    isShared = true
    isAnewByUse = false
    guard let place else {
      reads = []
      sharedEffects = []
      isJoinedApart = false
      return
    }
    keepReads(in: place)
  }

  /// What was read so far is part of one run: that of a share, or of what holds one.
  mutating func keepReads(in holder: Place) {
    for index in reads.indices where reads[index].run == nil { reads[index].run = holder }
  }

  /// When a share was made that a computed property hands out.
  enum Making {
    case byUse, before, unsaid
  }

  /// The shares that a body makes are made anew at each use of it.
  mutating func useAnew(_ name: SharedName, making: (SharedEffect) -> Making) {
    let makings = sharedEffects.map(making)
    let made = makings.firstIndex(of: .byUse).map { sharedEffects[$0] }
    guard made != nil || reads.isEmpty && makings.contains(.unsaid) else { return }
    effect = made?.cause ?? sharedEffect
    sharedEffects = []
    isShared = false
    isAnewByUse = true
    for index in reads.indices where making(SharedEffect(cause: effect, run: reads[index].run)) == .byUse {
      reads[index].run = nil
    }
    if !reads.contains(where: { $0.name == name }) { reads.append(Read(name: name, effect: effect)) }
  }

  /// What a body declares, and what an object has that it makes, is new at each use of it: subscribers of two uses share
  /// none of these names. A name that one use runs twice stays.
  mutating func dropLocals(where isLocal: (Place) -> Bool) {
    reads.removeAll { $0.copies == 1 && (isLocal($0.name.declaration) || $0.maker.map(isLocal) ?? false) }
  }

  /// A share that a function makes keeps to one run whoever has what one call returned, and nobody else.
  mutating func makeAnew(where isMade: (Place) -> Bool) {
    for index in reads.indices where reads[index].run.map(isMade) ?? false { reads[index].run = nil }
    reads.sort(by: Self.isBefore)
  }

  /// A name keeps what one use has made: whoever reads it has that run.
  ///
  /// - Parameter maker: the call that made the object whose name it is.
  mutating func keep(as declaration: Place, of maker: Place? = nil) {
    sharedEffects = [SharedEffect(cause: effect, run: declaration, maker: maker)] + sharedEffects.prefix(3)
    effect = .none
    isShared = true
    isAnewByUse = false
    keepReads(in: declaration)
  }

  /// What a name holds, or a relay was sent, is shared by all who have it from there.
  mutating func keepShares(in holder: Place) {
    if isAnewByUse { return keep(as: holder) }
    if !repeats { keepReads(in: holder) }
    for index in sharedEffects.indices { sharedEffects[index].run = holder }
  }

  /// Notes which call made the object that holds them.
  ///
  /// - Parameter isOwn: whether that object made the share itself, and was not given it.
  mutating func noteMaker(_ maker: Place, where isOwn: (Place) -> Bool) {
    for index in sharedEffects.indices where sharedEffects[index].run.map(isOwn) ?? false {
      sharedEffects[index].maker = maker
    }
  }

  /// A local name keeps what a closure made: when that was called, the name says better, unless an object has had it
  /// since it was made.
  mutating func keepShares(in holder: Place, where isUnsaid: (Place) -> Bool) {
    for index in sharedEffects.indices
    where !sharedEffects[index].isHeld && sharedEffects[index].run.map(isUnsaid) ?? false {
      sharedEffects[index].run = holder
    }
  }

  /// What an object was given is there as long as the object is.
  ///
  /// - Parameter maker: the call that made the object, where each call of a function does.
  mutating func holdShares(of maker: Place?) {
    for index in sharedEffects.indices {
      sharedEffects[index].isHeld = true
      sharedEffects[index].holder = sharedEffects[index].holder ?? maker
    }
  }

  private static func isBefore(_ left: Read, _ right: Read) -> Bool {
    let one = (left.name.declaration, left.run ?? .nowhere, left.copies, left.effect)
    let other = (right.name.declaration, right.run ?? .nowhere, right.copies, right.effect)
    return one == other ? left.triggers.lexicographicallyPrecedes(right.triggers) : one < other
  }

  /// Both lists in one order, without repetitions. The lists are short.
  private static func joined<Element: Hashable>(
    _ one: [Element], _ other: [Element], by isBefore: (Element, Element) -> Bool
  ) -> [Element] {
    if other.isEmpty || one == other { return one }
    if one.isEmpty { return other }
    return (one + other.filter { !one.contains($0) }).sorted(by: isBefore)
  }
}
