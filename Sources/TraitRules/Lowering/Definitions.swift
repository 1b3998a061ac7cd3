/// What nodes stand for that only name something.
extension Lowering {
  /// The node that a name, a body or an element is defined by; `nil` for nodes that are what they are.
  func definition(of chain: ChainID) -> ChainID? {
    switch graph[chain] {
    case .name, .returned, .applied, .flattened, .value: break
    default: return nil
    }
    let question = ValueQuestion(kind: .definition, context: chain.number)
    let value = values.answer(to: question, beyond: .lost(place(of: chain), .none)) {
      .sequence(define(chain))
    }
    guard case .sequence(let definition) = value else { return graph.add(.lost(place(of: chain), .none), .observable) }
    return definition
  }

  private func define(_ node: ChainID) -> ChainID {
    let trait = graph.trait(of: node)
    switch graph[node] {
    case .name(let declaration, let holder, let frame):
      let value = definition(ofName: declaration, receiver: holder, frame)
      return defined(value, as: trait, at: declaration)
    case .returned(let body, let frame): return defined(returned(by: body, frame), as: trait, at: body)
    case .applied(let function, let inputs):
      let value = result(of: store[function], inputs: store[inputs], at: place(of: store[function]))
      return flattened(value, at: place(of: store[function]))
    case .flattened(let chain): return flattened(element(of: chain), at: place(of: chain))
    case .value(let value, let place): return self.chain(forced(store[value]), at: place)
    default: return node
    }
  }

  /// A definition seen through the type that its name has.
  private func defined(_ value: Value, as trait: SequenceTrait, at place: Place) -> ChainID {
    let chain = chain(forced(value), at: place)
    let known = graph.trait(of: chain)
    // A wider type takes nothing away, and what is hot stays what it is.
    guard trait != .observable, known != trait, !known.isHot else { return chain }
    return seen(chain, as: trait, at: place)
  }

  /// A closure that returns a collection, as `flatMap` and `concatMap` over collections allow, or nothing in sight.
  private func flattened(_ value: Value, at place: Place) -> ChainID {
    let value = forced(value)
    if case .array = value { return typed(.infallible, at: place) }
    return chain(value, at: place)
  }

  /// What a name that does not hold a sequence itself holds: its tuple's sequences are kept there.
  ///
  /// - Parameter name: the declaration of the name.
  func kept(_ value: Value, by name: Place) -> Value {
    guard case .tuple(let ref) = value else { return value }
    let all = store[ref].values
    let sequences = all.count { if case .sequence = $0 { true } else { false } }
    let values = all.map { part -> Value in
      guard case .sequence(let chain) = part, case let place = place(of: chain), !place.isNowhere else {
        return kept(part, by: name)
      }
      guard case .name = graph[chain] else {
        // What a call made stands elsewhere, and is kept here all the same; two of them can't go by one name.
        let isMadeElsewhere = project.enclosingBody(of: place) != project.enclosingBody(of: name)
        return .sequence(held(chain, at: isMadeElsewhere && sequences == 1 ? name : place))
      }
      // Of a computed property that stands in a tuple twice, each has its own.
      return all.count { $0 == part } == 1 ? .sequence(held(chain, at: name)) : part
    }
    return store.tuple(store[ref].labels, values)
  }

  /// A sequence that something holds which is no name: one for all who take it out there.
  func held(_ chain: ChainID, at place: Place) -> ChainID {
    if isFed(chain) { return chain }
    switch graph[chain] {
    case .name(let declaration, _, _) where !project.isComputed(declaration): return chain
    case .part: return chain
    default: return graph.add(.part(chain, place), graph.trait(of: chain), nesting: graph.nesting(of: chain))
    }
  }

  /// What is handed over is one sequence, or one object, for all that is made of it there, as that of a local name is.
  ///
  /// - Parameter place: the argument, or where nothing says what that is, the parameter.
  func handed(_ value: Value, at place: Place) -> Value {
    if case .object(let ref) = value { return kept(store[ref], madeAt: place, in: place) ?? value }
    guard case .sequence(let chain) = value, !place.isNowhere, case let trait = graph.trait(of: chain), !trait.isHot,
      !trait.saysAll
    else { return value }
    return .sequence(held(chain, at: place))
  }

  /// What a name stands for; of anything else, itself.
  func named(_ chain: ChainID) -> ChainID {
    var current = chain
    for _ in 0..<8 {
      guard case .name = graph[current], let definition = definition(of: current) else { break }
      current = definition
    }
    return current
  }

  private func place(of value: Value) -> Place {
    switch value {
    case .closure(let ref): store[ref].place
    case .functions(let ref): store[ref].places.first ?? .nowhere
    case .keyPath(let place), .lost(let place, _), .asked(let place): place
    case .either(let list): store[list].lazy.map { self.place(of: $0) }.first { !$0.isNowhere } ?? .nowhere
    default: .nowhere
    }
  }

