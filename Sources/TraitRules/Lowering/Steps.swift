/// From a call of an operator to a node: a row with the sequences, functions and schedulers among its arguments.
extension Lowering {
  /// What a row of the catalogue makes of a sequence.
  func step(_ row: Int32, on chain: ChainID, _ arguments: [Argument], at place: Place, _ frame: FrameID) -> Value {
    let effects = catalogue.rows[Int(row)]
    switch effects.kind {
    case .subscription, .sink, .connect: return .plain
    case .source, .operator, .conversion: break
    }
    let chain = LibraryModels.refined(chain, for: effects, self) ?? chain
    return .sequence(node(row, on: chain, arguments, at: place, resultTrait(effects, graph.trait(of: chain))))
  }

  /// - Parameter input: `nil` for a source, or a step that joins its arguments alone.
  func node(
    _ number: Int32, on input: ChainID?, _ arguments: [Argument], at place: Place, _ trait: SequenceTrait
  ) -> ChainID {
    let row = catalogue.rows[Int(number)]
    var step = GraphStep(row: number, place: place, input: input, inputs: graph.list([]), trait: trait)
    var nesting = input.map { graph.nesting(of: $0) } ?? 0
    if row.takesInputs {
      // `timeout(.seconds(5), other: …)`: the span is no sequence.
      let isNamed = row.labels.contains("other")
      let chains = inputs(isNamed ? arguments.filter { $0.label == .other } : arguments)
      step.inputs = graph.list(chains)
      for chain in chains { nesting = max(nesting, graph.nesting(of: chain)) }
    }
    if let function = functionArgument(functionCandidates(row, arguments)) {
      step.function = function.value(self)
      nesting = max(nesting, self.nesting(of: step.function))
      if onlyThrows(function) { step.options.insert(.throwsOn) }
    }
    if row.subscribesInside || needsInnerForReplay(row, arguments) {
      step.inner = inner(of: step, row, arguments, at: place)
    }
    if let made = elementArgument(row, arguments) { step.argument = made }
    setScheduler(row, arguments, of: &step)
    setOptions(row, arguments, of: &step)
    step.reads = subjectsRead(in: arguments)
    return graph.step(step, nesting: nesting)
  }

  /// What elements are made of, where it is not a function and no sequence: an argument, or any of several.
  private func elementArgument(_ row: CatalogueRow, _ arguments: [Argument]) -> Value? {
    guard let first = arguments.first else { return nil }
    switch row.elements {
    case .argument:
      let others = arguments.dropFirst().filter(\.label.isNone)
      return join([first.value(self)] + others.map { $0.value(self) })
    case .argumentElements, .accumulated, .unretained, .replaced: return first.value(self)
    default: return nil
    }
  }

  private func setScheduler(_ row: CatalogueRow, _ arguments: [Argument], of step: inout GraphStep) {
    let candidates =
      row.delivery == .keepOrScheduler ? arguments.filter { !$0.label.isNone || arguments.count == 1 } : arguments
    if row.takesScheduler, let argument = schedulerArgument(candidates) {
      let (threads, isCurrent) = threads(ofScheduler: argument)
      step.schedulerPlace = argument.place
      if !isCurrent { step.scheduler = threads }
    } else if row.delivery == .mainByDefault,
      let queue = arguments.first(where: { $0.label == .callbackQueue || $0.label == .queue }), namesQueue(queue)
    {
      step.scheduler = threads(ofQueue: queue)
      step.schedulerPlace = queue.place
      step.options.insert(.hasQueue)
    }
  }

  private func schedulerArgument(_ arguments: [Argument]) -> Argument? {
    arguments.first { $0.label == .scheduler || $0.label == .on }
      ?? arguments.first { $0.label.isNone && !$0.isTrailing }
  }

  private func setOptions(_ row: CatalogueRow, _ arguments: [Argument], of step: inout GraphStep) {
    if row.closureMayThrow, throwsInClosure(arguments, asRun: true),
      !(isMessage(step.input) && arguments.allSatisfy(throwsAtCastsAlone))
    {
      step.options.insert(.throwing)
    }
    let mayHaveEffect = if case .effect = row.sharing { true } else { row.isSideEffect }
    if mayHaveEffect, hasEffect(row, arguments) { step.options.insert(.hasEffect) }
    if arguments.contains(where: { $0.label == .scope && project.text($0.place).hasSuffix("forever") }) {
      step.options.insert(.isForever)
    }
    if row.elements == .combined, step.input == nil,
      arguments.count(where: { $0.label != .resultSelector && !$0.isTrailing }) == 1
    {
      step.options.insert(.hasCollection)
    }
    if arguments.contains(where: { $0.label == .latest && $0.value(self) == .bool(false) }) {
      step.options.insert(.dropsLatest)
    }
    let replay = arguments.first { $0.label == .replay }
    if row.replays || replay.map({ !project.text($0.place).hasSuffix(" 0") }) ?? false { step.options.insert(.replays) }
    if let first = arguments.first, !first.expression.isNowhere, project.kind(first.expression) == .numberLiteral {
      step.number = Int32(project.text(first.expression)) ?? -1
    }
  }

