/// Values that initialisers make: objects of the project, sequences, what a library brings.
extension Lowering {
  func outsideConstruction(_ name: Symbol, call: Place, callee: Place, _ frame: FrameID) -> Value {
    if let scheduler = schedulerConstruction(name, call: call, frame) { return scheduler }
    if let value = observerConstruction(name, call: call, frame) { return value }
    if name == .Reactive, let base = arguments(of: call, frame).first { return store.reactive(base.value(self)) }
    if let trait = dialect.sequenceTypes[name] { return sequenceConstruction(trait, call: call, callee: callee, frame) }
    // `typealias Ticks = PublishRelay<Int>`.
    if let target = meaning.typealiasTarget(writtenAt: callee), target != callee {
      switch typeValue(target, frame) {
      case .sequence(let chain): return sequenceConstruction(graph.trait(of: chain), call: call, callee: target, frame)
      case .outside(let ref) where store[ref].type != name:
        return outsideConstruction(store[ref].type, call: call, callee: target, frame)
      default: break
      }
    }
    let arguments = project.child(callee, .genericArguments).map { project.children($0).map { typeValue($0, frame) } }
    // `Array<UILabel>()`, `Array(repeating: UILabel(), count: 3)`.
    if isCollection(name) {
      let repeated = self.arguments(of: call, frame).first { $0.label == Symbol(.repeating) }.map { $0.value(self) }
      if let element = arguments?.last ?? repeated { return store.array(of: element) }
      if let collection = collection(ofElementsOf: self.arguments(of: call, frame).first) { return collection }
    }
    return store.outside(name, site: call, frame: frame, arguments: arguments ?? [])
  }

  /// `Array(feeds.values)`, `Dictionary(uniqueKeysWithValues: names.map { ($0, Feed(name: $0)) })`.
  private func collection(ofElementsOf argument: Argument?) -> Value? {
    guard let argument, case let elements = forced(argument.value(self)), case .array = elements else { return nil }
    if argument.label.isNone, !isPair(element(of: elements)) { return elements }
    guard argument.label.isNone || project.text(argument.label) == "uniqueKeysWithValues" else { return nil }
    return store.array(
      of: each(element(of: elements)) { pair in
        guard case .tuple(let ref) = pair, store[ref].values.count == 2 else { return .lost(argument.place, .none) }
        return forced(store[ref].values[1])
      })
  }

  private func isPair(_ element: Value) -> Bool {
    alternatives(of: element).contains { if case .tuple(let ref) = $0 { store[ref].values.count == 2 } else { false } }
  }

  /// `Binder(self) { … }`, `AnyObserver { event in … }`.
  private func observerConstruction(_ name: Symbol, call: Place, _ frame: FrameID) -> Value? {
    guard let kind = dialect.observerTypes[name] else { return nil }
    let all = arguments(of: call, frame)
    var observer = Observer(kind: kind, hops: kind == .binder, place: call)
    if let handler = all.last(where: { project.kind($0.expression) == .closureExpr }) {
      observer.handler = handler.expression
      observer.frame = frame
    }
    guard kind == .binder else {
      // `AnyObserver(relay)` is the relay, as far as it is sent into.
      if let first = all.first, observer.handler.isNowhere {
        switch first.value(self) {
        case .sequence(let chain): observer.target = chain
        case .observer(let ref): return .observer(ref)
        default: break
        }
      }
      return store.observer(observer)
    }
    if let bound = all.first, case let value = bound.value(self) {
      observer.isUI = isUI(value, at: bound.expression) == .yes
      observer.bindsLibrarys = isOfLibrary(value)
    }
    if let scheduler = all.first(where: { $0.label == .scheduler }) {
      let threads = threads(ofScheduler: scheduler).threads
      observer.hops = threads == .main
      observer.leavesMain = threads == .background
    }
    return store.observer(observer)
  }

  /// `PublishRelay<Int>()`, `ControlEvent(events: …)`.
  func sequenceConstruction(_ trait: SequenceTrait, call: Place, callee: Place, _ frame: FrameID) -> Value {
    let all = arguments(of: call, frame)
    switch trait {
    case _ where trait.isHot:
      let made = FedSource(kind: .relay(trait), declaration: call, site: site(ofInitializer: frame), frame: frame)
      return .sequence(graph.fed(made, trait))
    case .controlEvent, .controlProperty:
      // The type promises main and no errors; a control is cheap to subscribe to again.
      guard let source = all.first, source.label == .events || source.label == .values else {
        return .sequence(typed(trait, at: call))
      }
      return .sequence(seen(chain(source.value(self), at: source.place), as: trait, at: call))
    case .driver, .signal, .infallible:
      guard let source = all.first else { return .sequence(typed(trait, at: call)) }
      return .sequence(seen(chain(source.value(self), at: source.place), as: trait, at: call))
    default: return .sequence(typed(trait, at: call))
    }
  }

