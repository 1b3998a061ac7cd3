/// One source, operator, conversion, subscription or sink of RxSwift or of a library that real apps use: what it is
/// called, and what it does to the three facts of a chain. Everything that believes something of an operator
/// (inference, fixing, replay, documentation, tests) reads that one row.
public struct CatalogueRow: Sendable {
  /// The base name: `flatMapLatest`, `observe`.
  public var name: String
  /// The argument labels as declared, `_` for none: `["_", "scheduler"]`. Empty for properties and `()`.
  public var labels: [String]
  /// Labels that a call may leave out.
  public var defaulted: [String]
  /// The first argument may be repeated: a variadic parameter, or one overload a number of arguments.
  public var isVariadic: Bool
  public var kind: Kind
  public var receiver: Receiver
  /// The one type among the receiver's that has it, where not all do: `BehaviorRelay` for `asDriver()`, `URLSession`
  /// for a request.
  public var type: String?
  /// Whose release numbers `introduced`, `deprecated` and `removed` are, and who must be imported: `RxSwift` stands for
  /// RxCocoa and RxRelay too.
  public var library: String
  /// Called on the type: `Observable.just(1)`.
  public var isStatic: Bool
  /// A property rather than a function.
  public var isProperty: Bool
  public var delivery: DeliveryEffect
  public var failure: FailureEffect
  /// A closure argument is declared throwing, so `try` in it can fail the chain.
  public var closureMayThrow: Bool
  public var sharing: SharingEffect
  public var lifetime: LifetimeEffect
  public var result: ResultTrait
  /// First, first-deprecating and first-without release of the library; `nil` where it was always there, is not
  /// deprecated or is still there. RxSwift's releases before 2.0 do not count.
  public var introduced: RxVersion?
  public var deprecated: RxVersion?
  public var removed: RxVersion?
  /// The current spelling, for removed and deprecated ones: `observe(on:)`.
  public var renamedTo: String?
  public var twin: DriverTwin
  /// What it does beside that.
  public var shape: RowShape
  /// Its place in the catalogue that it is part of; -1 outside of one.
  var index: Int32 = -1
  /// Where in the library's source the effect was read, and what a reader should know beside it.
  public var note: String

  public enum Kind: String, Sendable { case source, `operator`, conversion, subscription, sink, connect }

  /// What it is called on. `observable` covers everything that conforms to `ObservableType`; `any` also traits.
  public enum Receiver: String, Sendable {
    case observable, infallible, shared, driver, signal, single, maybe, completable, primitive, any
    case relay, subject, variable, controlEvent, controlProperty, connectable, sequence, reactive, library
  }

  /// The thread of the elements that come out.
  public enum DeliveryEffect: Sendable, Equatable {
    case keep
    case main
    /// On the scheduler argument.
    case scheduler
    /// Some elements on the scheduler argument's thread, some on the incoming one.
    case keepOrScheduler
    /// On the thread of what the closure returns, or of the inner sequences.
    case inner
    case keepOrInner
    /// On the thread of whichever input fired, the receiver included where there is one.
    case inputs
    /// On the thread of the argument (`sample`).
    case sampler
    /// Synchronously on the subscribing thread.
    case subscriber
    case keepOrSubscriber
    /// Only the subscribing moves to the scheduler argument (`subscribe(on:)`): what is emitted while subscribing comes
    /// out there, everything else where it was.
    case subscriberOnScheduler
    /// On the thread that pushes: `create`'s closure, `accept`, `onNext`.
    case caller
    /// On main as far as the source keeps its contract: controls.
    case mainByContract
    /// On main unless the app configured it otherwise: network libraries. Said in the trace, never reported.
    case mainByDefault
    /// On a thread that is not main.
    case background
    case unknown
    /// Nothing comes out.
    case nothing
  }

  public enum FailureEffect: Sendable, Equatable {
    case keep
    case never
    /// Only as what the closure returns (`deferred`, `using`).
    case inner
    case keepOrInner
    /// As any of the inputs, the receiver included where there is one.
    case inputs
    /// In addition to what comes in, for the reason given: `times out`.
    case adds(String)
    /// Errors above are replaced by an element or an empty end: none comes out, and the stream is over.
    case catches
    /// Errors above are replaced by a sequence, whose errors come out.
    case catchesIntoInner
    /// Errors above lead to a new subscription (`retry()`): none comes out and the stream goes on.
    case retries
    /// Errors above go into a sequence that the closure makes of them: each of its elements leads to a new subscription,
    /// and its errors alone come out (`retry(when:)`).
    case handler
    /// May or may not remove errors.
    case unknown
  }

  public enum SharingEffect: Sendable, Equatable {
    /// What is above stays as it is; the step runs once a subscriber and is cheap.
    case keep
    /// A source whose subscribers all see the same run.
    case hot
    /// A source that each subscriber starts anew, with nothing that costs: `just`, controls, timers.
    case cheap
    /// Each subscriber runs this side effect: `a request`, `the closure of create`.
    case effect(String)
    /// A source whose side effect ran when the source was made: its subscribers see that one run, and whoever makes the
    /// source again runs it again.
    case made(String)
    /// As above, and what the closure returns runs once a subscriber too.
    case inner
    /// As the worst of the inputs.
    case inputs
    /// Subscribers share one run from here on.
    case shares
    case unknown
  }

  /// Whether the stream goes on after an element: a tap does, a request does not. An error that ends a stream that
  /// would have gone on is worse than one that ends a request.
  public enum LifetimeEffect: Sendable, Equatable {
    case keep, ongoing, finite, inputs, inner, unknown
  }

  /// What the call returns.
  public enum ResultTrait: String, Sendable {
    case observable, infallible, driver, signal, single, maybe, completable, controlEvent, controlProperty
    case connectable, disposable, subject, relay, variable
    /// The receiver's own trait.
    case same
    /// The closure's result or none of the above.
    case other
  }

  /// Whether the call can stand on a `Driver` as it is.
  public enum DriverTwin: Sendable, Equatable {
    /// With the same arguments.
    case same
    /// Without its `scheduler:` argument.
    case withoutScheduler
    /// The closure must return a Driver, or the arguments must be Drivers.
    case driverArguments
    /// Driver makes it needless: `observe(on: main)`, `share`.
    case needless
    /// It does not exist there.
    case missing
  }
}
