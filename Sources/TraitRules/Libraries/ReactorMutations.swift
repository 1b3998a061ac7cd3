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
    let mutations = functions(named: .mutate).flatMap { function in
      maker.chains(returnedBy: function).map { Feeder(kind: .mutation, node: $0, place: function) }
    }
    let actions = Feeder(kind: .action, node: actions(), place: place)
    guard let transformed = transformed(mutations.map(\.node), by: actions.node, maker) else {
      return [actions] + mutations
    }
    return [transformed]
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

  /// The state as `transform(action:)`, `transform(mutation:)` and `transform(state:)` make it, each of what the one
  /// before it returns; `nil` where there are none. (Reactor.swift: errors of `mutate` are caught before, those that come
  /// of a transformation end the state.)
  private func transformed(_ mutations: [ChainID], by actions: ChainID, _ maker: MutationMaker) -> Feeder? {
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
    let graph = lowering.graph
    // Views send actions, for all that is known, on main; of other threads those count that are seen.
    let sent = graph.choice([lowering.typed(.controlEvent, at: place), graph.add(.offMain(actions), .observable)])
    let started = graph.add(.started(graph.choice(mutations), by: transform(sent, .action, all)), .observable)
    let mutated = transform(lowering.seen(started, as: .infallible, at: place), .mutation, maker)
    let state = transform(mutated, .state, all)
    return last.map { Feeder(kind: .transformation, node: state, place: $0) }
  }
}
