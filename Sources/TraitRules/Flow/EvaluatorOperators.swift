extension Evaluator {
  /// Whether the catalogue has an operator, a conversion or an end of chains by that name for observables.
  func isKnownOperator(_ name: String) -> Bool {
    options.vocabulary.operators[name] != nil
      || catalogue.rows(named: name).contains { row in
        !row.isStatic && row.receiver != .reactive && row.receiver != .library && row.kind != .source
          && row.kind != .sink
      }
  }

  /// `map { … }` is an operator of collections too, and `filter`, `first`, `reduce`; on something unseen the other
  /// names speak for a sequence.
  func isOperatorCall(_ name: String, _ call: Place) -> Bool { true }

  /// Names that convert or combine rather than ask for something: on something unseen they are taken for operators of
  /// a library, about which nothing is known, and not for requests.
  func isOperatorLike(_ name: String) -> Bool {
    if isKnownOperator(name) { return true }
    let prefixes = [
      "as", "map", "filter", "ignore", "catch", "retry", "share", "observe", "unwrap", "not", "track", "bind", "skip",
      "take", "distinct", "throttle", "debounce", "with", "do", "on", "replace", "flat", "compact", "to", "subscribe",
      "drive", "emit", "merge", "concat", "combine", "zip", "switch", "void", "log", "print", "debug", "handle",
      "trace",
      "disposed", "optional", "start", "end", "delay", "pair", "element", "sorted", "or", "and", "then", "apply",
      "materialize",
    ]
    return prefixes.contains {
      name.hasPrefix($0) && (name.count == $0.count || name.dropFirst($0.count).first?.isUppercase == true)
    }
  }

  func looksLikeRequest(_ name: String) -> Bool {
    ["fetch", "load", "request", "search", "get", "post", "send", "download", "upload", "save", "delete", "update"]
      .contains {
        name.hasPrefix($0)
      }
  }

  /// Functions that the project declares in extensions of RxSwift's sequence types.
  func sequenceExtension(_ name: String, at place: Place) -> [Place]? {
    let near = project.nearest(project.sequenceFunctions[name] ?? [], to: place.file) { $0 }
    return near.isEmpty ? nil : near
  }

  /// A call through something unseen that can only mean one method of the project.
  func onlyMethod(named name: String, call: Place) -> [Place]? { nil }

  // MARK: - Operators on a sequence

  /// `sequence.name(…)`.
  func operatorCall(
    _ name: String, on sequence: RxSequence, call: Place, callee: Place, _ frame: Frame?
  ) -> Value {
    let all = arguments(of: call, frame)
    if let effect = options.vocabulary.operators[name] {
      var result = sequence
      apply(effect, to: &result.facts, at: callee, name: name)
      return .sequence(traced(result, at: callee, note: "the configuration says what \(name) does"))
    }
    let row = bestRow(name, arguments: all, trait: sequence.trait, isStatic: false)
    let isOwn = row.map { $0.library != "RxSwift" } ?? true
    if isOwn || row.map({ labelScore($0, all) == 0 }) ?? false, let functions = sequenceExtension(name, at: callee) {
      let value = self.call(
        functions: functions, arguments: all, selfValue: LazyValue(.sequence(sequence)), at: callee, frame)
      if row == nil || isDecided(value) { return followed(value, through: callee, from: sequence) }
    }
    if let row { return apply(row, to: sequence, arguments: all, at: callee, frame) }
    if sequence.trait.isRelay || sequence.trait.isSubject || sequence.trait == .controlProperty {
      if ["accept", "onNext", "onError", "onCompleted", "on", "value", "dispose"].contains(name) { return .plain }
    }
    if ["disposed", "dispose", "addDisposableTo", "disposedBy"].contains(name) { return .plain }
    var facts = Facts.unknown(Cause(place: callee, reason: "\(name) is not in sight"))
    facts.isOngoing = sequence.facts.isOngoing
    return .sequence(
      RxSequence(
        trait: .observable, facts: facts,
        trace: TraceNode(
          place: callee, facts: facts, note: "not decided: \(name) is not in sight", previous: sequence.trace)))
  }

  /// Whether following an operator's own source led to more than its row in the catalogue says.
  private func isDecided(_ value: Value) -> Bool {
    guard case .sequence(let sequence) = value else { return false }
    return sequence.facts.unknownFailure == nil && sequence.facts.unknownThread == nil
  }

  /// A value that went through an operator of the project's own keeps the trace that led there.
  private func followed(_ value: Value, through callee: Place, from sequence: RxSequence) -> Value {
    guard case .sequence(var result) = value else {
      if case .unseenCall(_, let at) = value { return .sequence(asSequence(value, at: at)) }
      return value
    }
    if result.trace == nil {
      result.trace = TraceNode(place: callee, facts: result.facts, previous: sequence.trace)
    }
    return .sequence(result)
  }

  private func apply(_ effect: Vocabulary.Effect, to facts: inout Facts, at place: Place, name: String) {
    let cause = Cause(place: place, reason: "the configuration says so of \(name)")
    switch effect.delivery {
    case "main"?: facts.deliver(on: .main, because: cause)
    case "background"?: facts.deliver(on: .background, because: cause)
    default: break
    }
    switch effect.failure {
    case "never"?: facts.cannotFail()
    case "possible"?:
      facts.cannotFail()
      facts.canFail = cause
    default: break
    }
    switch effect.sharing {
    case "shared"?: facts.share()
    case "harmless"?:
      facts.effect = nil
      facts.reads = []
    case "repeated"?: facts.effect = cause
    default: break
    }
  }

  /// A source that the configuration declares.
  func configuredSource(_ name: String, at place: Place) -> Value? {
    guard let effect = options.vocabulary.sources[name] else { return nil }
    var facts = Facts.unknown(Cause(place: place, reason: "the configuration does not say"))
    if effect.failure != nil { facts.unknownFailure = nil }
    if effect.sharing != nil { facts.unknownSharing = nil }
    apply(effect, to: &facts, at: place, name: name)
    return .sequence(
      RxSequence(trait: .observable, facts: facts, trace: TraceNode(place: place, facts: facts, previous: nil)))
  }

  private func traced(_ sequence: RxSequence, at place: Place, note: String? = nil) -> RxSequence {
    var sequence = sequence
    sequence.trace = TraceNode(place: place, facts: sequence.facts, note: note, previous: sequence.trace)
    return sequence
  }

  /// The row whose receiver and labels fit a call best.
  func bestRow(_ name: String, arguments: [Argument], trait: SequenceTrait, isStatic: Bool) -> CatalogueRow? {
    var best: CatalogueRow?
    var bestScore = -1
    for row in catalogue.rows(named: name) where row.isStatic == isStatic && !row.isProperty {
      guard let receiverScore = score(row.receiver, trait) else { continue }
      let score = receiverScore * 4 + labelScore(row, arguments) * 10 + (row.removed == nil ? 1 : 0)
      if score > bestScore {
        best = row
        bestScore = score
      }
    }
    return best
  }

  private func labelScore(_ row: CatalogueRow, _ arguments: [Argument]) -> Int {
    let hasTrailing = arguments.first { $0.isTrailing } != nil
    let written = arguments.filter { !$0.isTrailing || $0.label != nil }.map { $0.label ?? "_" }
    return row.accepts(labels: written, trailingClosure: hasTrailing) ? 2 : 0
  }

  /// How well a row's receiver fits, or `nil`.
  private func score(_ receiver: CatalogueRow.Receiver, _ trait: SequenceTrait) -> Int? {
    switch (receiver, trait) {
    case (.driver, .driver), (.signal, .signal), (.single, .single), (.maybe, .maybe), (.completable, .completable),
      (.infallible, .infallible), (.controlEvent, .controlEvent), (.controlProperty, .controlProperty),
      (.connectable, .connectable), (.variable, .variable):
      return 4
    case (.shared, .driver), (.shared, .signal), (.primitive, .single), (.primitive, .maybe),
      (.primitive, .completable):
      return 3
    case (.relay, _) where trait.isRelay: return 4
    case (.subject, _) where trait.isSubject: return 4
    case (.any, _): return 1
    case (.observable, .driver), (.observable, .signal): return nil
    case (.observable, _): return 2
    case (.sequence, _): return 0
    default: return nil
    }
  }

  // MARK: - Applying a row

  /// What a row of the catalogue makes of a sequence.
  func apply(
    _ row: CatalogueRow, to sequence: RxSequence, arguments: [Argument], at place: Place, _ frame: Frame?
  ) -> Value {
    switch row.kind {
    case .subscription, .sink, .connect: return .plain
    case .source, .operator, .conversion: break
    }
    var step = OperatorStep(row: row, input: sequence, arguments: arguments, place: place)
    step.inner = inner(of: row, sequence: sequence, arguments: arguments, at: place)
    var facts = sequence.facts
    applyDelivery(step, &facts)
    applyFailure(step, &facts)
    applySharing(step, &facts)
    switch row.lifetime {
    case .keep, .unknown: break
    case .ongoing: facts.isOngoing = true
    case .finite: facts.isOngoing = false
    case .inputs: facts.isOngoing = facts.isOngoing || inputs(arguments).contains { $0.facts.isOngoing }
    }
    if row.receiver == .shared || row.receiver == .driver || row.receiver == .signal {
      // A closure that throws inside zip and combineLatest is the one hole in Driver.
      let hole = facts.canFail
      facts = facts.asDriver(at: row.sharing == .shares ? place : nil)
      if row.closureMayThrow { facts.canFail = hole }
    }
    var result = RxSequence(trait: resultTrait(row, sequence.trait), facts: facts, trace: nil)
    if result.trait.isShared, !(row.closureMayThrow && facts.canFail != nil) {
      result.facts = facts.asDriver(at: place)
    }
    result.element = element(step)
    result.model = node(of: step)
    let previous =
      sequence.facts.badness >= (step.inner?.facts.badness ?? -1) || row.delivery != .inner
      ? sequence.trace : sequence.trace
    result.trace = TraceNode(
      place: place, facts: result.facts, note: note(step, before: sequence.facts, after: result.facts),
      previous: previous)
    return .sequence(result)
  }

  private func resultTrait(_ row: CatalogueRow, _ trait: SequenceTrait) -> SequenceTrait {
    switch row.result {
    case .observable: return .observable
    case .infallible: return .infallible
    case .driver: return .driver
    case .signal: return .signal
    case .single: return .single
    case .maybe: return .maybe
    case .completable: return .completable
    case .controlEvent: return .controlEvent
    case .controlProperty: return .controlProperty
    case .connectable: return .connectable
    case .same:
      return trait.isRelay || trait.isSubject || trait == .controlEvent || trait == .controlProperty
        ? .observable : trait
    case .subject: return .publishSubject
    case .relay: return .publishRelay
    case .variable: return .variable
    case .disposable, .other: return .observable
    }
  }

  /// A step in progress: everything that its effects depend on.
  struct OperatorStep {
    var row: CatalogueRow
    var input: RxSequence
    var arguments: [Argument]
    var place: Place
    /// What the closure returns, or what the elements are.
    var inner: RxSequence?
  }

  /// The sequence that a flattening operator subscribes to.
  private func inner(of row: CatalogueRow, sequence: RxSequence, arguments: [Argument], at place: Place) -> RxSequence?
  {
    let needsInner =
      row.delivery == .inner || row.delivery == .keepOrInner || row.failure == .keepOrInner || row.failure == .inner
      || row.failure == .catchesIntoInner || row.sharing == .inner
    guard needsInner else { return nil }
    return innerSequence(of: sequence, arguments: arguments, at: place)
  }

  /// The sequence that a closure returns, or that the elements are.
  func innerSequence(of sequence: RxSequence, arguments: [Argument], at place: Place) -> RxSequence {
    if let function = closureArgument(arguments) {
      let input = sequence.element ?? LazyValue(.unknown("element", place))
      var inputs = [input]
      if let object = arguments.first(where: { $0.label == "with" }) { inputs = [object.value, input] }
      let value = result(of: function.value.value, inputs: inputs, at: function.place)
      return asSequence(elementSequence(value, in: function), at: function.place)
    }
    if let argument = arguments.first(where: {
      $0.label == "onErrorDriveWith" || $0.label == "onErrorSignalWith" || $0.label == "switchTo"
    }) {
      return asSequence(argument.value.value, at: argument.place)
    }
    // `merge()`, `concat()`, `switchLatest()`: the elements are the sequences.
    if let element = sequence.element?.value { return asSequence(element, at: place) }
    return asSequence(.unknown("the inner sequence", place), at: place)
  }

  /// A closure that returns a collection, as `flatMap` and `concatMap` over collections allow, or nothing in sight.
  private func elementSequence(_ value: Value, in argument: Argument) -> Value {
    switch value {
    case .array: return .sequence(declaredSequence(.infallible, at: argument.place))
    case .plain: return .unknown("what the closure returns", argument.place)
    default: return value
    }
  }

  private func closureArgument(_ arguments: [Argument]) -> Argument? {
    arguments.last { argument in
      if argument.label == "with" || argument.label == "scheduler" { return false }
      switch project.children(argument.place).first.map({ project.kind($0) }) {
      case .closureExpr?, .memberExpr?, .identifierExpr?, .callExpr?: return true
      default: return false
      }
    }
  }

  /// The argument sequences, collections of them included.
  func inputs(_ arguments: [Argument]) -> [RxSequence] {
    var result: [RxSequence] = []
    for argument in arguments {
      if argument.label == "resultSelector" || argument.label == "scheduler" { continue }
      if isTimeSpan(argument) { continue }
      if let expression = project.children(argument.place).first, project.kind(expression) == .closureExpr { continue }
      switch argument.value.value {
      case .array(let element): result.append(asSequence(element.value, at: argument.place))
      case .plain, .scheduler, .functions, .closure: continue
      case .metatype, .externalMetatype: continue
      case let value: result.append(asSequence(value, at: argument.place))
      }
    }
    return result
  }

  /// `.seconds(5)`.
  private func isTimeSpan(_ argument: Argument) -> Bool {
    guard let expression = project.children(argument.place).first, project.kind(expression) == .callExpr,
      let callee = project.children(expression).first, project.kind(callee) == .implicitMemberExpr
    else { return false }
    return ["seconds", "milliseconds", "microseconds", "nanoseconds"].contains(project.name(callee))
  }

  private func schedulerArgument(_ arguments: [Argument]) -> Argument? {
    arguments.first { $0.label == "scheduler" || $0.label == "on" } ?? arguments.first { $0.label == nil }
  }

  // MARK: - Delivery

  private func applyDelivery(_ step: OperatorStep, _ facts: inout Facts) {
    let cause = Cause(place: step.place, reason: "\(step.row.name) delivers there")
    switch step.row.delivery {
    case .keep, .nothing: break
    case .main, .mainByContract: facts.deliver(on: .main, because: cause)
    case .mainByDefault:
      facts.deliver(on: .main, because: cause)
      facts.mainRemark = Cause(place: step.place, reason: "\(step.row.library) answers on main by default")
      if let queue = step.arguments.first(where: { $0.label == "callbackQueue" || $0.label == "queue" }) {
        facts.deliver(on: threads(ofQueue: queue.value.value, text: project.text(queue.place)), because: cause)
      }
    case .background:
      facts.deliver(
        on: .background, because: Cause(place: step.place, reason: "\(step.row.name) answers off the main thread"))
    case .scheduler:
      guard let argument = schedulerArgument(step.arguments) else { break }
      let (threads, isCurrent) = threads(ofScheduler: argument.value.value, text: project.text(argument.place))
      if isCurrent { break }
      facts.deliver(
        on: threads, because: Cause(place: step.place, reason: schedulerReason(step.row.name, argument, threads)))
    case .keepOrScheduler:
      guard let argument = schedulerArgument(step.arguments.filter { $0.label != nil || step.arguments.count == 1 })
      else { break }
      let (threads, isCurrent) = threads(ofScheduler: argument.value.value, text: project.text(argument.place))
      if isCurrent { break }
      facts.threads.formUnion(threads)
      // The first window opens when it is subscribed to.
      if step.row.name == "window" { facts.threads.insert(.subscriber) }
      let reason = Cause(place: step.place, reason: schedulerReason(step.row.name, argument, threads))
      if threads.contains(.background) {
        facts.background = facts.background ?? reason
        // What waits is delivered by the scheduler; that no element stays on main is the usual case.
      }
      if threads.contains(.unknown) { facts.unknownThread = facts.unknownThread ?? reason }
    case .subscriberOnScheduler:
      guard facts.threads.contains(.subscriber), let argument = schedulerArgument(step.arguments) else { break }
      let (threads, isCurrent) = threads(ofScheduler: argument.value.value, text: project.text(argument.place))
      if isCurrent { break }
      facts.threads.remove(.subscriber)
      facts.threads.formUnion(threads)
      let reason = Cause(place: step.place, reason: schedulerReason(step.row.name, argument, threads))
      if threads.contains(.background) { facts.background = facts.background ?? reason }
      if threads.contains(.unknown) { facts.unknownThread = facts.unknownThread ?? reason }
    case .inner:
      guard let inner = step.inner else { break }
      replaceSubscriber(of: inner.facts, with: facts, into: &facts, isUnion: false)
    case .keepOrInner:
      guard let inner = step.inner,
        step.row.failure != .catchesIntoInner || facts.canFail != nil || facts.unknownFailure != nil
          || !facts.subjects.isEmpty
      else { break }
      replaceSubscriber(of: inner.facts, with: facts, into: &facts, isUnion: true)
    case .inputs:
      for (index, input) in inputs(step.arguments).enumerated() {
        if index == 0, step.row.isStatic {
          facts.threads = []
          facts.relays = []
          facts.background = nil
          facts.unknownThread = nil
          facts.mainRemark = nil
        }
        facts.joinThreads(of: input.facts)
      }
    case .sampler:
      if let sampler = inputs(step.arguments).first {
        facts.threads = []
        facts.relays = []
        facts.background = nil
        facts.unknownThread = nil
        facts.joinThreads(of: sampler.facts)
      }
    case .subscriber: facts.deliver(on: .subscriber, because: cause)
    case .keepOrSubscriber: facts.threads.formUnion(.subscriber)
    case .unknown where step.row.name == "timeout":
      // The other sequence is subscribed to on the scheduler.
      for input in inputs(step.arguments.filter { $0.label == "other" }) {
        var other = input.facts
        if other.threads.remove(.subscriber) != nil, let argument = schedulerArgument(step.arguments) {
          let (threads, _) = threads(ofScheduler: argument.value.value, text: project.text(argument.place))
          other.threads.formUnion(threads)
          if threads.contains(.background) { other.background = other.background ?? cause }
          if threads.contains(.unknown) { other.unknownThread = other.unknownThread ?? cause }
        }
        facts.joinThreads(of: other)
      }
    case .caller, .unknown:
      if step.row.delivery == .unknown || step.row.kind == .source {
        facts.deliver(
          on: .unknown, because: Cause(place: step.place, reason: "\(step.row.name) delivers where it is called from"))
      }
    }
  }

  private func schedulerReason(_ name: String, _ argument: Argument, _ threads: Threads) -> String {
    let scheduler = project.children(argument.place).last.map { project.text($0) } ?? ""
    return "\(name) delivers on \(scheduler.firstLine)"
  }

  /// What an inner sequence delivers synchronously comes on the thread that subscribed to it: the outer element's.
  private func replaceSubscriber(of inner: Facts, with outer: Facts, into facts: inout Facts, isUnion: Bool) {
    var result = inner
    if inner.threads.contains(.subscriber) || inner.threads.isEmpty && inner.relays.isEmpty {
      result.threads.remove(.subscriber)
      result.joinThreads(of: outer)
    }
    if isUnion { result.joinThreads(of: outer) }
    facts.threads = result.threads
    facts.background = result.background
    facts.unknownThread = result.unknownThread
    facts.mainRemark = result.mainRemark
    facts.relays = result.relays
  }

  // MARK: - Failure

  private func applyFailure(_ step: OperatorStep, _ facts: inout Facts) {
    let before = facts
    switch step.row.failure {
    case .keep: break
    case .never: facts.cannotFail()
    case .inner:
      facts.cannotFail()
      if let inner = step.inner { facts.joinFailure(of: inner.facts) }
      facts.endsStream = nil
    case .keepOrInner:
      guard let inner = step.inner else { break }
      let wasFine = facts.canFail == nil
      let ends = facts.endsStream
      facts.joinFailure(of: inner.facts)
      facts.endsStream = ends
      if wasFine, inner.facts.canFail != nil, before.isOngoing { facts.failsInside = true }
    case .inputs:
      let all = inputs(step.arguments)
      if step.row.isStatic { facts.cannotFail() }
      for input in all { facts.joinFailure(of: input.facts) }
    case .adds(let reason):
      if facts.canFail == nil {
        facts.canFail = Cause(place: step.place, reason: reason)
        facts.failsInside = before.isOngoing && step.row.kind != .source
      }
    case .catches:
      noteEnd(step, before, &facts)
      facts.cannotFail()
    case .catchesIntoInner:
      noteEnd(step, before, &facts)
      facts.cannotFail()
      if let inner = step.inner, before.canFail != nil || before.unknownFailure != nil || !before.subjects.isEmpty {
        let ends = facts.endsStream
        facts.joinFailure(of: inner.facts)
        facts.endsStream = ends
        // `catch { _ in .error(other) }` fails as before, only differently.
        if inner.facts.canFail != nil { facts.endsStream = before.endsStream }
      }
    case .retries: facts.cannotFail()
    case .unknown:
      if let failure = facts.canFail, !givesUp(step.arguments) {
        facts.canFail = nil
        facts.unknownFailure = Cause(place: step.place, reason: "\(step.row.name) decides that; \(failure.reason)")
      }
    }
    if step.row.closureMayThrow, facts.canFail == nil, step.row.failure != .catches, throwsInClosure(step.arguments) {
      facts.canFail = Cause(place: step.place, reason: "the closure of \(step.row.name) can throw")
      facts.failsInside = before.isOngoing
    }
  }

  /// An error of an inner sequence, caught outside it, ends a stream that would have gone on.
  private func noteEnd(_ step: OperatorStep, _ before: Facts, _ facts: inout Facts) {
    guard before.canFail != nil, before.failsInside, before.isOngoing else { return }
    facts.endsStream =
      facts.endsStream ?? Cause(place: step.place, reason: "\(step.row.name) stands outside the sequence that fails")
  }

  /// Whether a closure argument can throw: it has a `try` that nothing in it catches, or a `throw`.
  func throwsInClosure(_ arguments: [Argument]) -> Bool {
    arguments.contains { argument in
      guard let expression = project.children(argument.place).first else { return false }
      switch project.kind(expression) {
      case .closureExpr: return canThrow(expression)
      case .memberExpr, .identifierExpr:
        guard case .functions(let functions, _) = argument.value.value else { return false }
        return functions.allSatisfy { project.node($0).flags.contains(.isThrowing) }
      default: return false
      }
    }
  }

  private func canThrow(_ closure: Place) -> Bool {
    let tree = project.tree(closure)
    var stack = [closure.node]
    while let at = stack.popLast() {
      for child in tree.children(at) {
        switch tree[child].kind {
        case .tryExpr:
          if tree[child].flags.isDisjoint(with: [.isOptional, .isForced]) { return true }
          stack.append(child)
        case .throwStmt: return true
        case .closureExpr, .funcDecl: break
        case .doStmt:
          // Its own catch clauses take the errors; what those throw counts.
          let clauses = tree.children(child).filter { tree[$0].kind == .catchClause }
          if clauses.isEmpty { stack.append(child) } else { stack += clauses }
        case .ifConfigClause where tree[child].flags.contains(.isDead): break
        default: stack.append(child)
        }
      }
    }
    return false
  }

  // MARK: - Sharing

  private func applySharing(_ step: OperatorStep, _ facts: inout Facts) {
    switch step.row.sharing {
    case .keep: if step.row.kind == .operator, step.row.delivery != .nothing { facts.isShared = false }
    case .hot: facts.share()
    case .cheap:
      facts.effect = nil
      facts.reads = []
      facts.unknownSharing = nil
      facts.isShared = false
    case .effect(let effect):
      if step.row.name == "do" || step.row.name.hasPrefix("doOn"), onlyLogs(step.arguments) { break }
      facts.isShared = false
      facts.effect = facts.effect ?? Cause(place: step.place, reason: "\(effect) runs again")
    case .inner:
      guard let inner = step.inner else { break }
      if step.row.failure == .catchesIntoInner, inner.facts.effect == nil, inner.facts.unknownSharing == nil { break }
      facts.isShared = false
      facts.effect = facts.effect ?? inner.facts.effect
      facts.reads.join(inner.facts.reads)
      facts.unknownSharing = facts.unknownSharing ?? inner.facts.unknownSharing
    case .inputs:
      if step.row.isStatic {
        facts.effect = nil
        facts.sharedEffect = nil
        facts.reads = []
        facts.unknownSharing = nil
      }
      for input in inputs(step.arguments) { facts.addSharing(of: input.facts) }
      facts.isShared = false
    case .shares: facts.share(at: step.place)
    case .unknown: facts.unknownSharing = Cause(place: step.place, reason: "\(step.row.name) decides that")
    }
  }

  /// Whether the handler of `retry(when:)` sends an error itself: then errors come out.
  private func givesUp(_ arguments: [Argument]) -> Bool {
    arguments.contains { project.text($0.place).contains(".error(") || project.text($0.place).contains("throw ") }
  }

  /// A `do` that only prints repeats nothing that anyone would miss.
  func onlyLogs(_ arguments: [Argument]) -> Bool {
    let logs: Set<String> = [
      "print", "debugPrint", "NSLog", "os_log", "dump", "assertionFailure", "log", "debug", "info", "verbose",
    ]
    return arguments.allSatisfy { argument in
      guard let closure = project.children(argument.place).first, project.kind(closure) == .closureExpr else {
        return project.text(argument.place).hasSuffix("nil")
      }
      return project.children(closure).filter { project.kind($0) != .closureSignature }.allSatisfy { statement in
        guard project.kind(statement) == .callExpr, let callee = project.children(statement).first else { return false }
        return logs.contains(project.name(callee))
      }
    }
  }

  // MARK: - Elements

  private func element(_ step: OperatorStep) -> LazyValue? {
    let input = step.input.element
    let at = step.place
    switch step.row.name {
    case "map", "compactMap", "flatMapCompact", "unwrapMap":
      guard let function = closureArgument(step.arguments) else { return nil }
      return lazily {
        self.result(of: function.value.value, inputs: [input ?? LazyValue(.unknown("element", at))], at: at)
      }
    case "flatMap", "flatMapLatest", "flatMapFirst", "concatMap", "switchLatest": return step.inner?.element
    case "merge", "concat":
      if let inner = step.inner { return inner.element }
      return input ?? inputs(step.arguments).first?.element
    case "withLatestFrom":
      if step.arguments.count > 1, let function = step.arguments.last {
        let other = step.arguments.first.flatMap { asSequence($0.value.value, at: at).element }
        return lazily {
          self.result(
            of: function.value.value, inputs: [input ?? LazyValue(.plain), other ?? LazyValue(.plain)], at: at)
        }
      }
      return step.arguments.first.flatMap { argument in asSequence(argument.value.value, at: at).element }
    case "withUnretained":
      guard let object = step.arguments.first else { return nil }
      if let function = step.arguments.dropFirst().first {
        return lazily {
          self.result(of: function.value.value, inputs: [object.value, input ?? LazyValue(.plain)], at: at)
        }
      }
      return LazyValue(
        .tuple([
          Value.TupleElement(label: nil, value: object.value),
          Value.TupleElement(label: nil, value: input ?? LazyValue(.unknown("element", at))),
        ]))
    case "combineLatest", "zip":
      let sequences = inputs(step.arguments)
      if let function = step.arguments.last, function.isTrailing || function.label == "resultSelector" {
        let elements = sequences.map { $0.element ?? LazyValue(.unknown("element", at)) }
        return lazily { self.result(of: function.value.value, inputs: elements, at: at) }
      }
      return LazyValue(
        .tuple(
          sequences.map { Value.TupleElement(label: nil, value: $0.element ?? LazyValue(.unknown("element", at))) }))
    case "just", "of", "startWith": return input ?? step.arguments.first?.value
    case "from":
      if case .array(let element)? = step.arguments.first?.value.value { return element }
      return step.arguments.first?.value
    case "scan", "reduce": return step.arguments.first?.value
    case "toArray", "buffer": return input.map { LazyValue(.array($0)) }
    case "create", "deferred": return step.inner?.element
    case "materialize", "dematerialize", "groupBy", "window", "enumerated": return nil
    default: return input
    }
  }

  // MARK: - Notes

  /// What a step did to a guarantee, in words.
  private func note(_ step: OperatorStep, before: Facts, after: Facts) -> String? {
    var notes: [String] = []
    if before.canFail == nil, let failure = after.canFail {
      notes.append(failure.place == step.place ? failure.reason : "can fail: \(failure.reason)")
    } else if before.canFail != nil, after.canFail == nil, after.unknownFailure == nil {
      notes.append("errors end here")
    }
    if !before.threads.contains(.background), after.threads.contains(.background), let cause = after.background {
      notes.append("leaves main: \(cause.reason)")
    } else if before.threads.contains(.background), after.threads == .main {
      notes.append("back on main")
    }
    if before.effect == nil, let effect = after.effect { notes.append(effect.reason + " for each subscriber") }
    if before.effect != nil, after.isShared, after.effect == nil { notes.append("shared from here on") }
    if before.endsStream == nil, after.endsStream != nil {
      notes.append("outside the sequence that fails: the first error ends the stream")
    }
    return notes.isEmpty ? nil : notes.joined(separator: "; ")
  }
}
