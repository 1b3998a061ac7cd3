/// Where chains begin: static functions of the sequence types, `create`, library sources.
extension Lowering {
  /// `Observable.just(1)`, `Single.create { … }`, `Driver.combineLatest(…)`; `nil` where the catalogue has no such name.
  func staticOperatorCall(
    _ name: Symbol, on trait: SequenceTrait, call: Place, callee: Place, _ frame: FrameID
  ) -> Value? {
    let all = arguments(of: call, frame)
    let best = bestRow(name, all, trait, isStatic: true)
    if let functions = ownStaticFunctions(name, all, unless: best, on: trait, from: callee) {
      return self.call(functions, all, at: call, frame)
    }
    // A subject's type has what all sequences have: `PublishSubject.create { … }` makes no subject.
    if trait.isHot, let best, case let row = catalogue.rows[Int(best)],
      [.subject, .relay, .variable].contains(row.result), labelsFit(row, all), !all.contains(where: \.isTrailing)
    {
      return .sequence(graph.fed(FedSource(kind: .relay(trait), declaration: call, frame: frame), trait))
    }
    guard let number = (trait.isHot ? nil : best) ?? bestRow(name, all, .observable, isStatic: true) else { return nil }
    let trait = trait.isHot ? .observable : trait
    let row = catalogue.rows[Int(number)]
    if row.isCreation, let work = all.last, isWork(work, trait), let task = taskRow(name) {
      return .sequence(node(task, on: nil, all, at: callee, .single))
    }
    if row.isCreation {
      let made = trait == .observable ? resultTrait(row, trait) : trait
      return .sequence(created(by: all.last?.expression, at: call, callee, made, frame))
    }
    let made = resultTrait(row, trait)
    let result = trait == .observable || row.result != .same && row.result != .observable ? made : trait
    return .sequence(node(number, on: nil, all, at: callee, trait.isShared ? trait : result))
  }

  /// `Single.create { try await … }`, `Single.create(detached: true) { … }`: a task, and no function of an observer.
  private func isWork(_ argument: Argument, _ trait: SequenceTrait) -> Bool {
    trait == .single && project.kind(argument.expression) == .closureExpr && !project.takesInput(argument.expression)
  }

  private func taskRow(_ name: Symbol) -> Int32? {
    catalogue.indices(named: name).first { catalogue.rows[Int($0)].labels.contains("work") }
  }

  /// What the function that `create` is given sends, be it written there or named; of several, any may be the one.
  private func created(
    by expression: Place?, at call: Place, _ callee: Place, _ trait: SequenceTrait, _ frame: FrameID
  ) -> ChainID {
    func source(_ function: Place, _ frame: FrameID) -> ChainID {
      var source = FedSource(kind: .created, declaration: function, site: callee, frame: frame)
      source.onlySends = onlySends(function)
      return graph.fed(source, trait)
    }
    guard let expression else { return source(call, frame) }
    if project.kind(expression) == .closureExpr { return source(expression, frame) }
    let sources = alternatives(of: value(of: expression, in: frame)).flatMap { value in
      switch value {
      case .closure(let ref): [source(store[ref].place, store[ref].frame)]
      case .functions(let ref): store[ref].places.map { source($0, store[ref].frame) }
      default: [source(call, frame)]
      }
    }
    return sources.isEmpty ? source(call, frame) : graph.choice(sources)
  }

  /// The project's own that take what a call hands them; where RxSwift has none of the name, all that there are. What is
  /// not RxSwift's by what it is handed may be the project's own; most calls are RxSwift's.
  ///
  /// - Parameter row: RxSwift's that fits best.
  func ownStaticFunctions(
    _ name: Symbol, _ arguments: [Argument], unless row: Int32?, on trait: SequenceTrait, from callee: Place
  ) -> [Place]? {
    if isRxSwifts(static: row, arguments) { return nil }
    let all = dialect.sequenceNames.sorted { $0.id < $1.id }.flatMap { extended in
      project.extensions(of: extended, declaring: name).flatMap { $0.members[name] ?? [] }
    }.filter { $0.kind == .function && $0.isStatic }.map(\.place)
    let accepting = all.filter { accepts($0, arguments) }
    guard accepting.isEmpty else {
      return project.nearest(accepting.filterOrAll { extends(trait, at: $0) }, to: callee.file) { $0 }
    }
    let isRxSwifts = catalogue.rows(named: name).contains(where: \.isStatic)
    return all.isEmpty || isRxSwifts ? nil : project.nearest(all, to: callee.file) { $0 }
  }

  /// A sequence that a library's row describes from nothing.
  func library(_ row: CatalogueRow, _ arguments: [Argument], at place: Place) -> Value {
    return .sequence(node(row.index, on: nil, arguments, at: place, resultTrait(row, .observable)))
  }

  /// A sequence of a row whose thread something else than the row decides.
  func librarySource(
    _ row: CatalogueRow, on threads: Threads?, _ saying: Reason.Saying, at place: Place
  ) -> ChainID {
    let cause = graph.cause(Cause(place: place, reason: .said(saying)))
    return librarySource(
      row.index, where: graph.add(.runs(threads ?? .unknown, cause), .observable), at: place)
  }

  /// A sequence of a row that delivers where some code runs.
  ///
  /// - Parameter element: what its elements are, where its model knows that.
  func librarySource(_ row: Int32, where context: ChainID, element: Value = .nothing, at place: Place) -> ChainID {
    let trait = resultTrait(catalogue.rows[Int(row)], .observable)
    var step = GraphStep(row: row, place: place, input: nil, inputs: graph.list([]), trait: trait)
    step.inner = context
    step.argument = element
    if isMessage(row), isOfMethodCalledOnce(place) { step.options.insert(.sendsOnce) }
    return graph.step(step, nesting: 0)
  }

  /// Whether a call, or what is called, is `methodInvoked(#selector(UIViewController.viewDidLoad))`.
  private func isOfMethodCalledOnce(_ message: Place) -> Bool {
    let call = project.kind(message) == .callExpr ? message : project.parent(message) ?? message
    guard let argument = project.child(call, .argument), let selector = project.first(argument),
      project.kind(selector) == .macroExpr, let named = project.child(selector, .argument).flatMap(project.first)
    else { return false }
    return CalledOnce.methods.contains(project.name(named))
  }

  /// `.error` of `.error(…)` and of `Observable.error(…)`, of which nothing but an error comes.
  func errorMade(by expression: Place) -> Place? {
    guard project.kind(expression) == .callExpr, let callee = project.first(expression), project.name(callee) == "error"
    else { return nil }
    switch project.kind(callee) {
    case .implicitMemberExpr: return callee
    case .memberExpr:
      let base = project.first(callee)
      return base.flatMap { dialect.sequenceTypes[project.symbol($0)] } == nil ? nil : callee
    default: return nil
    }
  }
}
