/// A call of a word that subscribes, or of a function of the project's that does, whatever becomes of it: each is
/// accounted for.
struct SubscriptionCall {
  /// What the call turned out to be.
  enum Kind: Sendable, CaseIterable {
    /// What it feeds, or part of that, is user interface.
    case interface
    /// What it feeds was followed and is none.
    case other
    /// Somebody else's `bind`.
    case stranger
    /// What takes the elements could not be followed, or whether there are any: it may be user interface.
    case unknown
    /// No subscription, but a step of a chain that touches user interface.
    case step
  }

  var call: Place
  var callee: Place
  var kind: Kind
  /// None of a stranger, several where a function subscribes several times to what it is given.
  var bindings: [Binding]

  init(call: Place, callee: Place, kind: Kind) {
    self.call = call
    self.callee = callee
    self.kind = kind
    bindings = []
  }

  /// A call that makes subscriptions is what the most telling of them is.
  init(call: Place, callee: Place, _ bindings: [Binding]) {
    self.init(call: call, callee: callee, kind: bindings.map(\.kind).max { $0.rank < $1.rank } ?? .unknown)
    self.bindings = bindings
  }

  /// A closure of it subscribes to what feeds user interface.
  mutating func noteInnerUI() {
    kind = .interface
    for index in bindings.indices where bindings[index].kind == .other { bindings[index].subscribesToUI = true }
  }
}

extension SubscriptionCall.Kind {
  /// User interface tells more than sight that was lost, and that more than a sink that is none.
  fileprivate var rank: Int {
    switch self {
    case .stranger, .step: 0
    case .other: 1
    case .unknown: 2
    case .interface: 3
    }
  }
}

extension Binding {
  /// What the subscription counts as.
  var kind: SubscriptionCall.Kind {
    switch sink {
    case .observer(let observer): observer.isUI ? .interface : observer.isFollowed ? .other : .unknown
    case .closure: .interface
    case .relay, .other: .other
    case .unknown: .unknown
    }
  }
}

/// What is seen of a call of a subscribing word.
enum SubscriptionLook {
  case subscription(Binding)
  /// Its receiver or its arguments show that it is no sequence's.
  case stranger
  /// It may be a subscription: neither receiver nor sink is in sight.
  case unseen
  /// A step of a chain, or code that is never compiled.
  case nothing
}
