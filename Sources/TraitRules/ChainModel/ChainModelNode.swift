/// A place in a chain, with everything above it. Nodes only ever point up, so a chain that two others begin with is one
/// node in both.
public final class ChainNode: Sendable {
  public enum Kind: Sendable {
    /// A control's event; a property also has a value when it is subscribed to.
    case control(hasValue: Bool)
    /// A relay or a subject. Its writers are in the model.
    case relay(ChainRelay, ChainKey)
    /// A `Driver` or a `Signal` of which only the type is in sight.
    case shared(isSignal: Bool, ChainKey)
    /// Something whose inside is not in sight, or not worth rebuilding.
    case probe(ChainProbe)
    case step(ChainStep)
    /// A name that holds one sequence, for as long as its owner runs; `nil` for as long as the program does.
    case named(ChainNode, key: ChainKey, owner: ChainKey?)
    /// A function, a computed property or a closure: a new chain each time.
    case made(ChainNode, owner: ChainKey)
    /// One of several, as an `if` or an assignment decides.
    case choice([ChainNode])
  }

  public let kind: Kind

  public init(_ kind: Kind) { self.kind = kind }
}

/// Hot sources that are written to.
public enum ChainRelay: Sendable {
  case publishRelay, behaviorRelay, replayRelay
  case publishSubject, behaviorSubject, replaySubject, asyncSubject

  public var isSubject: Bool {
    switch self {
    case .publishRelay, .behaviorRelay, .replayRelay: return false
    case .publishSubject, .behaviorSubject, .replaySubject, .asyncSubject: return true
    }
  }
}

/// A source that is taken at its facts' word.
public struct ChainProbe: Sendable {
  /// `search(_:)`.
  public var name: String
  public var key: ChainKey
  public var facts: ChainFacts
  /// All subscribers see one run.
  public var isShared: Bool
  /// Goes on after its elements.
  public var isOngoing: Bool

  public init(name: String, key: ChainKey, facts: ChainFacts, isShared: Bool = false, isOngoing: Bool = false) {
    self.name = name
    self.key = key
    self.facts = facts
    self.isShared = isShared
    self.isOngoing = isOngoing
  }
}

/// A row of the catalogue with what it was called with.
public struct ChainStep: Sendable {
  /// `nil` for sources.
  public var input: ChainNode?
  public var row: CatalogueRow
  public var key: ChainKey
  /// What the closure returns, or what the elements are.
  public var inner: ChainNode?
  /// The sequences among the arguments.
  public var inputs: [ChainNode] = []
  /// Where the scheduler argument runs its work; `nil` without one, or where it is the current thread's.
  public var scheduler: ChainThreads?
  /// Whether a closure among the arguments can throw.
  public var throwing = false
  /// Whether the closure has an effect, as that of a `do` that only prints has not.
  public var hasEffect = false
  /// The number among the arguments: of `take(1)`, `retry(3)`, `share(replay: 1)`.
  public var number: Int?
  /// `share(scope: .forever)`.
  public var isForever = false
  /// `throttle(…, latest: false)`.
  public var dropsLatest = false
  /// Whether the closure of `retry(when:)` makes a sequence that never fails: no error comes out.
  public var handlesAllErrors = false

  public init(_ row: CatalogueRow, on input: ChainNode?, key: ChainKey) {
    self.row = row
    self.input = input
    self.key = key
  }
}
