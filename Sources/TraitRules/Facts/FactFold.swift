/// Reads facts off the graph: a fold from the sources down, each node once. Chains that lead back to themselves have
/// their least fixpoint: what can happen on some way around.
final class FactFold {
  let definitions: any ChainDefinitions
  let graph: ChainGraph
  let catalogue: Catalogue
  private let questions: Questions<ChainID, Facts>
  /// How long those go on who call some code.
  let callers: Questions<ChainID, Lifetime>
  /// Of what a limit cuts short, or what leads to nothing but itself.
  private let lost: Facts
  let stack = QuestionStack()
  /// Of code: whether elements run it.
  @exclusivity(unchecked) var runsByElements = KeyMemo<ChainID, Bool>()
  private let earlier: (any EarlierFacts)?

  /// - Parameter earlier: what is known from before some files were rewritten.
  init(_ definitions: any ChainDefinitions, _ catalogue: Catalogue, _ earlier: (any EarlierFacts)? = nil) {
    self.definitions = definitions
    self.earlier = earlier
    graph = definitions.graph
    self.catalogue = catalogue
    lost = .unknown(graph.cause(Cause(place: .nowhere, reason: .said(.sourceNotInSight), isLikely: false)))
    questions = Questions(stack, bottom: .nothing, groundless: lost, settles: true) { $0.joined(with: $1) }
    callers = Questions(stack, bottom: Lifetime(), settles: true) { known, new in
      var joined = known
      joined.add(new)
      return joined
    }
  }

  func cause(_ place: Place, _ reason: Reason, isLikely: Bool = false) -> CauseID {
    graph.cause(Cause(place: place, reason: reason, isLikely: isLikely))
  }

  /// What is true of a chain.
  func facts(of chain: ChainID) -> Facts {
    questions.answer(to: chain, beyond: lost) {
      var facts = find(chain)
      facts.placeErrors()
      return facts
    }
  }

  /// What is true of a chain, if somebody has asked.
  func facts(known chain: ChainID) -> Facts? { questions.answer(known: chain) }

  private func find(_ chain: ChainID) -> Facts {
    switch graph[chain] {
    case .step(let ref): return facts(of: graph[ref])
    case .name(let declaration, let holder, _):
      guard let definition = definitions.definition(of: chain) else { return .nothing }
      return reading(declaration, of: holder, definition)
    case .part(let inner, let place): return reading(place, of: .nothing, inner)
    case .returned(let body, _):
      guard let definition = definitions.definition(of: chain) else { return .nothing }
      return withoutLocals(of: body, facts(of: definition))
    case .sent(let relay, _):
      guard let definition = definitions.definition(of: chain) else { return .nothing }
      var facts = facts(of: definition)
      // One for all who are given it.
      if case .fed(let ref) = graph[relay] { facts.sharing.keepShares(in: graph[ref].declaration) }
      return facts
    case .applied, .flattened, .value:
      return definitions.definition(of: chain).map { facts(of: $0) } ?? .nothing
    case .choice(let list): return graph[list].reduce(.nothing) { $0.joined(with: facts(of: $1)) }
    case .fed(let ref): return earlier?.facts(of: graph[ref], in: graph) ?? fedFacts(of: chain)
    case .typed(let trait, let place, _):
      return definitions.isHandedNothing(place) ? .nothing : typedFacts(trait, at: place)
    case .seen(let inner, let trait, let place): return facts(of: inner, seenAs: trait, at: place)
    case .configured(let inner, let name, let place): return configuredFacts(inner, name, at: place)
    case .lost(let place, let name): return .unknown(cause(place, lostReason(place, name)), graph.trait(of: chain))
    case .asked(let call): return askedFacts(call)
    case .runs(let threads, let cause):
      var facts = Facts()
      facts.delivery.deliver(on: threads, because: cause)
      return facts
    case .arrival(let inner):
      let inner = facts(of: inner)
      var arriving = threadsAlone(inner.delivery.elements)
      // Where nothing arrives any more, nothing runs any more.
      arriving.failure.endsStream = inner.failure.endsStream
      arriving.failure.endsPerhaps = inner.failure.endsPerhaps
      return arriving
    case .ending(let inner, let kind):
      let inner = facts(of: inner)
      guard kind == .error else { return threadsAlone(inner.ends.completions) }
      var errors = inner.delivery.ends.errors
      if inner.canBeOver { errors.threads.insert(.subscriber) }
      var facts = threadsAlone(errors)
      // As many as there are attempts.
      facts.lifetime.isOngoing = true
      // Where the first one ends what is made of the chain, none comes after it.
      if let end = inner.failure.endsStream, end.isBelow { facts.failure.endsStream = end }
      return facts
    case .code: return codeFacts(of: chain)
    case .doubted(let inner):
      var facts = facts(of: inner)
      facts.delivery.doubt()
      facts.delivery.ends.errors.doubt()
      facts.delivery.elements.isByEarlyExit = facts.delivery.threads.contains(.subscriber)
      // Where it is subscribed to off main, its error need not come.
      facts.delivery.ends.errors.mayLackFirst = facts.delivery.ends.errors.threads.contains(.subscriber)
      return facts
    case .onMainUnlessSeen(let inner):
      var facts = facts(of: inner)
      var around = offMain(inner)
      if !facts.delivery.threads.subtracting(.background).isEmpty || around.threads.isEmpty {
        around.threads.insert(.main)
      }
      facts.delivery = Delivery()
      facts.delivery.elements = around
      return facts
    case .oneOf(let inner): return factsOfOne(of: graph.choices(of: inner).map { facts(of: $0) })
    case .ended(let inner, let whole):
      var facts = facts(of: inner)
      var end = self.facts(of: whole).failure.endsStream
      end?.isBelow = true
      facts.failure.endsStream = facts.failure.endsStream?.or(end) ?? end
      return facts
    case .started(let inner, let starter):
      var facts = facts(of: inner)
      if case .code(let function, _) = graph[starter] {
        repeatAttempts(startedBy: starter, &facts)
        guard definitions.subscribesForItself(function) else { return facts }
        begin(startedBy: starter, &facts)
        if isRunByElements(starter) { end(with: self.facts(of: starter), &facts) }
        return facts
      }
      let starter = self.facts(of: starter)
      facts.delivery.start(where: starter.delivery.elements)
      facts.lifetime.add(starter.lifetime)
      end(with: starter, &facts)
      return facts
    }
  }

