/// What an expression stands for, as far as the source shows it.
indirect enum Value {
  /// Not decided; the text is the name at which sight was lost.
  case unknown(String, Place)
  /// A call whose definition is not in sight. As a sequence it is taken to fail, to deliver anywhere and to have an
  /// effect, because that is what such calls do.
  case unseenCall(String, Place)
  case sequence(RxSequence)
  case instance(Instance)
  /// An object of a type that no given file declares, by the type's name, and where it was made if that is in sight.
  case external(String, Construction? = nil)
  case metatype(TypeID)
  case externalMetatype(String)
  case tuple([TupleElement])
  case array(LazyValue)
  case closure(Place, Frame?)
  case functions([Place], LazyValue?)
  /// `x.rx`.
  case reactive(LazyValue, Place)
  case scheduler(Threads, Cause)
  case observer(Observer)
  /// A literal, a number, a string: nothing that a chain is made of.
  case plain

  struct TupleElement {
    var label: String?
    var value: LazyValue
  }
}

/// A value that is worked out when it is asked for, once.
final class LazyValue {
  private var compute: (() -> Value)?
  private var cached: Value?

  init(_ compute: @escaping () -> Value) { self.compute = compute }

  init(_ value: Value) { cached = value }

  var value: Value {
    if let cached { return cached }
    // Asked for while it is being worked out: a cycle.
    guard let compute else { return .unknown("itself", .nowhere) }
    self.compute = nil
    let value = compute()
    cached = value
    return value
  }
}

/// A sequence with its facts and how they came about.
struct RxSequence {
  var trait: SequenceTrait
  var trace: TraceNode?
  var element: LazyValue?
  /// The declaration that holds this very relay or subject, for finding its writers.
  var identity: Place?
  /// Set for control properties: what happens when one is bound to.
  var observer: Observer?
  /// How to rebuild it; see `node`.
  var model: ChainNode?
  /// Set for a reactor's state, and for a `map` of it to one property.
  var state: ReactorState?
  private var factsBox: FactsBox

  init(
    trait: SequenceTrait, facts: Facts, trace: TraceNode?, element: LazyValue? = nil, identity: Place? = nil,
    observer: Observer? = nil, model: ChainNode? = nil
  ) {
    self.trait = trait
    self.trace = trace
    self.element = element
    self.identity = identity
    self.observer = observer
    self.model = model
    factsBox = FactsBox(facts)
  }

  var facts: Facts {
    _read { yield factsBox.facts }
    _modify {
      if !isKnownUniquelyReferenced(&factsBox) { factsBox = FactsBox(factsBox.facts) }
      yield &factsBox.facts
    }
  }
}

/// Sequences are handed on far more often than their half kilobyte of facts changes.
private final class FactsBox {
  var facts: Facts

  init(_ facts: Facts) { self.facts = facts }
}

/// A reactor's state as a sequence: whole, or one property of it.
struct ReactorState {
  var reactor: TypeID
  var property: String?
}

enum SequenceTrait: String {
  case observable, infallible, driver, signal, single, maybe, completable
  case controlEvent, controlProperty, connectable
  case publishRelay, behaviorRelay, replayRelay, variable
  case publishSubject, behaviorSubject, replaySubject, asyncSubject

  var isRelay: Bool {
    switch self {
    case .publishRelay, .behaviorRelay, .replayRelay, .variable: return true
    default: return false
    }
  }

  var isSubject: Bool {
    switch self {
    case .publishSubject, .behaviorSubject, .replaySubject, .asyncSubject: return true
    default: return false
    }
  }

  /// Replays its last element to whoever subscribes, on the subscriber's thread.
  var holdsValue: Bool { self == .behaviorRelay || self == .behaviorSubject || self == .variable }

  var isShared: Bool { self == .driver || self == .signal }

  /// The type's name says that no error comes.
  var cannotFail: Bool {
    switch self {
    case .infallible, .driver, .signal, .controlEvent, .controlProperty: return true
    default: return isRelay
    }
  }
}

/// What a subscription hands its elements to.
struct Observer {
  enum Kind {
    /// `Binder`, `UIBindingObserver`: hops to its scheduler by itself.
    case binder
    case controlProperty
    /// `rx.items` and relatives.
    case items
    /// `AnyObserver` and other observers: no hop.
    case custom
    /// Relays, subjects, actions, inputs: not UI.
    case model
  }

  var kind: Kind
  /// Feeds a UI element, as far as can be seen.
  var isUI: Bool
  /// Moves each element to the main thread itself.
  var hops = true
  /// Moves each element to a thread that is not main: the scheduler's.
  var leavesMain = false
}

/// An object of a type that a given file declares.
struct Instance {
  var type: TypeID
  /// Where it was made, if this very object's making is in sight: initialisers then see their arguments.
  var construction: Construction?
  /// What stands for the type's generic parameters.
  var generics: [String: LazyValue] = [:]
  /// The other parts of a composition, `A & B`: types in sight, and names of those that are not.
  var otherTypes: [TypeID] = []
  var otherNames: [String] = []
}

final class Construction {
  let place: Place
  let frame: Frame?

  init(place: Place, frame: Frame?) {
    self.place = place
    self.frame = frame
  }
}

/// One call in progress: what its parameters stand for.
final class Frame {
  /// The function, initialiser, accessor or closure.
  let owner: Place
  let parent: Frame?
  /// What a closure is called with, in order.
  let inputs: [LazyValue]
  /// What a function's parameters are bound to, by name.
  private(set) var bindings: [(name: String, value: LazyValue)] = []
  let selfValue: LazyValue?
  let depth: Int

  init(owner: Place, parent: Frame?, selfValue: LazyValue?, inputs: [LazyValue] = []) {
    self.owner = owner
    self.parent = parent
    self.selfValue = selfValue
    self.inputs = inputs
    depth = (parent?.depth ?? 0) + 1
  }

  func bind(_ name: String, to value: LazyValue) { bindings.append((name, value)) }

  /// What a parameter is bound to, the last time that it was.
  func value(of name: String) -> LazyValue? { bindings.last { $0.name == name }?.value }
}

/// A step of a chain and the facts after it, linked to the step before.
final class TraceNode {
  let place: Place
  let threads: Threads
  let canFail: Bool
  let mayFail: Bool
  let repeats: Bool
  let mayRepeat: Bool
  let isShared: Bool
  /// What their writers bring adds to the facts here, once all writers are known.
  let relays: [Place]
  let subjects: [Place]
  let notes: [StepNote]
  let previous: TraceNode?
  let length: Int

  init(place: Place, facts: Facts, notes: [StepNote] = [], previous: TraceNode?) {
    self.place = place
    threads = facts.threads
    canFail = facts.canFail != nil
    mayFail = facts.unknownFailure != nil
    repeats = facts.effect != nil
    mayRepeat = facts.unknownSharing != nil
    relays = facts.relays
    subjects = facts.subjects
    isShared = facts.isShared
    self.notes = notes
    self.previous = previous
    length = (previous?.length ?? 0) + 1
  }
}
