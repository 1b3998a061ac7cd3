/// Names of RxSwift's sequence types, deprecated ones included.
let sequenceTypeNames: [String: SequenceTrait] = [
  "Observable": .observable, "Driver": .driver, "Signal": .signal, "SharedSequence": .driver, "Single": .single,
  "Maybe": .maybe, "Completable": .completable, "PrimitiveSequence": .single, "Infallible": .infallible,
  "ControlEvent": .controlEvent, "ControlProperty": .controlProperty, "ConnectableObservable": .connectable,
  "PublishRelay": .publishRelay, "BehaviorRelay": .behaviorRelay, "ReplayRelay": .replayRelay, "Variable": .variable,
  "PublishSubject": .publishSubject, "BehaviorSubject": .behaviorSubject, "ReplaySubject": .replaySubject,
  "AsyncSubject": .asyncSubject, "RxObservable": .observable,
]

/// Protocols through which code speaks of any sequence.
let sequenceProtocolNames: Set<String> = [
  "ObservableType", "ObservableConvertibleType", "SharedSequenceConvertibleType", "PrimitiveSequenceType",
  "InfallibleType", "ControlPropertyType", "ControlEventType", "PrimitiveSequence",
]

/// Types that only take elements.
let observerTypeNames: Set<String> = ["AnyObserver", "Binder", "UIBindingObserver", "ObserverType", "Observer"]

extension Evaluator {
  /// What a value of the type written at `place` is.
  func typeValue(_ place: Place, _ frame: Frame?) -> Value {
    guard depth < Evaluator.maximumDepth else { return .unknown(project.text(place).firstLine, place) }
    depth += 1
    defer { depth -= 1 }
    switch project.kind(place) {
    case .optionalType:
      guard let wrapped = project.children(place).first else { return .plain }
      return typeValue(wrapped, frame)
    case .tupleTypeElement:
      guard let type = project.children(place).first else { return .plain }
      return typeValue(type, frame)
    case .arrayType:
      guard let element = project.children(place).first else { return .plain }
      return .array(lazily { self.typeValue(element, frame) })
    case .tupleType:
      let elements = Array(project.children(place))
      if elements.count == 1, let only = elements.first { return typeValue(only, frame) }
      return .tuple(
        elements.map { element in
          Value.TupleElement(
            label: project.tree(element).label(element.node), value: lazily { self.typeValue(element, frame) })
        })
    case .functionType:
      // A stored closure: nobody in sight says what it does, only what it returns.
      return .unknown(project.text(place).firstLine, place)
    case .compositionType:
      return composition(project.children(place).map { typeValue($0, frame) })
    case .simpleType, .memberType:
      return namedTypeValue(place, frame)
    default: return .unknown(project.text(place).firstLine, place)
    }
  }

  private func namedTypeValue(_ place: Place, _ frame: Frame?) -> Value {
    let name = project.name(place)
    let arguments = project.child(place, .genericArguments).map { Array(project.children($0)) } ?? []
    if project.kind(place) == .memberType, let base = project.children(place).first {
      if let owner = resolveType(base), let nested = nestedType(name, in: owner) {
        return instance(of: nested, arguments: arguments, frame)
      }
      if let owner = resolveType(base), let alias = typealiasTarget(name, in: owner) { return typeValue(alias, nil) }
      if case .unknown = genericBinding(project.name(base), frame) {
      } else if let bound = associatedType(name, of: base, frame) {
        return bound
      }
    }
    if let trait = sequenceTypeNames[name], shadowingType(name, at: place) == nil {
      var sequence = declaredSequence(sharedTrait(name, arguments, trait), at: place)
      if let element = arguments.last { sequence.element = lazily { self.typeValue(element, frame) } }
      return .sequence(sequence)
    }
    if observerTypeNames.contains(name), shadowingType(name, at: place) == nil {
      let isBinder = name == "Binder" || name == "UIBindingObserver"
      return .observer(Observer(kind: isBinder ? .binder : .custom, isUI: false, hops: isBinder))
    }
    switch genericBinding(name, frame) {
    case .unknown: break
    case let bound: return bound
    }
    if project.kind(place) == .simpleType, let bound = genericConstraint(name, at: place) { return bound }
    if let type = resolveType(place) { return instance(of: type, arguments: arguments, frame) }
    if let alias = resolveTypealias(place) { return typeValue(alias, nil) }
    return name.first?.isUppercase == true || name.first == "_" ? .external(name) : .plain
  }