  /// What a function subscribes to that runs for each element of a chain fails once for each of them, as long as those come.
  /// Of what cannot fail, nobody asks who calls the function.
  private func repeatAttempts(startedBy code: ChainID, _ facts: inout Facts) {
    guard facts.failure.isOpen, !facts.lifetime.isOngoing, case let calls = lifetime(ofCallersOf: code),
      calls.lasting == .lasting
    else { return }
    facts.lifetime.add(calls)
  }

  /// What comes upon subscribing comes where the function that subscribes runs: where that is seen to be off main.
  private func begin(startedBy code: ChainID, _ facts: inout Facts) {
    guard facts.delivery.threads.contains(.subscriber) || facts.delivery.ends.hasSubscriber,
      case var around = offMain(code), !around.threads.isEmpty
    else { return }
    if self.facts(of: code).delivery.threads.contains(.main) { around.threads.insert(.main) }
    facts.delivery.begin(where: around)
  }

  /// It is started again after its own end, and no more after that of what starts it.
  private func end(with starter: Facts, _ facts: inout Facts) {
    facts.failure.endsStream = starter.failure.endsStream
    facts.failure.endsPerhaps = starter.failure.endsPerhaps
  }

  private func lostReason(_ place: Place, _ name: Symbol) -> Reason {
    name.isNone ? .code(place, .notInSight) : .name(name, .notInSight)
  }

  private func threadsAlone(_ threads: EndThreads) -> Facts {
    var facts = Facts()
    facts.delivery.elements = threads
    return facts
  }

  /// Where a function runs.
  private func codeFacts(of chain: ChainID) -> Facts {
    guard let definition = definitions.definition(of: chain) else { return .nothing }
    var facts = facts(of: definition)
    // What runs where objects are made runs, for all that is in sight, where views are made.
    if facts.delivery.threads == .subscriber { facts.delivery.threads = .main }
    // Others call it: they go on.
    if case .choice = graph[definition], let end = facts.failure.endsStream {
      if end.isBelow { facts.failure.endsStream = nil } else { facts.failure.doubtEnd() }
    }
    return facts
  }

  // MARK: - Sources

  /// A call out of sight that asks for something: what such calls do is likely, and nothing shows it.
  private func askedFacts(_ call: Place) -> Facts {
    var facts = Facts()
    let unseen = cause(call, .code(call, .unseenCall), isLikely: true)
    facts.delivery.deliver(on: definitions.mayBeOfLibrary(call) ? .unknown : .background, because: unseen)
    facts.failure.possible = unseen
    facts.sharing.effect = cause(call, .code(call, .runsAgain), isLikely: true)
    return facts
  }

