/// What a reactor's mutations come with: what its `mutate` and `transform` return.
struct ReactorMutations {
  let lowering: Lowering
  let reactor: TypeID
  /// The property of the state that is looked at; none for all of it.
  let property: Symbol
  /// The cases that the property is looked at for; `nothing` for whatever it is.
  var filter = Value.nothing
  private var project: Project { lowering.project }
  private var place: Place { project.declaration(reactor).place }

  /// The chains that make mutations, or only those mutations that assign the property, and what of their facts matters.
  func feeders() -> [Feeder] {
    let reduction = property.isNone ? nil : ReactorReduction(lowering, reactor, property)
    var maker = MutationMaker(lowering, reactor, cases: reduction?.mutations())
    if filter != .nothing, let reduction {
      maker.isWanted = { mutation, carried in
        reduction.written(by: mutation, carrying: carried).map { lowering.mayBe(.enumCase($0), filter) } ?? true
      }
    }
    let scheduled = ReactorScheduler(lowering, reactor).context().map { started($0, by: actions()) }
    let mutations = mutations(by: maker, startedBy: scheduled)
    let transformed = transformed(mutations.map(\.node), by: scheduled ?? sent(), maker)
    if transformed.isEmpty {
      return [Feeder(kind: .action, node: sent(by: scheduled), place: place)] + mutations
    }
    guard maker.cases != nil else { return transformed }
    // What another branch of the state lets through ends this one as well.
    let all = MutationMaker(lowering, reactor, cases: nil)
    let whole = self.transformed(
      self.mutations(by: all, startedBy: scheduled).map(\.node), by: scheduled ?? sent(), all)
    return transformed
      + whole.filter { $0.kind == .transformation }.map { whole in
        Feeder(kind: .whole, node: whole.node, place: whole.place)
      }
  }

  private func mutations(by maker: MutationMaker, startedBy scheduled: ChainID?) -> [Feeder] {
    functions(named: .mutate).flatMap { function in
      maker.chains(returnedBy: function).map { chain in
        Feeder(kind: .mutation, node: scheduled.map { started(chain, by: $0) } ?? chain, place: function)
      }
    }
  }

  private func started(_ chain: ChainID, by starter: ChainID) -> ChainID {
    lowering.graph.add(.started(chain, by: starter), .observable)
  }

  /// Where actions come that have no scheduler to come on. Views send them, for all that is known, on main; of other
  /// threads those count that are seen.
  private func sent() -> ChainID {
    lowering.graph.choice([
      lowering.typed(.controlEvent, at: place), lowering.graph.add(.onMainUnlessSeen(actions()), .observable),
    ])
  }

  /// Where actions come, beside what is made of them: an action that is its own mutation is all that comes.
  private func sent(by scheduled: ChainID?) -> ChainID {
    guard let scheduled else { return actions() }
    return areMutations ? scheduled : started(lowering.typed(.controlEvent, at: place), by: actions())
  }

  /// Whether actions are the mutations, as they are where a reactor makes none of them. (Reactor.swift)
  private var areMutations: Bool {
    let mutation = lowering.meaning.nestedType(Symbol(.Mutation), in: reactor)
    return functions(named: .mutate).isEmpty
      && (mutation == nil || mutation == lowering.meaning.nestedType(Symbol(.Action), in: reactor))
  }

  /// Own functions, else those that the project gives to all reactors: they come before the library's.
  private func functions(named name: KnownName) -> [Place] {
    let own = lowering.meaning.members(named: Symbol(name), of: reactor)?.functions ?? []
    let found =
      own.isEmpty
      ? lowering.outsideFunctions(Symbol(name), of: lowering.store.object(of: reactor), from: place) ?? [] : own
    return found.filter { project.hasBody($0) }
  }

  /// Which of several actions lead to changes of one property is not looked at.
  private func actions() -> ChainID {
    let actions = ReactorKitModel.action(of: reactor, lowering)
    let type = lowering.meaning.nestedType(Symbol(.Action), in: reactor)
    let count = type.map { project.contents(of: $0).members.values.joined().count { $0.kind == .enumCase } } ?? 1
    return property.isNone || count == 1 ? actions : lowering.graph.add(.doubted(actions), .observable)
  }

  // MARK: - Transformations

  /// The actions, the mutations and the state as `transform(action:)`, `transform(mutation:)` and `transform(state:)` make
  /// them, each of what the one before it returns; nothing where there are none. (Reactor.swift: errors of `mutate` are
  /// caught before, those that come of a transformation end the state.)
  private func transformed(_ mutations: [ChainID], by sent: ChainID, _ maker: MutationMaker) -> [Feeder] {
    let transformations = functions(named: .transform)
    var last: Place?
    func transform(_ chain: ChainID, _ label: KnownName, _ maker: MutationMaker) -> ChainID {
      let function = transformations.first { function in
        project.parameters(of: function).first.map { project.label($0) == Symbol(label) } ?? false
      }
      guard let function, let parameter = project.parameters(of: function).first else { return chain }
      last = function
      let given = [NamedValue(name: project.symbol(parameter), value: .sequence(chain))]
      let frame = lowering.enter(
        Frame(owner: function, receiver: lowering.store.object(of: reactor), bindings: given))
      let made = maker.chains(returnedBy: function, frame)
      return made.isEmpty ? chain : lowering.graph.choice(made)
    }
    let all = MutationMaker(lowering, reactor, cases: nil)
    let actions = transform(sent, .action, all)
    let triggers = last.map { Feeder(kind: .trigger, node: actions, place: $0) }
    let started = areMutations ? actions : started(lowering.graph.choice(mutations), by: actions)
    let mutated = transform(lowering.seen(started, as: .infallible, at: place), .mutation, maker)
    let state = transform(mutated, .state, all)
    guard let last else { return [] }
    return [
      triggers, Feeder(kind: .mutated, node: mutated, place: last),
      Feeder(kind: .transformation, node: state, place: last),
    ].compactMap(\.self)
  }
}