  /// `SharedSequence<SignalSharingStrategy, T>` is a Signal.
  private func sharedTrait(_ name: String, _ arguments: [Place], _ trait: SequenceTrait) -> SequenceTrait {
    guard let first = arguments.first else { return trait }
    switch (name, project.name(first)) {
    case ("SharedSequence", "SignalSharingStrategy"): return .signal
    case ("PrimitiveSequence", "MaybeTrait"): return .maybe
    case ("PrimitiveSequence", "CompletableTrait"): return .completable
    default: return trait
    }
  }

  private func shadowingType(_ name: String, at place: Place) -> TypeID? {
    // A project may declare its own `Signal` or `Action`; RxSwift's own sources declare all of them.
    guard let type = project.types(named: name, from: place.file).first, project.parent(of: type) == nil else {
      return nil
    }
    return allInheritedNames(type).isDisjoint(with: sequenceProtocolNames) && sequenceTypeNames[name] == nil
      ? type : nil
  }

  /// A type's value by its bare name, as seen from `place`.
  func namedType(_ name: String, from place: Place) -> Value {
    if let trait = sequenceTypeNames[name] { return .sequence(declaredSequence(trait, at: place)) }
    if let type = project.types(named: name, from: place.file).first { return .instance(Instance(type: type)) }
    return .external(name)
  }

  func instance(of type: TypeID, arguments: [Place], _ frame: Frame?) -> Value {
    var instance = Instance(type: type)
    for (parameter, argument) in zip(project.types[type].genericParameters, arguments) {
      instance.generics[parameter] = lazily { self.typeValue(argument, frame) }
    }
    return .instance(instance)
  }

  /// What the current object's generic parameter stands for.
  private func genericBinding(_ name: String, _ frame: Frame?) -> Value {
    var current = frame
    while let at = current {
      if case .instance(let instance)? = at.selfValue?.value,
        let bound = instance.generics[name] ?? superclassGenerics(of: instance.type)[name]
      {
        return bound.value
      }
      current = at.parent
    }
    return .unknown(name, .nowhere)
  }

  /// The bound of a generic parameter in scope: `<V: ViewModelType>`.
  private func genericConstraint(_ name: String, at place: Place) -> Value? {
    let tree = project.tree(place)
    var current = tree.parent(place.node)
    while current != 0 {
      if let parameters = tree.firstChild(current, .genericParameters) {
        for parameter in tree.children(parameters) where tree.isNamed(parameter, name) {
          let bound = tree[parameter].firstChild
          guard bound != 0 else { return .unknown(name, place) }
          return typeValue(Place(file: place.file, node: bound), nil)
        }
      }
      if tree[current].kind == .extensionDecl, let type = project.type(at: Place(file: place.file, node: current)) {
        if let bound = project.types[type].genericConstraints[name] { return typeValue(bound, nil) }
        if project.types[type].genericParameters.contains(name) { return .unknown(name, place) }
      }
      current = tree.parent(current)
    }
    return nil
  }

  /// `V.Output` where `V` is a generic parameter or a protocol: what its conformers say.
  private func associatedType(_ name: String, of base: Place, _ frame: Frame?) -> Value? {
    guard case .instance(let instance) = typeValue(base, frame) else { return nil }
    if let nested = nestedType(name, in: instance.type) { return .instance(Instance(type: nested)) }
    let candidates = conformers(of: instance.type, near: base).compactMap { type -> Value? in
      if let nested = nestedType(name, in: type) { return .instance(Instance(type: nested)) }
      return typealiasTarget(name, in: type).map { typeValue($0, nil) }
    }
    return candidates.first
  }

  /// A sequence of which only the declared type is known.
  func declaredSequence(_ trait: SequenceTrait, at place: Place) -> RxSequence {
    var facts = Facts()
    let cause = Cause(place: place, reason: "only its type is in sight")
    switch trait {
    case .driver, .signal: facts = .driver
    case .controlEvent, .controlProperty:
      facts.threads = .main
      facts.isOngoing = true
    case _ where trait.isRelay:
      facts.isShared = true
      facts.isOngoing = true
      facts.threads = .unknown
      facts.unknownThread = cause
    case _ where trait.isSubject:
      facts.isShared = true
      facts.isOngoing = true
      facts.threads = .unknown
      facts.unknownThread = cause
      facts.unknownFailure = cause
    default:
      facts = .unknown(cause)
      if trait == .infallible { facts.cannotFail() }
    }
    return RxSequence(trait: trait, facts: facts, trace: nil)
  }
}
