/// Works out what expressions stand for, and lowers those that are sequences to nodes of the graph.
///
/// It decides nothing that the source does not show: what it cannot follow becomes `Value.lost`, with the name at which
/// sight was lost. It asks for no facts: what is true of a chain is read off the graph, by others.
final class Lowering {
  let meaning: Meaning
  let catalogue: Catalogue
  let options: ProjectOptions
  let store = ValueStore()
  let graph = ChainGraph()
  let original: Original<Lowering>?
  let values: Questions<ValueQuestion, Value>

  let visibleCalls: Questions<Place, [Place]>
  /// The functions that uses of operators can mean.
  let operatorsMeant: Questions<Place, [Place]>
  let constructions: Questions<TypeID, [Place]>
  /// The objects that calls make which are handed their type.
  let madeOfHanded: Questions<TypeID, [Ref<ObjectValue>]>
  let superclassGenerics: Questions<TypeID, [NamedValue]>
  let calledFunctions: Questions<CallQuestion, [Place]>
  /// Of `.name(…)`: the type that its surroundings give it.
  let contextualTypes: Questions<Place, TypeID?>
  /// Of functions, and of types for their methods: whether nothing in sight runs one.
  let unreached: Questions<Place, Bool>
  /// Of structures: whether their values are all alike.
  let inert: Questions<TypeID, Bool>
  /// What containers are told to give for a protocol.
  let registered: Questions<TypeID, [Registration]>
  /// Of closures and functions' bodies: whether what they do outlasts them.
  let lasting: Questions<Place, Bool>

  @exclusivity(unchecked) var askedConditions = KeyMemo<AskedCondition, Asked>()
  @exclusivity(unchecked) var signatures = KeyMemo<Place, Signature>()
  @exclusivity(unchecked) var fixedTypes = KeyMemo<Place, Bool>()
  @exclusivity(unchecked) var shapedTypes = KeyMemo<Symbol, Bool>()
  @exclusivity(unchecked) var typesWithQueue = KeyMemo<TypeID, Bool>()
  @exclusivity(unchecked) var schedulerMembers = KeyMemo<PairKey, Threads?>()
  @exclusivity(unchecked) var nestings = KeyMemo<Value, Int32>()
  var initCallsMemo: InitCalls?
  var delegatingCallsMemo: [Int32: [Place]] = [:]
  var madeByInitMemo: [InitCalls.Beginning: [TypeID: [Place]]] = [:]
  var uncaughtMemo: [Place: [Place]] = [:]
  var castsMemo: [Int32: [Place]] = [:]
  /// By the reactor.
  var mutationsMadeMemo: [TypeID: [Place: Set<MadeMutation>]] = [:]
  private var clauses = KeyTable<Place>()
  private(set) lazy var receiving = project.symbols.intern(Publishers.receiving)
  var methodReferencesMemo: [Symbol: [Place]]?
  private(set) lazy var callsThatMove: [Place] = findCallsThatMove()
  private(set) lazy var movedSubscriptions: [Place: [MovedSubscription]] = findMovedSubscriptions()

  var project: Project { meaning.project }
  var dialect: Dialect { meaning.project.dialect }

  init(meaning: Meaning, catalogue: Catalogue = .standard, options: ProjectOptions, original: Original<Lowering>? = nil)
  {
    self.meaning = meaning
    self.original = original
    self.catalogue = catalogue
    self.options = options
    // Values grow by what else can be there; the store that says how is the lowering's own.
    let joiner = Joiner()
    values = Questions(meaning.stack, bottom: .nothing, mostGrowth: 16) { joiner.join?($0, $1) ?? $1 }
    constructions = Questions(meaning.stack, bottom: []) { Set($0).union($1).sorted() }
    madeOfHanded = Questions(meaning.stack, bottom: []) { known, new in known + new.filter { !known.contains($0) } }
    superclassGenerics = Questions(meaning.stack, bottom: []) { known, new in
      new + known.filter { named in !new.contains { $0.name == named.name } }
    }
    calledFunctions = Questions(meaning.stack, bottom: []) { known, new in known + new.filter { !known.contains($0) } }
    contextualTypes = Questions(meaning.stack, bottom: nil) { $1 ?? $0 }
    unreached = Questions(meaning.stack, bottom: true) { $0 && $1 }
    inert = Questions(meaning.stack, bottom: true) { $0 && $1 }
    registered = Questions(meaning.stack, bottom: []) { known, new in known + new.filter { !known.contains($0) } }
    lasting = Questions(meaning.stack, bottom: false) { $0 || $1 }
    visibleCalls = Questions(meaning.stack, bottom: []) { Set($0).union($1).sorted() }
    operatorsMeant = Questions(meaning.stack, bottom: []) { known, new in known + new.filter { !known.contains($0) } }
    joiner.join = { [unowned self] in self.join([$0, $1]) }
  }

  /// Tells questions apart that are asked for one clause of a `switch`; 0 for all.
  func number(ofClause clause: Place?) -> Int32 { clause.map { clauses.number(of: $0) + 1 } ?? 0 }

  /// Hands the join of values to a table that is made before there is anything to join with.
  private final class Joiner {
    var join: ((Value, Value) -> Value)?
  }
}

/// What is asked about values, each answer once.
struct ValueQuestion: TableKey {
  enum Kind: UInt8 {
    /// What an expression stands for in the calls of a frame.
    case expression
    /// What a variable that is no sequence holds, read from an object.
    case variable
    /// What a body returns in the calls of a frame.
    case returned
    /// What a parameter stands for, whoever calls.
    case parameter
    /// What an enum's case carries.
    case payload
    /// What the elements of a sequence are.
    case element
    /// What `@dynamicMemberLookup` forwards a name to.
    case forwarded
    /// What a name, a call or an element is as a sequence.
    case definition
    /// What stands for a written type.
    case type
    /// What an object's type has where its protocol speaks of an associated type.
    case witness
    /// Where a closure or a function runs.
    case context
    /// Where a closure runs that a function returns.
    case returnedContext
    /// Where the closures run that an array keeps.
    case keptContext
  }

  var kind: Kind
  var place = Place.nowhere
  /// A frame, an object, a chain.
  var context: Int32 = 0
  var other: Int32 = 0

  var tableHash: UInt64 {
    let asked = UInt64(UInt32(bitPattern: context)) << 32 | UInt64(UInt32(bitPattern: other))
    return NameHash.mixed(place.bits ^ UInt64(kind.rawValue) << 28, asked)
  }
}

/// Which functions a call means in the calls of a frame.
struct CallQuestion: TableKey {
  var call: Place
  var frame: FrameID

  var tableHash: UInt64 { NameHash.mixed(call.bits, UInt64(UInt32(bitPattern: frame.number))) }
}
