/// A reactive library's names: what its types are called, what subscribes, what sends.
///
/// Everything else asks here, so that another library is another value. There is one: RxSwift's.
struct Dialect: Sendable {
  /// Types of sequences.
  var sequenceTypes: [Symbol: SequenceTrait]
  /// Protocols through which code speaks of any sequence.
  var sequenceProtocols: Set<Symbol>
  /// Those of them that stand for one trait.
  var traitsOfProtocols: [Symbol: SequenceTrait]
  /// Types that only take elements.
  var observerTypes: [Symbol: ObserverKind]
  /// Methods that make observers.
  var observerMakers: [Symbol: ObserverKind]
  /// Types that make what disposes of a subscription, by themselves or by `create`.
  var disposableMakers: Set<Symbol>
  /// Words that subscribe.
  var subscriptions: [Symbol: SubscriptionWord]
  /// Methods that send into what they are called on.
  var sendingMethods: [Symbol: SentEvent]
  /// Whatever sequences are declared with.
  let sequenceNames: Set<Symbol>
  /// The words of `subscriptions` as calls: a file with none of these binds nothing.
  let subscriptionCalls: [UInt64]

  /// How a word subscribes.
  struct SubscriptionWord: Sendable {
    /// It exists only where the type proves all guarantees: `drive`, `emit`.
    var provesGuarantees: SequenceTrait?
    /// What becomes of an error is its author's decision: `subscribe`.
    var isHandled = false
    /// It can be handed observers without a label: `drive(label.rx.text)`.
    var takesSinkFirst = false
  }

  /// What a method sends.
  enum SentEvent: Sendable {
    case element, error, completion
    /// An event, as its argument says.
    case event
  }

  /// Whether a name is one of the library's own: what it declares is known better than its source would show.
  func declares(_ name: Symbol) -> Bool { sequenceNames.contains(name) || name == .Reactive }

  init(
    sequenceTypes: [KnownName: SequenceTrait], sequenceProtocols: Set<KnownName>,
    traitsOfProtocols: [KnownName: SequenceTrait], observerTypes: [KnownName: ObserverKind],
    observerMakers: [KnownName: ObserverKind], disposableMakers: Set<KnownName>,
    subscriptions: [KnownName: SubscriptionWord], sendingMethods: [KnownName: SentEvent]
  ) {
    func symbols<Value>(_ names: [KnownName: Value]) -> [Symbol: Value] {
      Dictionary(uniqueKeysWithValues: names.map { (Symbol($0), $1) })
    }
    self.sequenceTypes = symbols(sequenceTypes)
    self.sequenceProtocols = Set(sequenceProtocols.map { Symbol($0) })
    self.traitsOfProtocols = symbols(traitsOfProtocols)
    self.observerTypes = symbols(observerTypes)
    self.observerMakers = symbols(observerMakers)
    self.disposableMakers = Set(disposableMakers.map { Symbol($0) })
    self.subscriptions = symbols(subscriptions)
    self.sendingMethods = symbols(sendingMethods)
    sequenceNames = Set(sequenceTypes.keys.map { Symbol($0) }).union(self.sequenceProtocols)
    subscriptionCalls = subscriptions.keys.map(\.text).sorted().map { WordTable.word(.called, $0) }
  }
}

/// What takes elements.
enum ObserverKind: UInt8, Sendable {
  /// `Binder`, `UIBindingObserver`: hops to its scheduler by itself.
  case binder
  case controlProperty
  /// `rx.items` and relatives.
  case items
  /// `AnyObserver` and other observers: no hop.
  case custom
  /// Known to feed no user interface by itself: that of `create`, RxTest's, an action's inputs.
  case model
}
