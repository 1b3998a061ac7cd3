/// What several values that can be there have in common, and what a value is as a sequence.
extension Evaluator {
  /// What can come when either of several values does.
  func join(_ values: [Value]) -> Value {
    if values.count == 1 { return values[0] }
    var sequence: RxSequence?
    var other: Value?
    var lost: Value?
    // Beside an object in sight, a call that is not in sight makes another of its kind.
    let isObject = values.contains { if case .instance = $0 { true } else { false } }
    for value in values {
      switch value {
      case .plain: continue
      case .unseenCall where isObject: continue
      case .unknown: lost = lost ?? value
      case .sequence, .unseenCall:
        let next = asSequence(value, at: .nowhere)
        if let known = sequence {
          var joined = known
          joined.facts = known.facts.joined(with: next.facts)
          joined.model = .choice(known.node, next.node)
          if known.trait != next.trait { joined.trait = .observable }
          // The trace that a reader wants is that of the worst input.
          if next.facts.badness > known.facts.badness { joined.trace = next.trace }
          joined.element = known.element ?? next.element
          if known.identity != next.identity { joined.identity = nil }
          sequence = joined
        } else {
          sequence = next
        }
      default: other = other ?? value
      }
    }
    if var sequence {
      if case .unknown(let name, let place)? = lost {
        sequence.model = .choice(sequence.node, asSequence(.unknown(name, place), at: place).node)
        sequence.facts = sequence.facts.joined(with: .unknown(Cause(place: place, reason: "\(name) is not in sight")))
      }
      return .sequence(sequence)
    }
    return other ?? lost ?? .plain
  }

  /// A value as a sequence, where an operator or a sink makes clear that it is one.
  func asSequence(_ value: Value, at place: Place) -> RxSequence {
    switch value {
    case .sequence(let sequence): return sequence
    case .unseenCall(let name, let at):
      var facts = Facts()
      let cause = Cause(place: at, reason: "nothing in sight says what \(name) does", isAssumed: true)
      facts.threads = .background
      facts.background = cause
      facts.canFail = cause
      facts.effect = Cause(place: at, reason: "\(name) runs again")
      let trace = TraceNode(
        place: at, facts: facts, notes: [StepNote("not in sight: can fail, on any thread")], previous: nil)
      return RxSequence(trait: .observable, facts: facts, trace: trace, model: .probe(name, at, facts))
    case .unknown(let name, let at):
      let facts = Facts.unknown(Cause(place: at, reason: "\(name) is not in sight"))
      let trace = TraceNode(
        place: at, facts: facts, notes: [StepNote("not decided: \(name) is not in sight")], previous: nil)
      return RxSequence(trait: .observable, facts: facts, trace: trace, model: .probe(name, at, facts))
    case .instance(let instance):
      return conformingSequence(instance, at: place)
    default:
      let facts = Facts.unknown(Cause(place: place, reason: "its source is not in sight"))
      return RxSequence(trait: .observable, facts: facts, trace: nil)
    }
  }

  /// A type of the project's own that is a sequence: it conforms to `SharedSequenceConvertibleType` or wraps one.
  private func conformingSequence(_ instance: Instance, at place: Place) -> RxSequence {
    let names = allInheritedNames(instance.type)
    if names.contains("SharedSequenceConvertibleType") || names.contains("ControlEventType") {
      return RxSequence(trait: .driver, facts: .driver, trace: nil)
    }
    for member in ["asObservable", "asDriver", "asSharedSequence"] {
      if let found = findMember(instance.type, member), found.members.contains(where: { hasBody($0.place) }) {
        let value = call(
          functions: found.members.map(\.place), arguments: [], selfValue: LazyValue(.instance(instance)), at: place,
          nil)
        if case .sequence(let sequence) = value { return sequence }
      }
    }
    let name = project.types[instance.type].name
    return RxSequence(
      trait: .observable, facts: .unknown(Cause(place: place, reason: "\(name) is not a sequence in sight")), trace: nil
    )
  }

  /// Gives a value the type that it is declared with: a declared `Driver` is one, whatever made it.
  func coerce(_ value: Value, to declared: Value) -> Value {
    guard case .sequence(let type) = declared else {
      // `[]` has no elements to show what they are.
      if case .array(let element) = value, case .array(let type) = declared {
        return .array(lazily { self.coerce(element.value, to: type.value) })
      }
      switch value {
      case .unknown, .plain: return declared
      case .unseenCall:
        if case .unknown = declared { return value }
        return declared
      case .sequence:
        // A call that is not in sight was taken for a sequence before its type was looked at.
        if case .instance = declared { return declared }
        return value
      default: return value
      }
    }
    switch value {
    case .sequence(var sequence):
      sequence.element = sequence.element ?? type.element
      guard type.trait != sequence.trait else { return .sequence(sequence) }
      switch type.trait {
      case .driver, .signal:
        sequence.trait = type.trait
        sequence.facts = sequence.facts.asDriver(at: nil)
        sequence.model = nil
      case .observable: break
      default: sequence.trait = type.trait
      }
      if type.trait.cannotFail { sequence.facts.cannotFail() }
      return .sequence(sequence)
    case .unseenCall(_, let place):
      switch type.trait {
      case .driver, .signal, .controlEvent, .controlProperty: return declared
      case _ where type.trait.isRelay || type.trait.isSubject: return declared
      default: break
      }
      var sequence = asSequence(value, at: place)
      sequence.trait = type.trait
      sequence.element = type.element
      // The type can rule out the error, not the thread.
      if type.trait.cannotFail { sequence.facts.cannotFail() }
      return .sequence(sequence)
    case .unknown, .plain, .closure: return declared
    default: return value
    }
  }
}
