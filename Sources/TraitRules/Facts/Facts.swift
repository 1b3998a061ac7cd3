/// What is true of a chain after a step: on which threads its elements arrive, whether an error does, what each
/// subscriber runs again, and whether it goes on. Each with the causes that set it.
struct Facts: Equatable {
  var delivery = Delivery()
  var failure = Failure()
  var sharing = Sharing()
  var lifetime = Lifetime()
  /// Nothing comes out, not even an end: of a question that is still open, or of code that never returns.
  var isNothing = false

  /// What is known before anything is.
  static let nothing: Facts = {
    var facts = Facts()
    facts.isNothing = true
    return facts
  }()

  /// Nothing is known, but what a trait promises: a `Single` ends with its element.
  static func unknown(_ cause: CauseID, _ trait: SequenceTrait = .observable) -> Facts {
    var facts = Facts()
    facts.delivery.elements = EndThreads(threads: .unknown, unknown: cause)
    facts.failure.unknown = cause
    facts.sharing.unknown = cause
    if !trait.isPrimitive {
      facts.lifetime.isOngoingPerhaps = true
      facts.lifetime.supply = .unsure
    }
    return facts
  }

  /// A `Driver`'s: all three guarantees hold by construction.
  static let driver: Facts = {
    var facts = Facts()
    facts.delivery.threads = .main
    facts.delivery.replays = true
    facts.sharing.isShared = true
    facts.sharing.restarts = true
    facts.lifetime.isOngoing = true
    return facts
  }()

  /// What can happen when elements of either arrive. Commutative, associative and idempotent.
  func joined(with other: Facts) -> Facts {
    if isNothing { return other }
    if other.isNothing { return self }
    var facts = self
    facts.delivery.join(other.delivery)
    facts.failure.join(other.failure)
    facts.sharing.join(other.sharing)
    facts.lifetime.supply = supply(with: other)
    facts.lifetime.isOngoing =
      lifetime.isOngoing && sendsElements || other.lifetime.isOngoing && other.sendsElements
      || lifetime.isOngoing && other.lifetime.isOngoing
    facts.lifetime.isOngoingPerhaps = lifetime.isOngoingPerhaps || other.lifetime.isOngoingPerhaps
    facts.lifetime.endsEarly = lifetime.endsEarly || other.lifetime.endsEarly
    facts.lifetime.hasValue = lifetime.hasValue && other.lifetime.hasValue
    facts.lifetime.endsForGood = lifetime.endsForGood && other.lifetime.endsForGood
    facts.lifetime.mayEndAtOnce = lifetime.mayEndAtOnce || other.lifetime.mayEndAtOnce
    facts.lifetime.endsAtOnce = lifetime.endsAtOnce && other.lifetime.endsAtOnce
    facts.lifetime.comesAtOnce = lifetime.comesAtOnce && other.lifetime.comesAtOnce
    facts.lifetime.comesInOneGo = lifetime.comesInOneGo && other.lifetime.comesInOneGo
    facts.lifetime.isMovedToMain = lifetime.isMovedToMain || other.lifetime.isMovedToMain
    let isMoved = delivery.isEndMoved || other.delivery.isEndMoved
    facts.delivery.isEndMoved = isMoved && !canBeOver && !other.canBeOver
    // What ends without an element ends nothing that others would miss.
    facts.lifetime.isEndless =
      lifetime.isEndless && (other.lifetime.isEndless || other.isSilent) || other.lifetime.isEndless && isSilent
    return facts
  }

  /// What sends nothing adds nothing to what the other one has.
  private func supply(with other: Facts) -> Lifetime.Supply {
    if sendsElements == other.sendsElements { return lifetime.supply(with: other.lifetime) }
    return sendsElements ? lifetime.supply : other.lifetime.supply
  }

  /// Nothing ever comes out but an end.
  private var isSilent: Bool { !sendsElements && !failure.isOpen }

  /// `never()`, as in `guard let self else { return .never() }`, goes on for ever and has no elements to lose.
  var sendsElements: Bool { !delivery.threads.isEmpty || delivery.isFed }

  /// Whoever comes after the end is told so at once: a subject, something shared for ever. A relay has no end.
  var canBeOver: Bool {
    !delivery.isEndMoved && (failure.isSubject || sharing.isShared && !sharing.restarts && !delivery.isFed)
  }

  /// Errors of which nothing else is known come where elements do; what was caught comes out no more.
  mutating func placeErrors() {
    if !failure.isOpen {
      delivery.ends.errors = EndThreads()
    } else if delivery.ends.errors.threads.isEmpty {
      delivery.ends.errors = delivery.elements
    }
  }

  /// Where what this is ends: what a step adds that has this among its inputs.
  var ends: Ends {
    var ends = delivery.ends
    if !lifetime.isEndless {
      // What goes on ends when it likes, and hardly with what it sent.
      var last = delivery.elements
      if lifetime.canGoOn { last.doubt() }
      // What it began with is not the last of what goes on from there.
      if last.isFirstValue, !lifetime.endsAtOnce { _ = last.removeSubscriber() }
      ends.completions.join(last)
    }
    if canBeOver { ends.joinSubscriber() }
    return ends
  }

  /// A Driver's or a Signal's, with what this chain's own past leaves behind: an ended stream, runs of one name.
  ///
  /// - Parameter hole: why it can fail all the same: a closure that throws inside `zip` or `combineLatest`.
  func asDriver(at place: Place?, hole: CauseID = .none) -> Facts {
    var facts = Facts.driver
    // An empty one delivers nothing, on main or elsewhere: beside another one it adds no element.
    if isSilent { facts.delivery = delivery }
    facts.failure.possible = hole
    if !hole.isNone { facts.failure.inner = InnerFailure(kind: .step, cause: hole) }
    facts.failure.endsStream = failure.endsStream
    facts.failure.endsPerhaps = failure.endsPerhaps
    facts.failure.sendsFallback = failure.sendsFallback
    facts.lifetime = lifetime
    facts.lifetime.isEndless = false
    facts.sharing = sharing
    facts.sharing.share(at: place, whileConnectedTo: lifetime, comesAtOnce: delivery.comesAtOnce)
    return facts
  }

  /// How many guarantees are lost or open; a trace follows the worst input.
  var badness: Int {
    (delivery.threads.contains(.background) ? 4 : 0) + (failure.canFail ? 4 : 0) + (sharing.repeats ? 3 : 0)
      + (delivery.elements.unknown.isNone ? 0 : 1) + (failure.unknown.isNone ? 0 : 1)
  }
}
