/// All chains that were followed, as one graph. A node says what something is made of, never what is true of it: facts,
/// traces, element types, fixes and replays are read off it. Equal nodes are one node, so a chain that two others begin
/// with is there once.
///
/// What a name holds or a body returns is a node of its own that says only which; what that is, whoever reads the graph
/// asks for. So a chain can lead back to itself.
final class ChainGraph {
  enum Node: Hashable {
    /// A row of the catalogue with what it was called on and with.
    case step(Ref<GraphStep>)
    /// What a name holds: a variable's declaration, the object that it is read from, and the calls around a local one.
    case name(Place, of: Value, FrameID)
    /// What a function, an accessor or a closure returns in the calls given by its frame: a new chain at each call.
    case returned(Place, FrameID)
    /// What calling a function value gives.
    case applied(Ref<Value>, Ref<[Value]>)
    /// The elements of a sequence, which are sequences.
    case flattened(ChainID)
    /// What a value is as a sequence.
    case value(Ref<Value>, Place)
    case choice(Ref<[ChainID]>)
    /// Something that others send into.
    case fed(Ref<FedSource>)
    /// A sequence of which only the written type is in sight.
    case typed(SequenceTrait, Place, FrameID)
    /// The sequences that are sent into a relay or a subject, of which the written type says less: the second node.
    case sent(into: ChainID, typed: ChainID)
    /// A sequence that something holds which is no name, such as a name's tuple or an argument: one for all who take it out
    /// there, known by its place.
    case part(ChainID, Place)
    /// A sequence seen through a declared type.
    case seen(ChainID, SequenceTrait, Place)
    /// A source or an operator that the configuration describes, by its name.
    case configured(ChainID?, Symbol, Place)
    /// Sight was lost.
    case lost(Place, Symbol)
    /// A call out of sight that asks for something.
    case asked(Place)

    // MARK: Where code runs

    /// On certain threads, and why.
    case runs(Threads, CauseID)
    /// Where the elements of a chain arrive.
    case arrival(ChainID)
    /// Where a chain's errors or its completion arrive.
    case ending(ChainID, EndKind)
    /// Where a function runs.
    case code(Place, FrameID)
    /// Where some code may run: in a branch that is there for a case which may never come.
    case doubted(ChainID)
    /// One of the sequences of a choice, and nothing says which: `streams[key]`.
    case oneOf(ChainID)
    /// Where some code runs, taken for the main thread where nothing shows another one.
    case onMainUnlessSeen(ChainID)
    /// A chain that is subscribed to where the elements of another arrive.
    case started(ChainID, by: ChainID)
    /// A chain whose elements are handed on for as long as another goes on that is made of it.
    case ended(ChainID, by: ChainID)
  }

  enum EndKind: UInt8 { case error, completion }

  @exclusivity(unchecked) private var nodes = KeyTable<Node>(capacity: 1024)
  /// Of each node.
  @exclusivity(unchecked) private var traits: [SequenceTrait] = []
  /// How deep the calls are nested that a node comes from.
  @exclusivity(unchecked) private var nestings: [Int32] = []
  @exclusivity(unchecked) private var steps = KeyTable<GraphStep>(capacity: 512)
  @exclusivity(unchecked) private var lists = KeyTable<[ChainID]>()
  @exclusivity(unchecked) private var sources = KeyTable<FedSource>()
  @exclusivity(unchecked) private var reasons = KeyTable<Reason>()

  init() {}

  var count: Int { nodes.count }

  // MARK: - Making nodes

  func add(_ node: Node, _ trait: SequenceTrait, nesting: Int32 = 0) -> ChainID {
    let number = nodes.number(of: node)
    if Int(number) == traits.count {
      traits.append(trait)
      nestings.append(nesting)
    }
    return ChainID(number: number)
  }

  func step(_ step: GraphStep, nesting: Int32) -> ChainID {
    add(.step(Ref(number: steps.number(of: step))), step.trait, nesting: nesting)
  }

  func fed(_ source: FedSource, _ trait: SequenceTrait) -> ChainID {
    add(.fed(Ref(number: sources.number(of: source))), trait)
  }

  /// The node of something that others send into, if there is one.
  func known(_ source: FedSource) -> ChainID? {
    sources.find(source).flatMap { nodes.find(.fed(Ref(number: $0))) }.map(ChainID.init)
  }

  func list(_ chains: [ChainID]) -> Ref<[ChainID]> { Ref(number: lists.number(of: chains)) }

  func cause(_ cause: Cause) -> CauseID {
    cause == .none ? .none : CauseID(cause, reason: reasons.number(of: cause.reason))
  }

  /// One of several, in the order of the source; one that is there twice counts once. Of none, nothing comes.
  func choice(_ chains: [ChainID]) -> ChainID {
    var parts: [ChainID] = []
    var seen: Set<ChainID> = []
    for part in chains.flatMap(choices) where seen.insert(part).inserted { parts.append(part) }
    if parts.count == 1 { return parts[0] }
    let kinds = Set(parts.map { self.trait(of: $0) })
    let trait = kinds.count == 1 ? kinds.first ?? .observable : .observable
    let nesting = parts.map { self.nesting(of: $0) }.max() ?? 0
    return add(.choice(list(parts)), trait, nesting: nesting)
  }

  // MARK: - Looking at them

  subscript(chain: ChainID) -> Node { nodes[chain.number] }

  subscript(step: Ref<GraphStep>) -> GraphStep { steps[step.number] }

  subscript(list: Ref<[ChainID]>) -> [ChainID] { lists[list.number] }