  /// Where something of a node stands in the source.
  func place(of chain: ChainID) -> Place {
    switch graph[chain] {
    case .step(let step): graph[step].place
    case .name(let place, _, _), .returned(let place, _), .value(_, let place), .typed(_, let place, _),
      .seen(_, _, let place), .part(_, let place), .configured(_, _, let place), .lost(let place, _), .asked(let place),
      .code(let place, _):
      place
    case .applied(let function, _): place(of: store[function])
    case .flattened(let inner), .arrival(let inner), .ending(let inner, _), .doubted(let inner), .oneOf(let inner),
      .onMainUnlessSeen(let inner), .started(let inner, _), .ended(let inner, _), .sent(_, let inner):
      place(of: inner)
    case .choice(let list): graph[list].first.map { place(of: $0) } ?? .nowhere
    case .fed(let source): graph[source].declaration
    case .runs(_, let cause): graph[cause].place
    }
  }

  // MARK: - Elements

  /// What the elements of a sequence are.
  func element(of chain: ChainID) -> Value {
    let question = ValueQuestion(kind: .element, context: chain.number)
    return values.answer(to: question, beyond: .lost(place(of: chain), .none)) { forced(findElement(of: chain)) }
  }

  private func findElement(of chain: ChainID) -> Value {
    switch graph[chain] {
    case .step(let ref):
      let made = element(of: graph[ref], at: chain)
      // `Observable<Model>.never()`.
      guard isLost(made), graph[ref].input == nil, let base = project.first(graph[ref].place) else { return made }
      return typedElement(at: base, .none) ?? made
    case .name(let declaration, _, let frame):
      guard let declared = declaredElement(of: declaration, frame) else {
        return definition(of: chain).map { element(of: $0) } ?? .plain
      }
      // What is made of a protocol's objects says more than the protocol, where it is in sight.
      guard isOpen(declared), let definition = definition(of: chain) else { return declared }
      return coerce(element(of: definition), to: declared, at: declaration)
    case .returned(let body, let frame):
      let made = definition(of: chain).map { element(of: $0) } ?? .plain
      return isLost(made) ? resultElement(of: body, frame) ?? made : made
    case .applied, .flattened, .value:
      return definition(of: chain).map { element(of: $0) } ?? .plain
    case .choice(let list):
      let known = graph[list].map { element(of: $0) }.filter { !isLost($0) }
      return known.isEmpty ? .lost(place(of: chain), .none) : join(known)
    case .fed(let ref): return element(of: graph[ref], at: chain)
    case .typed(_, let place, let frame):
      return typedElement(at: place, frame) ?? handedElement(at: place) ?? .lost(place, .none)
    case .seen(let inner, _, let place):
      let element = element(of: inner)
      return isLost(element) ? typedElement(at: place, .none) ?? element : element
    case .configured(let inner, _, let place): return inner.map { element(of: $0) } ?? .lost(place, .none)
    case .lost(let place, _), .asked(let place): return .lost(place, .none)
    case .part(let inner, _), .started(let inner, _), .ended(let inner, _), .sent(_, let inner), .doubted(let inner),
      .oneOf(let inner):
      return element(of: inner)
    case .runs, .arrival, .ending, .code, .onMainUnlessSeen: return .plain
    }
  }

  /// The generic argument of a written sequence type.
  func typedElement(at place: Place, _ frame: FrameID) -> Value? {
    guard [.simpleType, .memberType, .identifierExpr].contains(project.kind(place)) else {
      if project.kind(place) == .callExpr, let callee = project.first(place) { return typedElement(at: callee, frame) }
      return nil
    }
    if let argument = project.child(place, .genericArguments).flatMap({ project.children($0).last }) {
      return typeValue(argument, frame)
    }
    // `typealias State = Observable<Model>`.
    guard dialect.sequenceTypes[project.symbol(place)] == nil,
      let target = meaning.typealiasTarget(writtenAt: place), target != place
    else { return nil }
    return typedElement(at: target, frame)
  }

  /// `table.rx.modelSelected(Song.self)`: the type that the call is handed.
  private func handedElement(at member: Place) -> Value? {
    guard let call = project.call(calling: member) else { return nil }
    let types = typesHanded(toCallAt: call)
    return types.count == 1 ? typeValue(types[0]) : nil
  }

  /// What a function's written result says of its elements.
  func resultElement(of body: Place, _ frame: FrameID) -> Value? {
    guard let function = project.parent(body), project.kind(function) == .funcDecl,
      let type = project.returnType(of: function), let element = typedElement(at: type, frame), !isLost(element)
    else { return nil }
    return element
  }