  /// A sequence of which only the type is in sight.
  func typedFacts(_ trait: SequenceTrait, at place: Place) -> Facts {
    let unseen = cause(place, .said(.onlyTypeInSight))
    switch trait {
    case .driver, .signal: return .driver
    case .controlEvent, .controlProperty:
      var facts = Facts()
      facts.delivery.threads = .main
      facts.lifetime.isOngoing = true
      return facts
    case _ where trait.isHot:
      var facts = Facts()
      facts.sharing.isShared = true
      facts.lifetime.isOngoing = true
      facts.delivery.elements = EndThreads(threads: .unknown, unknown: unseen)
      if trait.isSubject { facts.failure.unknown = unseen }
      return facts
    default:
      var facts = Facts.unknown(unseen, trait)
      if trait == .infallible { facts.failure.cannotFail() }
      return facts
    }
  }

  /// A sequence seen through a declared type: the type can rule out an error, a `Driver` promises all.
  private func facts(of chain: ChainID, seenAs trait: SequenceTrait, at place: Place) -> Facts {
    var facts = facts(of: chain)
    if facts.isNothing { return facts }
    switch trait {
    case .driver, .signal:
      let sharing = facts.sharing
      facts = facts.asDriver(at: nil)
      // What is shared already is what it was, and its runs are those that it had.
      if !sharing.repeats {
        facts.sharing = sharing
        facts.sharing.isShared = true
        facts.sharing.unknown = .none
      }
      if trait == .signal { facts.delivery.replays = false }
    case .controlEvent, .controlProperty: return typedFacts(trait, at: place)
    case _ where trait.isHot && !graph.trait(of: chain).isHot: return typedFacts(trait, at: place)
    default: break
    }
    if trait.cannotFail { facts.failure.cannotFail() }
    return facts
  }

  // MARK: - The configuration

  private func configuredFacts(_ inner: ChainID?, _ name: Symbol, at place: Place) -> Facts {
    guard let effect = definitions.effect(of: name, isSource: inner == nil) else {
      var facts = Facts.unknown(cause(place, .name(name, .notInSight)))
      if let inner { keepEnds(of: self.facts(of: inner), &facts) }
      return facts
    }
    var facts: Facts
    if let inner {
      facts = self.facts(of: inner)
      if facts.isNothing { return facts }
    } else {
      facts = .unknown(cause(place, .said(.configurationSilent)))
      if effect.failure != nil { facts.failure.unknown = .none }
      if effect.sharing != nil { facts.sharing.unknown = .none }
    }
    apply(effect, to: &facts, because: cause(place, .name(name, .configured)))
    return facts
  }

  /// Below an operator that is not in sight: it goes on as long as before, and what failed or ended there may do so here.
  private func keepEnds(of before: Facts, _ facts: inout Facts) {
    facts.lifetime.isOngoing = before.lifetime.isOngoing
    facts.failure.failsInsidePerhaps = before.failure.failsInside || before.failure.failsInsidePerhaps
    facts.failure.joinPossibleEnd(of: before.failure)
  }

  private func apply(_ effect: Vocabulary.Effect, to facts: inout Facts, because cause: CauseID) {
    switch effect.delivery {
    case "main"?: facts.delivery.deliver(on: .main, because: cause)
    case "background"?: facts.delivery.deliver(on: .background, because: cause)
    default: break
    }
    switch effect.failure {
    case "never"?: facts.failure.cannotFail()
    case "possible"?:
      facts.failure.cannotFail()
      facts.failure.possible = cause
    default: break
    }
    switch effect.sharing {
    case "shared"?: facts.sharing.share(at: nil)
    case "harmless"?:
      facts.sharing.effect = .none
      facts.sharing.reads = []
    case "repeated"?: facts.sharing.effect = cause
    default: break
    }
  }

  // MARK: - Names

