/// What an expression stands for, as far as the source shows it.
///
/// A small number: what several values have in common is kept once (`ValueStore`), so equal values are compared and kept
/// without looking inside.
enum Value: Hashable {
  /// Nothing comes here: code that never returns, or a question that is still open.
  case nothing
  /// A literal, a number, a string: nothing that a chain is made of.
  case plain
  case bool(Bool)
  /// `.background`: a case of an enum.
  case enumCase(Symbol)
  /// Sight was lost, at a name or, if that is none, at what stands there.
  case lost(Place, Symbol)
  /// A call that is out of sight and asks for something. As a sequence it is taken to fail, to deliver anywhere and to
  /// have an effect, because that is what such calls do.
  case asked(Place)
  case sequence(ChainID)
  case object(Ref<ObjectValue>)
  case outside(Ref<OutsideValue>)
  case metatype(TypeID)
  case outsideMetatype(Symbol)
  case tuple(Ref<TupleValue>)
  /// A collection, by what its elements have in common.
  case array(Ref<Value>)
  case closure(Ref<ClosureValue>)
  case functions(Ref<FunctionsValue>)
  /// `x.rx`.
  case reactive(Ref<Value>)
  /// A scheduler or a queue.
  case scheduler(Threads, Place)
  case observer(Ref<Observer>)
  case keyPath(Place)
  /// An element of a sequence, looked at when somebody asks.
  case element(ChainID)
  /// One of several.
  case either(Ref<[Value]>)
}

extension Value {
  /// Decides a branch.
  var isDecided: Bool {
    switch self {
    case .bool, .enumCase: true
    default: false
    }
  }
}

/// The number of something that a `ValueStore` keeps.
struct Ref<Kept>: Hashable {
  let number: Int32
}

/// The number of a node in a `ChainGraph`.
struct ChainID: Hashable {
  let number: Int32
}

/// The number of calls in progress; see `Frame`.
struct FrameID: Hashable {
  let number: Int32

  /// Whenever this code runs, whoever calls it.
  static let none = FrameID(number: 0)

  var isNone: Bool { number == 0 }
}

/// An object of a type that a given file declares.
struct ObjectValue: Hashable {
  var type: TypeID
  /// The call that made it, if this very object's making is in sight: initialisers then see their arguments.
  var site = Place.nowhere
  /// The calls in progress around that call.
  var frame = FrameID.none
  /// The property that each object of such a call is kept in, where a function makes one for each of several properties.
  var keeper = Place.nowhere
  /// What stands for the type's generic parameters.
  var generics: [NamedValue] = []
  /// The other parts of a composition, `A & B`: types in sight, and names of those that are not.
  var otherTypes: [TypeID] = []
  var otherNames: [Symbol] = []
}

/// An object of a type that no given file declares.
struct OutsideValue: Hashable {
  var type: Symbol
  /// The call that made it, if that is in sight.
  var site = Place.nowhere
  var frame = FrameID.none
  /// Its generic arguments as written.
  var arguments: [Value] = []
}

/// A value that a name stands for.
struct NamedValue: Hashable {
  var name: Symbol
  var value: Value
}

struct TupleValue: Hashable {
  var labels: [Symbol]
  var values: [Value]
}

struct ClosureValue: Hashable {
  var place: Place
  /// The calls in progress around it.
  var frame: FrameID
}

/// Functions of one name, and what they are methods of.
struct FunctionsValue: Hashable {
  var places: [Place]
  /// `nothing` where there is none.
  var receiver: Value
  /// The calls in progress around local functions.
  var frame = FrameID.none
}

/// What a subscription hands its elements to.
struct Observer: Hashable {
  var kind: ObserverKind
  /// Feeds a UI element, as far as can be seen.
  var isUI = false
  /// Moves each element to the main thread itself.
  var hops = true
  /// Moves each element to a thread that is not main: the scheduler's.
  var leavesMain = false
  /// Where it is made.
  var place = Place.nowhere
  /// The closure that handles elements, of a `Binder` or an `AnyObserver`.
  var handler = Place.nowhere
  var frame = FrameID.none
  /// The relay or subject behind an observer that was made of one.
  var target: ChainID?
  /// Binds what is of a library's class: a `Binder` is made for user interface, and nothing says that it is none.
  var bindsLibrarys = false

  /// Whether it is seen where its elements go: a binder's to what it binds, others' into a closure or a relay.
  var isFollowed: Bool { !bindsLibrarys && (kind != .custom || !handler.isNowhere || target != nil) }
}

/// Calls in progress: what parameters stand for. Frames are compared by what they hold, so a function that is called
/// with the same arguments twice is followed once.
struct Frame: Hashable {
  /// The function, initialiser, accessor or closure.
  var owner: Place
  var parent = FrameID.none
  /// `self`; `nothing` where nothing is known beyond its type.
  var receiver = Value.nothing
  /// What a closure is called with, in order.
  var inputs: [Value] = []
  /// What a function's parameters and generic parameters are bound to.
  var bindings: [NamedValue] = []

  static let none = Frame(owner: .nowhere)

  /// What a parameter is bound to, the last time that it was.
  func value(of name: Symbol) -> Value? { bindings.last { $0.name == name }?.value }
}

/// On which threads elements can arrive. Several bits mean that some arrive on one and some on another.
struct Threads: OptionSet, Hashable {
  let rawValue: UInt8

  static let main = Threads(rawValue: 1 << 0)
  static let background = Threads(rawValue: 1 << 1)
  /// The thread that subscribes, synchronously.
  static let subscriber = Threads(rawValue: 1 << 2)
  static let unknown = Threads(rawValue: 1 << 3)
}
