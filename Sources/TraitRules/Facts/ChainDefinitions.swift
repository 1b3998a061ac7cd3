/// What the fold asks of whoever lowered the chains.
protocol ChainDefinitions: AnyObject {
  var graph: ChainGraph { get }
  /// The node that a name, a body or a piece of code is defined by; `nil` for nodes that are what they are.
  func definition(of chain: ChainID) -> ChainID?
  /// Who sends into something that others send into.
  func feeders(of source: ChainID) -> [Feeder]
  /// Whether what is sent answers a question that its object asked while it was made, and nothing asks again.
  func answersWhatMakingAsked(_ feeder: Feeder, _ source: FedSource) -> Bool
  /// Whether whoever is told an element of something completes it.
  func isEndedByListener(_ feeder: Feeder, _ source: FedSource) -> Bool
  /// How surely more comes after what a feeder has sent, as far as code says it that is run once for each object.
  func supply(of feeder: Feeder, into source: FedSource) -> Lifetime.Supply
  /// Whether what the closure of a `create` sends is sent by a listener, which is called again and again.
  func isSentByListener(_ feeder: Feeder, of source: FedSource) -> Bool
  /// Whether code that subscribes at a call goes on to send what a feeder sends, once each time.
  func isSentAlong(_ feeder: Feeder, withSubscribingAt call: Place) -> Bool
  /// Where something that nobody in sight sends into may be sent into; the declaration itself, where others can.
  func unseenWriter(into declaration: Place) -> Place?
  /// Where code runs that may send into a declaration, by its name, through objects of which nothing is known.
  func sendersThroughUnknownObjects(into declaration: Place) -> [ChainID]
  /// Where the calls of `connect` run that begin what a step shares.
  func connections(of share: Place) -> [ChainID]
  /// Facts of what a configuration describes.
  func effect(of name: Symbol, isSource: Bool) -> Vocabulary.Effect?
  /// What a node is part of: the body of which a local name or a returned chain is new in every call.
  func isInside(_ place: Place, _ body: Place) -> Bool
  /// Whether something is part of a body or a parameter of its function.
  func isLocal(_ place: Place, to body: Place) -> Bool
  /// Whether a variable makes a new chain at every use.
  func isComputed(_ declaration: Place) -> Bool
  /// The nearest function or closure around a place.
  func enclosingBody(of place: Place) -> Place?
  /// Whether what stands at a place is made anew by each call of the code around it, and not once for an object.
  func isMadeByCalls(_ place: Place) -> Bool
  /// Whether a function subscribes to chains of its own, and not to what its callers hand it or call it on. What an
  /// initialiser subscribes to has what it has at once before anybody else can subscribe.
  func subscribesForItself(_ code: Place) -> Bool
  /// Whether one type's declaration and extensions enclose both places.
  func areOfOneType(_ one: Place, _ other: Place) -> Bool
  /// Whether a body subscribes to a local of its own, be it behind operators.
  func isSubscribed(_ local: Place, in body: Place) -> Bool
  /// Whether a body calls the function around a place, be it by way of others; `nil` where nothing says who uses a
  /// subscript.
  func isCalled(around place: Place, from body: Place) -> Bool?
  /// The call that made an object.
  func maker(of object: Value) -> Place?
  /// What tells an object from others of the same call: what it is kept in, or else the call.
  func identity(of object: Value) -> Place?
  /// The call by which something is made anew whenever the code around the call runs: of what an object makes for itself,
  /// the call that makes the object; `nil` where that is made once, or in several places.
  func callLeading(toMaking making: Place) -> Place?
  func place(ofClosure closure: Value) -> Place?
  /// Whether a step's closure does something besides what the step is there for, or a `do`'s anything at all.
  func hasEffect(_ step: GraphStep) -> Bool
  /// Whether a type is that of a parameter of code that nothing in an app runs.
  func isHandedNothing(_ type: Place) -> Bool
  /// Whether a call out of sight may be a library's, of which nothing is known.
  func mayBeOfLibrary(_ call: Place) -> Bool
  /// The part of a reactor's state that a step makes something of; `nil` where it may be any.
  func statePart(readBy step: GraphStep) -> ChainID?
  /// Whether a reactor's state comes on main whatever made it; `nil` where nothing says which ReactorKit is at hand.
  var statesComeOnMain: Bool? { get }
  /// Whether what a row adds to failures can come with the releases at hand; `nil` where nothing says which they are.
  func canAddFailure(_ row: CatalogueRow) -> Bool?
}