  /// What a declaration says of its elements.
  private func declaredElement(of declaration: Place, _ frame: FrameID) -> Value? {
    guard project.kind(declaration) == .patternBinding, let written = project.declaredType(of: declaration),
      let element = typedElement(at: strippedOptional(written), frame)
    else { return nil }
    return element
  }

  private func strippedOptional(_ type: Place) -> Place {
    project.kind(type) == .optionalType ? project.first(type) ?? type : type
  }

  private func element(of step: GraphStep, at chain: ChainID) -> Value {
    let row = catalogue.rows[Int(step.row)]
    let inputs = graph[step.inputs]
    let lost = Value.lost(step.place, .none)
    let input: Value = step.input.map { .element($0) } ?? lost
    switch row.elements {
    case .same: return step.input == nil ? step.inner.map { .element($0) } ?? lost : input
    case .made: return result(of: step.function, inputs: [input], at: step.place)
    case .inner: return step.inner.map { .element($0) } ?? lost
    case .latest:
      let other: Value = inputs.first.map { .element($0) } ?? lost
      return step.function == .nothing ? other : result(of: step.function, inputs: [input, other], at: step.place)
    case .unretained:
      if step.function != .nothing {
        return result(of: step.function, inputs: [step.argument, input], at: step.place)
      }
      return store.tuple([.none, .none], [forced(step.argument), forced(input)])
    case .combined:
      var parts = inputs.map { Value.element($0) }
      if step.options.contains(.hasCollection) {
        parts = [store.array(of: join(parts.map { forced($0) }))]
        if step.function == .nothing { return parts[0] }
      }
      if step.function != .nothing { return result(of: step.function, inputs: parts, at: step.place) }
      return store.tuple(parts.map { _ in .none }, parts.map { forced($0) })
    case .inputs:
      let parts = (step.input.map { [$0] } ?? []) + inputs
      let known = parts.map { element(of: $0) }.filter { !isLost($0) }
      return known.isEmpty ? lost : join(known)
    case .argument: return step.input == nil ? step.argument : input
    case .argumentElements: return element(of: forced(step.argument))
    case .accumulated, .modelled, .replaced: return step.argument
    case .collected: return store.array(of: forced(input))
    case .indexed: return store.tuple([Symbol(.index), Symbol(.element)], [.plain, forced(input)])
    case .unknown: return lost
    }
  }

  /// What is sent into a relay: by its written type, else by its value.
  private func element(of source: FedSource, at chain: ChainID) -> Value {
    switch source.kind {
    case .relay:
      if let written = writtenType(of: source.declaration), let element = typedElement(at: written, source.frame) {
        // A Driver has a past, too.
        if case .sequence(let typed) = element, !graph.trait(of: typed).isHot {
          return .sequence(graph.add(.sent(into: chain, typed: typed), graph.trait(of: typed)))
        }
        return isOpen(element) ? join([element, initialElement(of: source)].filter { $0 != .plain }) : element
      }
      let initial = initialElement(of: source)
      return initial == .nothing ? .lost(source.declaration, .none) : initial
    case .created:
      guard let callee = source.site.isNowhere ? nil : source.site else { return .lost(source.declaration, .none) }
      return project.first(callee).flatMap { typedElement(at: $0, source.frame) } ?? .lost(source.declaration, .none)
    case .state(let type, let property):
      return LibraryModels.stateElement(of: type, property, at: source.declaration, self)
    case .notification, .property, .defaults, .observer: return .lost(source.declaration, .none)
    }
  }

  private func writtenType(of declaration: Place) -> Place? {
    switch project.kind(declaration) {
    case .patternBinding:
      if let declared = project.declaredType(of: declaration) { return strippedOptional(declared) }
      return project.initialValue(of: declaration).flatMap(constructedType)
    case .identifierPattern: return nil
    default: return constructedType(declaration)
    }
  }

  /// `PublishRelay<Int>` in `PublishRelay<Int>()`.
  private func constructedType(_ expression: Place) -> Place? {
    guard project.kind(expression) == .callExpr, let callee = project.first(expression) else { return nil }
    switch project.kind(callee) {
    case .identifierExpr: return callee
    // `ReplaySubject<Int>.create(bufferSize: 1)`.
    case .memberExpr: return project.first(callee)
    default: return nil
    }
  }

  func initialElement(of source: FedSource) -> Value {
    switch initialArgument(of: source).map({ $0.value(self) }) {
    // The first of many decides no branch.
    case .bool?, .enumCase?: return .plain
    case let initial: return initial ?? .nothing
    }
  }

  /// What a relay or a subject is made with: its first element.
  func initialArgument(of source: FedSource) -> Argument? {
    var call: Place? = source.declaration
    if project.kind(source.declaration) == .patternBinding { call = project.initialValue(of: source.declaration) }
    guard let call, project.kind(call) == .callExpr else { return nil }
    return arguments(of: call, source.frame).first { $0.label == .value || $0.label.isNone }
  }
}