  /// `Type(…)` of a type that the project declares.
  func construct(_ type: TypeID, call: Place, callee: Place, _ frame: FrameID) -> Value {
    let declaration = project.declaration(type)
    // The dialect's own sources, or a project's copy of them: the catalogue knows these better than their source shows.
    if let trait = dialect.sequenceTypes[declaration.name], !isShadowed(declaration.name, at: call) {
      return sequenceConstruction(trait, call: call, callee: callee, frame)
    }
    if dialect.observerTypes[declaration.name] != nil, meaning.isObserver(type),
      let value = observerConstruction(declaration.name, call: call, frame)
    {
      return value
    }
    if isInert(type) { return store.object(of: type) }
    var object = ObjectValue(type: type, site: call, frame: frame)
    if let arguments = project.child(callee, .genericArguments) {
      object.generics = zip(declaration.genericParameters, project.children(arguments)).map {
        NamedValue(name: $0.name, value: typeValue($1, frame))
      }
    } else if !declaration.genericParameters.isEmpty {
      object.generics = inferredGenerics(of: type, call: call, frame)
    }
    return store.object(object)
  }

  // MARK: - Where objects are made

  /// Calls that make an object of a type: `Output(…)`, `Screen.Output(…)`, `.init(…)` where the context says so.
  func constructions(of type: TypeID) -> [Place] {
    constructions.answer(to: type, beyond: []) {
      let declaration = project.declaration(type)
      var result = callNames(of: type).flatMap { project.calls(of: $0) }.filter { call in
        project.first(call).map { meaning.type(madeBy: $0) == type } ?? false
      }
      result += (initCalls(making: type) + delegatingCalls(to: type) + associatedCalls(making: type)).sorted()
      result.removeAll { !meaning.counts($0, for: declaration.place) }
      return result
    }
  }

  /// Calls that make an object of a type, and of those below it that have its initialisers, for they have none of their
  /// own but such as call others.
  func constructions(inheriting type: TypeID) -> [Place] {
    heirs(of: type).flatMap(constructions(of:)).sorted()
  }

  /// A type and those below it that have its initialisers.
  private func heirs(of type: TypeID) -> [TypeID] {
    var heirs: [TypeID] = []
    var open = [type]
    while let at = open.popLast(), !heirs.contains(at) {
      heirs.append(at)
      open += subclasses(of: at).filter { ownInitializers(of: $0).isEmpty }
    }
    return heirs
  }

  private func subclasses(of type: TypeID) -> [TypeID] {
    guard project.declaration(type).kind == .class else { return [] }
    return project.inheritors(of: project.declaration(type).name).filter { meaning.superTypes(of: $0).contains(type) }
  }

  /// Those that call no other one of the same type.
  func ownInitializers(of type: TypeID) -> [Place] {
    project.contents(of: type).initializers.filter { !delegates($0, to: .selfExpr) }
  }

  /// Whether an initialiser calls another one of its own type or of the one above.
  private func delegates(_ initializer: Place, to base: NodeKind) -> Bool {
    delegatingCalls(in: initializer.file).contains { call in
      project.isInside(call, initializer)
        && project.first(call).flatMap(project.first).map { project.kind($0) == base } ?? false
    }
  }

  /// The initialisers below one that takes nothing which end by calling it, though none of them says so.
  func initializersCallingSilently(_ initializer: Place) -> [Place] {
    guard let type = project.enclosingType(of: initializer),
      project.parameters(of: initializer).allSatisfy(hasDefault)
    else { return [] }
    return heirs(of: type).flatMap(subclasses).flatMap(ownInitializers).filter { !delegates($0, to: .superExpr) }
  }

  /// A type's name, and those of aliases for it, and for these.
  private func callNames(of type: TypeID) -> [Symbol] {
    _ = project.contents(of: type)
    return project.names(leadingTo: project.declaration(type).name)
  }

  /// Calls `Type.init(…)`, and those of `.init(…)` that the context says make an object of a type. A project has
  /// thousands of the latter: the context is asked only where the labels fit, and of all that begin alike at once.
  private func initCalls(making type: TypeID) -> [Place] {
    beginnings(ofInitializersOf: type).reduce(into: allInitCalls.explicit[type] ?? []) { calls, beginning in
      calls += madeByInit(beginning)[type] ?? []
    }
  }

  /// The calls `.init(…)` that begin in one way, by the type that each makes.
  private func madeByInit(_ beginning: InitCalls.Beginning) -> [TypeID: [Place]] {
    if let known = madeByInitMemo[beginning] { return known }
    return meaning.stack.answer {
      let calls = Set(allInitCalls.implicit[beginning] ?? []).union(initCalls(beginning))
      return calls.reduce(into: [:]) { made, call in
        if let type = typeMade(byInit: call) { made[type, default: []].append(call) }
      }
    } keep: {
      madeByInitMemo[beginning] = $0
    }
  }

