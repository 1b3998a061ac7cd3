/// A subscription, and what it feeds.
struct Binding {
  /// What the elements are handed to.
  enum Sink {
    case observer(Observer)
    /// A closure that writes to user interface, and where it does first.
    case closure(Touch)
    /// A relay: elements may come on any thread, but an error leaves it unfed.
    case relay(isClosure: Bool)
    /// Not user interface, as far as can be seen.
    case other
    /// What takes the elements could not be followed: it may be user interface.
    case unknown
  }

  /// The call, and the expression of its word.
  var call: Place
  var callee: Place
  /// `bind`, `bindTo`, `drive`, `emit`, `subscribe` …
  var word: Symbol
  /// What is subscribed to.
  var receiver: Place
  /// The chain that is subscribed to, as its node.
  var chain: ChainID
  var trait: SequenceTrait
  /// Knows the facts of chains.
  let fold: FactFold
  var sink: Sink
  /// The sink in its own words: `resultCount.rx.text`.
  var sinkText: String
  var sinkPlace: Place?
  /// In a function that subscribes what it is given, the subscription itself; `nowhere` where that is the call.
  var inside = Place.nowhere
  /// What happens to an error is its author's decision: `subscribe`.
  var isSubscription = false
  /// `drive` and `emit` exist only where the guarantees hold by type.
  var isDriven = false

  /// Its closure touches nothing, but subscribes to what feeds user interface.
  var subscribesToUI = false

  /// What a step of its chain shows, where its own sink shows nothing: `present`.
  var shownText: String?

  /// The chain as far as its elements are those for which the closure that is the sink touches anything.
  var told: ChainID?

  /// What is true of the chain. Worked out when somebody asks: of what feeds no user interface nobody may.
  var facts: Facts { fold.facts(of: chain) }

  /// What it does stands in `do` or in the closure of another step: it runs no chain.
  var isWatched = false
  /// What the closure that is the sink is told of.
  var event = Event.element
  /// What else of user interface is told, once the sink has been: `subscribe(onNext: show, onError: { label.text = … })`.
  var ends: [End] = []

  /// A closure that is told of the end, and what it touches.
  struct End {
    var event: Event
    var touch: Touch
    var text: String
  }

  /// The same subscription by what it does at its end.
  func atEnd(_ end: End) -> Binding {
    var binding = self
    (binding.event, binding.sink, binding.sinkText, binding.sinkPlace) = (
      end.event, .closure(end.touch), end.text, end.touch.place
    )
    binding.told = nil
    return binding
  }

  enum Event {
    case element, error, completion

    /// Whether a chain tells of it at all: a relay has no end.
    func canCome(of chain: Facts) -> Bool {
      switch self {
      case .element: true
      case .error: chain.failure.isOpen
      case .completion: !chain.lifetime.isEndless || chain.lifetime.endsEarly
      }
    }
  }

  /// Where that comes: an end comes where elements do, or beside them.
  var arriving: EndThreads {
    let delivery = facts.delivery
    switch event {
    case .element: return told.map { fold.facts(of: $0).delivery.elements } ?? delivery.elements
    case .error: return delivery.ends.errors
    case .completion:
      var threads = delivery.elements
      threads.join(delivery.ends.completions)
      return threads
    }
  }

  /// The call is one of a function that subscribes what it is given.
  var isHanded: Bool { !inside.isNowhere }

  /// The call itself subscribes: it can be rewritten and run.
  var isItsOwn: Bool { !isHanded && !isWatched }

  var isUI: Bool {
    switch sink {
    case .observer(let observer): observer.isUI
    case .closure: true
    case .relay, .other, .unknown: false
    }
  }

  /// Whether what its chain runs is said of it: of a `subscribe` the threads alone matter.
  var isBoundToUI: Bool { isUI && !isSubscription }

  /// Its closure goes to the main queue before it touches anything.
  var movesItself: Bool { move == .toMain }

  /// Where its closure uses anything, nobody in sight says on which thread that is.
  var movesPerhaps: Bool { move == .perhaps }

  private var move: Touch.Move {
    if case .closure(let touch) = sink { return touch.move }
    return .none
  }

  var isRelay: Bool {
    if case .relay = sink { return true }
    return false
  }
}

/// A place that uses user interface.
struct Touch: Equatable {
  var place: Place
  var move = Move.none
  /// Where it is handed to, it is run off main, wherever the closure around it is.
  var isAway = false

  /// What is done with the closures around it, inside the one that was looked into.
  enum Move: Comparable {
    case none
    /// One is handed to a function out of sight, which may be there to go to main.
    case perhaps
    /// One is handed to the main queue.
    case toMain
  }

  /// The same, told of by another place that leads to it.
  func told(at place: Place) -> Touch {
    var touch = self
    touch.place = place
    return touch
  }
}

extension Touch {
  /// What one of several things touches of which nothing says which is meant: where some touch nothing, that is only
  /// perhaps.
  static func byOne(of found: [Touch?]) -> Touch? {
    guard var touch = found.compactMap(\.self).first else { return nil }
    if touch.move == .none, found.contains(nil) { touch.move = .perhaps }
    return touch
  }
}
