import TraitRules
import TraitRuntime

/// A rebuilt sequence. Drivers and signals keep their type, so that the runtime's own operators run on them.
enum Built {
  case observable(Observable<Element>)
  case connectable(ConnectableObservable<Element>)
  case driver(Driver<Element>)
  case signal(Signal<Element>)

  var observable: Observable<Element> {
    switch self {
    case .observable(let observable): observable
    case .connectable(let connectable): connectable
    case .driver(let driver): driver.asObservable()
    case .signal(let signal): signal.asObservable()
    }
  }
}

/// Rebuilds chains on the runtime.
final class ChainBuilder {
  let world: World
  /// What went wrong while a closure rebuilt its sequence, when it was too late to throw.
  private(set) var failure: NotReplayed?
  private let root: Scope
  private var scopes: [Scope] = []

  init(_ world: World) {
    self.world = world
    root = Scope(parent: nil, owner: nil)
    scopes = [root]
  }

  /// Lets go of what was rebuilt: what a scope holds has closures that hold the scope.
  func forget() {
    for scope in scopes { scope.forget() }
    scopes = []
  }

  private func scope(in parent: Scope, owner: ChainKey?) -> Scope {
    let scope = Scope(parent: parent, owner: owner)
    scopes.append(scope)
    return scope
  }

  func chain(_ node: ChainNode) throws(NotReplayed) -> Observable<Element> {
    observable(try build(node, in: root))
  }

  /// A built sequence as an observable; where a shared one leaves its type is where it is held, if it is to be.
  func observable(_ built: Built) -> Observable<Element> {
    switch built {
    case .observable, .connectable: built.observable
    case .driver, .signal: world.schedule.holdsShares ? world.held(built.observable) : built.observable
    }
  }

  /// What a closure returns: made anew at each call.
  func made(_ node: ChainNode?, in scope: Scope) -> Built {
    guard let node else { return .observable(.empty()) }
    if world.isExhausted { return .observable(.never()) }
    do {
      return try build(node, in: self.scope(in: scope, owner: nil))
    } catch {
      failure = failure ?? error
      return .observable(.empty())
    }
  }

  private func sharedIfWanted(_ built: Built) -> Built {
    guard world.schedule.sharesNames, case .observable(let observable) = built else { return built }
    return .observable(observable.share(replay: 1, scope: .forever))
  }

  func build(_ node: ChainNode, in scope: Scope) throws(NotReplayed) -> Built {
    if let known = scope.known(node) { return known }
    world.countStep()
    if world.isExhausted { throw .tooManyEvents }
    let built: Built
    switch node.kind {
    case .control(let hasValue): built = .observable(Sources.control(hasValue: hasValue, in: world))
    case .relay(let relay, let key): built = .observable(Sources.relay(relay, key, in: world))
    case .shared(let isSignal, let key): built = Sources.shared(isSignal: isSignal, key, in: world)
    case .probe(let probe): built = .observable(Sources.probe(probe, in: world))
    case .step(let step): built = try Rebuilding(step, self, scope).run()
    case .named(let inner, let key, let owner):
      let home = owner.flatMap { scope.enclosing($0) } ?? scope.outermost
      if let held = home.held[key] { return held }
      built = sharedIfWanted(try build(inner, in: home))
      home.held[key] = built
    case .made(let inner, let owner): built = try build(inner, in: self.scope(in: scope, owner: owner))
    case .choice(let nodes): built = try build(nodes[world.schedule.choice % nodes.count], in: scope)
    }
    scope.remember(node, built)
    return built
  }
}

/// One run of a function or closure: the sequences that its names hold.
final class Scope {
  let parent: Scope?
  let owner: ChainKey?
  var held: [ChainKey: Built] = [:]
  /// A chain that two others begin with is rebuilt once.
  private var built: [ObjectIdentifier: Built] = [:]

  init(parent: Scope?, owner: ChainKey?) {
    self.parent = parent
    self.owner = owner
  }

  var outermost: Scope { parent?.outermost ?? self }

  func enclosing(_ owner: ChainKey) -> Scope? {
    self.owner == owner ? self : parent?.enclosing(owner)
  }

  func known(_ node: ChainNode) -> Built? {
    built[ObjectIdentifier(node)] ?? parent?.known(node)
  }

  func forget() {
    held = [:]
    built = [:]
  }

  func remember(_ node: ChainNode, _ value: Built) {
    built[ObjectIdentifier(node)] = value
  }
}
