/// One way in which something reaches what others send into.
struct Feeder: Hashable {
  enum Kind: Hashable {
    /// `accept`, `onNext`, `value =`: where the call runs.
    case element
    /// `onError`.
    case error
    case completion
    /// `bind(to:)`, `drive`, `subscribe(subject)`: on the chain's threads, with its errors and its end.
    case chain
    /// `subscribe(onNext: subject.onNext)`: a chain's elements alone.
    case elements
    /// A reactor's `mutate`: its errors are caught.
    case mutation
    /// A reactor's `transform`: after the catch.
    case transformation
    /// All of a reactor's state, where one property is looked at: that ends with it, whatever else it brings.
    case whole
    /// A reactor's actions as its `transform` makes them: with them all mutations end.
    case trigger
    /// A reactor's mutations as its `transform` makes them: of these `reduce` shows what they assign.
    case mutated
    /// A reactor's actions: where they are sent.
    case action
    /// The observer is handed to code that is not looked into.
    case escape
  }

  var kind: Kind
  /// Where the code runs that sends, or the chain that is sent.
  var node: ChainID
  var place: Place
  /// What is sent, where that is known; `nothing` where it is not.
  var element = Value.nothing
  /// Where a chain is subscribed to that is sent; `nil` where nothing says it.
  var subscriber: ChainID?

  /// It brings an end and no elements.
  var isEnd: Bool { kind == .error || kind == .completion }
}
