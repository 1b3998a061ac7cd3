/// Values that initialisers make: objects of the project, sequences, what a library brings.
extension Evaluator {
  func externalConstruction(_ name: String, call: Place, _ frame: Frame?) -> Value {
    if let scheduler = schedulerConstruction(name, call: call, frame) { return scheduler }
    if let value = sequenceConstruction(name, call: call, frame) { return value }
    return .external(name, Construction(place: call, frame: frame))
  }

  /// `PublishRelay<Int>()`, `Binder(self) { … }`, `ControlEvent(events: …)`.
  func sequenceConstruction(_ name: String, call: Place, _ frame: Frame?) -> Value? {
    if observerTypeNames.contains(name) {
      let all = arguments(of: call, frame)
      let target = all.first.map { isUI($0.value.value, text: project.text($0.place)) } ?? .unknown
      let isBinder = name != "AnyObserver"
      var observer = Observer(
        kind: isBinder ? .binder : .custom, isUI: isBinder && target != .no, hops: isBinder)
      if let scheduler = all.first(where: { $0.label == "scheduler" }) {
        let threads = threads(ofScheduler: scheduler.value.value, text: project.text(scheduler.place)).threads
        observer.hops = threads == .main
        observer.leavesMain = threads == .background
      }
      if isBinder, target == .unknown { observer.isUI = looksLikeUI(all.first.map { project.text($0.place) } ?? "") }
      return .observer(observer)
    }
    guard let trait = sequenceTypeNames[name] else { return nil }
    let callee = project.children(call).first
    let element = callee.flatMap { project.child($0, .genericArguments) }.flatMap { project.children($0).last }
    let all = arguments(of: call, frame)
    switch trait {
    case _ where trait.isRelay || trait.isSubject:
      var facts = Facts()
      facts.isShared = true
      facts.isOngoing = true
      facts.relays = [call]
      if trait.holdsValue { facts.threads = .subscriber }
      if trait.isSubject { facts.subjects = [call] }
      let elementValue =
        element.map { type in lazily { self.typeValue(type, frame) } } ?? all.first { $0.label == "value" }?.value
      return .sequence(
        RxSequence(
          trait: trait, facts: facts, trace: TraceNode(place: call, facts: facts, previous: nil), element: elementValue,
          identity: call))
    case .controlEvent, .controlProperty:
      let source = all.first.map { asSequence($0.value.value, at: $0.place) }
      var sequence = declaredSequence(trait, at: call)
      // The type promises main and no errors; a control is cheap to subscribe to again.
      sequence.element = source?.element
      sequence.trace = source?.trace
      if trait == .controlProperty {
        if case .observer(let observer)? = all.first(where: { $0.label == "valueSink" })?.value.value {
          sequence.observer = observer
        }
      }
      return .sequence(sequence)
    default:
      return .sequence(declaredSequence(trait, at: call))
    }
  }

  /// `Type(…)` of a type that the project declares.
  func construct(_ type: TypeID, call: Place, callee: Place, _ frame: Frame?) -> Value {
    let declaration = project.types[type]
    // RxSwift's own sources, or a project's copy of them: the catalogue knows these better than their source shows.
    if let value = sequenceConstruction(declaration.name, call: call, frame) { return value }
    var instance = Instance(type: type, construction: Construction(place: call, frame: frame))
    if let arguments = project.child(callee, .genericArguments) {
      for (parameter, argument) in zip(declaration.genericParameters, project.children(arguments)) {
        instance.generics[parameter] = lazily { self.typeValue(argument, frame) }
      }
    }
    return .instance(instance)
  }
}