  subscript(source: Ref<FedSource>) -> FedSource { sources[source.number] }

  subscript(cause: CauseID) -> Cause {
    guard !cause.isNone else { return .none }
    return Cause(
      place: cause.place, reason: reasons[cause.reason], isLikely: cause.isLikely, isWritten: cause.isWritten)
  }

  /// What a choice is between; of any other node, itself.
  func choices(of chain: ChainID) -> [ChainID] {
    if case .choice(let list) = self[chain] { self[list] } else { [chain] }
  }

  /// The nodes that a node starts with it. What feeds a relay runs whether or not anybody listens to it.
  ///
  /// - Parameter definition: what a name holds, or a function gives.
  func startedParts(of chain: ChainID, _ definition: (ChainID) -> ChainID?) -> [ChainID] {
    switch self[chain] {
    case .step(let ref):
      let step = self[ref]
      return [step.input, step.inner].compactMap(\.self) + self[step.inputs]
    case .choice(let list): return self[list]
    case .part(let inner, _), .seen(let inner, _, _), .arrival(let inner), .doubted(let inner), .oneOf(let inner),
      .onMainUnlessSeen(let inner), .started(let inner, _), .ended(let inner, _):
      return [inner]
    case .configured(let inner, _, _): return inner.map { [$0] } ?? []
    case .name, .returned, .applied, .flattened, .value, .sent: return definition(chain).map { [$0] } ?? []
    case .code, .ending, .fed, .typed, .lost, .asked, .runs: return []
    }
  }

  func trait(of chain: ChainID) -> SequenceTrait { traits[Int(chain.number)] }

  func nesting(of chain: ChainID) -> Int32 { nestings[Int(chain.number)] }

  /// The step that a node is.
  func step(of chain: ChainID) -> GraphStep? {
    if case .step(let step) = self[chain] { return self[step] }
    return nil
  }
}

/// A row of the catalogue with what it was called on and with, as far as facts, elements and replays depend on it.
struct GraphStep: Hashable {
  /// The index of the row.
  var row: Int32
  /// The name that is called.
  var place: Place
  /// What it is called on; `nil` for sources.
  var input: ChainID?
  /// The sequences among its arguments.
  var inputs: Ref<[ChainID]>
  /// The sequence that it subscribes to: what its closure returns, or what the elements are.
  var inner: ChainID?
  /// What it calls with each element; `nothing` where there is no such function.
  var function = Value.nothing
  /// Another argument that elements are made of: of `just`, `scan`, `withUnretained`.
  var argument = Value.nothing
  /// Where its scheduler runs work; `nil` without one, or where it is the current thread's.
  var scheduler: Threads?
  /// The argument that names the scheduler.
  var schedulerPlace = Place.nowhere
  var options: Options = []
  /// The subjects whose values its closure reads, which throws what ended them.
  var reads: ChainID?
  /// The number among the arguments: of `take(1)`, `retry(3)`, `share(replay: 1)`; -1 without one.
  var number: Int32 = -1
  /// What it makes.
  var trait: SequenceTrait

  struct Options: OptionSet, Hashable {
    let rawValue: UInt16

    /// A closure among the arguments can throw.
    static let throwing = Options(rawValue: 1 << 0)
    /// Its closure does something, as that of a `do` that only prints does not.
    static let hasEffect = Options(rawValue: 1 << 1)
    /// `share(scope: .forever)`.
    static let isForever = Options(rawValue: 1 << 2)
    /// Late subscribers are given what they missed.
    static let replays = Options(rawValue: 1 << 3)
    /// The closure of a `catch` throws whatever it is given.
    static let throwsOn = Options(rawValue: 1 << 4)
    /// A queue among the arguments takes the place of the library's own.
    static let hasQueue = Options(rawValue: 1 << 5)
    /// What it combines is a collection, as its elements are.
    static let hasCollection = Options(rawValue: 1 << 6)
    /// `throttle(…, latest: false)`: nothing waits.
    static let dropsLatest = Options(rawValue: 1 << 7)
    /// It stays open and has one element: `rx.methodInvoked(#selector(UIViewController.viewDidLoad))`.
    static let sendsOnce = Options(rawValue: 1 << 8)
  }
}

/// What others send into: relays and subjects, and whatever else is written to from elsewhere.
struct FedSource: Hashable {
  enum Kind: Hashable {
    case relay(SequenceTrait)
    /// `create { observer in … }`: the closure, or the whole call where it is given none.
    case created
    /// A reactor's state, or what of it comes with mutations of one property.
    case state(TypeID, Symbol)
    /// Notifications of a name that the project posts itself.
    case notification
    /// A property that is observed.
    case property
    /// A key of a user's defaults that is observed.
    case defaults
    /// The closure of an observer: what is sent into it.
    case observer
  }

  var kind: Kind
  /// What declares or makes it.
  var declaration: Place
  /// The call that made the object which holds it, if that is in sight.
  var site = Place.nowhere
  /// The property that the object is kept in, where such a call makes one for each of several.
  var keeper = Place.nowhere
  var frame = FrameID.none
  /// The type of that object, where it is one below the type that declares the property.
  var holder: TypeID?
  /// What stands for the object's generic parameters, as far as it is known: types, without where they were made.
  var generics: [NamedValue] = []
  /// The type that elements are narrowed to; `nothing` for all.
  var filter = Value.nothing
  /// Nothing happens when it is subscribed to but that elements come: no subscriber repeats anything.
  var onlySends = false

  /// It is a reactor's state, and not one property of it.
  var isWholeState: Bool {
    if case .state(_, let property) = kind { property.isNone } else { false }
  }
}
