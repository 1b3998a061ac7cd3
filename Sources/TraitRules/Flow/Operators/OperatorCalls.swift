/// A call on a sequence: the project's own operator, a configured one, or a row of the catalogue.
extension Evaluator {
  /// Whether the catalogue has an operator, a conversion or an end of chains by that name for observables.
  func isKnownOperator(_ name: String) -> Bool {
    options.vocabulary.operators[name] != nil || catalogue.rows(named: name).contains(where: isOperator)
  }

  /// Whether a call is one of a known operator by its labels, too.
  func isKnownOperator(_ name: String, labelledAs arguments: [Argument]) -> Bool {
    options.vocabulary.operators[name] != nil
      || catalogue.rows(named: name).contains { isOperator($0) && labelScore($0, arguments) > 0 }
  }

  private func isOperator(_ row: CatalogueRow) -> Bool {
    !row.isStatic && row.receiver != .reactive && row.receiver != .library && row.kind != .source && row.kind != .sink
  }

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
    let near = project.nearest(
      project.sequenceFunctions(named: name), to: place.file
    ) { $0 }
    return near.isEmpty ? nil : near
  }

  /// `sequence.name(…)`.
  func operatorCall(
    _ name: String, on sequence: RxSequence, call: Place, callee: Place, _ frame: Frame?
  ) -> Value {
    // The subject itself, as far as it is sent into.
    if name == "asObserver" { return .sequence(sequence) }
    let all = arguments(of: call, frame)
    if let effect = options.vocabulary.operators[name] {
      var result = sequence
      apply(effect, to: &result.facts, at: callee, name: name)
      return .sequence(traced(result, at: callee, note: StepNote("the configuration says what \(name) does")))
    }
    let row = bestRow(name, arguments: all, trait: sequence.trait, isStatic: false)
    let isOwn = row.map { $0.library != "RxSwift" } ?? true
    if isOwn || row.map({ labelScore($0, all) == 0 }) ?? false, let functions = sequenceExtension(name, at: callee) {
      let value = self.call(
        functions: functions, arguments: all, selfValue: LazyValue(.sequence(sequence)), at: callee, frame)
      if row == nil || isDecided(value) { return followed(value, through: callee, from: sequence) }
    }
    if let row { return apply(row, to: sequence, arguments: all, at: callee, frame) }
    var facts = Facts.unknown(Cause(place: callee, reason: "\(name) is not in sight"))
    facts.isOngoing = sequence.facts.isOngoing
    return .sequence(
      RxSequence(
        trait: .observable, facts: facts,
        trace: TraceNode(
          place: callee, facts: facts, notes: [StepNote("not decided: \(name) is not in sight")],
          previous: sequence.trace)))
  }

  /// Whether following an operator's own source led to more than its row in the catalogue says.
  private func isDecided(_ value: Value) -> Bool {
    guard case .sequence(let sequence) = value else { return false }
    return sequence.facts.unknownFailure == nil && sequence.facts.unknownThread == nil
  }

  /// A value that went through an operator of the project's own keeps the trace that led there.
  func followed(_ value: Value, through callee: Place, from sequence: RxSequence) -> Value {
    guard case .sequence(var result) = value else {
      if case .unseenCall(_, let at) = value { return .sequence(asSequence(value, at: at)) }
      return value
    }
    if result.trace == nil {
      result.trace = TraceNode(place: callee, facts: result.facts, previous: sequence.trace)
    }
    return .sequence(result)
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

  private func traced(_ sequence: RxSequence, at place: Place, note: StepNote? = nil) -> RxSequence {
    var sequence = sequence
    sequence.trace = TraceNode(
      place: place, facts: sequence.facts, notes: [note].compactMap { $0 }, previous: sequence.trace)
    return sequence
  }
}
