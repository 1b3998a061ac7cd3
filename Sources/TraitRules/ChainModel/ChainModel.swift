/// Chains as the linter sees them, in a form from which they can be rebuilt and run: all subscriptions that share a
/// name, so that what one of them costs the others can be counted.
public struct ChainModel: Sendable {
  /// In source order.
  public var subscribers: [ChainSubscriber]
  /// What the visible source writes into the relays and subjects that the chains read.
  public var writers: [ChainKey: ChainWriters]

  public init(subscribers: [ChainSubscriber], writers: [ChainKey: ChainWriters] = [:]) {
    self.subscribers = subscribers
    self.writers = writers
  }
}

/// One subscription: a chain, what it feeds, and what the linter says of it.
public struct ChainSubscriber: Sendable {
  public var chain: ChainNode
  /// The sink in the source's words: `table.rx.items`.
  public var sink: String
  /// Feeds a UI element.
  public var isUI: Bool
  /// Feeds a relay, which takes elements on any thread but is fed no more after an error.
  public var isRelay: Bool
  /// A `subscribe`: what becomes of an error is its author's decision.
  public var isSubscription: Bool
  /// What the linter believes can arrive.
  public var facts: ChainFacts
  /// Where the call is.
  public var location: Location?

  public init(
    chain: ChainNode, sink: String, isUI: Bool = true, isRelay: Bool = false, isSubscription: Bool = false,
    facts: ChainFacts,
    location: Location? = nil
  ) {
    self.chain = chain
    self.sink = sink
    self.isUI = isUI
    self.isRelay = isRelay
    self.isSubscription = isSubscription
    self.facts = facts
    self.location = location
  }
}

/// The three facts of a chain, as possibilities: what is not in here is claimed never to happen.
public struct ChainFacts: Sendable, Equatable {
  public var threads: ChainThreads
  public var canFail: Bool
  /// Nothing in sight decides whether it can.
  public var mayFail: Bool
  /// Each subscriber runs a side effect again.
  public var repeats: Bool
  public var mayRepeat: Bool
  /// Subscribers of a share on the way come each in its own time, and what it shares may be over before the next one.
  public var isJoinedApart: Bool
  /// A caught error ends a stream that would have gone on.
  public var endsStream: Bool
  /// Nothing in sight decides whether one does.
  public var mayEnd: Bool
  /// It is over before a second subscriber can come: a share keeps nothing to one run.
  public var endsAtOnce: Bool

  public init(
    threads: ChainThreads, canFail: Bool = false, mayFail: Bool = false, repeats: Bool = false,
    mayRepeat: Bool = false, isJoinedApart: Bool = false, endsStream: Bool = false, mayEnd: Bool = false,
    endsAtOnce: Bool = false
  ) {
    self.threads = threads
    self.canFail = canFail
    self.mayFail = mayFail
    self.repeats = repeats
    self.mayRepeat = mayRepeat
    self.isJoinedApart = isJoinedApart
    self.endsStream = endsStream
    self.mayEnd = mayEnd
    self.endsAtOnce = endsAtOnce
  }
}

/// On which threads elements can arrive.
public struct ChainThreads: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let main = ChainThreads(rawValue: 1 << 0)
  public static let background = ChainThreads(rawValue: 1 << 1)
  /// The thread that subscribes, synchronously.
  public static let subscriber = ChainThreads(rawValue: 1 << 2)
  public static let unknown = ChainThreads(rawValue: 1 << 3)
}

/// What is sent into a relay or a subject.
public struct ChainWriters: Sendable, Equatable {
  public var threads: ChainThreads
  public var canFail: Bool

  public init(threads: ChainThreads, canFail: Bool) {
    self.threads = threads
    self.canFail = canFail
  }
}

/// Names a declaration or a place in the source; nothing can be read from it but whether two are the same.
public struct ChainKey: Hashable, Sendable {
  let place: UInt64
  /// The object that a property belongs to, where several are in sight.
  let object: UInt64

  init(_ place: Place, object: Place? = nil) {
    self.place = ChainKey.number(place)
    self.object = object.map { ChainKey.number($0) } ?? 0
  }

  /// A key for models that are made without source.
  public init(_ number: Int) {
    place = UInt64(bitPattern: Int64(number))
    object = .max
  }

  /// Keys in the order of the source.
  public var order: [UInt64] { [place, object] }

  /// The place that the key was made of.
  var declaration: Place {
    Place(file: Int32(truncatingIfNeeded: Int64(bitPattern: place) >> 32), node: NodeID(truncatingIfNeeded: place))
  }

  static func number(_ place: Place) -> UInt64 {
    UInt64(UInt32(bitPattern: place.file)) << 32 | UInt64(UInt32(bitPattern: place.node))
  }
}
