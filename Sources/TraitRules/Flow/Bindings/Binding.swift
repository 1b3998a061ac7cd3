/// A subscription, and what it feeds.
struct Binding {
  /// What the elements are handed to.
  enum Sink {
    case observer(Observer)
    /// A closure that writes to user interface, and where it does first.
    case closure(Touch)
    /// Not user interface, or nothing that can be seen to be.
    case other
  }

  /// The call, and the member expression of its word.
  var call: Place
  var callee: Place
  /// `bind`, `bindTo`, `drive`, `emit`, `subscribe` …
  var word: String
  var receiver: Place
  /// The chain that is subscribed to, relays resolved.
  var sequence: RxSequence
  var sink: Sink
  /// The sink in its own words: `resultCount.rx.text`.
  var sinkText: String
  var sinkPlace: Place?

  var isUI: Bool {
    switch sink {
    case .observer(let observer): return observer.isUI
    case .closure: return true
    case .other: return false
    }
  }

  /// `subscribe`: what happens to an error is its author's decision.
  var isSubscription: Bool { word.hasPrefix("subscribe") }

  /// `drive` and `emit` exist only where the guarantees hold by type.
  var isDriven: Bool { word.hasPrefix("drive") || word == "emit" }
}