  /// What a delegate proxy tells of a method's calls: the method's arguments, of the types that the method has them in.
  private func isMessage(_ chain: ChainID?) -> Bool {
    chain.flatMap { graph.step(of: $0) }.map { isMessage($0.row) } ?? false
  }

  func isMessage(_ row: Int32) -> Bool {
    [.methodInvoked, .sentMessage].contains { catalogue.indices(named: Symbol($0)).contains(row) }
  }

  // MARK: - Sequences inside

  /// The errors that come out of a sequence, as elements of another: that one has none of its own.
  private func errors(of chain: ChainID) -> ChainID { graph.add(.ending(chain, .error), .observable) }

  /// What a Driver's facts do not depend on, and its running does.
  private func needsInnerForReplay(_ row: CatalogueRow, _ arguments: [Argument]) -> Bool {
    row.runsInner && row.twin != .missing && !arguments.contains { $0.label == .onErrorJustReturn }
      && (row.flattensElements || !arguments.isEmpty)
  }

  /// The sequence that a step subscribes to: what a closure returns, an argument, or the elements themselves.
  private func inner(of step: GraphStep, _ row: CatalogueRow, _ arguments: [Argument], at place: Place) -> ChainID {
    let replacement = arguments.first { argument in
      switch argument.label.known {
      case .onErrorDriveWith?, .onErrorSignalWith?, .onErrorFallbackTo?, .switchTo?: true
      default: false
      }
    }
    if let replacement { return chain(replacement.value(self), at: replacement.place) }
    guard step.function == .nothing else {
      // `catch { throw $0 }` hands on what it was given.
      if step.options.contains(.throwsOn), let input = step.input { return input }
      var inputs: [Value] = [step.input.map { .element($0) } ?? .plain]
      if row.closureInput == .resource { inputs = resource(arguments) }
      if row.failure == .catchesIntoInner || row.failure == .catches { inputs = [store.outside(Symbol(.Error))] }
      if row.failure == .handler { inputs = step.input.map { [.sequence(errors(of: $0))] } ?? [] }
      if let object = arguments.first(where: { $0.label == .with }) { inputs.insert(object.value(self), at: 0) }
      return applied(step.function, inputs)
    }
    guard let input = step.input else { return graph.add(.lost(place, .none), .observable) }
    return graph.add(.flattened(input), .observable, nesting: graph.nesting(of: input))
  }

  /// What calling a function with inputs gives, as a node.
  func applied(_ function: Value, _ inputs: [Value]) -> ChainID {
    let nesting = inputs.reduce(self.nesting(of: function)) { max($0, self.nesting(of: $1)) }
    return graph.add(.applied(store.ref(of: function), store.list(inputs)), .observable, nesting: nesting)
  }

  /// The arguments that can be functions by their place.
  private func functionCandidates(_ row: CatalogueRow, _ arguments: [Argument]) -> [Argument] {
    switch row.elements {
    // `withUnretained(model)`, `withLatestFrom(price)`: none is a function where nothing follows.
    case .unretained, .latest: Array(arguments.dropFirst())
    case .combined: arguments.filter { $0.isTrailing || $0.label == .resultSelector }
    default: arguments
    }
  }

  func functionArgument(_ arguments: [Argument]) -> Argument? {
    arguments.last { argument in
      if argument.label == .with || argument.label == .scheduler || argument.expression.isNowhere { return false }
      switch project.kind(argument.expression) {
      case .closureExpr, .memberExpr, .identifierExpr, .callExpr, .keyPathExpr: return true
      // `isNew ? fetch : reload`.
      default: return alternatives(of: argument.value(self)).contains(where: isFunction)
      }
    }
  }

  private func onlyThrows(_ argument: Argument) -> Bool {
    guard project.kind(argument.expression) == .closureExpr else { return false }
    let statements = project.children(argument.expression).filter { project.kind($0) != .closureSignature }
    return statements.count == 1 && project.kind(statements[0]) == .throwStmt
  }

  /// The argument sequences, collections of them included.
  func inputs(_ arguments: [Argument]) -> [ChainID] {
    var result: [ChainID] = []
    for argument in arguments {
      if argument.label == .resultSelector || argument.label == .scheduler { continue }
      if !argument.expression.isNowhere {
        if project.kind(argument.expression) == .closureExpr || isTimeSpan(argument.expression) { continue }
        if project.kind(argument.expression) == .arrayExpr {
          // Those of a literal collection one by one.
          result += project.children(argument.expression).map {
            chain(value(of: $0, in: argument.frame), at: $0)
          }
          continue
        }
      }
      switch forced(argument.value(self)) {
      case .array(let element): result.append(chain(forced(store[element]), at: argument.place))
      case .plain, .bool, .enumCase, .scheduler, .functions, .closure, .metatype, .outsideMetatype, .keyPath: continue
      case let value: result.append(chain(value, at: argument.place))
      }
    }
    return result
  }

  /// `.seconds(5)`.
  private func isTimeSpan(_ expression: Place) -> Bool {
    guard project.kind(expression) == .callExpr, let callee = project.first(expression),
      project.kind(callee) == .implicitMemberExpr
    else { return false }
    switch project.symbol(callee).known {
    case .seconds?, .milliseconds?, .microseconds?, .nanoseconds?: return true
    default: return false
    }
  }
}