  /// `.init(label: …)` as an argument or an element. Of what is handed nothing, or something without a label, a project
  /// has too many to ask where each belongs.
  private func initCalls(_ beginning: InitCalls.Beginning) -> [Place] {
    guard case .label(let label) = beginning, !label.isNone else { return [] }
    return project.files(with: project.word(.initialized, label)).flatMap { file in
      project.calls(of: Symbol(.`init`), in: file).filter { call in
        project.first(call).map { project.kind($0) == .implicitMemberExpr } == true
          && InitCalls.Beginning(arguments(of: call, .none)) == beginning
      }
    }
  }

  private var allInitCalls: InitCalls {
    if let known = initCallsMemo { return known }
    return meaning.stack.answer(findInitCalls) { initCallsMemo = $0 }
  }

  private func findInitCalls() -> InitCalls {
    var result = InitCalls()
    for call in project.calls(of: Symbol(.`init`)) {
      guard let callee = project.first(call) else { continue }
      if project.kind(callee) == .implicitMemberExpr {
        result.implicit[InitCalls.Beginning(arguments(of: call, .none)), default: []].append(call)
      } else if let type = typeMade(byInit: call) {
        result.explicit[type, default: []].append(call)
      }
    }
    return result
  }

  /// How a call of a type's initialisers can begin.
  private func beginnings(ofInitializersOf type: TypeID) -> Set<InitCalls.Beginning> {
    let kind = project.declaration(type).kind
    var result: Set<InitCalls.Beginning> = [.nothing, .closure]
    if kind == .class { result.formUnion(Self.uiKitInitializerLabels.map { .label(Symbol($0)) }) }
    for type in [type] + (kind == .class ? meaning.superTypes(of: type) : []) {
      for initializer in project.contents(of: type).initializers {
        for parameter in project.parameters(of: initializer) {
          result.insert(.label(project.label(parameter)))
          if !hasDefault(parameter) { break }
        }
      }
    }
    if kind == .struct { result.formUnion(project.contents(of: type).members.keys.map { .label($0) }) }
    return result
  }

  /// What the initialisers of UIKit's views and controllers begin with, which their subclasses inherit.
  private static let uiKitInitializerLabels: [KnownName] = [
    .coder, .collectionViewLayout, .frame, .nibName, .rootViewController, .style,
  ]

  func typeMade(byInit call: Place) -> TypeID? {
    guard let callee = project.first(call) else { return nil }
    switch project.kind(callee) {
    case .memberExpr: return project.first(callee).flatMap { meaning.type(madeBy: $0) }
    case .implicitMemberExpr: return contextualObject(of: call)
    default: return nil
    }
  }

  /// The type in sight that an expression's surroundings give it.
  func contextualObject(of expression: Place) -> TypeID? {
    contextualTypes.answer(to: expression, beyond: nil) {
      guard case .object(let ref)? = contextualType(of: expression).map({ typeValue($0) }) else { return nil }
      return store[ref].type
    }
  }

  /// `self.init(…)` in a type, `super.init(…)` in its subclasses. Nearly every class of UIKit's has one: only the files
  /// of these few types are looked at.
  private func delegatingCalls(to type: TypeID) -> [Place] {
    let declaration = project.declaration(type)
    var files = project.contents(of: type).files
    if declaration.kind != .struct, declaration.kind != .enum {
      for subtype in project.inheritors(of: declaration.name) { files.formUnion(project.contents(of: subtype).files) }
    }
    return files.sorted().flatMap(delegatingCalls(in:)).filter { call in
      let isOwn = project.first(call).flatMap(project.first).map { project.kind($0) } == .selfExpr
      guard let around = project.enclosingType(of: call) else { return false }
      return isOwn ? around == type : meaning.superTypes(of: around).contains(type)
    }
  }

  /// `self.init(…)` and `super.init(…)` of a file.
  private func delegatingCalls(in file: Int32) -> [Place] {
    if let known = delegatingCallsMemo[file] { return known }
    let calls = project.calls(of: Symbol(.`init`), in: file).filter { call in
      guard let base = project.first(call).flatMap(project.first) else { return false }
      return [.selfExpr, .superExpr].contains(project.kind(base))
    }
    delegatingCallsMemo[file] = calls
    return calls
  }
}

/// The calls of `init` in a project.
struct InitCalls {
  /// `Type.init(…)`, by the type.
  var explicit: [TypeID: [Place]] = [:]
  /// `.init(…)`, by what it begins with.
  var implicit: [Beginning: [Place]] = [:]

  enum Beginning: Hashable {
    case nothing
    /// A trailing closure.
    case closure
    /// None for an argument without one.
    case label(Symbol)

    init(_ arguments: [Argument]) {
      guard let first = arguments.first else {
        self = .nothing
        return
      }
      self = first.isTrailing ? .closure : .label(first.label)
    }
  }
}