  /// Notes that a name was read whose value still repeats a side effect.
  private func reading(_ declaration: Place, of holder: Value, _ definition: ChainID) -> Facts {
    var before = facts(of: definition)
    noteLocals(of: holder, in: &before.sharing)
    var facts = before
    let isComputed = definitions.isComputed(declaration)
    let name = SharedName(declaration: declaration, isComputed: isComputed)
    if isComputed {
      facts.sharing.dropLocals {
        definitions.isInside($0, declaration)
          || definitions.isMadeByCalls($0) && definitions.isCalled(around: $0, from: declaration) == true
      }
    }
    if isComputed, !facts.sharing.repeats, !facts.sharing.sharedEffect.isNone, !isShared(before, by: holder) {
      // Few shares are made elsewhere: the chain is gone through for those alone.
      lazy var entered = StartedChains(definitions).bodiesEntered(by: definition, within: declaration)
      func isRunByUse(_ place: Place) -> Bool {
        definitions.isInside(place, declaration) || entered.contains { definitions.isInside(place, $0) }
      }
      func isCalledByUse(_ place: Place) -> Bool? {
        let answer = definitions.isCalled(around: place, from: declaration)
        if answer == true { return true }
        // Whether its uses are in sight is the same wherever it is asked from.
        return entered.contains { definitions.isCalled(around: place, from: $0) == true } ? true : answer
      }
      func isNew(_ call: Place) -> Bool {
        isRunByUse(call) || definitions.isMadeByCalls(call) && isCalledByUse(call) == true
      }
      facts.sharing.useAnew(name) { shared in
        if let maker = shared.maker { return isNew(maker) ? .byUse : .before }
        guard let run = shared.run else { return .unsaid }
        if isRunByUse(run) { return .byUse }
        if let holder = shared.holder, !isNew(holder) { return .before }
        guard shared.isHeld || definitions.isMadeByCalls(run) else { return .unsaid }
        // What is new has mostly been given what is new as well, but what was there before may have been handed to it.
        return isCalledByUse(run) ?? (shared.holder != nil) ? .byUse : .before
      }
      return facts
    }
    if !isComputed, facts.sharing.isAnewByUse {
      facts.sharing.keep(as: declaration, of: maker(of: holder))
      return facts
    }
    guard facts.sharing.repeats else {
      if !isComputed {
        // A stored share is one, whoever reads it.
        facts.sharing.keepReads(in: declaration)
        // A local one is new whenever the code around it runs.
        if definitions.enclosingBody(of: declaration) != nil {
          facts.sharing.keepShares(in: declaration) {
            definitions.enclosingBody(of: $0) != nil && !definitions.isMadeByCalls($0)
          }
          return facts
        }
        if isHanded(facts.sharing, to: declaration, of: holder) {
          facts.sharing.holdShares(of: maker(of: holder))
        } else {
          // Whoever calls what makes its object anew has another one, of those that the object makes.
          if let maker = maker(of: holder) {
            facts.sharing.noteMaker(maker) { definitions.areOfOneType($0, declaration) }
          }
          if facts.sharing.reads.isEmpty { facts.sharing.sharedEffects.removeAll { $0.maker == nil } }
          facts.sharing.keepShares(in: declaration)
        }
      }
      return facts
    }
    if !facts.sharing.reads.contains(where: { $0.name == name }) {
      facts.sharing.reads.append(
        Read(name: name, maker: definitions.identity(of: holder), effect: facts.sharing.effect))
    }
    return facts
  }

  /// What is local to a function that makes an object is, outside of that function, each such object's own.
  private func noteLocals(of holder: Value, in sharing: inout Sharing) {
    guard !sharing.reads.isEmpty, let maker = definitions.maker(of: holder),
      let body = definitions.enclosingBody(of: maker), let identity = definitions.identity(of: holder)
    else { return }
    for index in sharing.reads.indices where sharing.reads[index].maker == nil {
      if definitions.enclosingBody(of: sharing.reads[index].name.declaration) == body {
        sharing.reads[index].maker = identity
      }
    }
  }

  /// The call that makes an object anew whenever the code around it is called.
  private func maker(of holder: Value) -> Place? {
    definitions.maker(of: holder).flatMap(definitions.callLeading)
  }

  /// Whether the object that a property is of was given a share, and did not make it itself. What a static property is
  /// given once is one for all.
  private func isHanded(_ sharing: Sharing, to declaration: Place, of holder: Value) -> Bool {
    let isObjects = definitions.maker(of: holder) != nil
    return sharing.sharedEffects.compactMap(\.run).contains {
      (isObjects || definitions.isMadeByCalls($0)) && !definitions.areOfOneType($0, declaration)
    }
  }

  /// Whether a share is that of the sequence which a property extends: it is there before the property is read.
  private func isShared(_ facts: Facts, by holder: Value) -> Bool {
    guard case .sequence(let extended) = holder else { return false }
    let runs = self.facts(of: extended).sharing.sharedEffects.compactMap(\.run)
    return facts.sharing.sharedEffects.contains { $0.run.map(runs.contains) ?? false }
  }

  /// A function's locals are new in every call: subscribers of two calls share no name inside, and no share that it makes.
  /// What it subscribes to as well as returning it has a subscriber in each call.
  private func withoutLocals(of body: Place, _ facts: Facts) -> Facts {
    guard !facts.sharing.reads.isEmpty else { return facts }
    var facts = facts
    facts.sharing.dropLocals { definitions.isLocal($0, to: body) && !definitions.isSubscribed($0, in: body) }
    facts.sharing.makeAnew { definitions.isLocal($0, to: body) }
    return facts
  }
}
