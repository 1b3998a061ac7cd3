/// What a chain that feeds UI needs.
public enum Guarantee: String, Sendable, CaseIterable {
  /// Elements arrive on the main thread.
  case delivery
  /// No error arrives.
  case failure
  /// Subscribers share one run of the side effects.
  case sharing
}

/// How a chain stands with a guarantee after one of its steps.
public enum Standing: Sendable {
  case held, lost
  /// Nothing in sight decides it.
  case open
}

/// One step of a chain with the facts after it.
public struct TraceStep: Sendable, Hashable {
  public var location: Location
  /// The step in the chain's own words, shortened: `.flatMapLatest { … }`.
  public var text: String
  /// `main`, `off main`, `main or off main`, `subscriber`, `unknown`.
  public var delivery: String
  /// `never`, `possible`, `unknown`.
  public var failure: String
  /// `shared`, `harmless`, `repeated`, `unknown`.
  public var sharing: String
  /// What this step did to a guarantee, when it lost or won one.
  public var notes: [StepNote]

  public init(
    location: Location, text: String, delivery: String, failure: String, sharing: String, notes: [StepNote] = []
  ) {
    self.location = location
    self.text = text
    self.delivery = delivery
    self.failure = failure
    self.sharing = sharing
    self.notes = notes
  }

  /// All notes in one line: `can fail: nothing visible says that it does not; …`.
  public var note: String? { notes.isEmpty ? nil : notes.map(\.text).joined(separator: "; ") }

  public func standing(_ guarantee: Guarantee) -> Standing {
    switch guarantee {
    // A subscription is made on main, and what arrives while it is made arrives there.
    case .delivery: ["main", "subscriber"].contains(delivery) ? .held : delivery == "unknown" ? .open : .lost
    case .failure: failure == "never" ? .held : failure == "unknown" ? .open : .lost
    case .sharing: sharing == "repeated" ? .lost : sharing == "unknown" ? .open : .held
    }
  }
}

/// What a step did, in words.
public struct StepNote: Sendable, Hashable {
  /// The guarantee that it is about, where it is about one alone.
  public var guarantee: Guarantee?
  public var text: String

  public init(_ guarantee: Guarantee, _ text: String) {
    self.guarantee = guarantee
    self.text = text
  }

  /// A note about no guarantee in particular, or about all.
  public init(_ text: String) { self.text = text }
}

extension RuleID {
  /// The guarantee whose loss the rule reports.
  public var guarantee: Guarantee? {
    switch self {
    case .mainThread: .delivery
    case .errorHandling, .errorEndsStream, .relayError: .failure
    case .sharing: .sharing
    case .preferDriver, .unusedSuppression: nil
    }
  }
}
